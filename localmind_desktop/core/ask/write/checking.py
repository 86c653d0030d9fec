"""What a model wrote, checked against the passages that it was given (A7)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, partial

from localmind_desktop.core.ask.ground.evidence_values import Evidence, evidence_of
from localmind_desktop.core.ask.ground.grounding import grounded
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.ground.statements import Said
from localmind_desktop.core.ask.write.attributing import Support
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.model import Grounding, Passage
from localmind_desktop.core.text.likeness import WordLikeness


@dataclass(frozen=True)
class Checking:
    """The passages of a prompt as sources, by their numbers there. Without ``likeness`` values alone are checked."""

    kept: Packed
    question: str
    likeness: WordLikeness | None

    def of(self, text: str, order: Mapping[int, int]) -> Grounding:
        """``order`` are the numbers of passages with those that ``text`` cites them by."""
        rows = {new: self._rows[number] for number, new in order.items() if number in self._rows}
        prose = {new: self._said[number] for number, new in order.items() if number not in self._rows}
        sources = {new: self._sources[number] for number, new in order.items()}
        check = partial(grounded, prose=prose, likeness=self.likeness, question=self.question, around=self._around)
        return check(text, sources, rows)

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
    def _sources(self) -> dict[int, Evidence]:
        return {n: evidence_of(p.chunk.text, f"{p.document} {p.chunk.context}") for n, p in self._numbered}

    @cached_property
    def _around(self) -> Evidence:
        passages = [passage for _, passage in self._numbered]
        names = dict.fromkeys(name for one in passages for name in (one.document, one.chunk.context))
        return evidence_of("\n".join(one.chunk.text for one in passages), "\n".join(names))

    @cached_property
    def _rows(self) -> dict[int, Rows]:
        return {n: Rows(texts) for n, _ in self._numbered if (texts := self.kept.texts_of_rows(n - 1))}

    @cached_property
    def _said(self) -> dict[int, Said]:
        return {n: Said(p.chunk.text, f"{p.document} {p.chunk.context}") for n, p in self._numbered}

    @cached_property
    def _numbered(self) -> list[tuple[int, Passage]]:
        return list(enumerate(self.kept.passages, start=1))
