"""Answers for widgets to show."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from localmind_desktop.core import Answer, AnswerTable, Box, Citation, HealedCell, Mode, Place, TableRef
from localmind_desktop.core.model import Grounding, Stage, Trace
from localmind_desktop.ui.main_window import MainWindow


def citation(number: int = 1, page: int = 2, document: str = "sheet.pdf") -> Citation:
    cited, around = Box(100, 200, 160, 212), Box(50, 200, 500, 212)
    return Citation(number, "d1", document, page, (Place(page, cited),), "Current | 12 mA", (Place(page, around),))


def answer(text: str = "It is 12 mA [1].", mode: Mode = Mode.TABLE, **more) -> Answer:
    facts = {"citations": (citation(),), "trace": Trace("r1", (Stage("search", 8.2),), ("kept: current",))}
    return Answer("What is the current?", "What is the current?", mode, text, **(facts | more))


def table(rows: int = 3) -> AnswerTable:
    return AnswerTable(("Name", "Value"), tuple((f"row {n}", f"*{n}* mA") for n in range(rows)), rows, (1,) * rows)


NAME_PLACE, VALUE_PLACE = Place(2, Box(50, 200, 95, 212)), Place(2, Box(100, 200, 160, 212))
SHEET = TableRef("d1", "sheet.pdf", 4, "Table 12 – Electrical characteristics", 2)
OTHER = TableRef("d2", "other.pdf", 0, "Table 9 – Ratings", 3)


def placed_table() -> AnswerTable:
    """Of the rows of Table 12, two; a cell of the second is completed from the second citation."""
    return AnswerTable(
        ("Name", "Value"),
        (("Current", "12 mA"), ("Supply", "3.3 V")),
        38,
        (1, 1),
        38,
        SHEET,
        ((NAME_PLACE, VALUE_PLACE), (None, None)),
        (HealedCell(1, 1, 2),),
    )


UNSUPPORTED = Grounding(2, ("13 mA",))


def actions_with_keys(window: QMainWindow) -> list[QAction]:
    """The commands of the menus that have a shortcut."""
    menus = [action.menu() for action in window.menuBar().actions()]
    return [action for menu in menus for action in menu.actions() if not action.shortcut().isEmpty()]


def are_listed(window: MainWindow, count: int = 1) -> bool:
    """Whether the library pane shows so many documents as they are at the end of their import."""
    return sum(one.state.is_final for one in window.library.model.documents) >= count
