"""The program Tesseract, which recognises text in pictures: found where it is installed, run once per picture.

It runs within the fence of the child that starts it, gets the picture through a pipe and writes no file.
"""

from __future__ import annotations

import contextlib
import enum
import logging
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

log = logging.getLogger(__name__)

_ANSWER_SECONDS = 20.0  # for a question about itself, on a slow disk
_PACK = re.compile(r"[A-Za-z][\w/-]*")
_ONE_THREAD = {"OMP_THREAD_LIMIT": "1"}  # its threads mostly wait for each other
_ON_WINDOWS = "Tesseract-OCR/tesseract.exe"  # below the folder of programs: the installer does not add it to the path
_NO_WINDOW = 0x08000000  # CREATE_NO_WINDOW


class Layout(enum.StrEnum):
    """What the program expects in a picture: its page segmentation modes."""

    PAGE = "3"
    BLOCK = "6"
    SPARSE = "11"


@dataclass(frozen=True, slots=True)
class Tesseract:
    """The installed program and the language packs that it finds."""

    program: str
    packs: frozenset[str]

    def start(self, picture: bytes, packs: str, dpi: int, layout: Layout, seconds: float) -> Recognition:
        """Begin to recognise a picture in Netpbm's format, by packs joined with "+".

        It ends after ``seconds`` of work even where nobody waits for it any more.
        """
        return self._started(picture, packs, dpi, ("--psm", layout, "hocr"), seconds)

    def quarter_turns(self, picture: bytes, dpi: int, seconds: float) -> int:
        """How often the picture is to be turned clockwise by 90 degrees to stand upright; 0 where that is not seen."""
        if "osd" not in self.packs:
            return 0
        found = self._started(picture, "osd", dpi, ("--psm", "0"), seconds).result(seconds)
        turn = re.search(rb"Rotate: (\d+)", found)
        return int(turn[1]) // 90 % 4 if turn else 0

    def _started(self, picture: bytes, packs: str, dpi: int, mode: tuple[str, ...], seconds: float) -> Recognition:
        try:
            running = subprocess.Popen(
                [self.program, "stdin", "stdout", "-l", packs, "--dpi", str(dpi), *mode],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=os.environ | _ONE_THREAD,
                creationflags=_flags(),
            )
        except OSError as error:
            log.warning("Tesseract could not be started: %s", error.strerror)
            return Recognition(None)
        _limit_time(running.pid, seconds)
        assert running.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended, which its empty result says
            running.stdin.write(picture)
        with contextlib.suppress(BrokenPipeError):
            running.stdin.close()
        running.stdin = None
        return Recognition(running)


class Recognition:
    """One picture that is being recognised; nothing comes of one for which the program could not be started."""

    def __init__(self, running: subprocess.Popen[bytes] | None) -> None:
        self._running = running

    def result(self, seconds: float) -> bytes:
        """What the program wrote; nothing where it failed or took longer than that."""
        if self._running is None:
            return b""
        try:
            found, _ = self._running.communicate(timeout=max(0.0, seconds))
        except subprocess.TimeoutExpired:
            log.warning("text recognition took too long")
            self.end()
            return b""
        return found if self._running.returncode == 0 else b""

    def end(self) -> None:
        """Stop it; nothing happens where it has ended."""
        if self._running is not None and self._running.returncode is None:
            self._running.kill()
            self._running.communicate()


def find_tesseract() -> Tesseract | None:
    """The program, where it is installed and runs."""
    program = shutil.which("tesseract") or _in_known_place()
    if program is None:
        return None
    try:
        asked = subprocess.run(
            [program, "--list-langs"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # where older ones write the list
            timeout=_ANSWER_SECONDS,
            check=True,
            creationflags=_flags(),
        )
    except (OSError, subprocess.SubprocessError) as error:
        log.warning("Tesseract is installed, but does not run: %s", type(error).__name__)
        return None
    lines = asked.stdout.decode("utf-8", "replace").splitlines()
    return Tesseract(program, frozenset(line for line in map(str.strip, lines) if _PACK.fullmatch(line)))


def _in_known_place() -> str | None:
    programs = os.environ.get("PROGRAMFILES")
    place = Path(programs, _ON_WINDOWS) if programs and sys.platform == "win32" else None
    return str(place) if place is not None and place.is_file() else None


def _flags() -> int:
    return _NO_WINDOW if sys.platform == "win32" else 0


def _limit_time(pid: int, seconds: float) -> None:
    """End the program after that time of work even where the child that started it was killed."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):
            limit = int(seconds) + 1
            resource.prlimit(pid, resource.RLIMIT_CPU, (limit, limit))
