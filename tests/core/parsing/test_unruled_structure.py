"""What parts rows and names columns where rules do not: space, place, repetition, and rules that stop early."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.model import BlockKind, Box
from localmind_desktop.core.parsing.content.ink import Stroke, Word
from localmind_desktop.core.parsing.header.groups import _cheapest_stops, _cost, _span_between_walls
from localmind_desktop.core.parsing.stream.columns import Run, text_rows
from localmind_desktop.core.parsing.stream.listings import is_numbered
from localmind_desktop.core.parsing.stream.rows import rows_of
from localmind_desktop.core.parsing.stream.splits import split_row
from tests.core.parsing.reading import cells, only_table, pages_of, tables_of
from tests.drawing import Drawing, text


def word(x: float, y: float, letters: str, mono: bool = False) -> Word:
    return Word(x, y, x + 5.0 * len(letters), y + 9, letters, 9.0, False, False, 0, 0, mono, False)


def splits_of(lines: list[tuple[float, dict[int, str]]], edges: list[float]) -> list:
    words = [word(edges[column] + 2, y, letters) for y, line in lines for column, letters in line.items()]
    return [split_row(row, edges) for row in text_rows(words)]


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_the_columns_under_one_rule_are_shared_out_as_well_as_can_be(data):
    count = data.draw(st.integers(2, 7))
    names = data.draw(st.lists(st.sampled_from("abc"), min_size=count, max_size=count))
    extents = [(30.0 * n, 30.0 * n + data.draw(st.floats(5, 28))) for n in range(count)]
    starts = sorted(data.draw(st.lists(st.floats(0, 30.0 * count), min_size=1, max_size=count - 1)))
    runs = [Run((), Box(x, 0, x + 20, 9)) for x in starts]
    cost, stops = _cheapest_stops(runs, extents, names)
    shares = [(0, *cuts, count) for cuts in combinations(range(1, count), len(runs) - 1)]
    costs = [
        sum(_cost(run, a, b, extents, names, 15.0) for run, (a, b) in zip(runs, pairwise(share), strict=True))
        for share in shares
    ]
    assert abs(cost - min(costs)) < 1e-6
    assert stops in shares


def test_many_columns_are_shared_out_at_once():
    extents = [(30.0 * n, 30.0 * n + 25) for n in range(40)]
    runs = [Run((), Box(60.0 * n + 10, 0, 60.0 * n + 45, 9)) for n in range(20)]
    _, stops = _cheapest_stops(runs, extents, [str(n) for n in range(40)])
    assert stops == tuple(range(0, 41, 2))


def test_rows_whose_keys_stand_in_the_middle_of_texts_of_several_lines():
    long = "wraps wraps wraps"
    lines = []
    for row in range(4):
        top = 100 + 40 * row
        lines += [(top, {1: long}), (top + 5.5, {0: f"key{row}"}), (top + 11, {1: "on wraps"})]
    groups = rows_of(splits_of(lines, [0, 60, 150]), ())
    assert [{s.text(0) for s in group if s.text(0)} for group in groups] == [{f"key{n}"} for n in range(4)]


def test_lines_that_are_rows_stay_rows_where_space_parts_them_by_threes():
    lines = [(100 + 12 * n + 8 * (n // 3), {0: f"a{n}", 1: f"b{n}"}) for n in range(9)]
    assert [len(row) for row in rows_of(splits_of(lines, [0, 60, 150]), ())] == [1] * len(lines)


def test_lines_that_are_counted_are_no_table():
    lines = [(100 + 12 * n, {0: str(41 + n), 1: "set the next value"}) for n in range(5)]
    assert is_numbered(splits_of(lines, [0, 60, 250]))
    lines[2] = (lines[2][0], {0: "77", 1: "set the next value"})
    assert not is_numbered(splits_of(lines, [0, 60, 250]))


def test_the_space_between_two_words_in_type_of_one_width_parts_no_columns():
    words = [word(10, 10, "Average"), word(51.0, 10, "count")]
    assert len(text_rows(words)[0].runs) == 2
    assert len(text_rows([w._replace(mono=True) for w in words])[0].runs) == 1


def rule(page, x0, x1, y):
    page.draw_line((x0, y), (x1, y), width=0.5)


def wall(page, x, y0, y1):
    page.draw_line((x, y0), (x, y1), width=0.5)


def test_rows_without_a_key_are_rows(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for y in (90, 106, 190):
        rule(page, 60, 420, y)
    rows = [
        ("Sign", "Example", "Meaning"),
        ("~", "a~b", "sets what follows above what stands before"),
        ("", "", "and leaves no space between them"),
        ("", "{b:x}", "bold"),
        ("", "{i:x}", "slanted"),
        ("@", "a@b", "takes no width"),
    ]
    for number, row in enumerate(rows):
        for x, words in zip((66, 120, 200), row, strict=True):
            text(page, x, 102 + 15 * number, words, 9)
    read = cells(only_table(drawing, tmp_path))
    assert read[1:] == [["", "{b:x}", "bold"], ["", "{i:x}", "slanted"], ["@", "a@b", "takes no width"]]
    assert read[0][2].endswith("and leaves no space between them")


def test_names_in_figures_between_the_rules_of_a_book(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for y in (90, 106, 155):
        rule(page, 60, 240, y)
    for number, row in enumerate([("", "1", "2"), ("1", "0.17", "0.35"), ("2", "-0.90", "-0.05"), ("3", "0.2", "1.2")]):
        for x, words in zip((70, 130, 200), row, strict=True):
            text(page, x, 102 + 16 * number, words, 9)
    found = only_table(drawing, tmp_path)
    assert found.headers == ("", "1", "2")
    assert cells(found)[0] == ["1", "0.17", "0.35"]


def test_a_group_between_vertical_rules_that_stop_below_it():
    run = Run((), Box(95, 100, 105, 109))
    extents = [(0.0, 30.0), (50.0, 80.0), (90.0, 120.0), (130.0, 160.0), (170.0, 200.0)]
    outer = [Stroke(x, 90, 300, 0.5) for x in (0, 40, 165, 205)]
    inner = [Stroke(x, 112, 300, 0.5) for x in (85, 125)]
    names = splits_of([(113, {1: "a", 2: "b", 3: "c"})], [0, 40, 85, 125, 165, 205])
    assert _span_between_walls(run, [*outer, *inner], extents, names) == (1, 3)
    assert _span_between_walls(run, outer, extents, names) is None
    assert _span_between_walls(run, [*outer, *inner], extents, []) is None


def test_three_levels_of_names_without_rules(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    text(page, 66, 100, "Item", 9, "hebo")
    text(page, 290, 100, "Supply voltage", 9, "hebo")
    for x, words in ((230, "Normal"), (370, "Low power")):
        text(page, x, 113, words, 9, "hebo")
    for x, words in zip((200, 270, 340, 410), ("Min.", "Typ.", "Min.", "Typ."), strict=True):
        text(page, x, 126, words, 9, "hebo")
    for number in range(5):
        for x, words in zip((66, 200, 270, 340, 410), (f"Part {number}", "1.20", "3.40", "5.61", "7.80"), strict=True):
            text(page, x, 143 + 15 * number, words, 9)
    rule(page, 60, 450, 131)
    found = only_table(drawing, tmp_path)
    levels = [f"Supply voltage › {mode} › {name}" for mode in ("Normal", "Low power") for name in ("Min.", "Typ.")]
    assert found.headers == ("Item", *levels)


def test_a_title_within_the_frame_names_the_table(tmp_path):
    drawing = Drawing()
    page = drawing.page()
    for y in (88, 104, 120, 200):
        rule(page, 60, 400, y)
    for x in (60, 400):
        wall(page, x, 88, 200)
    text(page, 196, 100, "String functions", 9)
    for number, row in enumerate(
        [("Function", "Arguments", "Returns"), *[(f"f{n}(x)", "any", "text") for n in range(5)]]
    ):
        for x, words in zip((68, 180, 300), row, strict=True):
            text(page, x, 116 + 15 * number, words, 9)
    found = only_table(drawing, tmp_path)
    assert found.headers == ("Function", "Arguments", "Returns")
    assert found.caption == "String functions"


def test_a_column_left_empty_on_the_next_page_stays_empty(tmp_path):
    drawing = Drawing()
    xs = (60, 160, 220, 280, 340)
    for part in range(2):
        page = drawing.page()
        top, count = (640, 7) if part == 0 else (60, 5)
        names = [("Name", "R", "W", "T")] if part == 0 else []
        body = [(f"Object {part}{n}", "r", "w" if part == 0 else "", "t") for n in range(count)]
        rows = names + body
        for number in range(len(rows) + 1):
            rule(page, 60, 340, top + 18 * number)
        for x in xs:
            wall(page, x, top, top + 18 * len(rows))
        for number, row in enumerate(rows):
            for x, words in zip(xs, row, strict=False):
                if words:
                    text(page, x + 5, top + 13 + 18 * number, words, 9, "hebo" if names and not number else "helv")
    (found,) = tables_of(drawing, tmp_path)
    assert cells(found)[-1] == ["Object 14", "r", "", "t"]
    assert cells(found)[0] == ["Object 00", "r", "w", "t"]


def test_numbered_clauses_with_bold_headings_are_no_table(tmp_path: Path):
    drawing = Drawing()
    page = drawing.page()
    y = 80.0
    for number, (heading, clauses) in enumerate((("Liability", 3), ("Confidentiality", 2), ("Term", 3)), start=6):
        text(page, 60, y, f"{number}", 12, "hebo")
        text(page, 86, y, heading, 12, "hebo")
        y += 24
        for clause in range(1, clauses + 1):
            text(page, 60, y, f"{number}.{clause}", 9)
            text(page, 86, y, "The contractor is liable without limit for intent and gross negligence and for any", 9)
            text(page, 86, y + 12, "injury to life, body or health.", 9)
            y += 30
    (read,) = pages_of(drawing, tmp_path)
    assert not read.fragments
    assert [block.text for block in read.blocks if block.kind is BlockKind.HEADING]
