"""Which strips at the top of a table are its title and which its header; names that stand above a grid."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.parsing.header.choice import Strip, header_features, likeliest
from tests.core.parsing.reading import cells, only_table, tables_of
from tests.drawing import Drawing, Style, table, text
from tests.drawing_headers import headed

TEXTS = st.text("abc XY_09.,-%", min_size=1, max_size=30)
STRIPS = st.lists(
    st.builds(
        Strip,
        st.dictionaries(st.integers(0, 4), TEXTS, max_size=5),
        st.lists(st.sampled_from([(0, 4), (1, 2), (3, 4)]), max_size=2).map(tuple),
        st.floats(0, 1),
        st.floats(0, 1),
        st.floats(0, 2),
        st.floats(-2, 20),
    ),
    max_size=20,
)
NAMES = ["Code", "Description", "Unit"]
ROWS = [[f"E{n}", f"Fault {n} of the supply", f"{n} V"] for n in range(1, 7)]
WIDTHS = [80, 200, 60]


@given(STRIPS, st.booleans())
def test_any_strips_leave_a_row_below_title_and_header(strips: list[Strip], ruled: bool):
    titles, end = likeliest(strips, 5, ruled)
    assert 0 <= titles <= end < max(1, len(strips))
    assert titles < end or (titles, end) == (0, 0)


@given(STRIPS.filter(lambda strips: len(strips) > 1), st.booleans())
def test_every_parting_has_the_same_numbers_once(strips: list[Strip], ruled: bool):
    partings, values = header_features(strips, 5, ruled)
    assert len(set(partings)) == len(partings) == len(values)
    assert len({len(own) for own in values}) == 1


def test_headers_that_are_hard_to_tell(tmp_path):
    right = 0
    for number in range(40):
        made = headed(Random(f"choice {number}"))
        found = tables_of(made.drawing, tmp_path)
        headers = found[0].headers if len(found) == 1 else None
        right += (
            (headers is not None and not any(headers))
            if not made.tables[0].headers
            else (headers == made.tables[0].headers)
        )
    assert right >= 36


@pytest.mark.parametrize("dark", [True, False])
def test_names_on_a_ground_of_their_own_above_a_grid(tmp_path, dark: bool):
    drawing = Drawing()
    page = drawing.page()
    shade = (0.1, 0.1, 0.1) if dark else (0.85, 0.85, 0.85)
    page.draw_rect((60, 84, 400, 100), color=None, fill=shade)
    for x, name in zip((64, 144, 344), NAMES, strict=True):
        page.insert_text((x, 95), name, fontsize=9, color=(1, 1, 1) if dark else (0, 0, 0))
    table(page, 60, 100, WIDTHS, ROWS, Style(header_rows=0))
    found = only_table(drawing, tmp_path)
    assert list(found.headers) == NAMES
    assert cells(found) == ROWS


def test_running_text_and_captions_above_a_grid_name_no_columns(tmp_path):
    for said in (
        "Table 3   Faults of the supply   2024",
        "These are the faults that the supply reports to its control.",
    ):
        drawing = Drawing()
        page = drawing.page()
        text(page, 60, 94, said, 9)
        table(page, 60, 100, WIDTHS, ROWS, Style(header_rows=0))
        found = only_table(drawing, tmp_path)
        assert not any(found.headers)
        assert cells(found) == ROWS
