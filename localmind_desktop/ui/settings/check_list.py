"""Checks as a list: a sign, a word, what was looked at, and what came out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from localmind_desktop.core import Check
from localmind_desktop.ui.parts import clear_layout, label
from localmind_desktop.ui.theme import Sign, Theme
from localmind_desktop.ui.words import check_line, tr

SIGN = 18


class CheckList(QWidget):
    """Shows `Check` values; their text can be selected, and copied as a whole."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._checks: tuple[Check, ...] = ()
        self.setAccessibleName(name)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(2, 1)

    @property
    def checks(self) -> tuple[Check, ...]:
        return self._checks

    @property
    def text(self) -> str:
        """What `copy` copies."""
        return "\n".join(check_line(check) for check in self._checks)

    def show_checks(self, checks: Sequence[Check]) -> None:
        self._checks = tuple(checks)
        clear_layout(self._grid)
        for row, check in enumerate(self._checks):
            self._show_check(row, check)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)

    def _show_check(self, row: int, check: Check) -> None:
        name = label(check_name(check), "strong", wrap=True)
        name.setMinimumWidth(130)
        detail = label(check.detail, wrap=True)
        detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for column, widget in enumerate((self._sign(check), name, detail)):
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
            widget.show()  # with all the others, not one event later

    def _sign(self, check: Check) -> QLabel:
        if check.ok:
            name, colour, said = "check", "accent", tr("OK")
        elif check.needed:
            name, colour, said = "warning", "warning_text", tr("Needs attention")
        else:
            name, colour, said = "question", "muted", tr("Optional")
        sign = Sign(self._theme, name, colour, SIGN)
        sign.setAccessibleName(said)
        sign.setToolTip(said)
        return sign


def check_name(check: Check) -> str:
    return check.check[:1].upper() + check.check[1:]
