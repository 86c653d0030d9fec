"""What the library knows of its documents as a whole: made after they are askable, kept, compared.

What does the work is imported when it is first needed: opening a library and asking need none of it.
"""

from __future__ import annotations

import logging
import mmap
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.core.errors import DocumentError, ModelError
from localmind_desktop.core.model import Document, Kind, Place, Progress, State
from localmind_desktop.core.model.insight import (
    Analysis,
    Classified,
    DocumentClass,
    Entity,
    Inspection,
    PersonalKind,
    RedactionMode,
)
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.parsing import kind_of
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Analysing
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.inspections import RULES
from localmind_desktop.core.store.readings import StoredReading
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.insight.by_model import Described
    from localmind_desktop.core.insight.compare import Comparison
    from localmind_desktop.core.sifting import Sifted

log = logging.getLogger(__name__)

_ATTACHMENT = b"/EmbeddedFile"


class Insights:
    """Reads from any lane. `complete` runs on the store lane, after a document has become askable."""

    def __init__(
        self, paths: LibraryPaths, catalog: Catalog, chat: Callable[[], ChatModel], settings: Analysing
    ) -> None:
        self._paths = paths
        self._catalog = catalog
        self._kept = catalog.inspections
        self._chat = chat
        self._settings = settings

    def waiting(self) -> list[str]:
        """The ids of ready documents that nothing is known of yet."""
        return self._kept.missing(RULES)

    def complete(self, document_id: str, cancel: CancelToken) -> Task[Progress, None]:
        """Find out about a document, if nothing is known of it yet and it is still there. Raises `Cancelled`."""
        document = self._catalog.document(document_id)
        if document is not None and not self._is_known(document_id):
            yield Progress(document.id, document.name, State.ANALYSING)
            self._make(document, cancel)

    def of(self, document: Document, cancel: CancelToken | None = None) -> Inspection:
        """What is known of a document; found out now where nothing is. Raises `Cancelled`."""
        known = self._kept.of(document.id) if self._is_known(document.id) else None
        return known or self._make(document, cancel or CancelToken())

    def _is_known(self, document_id: str) -> bool:
        """Whether it was found out by these rules, with what a model said or without."""
        return self._kept.stamp(document_id).split(" ")[0] == RULES

    def choose_class(
        self, document: Document, label: DocumentClass | None, cancel: CancelToken | None = None
    ) -> Inspection:
        """The class that the user says it has, which decides what it is reviewed for; None takes that back.

        Raises `Cancelled`.
        """
        stamp, known = self._kept.stamp(document.id), self._kept.of(document.id)
        self._kept.choose_class(document.id, label)
        found = self._make(document, cancel or CancelToken())
        if known is None or not stamp.startswith(f"{RULES} "):
            return found
        found = replace(found, analysis=known.analysis, entities=known.entities)  # what a model said of it stays
        self._kept.keep(document.id, stamp, found)
        return found

    def personal_places(
        self, document: Document, cancel: CancelToken | None = None
    ) -> dict[PersonalKind, tuple[Place, ...]]:
        """Where what is personal stands in a document; nothing where it was hidden when that was read.

        Raises `Cancelled` and `DocumentError`.
        """
        from localmind_desktop.core.insight.apart import personal_places

        return personal_places(self._catalog.reading(document.id), cancel or CancelToken())

    def sift(self, text: str) -> Sifted:
        """What is known of what was typed into a filter of documents."""
        from localmind_desktop.core.sifting import sifted

        return sifted(text, self._kept)

    def mode(self, collection: str) -> RedactionMode:
        """How personal data is hidden in a collection."""
        return self._catalog.redactions.mode(collection)

    def describe(self, document: Document, cancel: CancelToken) -> Inspection:
        """With what the chat model says of the document, asked once for each state of it, of the model and the prompt.

        Raises `Cancelled`, and `ModelError`: then what the rules found stands.
        """
        from localmind_desktop.core.insight.by_model import Begun, described
        from localmind_desktop.core.insight.runs import runs_of

        chat, kept, known = self._chat(), self._kept.stamp(document.id), self._kept.of(document.id)
        stamp = _stamp_of(chat)
        if known is not None and kept == stamp:
            return known
        reading = self._catalog.reading(document.id)
        rules = known if known is not None and kept == RULES else self._make(document, cancel, reading)
        runs = list(runs_of(reading.pages(), reading.tables()))
        begun = Begun(self._kept.begun(document.id, stamp), partial(self._kept.keep_begun, document.id, stamp))
        said = described(runs, rules.analysis, chat, self._settings.requests, cancel, begun)
        if self._kept.stamp(document.id) == RULES:  # for another class, perhaps, that was chosen meanwhile
            rules = self._kept.of(document.id) or rules
        found = _with(rules, said, self._kept.chosen_class(document.id))
        self._kept.keep(document.id, stamp, found)
        return found

    def undescribed(self) -> list[str]:
        """The ids of documents that the chat model is to describe in the background, as far as the rules know them.

        None where that is not wished or no model can be reached.
        """
        if not self._settings.in_background:
            return []
        try:
            return self._kept.known_otherwise(_stamp_of(self._chat()))
        except ModelError:
            return []

    def compare(self, before: Document, after: Document, cancel: CancelToken) -> Comparison:
        """How ``after`` differs from ``before``. Raises `Cancelled` and `DocumentError`."""
        from localmind_desktop.core.insight.apart import compare_stored

        return compare_stored(self._catalog.reading(before.id), self._catalog.reading(after.id), cancel)

    def _make(self, document: Document, cancel: CancelToken, reading: StoredReading | None = None) -> Inspection:
        """Find out about a document and keep that. What takes too much is not tried again, until it is read anew."""
        from localmind_desktop.core.insight.apart import About, inspect

        others = tuple(other.name for other in self._catalog.documents(document.collection) if other.id != document.id)
        title, chosen = self._catalog.titles([document.id]).get(document.id, ""), self._kept.chosen_class(document.id)
        about = About(title, others, self._invoice(document, cancel), chosen)
        reading = reading or self._catalog.reading(document.id)
        try:
            found = inspect(reading, about, cancel)
        except DocumentError as error:
            log.warning("a document could not be looked through: %s", type(error).__name__)
            found = not_looked_through(title, chosen)
        if self._kept.chosen_class(document.id) is not chosen:  # the user was quicker
            return self._make(document, cancel, reading)
        if document.state in (State.READY, State.PARTIAL) and not self._catalog.versions.is_read_only:
            self._kept.keep(document.id, RULES, found)
        return found

    def _invoice(self, document: Document, cancel: CancelToken) -> bytes | None:
        """The invoice that the file carries as data, for whatever reads invoices by itself."""
        from localmind_desktop.core.children.attaching import embedded_invoice

        copy = self._paths.original(document.sha256)
        try:
            if copy.exists() and kind_of(copy, document.source) is Kind.PDF and _has_attachments(copy):
                return embedded_invoice(copy, cancel)
        except DocumentError:
            log.info("the attachments of a document could not be read")
        return None


