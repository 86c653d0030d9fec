"""Names of documents in the list, on one line or two."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontMetrics

from localmind_desktop.ui.library.delegate import in_two_lines

WIDTH = 200


@pytest.fixture(scope="module")
def metrics(qapp) -> QFontMetrics:
    return QFontMetrics(QFont())


def test_a_short_name_is_one_line(metrics):
    assert in_two_lines(metrics, "a.pdf", WIDTH) == ["a.pdf"]


def test_a_long_name_ends_its_first_line_after_a_sign_that_parts_words(metrics):
    first, second = in_two_lines(metrics, "download-file-structure-of-2026.xlsx", WIDTH)
    assert first.endswith("-")
    assert first + second == "download-file-structure-of-2026.xlsx"


@settings(max_examples=60, deadline=None)
@given(st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=1, max_size=200))
def test_no_line_is_wider_than_the_room(metrics, name):
    lines = in_two_lines(metrics, name, WIDTH)
    assert 1 <= len(lines) <= 2
    assert all(metrics.horizontalAdvance(line) <= WIDTH for line in lines)
