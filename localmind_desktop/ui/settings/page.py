"""What a page of the settings is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from localmind_desktop.core import Settings


class SettingsPage(QWidget):
    """Shows a part of the settings. ``title`` and ``icon`` are for the list of pages.

    Emits ``changed`` where it may have become valid, or no longer be.
    """

    changed = Signal()
    title = ""
    icon = ""
    can_be_reset = True

    @property
    def is_valid(self) -> bool:
        """Whether what stands in the fields can be saved."""
        return True

    def taken(self, settings: Settings) -> Settings:
        """``settings`` with what stands in the fields of this page."""
        return settings

    def show_settings(self, settings: Settings) -> None:
        """Put ``settings`` into the fields."""

    def begin(self) -> None:
        """The page comes into sight: look anew at what it tells."""