def _stamp_of(chat: ChatModel) -> str:
    """By which rules, model and prompt a document is described."""
    from localmind_desktop.core.insight.by_model import PROMPT

    return f"{RULES} {PROMPT} {chat.name}"


def not_looked_through(title: str, chosen: DocumentClass | None) -> Inspection:
    """Nothing is known of a document but its title, and the class that the user set."""
    classified = Classified(chosen or DocumentClass.GENERAL, (), 1.0 if chosen else 0.0)
    return Inspection(classified, Analysis(title, "", (), ()), failed=("inspection",))


def _with(rules: Inspection, said: Described, chosen: DocumentClass | None) -> Inspection:
    """What the rules found, with what a model said. The model's class counts where the rules and the user have none."""
    classified = rules.classified
    if chosen is None and classified.label is DocumentClass.GENERAL and said.label is not None:
        classified = replace(classified, label=said.label, reasons=(), made_by=said.analysis.made_by)
    return replace(rules, classified=classified, analysis=said.analysis, entities=_joined(rules.entities, said.names))


def _joined(entities: tuple[Entity, ...], names: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """A name that both found keeps its places and role, and is no guess any more."""
    said = {_key(name): name for name in names}
    kept = [replace(one, guessed=False) if said.pop(_key(one), None) else one for one in entities]
    return (*kept, *said.values())


def _has_attachments(copy: Path) -> bool:
    """Whether a PDF says so in plain text, as its attachments cannot be within compressed objects."""
    with copy.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        return content.find(_ATTACHMENT) >= 0


def _key(entity: Entity) -> tuple[str, str]:
    return entity.kind, entity.normalised.casefold()
