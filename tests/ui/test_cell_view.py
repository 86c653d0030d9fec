import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyleOptionViewItem

from localmind_desktop.ui.cell_view import NO_SPACE, CellView, breakable, spread


@pytest.mark.parametrize(
    ("natural", "room", "widths"),
    [
        ([60, 200, 80], 500, [60, 360, 80]),  # the widest takes what is spare
        ([60, 900, 80], 500, [60, 360, 80]),
        ([60, 700, 160], 300, [60, 140, 100]),  # short columns keep their width, long ones share the rest by need
        ([400, 400, 400], 200, [96, 96, 96]),  # too narrow: it scrolls
        ([], 200, []),
    ],
)
def test_columns_share_the_room(natural, room, widths):
    assert spread(natural, room, [96] * len(natural), 340) == widths


def test_columns_keep_their_longest_words_where_there_is_room():
    assert spread([60, 700, 230], 600, [60, 117, 200], 340) == [60, 330, 210]


def test_a_word_that_is_wider_than_its_column_goes_on_in_the_next_line(qapp):
    metrics = QFontMetrics(QGuiApplication.font())
    wide = metrics.horizontalAdvance("sgm_4_1") + 1
    assert breakable("sgm_4_1", metrics, wide) == "sgm_4_1"
    broken = breakable("see sgm_4_1_node_classes.pdf", metrics, wide)
    assert broken.startswith("see sgm_4_")
    pieces = broken.removeprefix("see ").split(NO_SPACE)
    assert len(pieces) > 2
    assert all(metrics.horizontalAdvance(piece) <= wide for piece in pieces)
    assert broken.replace(NO_SPACE, "") == "see sgm_4_1_node_classes.pdf"


def test_a_long_word_is_shown_whole_and_copied_as_it_is(theme, qtbot):
    view = CellView()
    qtbot.addWidget(view)
    model = QStandardItemModel(1, 1, view)
    model.setItem(0, 0, QStandardItem("sgm_4_1_node_classes_and_more.pdf"))
    view.setModel(model)
    view.setColumnWidth(0, 90)
    view.resizeRowsToContents()
    assert view.rowHeight(0) > 2 * view.fontMetrics().height()
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = view.visualRect(model.index(0, 0))
    view.itemDelegate().initStyleOption(option, model.index(0, 0))
    assert NO_SPACE in option.text
    view.selectAll()
    view.copy()
    assert QGuiApplication.clipboard().text() == "sgm_4_1_node_classes_and_more.pdf"


def test_names_of_columns_stand_above_the_texts_of_their_cells(theme, qtbot):
    view = CellView()
    qtbot.addWidget(view)
    model = QStandardItemModel(1, 1, view)
    model.setHorizontalHeaderLabels(["HHH"])
    model.setItem(0, 0, QStandardItem("HHH"))
    view.setModel(model)
    view.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
    view.resize(300, 120)
    view.show()
    head = view.horizontalHeader().viewport().grab().toImage()
    cell = view.viewport().grab(view.visualRect(model.index(0, 0))).toImage()
    assert abs(first_ink(head) - first_ink(cell)) <= 1


def first_ink(image) -> int:
    """The first column of pixels that differs from the ground, beside the frame."""
    middle = image.height() // 2
    ground = image.pixel(4, middle)
    rows = range(middle - 3, middle + 4)
    return next(x for x in range(4, image.width()) if any(image.pixel(x, y) != ground for y in rows))
