"""The side bar of the source pane: the outline, the pages as small pictures, what a search found, the user's notes."""

from __future__ import annotations

import enum
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.outline import OutlineNode
from localmind_desktop.ui.parts import label, tool_button
from localmind_desktop.ui.source.finding import Finding
from localmind_desktop.ui.source.hit_list import HitList
from localmind_desktop.ui.source.note_list import NoteList
from localmind_desktop.ui.source.noting import Noting
from localmind_desktop.ui.source.outline_view import OutlineView
from localmind_desktop.ui.source.thumbnails import Thumbnails
from localmind_desktop.ui.theme import Theme


class Side(enum.IntEnum):
    """What the side bar shows."""

    OUTLINE = 0
    PAGES = 1
    FOUND = 2
    NOTES = 3


class SideBar(QWidget):
    """One of four views, chosen by the buttons above it."""

    def __init__(
        self, desk: Desk, finding: Finding, noting: Noting, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.outline = OutlineView(theme)
        self.thumbnails = Thumbnails(desk, theme)
        self.hits = HitList(finding, theme)
        self.notes = NoteList(noting, theme)
        self._finding = finding
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._buttons = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(2)
        names = (self.tr("Outline"), self.tr("Pages"), self.tr("Search results"), self.tr("Notes"))
        for side, icon, name in zip(Side, ("outline", "pages", "search", "note"), names, strict=True):
            button = tool_button(theme.icon(icon), name, partial(self.choose, side))
            button.setCheckable(True)
            self._buttons.addButton(button, side)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self.note = label("", "muted", wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.note)
        self.stack = QStackedWidget()
        for view in (self.outline, self.thumbnails, self.hits, self.notes):
            self.stack.addWidget(view)
        column.addWidget(self.stack, 1)
        finding.changed.connect(self._settle)
        noting.changed.connect(self._settle)
        self.choose(Side.OUTLINE)

    @property
    def side(self) -> Side:
        return Side(self.stack.currentIndex())

    def choose(self, side: Side) -> None:
        """Show one of the views."""
        self.stack.setCurrentIndex(side)
        self._buttons.button(side).setChecked(True)
        self._settle()

    def show_outline(self, root: OutlineNode) -> None:
        self.outline.show_tree(root)
        self._settle()

    @Slot(int)
    def mark_page(self, page: int) -> None:
        self.outline.mark_page(page)
        self.thumbnails.mark_page(page)

    @Slot()
    def _settle(self) -> None:
        """Say what an empty view would show."""
        note = ""
        if self.side is Side.OUTLINE and self.outline.is_empty:
            note = self.tr("No outline or tables in this document.")
        elif self.side is Side.FOUND and not self._finding.model.hits:
            if not self._finding.text:
                note = self.tr("Press Ctrl+Shift+F to search. Matches are listed here.")
            elif not self._finding.searching:
                note = self.tr("No matches.").format(text=self._finding.text)
        elif self.side is Side.NOTES and self.notes.is_empty:
            note = self.tr("No notes yet. Select text on a page to highlight it, or right-click to add a note.")
        self.note.setText(note)
        self.note.setVisible(bool(note))
