"""Names of columns that come again below each band of a table, in the type of its rows."""

from __future__ import annotations

from tests.core.parsing.reading import cells, only_table
from tests.drawing import LEFT, Drawing, Style, table

HEAD = ["Command", "target", "source", "reads?", "writes?"]
OTHER = ["Command", "target", "value", "reads?", "writes?"]
BODY = [["SWAP", "x0", "-", "no", "yes"], ["SWAP", "any", "-", "yes", "yes"], ["FETCH", "-", "x0", "yes", "no"]]


def _drawn(tmp_path, first, second):
    drawing = Drawing()
    band = [LEFT] * 4
    rows = [["By register", *band], first, *BODY, ["By value", *band], second, *BODY[1:]]
    table(drawing.page(), 72, 90, [90, 70, 70, 70, 70], rows, Style(header_rows=0, bold_header=False))
    return only_table(drawing, tmp_path)


def test_names_below_each_band_are_the_header(tmp_path):
    found = _drawn(tmp_path, HEAD, OTHER)
    assert list(found.headers[:5]) == ["Command", "target", "source / value", "reads?", "writes?"]
    assert [row[:5] for row in cells(found)] == [*BODY, *BODY[1:]]


def test_like_rows_below_bands_are_no_header(tmp_path):
    first = ["FETCH", "any", "-", "yes", "no"]
    found = _drawn(tmp_path, first, first)
    assert first in [row[:5] for row in cells(found)]


def test_a_band_at_the_foot_of_a_page_names_the_rows_on_the_next(tmp_path):
    names, band = ["Object", "Class", "Use"], [LEFT] * 2
    first = [["Settings", *band], ["ModPrio", "INC", "O"], ["WSpt", "APC", "M"], ["Controls", *band]]
    second = [["OpMod", "SPC", "M"], ["OpCls", "SPC", "O"], ["Measures", *band], ["TotW", "MV", "O"]]
    drawing = Drawing()
    for part in (first, second):
        page = drawing.page()
        table(page, 72, 90 if part is second else 700, [120, 100, 80], [names, *part], Style())
    assert cells(only_table(drawing, tmp_path)) == [
        ["ModPrio", "INC", "O", "Settings"],
        ["WSpt", "APC", "M", "Settings"],
        ["OpMod", "SPC", "M", "Controls"],
        ["OpCls", "SPC", "O", "Controls"],
        ["TotW", "MV", "O", "Measures"],
    ]
