"""Pages of single values: a row for each, with what it does, its default and a way back to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.core import Settings
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.settings.advanced_knobs import advanced_groups
from localmind_desktop.ui.settings.fields import Section, ValueField, page_column
from localmind_desktop.ui.settings.knobs import Group, Knob, everyday_groups
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, number_name, tr


class KnobsPage(SettingsPage):
    """Shows ``groups`` of values; of `Settings` it changes these and no others."""

    can_be_reset = False  # the page has a button of its own for that

    def __init__(self, theme: Theme, settings: Settings, title: str, hint: str, groups: Sequence[Group]) -> None:
        super().__init__()
        self.title = title
        self.fields: dict[tuple[str, str], ValueField] = {}
        self.state = label("", "muted")
        self.reset_button = QPushButton(tr("Reset all"))
        self.reset_button.clicked.connect(self.reset_all)
        self._rows: list[tuple[str, Section, QWidget]] = []
        self._column = page_column(self, self.title, hint)
        head = QHBoxLayout()
        head.addWidget(self.state, 1)
        head.addWidget(self.reset_button)
        self._column.addLayout(head)
        self._build(theme, groups)
        self._column.addStretch(1)
        self.show_settings(settings)

    @property
    def head(self) -> QVBoxLayout:
        """The column; what is above the groups is its first three items."""
        return self._column

    def _build(self, theme: Theme, groups: Sequence[Group]) -> None:
        for group in groups:
            section = Section(group.title)
            for knob in group.knobs:
                field = self._field(theme, knob)
                name = "" if isinstance(field.input, QCheckBox) else knob.title  # the box says it itself
                section.add_row(name, field, f"{knob.hint} {range_name(knob)}".strip())
                self._rows.append((f"{group.title} {knob.title} {knob.hint}".casefold(), section, field))
            self._column.addWidget(section)

    def _field(self, theme: Theme, knob: Knob) -> ValueField:
        default = getattr(getattr(Settings(), knob.part), knob.name)
        field = ValueField(theme, knob, default)
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
        many = count_name(changed, tr("{n} setting changed"), tr("{n} settings changed"))
        self.state.setText(many if changed else tr("All settings at their defaults"))
        self.reset_button.setEnabled(changed > 0)

    def show_only(self, text: str) -> None:
        """Show the rows whose words hold all words of ``text``, and the groups that have any."""
        words = text.casefold().split()
        there: dict[Section, bool] = {}
        for said, section, field in self._rows:
            fits = all(word in said for word in words)
            section.show_row(field, fits)
            there[section] = there.get(section, False) or fits
        for section, any_fits in there.items():
            section.setVisible(any_fits)


class AnswersPage(KnobsPage):
    """The few values that matter to most people."""

    icon = "search"

    def __init__(self, theme: Theme, settings: Settings) -> None:
        hint = tr("Changes apply from the next question.")
        super().__init__(theme, settings, tr("Answers"), hint, everyday_groups())


class AdvancedPage(KnobsPage):
    """All the others, with a field to find one."""

    icon = "advanced"

    def __init__(self, theme: Theme, settings: Settings) -> None:
        hint = tr("The defaults suit most libraries. Changes apply from the next question or document.")
        super().__init__(theme, settings, tr("Advanced"), hint, advanced_groups())
        self.find = QLineEdit()
        self.find.setPlaceholderText(tr("Find a setting"))
        self.find.setAccessibleName(tr("Find a setting"))
        self.find.setClearButtonEnabled(True)
        self.find.textChanged.connect(self.show_only)
        self.head.insertWidget(2, self.find)


def range_name(knob: Knob) -> str:
    """ "From 1 to 50 passages." for a number."""
    default = getattr(getattr(Settings(), knob.part), knob.name)
    if knob.choices or isinstance(default, bool | str):
        return ""
    said = tr("From {least} to {most}.")
    return said.format(least=number_name(round(knob.least)), most=number_name(round(knob.most)))
