"""Documents drawn at random, written in several formats and read again: every cell, heading, item, and their order."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.formats.open_document import sheet as open_sheet
from localmind_desktop.core.parsing.formats.sheets import workbook
from localmind_desktop.core.parsing.formats.web import markdown, page
from tests.core.parsing.formats.drawn import some_cells, some_text
from tests.core.parsing.formats.drawn_documents import (
    as_html,
    as_markdown,
    as_open_sheet,
    as_workbook,
    assert_set_whole,
    sheet_cells,
    some_document,
    told,
)

SEEDS = range(12)


def tables_of(content: list[Content]) -> list[FlowTable]:
    return [item for item in content if isinstance(item, FlowTable)]


def drawn_page(random: Random) -> tuple[list[Content], list[Content], dict[int, FlowTable]]:
    """A document, the same with the tables that stand in cells of others after these, and which stand where."""
    content = some_document(random)
    inner: dict[int, FlowTable] = {}
    whole: list[Content] = []
    for number, item in enumerate(content):
        if isinstance(item, FlowTable):
            item = FlowTable(item.cells, 1, some_text(random, 3) if random.random() < 0.5 else "")
            content[number] = item
        whole.append(item)
        if isinstance(item, FlowTable) and random.random() < 0.4:
            inner[number] = FlowTable(tuple(some_cells(random)), 1)
            whole.append(inner[number])
    return content, whole, inner


@pytest.mark.parametrize("seed", SEEDS)
def test_a_web_page_keeps_all_in_its_order(seed: int, tmp_path: Path) -> None:
    content, whole, inner = drawn_page(Random(seed))
    path = tmp_path / "drawn"
    path.write_text(as_html(content, inner), "utf-8")
    assert told(page.read(path).content) == told(whole)
    assert_set_whole(path, Kind.HTML, tables_of(whole))


@pytest.mark.parametrize("seed", SEEDS)
def test_markdown_keeps_all_in_its_order(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    content = [item for item in some_document(random) if not _is_item(item)]
    simple = [FlowCell(some_text(random), row, column) for row in range(4) for column in range(3)]
    content.append(FlowTable(tuple(simple), 1))
    path = tmp_path / "drawn"
    path.write_text(as_markdown(content), "utf-8")
    assert told(markdown.read(path).content) == told(content)
    assert_set_whole(path, Kind.MARKDOWN, tables_of(content))


def _is_item(item: Content) -> bool:
    return isinstance(item, FlowText) and item.kind is BlockKind.LIST


@pytest.mark.parametrize("seed", SEEDS)
def test_a_workbook_keeps_all_cells(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    drawn = [FlowTable(tuple(sheet_cells(random))) for _ in range(random.randint(1, 3))]
    path = tmp_path / "drawn"
    as_workbook(drawn, path)
    assert told(workbook.read(path).content) == told(_on_sheets(drawn))
    assert_set_whole(path, Kind.WORKBOOK, drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_document_sheet_keeps_all_cells(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    drawn = [FlowTable(tuple(sheet_cells(random))) for _ in range(random.randint(1, 3))]
    path = tmp_path / "drawn"
    as_open_sheet(drawn, path)
    assert told(open_sheet.read(path).content) == told(_on_sheets(drawn))
    assert_set_whole(path, Kind.OPEN_SHEET, drawn)


def _on_sheets(tables: list[FlowTable]) -> list[Content]:
    headings = [FlowText(f"Sheet {number}", BlockKind.HEADING, 1) for number in range(1, len(tables) + 1)]
    return [item for pair in zip(headings, tables, strict=True) for item in pair]
