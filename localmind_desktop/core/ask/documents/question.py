"""A question about documents as wholes, by its words: of which it asks, what, and on what condition. Pure.

It is one only where every word of it is accounted for: by a class, by something that documents say, by a condition, or
as part of the name of a document or of somebody in it. Any other question is left to the ordinary path.
"""

from __future__ import annotations

import datetime
import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.documents.periods import Days, days_asked
from localmind_desktop.core.ask.documents.vocabulary import (
    AMOUNT,
    ANY,
    CLASSES,
    DAY,
    END,
    MENTION,
    NAMES,
    SIGNERS,
    Aspect,
    Said,
    Vocabulary,
    vocabulary,
)
from localmind_desktop.core.model.insight import DocumentClass
from localmind_desktop.core.sifting import Amounts, amounts_in
from localmind_desktop.core.terms import normalised
from localmind_desktop.core.text.languages import words

_WORD = re.compile(r"\w(?:[\w.&/+-]*\w)?")
_SIDES = ("over", "under")
_NEXT_WORD = 6  # letters that may hold a number right after a class: "invoice 2044" names one
_NUMBERED = re.compile(r"\s\d{4}(?!\w)")
_ELIDED = re.compile(r"\b(?:[dlnsjmtc]|qu)['’](?=\w)", re.IGNORECASE)  # French: l'accord, d'ici


@dataclass(frozen=True, slots=True)
class DocumentQuestion:
    """``classes`` empty: of all. ``days`` are those of the aspect ``dated``, ``amounts`` those of ``priced``.

    ``shown`` is what is told of each document; with ``absent``, the documents that do not say that are asked for.
    ``note`` is what must be remarked of it. ``names`` are the words that a document must be called by or name.
    """

    classes: frozenset[DocumentClass]
    shown: tuple[Aspect, ...]
    days: Days | None = None
    dated: Aspect | None = None
    amounts: tuple[Amounts, ...] = ()
    priced: Aspect | None = None
    absent: bool = False
    note: str = ""
    names: tuple[str, ...] = ()
    by_name: bool = False  # the names are those that the first thing told must hold: "which contracts did Porter sign"

    @property
    def is_conditional(self) -> bool:
        """Whether a document must say something particular to be told of."""
        particular = self.days or self.amounts or self.absent or self.note or self.by_name
        return bool(particular or self.shown[0].kind == MENTION)


def document_question(question: str, names_documents: bool, today: datetime.date) -> DocumentQuestion | None:
    """``names_documents``: the scope was narrowed to documents that the question named. None for any other question."""
    text = _ELIDED.sub(lambda found: " " * len(found.group()), normalised(question))
    known, (language, *_) = vocabulary(), words().languages_of(text)
    said = list(known.said(text))
    classes = {one.meaning for one in said if one.role in CLASSES}
    if not classes and not names_documents:
        return None
    amounts = list(amounts_in(text, language))
    named = [(one.end, one.end + _NEXT_WORD) for one in said if one.role in CLASSES and _NUMBERED.match(text, one.end)]
    dated = _blanked(text, [*((start, end) for start, end, _ in amounts), *named])
    asked = days_asked(dated, language, said, today)
    amounts = [_on_its_side(said, text, *one) for one in amounts]
    taken = [(start, end) for start, end, _ in amounts] + list(asked.spans if asked else ())
    free = [one for one in said if not any(start < one.end and one.start < end for start, end in taken)]
    labels = frozenset(DocumentClass(meaning) for meaning in classes - {ANY})
    read = _Reading(
        known,
        labels,
        free,
        asked.days if asked else None,
        tuple(one for *_, one in amounts),
        names_documents,
        _asks(text, language, "name"),
        _asks(text, language, "date"),
    )
    kinds = tuple(text[one.start : one.end] for one in free if one.role == "kinds")
    left = _left(text, [*taken, *((one.start, one.end) for one in free)], _plain(language))
    return read.question((*kinds, *left))


