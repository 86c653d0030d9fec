"""Where to search: a button that says it, a popup to change it, and one click back to everything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QListView, QToolButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.scopes import ScopeFilter, ScopeModel
from localmind_desktop.core import Scope
from localmind_desktop.ui.chat.citation_chips import plain_tip, short_name
from localmind_desktop.ui.parts import label, link_button, tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name, tr

POPUP_SIZE = QSize(340, 360)
ROOM_BELOW = 12
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
        self.button.setIconSize(QSize(15, 15))
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.open)
        self.clear_button = tool_button(theme.icon("close"), self.tr("Search all documents again"), self.clear)
        self.clear_button.setIconSize(QSize(12, 12))
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
        self.button.setIcon(self._theme.icon("folder" if scope.collection else "document", "muted"))
        self.button.setProperty("limited", limited)
        self.clear_button.setProperty("limited", limited)
        for widget in (self.button, self.clear_button):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self.clear_button.setVisible(limited)
        listed = ", ".join(names[:NAMED]) + ("…" if len(names) > NAMED else "")
        where = self.tr("Where to search: {where}").format(where=listed if limited else scope_name(scope, names))
        self.button.setAccessibleName(where)
        self.button.setToolTip(plain_tip(where))


class ScopePopup(QFrame):
    """A list to check, with a field that filters it. Space or Return checks, Escape closes."""

    closed = Signal()

    def __init__(self, model: ScopeModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._model = model
        self.setObjectName("popup")
        self.setAccessibleName(self.tr("Where to search"))
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
        self.count = label("", "small")
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(link_button(self.tr("Done"), self.close))
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 9, 9, 7)
        column.setSpacing(7)
        column.addWidget(self.field)
        column.addWidget(self.view, 1)
        column.addLayout(foot)
        model.changed.connect(self._count)

    def open_above(self, corner: QPoint) -> None:
        """With its lower left corner at ``corner``, in global coordinates."""
        self.field.clear()
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

    @Slot(QModelIndex)
    def _toggle(self, index: QModelIndex) -> None:
        if index.isValid():
            self._model.toggle(self._filter.mapToSource(index))

    @Slot()
    def _count(self) -> None:
        scope = self._model.scope
        self.count.setText(self.tr("Searching: {where}").format(where=scope_name(scope, self._model.names(scope))))


def scope_name(scope: Scope, names: Sequence[str]) -> str:
    """ "All documents", the name of the one, or "3 documents"; ``names`` are those that the scope is limited to."""
    if scope == Scope():
        return tr("All documents")
    if len(names) == 1:
        return short_name(names[0])
    return tr("{n} documents").format(n=number_name(len(names)))
