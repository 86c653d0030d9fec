"""The composition root: reads the command line, builds the parts, hands them to each other, runs the window."""

from __future__ import annotations

import argparse
import faulthandler
import gc
import logging
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from localmind_desktop import __version__
from localmind_desktop.assets import resources
from localmind_desktop.core.children.connector import fenced_guard
from localmind_desktop.core.handover import hand_over
from localmind_desktop.core.paths import (
    default_library,
    default_log_folder,
    default_settings_file,
    use_own_temporary_folder,
)
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.settings import load as load_settings
from localmind_desktop.core.system.heaps import keep_few_heaps
from localmind_desktop.core.system.network import NetworkGuard

log = logging.getLogger(__name__)

LOG_BYTES = 1_000_000
SWITCH_SECONDS = 0.001
"""How long a lane may hold Python's lock while the window waits for it; the interpreter's default is 0.005."""


@dataclass(frozen=True, slots=True)
class Start:
    """What the command line asks for."""

    library: Path | None
    settings: Path
    demo: bool
    files: tuple[Path, ...]


def main(arguments: Sequence[str]) -> int:
    """Run the window until it is closed; the demonstration where there is no display. Returns the exit code."""
    gc.disable()  # what is imported and built now lives on; the window's collector takes over
    start = parse(arguments)
    if start.demo and "QT_QPA_PLATFORM" not in os.environ:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    write_log(default_log_folder())
    keep_few_heaps()
    results = Path(tempfile.mkdtemp(prefix="localmind-demo-")) if start.demo else None
    use_own_temporary_folder()
    sys.setswitchinterval(SWITCH_SECONDS)
    guard = guarded()
    try:
        return run_window(start, guard) if results is None else run_demo(start, guard, results)
    finally:
        guard.close()


def guarded() -> NetworkGuard:
    """The guard over this process, which gives its network sockets up, unless its window is on another computer."""
    if display_is_elsewhere(os.environ.get("DISPLAY", "")):
        guard = NetworkGuard()
        guard.install()
        return guard
    return fenced_guard()


def display_is_elsewhere(display: str) -> bool:
    """Whether X11's display ``display`` is reached over the network, as ``ssh -X`` has it."""
    host = display.rpartition(":")[0]
    return bool(host) and host != "unix" and not host.startswith("/") and not os.environ.get("WAYLAND_DISPLAY")


def parse(arguments: Sequence[str]) -> Start:
    parser = argparse.ArgumentParser("localmind_desktop", description="The window of LocalMind.")
    parser.add_argument("--library", type=Path, metavar="DIR", help="the library's folder; made when missing")
    parser.add_argument("--settings", type=Path, metavar="FILE", default=default_settings_file())
    parser.add_argument("--demo", action="store_true", help="show what it does with the sample documents, then end")
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("files", type=Path, nargs="*", help="documents and folders to take in")
    given = parser.parse_args(arguments)
    return Start(given.library, given.settings, given.demo or not has_display(), tuple(given.files))


def has_display() -> bool:
    """Whether a window can be seen. A Qt platform that was chosen by hand counts as one."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run_window(start: Start, guard: NetworkGuard) -> int:
    from localmind_desktop.bridge.collector import Collector
    from localmind_desktop.ui.settings.unreadable import say_unreadable
    from localmind_desktop.ui.starting import make_application, make_window

    unreadable: list[Path] = []
    settings = load_settings(start.settings, unreadable.append)
    folder = start.library or library_folder(settings)
    if hand_over(folder, start.files):
        return 0
    application = make_application(resources(), settings.appearance.language)
    window = make_window(resources(), settings, start.settings, guard=guard)
    collector = Collector(lambda: window.busy, application)
    window.library_opened.connect(collector.settle)
    for ending in (signal.SIGINT, signal.SIGTERM):  # Ctrl+C, and the end of the session
        signal.signal(ending, lambda number, frame: window.close())
    window.memory.recall()
    window.show()
    window.open_library(folder)
    say_unreadable(window.notice, unreadable)
    window.library.add_paths(start.files)
    code = application.exec()
    collector.close()
    return code


def run_demo(start: Start, guard: NetworkGuard, results: Path) -> int:
    from localmind_desktop.bridge.collector import Collector
    from localmind_desktop.ui.demo import Demo
    from localmind_desktop.ui.starting import make_application, make_window

    library = start.library or results / "library"
    settings = load_settings(start.settings)
    application = make_application(resources(), settings.appearance.language)
    window = make_window(resources(), settings, results / "settings.json", guard=guard)
    collector = Collector(lambda: window.busy, application)
    demo = Demo(window, resources() / "samples", results)
    window.show()
    window.open_library(library)
    application.exec()
    collector.close()
    if start.library is None:
        shutil.rmtree(library, ignore_errors=True)
    return demo.code


def library_folder(settings: Settings) -> Path:
    return Path(settings.library) if settings.library else default_library()


def write_log(folder: Path) -> None:
    """Keep a log of what went wrong, in ``folder``; on standard error where that cannot be written.

    What every thread was doing when the process crashes goes into ``crash.log``: names of functions, no values.
    """
    target: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = RotatingFileHandler(folder / "window.log", maxBytes=LOG_BYTES, backupCount=2, encoding="utf-8")
        faulthandler.enable((folder / "crash.log").open("a"))
    except OSError:
        target = logging.StreamHandler()
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, format=form, handlers=[target])
    sys.excepthook = log_bug


def log_bug(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An exception that nobody expected: logged, and the window goes on."""
    log.critical("a bug", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)
