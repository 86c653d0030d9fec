"""Offline, shown: what the system enforces, what is open on the network, and what was refused (U9)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QGroupBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import (
    Connection,
    Connections,
    Protection,
    Refusal,
    Settings,
    protection_checks,
)
from localmind_desktop.ui.parts import Notice, label
from localmind_desktop.ui.reached import headline, server_is_here, servers_elsewhere, sign
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.settings.check_list import CheckList
from localmind_desktop.ui.settings.plain_checks import plain_checks
from localmind_desktop.ui.theme import Sign, Theme
from localmind_desktop.ui.words import count_name, number_name, tr

SIZE = QSize(760, 620)
MOST_ROWS = 8
SIGN = 30


class OfflinePage(QDialog):
    """Looks when it opens and when it is asked; stays open beside the work."""

    def __init__(self, desk: Desk, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._connections = Connections((), 0)
        self._settings = settings
        self._theme = theme
        self.setWindowTitle(self.tr("Privacy and network"))
        self.resize(SIZE)
        self.sign = Sign(theme, *sign(settings, None), SIGN)
        self.headline = label(headline(settings, None), "headline", wrap=True)
        self.enforced = CheckList(theme, self.tr("Enforced by the system"))
        self.notice = Notice()
        columns = (tr("Program"), tr("Kind"), tr("From"), tr("To"), tr("Status"), tr("Where"))
        self.open_view = RowsView(self.tr("Open connections"), columns, stretched=3)
        self.refused_view = RowsView(self.tr("Blocked attempts"), (tr("Address"), tr("Attempts")))
        self.open_state, self.refused_state = label("", wrap=True), label("", wrap=True)
        self.refresh_button = QPushButton(self.tr("Refresh"))
        self.copy_button = QPushButton(self.tr("Copy"))
        self.close_button = QPushButton(self.tr("Close"))
        self._build(theme)
        self.refresh_button.clicked.connect(self.refresh)
        self.copy_button.clicked.connect(self.copy)
        self.close_button.clicked.connect(self.close)
        self.close_button.setFocus()  # the others wait until it has looked
        self.refresh()

    # ------------------------------------------------------------------ what it looks like

    def _build(self, theme: Theme) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self.sign)
        head.addWidget(self.headline, 1)
        column.addLayout(head)
        column.addWidget(label(meaning(self._settings), "muted", wrap=True))
        column.addWidget(self.notice)
        column.addWidget(group(self.tr("Enforced by the system"), self.enforced))
        column.addWidget(group(self.tr("Open connections"), self.open_state, self.open_view))
        column.addWidget(group(self.tr("Blocked attempts"), self.refused_state, self.refused_view))
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.refresh_button)
        buttons.addWidget(self.copy_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column.addLayout(buttons)

    # ------------------------------------------------------------------ what is told

    @Slot()
    def refresh(self) -> None:
        self.notice.hide()
        self.refresh_button.setEnabled(False)
        UpkeepDesk(self._desk).protection().finished.connect(self._show_protection)
        job = UpkeepDesk(self._desk).connections()
        job.finished.connect(self._show)
        job.failed.connect(self._show_failure)
        job.ended.connect(self._looked)

    @Slot(object)
    def _show_protection(self, protection: Protection) -> None:
        self.headline.setText(headline(self._settings, protection))
        self.sign.show_icon(*sign(self._settings, protection))
        self.enforced.show_checks(plain_checks(protection_checks(protection)))

    @Slot(object)
    def _show(self, connections: Connections) -> None:
        self._connections = connections
        self.open_view.show_rows([connection_row(each) for each in connections.open])
        self.open_view.setVisible(bool(connections.open))
        self.open_view.fit_height(MOST_ROWS)
        self.open_state.setText(open_line(connections))
        refusals = self._desk.guard.refusals
        self.refused_view.show_rows([(each.host, number_name(each.attempts)) for each in refusals])
        self.refused_view.setVisible(bool(refusals))
        self.refused_view.fit_height(MOST_ROWS)
        self.refused_state.setText(refused_line(refusals))

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error")

    @Slot()
    def _looked(self) -> None:
        self.refresh_button.setEnabled(True)

    @property
    def text(self) -> str:
        """All that the page says, as text."""
        parts = [self.headline.text(), self.enforced.text, self.open_state.text()]
        parts += ["\t".join(row) for row in self.open_view.rows()]
        parts.append(self.refused_state.text())
        return "\n".join(parts + ["\t".join(row) for row in self.refused_view.rows()])

    @Slot()
    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)


def group(title: str, *widgets: QWidget) -> QGroupBox:
    box = QGroupBox(title)
    column = QVBoxLayout(box)
    column.setSpacing(8)
    for widget in widgets:
        column.addWidget(widget)
    return box


def meaning(settings: Settings) -> str:
    reached = tr("Documents, questions and answers stay in the library folder. No telemetry, no update checks.")
    server = ", ".join(servers_elsewhere(settings) or settings.models.servers_used)
    if not server:
        return " ".join((reached, tr("No language model is used, so no server is contacted.")))
    if server_is_here(settings):
        text = tr(
            "Only the model server at {server}, on this computer, is contacted. All other connections are blocked."
        )
    else:
        text = tr("The model server you chose, {server}, receives each question with the passages found for it.")
        if settings.models.search_server in servers_elsewhere(settings):
            text = tr("The model server you chose, {server}, receives the text of your documents and each question.")
    return f"{reached} {text.format(server=server)}"


def connection_row(connection: Connection) -> tuple[str, ...]:
    where = tr("This computer") if connection.is_local else tr("Another computer")
    return (
        f"{connection.process} ({connection.pid})",
        connection.protocol,
        connection.local,
        connection.remote or "–",
        connection.state or "–",
        where,
    )


def open_line(connections: Connections) -> str:
    looked = count_name(connections.processes, tr("{n} process"), tr("{n} processes"))
    away = sum(not each.is_local for each in connections.open)
    if not connections.open:
        said = tr("None. No open connections ({processes}).").format(processes=looked)
    else:
        number = count_name(len(connections.open), tr("{n} connection"), tr("{n} connections"))
        said = tr("{number} ({processes}), {away} to other computers.")
        said = said.format(number=number, processes=looked, away=number_name(away) if away else tr("none"))
    if connections.unseen:
        said += " " + tr("Some processes could not be inspected.")
    return said


def refused_line(refusals: Sequence[Refusal]) -> str:
    if not refusals:
        return tr("None since LocalMind started. Everything except the model server is blocked.")
    total = sum(each.attempts for each in refusals)
    return count_name(total, tr("{n} attempt since LocalMind started."), tr("{n} attempts since LocalMind started."))
