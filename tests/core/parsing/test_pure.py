"""The pure parts, on made-up print."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.figures import is_figure, is_numeric
from localmind_desktop.core.parsing.content.ink import PageInk, Stroke, Word, joined_lines, lines_of, unturned
from localmind_desktop.core.parsing.lattice.grid import filled, frame_grid
from localmind_desktop.core.parsing.lattice.rulings import Frame, covered, edges, rulings
from localmind_desktop.core.parsing.layout.captions import (
    caption_number,
    is_caption,
    is_continued,
    subject_of,
    without_continued,
)
from localmind_desktop.core.parsing.stream.columns import column_edges, text_rows

points = st.floats(0, 500, allow_nan=False).map(lambda x: round(x, 1))


def word(x: float, y: float, text: str = "word", width: float | None = None) -> Word:
    right = x + (5.0 * len(text) if width is None else width)
    return Word(x, y, right, y + 10, text, 9.0, False, False, 0, 0)


@st.composite
def lattices(draw):
    """The rulings of a full grid, and its edges."""
    xs = [40.0]
    for _ in range(draw(st.integers(2, 6))):
        xs.append(xs[-1] + draw(st.integers(20, 120)))
    ys = [60.0]
    for _ in range(draw(st.integers(1, 12))):
        ys.append(ys[-1] + draw(st.integers(14, 40)))
    horizontal = tuple(Stroke(y, xs[0], xs[-1]) for y in ys)
    vertical = tuple(Stroke(x, ys[0], ys[-1]) for x in xs)
    return xs, ys, Frame(horizontal, vertical)


@given(lattices())
def test_a_full_grid_has_every_cell_once(lattice):
    xs, ys, frame = lattice
    words = [
        word((left + right) / 2 - 4, (top + bottom) / 2 - 5, "x", 8)
        for left, right in itertools.pairwise(xs)
        for top, bottom in itertools.pairwise(ys)
    ]
    grid = frame_grid(frame, words)
    assert grid is not None
    assert (grid.columns, grid.rows) == (len(xs) - 1, len(ys) - 1)
    assert len(grid.cells) == grid.columns * grid.rows
    assert [len(cell.words) for cell in grid.cells] == [1] * len(words)


@given(lattices(), st.data())
def test_a_missing_ruling_merges_two_cells_and_loses_no_word(lattice, data):
    xs, ys, frame = lattice
    row = data.draw(st.integers(0, len(ys) - 2))
    column = data.draw(st.integers(1, len(xs) - 2))
    vertical = [stroke for stroke in frame.vertical if stroke.at != xs[column]]
    vertical += [Stroke(xs[column], top, bottom) for n, (top, bottom) in enumerate(itertools.pairwise(ys)) if n != row]
    words = [word(x + 2, y + 2, "x", 5) for x in xs[:-1] for y in ys[:-1]]
    grid = frame_grid(Frame(frame.horizontal, tuple(vertical)), words)
    if grid is None or grid.rows != len(ys) - 1 or grid.columns != len(xs) - 1:
        return  # the only row was the one without the ruling
    merged = [cell for cell in grid.cells if cell.columns == 2]
    assert [(cell.row, cell.column) for cell in merged] == [(row, column - 1)]
    assert sum(len(cell.words) for cell in grid.cells) == len(words)
    assert filled(grid, words) == grid


@given(st.lists(st.tuples(points, points), min_size=1, max_size=40))
def test_lines_hold_every_word_once(places):
    words = [word(x, y, f"w{n}") for n, (x, y) in enumerate(places)]
    lines = lines_of(words)
    assert sorted(w.text for line in lines for w in line) == sorted(w.text for w in words)
    assert all(line == sorted(line, key=lambda w: w.x0) for line in lines)


@given(st.lists(st.tuples(points, points), min_size=1, max_size=40))
def test_runs_hold_every_word_once(places):
    words = [word(x, y, f"w{n}") for n, (x, y) in enumerate(places)]
    rows = text_rows(words)
    assert sorted(w.text for row in rows for w in row.words) == sorted(w.text for w in words)
    found = column_edges(rows)
    assert found == sorted(found)


@given(st.lists(st.tuples(points, points, points), max_size=30))
def test_rulings_cover_what_the_strokes_cover(raw):
    strokes = [Stroke(at, min(a, b), max(a, b)) for at, a, b in raw]
    merged = rulings(strokes)
    assert len(merged) <= len(strokes)
    for stroke in strokes:
        if stroke.end - stroke.start >= 7:
            near = [ruling for ruling in merged if abs(ruling.at - stroke.at) <= 3]
            assert covered(near, stroke.start, stroke.end) > 0.999


@given(st.lists(points, max_size=30), st.floats(0.5, 10))
def test_edges_keep_their_distance(values, apart):
    found = edges(values, apart)
    assert found == sorted(found)
    assert all(any(abs(value - edge) <= 2 * apart for edge in found) for value in values)


@given(st.tuples(points, points), st.integers(0, 3), points, points)
def test_a_turned_page_turned_back_is_the_page(place, turns, width, height):
    page = PageInk(1, 600.0, 800.0, words=(word(*place),), horizontal=(Stroke(height, 0, width),))
    turned = page.turned(turns)
    back = unturned(turns, page.width, page.height)
    assert all(abs(a - b) < 1e-6 for a, b in zip(back(turned.words[0].box), page.words[0].box, strict=True))
    assert page.turned(4) == page.turned(0)


@given(st.lists(st.text(st.characters(categories=("L", "N")), min_size=1, max_size=8), min_size=1, max_size=6))
def test_joined_lines_keep_every_letter(lines):
    assert joined_lines(lines).replace(" ", "") == "".join(lines)


def test_joined_lines():
    assert joined_lines(["Indica-", "tion of the"]) == "Indication of the"
    assert joined_lines(["RS-", "485"]) == "RS-485"
    assert joined_lines(["CL_DEVICE_MAX_", "WRITE"]) == "CL_DEVICE_MAX_WRITE"
    assert joined_lines(["mgauss/", "LSB"]) == "mgauss/LSB"
    assert joined_lines(["系统", "信息"]) == "系统信息"
    assert joined_lines(["PresCond", "nds"]) == "PresCond nds"


def test_captions():
    assert is_caption("Table 36 – Data attributes of DPC")
    assert is_caption("Tabelle 3: Grenzwerte")
    assert is_caption("Tableau 2 – Seuils")
    assert is_caption("表 4-1 寄存器列表")
    assert is_caption("Table A.1: Names")
    assert not is_caption("Table 7 shows the registers")
    assert not is_caption("table 4.4. Only one of them")
    assert not is_caption("Figure 3 - Timing")
    assert not is_caption("Tables are useful")
    assert caption_number("Table 4.1. Values") == "4.1"
    assert is_continued("Table 5. Registers (continued)")
    assert is_continued("Fortsetzung:")
    assert without_continued("Table 5. Registers (continued)") == "Table 5. Registers"
    assert subject_of("Table 6 - Data objects of DGEN", "") == ("DGEN",)
    assert subject_of("", "5.7 LN: Energy storage unit   Name: DSTO") == ("DSTO",)
    assert subject_of("Table 1 - Limits", "A.3.2 Notes") == ()


def test_figures_and_names():
    assert all(map(is_numeric, ("1,434", "$ 3,763", "(2,596)", "-11 %", "0x1F", "±245", "—", "10.48")))
    assert not any(map(is_numeric, ("Hex", "r/w", "FS_SEL=0", "n/a", "")))
    assert is_figure("12.5")
    assert not any(map(is_figure, ("2016", "3/25/2023", "FY2016")))


def test_a_box_turned_back():
    assert unturned(1, 600, 800)(Box(100, 50, 200, 60)) == Box(50, 600, 60, 700)
