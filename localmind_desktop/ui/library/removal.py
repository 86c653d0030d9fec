"""Removing documents: asked about, done at once, and taken back as long as the message about it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.bridge.holdings import Belongings, Holdings
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Receipt
from localmind_desktop.ui.library.question import Question
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import count_name, documents_name, notes_lost, number_name, quoted

NAMED = 3
"""Documents that a question names; of more it says how many."""


class Removal(QObject):
    """Stops what is under way, and asks about documents that are in the library."""

    stirred = Signal()  # the catalog has something new
    purged = Signal(object)  # receipts: answers may have gone with documents

    def __init__(
        self,
        holdings: Holdings,
        imports: Imports,
        question: Question,
        notice: Notice,
        undo: Toast,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._question = question
        self._undo = undo
        self._undo.lapsed.connect(self._purge)
        self._dropped: tuple[str, ...] = ()
        self._holdings = holdings
        self._imports = imports
        self._notice = notice

    def ask(self, entries: Sequence[Entry]) -> None:
        """Cancel those that are on their way; ask whether to remove the others."""
        self._imports.cancel([each.key for each in entries if self._imports.has(each.key) and not is_held(each)])
        turned_away = [entry for entry in entries if entry.turned_away]
        self._imports.dismiss(turned_away)
        present = [entry for entry in entries if entry.document_id is not None and not entry.under_way]
        present = [entry for entry in present if is_held(entry) or not self._imports.has(entry.key)]
        if not present:
            return
        if len(present) == 1:
            question = self.tr("Remove “{name}” from the library? The original file is kept.")
        else:
            question = self.tr("Remove {n} documents from the library? The original files are kept.")
        question = question.format(name=present[0].name, n=number_name(len(present)))
        self._ask(question, [entry.document_id for entry in present if entry.document_id], None, present[0].name)

    def ask_gone(self, entries: Sequence[Entry]) -> None:
        """Ask what becomes of documents whose files are no longer in their linked folder."""
        names = ", ".join(quoted(entry.name) for entry in entries[:NAMED])
        more = len(entries) - NAMED
        names += self.tr(" and {n} more").format(n=number_name(more)) if more > 0 else ""
        end = (
            self.tr("Remove it from the library as well?")
            if len(entries) == 1
            else self.tr("Remove them from the library as well?")
        )
        text = " ".join((self.tr("No longer in the linked folder: {names}.").format(names=names), end))
        sources = [entry.document.source for entry in entries if entry.document is not None]
        ids = [entry.document_id for entry in entries if entry.document_id is not None]
        self._ask(text, ids, partial(self._keep_gone, sources), entries[0].name)

    def _ask(self, question: str, document_ids: list[str], keep: Callable[[], object] | None, name: str) -> None:
        counted = self._holdings.belongings(document_ids)
        counted.finished.connect(partial(self._put_question, question, document_ids, keep, name))
        counted.failed.connect(self._tell_failure)

    def _put_question(
        self, question: str, document_ids: list[str], keep: Callable[[], object] | None, name: str, lost: Belongings
    ) -> None:
        """Say what goes with the documents, before anything goes."""
        if len(document_ids) == 1:
            one = self.tr("This also deletes {n} answer that quotes it.")
            many = self.tr("This also deletes {n} answers that quote it.")
        else:
            one = self.tr("This also deletes {n} answer that quotes them.")
            many = self.tr("This also deletes {n} answers that quote them.")
        also = f" {count_name(lost.answers, one, many)}" if lost.answers else ""
        if lost.notes:
            also += f" {notes_lost(lost.notes)}"
        dismiss = ((self.tr("Dismiss"), keep),) if keep is not None else ()
        remove = self.tr("Remove"), partial(self.remove, document_ids, name)
        self._question.say(f"{question}{also}", "warning", (remove, *dismiss, (self.tr("Cancel"), None)))

    def remove(self, document_ids: Sequence[str], name: str = "") -> None:
        """``name`` is said where it is one document."""
        job = self._holdings.drop_documents(document_ids)
        job.finished.connect(partial(self._offer_undo, tuple(document_ids), name))
        job.failed.connect(self._tell_failure)
        job.ended.connect(self.stirred)

    def _offer_undo(self, document_ids: tuple[str, ...], name: str, _: object) -> None:
        one, many = self.tr("{n} document was removed."), self.tr("{n} documents were removed.")
        named = self.tr("“{name}” was removed.").format(name=name)
        text = named if name and len(document_ids) == 1 else count_name(len(document_ids), one, many)
        self._undo.say(text, "", ((self.tr("Undo"), self._take_back), (self.tr("Close"), None)))
        self._dropped = document_ids  # what was offered before is purged by now

    def _take_back(self) -> None:
        document_ids, self._dropped = self._dropped, ()
        job = self._holdings.take_back(document_ids)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self.stirred)

    @Slot()
    def _purge(self) -> None:
        """It was not taken back: it goes for good."""
        document_ids, self._dropped = self._dropped, ()
        if document_ids and self._holdings.desk.is_open:
            job = self._holdings.purge_dropped(document_ids)
            job.finished.connect(self._check)
            job.failed.connect(self._tell_failure)
            job.finished.connect(self.purged)

    @Slot()
    def forget(self) -> None:
        """Another library is opened; what was removed from this one is purged when it is closed."""
        self._dropped = ()
        self._question.hide()
        self._undo.hide()

    def _keep_gone(self, sources: Sequence[str]) -> None:
        self._holdings.keep_gone(sources).ended.connect(self.stirred)

    @Slot(object)
    def tell(self, receipts: Sequence[Receipt]) -> None:
        """Say what went with its collection, and whether a search proved it."""
        self.purged.emit(receipts)
        if receipts and not self._check(receipts):
            text = self.tr("“{name}” was removed.") if len(receipts) == 1 else self.tr("{documents} were removed.")
            self._say(text.format(name=receipts[0].document, documents=documents_name(len(receipts))))

    @Slot(object)
    def _check(self, receipts: Sequence[Receipt]) -> bool:
        """Say what a search still finds; whether there is such."""
        doubtful = [Path(receipt.document).name for receipt in receipts if not receipt.verified]
        if doubtful:
            text = self.tr("Parts are still found by search: {names}. Please remove them again.")
            self._say(text.format(names=", ".join(doubtful[:NAMED])), "error")
        return bool(doubtful)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._say(failure.sentence, "error")

    def _say(self, text: str, tone: str = "") -> None:
        self._notice.say(text, tone, ((self.tr("Close"), None),))


def is_held(entry: Entry) -> bool:
    """Whether a document waits until it is resumed: to remove it is asked, as of any other."""
    return entry.paused and entry.document_id is not None
