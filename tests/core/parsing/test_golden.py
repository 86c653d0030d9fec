"""A whole drawn document against what was read from it when it was last looked at."""

from __future__ import annotations

from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from tests.core.parsing.reading import pages_of
from tests.drawing import ABOVE, LEFT, Drawing, Rules, Style, paragraph, table, text

PROSE = "The device measures acceleration and turning rate, and keeps the values until they are read. "


def data_sheet() -> Drawing:
    """Three pages: two columns of text, tables of several kinds, one of them over a page break."""
    drawing = Drawing()
    page = drawing.page()
    text(page, 60, 40, "GX200", 9)
    text(page, 60, 80, "2 Module specifications", 16, "hebo")
    paragraph(page, 60, 90, 225, PROSE * 4)
    paragraph(page, 315, 90, 225, PROSE * 4)
    text(page, 60, 270, "Table 3. Sensor characteristics", 9, "hebo")
    rows = [
        ["Symbol", "Test conditions", "Value", LEFT, "Unit"],
        [ABOVE, ABOVE, "Typ.", "Max.", ABOVE],
        ["LA_So", "FS = 2 g", "0.061", "", "mg/LSB"],
        [ABOVE, "FS = 4 g", "0.122", "", ABOVE],
        ["M_DF", "Zero-gauss offset starts to degrade", "", "50", "gauss"],
    ]
    table(page, 60, 280, [70, 150, 60, 60, 80], rows, Style(header_rows=2))
    text(page, 60, 410, "2.2 Registers", 13, "hebo")
    registers = [[f"REG_{n:02}", "r/w" if n % 3 else "r", f"0x{n:02X}"] for n in range(36)]
    text(page, 60, 436, "Table 4. Register map", 9, "hebo")
    header = ["Name", "Type", "Address"]
    table(page, 60, 446, [120, 80, 120], [header, *registers[:19]], Style(rules=Rules.HEADER))
    page = drawing.page()
    text(page, 60, 40, "GX200", 9)
    bottom = table(page, 60, 60, [120, 80, 120], registers[19:], Style(rules=Rules.NONE, header_rows=0))
    paragraph(page, 60, bottom + 20, 470, "Registers that are not listed must not be written. " + PROSE * 2)
    page = drawing.page()
    text(page, 60, 40, "GX200", 9)
    text(page, 60, 90, "3 Ordering", 16, "hebo")
    rows = [
        ["Part", "Package", "Price"],
        ["Standard", LEFT, LEFT],
        ["GX200", "LGA-24", "2.10"],
        ["Automotive", LEFT, LEFT],
        ["GX200A", "LGA-24", "3.40"],
    ]
    table(page, 60, 110, [100, 100, 80], rows, Style(header_fill=True))
    return drawing


def described(pages: list[PageRead], tables: tuple[Table, ...]) -> str:
    lines = []
    for page in pages:
        lines.append(f"page {page.number}")
        lines += [f"  {block.kind} {block.level}: {' '.join(block.text.split())}" for block in page.blocks]
    for found in tables:
        lines.append(f"table {found.number or '-'} pages {found.pages} “{found.name}” about {found.subject}")
        lines.append("  " + " | ".join(found.headers))
        lines += [f"  {row.place.page}: " + " | ".join(row.texts) for row in found.rows]
    return "\n".join(lines) + "\n"


def test_a_data_sheet(tmp_path, golden):
    pages = pages_of(data_sheet(), tmp_path)
    golden("data_sheet.txt", described(pages, join_fragments(pages)))
