"""How a collection hides personal data (D1, I15): the choice, and what it would hide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.telling import told
from localmind_desktop.core import Collection, ImportResult, Progress, RedactionMode, RedactionPreview
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.details.insight_words import personal_name
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast, ToastStack
from localmind_desktop.ui.words import count_name, labelled, number_name, tr
from localmind_desktop.ui.wrapping import WrappingCheckBox

SIZE = QSize(680, 620)
KIND_WIDTH, DOCUMENT_WIDTH = 160, 150
MOST_NAMED = 3  # documents in a line


class RedactionWindow(QDialog):
    """Stays open beside the work; closes when the choice is made, or with Escape. ``redacting`` carries the job."""

    redacting = Signal(object)  # Job

    def __init__(self, holdings: Holdings, theme: Theme, collection: Collection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings, self._collection = holdings, collection
        self._mode: RedactionMode | None = None  # how the collection hides it now; None until that is known
        self._asks_model = False  # as it is now, too
        self._asked: Job | None = None
        self._shown: RedactionPreview | None = None
        self.setWindowTitle(self.tr("Personal data in “{name}”").format(name=collection.name))
        self.resize(SIZE)
        self.choices = QButtonGroup(self)
        self.model_box = WrappingCheckBox(
            self.tr("Also ask the language model (health, religion, family and the like)")
        )
        self.notice = Toast(theme, self)
        self.busy = BusyBar(self.tr("Looking for personal data"))
        self.count = label("", wrap=True)
        columns = self.tr("Kind"), self.tr("Reads as"), self.tr("Document"), self.tr("Page")
        self.found = RowsView(self.tr("What is hidden"), columns, stretched=1, wrapped=True)
        self.found.set_widths((KIND_WIDTH, None, DOCUMENT_WIDTH, None))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.apply_button = self.buttons.addButton(self.tr("Apply"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply_button.setObjectName("primary")
        self._build()
        self.apply_button.clicked.connect(self._apply)
        self.buttons.rejected.connect(self.reject)
        self.choices.idToggled.connect(self._preview)
        self.model_box.toggled.connect(self._offer)
        self.finished.connect(self._stop)
        self._ask(None)

    def _build(self) -> None:
        hint = self.tr(
            "Hidden data is not stored, searched, quoted or sent to a language model. The library then keeps no copy "
            "of the original files; pages are shown as they were read. Names, emails and phone numbers stay. "
            "Answers that quote the documents are deleted."
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
        self.model_box.setEnabled(False)
        self.model_box.setToolTip(
            self.tr(
                "It reads every document before anything of it is stored, which takes time, and may overlook some. "
                "What it names is hidden wherever it stands."
            )
        )
        column.addWidget(self.model_box)
        ToastStack(self, clear_of=self.buttons)
        for widget in (self.busy, self.count):
            column.addWidget(widget)
        self._filler = QWidget()
        column.addWidget(self.found, 1)
        column.addWidget(self._filler, 1)
        column.addWidget(self.buttons)
        self.found.hide()
        self.apply_button.setEnabled(False)
        for each in self.buttons.findChildren(QPushButton):
            each.setAutoDefault(False)  # or Return anywhere would press one

    def _ask(self, mode: RedactionMode | None) -> None:
        self._stop()
        self.busy.setRange(0, 0)
        self.busy.show()
        self.count.setText("")
        self._asked = job = self._holdings.redaction(self._collection.key, mode)
        job.progressed.connect(self._tell_progress)
        job.finished.connect(partial(self._take, job))
        job.failed.connect(partial(self._tell_failure, job))

    @Slot()
    def _stop(self) -> None:
        """Nobody waits any more for what was asked last."""
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    @Slot(object)
    def _tell_progress(self, progress: Progress | RedactionPreview) -> None:
        if self._asked is not None and isinstance(progress, RedactionPreview):
            self._show(progress)
        elif self._asked is not None and isinstance(progress, Progress):
            self.busy.setRange(0, progress.total)
            self.busy.setValue(progress.done)
            line = self.tr("Looking for personal data: document {number} of {total}")
            self.count.setText(line.format(number=progress.done + 1, total=progress.total))

    def _take(self, job: Job, redaction: RedactionPreview) -> None:
        if job is not self._asked:
            return
        self._asked = None
        self.busy.hide()
        if self._mode is None:
            self._asks_model = redaction.asks_model
            self.model_box.setChecked(redaction.asks_model)
            self._begin(redaction.mode)
        self._shown = redaction
        self._show(redaction)
        self._offer()

    def _show(self, redaction: RedactionPreview) -> None:
        """What is hidden, as far as it is known."""
        rows = [(personal_name(one.kind), one.shown, one.document, number_name(one.page)) for one in redaction.found]
        self.found.show_rows(rows)
        self.found.setVisible(bool(rows))
        self._filler.setHidden(bool(rows))

    def _begin(self, mode: RedactionMode) -> None:
        """What is set now is chosen first."""
        self._mode = mode
        self.choices.blockSignals(True)
        for at, (one, _) in enumerate(choices()):
            self.choices.button(at).setEnabled(True)
            self.choices.button(at).setChecked(one is mode)
        self.choices.blockSignals(False)
        self.choices.button(max(self.choices.checkedId(), 0)).setFocus()

    def _chosen(self) -> RedactionMode:
        return choices()[max(self.choices.checkedId(), 0)][0]

    @Slot()
    def _offer(self) -> None:
        """There is something to apply when the choice is another one, and what it hides is shown."""
        if self._asked is None and self._shown is not None:
            self.count.setText(self._count_line(self._shown))
        is_hiding = self._chosen() is not RedactionMode.OFF
        is_other = self._chosen() is not self._mode or (is_hiding and self.model_box.isChecked() != self._asks_model)
        self.model_box.setEnabled(is_hiding)
        self.apply_button.setEnabled(self._asked is None and self._mode is not None and is_other)

    def _count_line(self, redaction: RedactionPreview) -> str:
        """What is found by rule, and whether the language model is asked for more."""
        mode = self._chosen()
        line = count_line(redaction, mode, is_now=mode is self._mode)
        if mode is RedactionMode.OFF or not self.model_box.isChecked():
            return line
        if mode is self._mode and self._asks_model:
            return self.tr("{line} This includes what the language model found.").format(line=ended(line))
        return self.tr("{line} The language model looks for more once you apply this.").format(line=ended(line))

    @Slot(int, bool)
    def _preview(self, at: int, is_on: bool) -> None:
        if is_on:
            self._ask(choices()[at][0])
            self._offer()

    @Slot()
    def _apply(self) -> None:
        mode = self._chosen()
        asks_model = mode is not RedactionMode.OFF and self.model_box.isChecked()
        self.redacting.emit(self._holdings.redact(self._collection.key, mode, asks_model=asks_model))
        self.accept()

    def _tell_failure(self, job: Job, failure: Failure) -> None:
        if job is self._asked:
            self._asked = None
            self.busy.hide()
            self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))


def choices() -> tuple[tuple[RedactionMode, str], ...]:
    return (
        (RedactionMode.OFF, tr("Hide nothing")),
        (RedactionMode.PARTIAL, tr("Mask: ***-**-1234")),
        (RedactionMode.FULL, tr("Replace with the kind: [SSN REDACTED]")),
        (RedactionMode.STRIP, tr("Remove without a trace")),
    )


def count_line(redaction: RedactionPreview, mode: RedactionMode, *, is_now: bool) -> str:
    """What ``mode`` hides, or would hide."""
    if mode is RedactionMode.OFF:
        return tr("Nothing is hidden.") if is_now else tr("All documents are read again from your own files.")
    documents = count_name(redaction.documents, tr("{n} document"), tr("{n} documents"))
    if not redaction.total:
        return tr("No personal data was found in {documents}.").format(documents=documents)
    is_all = len(redaction.found) == redaction.total
    if is_all:  # else it is not known which of those that were looked through hold some
        holding = len({one.document for one in redaction.found})
        documents = count_name(holding, tr("{n} document"), tr("{n} documents"))
    places = count_name(redaction.total, tr("{n} place"), tr("{n} places"))
    line = tr("Hidden: {places} in {documents}") if is_now else tr("To be hidden: {places} in {documents}")
    told = line.format(places=places, documents=documents)
    return told if is_all else tr("{line}; the first are:").format(line=told)


def ended(line: str) -> str:
    """``line`` as a sentence that another one follows."""
    return line if line.endswith((".", ":")) else f"{line}."


def reading_line(progress: Progress) -> str:
    """What is being done to a collection that hides personal data in another way now."""
    return tr("Reading “{name}” again…").format(name=progress.name)


def redacted_line(results: Sequence[ImportResult]) -> str:
    """What is to be said of documents that could not be read again; empty where all were."""
    failed = [result for result in results if result.status == "failed"]
    if not failed:
        return ""
    one, many = tr("{n} document stays as it was:"), tr("{n} documents stay as they were:")
    named = " ".join(labelled(result.document, told(result.reason or "")) for result in failed[:MOST_NAMED])
    return f"{count_name(len(failed), one, many)} {named}{' …' if len(failed) > MOST_NAMED else ''}"


def choose_redaction(holdings: Holdings, theme: Theme, collection: Collection, parent: QWidget) -> RedactionWindow:
    """Open the choice beside the window."""
    window = RedactionWindow(holdings, theme, collection, parent.window())
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    holdings.desk.opening.connect(window.reject)
    window.show()
    return window
