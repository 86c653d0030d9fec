"""What a model wrote, checked against the passages that it was given, and against the question (A7)."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from localmind_desktop.core.ask.ground.evidence_values import Evidence, evidence_of
from localmind_desktop.core.ask.ground.grounding import grounded, without_marks
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.ground.statements import Said
from localmind_desktop.core.ask.query.telling import asks_to_be_told
from localmind_desktop.core.ask.write.attributing import Support
from localmind_desktop.core.ask.write.confidence import Claim, confidence
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Grounding, Passage
from localmind_desktop.core.models.protocols import Reader
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.terms import content_terms
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.likeness import WordLikeness

log = logging.getLogger(__name__)

BESIDE = phrase("It does not seem to answer your question.")
UNLIKELY = phrase("It may not answer your question.")
LIKELY_ENOUGH = 0.3  # probability
_READ_IN = ("en",)  # the reading model knows English best
_WORDS = 3  # that say something: a bare value cannot be read
_LONGEST = 600  # characters of an answer that are looked at as a whole


@dataclass(frozen=True)
class Checking:
    """The passages of a prompt as sources, by their numbers there. Without ``likeness`` values alone are checked.

    ``unknown`` are names of the question that stand in no document as they are written, ``claims`` what may be its
    answer.
    """

    kept: Packed
    question: str
    likeness: WordLikeness | None
    reader: Reader | None = None
    unknown: Sequence[str] = ()
    claims: Sequence[Claim] = ()

    def of(self, text: str, order: Mapping[int, int]) -> Grounding:
        """``order`` are the numbers of passages with those that ``text`` cites them by."""
        rows = {new: self._rows[number] for number, new in order.items() if number in self._rows}
        said = {new: self._said[number] for number, new in order.items()}
        sources = {new: self._sources[number] for number, new in order.items()}
        around = {new: self._around[self.kept.passages[number - 1].chunk.document_id] for number, new in order.items()}
        check = partial(grounded, said=said, likeness=self.likeness, question=self.question, around=around)
        return check(text, sources, rows)

    def with_doubt(self, text: str, found: Grounding) -> Grounding:
        """``found`` of a ``text``, and what speaks against the whole of it as an answer to the question.

        A model that finds nothing to say of what is asked often tells something else of the same passages, and of a
        name that it did not find what stands beside another.
        """
        if self.unknown:
            return replace(found, doubt=phrase("{name} is not mentioned in the documents.", name=self.unknown[0]))
        if found.flags or len(text) > _LONGEST:
            return found
        if self._is_weighed:
            return found if self.probability(text) >= LIKELY_ENOUGH else replace(found, doubt=UNLIKELY)
        return replace(found, doubt=BESIDE) if self._is_beside(without_marks(text)) else found

    def probability(self, text: str) -> float:
        """That a ``text`` is right, by what was weighed; 1 where nothing was that it could be compared with."""
        return confidence(text, self.question, self.claims) if self._is_weighed else 1.0

    def supporting(self, sentence: str, numbers: Collection[int]) -> Support:
        """How far some passages hold what a sentence without marks says, each value where it is asked for."""
        marks = "".join(f"[{number}]" for number in sorted(numbers))
        if self.of(f"{sentence} {marks}", {number: number for number in numbers}).flags:
            return Support.NONE
        tables = [self._rows[number] for number in numbers if number in self._rows]
        is_asked = bool(tables) and all(one.asked(sentence, self.question) for one in tables)
        return Support.IN_ROW if is_asked else Support.SOMEWHERE

    # ------------------------------------------------------------------ inside

    @cached_property
    def _is_weighed(self) -> bool:
        """Whether one place may answer the question, or none: an explanation is put together from several."""
        is_of_one = not asks_to_be_told(self.question)
        return bool(self.claims) and (is_of_one or not any(one.chance for one in self.claims))

    def _is_beside(self, said: str) -> bool:
        """Whether the reading model takes what is ``said`` for no answer; no where it cannot tell."""
        is_read = words().languages_of(self.question) == _READ_IN and len(content_terms(said)) >= _WORDS
        if self.reader is None or not is_read:
            return False
        try:
            return self.reader.log_odds(self.question, [said])[0] < 0
        except ModelError as error:  # the checks of the models tell why
            log.warning("an answer was not read: %s", type(error).__name__)
            return False

    @cached_property
    def _sources(self) -> dict[int, Evidence]:
        return {n: evidence_of(p.chunk.text, f"{p.document} {p.chunk.context}") for n, p in self._numbered}

    @cached_property
    def _around(self) -> dict[str, Evidence]:
        """What the passages of each document say together, with its names."""
        found: dict[str, list[Passage]] = {}
        for _, one in self._numbered:
            found.setdefault(one.chunk.document_id, []).append(one)
        return {document: _together(passages) for document, passages in found.items()}

    @cached_property
    def _rows(self) -> dict[int, Rows]:
        return {n: Rows(texts) for n, _ in self._numbered if (texts := self.kept.texts_of_rows(n - 1))}

    @cached_property
    def _said(self) -> dict[int, Said]:
        return {n: Said(p.chunk.text, f"{p.document} {p.chunk.context}") for n, p in self._numbered}

    @cached_property
    def _numbered(self) -> list[tuple[int, Passage]]:
        return list(enumerate(self.kept.passages, start=1))


def _together(passages: Sequence[Passage]) -> Evidence:
    names = dict.fromkeys(name for one in passages for name in (one.document, one.chunk.context))
    return evidence_of("\n".join(one.chunk.text for one in passages), "\n".join(names))
