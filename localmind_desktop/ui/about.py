"""What the program is, and what to copy when help is asked for."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from localmind_desktop import __version__
from localmind_desktop.bridge.job import Failure
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import tr

ICON = 48


def show_about(parent: QWidget, theme: Theme) -> None:
    text = tr(
        "LocalMind {version}\n\nExact, cited answers from your own documents, on your own "
        "computer.\nNo telemetry. No network access except to the model server you "
        "choose.\n\nFree software under the AGPL, version 3."
    )
    close = QMessageBox.StandardButton.Close
    box = QMessageBox(QMessageBox.Icon.NoIcon, tr("About LocalMind"), text.format(version=__version__), close, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIconPixmap(theme.icon("localmind").pixmap(ICON, ICON))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def details_of(failure: Failure) -> str:
    """What to copy besides the sentence of a failure."""
    return f"{failure.kind} · LocalMind {__version__} · {platform.platform()} · Python {platform.python_version()}"
