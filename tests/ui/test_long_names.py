"""Names of documents in the list, on one line or two."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.core import State
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


def test_underscores_below_a_title_are_seen(window):
    """In lines of small letters they may lie lower than the font says."""
    delegate = window.library.view.delegate
    *_, metrics = delegate._brushes.fonts(QFont())
    option = QStyleOptionViewItem()
    option.rect, option.font = QRect(0, 0, 260, 70), QFont()
    image = QImage(option.rect.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    entry = Entry("1", "______", State.READY)
    (name,) = [line for line in delegate._lines(option, entry, "A title", False) if line.text == entry.name]
    painter = QPainter(image)
    delegate._draw_line(painter, name, Qt.GlobalColor.black)
    painter.end()
    below = range(name.place.top(), name.place.bottom() + metrics.height())
    assert any(image.pixelColor(name.place.left() + 3, y).lightness() < 128 for y in below)
