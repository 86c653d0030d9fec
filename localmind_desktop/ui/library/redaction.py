"""How a collection hides personal data (D1, I15): the choice, and what it would hide."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QDialog, QDialogButtonBox, QRadioButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Collection, RedactionMode, RedactionPreview
from localmind_desktop.ui.details.insight_words import personal_name
from localmind_desktop.ui.parts import Notice, busy_bar, label
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.words import count_name, number_name, tr

SIZE = QSize(620, 600)


class RedactionWindow(QDialog):
    """Stays open beside the work; closes when the choice is made, or with Escape. ``redacting`` carries the job."""

    redacting = Signal(object)  # Job

    def __init__(self, holdings: Holdings, collection: Collection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings, self._collection = holdings, collection
        self._mode = RedactionMode.OFF
        self._asked: Job | None = None
        self.setWindowTitle(self.tr("Personal data in “{name}”").format(name=collection.name))
        self.resize(SIZE)
        self.choices = QButtonGroup(self)
        self.notice = Notice()
        self.busy = busy_bar(self.tr("Looking for personal data"))
        self.count = label("", wrap=True)
        self.found = RowsView(
            self.tr("What is hidden"), (self.tr("Kind"), self.tr("Reads as"), self.tr("Document"), self.tr("Page")), 1
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Apply | QDialogButtonBox.StandardButton.Cancel)
        self._build()
        self.apply_button = self.buttons.button(QDialogButtonBox.StandardButton.Apply)
        self.apply_button.setEnabled(False)
        self.apply_button.clicked.connect(self._apply)
        self.buttons.rejected.connect(self.reject)
        self.choices.idToggled.connect(self._preview)
        self._ask(None)

    def _build(self) -> None:
        hint = self.tr(
            "Hidden data is not stored, searched, quoted or sent to a language model. The library then keeps no copy "
            "of the original files; pages are shown as they were read. Names, emails and phone numbers stay."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(label(self.windowTitle(), "headline", wrap=True))
        column.addWidget(label(hint, "muted", wrap=True))
        for at, (_, text) in enumerate(choices()):
            button = QRadioButton(text)
            button.setEnabled(False)
            self.choices.addButton(button, at)
            column.addWidget(button)
        for widget in (self.busy, self.notice, self.count):
            column.addWidget(widget)
        column.addWidget(self.found, 1)
        column.addWidget(self.buttons)

    def _ask(self, mode: RedactionMode | None) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self.busy.show()
        self._asked = self._holdings.redaction(self._collection.key, mode)
        self._asked.finished.connect(self._show)
        self._asked.failed.connect(self._tell_failure)
        self._asked.ended.connect(self.busy.hide)

    @Slot(object)
    def _show(self, redaction: RedactionPreview) -> None:
        if not any(button.isEnabled() for button in self.choices.buttons()):  # the first answer says what is set
            self._mode = redaction.mode
            for at, (mode, _) in enumerate(choices()):
                self.choices.button(at).setEnabled(True)
                self.choices.button(at).setChecked(mode is redaction.mode)
        self.count.setText(count_line(redaction))
        self.found.show_rows(
            [(personal_name(one.kind), one.shown, one.document, number_name(one.page)) for one in redaction.found]
        )
        self.found.setVisible(bool(redaction.found))
        self.apply_button.setEnabled(self._chosen() is not self._mode)

    def _chosen(self) -> RedactionMode:
        return choices()[max(self.choices.checkedId(), 0)][0]

    @Slot(int, bool)
    def _preview(self, at: int, is_on: bool) -> None:
        if is_on:
            self.apply_button.setEnabled(False)
            self._ask(choices()[at][0])

    @Slot()
    def _apply(self) -> None:
        self.redacting.emit(self._holdings.redact(self._collection.key, self._chosen()))
        self.accept()

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))


def choices() -> tuple[tuple[RedactionMode, str], ...]:
    return (
        (RedactionMode.OFF, tr("Hide nothing")),
        (RedactionMode.PARTIAL, tr("Mask: ***-**-1234")),
        (RedactionMode.FULL, tr("Replace by the kind: [SSN REDACTED]")),
        (RedactionMode.STRIP, tr("Take out, without a trace")),
    )


def count_line(redaction: RedactionPreview) -> str:
    places = count_name(redaction.total, tr("1 place"), tr("{n} places"))
    documents = count_name(redaction.documents, tr("1 document"), tr("{n} documents"))
    if not redaction.total:
        return tr("No personal data was found in {documents}.").format(documents=documents)
    line = tr("{places} with personal data in {documents}").format(places=places, documents=documents)
    return f"{line}:" if len(redaction.found) == redaction.total else tr("{line}; the first are:").format(line=line)


def choose_redaction(holdings: Holdings, collection: Collection, parent: QWidget) -> RedactionWindow:
    """Open the choice beside the window."""
    window = RedactionWindow(holdings, collection, parent.window())
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    holdings.desk.opening.connect(window.reject)
    window.show()
    return window