@dataclass(frozen=True, slots=True)
class _Reading:
    """What was recognised."""

    known: Vocabulary
    classes: frozenset[DocumentClass]
    said: Sequence[Said]
    days: Days | None
    amounts: tuple[Amounts, ...]
    names_documents: bool
    asks_who: bool
    asks_when: bool

    def question(self, left: tuple[str, ...]) -> DocumentQuestion | None:
        aspects = self._aspects()
        dated = self._of_kind(aspects, (DAY, END)) if self.days else None
        priced = self._of_kind(aspects, (AMOUNT,)) if self.amounts else None
        if (self.days and dated is None) or (self.amounts and priced is None):
            return None
        mentions = [one for one in aspects if one.kind == MENTION]
        others = [one for one in aspects if one not in (dated, priced) and one.kind != MENTION]
        if mentions and left and not (others or dated or priced):
            return DocumentQuestion(self.classes, (mentions[0],), names=left)
        shown = [*others[:1], *filter(None, (dated, priced))]
        if not shown and left and self.classes:
            shown = [one for one in self.known.aspects.values() if one.kind == NAMES and self._covers(one)][:1]
        if not shown:
            return None
        absent = any(one.role == "words" and one.meaning == "absent" for one in self.said)
        note = next((one.meaning for one in self.said if one.role == "notes" and one.meaning == shown[0].note), "")
        of_people = shown[0].kind in (NAMES, SIGNERS)
        if absent and (self.days or self.amounts or note or (of_people and left)):
            return None
        if not (self.classes or self.names_documents):
            return None  # "documents" are of all classes, and only some of them say such things
        by_name = shown[0].kind == SIGNERS and bool(left) and not self.asks_who
        conditions = (self.days, dated, self.amounts, priced, absent, note)
        return DocumentQuestion(self.classes, tuple(dict.fromkeys(shown)), *conditions, left, by_name)

    def _aspects(self) -> list[Aspect]:
        """What is asked of the classes, the words that say most of it first; of one item of a review, one aspect."""
        letters = Counter[Aspect]()
        for cue in self.said:
            if cue.role == "aspects":
                letters[self.known.aspects[cue.meaning]] += cue.end - cue.start
        covered = [one for one, _ in letters.most_common() if self._covers(one)]
        ranked = sorted(covered, key=lambda one: self.asks_when and one.kind not in (DAY, END))
        items = [tuple(one.items.items()) for one in ranked]
        return [one for at, one in enumerate(ranked) if not items[at] or items[at] not in items[:at]]

    def _covers(self, aspect: Aspect) -> bool:
        return aspect.kind == MENTION or not self.classes or bool(aspect.items.keys() & self.classes)

    def _of_kind(self, aspects: Iterable[Aspect], kinds: Sequence[str]) -> Aspect | None:
        """What is asked of that kind; else what is meant where nothing is said."""
        said = next((one for one in aspects if one.kind in kinds), None)
        usual = (one for one in self.known.aspects.values() if one.kind in kinds and self._covers(one))
        return said or next(usual, None)


def _blanked(text: str, spans: Iterable[tuple[int, int]]) -> str:
    letters = list(text)
    for start, end in spans:
        letters[start:end] = " " * (min(end, len(text)) - start)
    return "".join(letters)


def _asks(text: str, language: str, kind: str) -> bool:
    """Whether a question asks for a thing of a kind: a name, a date."""
    said = f" {' '.join(_WORD.findall(text.casefold()))} "
    return any(f" {phrase} " in said for phrase in words().asking[language].get(kind, ()))


def _plain(language: str) -> AbstractSet[str]:
    """Words that carry nothing, and those that only ask."""
    asking = (phrase for phrases in words().asking[language].values() for phrase in phrases)
    return words().stop | words().plain[language] | {word for phrase in asking for word in phrase.split()}


def _left(text: str, spans: Iterable[tuple[int, int]], plain: AbstractSet[str]) -> tuple[str, ...]:
    """The words that nothing has accounted for, and that carry something."""
    found = (match.group() for match in _WORD.finditer(_blanked(text, spans)))
    return tuple(dict.fromkeys(word for word in found if word.casefold() not in plain))


def _on_its_side(said: Iterable[Said], text: str, start: int, end: int, amount: Amounts) -> tuple[int, int, Amounts]:
    """An amount with the verb before it that says on which side of it: "exceed", "dépassent"."""
    verb = next((one for one in said if one.meaning in _SIDES and not text[one.end : start].strip()), None)
    if verb is None or amount.low != amount.high:
        return start, end, amount
    is_over = verb.meaning == "over"
    low, high = (amount.low, math.inf) if is_over else (-math.inf, amount.high)
    return verb.start, end, amount._replace(low=low, high=high, open_low=is_over, open_high=not is_over)
