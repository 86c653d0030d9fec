"""A library on a disk that can little: no links, no rights, no flushing of folders, coarse times, perhaps no locks.

``python -m tests.faults.poor_disk STEP ...`` is what the tests run below such a disk, which a small library in C put
before the program plays (``poor_disk.c``): ``back-up LIBRARY BACKUP``, ``restore BACKUP LIBRARY``, ``open LIBRARY``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.core import CancelToken, result_of
from localmind_desktop.core.backup import restore
from tests.faults.session import open_library

SOURCE = Path(__file__).with_suffix(".c")


def compiled(folder: Path) -> Path:
    """The library to be put before a program. Raises `OSError` or `CalledProcessError` where there is no compiler."""
    library = folder / "poor_disk.so"
    command = ["cc", "-shared", "-fPIC", "-Wall", "-Werror", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True, capture_output=True)
    return library


def run_on(disk: Path, program: Path, module: str, *arguments: object, locks: bool = True) -> str:
    """What a module says that runs with ``disk`` as a poor disk."""
    disk.mkdir(exist_ok=True)
    environment = os.environ | {"LD_PRELOAD": str(program), "POOR_DISK": str(disk)}
    environment |= {} if locks else {"POOR_LOCKS": "none"}
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def main(step: str, places: Sequence[Path]) -> None:
    if step == "restore":
        result_of(restore(places[0], places[1], CancelToken()))
    else:
        library = open_library(places[0])
        if step == "back-up":
            result_of(library.upkeep.back_up(places[1], CancelToken()))
        library.close()


if __name__ == "__main__":
    main(sys.argv[1], [Path(place) for place in sys.argv[2:]])
