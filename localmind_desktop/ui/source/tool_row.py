"""The row of buttons above the pages."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Slot
from PySide6.QtGui import QAction, QIntValidator, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QWidget

from localmind_desktop.bridge.tips import tip
from localmind_desktop.ui.overflow import Overflow
from localmind_desktop.ui.parts import label, tool_button
from localmind_desktop.ui.short_field import ShortField
from localmind_desktop.ui.source.page_tables import PageTables
from localmind_desktop.ui.source.page_view import FULL_SIZE, PageView
from localmind_desktop.ui.theme import Theme

ZOOM_TYPED = QRegularExpression(r"\s*[0-9]{1,4}\s*%?\s*")
ZOOMS = (50, 75, 100, 125, 150, 200, 300, 400)  # percent
PAGE_DIGITS, ZOOM_LETTERS = 4, 6
LONGEST_LABEL = 12  # characters of a page's name beside its number


class ToolRow(QWidget):
    """Side bar, back and forward; page box; find, table and zoom. What they do is connected by the pane."""

    def __init__(self, view: PageView, tables: PageTables, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._theme = view, theme
        self.side_button = tool_button(theme.icon("side-bar"), self.tr("Sidebar (Ctrl+B)"))
        self.side_button.setCheckable(True)
        self.back_button = tool_button(theme.icon("back"), self.tr("Back (Alt+Left)"))
        self.forward_button = tool_button(theme.icon("forward"), self.tr("Forward (Alt+Right)"))
        self.previous_button = tool_button(theme.icon("previous"), self.tr("Previous page (Alt+Up)"))
        self.next_button = tool_button(theme.icon("next"), self.tr("Next page (Alt+Down)"))
        self.find_button = tool_button(theme.icon("search"), self.tr("Find in this document (Ctrl+Shift+F)"))
        self.page_box = ShortField(PAGE_DIGITS)
        self.page_box.setAccessibleName(self.tr("Page"))
        self.page_box.setValidator(QIntValidator(1, 999_999, self.page_box))
        self.page_box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page_count = label("", "muted")
        self.page_count.setContentsMargins(4, 0, 2, 0)
        self.turn_left, self.turn_right, self.two, self.dim = self._build_actions()
        self.zoom_field = self._build_zoom_field()
        self.zoom_button = self._build_zoom()
        zoom_out = tool_button(theme.icon("zoom-out"), self.tr("Zoom out (Ctrl+-)"), view.zoom_out)
        zoom_in = tool_button(theme.icon("zoom-in"), self.tr("Zoom in (Ctrl++)"), view.zoom_in)
        self.width_button = tool_button(theme.icon("fit-width"), self.tr("Fit width (Ctrl+0)"), view.fit_width)
        self.fit_button = tool_button(theme.icon("fit-page"), self.tr("Fit page (Ctrl+9)"), view.fit_page)
        turns = (self.back_button, self.forward_button)
        fits = ((self.fit_button,), (self.width_button,))
        self._spare = (*fits, (zoom_out, zoom_in), turns, (self.zoom_field, self.zoom_button))
        self._spare = (*self._spare, (tables,), (self.find_button,))
        self.more_button = Overflow(theme)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.side_button, self.back_button, self.forward_button, self.previous_button, self.page_box):
            row.addWidget(widget)
        row.addWidget(self.page_count)
        row.addWidget(self.next_button)
        row.addStretch(1)
        zooms = (zoom_out, self.zoom_field, self.zoom_button, zoom_in, self.width_button, self.fit_button)
        for widget in (self.find_button, tables, *zooms, self.more_button):
            row.addWidget(widget)
        view.zoomed.connect(self.show_zoom)

    def minimumSizeHint(self) -> object:
        """Less than all buttons need: some go behind the last when there is little room."""
        hint = super().minimumSizeHint()
        hint.setWidth(200)
        return hint

    def show_page(self, page: int, count: int, label: str) -> None:
        """Say which page of how many is read, and what it is called besides."""
        if not self.page_box.hasFocus() or self.page_box.text() != str(page):
            self.page_box.setText(str(page))
        counted = self.tr("of {n}").format(n=count)
        has_own = bool(label) and not label.endswith(f" {page}")  # "Slide 17" says no more than the number
        self.page_count.setText(f"{counted} · {_cut(label)}" if has_own else counted)
        self.page_count.setToolTip(tip(label))
        self.previous_button.setEnabled(self._view.column.stepped(page, -1) >= 1)
        self.next_button.setEnabled(self._view.column.stepped(page, 1) <= count)
        self._fit()

    @Slot()
    def show_zoom(self) -> None:
        self.zoom_field.setText(self.tr("{n} %").format(n=self._view.zoom))

    @Slot()
    def _zoom_to_typed(self) -> None:
        self._view.set_scale(int("".join(filter(str.isdecimal, self.zoom_field.text()))) / 100 * FULL_SIZE)
        self.show_zoom()
        self._view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # a part needs other room, as after a change of the text's size
            self._fit()
        return done

    def _fit(self) -> None:
        self.more_button.fit(self._row, self._spare, self.width())

    def _build_actions(self) -> tuple[QAction, QAction, QAction, QAction]:
        view = self._view
        two = QAction(self.tr("Two pages"), self, checkable=True)
        two.toggled.connect(view.show_two)
        dim = QAction(self.tr("Dim pages in dark mode"), self, checkable=True)
        dim.toggled.connect(view.dim)
        left = QAction(self.tr("Rotate left"), self, triggered=view.turn_left)
        return left, QAction(self.tr("Rotate right"), self, triggered=view.turn_right), two, dim

    def _build_zoom_field(self) -> QLineEdit:
        field = ShortField(ZOOM_LETTERS)
        field.setAccessibleName(self.tr("Zoom in percent"))
        field.setValidator(QRegularExpressionValidator(ZOOM_TYPED, field))
        field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        field.returnPressed.connect(self._zoom_to_typed)
        field.editingFinished.connect(self.show_zoom)
        return field

    def _build_zoom(self) -> QToolButton:
        button = tool_button(self._theme.icon("down", "muted"), self.tr("Zoom"), name="zoom")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.addAction(self.tr("Fit width"), self._view.fit_width)
        menu.addAction(self.tr("Fit page"), self._view.fit_page)
        menu.addSeparator()
        for percent in ZOOMS:
            zoom = partial(self._view.set_scale, percent / 100 * FULL_SIZE)
            menu.addAction(self.tr("{n} %").format(n=percent), zoom)
        menu.addSeparator()
        menu.addActions((self.two, self.turn_left, self.turn_right, self.dim))
        button.setMenu(menu)
        return button


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else f"{label[:LONGEST_LABEL]}…"
