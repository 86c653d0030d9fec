import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from localmind_desktop.core import Branch
from localmind_desktop.ui.chat.chain_tree import ChainTree

LONG = "Measured value of the pressure in the chamber, averaged over the window that the device is set to. " * 2
BRANCHES = (
    Branch(0, "SIMG", "Insulation medium supervision (gas)", 1),
    Branch(1, "Pres", LONG, 2),
    Branch(2, "mag", "", 3),
    Branch(3, "f", "Floating point", 0),
    Branch(1, "Tmp", "Temperature", 4),
)


@pytest.fixture
def tree(theme, qtbot) -> ChainTree:
    made = ChainTree(BRANCHES, theme)
    qtbot.addWidget(made)
    made.resize(420, 100)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_hops_stand_under_each_other_by_their_depth(tree):
    top = tree.topLevelItem(0)
    assert tree.topLevelItemCount() == 1
    assert [top.child(n).text(0) for n in range(top.childCount())] == ["Pres", "Tmp"]
    assert top.child(0).child(0).child(0).text(0) == "f"
    assert top.text(2) == "[1]"


def test_it_is_as_high_as_its_lines_and_wraps_what_is_long(tree):
    last = tree.topLevelItem(0).child(1)
    assert tree.viewport().rect().contains(tree.visualItemRect(last))
    assert tree.verticalScrollBar().maximum() == 0
    line = tree.visualItemRect(tree.topLevelItem(0)).height()
    assert tree.visualItemRect(tree.topLevelItem(0).child(0)).height() > 2 * line
    narrow = tree.height()
    tree.resize(1400, narrow)
    assert tree.height() < narrow


def test_a_click_opens_where_a_hop_stands_and_one_without_a_place_does_nothing(tree, qtbot):
    with qtbot.waitSignal(tree.citation_clicked) as caught:
        place = tree.visualItemRect(tree.topLevelItem(0).child(0)).center()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert caught.args == [2]
    with qtbot.assertNotEmitted(tree.citation_clicked):
        tree.setCurrentItem(tree.topLevelItem(0).child(0).child(0).child(0))
        QTest.keyClick(tree, Qt.Key.Key_Return)


def test_a_depth_that_skips_a_step_stays_in_the_tree(theme, qtbot):
    tree = ChainTree((Branch(2, "a", "", 1), Branch(7, "b", "", 2)), theme)
    qtbot.addWidget(tree)
    assert tree.topLevelItem(0).child(0).text(0) == "b"
