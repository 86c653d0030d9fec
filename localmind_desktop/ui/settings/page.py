"""What a page of the settings is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from localmind_desktop.core import Settings


class SettingsPage(QWidget):
    """Shows a part of the settings. ``title`` and ``icon`` are for the list of pages."""

    title = ""
    icon = ""

    def taken(self, settings: Settings) -> Settings:
        """``settings`` with what stands in the fields of this page."""
        return settings

    def show_settings(self, settings: Settings) -> None:
        """Put ``settings`` into the fields."""

    def begin(self) -> None:
        """The page comes into sight: look anew at what it tells."""
