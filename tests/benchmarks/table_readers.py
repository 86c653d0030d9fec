"""What the benchmark of tables compares: our reader, its slow path, three libraries, and the floor."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pymupdf

from localmind_desktop.core.model import BlockKind, PageRead, SecondLook, Table
from localmind_desktop.core.parsing.check.pdf_layout import SecondReading
from localmind_desktop.core.parsing.check.second_look import is_doubtful
from localmind_desktop.core.parsing.pdf import read_pdf
from localmind_desktop.core.parsing.stitch.joining import join_fragments

Cells = list[list[str | None]]  # None: a position that a merged cell covers
ALL = 10**6


@dataclass(frozen=True)
class Found:
    """A table as somebody read it; ``name`` only from who gives one."""

    headers: list[str | None]
    rows: Cells
    name: str | None = None


@dataclass
class Ours:
    """Our reading of a document: its pages, tables, and what the slow path took and gave; processor's seconds."""

    pages: list[PageRead]
    seconds: float
    slow_seconds: float = 0.0
    doubtful: int = 0
    improved: int = 0
    tables: tuple[Table, ...] = field(default=())


def fast(path: Path) -> Ours:
    """The fast reading alone."""
    started = time.process_time()
    pages = [item for item in read_pdf(path) if isinstance(item, PageRead)]
    tables = join_fragments(pages)
    return Ours(pages, time.process_time() - started, tables=tables)


def ours(path: Path) -> Ours:
    """The fast reading, then the slow one of its doubtful pages, in this process; the model is loaded before."""
    result = fast(path)
    pages = result.pages
    if any(map(is_doubtful, pages)):
        started = time.process_time()
        result.pages = _looked_again(path, pages)
        result.slow_seconds = time.process_time() - started
        result.tables = join_fragments(result.pages)
        result.doubtful = sum(map(is_doubtful, pages))
        result.improved = sum(page.second_look is SecondLook.BETTER for page in result.pages)
    return result


def _looked_again(path: Path, pages: list[PageRead]) -> list[PageRead]:
    reading, section, result = SecondReading(path), "", []
    for page in pages:
        better = reading.page(page.number, section) if is_doubtful(page) else None
        result.append(replace(better, second_look=SecondLook.BETTER) if better else page)
        headings = [block.text for block in page.blocks if block.kind is BlockKind.HEADING]
        section = " ".join(headings[-1].split()) if headings else section
    reading.close()
    return result


def by_find_tables(path: Path, pages: int = ALL) -> list[Found]:
    found = []
    with pymupdf.open(path) as document:
        for number in range(min(pages, document.page_count)):
            page = document[number]  # tables hold their page only weakly
            for one in page.find_tables().tables:
                rows = one.extract()
                headers = list(one.header.names)
                found.append(Found(headers, rows if one.header.external else rows[1:]))
    return found


def by_pymupdf4llm(path: Path, pages: int = ALL) -> list[Found]:
    import pymupdf4llm

    with pymupdf.open(path) as document:
        numbers = list(range(min(pages, document.page_count)))
        read = json.loads(pymupdf4llm.to_json(document, pages=numbers, use_ocr=False))
    boxes = [box for page in read["pages"] for box in page["boxes"] if box["boxclass"] == "table"]
    extracts = [box["table"]["extract"] for box in boxes if box.get("table")]
    return [Found(rows[0], rows[1:]) for rows in extracts if rows]


def by_pdfplumber(path: Path, pages: int = ALL) -> list[Found]:
    import pdfplumber

    with pdfplumber.open(path) as document:
        extracts = [rows for page in document.pages[:pages] for rows in page.extract_tables()]
    return [Found(rows[0], rows[1:]) for rows in extracts if rows]


def floor(path: Path, pages: int = ALL) -> None:
    """The words and drawings of each page, and nothing made of them."""
    with pymupdf.open(path) as document:
        for number in range(min(pages, document.page_count)):
            page = document[number]
            page.get_text("words")
            page.get_cdrawings()


LIBRARIES: dict[str, Callable[[Path, int], list[Found]]] = {
    "find_tables": by_find_tables,
    "pymupdf4llm": by_pymupdf4llm,
    "pdfplumber": by_pdfplumber,
}
