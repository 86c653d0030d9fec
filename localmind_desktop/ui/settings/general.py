"""General settings: how the window looks, where files are, and how it takes its leave."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from localmind_desktop.core import Settings, default_log_folder, default_settings_file
from localmind_desktop.ui.settings.fields import FolderField, Section, input_for, page_column, show_value, value_of
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.showing import open_folder
from localmind_desktop.ui.translation import LANGUAGES
from localmind_desktop.ui.words import percent_name, tr
from localmind_desktop.ui.wrapping import WrappingCheckBox

TEXT_SIZES = (90, 100, 115, 130, 150)


class GeneralPage(SettingsPage):
    """All of it holds at once when it is saved."""

    icon = "settings"

    def __init__(self, settings: Settings, library: Path) -> None:
        super().__init__()
        self.title = self.tr("General")
        languages = (("", self.tr("Match system")), *LANGUAGES.items())
        self.language = input_for("", languages)
        self.language.setAccessibleName(self.tr("Language"))
        schemes = (("", self.tr("Match system")), ("light", self.tr("Light")), ("dark", self.tr("Dark")))
        self.scheme = input_for("", schemes)
        self.scheme.setAccessibleName(self.tr("Colors"))
        self.contrast = QCheckBox(self.tr("High contrast"))
        self.text_size = input_for(0, tuple((size, percent_name(size)) for size in TEXT_SIZES))
        self.text_size.setAccessibleName(self.tr("Text size"))
        self.exports = FolderField("", self.tr("Folder for exports"), self.tr("Last used folder"))
        self.ask = WrappingCheckBox(self.tr("While documents are being added"))
        self._build(library)
        self.show_settings(settings)

    def _build(self, library: Path) -> None:
        column = page_column(self, self.title)
        looks = Section(self.tr("Appearance"))
        looks.add_row(self.tr("Language"), self.language, self.tr("Takes effect when LocalMind starts next."))
        looks.add_row(self.tr("Colors"), self.scheme)
        looks.add_row("", self.contrast, self.tr("Stronger colors and a clear focus outline."))
        looks.add_row(self.tr("Text size"), self.text_size)
        saving = Section(self.tr("Exports"))
        hint = self.tr("Where “Save” begins for Excel, Markdown and CSV files.")
        saving.add_row(self.tr("Folder for exports"), self.exports, hint)
        closing = Section(self.tr("Quitting"))
        hint = self.tr("Unfinished documents resume the next time either way.")
        closing.add_row(self.tr("Ask before quitting"), self.ask, hint)
        places = Section(self.tr("Files of LocalMind"))
        for name, folder in (
            (self.tr("Library folder"), library),
            (self.tr("Settings"), default_settings_file().parent),
            (self.tr("Log"), default_log_folder()),
        ):
            places.add_row(name, folder_row(name, folder))
        for section in (looks, saving, closing, places):
            column.addWidget(section)
        column.addStretch(1)

    def show_settings(self, settings: Settings) -> None:
        show_value(self.language, settings.appearance.language)
        show_value(self.scheme, settings.appearance.scheme)
        self.contrast.setChecked(settings.appearance.high_contrast)
        show_value(self.text_size, settings.appearance.text_percent)
        self.exports.field.setText(settings.appearance.export_folder)
        self.ask.setChecked(settings.appearance.ask_before_closing)

    def taken(self, settings: Settings) -> Settings:
        looks = replace(
            settings.appearance,
            language=value_of(self.language),
            scheme=value_of(self.scheme),
            high_contrast=self.contrast.isChecked(),
            text_percent=value_of(self.text_size),
            export_folder=self.exports.path,
            ask_before_closing=self.ask.isChecked(),
        )
        return replace(settings, appearance=looks)


def folder_row(name: str, folder: Path) -> QWidget:
    """A folder's path, and a button that opens it."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    path = QLineEdit(str(folder))
    path.setReadOnly(True)
    path.setAccessibleName(name)
    path.setCursorPosition(0)
    layout.addWidget(path, 1)
    button = QPushButton(tr("Open"))
    button.setAccessibleName(tr("Open: {name}").format(name=name))
    button.clicked.connect(partial(open_folder, button, folder))
    layout.addWidget(button)
    row.setFocusProxy(button)
    return row
