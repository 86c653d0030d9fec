"""What a collection asks of the language model, beyond the settings (A1)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Collection
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast, ToastStack

SIZE = QSize(460, 320)


class InstructionsWindow(QDialog):
    """Stays open beside the work; closes when what was written is kept, or with Escape."""

    def __init__(self, holdings: Holdings, theme: Theme, collection: Collection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings = holdings
        self._collection = collection
        self.setWindowTitle(self.tr("Instructions for “{name}”").format(name=collection.name))
        self.resize(SIZE)
        self.field = QPlainTextEdit()
        self.field.setTabChangesFocus(True)
        self.field.setEnabled(False)
        self.field.setAccessibleName(self.tr("Instructions"))
        self.field.setPlaceholderText(self.tr("Example: Name the clause of the contract. Answer in German."))
        self.notice = Toast(theme, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setObjectName("primary")
        self.buttons.accepted.connect(self._save)
        self.buttons.rejected.connect(self.reject)
        hint = self.tr(
            "Sent to the language model with every question about this collection, after the "
            "instructions in Settings. “How?” under an answer shows them."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(label(self.windowTitle(), "headline", wrap=True))
        column.addWidget(label(hint, "muted", wrap=True))
        ToastStack(self, clear_of=self.buttons)
        for widget in (self.field, self.buttons):
            column.addWidget(widget)
        job = holdings.instructions(collection.key)
        job.finished.connect(self._show)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _show(self, text: str) -> None:
        self.field.setPlainText(text)
        self.field.setEnabled(True)
        self.field.setFocus()

    @Slot()
    def _save(self) -> None:
        job = self._holdings.instruct(self._collection.key, self.field.toPlainText())
        job.finished.connect(self.accept)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))


def edit_instructions(holdings: Holdings, theme: Theme, collection: Collection, parent: QWidget) -> InstructionsWindow:
    """Open the instructions of a collection beside the window."""
    window = InstructionsWindow(holdings, theme, collection, parent.window())
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    holdings.desk.opening.connect(window.reject)
    window.show()
    return window
