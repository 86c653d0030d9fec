"""A source pane over a real library with one drawn document, whose texts are where the test put them."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.core import Box, CancelToken, Citation, Document, Library, Place, result_of
from localmind_desktop.ui.source.pane import SourcePane
from tests.drawing import Drawing, Style, table, text
from tests.ui.conftest import KEYWORDS_ONLY

WAIT = 60_000
COUNT = 30
TURNED, CROPPED, WIDE = 3, 5, 7
HEIGHT = 842
BY = 72 + 28 * 8  # a page's words of their own
ROWS = (("Pin", "Name"), ("1", "VDD"), ("2", "GND"), ("3", "SDA"))


@pytest.fixture(scope="module")
def book(tmp_path_factory) -> Path:
    """A library with one document of `COUNT` pages: one turned, one cropped, one wide. Page 2 has a table."""
    folder = tmp_path_factory.mktemp("book")
    drawing = Drawing()
    for number in range(1, COUNT + 1):
        page = drawing.page(842, 595) if number == WIDE else drawing.page()
        text(page, 72, 72, f"Leaf {number} of the book")
        text(page, 72, BY, f"The needle{number} stands here")
        if number == 2:
            text(page, 72, 390, "Table 1: Pins")
            table(page, 72, 400, (90, 120), ROWS, Style())
        if number == TURNED:
            page.set_rotation(90)
        if number == CROPPED:
            page.set_cropbox((36, 50, 500, 700))
    drawing.document.set_toc([[1, "Beginning", 1], [2, "Pins", 2], [1, "End", COUNT - 2]])
    filling = Library.open(folder / "library", KEYWORDS_ONLY)
    result_of(filling.ingest(drawing.save(folder / "book.pdf"), CancelToken()))
    filling.close()
    return folder / "library"


@pytest.fixture
def desk(qapp, qtbot, book, tmp_path) -> Iterator[Desk]:
    made = Desk()
    with qtbot.waitSignal(made.opened, timeout=WAIT):
        made.open(shutil.copytree(book, tmp_path / "library"), KEYWORDS_ONLY)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def document(desk, qtbot) -> Document:
    with qtbot.waitSignal(desk.documents().finished, timeout=WAIT) as caught:
        pass
    (only,) = caught.args[0]
    return only


@pytest.fixture
def pane(desk, theme, qtbot) -> SourcePane:
    made = SourcePane(desk, theme)
    qtbot.addWidget(made)
    made.resize(700, 700)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def reading(pane, document, qtbot) -> SourcePane:
    """The document is open, its first page drawn."""
    with qtbot.waitSignal(pane.page_shown, timeout=WAIT):
        pane.show_document(document)
    return pane


def cited(document: Document, page: int, box: Box, around: Box | None = None, number: int = 1) -> Citation:
    near = (Place(page, around),) if around else ()
    return Citation(number, document.id, document.name, page, (Place(page, box),), "quote", near)


def colours(pane: SourcePane, page: int) -> Callable[[float, float], QColor]:
    """The colour that the view shows at a point of a page, given in points of the page as it is displayed."""
    view = pane.view
    view.flash.end()
    image = view.viewport().grab().toImage()

    def at(x: float, y: float) -> QColor:
        return image.pixelColor(view.place_of(page, Box(x, y, x, y)).topLeft().toPoint())

    return at


def is_cited(colour: QColor) -> bool:
    return colour.blue() < 130 and colour.red() > 220
