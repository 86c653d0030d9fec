"""Answers and search: the figures behind both, each with its default and a way back to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from localmind_desktop.core import Settings
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.settings.fields import Section, ValueField, page_column
from localmind_desktop.ui.settings.knobs import Knob, groups
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, tr


class AnswersPage(SettingsPage):
    """One row per value. The field above finds rows by their words."""

    icon = "search"

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.title = self.tr("Answers and search")
        self.fields: dict[tuple[str, str], ValueField] = {}
        column = page_column(
            self, self.title, self.tr("The defaults suit most libraries. Changes apply from the next question.")
        )
        self.state = label("", "muted")
        self.reset_button = QPushButton(self.tr("Reset all"))
        self.reset_button.clicked.connect(self.reset_all)
        head = QHBoxLayout()
        head.addWidget(self.state, 1)
        head.addWidget(self.reset_button)
        column.addLayout(head)
        for group in groups():
            section = Section(group.title)
            for knob in group.knobs:
                section.add_row(knob.title, self._field(theme, knob), knob.hint)
            column.addWidget(section)
        column.addStretch(1)
        self.show_settings(settings)

    def _field(self, theme: Theme, knob: Knob) -> QWidget:
        default = getattr(getattr(Settings(), knob.part), knob.name)
        field = ValueField(theme, knob.title, default, knob.choices, many_lines=knob.many_lines)
        field.changed.connect(self._count)
        self.fields[knob.part, knob.name] = field
        if isinstance(field.input, QLineEdit):
            field.input.setPlaceholderText(tr("empty"))
        return field

    def show_settings(self, settings: Settings) -> None:
        for (part, name), field in self.fields.items():
            field.set_value(getattr(getattr(settings, part), name))

    def taken(self, settings: Settings) -> Settings:
        changes: dict[str, dict[str, Any]] = {}
        for (part, name), field in self.fields.items():
            changes.setdefault(part, {})[name] = field.value
        parts = {part: replace(getattr(settings, part), **values) for part, values in changes.items()}
        return replace(settings, **parts)

    @Slot()
    def reset_all(self) -> None:
        for field in self.fields.values():
            field.reset()

    @Slot()
    def _count(self) -> None:
        changed = sum(not field.is_default for field in self.fields.values())
        many = count_name(changed, self.tr("1 setting changed"), self.tr("{n} settings changed"))
        self.state.setText(many if changed else self.tr("All settings at their defaults"))
        self.reset_button.setEnabled(changed > 0)
