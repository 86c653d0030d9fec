"""Tables whose vertical rulings are shifted between the header and strips of the body."""

from __future__ import annotations

from collections.abc import Sequence

import pymupdf

from tests.core.parsing.reading import cells, only_table
from tests.drawing import Drawing, text

HEADER = ["Opcode", "Mnemonic", "Operands", "Bytes", "Cycles"]


def strip(page: pymupdf.Page, y: float, edges: Sequence[float], rows: Sequence[Sequence[str]], font: str) -> float:
    """Rows with all rulings, their verticals at ``edges``."""
    for row in rows:
        for x in edges:
            page.draw_line((x, y + 0.2), (x, y + 11.8), width=0.4)
        page.draw_line((edges[0], y), (edges[-1], y), width=0.4)
        page.draw_line((edges[0], y + 12), (edges[-1], y + 12), width=0.4)
        for x, words in zip(edges, row, strict=False):
            text(page, x + 3, y + 9, words, 8, font)
        y += 12
    return y


def test_slivers_between_strips_are_no_columns(tmp_path):
    first = [[f"0x{n:02X}", "AJMP", "code11", "2", "2"] for n in range(6)]
    second = [[f"0x{n:02X}", "CJNE", "R1 code8", "3", "1"] for n in range(6, 20)]
    drawing = Drawing()
    page = drawing.page()
    y = strip(page, 100, (113, 158, 214, 326, 362, 402), [HEADER], "hebo")
    y = strip(page, y, (100, 145, 201, 326, 362, 415), first, "helv")
    strip(page, y, (100, 145, 201, 346, 382, 436), second, "helv")
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == [*first, *second]


def test_merged_cells_are_no_strips(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    strip(page, 100, (100, 180, 330), [["Name", "Values"]], "hebo")
    strip(page, 112, (100, 180, 255, 330), [["", "Low", "High"]], "hebo")
    strip(page, 124, (100, 180, 255, 330), [[f"Row {n}", f"{n}.5", f"{n}.7"] for n in range(4)], "helv")
    found = only_table(drawing, tmp_path)
    assert found.headers == ("Name", "Values › Low", "Values › High")
    assert cells(found)[0] == ["Row 0", "0.5", "0.7"]


def test_a_cell_over_several_columns_within_a_strip(tmp_path):
    first = [[f"0x{n:02X}", "AJMP", "code11", "2", "2"] for n in range(6)]
    second = [[f"0x{n:02X}", "CJNE", "R1 code8", "3", "1"] for n in range(7, 20)]
    drawing = Drawing()
    page = drawing.page()
    y = strip(page, 100, (113, 158, 214, 326, 362, 402), [HEADER], "hebo")
    y = strip(page, y, (100, 145, 201, 326, 362, 415), first, "helv")
    y = strip(page, y, (100, 145, 415), [["0x06", "Invalid opcode"]], "helv")
    strip(page, y, (100, 145, 201, 346, 382, 436), second, "helv")
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == HEADER
    assert cells(found) == [*first, ["0x06", *["Invalid opcode"] * 4], *second]
