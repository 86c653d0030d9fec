"""How places are marked on a page."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from localmind_desktop.ui.source.marks import CITED, EDGE, PageMarks


def painted(*cited: QRectF, flash: float = 0.0) -> QImage:
    image = QImage(220, 120, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    PageMarks(cited, (), (), (), (), ()).paint(painter, flash)
    painter.end()
    return image


def test_no_frame_goes_through_a_line_that_overlaps_the_one_before(qapp):
    image = painted(QRectF(20, 20, 180, 32), QRectF(40, 40, 120, 20))
    column = [image.pixelColor(100, y) for y in range(22, 58)]
    assert set(map(str, (colour.name() for colour in column))) == {CITED.name()}
    assert image.pixelColor(100, 62).green() < 200  # one frame around both
    assert image.pixelColor(100, 18).green() < 200


def test_cells_that_stand_apart_have_frames_of_their_own(qapp):
    image = painted(QRectF(20, 20, 60, 20), QRectF(120, 20, 60, 20))
    assert image.pixelColor(82, 30).red() < 150
    assert image.pixelColor(100, 30) == Qt.GlobalColor.white
    assert EDGE.red() < 150


@pytest.mark.parametrize("flash", [1.0, 0.5, 0.1])
def test_a_place_that_was_just_opened_stands_out_and_its_neighbours_stay_free(qapp, flash):
    """The pulse reaches no further than the frame of the cell, so that the lines beside it can be read."""
    cell = QRectF(20, 40, 180, 20)
    still, pulsing = painted(cell), painted(cell, flash=flash)
    assert pulsing.pixelColor(100, 50) != still.pixelColor(100, 50)
    edge = cell.adjusted(-3, -3, 3, 3).toRect()
    beyond = [(x, y) for x in range(220) for y in range(120) if not edge.contains(x, y)]
    assert all(pulsing.pixel(x, y) == still.pixel(x, y) for x, y in beyond)
