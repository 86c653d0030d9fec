"""What is known of documents as a whole, as jobs; and how a place of it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Job
from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core.model import Citation, Document, Place
from localmind_desktop.core.model.insight import DocumentClass


class InsightDesk:
    """Verbs beside those of the `Desk`, on its lanes. They need the library open."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def of(self, document: Document) -> Job:
        """The `Inspection` of a document; found out now where nothing is known yet."""
        return self._desk.on(
            self._desk.export, lambda library, cancel: library.insights.of(document, cancel), ahead=True
        )

    def choose_class(self, document: Document, label: DocumentClass | None) -> Job:
        """Its `Inspection` anew, by the class that the user says it has."""
        return self._desk.on(
            self._desk.export,
            lambda library, cancel: library.insights.choose_class(document, label, cancel),
            ahead=True,
        )

    def personal_places(self, document: Document) -> Job:
        """Where what is personal stands in it, by kind."""
        return self._desk.on(
            self._desk.export, lambda library, cancel: library.insights.personal_places(document, cancel)
        )

    def sift(self, text: str) -> Job:
        """What is known of what was typed into a filter, as `Sifted`."""
        return self._desk.on(self._desk.pages, lambda library, cancel: library.insights.sift(text), ahead=True)

    def mode(self, collection: str) -> Job:
        """The `RedactionMode` of a collection."""
        return self._desk.on(self._desk.pages, lambda library, cancel: library.insights.mode(collection), ahead=True)

    def save_list(
        self, title: str, headers: Sequence[str], rows: Sequence[Sequence[str]], path: Path, notes: Sequence[str]
    ) -> Job:
        """Rows of texts as a file; the ending of ``path`` chooses the format."""
        return self._desk.export.run(lambda cancel: _save_list(title, headers, rows, path, notes))

    def describe(self, document: Document) -> Job:
        """Its `Inspection` with what the chat model says of it, which may take minutes."""
        return self._desk.on(self._desk.answers, lambda library, cancel: library.insights.describe(document, cancel))

    def compare(self, before: Document, after: Document) -> Job:
        """The `Comparison` of two documents."""
        return self._desk.on(self._desk.export, lambda library, cancel: library.insights.compare(before, after, cancel))


def _save_list(
    title: str, headers: Sequence[str], rows: Sequence[Sequence[str]], path: Path, notes: Sequence[str]
) -> None:
    from localmind_desktop.core.export.formats import save_list

    save_list(title, headers, rows, path, notes, told_phrase)


def citation_at(document: Document, places: Sequence[Place], quote: str) -> Citation:
    """Shows where a document says something."""
    first = places[0].page
    return Citation(0, document.id, document.name, first, tuple(places), quote)
