"""Health: whether the machine, the library and the models are in order."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QPushButton

from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Health
from localmind_desktop.ui.parts import copy_text, label
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.settings.check_list import CheckList
from localmind_desktop.ui.settings.fields import Section, buttons_row, page_column
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.settings.plain_checks import plain_checks
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, number_name, stage_name, time_text


class HealthPage(SettingsPage):
    """Looks when it comes into sight, and when it is asked."""

    icon = "health"
    can_be_reset = False

    def __init__(self, upkeep: UpkeepDesk, theme: Theme) -> None:
        super().__init__()
        self.title = self.tr("Health")
        self._upkeep = upkeep
        self.state = label("", wrap=True)
        self.checks = CheckList(theme, self.tr("Health"))
        steps = (self.tr("Step"), self.tr("Count"), self.tr("Average"), self.tr("Maximum"))
        self.steps = RowsView(self.tr("Response times"), steps)
        self.steps_state = label(self.tr("No questions asked yet."), wrap=True)
        self.steps.hide()
        self.check_button = QPushButton(self.tr("Check again"))
        self.copy_button = QPushButton(self.tr("Copy"))
        self.check_button.clicked.connect(self.begin)
        self.copy_button.clicked.connect(self.copy)
        column = page_column(self, self.title, self.tr("Checks this computer, your library and the models."))
        section = Section(self.tr("Checks"))
        section.add_wide(self.state)
        section.add_wide(self.checks)
        section.add_wide(buttons_row(self.check_button, self.copy_button))
        times = Section(self.tr("Response times"))
        times.add_wide(self.steps_state)
        times.add_wide(self.steps)
        for widget in (section, times):
            column.addWidget(widget)
        column.addStretch(1)

    @Slot()
    def begin(self) -> None:
        if not self._upkeep.is_open:
            self.state.setText(self.tr("The library is not open, so there is nothing to check yet."))
            return
        self.check_button.setEnabled(False)
        self.state.setText(self.tr("Checking…"))
        job = self._upkeep.health()
        job.finished.connect(self._show_health)
        job.failed.connect(self._show_failure)
        job.ended.connect(self._ended)

    @Slot()
    def copy(self) -> None:
        """All that the page tells, as text."""
        steps = ("  ".join(row) for row in self.steps.rows())
        copy_text("\n".join([self.checks.text, *steps]))

    @Slot(object)
    def _show_health(self, health: Health) -> None:
        checks = plain_checks(health.checks)
        self.checks.show_checks(checks)
        wrong = sum(not check.ok and check.needed for check in checks)
        many = count_name(wrong, self.tr("{n} check needs attention."), self.tr("{n} checks need attention."))
        self.state.setText(many if wrong else self.tr("Everything is in order."))
        self.steps.show_rows(
            [
                (stage_name(step.name), number_name(step.count), time_text(step.mean_ms), time_text(step.longest_ms))
                for step in health.steps
            ]
        )
        self.steps.fit_height(len(health.steps))
        self.steps.setVisible(bool(health.steps))
        self.steps_state.setVisible(not health.steps)

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self.state.setText(failure.sentence)

    @Slot()
    def _ended(self) -> None:
        self.check_button.setEnabled(True)
