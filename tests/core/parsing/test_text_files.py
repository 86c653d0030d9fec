"""Plain text files: their letters, pages, headings and tables, and the picture that is drawn of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.errors import NothingToRead, Unsupported
from localmind_desktop.core.model import BlockKind, Kind, Opened, PageRead, Table
from localmind_desktop.core.parsing import kind_of, read_tables
from localmind_desktop.core.parsing.plain.page import LINES_PER_PAGE, columns
from localmind_desktop.core.parsing.plain.reading import decoded, open_text, read_text
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from localmind_desktop.core.settings import Limits

PLANT = """\
Plant log
=========

The pump was serviced on 3 May.

1 Settings

Table 3: Limits of the pump

Name          Unit   Min    Max
-------------------------------
Pressure      bar    0.5    16
Temperature   °C     -10    85
Flow          m3/h   0      120

That is all."""


def pages(path: Path) -> list[PageRead]:
    return [event for event in read_text(path) if isinstance(event, PageRead)]


def tables(path: Path) -> tuple[Table, ...]:
    return join_fragments(pages(path))


def written(folder: Path, text: str, name: str = "plant.txt", encoding: str = "utf-8") -> Path:
    path = folder / name
    path.write_bytes(text.encode(encoding))
    return path


def test_blocks_and_the_table_between_them(tmp_path: Path) -> None:
    path = written(tmp_path, PLANT)
    (page,) = pages(path)
    assert [(block.kind, block.text) for block in page.blocks] == [
        (BlockKind.HEADING, "Plant log"),
        (BlockKind.PARAGRAPH, "The pump was serviced on 3 May."),
        (BlockKind.HEADING, "1 Settings"),
        (BlockKind.CAPTION, "Table 3: Limits of the pump"),
        (BlockKind.PARAGRAPH, "That is all."),
        (BlockKind.FURNITURE, "========="),
    ]
    (table,) = tables(path)
    assert (table.name, table.section, table.number) == ("Table 3: Limits of the pump", "1 Settings", "3")
    assert table.headers == ("Name", "Unit", "Min", "Max")
    assert [row.texts for row in table.rows][1] == ("Temperature", "°C", "-10", "85")


def test_a_table_goes_on_over_pages(tmp_path: Path) -> None:
    rows = [f"R{n:03},r/w,0x{n:02X}" for n in range(3 * LINES_PER_PAGE)]
    path = written(tmp_path, "\n".join(["r,a,d", *rows]), "registers.txt")
    (table,) = tables(path)
    assert [",".join(row.texts) for row in table.rows] == rows
    assert table.pages == (1, 2, 3, 4)
    assert table.rows[-1].place.page == 4


def test_long_lines_are_broken_and_nothing_is_lost(tmp_path: Path) -> None:
    text = " ".join(f"word{n}" for n in range(2_000))
    path = written(tmp_path, text)
    read = " ".join(block.text for page in pages(path) for block in page.blocks)
    assert read.split() == text.split()
    assert all(columns(line.text) <= 100 for page in open_text(path).pages for line in page.lines)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_letters_of_western_files(encoding: str) -> None:
    assert decoded("Prüfgröße für Öl: 5 µm – déjà".encode(encoding)) == "Prüfgröße für Öl: 5 µm – déjà"


def test_letters_of_chinese_files() -> None:
    assert decoded("最大电流为 5 mA，最小值未规定。".encode("gb18030")) == "最大电流为 5 mA，最小值未规定。"


def test_the_kind_is_decided_by_content_and_name(tmp_path: Path) -> None:
    assert kind_of(written(tmp_path, PLANT)) is Kind.TEXT
    assert kind_of(written(tmp_path, "%PDF-1.7", "report.txt")) is Kind.PDF
    copy = written(tmp_path, PLANT, "0a1b2c")
    assert kind_of(copy, "plant.CSV") is Kind.CSV
    assert kind_of(copy) is Kind.TEXT
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\x7fELF\0\0\0")
    with pytest.raises(Unsupported, match="Programs"):
        kind_of(binary)


def test_an_empty_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(NothingToRead):
        list(read_text(written(tmp_path, " \n\n")))


def test_the_reader_child_reads_text_too(tmp_path: Path) -> None:
    (table,) = read_tables(written(tmp_path, PLANT), Limits())
    assert table.headers == ("Name", "Unit", "Min", "Max")


def test_pages_that_were_read_before_are_passed_over(tmp_path: Path) -> None:
    path = written(tmp_path, "\n".join(f"line {n}" for n in range(3 * LINES_PER_PAGE)))
    events = list(read_text(path, frozenset({1, 3})))
    assert [event.number for event in events if isinstance(event, PageRead)] == [2]
    assert events[0] == Opened(3)


def test_the_picture_shows_each_cell_where_it_was_read(tmp_path: Path) -> None:
    path = written(tmp_path, PLANT.replace("bar", "巴"))
    (table,) = tables(path)
    renderer = PageRenderer(tmp_path)
    try:
        image = renderer.render(path, "d", 1, 2.0, Kind.TEXT)
        assert renderer.page_sizes(path, Kind.TEXT) == [(595.0, 840.0)]
    finally:
        renderer.close()
    inked = {cell.text for row in table.rows for cell in row.cells if cell.box and _is_inked(image, cell.box)}
    assert inked == {cell.text for row in table.rows for cell in row.cells}
    assert not _is_inked(image, (300.0, 500.0, 500.0, 800.0))


def _is_inked(image: object, box: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = (round(side * 2) for side in box)
    stride, pixels = image.stride, image.pixels  # type: ignore[attr-defined]
    return any(min(pixels[y * stride + 3 * left : y * stride + 3 * right]) < 128 for y in range(top, bottom))
