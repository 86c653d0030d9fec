"""The map of a document's pages (I17), on what the reader finds in drawn documents."""

from __future__ import annotations

from pathlib import Path

from localmind_desktop.core.model import Box, MappedPage, Opened, PageMap, PageRead, Place
from localmind_desktop.core.outlines import page_map, section_at
from localmind_desktop.core.parsing.pdf import read_pdf
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from tests.drawing import Drawing, Style, paragraph, table, text

PROSE = "The device is calibrated before it leaves the works, and every year after that by its owner. " * 3
HEADER = ["Name", "Type", "Meaning"]


def map_of(drawing: Drawing, folder: Path) -> PageMap:
    opened, *pages = read_pdf(drawing.save(folder / "drawn.pdf"))
    assert isinstance(opened, Opened)
    read = [page for page in pages if isinstance(page, PageRead)]
    return page_map(opened, read, join_fragments(read))


def test_sections_and_tables_of_each_page(tmp_path):
    drawing = Drawing()
    first = drawing.page()
    text(first, 60, 80, "1 Scope", 16)
    paragraph(first, 60, 100, 470, PROSE)
    text(first, 60, 400, "2 Registers", 16)
    paragraph(first, 60, 420, 470, PROSE)
    second = drawing.page()
    text(second, 60, 80, "Table 1 - Registers", 9)
    rows = [[f"R{n}", "r/w", f"Sets the level {n}"] for n in range(30)]
    table(second, 60, 100, [90, 80, 220], [HEADER, *rows], Style(leading=1.9))
    third = drawing.page()
    text(third, 60, 80, "3 Limits", 16)
    table(third, 60, 120, [90, 80, 220], [["Symbol", "Value", "Unit"], ["V", "3", "mV"], ["I", "4", "mA"]], Style())
    paragraph(third, 60, 300, 470, PROSE)
    drawing.document.set_toc([[1, "1 Scope", 1], [1, "2 Registers", 1], [1, "3 Limits", 3]])
    mapped = map_of(drawing, tmp_path)
    assert [entry.title for entry in mapped.outline] == ["1 Scope", "2 Registers", "3 Limits"]
    assert [page.section for page in mapped.pages] == ["1 Scope", "2 Registers", "3 Limits"]
    assert [[part.name for part in page.tables] for page in mapped.pages] == [[], ["Table 1 - Registers"], ["3 Limits"]]
    box = mapped.pages[1].tables[0].box
    assert (round(box.x0), round(box.y0), round(box.x1)) == (60, 100, 450)
    assert [page.number for page in mapped.pages] == [1, 2, 3]


def test_a_document_without_pages_has_an_empty_map():
    assert page_map(Opened(0), [], []).pages == ()


def test_a_place_stands_under_the_headings_above_it_in_its_column(tmp_path):
    drawing = Drawing()
    first = drawing.page()
    text(first, 60, 80, "7 Term", 16)
    paragraph(first, 60, 100, 470, PROSE)
    text(first, 60, 300, "8 Return", 16)
    paragraph(first, 60, 320, 470, PROSE)
    second = drawing.page()
    paragraph(second, 60, 80, 220, PROSE)
    text(second, 320, 300, "9 Fees", 16)
    paragraph(second, 320, 320, 220, PROSE)
    mapped = map_of(drawing, tmp_path)
    wanted = {(1, 60, 102): "7 Term", (1, 60, 322): "8 Return", (2, 60, 90): "8 Return", (2, 320, 330): "9 Fees"}
    for (page, x, y), section in wanted.items():
        assert section_at(mapped, Place(page, Box(x, y, x + 200, y + 10))) == section


def test_a_map_of_an_earlier_version_does_not_tell_sections():
    mapped = PageMap((), (MappedPage(1, 595, 842, "7 Term"),))
    assert section_at(mapped, Place(1, Box(60, 80, 200, 90))) is None
