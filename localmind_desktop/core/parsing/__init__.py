"""Readers: from a file to pages, blocks and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from localmind_desktop.core.children.reader import read_document
from localmind_desktop.core.children.second_reader import look_again
from localmind_desktop.core.model import BlockKind, Kind, PageRead, SecondLook, Table
from localmind_desktop.core.parsing.check.second_look import is_doubtful
from localmind_desktop.core.parsing.containers import is_container
from localmind_desktop.core.parsing.formats.reading import is_flowing
from localmind_desktop.core.parsing.kinds import kind_of, misnamed
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import CancelToken

READER = "19"  # to be raised with every change that reads pages differently

__all__ = [
    "READER",
    "is_container",
    "is_flowing",
    "join_fragments",
    "kind_of",
    "misnamed",
    "read_again",
    "read_document",
    "read_tables",
]


def read_tables(path: Path, limits: Limits) -> tuple[Table, ...]:
    """All tables of a file, read in children of their own. Raises `DocumentError`."""
    cancel = CancelToken()
    reading = read_document(path, limits, cancel, kind=kind_of(path))
    pages = [item for item in reading if isinstance(item, PageRead)]
    again = {page.number: page for page in read_again(path, pages, limits, cancel)}
    return join_fragments(again.get(page.number, page) for page in pages)


def is_worth_second_look(page: PageRead) -> bool:
    """Whether `read_again` would look at a page of a PDF."""
    return page.second_look is SecondLook.NOT_TAKEN and is_doubtful(page)


def read_again(
    path: Path,
    pages: Iterable[PageRead],
    limits: Limits,
    cancel: CancelToken,
    name: str = "",
    password: str = "",
) -> Iterator[PageRead]:
    """Yield the pages of a PDF that were worth a second look, with what came of it in ``second_look``.

    ``pages`` are all pages in order, ``name`` is what the file was called. Where the slow reading is no better, or does
    not end, the first one stays. Raises `Cancelled`, and `DocumentError` when the file is gone.
    """
    section = ""
    sections: dict[int, str] = {}
    doubtful: dict[int, PageRead] = {}
    for page in pages:
        if is_worth_second_look(page):
            sections[page.number], doubtful[page.number] = section, page
        headings = [block.text for block in page.blocks if block.kind is BlockKind.HEADING]
        section = " ".join(headings[-1].split()) if headings else section
    if not sections or kind_of(path, name) is not Kind.PDF:
        return
    for looked in look_again(path, sections, limits, cancel, password):
        yield replace(looked.page or doubtful[looked.number], second_look=looked.result)
