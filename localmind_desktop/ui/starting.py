"""Makes the Qt application and the window."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.core import NetworkGuard, Settings
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.samples import Samples
from localmind_desktop.ui.saving import EXPORT_FOLDER
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.translation import speak

log = logging.getLogger(__name__)

LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def make_application(resources: Path, language: str = "") -> QApplication:
    """The application, in ``language`` of the settings; "" is that of the system."""
    qInstallMessageHandler(log_qt)
    application = QApplication(["localmind"])
    application.setApplicationName("LocalMind")
    application.setDesktopFileName("localmind")
    application.setStyle("Fusion")
    speak(application, resources / "translations", language)
    return application


def make_window(
    resources: Path,
    settings: Settings,
    settings_file: Path,
    *,
    dark: bool | None = None,
    guard: NetworkGuard | None = None,
) -> MainWindow:
    """The window, dressed, with lanes of its own; not yet shown. ``dark`` of None leaves it to the settings."""
    looks = settings.appearance
    scheme = {"light": False, "dark": True}.get(looks.scheme)
    theme = Theme(
        resources,
        scheme if dark is None else dark,
        high_contrast=looks.high_contrast,
        text_percent=looks.text_percent,
    )
    theme.prepare()
    desk = Desk(guard=guard)
    window = MainWindow(desk, theme, settings, settings_file, Samples(resources / "samples"))
    theme.dress()
    window.setProperty(EXPORT_FOLDER, looks.export_folder)
    desk.setParent(window)
    theme.setParent(window)
    return window


def log_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Into the log; what ends the program, as a display that cannot be opened, is also said where it was started."""
    log.log(LEVELS.get(kind, logging.DEBUG), "Qt: %s", text)
    if kind is QtMsgType.QtFatalMsg:
        print(text, file=sys.stderr, flush=True)
