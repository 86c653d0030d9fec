"""How fast, and how well, pages that are pictures are read, beside Tesseract alone on the same pictures.

    python -m tests.benchmarks.recognition [FILE.pdf…]

Without files, pages are drawn at several resolutions, turned and with grain. Files are taken as pictures at 200 dpi and
should have a text layer, by which words are counted as right. The times of processors are those of all processes.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pymupdf

from localmind_desktop.core.children.reader import read_document
from localmind_desktop.core.model import PageRead
from localmind_desktop.core.page_text import words_of
from localmind_desktop.core.settings import Limits, Recognition
from localmind_desktop.core.task import CancelToken
from tests.core.parsing.test_ocr import LIMIT_ROWS, PROSE, grey, scanned
from tests.drawing import Drawing, Style, paragraph, table, text

_LANGUAGE = "eng"
_TURNED, _GRAIN = (0.0, 1.3, -3.0), (0.0, 18.0)
_ONE_THREAD = {"OMP_THREAD_LIMIT": "1"}  # with more, its threads mostly wait for each other
_MOST_PAGES = 4  # of a file


class Scan(NamedTuple):
    """A PDF that is a picture, the picture, and the words on it."""

    document: Path
    picture: Path
    words: Counter[str]


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        scans = list(_scans(Path(folder), names))
        whole = _joined(Path(folder) / "all.pdf", scans)
        alone = _timed("Tesseract alone, page after page", lambda: [_alone(scan) for scan in scans])
        beside = _timed("Tesseract alone, two pages at once", lambda: _two_at_once(scans))
        found: list[PageRead] = []
        ours = _timed("LocalMind", lambda: found.extend(_read(whole)))
    print(f"ratio: {ours[0] / alone[0]:.2f}; beside two at once: {ours[0] / beside[0]:.2f}", end="; ")
    print(f"of processor time: {ours[1] / alone[1]:.2f}")
    wanted = sum((scan.words for scan in scans), Counter[str]())
    words = Counter(word.text for word in words_of(found))
    print(f"words right: {(wanted & words).total()} of {wanted.total()}; others: {(words - wanted).total()}")


def _scans(folder: Path, names: list[str]) -> Iterator[Scan]:
    for page, dpi, angle, grain in _pages(names):
        name = folder / f"{len(list(folder.iterdir()))}"
        pixmap = grey(page, dpi, angle, grain)
        pixmap.set_dpi(dpi, dpi)
        pixmap.save(name.with_suffix(".png"))
        document = scanned(name.with_suffix(".pdf"), pixmap, dpi=dpi)
        yield Scan(document, name.with_suffix(".png"), Counter(word[4] for word in page.get_text("words")))


def _pages(names: list[str]) -> Iterator[tuple[pymupdf.Page, int, float, float]]:
    for name in names:
        yield from ((page, 200, 0.0, 0.0) for page in list(pymupdf.open(name))[:_MOST_PAGES])
    if not names:
        drawing = Drawing()
        page = drawing.page(595, 842)
        text(page, 72, 80, "Starting the pump", 18, "hebo")
        paragraph(page, 72, 100, 450, PROSE * 3, 11)
        style = Style(header_rows=2, header_fill=True, bold_header=True, size=10)
        table(page, 72, 310, [90, 90, 90, 130], LIMIT_ROWS, style)
        paragraph(page, 72, 500, 450, PROSE * 2, 9)
        yield from ((page, dpi, angle, grain) for dpi in (150, 200, 300) for angle in _TURNED for grain in _GRAIN)


def _joined(path: Path, scans: list[Scan]) -> Path:
    with pymupdf.open() as whole:
        for scan in scans:
            with pymupdf.open(scan.document) as document:
                whole.insert_pdf(document)
        whole.save(path)
    return path


def _alone(scan: Scan) -> None:
    command = ["tesseract", str(scan.picture), "stdout", "-l", _LANGUAGE]
    subprocess.run(command, env=os.environ | _ONE_THREAD, capture_output=True, check=True)


def _two_at_once(scans: list[Scan]) -> None:
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(_alone, scans))


def _read(path: Path) -> list[PageRead]:
    events = read_document(path, Limits(), CancelToken(), recognition=Recognition(_LANGUAGE))
    return [event for event in events if isinstance(event, PageRead)]


def _timed(name: str, work: Callable[[], object]) -> tuple[float, float]:
    """Seconds by the clock, and of processors."""
    began, used = time.perf_counter(), _processors()
    work()
    seconds, processors = time.perf_counter() - began, _processors() - used
    print(f"{name}: {seconds:.1f} s, {processors:.1f} s of processors", flush=True)
    return seconds, processors


def _processors() -> float:
    return sum(
        each.ru_utime + each.ru_stime
        for each in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


if __name__ == "__main__":
    main(sys.argv[1:])
