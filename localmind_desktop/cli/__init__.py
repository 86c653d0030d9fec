"""The other face of the core: `localmind` on the command line. Runs without PySide6.

With ``--json`` standard output holds one JSON object per line and nothing else; progress and messages go to standard
error. Exit code 0: all done; 1: something was refused or failed; 2: wrong usage.

Every child process imports this module too, as it is what was started: what is large is imported inside functions.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from localmind_desktop.cli.parts import FAILED
from localmind_desktop.cli.usage import parser
from localmind_desktop.core import KnownError, NetworkGuard
from localmind_desktop.core.children.connector import fenced_guard
from localmind_desktop.core.paths import use_own_temporary_folder
from localmind_desktop.core.system.heaps import keep_few_heaps


def start() -> int:
    """Entry point of ``localmind``: without network sockets, where the system can hold it to that."""
    freeze_support()
    keep_few_heaps()
    use_own_temporary_folder()
    guard = fenced_guard()
    try:
        return main(guard=guard)
    finally:
        guard.close()


def main(arguments: Sequence[str] | None = None, guard: NetworkGuard | None = None) -> int:
    """Do what ``arguments`` say; ``guard`` leads to the model server. Returns the exit code."""
    options = parser().parse_args(arguments)
    options.guard = guard or NetworkGuard()
    for stream in (sys.stdout, sys.stderr):  # whatever the terminal's alphabet, a document's text can be printed
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if options.json else None, errors="backslashreplace")
    try:
        exit_code: int = options.run(options)
        sys.stdout.flush()
    except KnownError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # whoever reads has gone: nothing more is to be said, at the end of Python neither
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return exit_code
