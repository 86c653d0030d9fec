"""The two answer caches between understanding and search (R4-R7): what is kept, and when it is given again.

An answer is known by the digest of its question and of all that it rests on: the scope, the documents in their state,
the models and settings, the program. So whatever changes, an answer of before is simply not found.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.query.understanding import Understood
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.retrieve.floors import cosine_of
from localmind_desktop.core.ask.sameness import may_share, readable, spelled_units, without_final_marks
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Answer, Mode, Scope, Sources, Step, Token
from localmind_desktop.core.models.once import OnceEmbedder
from localmind_desktop.core.models.protocols import ChatModel, Vectors
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.settings import Caches
from localmind_desktop.core.store.caches import Basis, KeptAnswers, Meaning, state_of_all
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import Task

log = logging.getLogger(__name__)

MOST_UNKNOWN = 0.1  # share of a question's word pieces that the embedder may not know
_CACHES = (Mode.EXACT_CACHE, Mode.MEANING_CACHE)


@dataclass(frozen=True, slots=True)
class Remembering:
    """``recipe`` stands for the models, the settings and the program. ``chat`` None: no model writes.

    ``chooses_model``: the settings leave it to the program which model writes, so that it may be another today.
    ``fresh``: nothing is given again; the new answer is kept in the place of the old.
    """

    kept: KeptAnswers
    catalog: Catalog
    embedder: OnceEmbedder | None
    chat: Callable[[], ChatModel] | None
    settings: Caches
    recipe: str
    chooses_model: bool = True
    fresh: bool = False
    beside: tuple[OnceEmbedder, ...] = ()  # those that are asked besides

    def of(self, asked: Understood) -> Memory:
        """What is remembered of a question. Call it before its answer is looked for: the state is taken now."""
        basis = self.basis(asked.scope)
        scope = replace(asked.scope, documents=tuple(sorted(asked.scope.documents)))
        room = repr((basis, scope, self.recipe, self.chat is None))
        return Memory(self, asked, basis, room, _digest(exact_text(asked.alone), room))

    def basis(self, scope: Scope) -> Basis:
        """The state of the scope's collection; of the whole library where it is not limited to one."""
        states = self.catalog.collection_states()
        collection = scope.collection
        if collection is None and scope.documents:
            found = {document.collection for document in map(self.catalog.document, scope.documents) if document}
            collection = found.pop() if len(found) == 1 else None
        return Basis(collection, state_of_all(states) if collection is None else states.get(collection, ""))

    def is_current(self, basis: Basis) -> bool:
        states = self.catalog.collection_states()
        state = state_of_all(states) if basis.collection is None else states.get(basis.collection, "")
        return state == basis.state


@dataclass
class Memory:
    """One question on its way: `recalled` first, `keep` at the end. On the answers lane only."""

    remembering: Remembering
    asked: Understood
    basis: Basis
    room: str
    key: bytes
    vector: Vectors | None = None

    def recalled(self, record: Record) -> Answer | None:
        """The answer of before, as an answer to this question."""
        if self.remembering.fresh:
            return None
        if self.remembering.settings.exact:
            started = time.perf_counter()
            answer = self.remembering.kept.find(self.key)
            record.stage("exact cache", started, phrase("found") if answer else phrase("not there"))
            if answer is not None and self._is_by_todays_model(answer):
                return self._again(answer, Mode.EXACT_CACHE, record)
        if self.remembering.settings.meaning and self._embedded(record):
            started = time.perf_counter()
            answer, note = next(self._alike(), (None, phrase("not there")))
            record.stage("meaning cache", started, note)
            if answer is not None and self._is_by_todays_model(answer):
                return self._again(answer, Mode.MEANING_CACHE, record)
        return None

    def keep(self, answer: Answer, record: Record) -> None:
        """Keep an answer if it may be kept."""
        remembering, settings = self.remembering, self.remembering.settings
        wanted = settings.exact or settings.meaning
        if not wanted or record.failures or not may_be_kept(answer, writes=remembering.chat is not None):
            return
        has_meaning = settings.meaning and self._embedded(record)
        if any(one.failed for one in filter(None, (remembering.embedder, *remembering.beside))):
            return  # found without an embedder: the next time it may be better
        meaning = None
        if has_meaning and self.vector is not None and remembering.embedder is not None:
            meaning = Meaning(self._meaning_room(), self.asked.alone, self.vector)
        remembering.kept.keep(self.key, self.basis, answer, meaning, settings.entries, remembering.is_current)

    # ------------------------------------------------------------------ inside

    def _alike(self) -> Iterator[tuple[Answer, str]]:
        kept, embedder = self.remembering.kept, self.remembering.embedder
        assert self.vector is not None
        assert embedder is not None
        least = cosine_of(embedder.stamp, self.remembering.settings.least_cosine)
        for likeness in kept.alike(self._meaning_room(), self.vector, least):
            if may_share(self.asked.alone, likeness.question):
                answer = kept.answer(likeness.number)
                if answer is not None:
                    yield answer, f"found, {likeness.cosine:.4f} alike"

    def _embedded(self, record: Record) -> bool:
        """Whether the question has a vector that says what it means."""
        embedder = self.remembering.embedder
        if self.vector is None and embedder is not None and not embedder.failed:
            started = time.perf_counter()
            try:
                if embedder.share_of_unknown([self.asked.alone]) <= MOST_UNKNOWN:
                    self.vector = embedder.question(self.asked.alone)
            except ModelError as error:
                log.warning("no look by meaning: %s", type(error).__name__)
            record.stage("embed", started)
        return self.vector is not None

    def _meaning_room(self) -> bytes:
        assert self.remembering.embedder is not None
        return _digest(self.room, self.remembering.embedder.stamp)

    def _is_by_todays_model(self, answer: Answer) -> bool:
        """Whether the model that wrote an answer would write it today. Where no model can be reached, it serves."""
        remembering = self.remembering
        if answer.trace.model is None or remembering.chat is None or not remembering.chooses_model:
            return True
        try:
            return remembering.chat().name == answer.trace.model
        except ModelError:
            return True

    def _again(self, answer: Answer, mode: Mode, record: Record) -> Answer:
        """``answer`` for this question: what it says and cites is as it was, the trace is of today."""
        trace = replace(
            record.trace(),
            model=answer.trace.model,
            notes=(*record.notes, *answer.trace.notes),
            first_mode=answer.mode,
            first_request=answer.trace.request_id,
        )
        return replace(
            answer, question=self.asked.question, standalone_question=self.asked.alone, mode=mode, trace=trace
        )


def again(answer: Answer) -> Task[Step | Sources | Token, Answer]:
    """An answer of before: there at once."""
    yield Sources(answer.citations)
    yield Token(answer.text)
    return answer


def may_be_kept(answer: Answer, *, writes: bool) -> bool:
    """R6. ``writes``: a model was to write; a quote in its place shows that it could not."""
    if not answer.says_something or answer.mode in _CACHES or answer.incomplete or answer.grounding.unsupported:
        return False
    if answer.mode is Mode.EXTRACT and writes:
        return False
    return bool(answer.text.strip()) and bool(answer.citations)


def exact_text(question: str) -> str:
    """A question as the exact cache knows it: only what cannot change its meaning is levelled out (R4).

    Lower case is not quite the same as folded case: ``Maße`` is not ``Masse``.
    """
    text = without_final_marks(readable(question))
    return "\n".join((text.lower(), *spelled_units(text)))


def _digest(*parts: str) -> bytes:
    return hashlib.sha256("\0".join(parts).encode(errors="surrogatepass")).digest()
