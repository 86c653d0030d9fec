"""Contracts, invoices and letters, drawn as pages with what they say, in a catalog of their own."""

from __future__ import annotations

import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from localmind_desktop.core.insight.apart import About, inspect
from localmind_desktop.core.model import Block, BlockKind, Box, Document, Line, PageRead, State
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.inspections import RULES
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import terms

_LETTERS = 86  # of a line
PAPERS: Mapping[str, str] = tomllib.loads(Path(__file__).with_name("papers.toml").read_text("utf-8"))


def page_of(text: str) -> PageRead:
    """The lines below each other, paragraphs wrapped."""
    blocks: list[Block] = []
    top, sizes = 60.0, {True: 14.0, False: 11.0}
    for paragraph in text.splitlines():
        is_heading = paragraph.startswith("# ")
        lines = []
        for line in textwrap.wrap(paragraph.removeprefix("# "), _LETTERS):
            lines.append(Line(line, Box(60.0, top, 60.0 + 5.2 * len(line), top + sizes[is_heading])))
            top += sizes[is_heading] + 2
        top += 6
        kind = BlockKind.HEADING if is_heading else BlockKind.PARAGRAPH
        blocks.append(Block(kind, tuple(lines), 1 if is_heading else 0))
    return PageRead(1, 595.0, 842.0, blocks=tuple(blocks))


def add(catalog: Catalog, name: str, text: str, collection: str = DEFAULT_COLLECTION, *, known: bool = True) -> str:
    """Store a paper as it is after it was read; with what is found out about it, if ``known``."""
    page, title = page_of(text), text.splitlines()[0].removeprefix("# ")
    count = len(catalog.documents())
    document = Document(name, name, collection, State.READY, None, name, 0, 1, 0, 0, 1, 0, float(count), name)
    catalog.add_document(document)
    catalog.add_pages(name, [page])
    catalog.replace_content(document, title, [], [], dict.fromkeys(terms(text), (1, False)))
    if known:
        catalog.inspections.keep(name, RULES, inspect(catalog.reading(name), About(title), CancelToken()))
    return name


def filled(folder: Path, names: Iterable[str] = tuple(PAPERS)) -> Iterator[Catalog]:
    """A catalog with papers."""
    catalog = Catalog(folder / "catalog.sqlite")
    for name in names:
        add(catalog, name, PAPERS[name])
    yield catalog
    catalog.close()
