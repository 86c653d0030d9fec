"""The answer without a model (A5, A6), of a question of two halves (R8), and of one about two documents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.computed import Lookup, Unresolved
from localmind_desktop.core.ask.drafts import Draft, joined
from localmind_desktop.core.ask.passages.retrieving import Found
from localmind_desktop.core.ask.prose.kinship import other_words
from localmind_desktop.core.ask.prose.side_by_side import OfThing, of_each
from localmind_desktop.core.ask.question.asked import Asked, Wanted, present_terms
from localmind_desktop.core.ask.question.splitting import asks_twice, completed
from localmind_desktop.core.ask.question.understanding import Understood
from localmind_desktop.core.ask.tables.assigned import assigned
from localmind_desktop.core.model import Mode, Scope
from localmind_desktop.core.terms import term_of

_WHOLLY_MET = 0.95  # share of the question from which it is not taken apart


@dataclass(frozen=True, slots=True)
class Drafting:
    """``find`` gives the passages for a question, ``asked`` its terms."""

    lookup: Lookup
    find: Callable[[str], Found]
    asked: Callable[[str, Scope], Asked]

    def draft(self, question: Understood) -> Draft | Unresolved | None:
        """What the documents themselves answer. A question of two halves is taken apart where it is not met whole."""
        whole = self.lookup.computed(question.asking, self.find(question.alone))
        halves = self._halves(question) if len(question.parts) > 1 else []
        is_one = bool(assigned(question.alone)) or not asks_twice(question.alone)  # set values choose one row
        if halves and not (_is_met(whole) and is_one and _holds(whole, halves)):
            return replace(joined(halves), parts=question.parts)
        if _is_met(whole):
            return whole
        each = self._of_each(question)
        return joined(each) if each else whole

    def _halves(self, question: Understood) -> list[Draft]:
        """The answer to each question in one; nothing where one of them has none."""
        halves: list[Draft] = []
        for part in question.parts:
            text = completed(part, question.parts[0], halves[0].value if halves else "")
            half = self.lookup.computed(self.asked(text, question.scope), self.find(text))
            if halves and (not isinstance(half, Draft) or (self._leans(part, text) and _is_elsewhere(half, halves[0]))):
                half = self._within(part, _documents(halves[0]), question.scope)
            if not isinstance(half, Draft):
                return []
            halves.append(half)
        return halves

    def _leans(self, part: str, text: str) -> bool:
        """Whether a half takes what it is about from the first."""
        return text != part and not self.asked(part, self.lookup.scope).exact

    def _within(self, text: str, documents: set[str], scope: Scope) -> Draft | None:
        """What some documents say to a question that leaves open which are meant."""
        found = self.find(text)
        own = replace(found, passages=tuple(one for one in found.passages if one.chunk.document_id in documents))
        within = replace(scope, documents=tuple(sorted(documents)))
        draft = replace(self.lookup, scope=within).computed(_reworded(self.asked(text, within)), own)
        return draft if isinstance(draft, Draft) else None

    def _of_each(self, question: Understood) -> list[Draft]:
        """The answer for each of two things that stand in different documents; nothing where one of them has none."""
        things = of_each(question.alone)
        documents = [self._about(thing) for thing in things]
        if len(things) < 2 or not all(documents) or documents[0] & documents[1]:
            return []
        drafts = [self._within(one.question, ids, question.scope) for one, ids in zip(things, documents, strict=True)]
        return (
            [_named(thing, draft) for thing, draft in zip(things, drafts, strict=True) if draft] if all(drafts) else []
        )

    def _about(self, thing: OfThing) -> set[str]:
        """The documents among those found whose title page or running headers name a thing."""
        name = present_terms([thing.name])
        found = {passage.chunk.document_id for passage in self.find(thing.question).passages}
        return {one for one in found if name <= self.lookup.catalog.subjects(one)}


def _documents(draft: Draft) -> set[str]:
    return {cited.document_id for cited in draft.citations}


def _is_elsewhere(half: Draft, first: Draft) -> bool:
    """Whether a half that leans on the first is answered by other documents: by something else of that name."""
    return half.mode is Mode.EXTRACT and not _documents(half) & _documents(first)


def _named(thing: OfThing, draft: Draft) -> Draft:
    """With the name of the thing in front, where the answer does not say it."""
    return (
        draft if thing.name.casefold() in draft.text.casefold() else replace(draft, text=f"{thing.name}: {draft.text}")
    )


def _reworded(asked: Asked) -> Asked:
    """A question whose words may also be met by other words for the same."""
    return replace(asked, wanted=tuple(_with_other_words(want) for want in asked.wanted))


def _with_other_words(want: Wanted) -> Wanted:
    if want.exact:
        return want
    others = {term_of(word) for form in want.forms for term in form for word in other_words(term)}
    return replace(want, forms=(*want.forms, *(frozenset([word]) for word in sorted(others))))


def _is_met(whole: Draft | Unresolved | None) -> bool:
    return isinstance(whole, Draft) and whole.mode is Mode.TABLE and whole.coverage >= _WHOLLY_MET


def _holds(whole: Draft | Unresolved | None, halves: Sequence[Draft]) -> bool:
    """Whether an answer says what its halves say, as far as these are single values."""
    return isinstance(whole, Draft) and all(not half.value or half.value in whole.text for half in halves)
