"""Where to search: a button that says it, a popup to change it, and one click back to everything."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QListView, QToolButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.scopes import ScopeFilter, ScopeModel
from localmind_desktop.core import Scope
from localmind_desktop.ui.chat.citation_chips import plain_tip, short_name
from localmind_desktop.ui.parts import label, link_button, set_tone, tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name, pages_name, table_name, tr

PAGES = re.compile(r"\s*(\d{1,6})\s*(?:[-–—]\s*(\d{1,6})\s*)?")
POPUP_SIZE = QSize(340, 360)
ROOM_BELOW = 12
LEAST_WIDTH = 90  # of the button; its text gives way
NAMED = 8  # documents that the tip names
CHECK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ScopeButton(QWidget):
    """Reads and changes the model's scope. The badge with a cross stands for a scope that is not everything."""

    def __init__(self, model: ScopeModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self.button = QToolButton()
        self.button.setObjectName("scope")
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setMinimumWidth(LEAST_WIDTH)
        self.button.clicked.connect(self.open)
        self.clear_button = tool_button(theme.icon("close"), self.tr("Search all documents again"), self.clear)
        self.clear_button.setObjectName("scope")
        self.popup = ScopePopup(model, theme, self)
        self.popup.closed.connect(self.button.setFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.button)
        row.addWidget(self.clear_button)
        row.addStretch(1)
        model.changed.connect(self._show_scope)
        model.modelReset.connect(self._show_scope)
        self._show_scope()

    @Slot()
    def open(self) -> None:
        """Show the popup above the button."""
        self.popup.open_above(self.button.mapToGlobal(QPoint(0, -4)))

    @Slot()
    def clear(self) -> None:
        self._model.choose(Scope())
        self.button.setFocus()

    @Slot()
    def _show_scope(self) -> None:
        scope = self._model.scope
        names = self._model.names(scope)
        limited = scope != Scope()
        self.button.setText(f"{scope_name(scope, names)}  ▾".replace("&", "&&"))
        icon = "folder" if scope.collection else "open-table" if scope.table is not None else "document"
        colour = "selected_text" if limited else "muted"
        self.button.setIcon(self._theme.icon(icon, colour))
        self.clear_button.setIcon(self._theme.icon("close", colour))
        self.button.setProperty("limited", limited)
        self.clear_button.setProperty("limited", limited)
        for widget in (self.button, self.clear_button):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self.clear_button.setVisible(limited)
        listed = ", ".join(names[:NAMED]) + ("…" if len(names) > NAMED else "")
        where = scope_name(scope, names)
        if scope.table is not None and names:
            where = f"{table_name(scope.table)}, {names[0]}"
        elif limited and scope.pages is None:
            where = listed
        where = self.tr("Search in: {where}").format(where=where)
        self.button.setAccessibleName(where)
        self.button.setAccessibleDescription(where)
        self.button.setToolTip(plain_tip(where))


class ScopePopup(QFrame):
    """A list to check, with a field that filters it. Space or Return checks, Escape closes."""

    closed = Signal()

    def __init__(self, model: ScopeModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._model = model
        self.setObjectName("popup")
        self.setAccessibleName(self.tr("Search in"))
        self._filter = ScopeFilter(model, self)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find a collection or document"))
        self.field.setAccessibleName(self.tr("Find a collection or document"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._narrow)
        self.field.installEventFilter(self)
        self.view = QListView()
        self.view.setObjectName("scopes")
        self.view.setAccessibleName(self.tr("Collections and documents"))
        self.view.setModel(self._filter)
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.clicked.connect(self._toggle)
        self.view.installEventFilter(self)
        self.pages = QLineEdit()
        self.pages.setPlaceholderText(self.tr("All pages, or a range: 12 or 12–20"))
        self.pages.setAccessibleName(self.tr("Pages to search"))
        self.pages.setClearButtonEnabled(True)
        self.pages.textEdited.connect(self._choose_pages)
        self.count = label("", "small", wrap=True)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(link_button(self.tr("Done"), self.close))
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 9, 9, 7)
        column.setSpacing(7)
        column.addWidget(self.field)
        column.addWidget(self.view, 1)
        column.addWidget(self.pages)
        column.addLayout(foot)
        model.changed.connect(self._count)

    def open_above(self, corner: QPoint) -> None:
        """With its lower left corner at ``corner``, in global coordinates."""
        self.field.clear()
        self.pages.setText(pages_text(self._model.scope))
        self._count()
        around = self.sizeHint().height() - self.view.sizeHint().height()
        rows = self._filter.rowCount() * self.view.sizeHintForRow(0)
        self.resize(POPUP_SIZE.width(), min(POPUP_SIZE.height(), around + rows + ROOM_BELOW))
        top = corner - QPoint(0, self.height())
        screen = self.screen().availableGeometry()
        top.setX(max(screen.left(), min(top.x(), screen.right() - self.width())))
        top.setY(max(screen.top(), top.y()))
        self.move(top)
        self.view.setCurrentIndex(self._filter.index(0, 0))
        self.show()
        self.field.setFocus()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        in_field = watched is self.field
        if in_field and event.key() == Qt.Key.Key_Down:
            self.view.setFocus()
            return True
        if event.key() in CHECK_KEYS and not (in_field and event.key() == Qt.Key.Key_Space):
            self._toggle(self.view.currentIndex())
            return True
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    @Slot(str)
    def _narrow(self, text: str) -> None:
        self._filter.set_text(text)
        first = 1 if text.strip() and self._filter.rowCount() > 1 else 0
        self.view.setCurrentIndex(self._filter.index(first, 0))

    @Slot(str)
    def _choose_pages(self, text: str) -> None:
        """What cannot be read as pages changes nothing, and is marked."""
        pages = typed_pages(text)
        set_tone(self.pages, "warning" if text.strip() and pages is None else "")
        if pages is not None or not text.strip():
            self._model.choose_pages(pages)

    @Slot(QModelIndex)
    def _toggle(self, index: QModelIndex) -> None:
        if index.isValid():
            self._model.toggle(self._filter.mapToSource(index))

    @Slot()
    def _count(self) -> None:
        scope = self._model.scope
        self.pages.setVisible(self._model.has_one_document)
        if not self.pages.hasFocus():
            self.pages.setText(pages_text(scope))
        self.count.setText(self.tr("Searching: {where}").format(where=scope_name(scope, self._model.names(scope))))


def scope_name(scope: Scope, names: Sequence[str]) -> str:
    """ "All documents", the name of the one, or "3 documents"; ``names`` are those that the scope is limited to.

    Before the name of the one the table or the pages, where only they are searched.
    """
    if scope == Scope():
        return tr("All documents")
    if names and (scope.table is not None or scope.pages is not None):
        part = scope.table.label or table_name(scope.table) if scope.table is not None else pages_within(scope.pages)
        return tr("{part} of {document}").format(part=part, document=short_name(names[0]))
    if len(names) == 1:
        return short_name(names[0])
    return tr("{n} documents").format(n=number_name(len(names)))


def typed_pages(text: str) -> tuple[int, int] | None:
    """The pages that ``text`` names, as 12 or 12-20; None where it names none."""
    match = PAGES.fullmatch(text)
    if match is None:
        return None
    first = int(match[1])
    last = int(match[2] or first)
    return (first, last) if 0 < first <= last else None


def pages_text(scope: Scope) -> str:
    """The pages of ``scope`` as `typed_pages` reads them."""
    if scope.pages is None or scope.table is not None:
        return ""
    first, last = scope.pages
    return str(first) if first == last else f"{first}–{last}"


def pages_within(pages: tuple[int, int] | None) -> str:
    return pages_name(sorted(set(pages))) if pages is not None else ""
