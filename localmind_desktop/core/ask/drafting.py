"""The answer without a model (A5, A6): of a question, of the questions in one (R8), and of one about two things."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from localmind_desktop.core.ask.chains.chains import Chain
from localmind_desktop.core.ask.computed import Lookup
from localmind_desktop.core.ask.drafts import Draft, joined, without_marks
from localmind_desktop.core.ask.passages.retrieving import Found
from localmind_desktop.core.ask.prose.side_by_side import OfThing, Pair, pair_in
from localmind_desktop.core.ask.prose.verdicts import verdict
from localmind_desktop.core.ask.question.asked import Asked, present_terms
from localmind_desktop.core.ask.question.named_papers import NamedPapers
from localmind_desktop.core.ask.question.papers import without_papers
from localmind_desktop.core.ask.question.routing import Route
from localmind_desktop.core.ask.question.slots import things_in
from localmind_desktop.core.ask.question.splitting import completed
from localmind_desktop.core.ask.question.understanding import Understood
from localmind_desktop.core.ask.rank.verdict import Weighed, in_one
from localmind_desktop.core.ask.tables.sheets import Sheet
from localmind_desktop.core.model import Scope

_ANSWERS_BOTH = 0.5  # the chance that an answer to two questions says both, where one has none of its own
_LABEL = re.compile(r"(?:^|;)[^:;]{1,60}:(?=[\s;]|$)")  # the header or the label before a value

# Weighs what was computed, which may be nothing, against the units of what was found.
Weigh: TypeAlias = Callable[[Asked, Found, Sequence[Sheet], Scope, Draft | None], Weighed]


@dataclass(frozen=True, slots=True)
class Drafting:
    """``find`` gives the passages for a question in a scope, ``asked`` its terms, ``sheets`` the tables, ``weigh`` the
    best answer."""

    lookup: Lookup
    find: Callable[[str, Scope], Found]
    asked: Callable[[str, Scope], Asked]
    sheets: Callable[[Asked, Found, Scope], Sequence[Sheet]]
    weigh: Weigh

    def best(self, question: Understood) -> Weighed:
        """What the documents themselves answer. The questions in one are answered apart, unless one place says all."""
        whole = self._in(question.alone, question.asking, self._papers.scope_of(question.alone, question.scope))
        if whole.miss is not None:
            return whole
        both = self._side_by_side(question) or self._apart(question)
        if both is None or both.draft is not None:
            return both or whole
        return replace(whole, probability=whole.probability * _ANSWERS_BOTH)

    def _in(self, text: str, asking: Asked, scope: Scope) -> Weighed:
        """What answers a text in a scope, which may be narrower than that of the question."""
        lookup = self.lookup if scope == self.lookup.scope else replace(self.lookup, scope=scope)
        found = self.find(text, scope)
        sheets = self.sheets(asking, found, scope)
        draft = lookup.computed(asking, sheets)
        if isinstance(draft, Chain):
            return replace(self.weigh(asking, found, sheets, scope, None), miss=draft)
        return self.weigh(asking, found, sheets, scope, draft)

    @property
    def _papers(self) -> NamedPapers:
        return NamedPapers(self.lookup.catalog)

    # ------------------------------------------------------------------ several questions in one

    def _apart(self, question: Understood) -> Weighed | None:
        """The answers to the questions in one; without a draft where one of them has none.

        None where it is one question, or one place says it all.
        """
        if len(question.parts) < 2:
            return None
        each: list[Weighed] = []
        for part in question.parts:
            best = self._of_part(part, question, each)
            if best.draft is None or best.miss is not None or _repeats(best.draft, part):
                return Weighed(None, 0.0)
            each.append(best)
        drafts = [one.draft for one in each if one.draft is not None]
        if len({_place_of(draft) for draft in drafts}) == 1:
            return None
        return in_one(each, replace(joined(drafts), parts=question.parts))

    def _of_part(self, part: str, question: Understood, before: Sequence[Weighed]) -> Weighed:
        """What answers one of the questions; one that names nothing itself, in the documents of the first."""
        first = before[0].draft if before else None
        text = completed(part, question.parts[0], first.value if first is not None else "")
        scope = self._papers.scope_of(text, question.scope)
        other = self._papers.scope_of_other(part, question.parts[0], question.scope) if before else None
        if other is not None:
            matter = " ".join(things_in(without_papers(question.parts[0])))
            text, scope = (f"{text} ({matter})" if matter and matter not in text else text), other
        elif first is not None and not self.asked(part, scope).exact and not things_in(part):
            scope = replace(question.scope, documents=tuple(sorted({one.document_id for one in first.citations})))
        return self._in(text, self.asked(text, scope), scope)

    # ------------------------------------------------------------------ two things

    def _side_by_side(self, question: Understood) -> Weighed | None:
        """The answers for each of two things that stand in different documents, with what is to be said of the two."""
        pair = pair_in(question.alone)
        each = self._of_each(pair, question.scope) if pair is not None else []
        drafts = [one.draft for one in each if one.draft is not None]
        if pair is None or not each:
            return None
        if len(drafts) < len(pair.things):
            return Weighed(None, 0.0)
        said = verdict(pair, (drafts[0], drafts[1]))
        if pair.sign and not said:
            return None
        told = joined(drafts)
        return in_one(each, replace(told, text=f"{said}\n{told.text}") if said else told)

    def _of_each(self, pair: Pair, scope: Scope) -> list[Weighed]:
        """The answer for each of two things that stand in different documents; nothing where they do not."""
        documents = [self._about(thing, scope) for thing in pair.things]
        if not all(documents) or documents[0] & documents[1]:
            return []
        return [self._of_thing(thing, ids, scope) for thing, ids in zip(pair.things, documents, strict=True)]

    def _of_thing(self, thing: OfThing, documents: set[str], scope: Scope) -> Weighed:
        within = replace(scope, documents=tuple(sorted(documents)))
        best = self._in(thing.question, self.asked(thing.question, within), within)
        if best.draft is None or best.miss is not None or _repeats(best.draft, thing.question):
            return Weighed(None, 0.0)
        return replace(best, draft=_named(thing, best.draft))

    def _about(self, thing: OfThing, scope: Scope) -> set[str]:
        """The documents among those found whose title page or running headers name a thing."""
        name = present_terms([thing.name])
        found = {passage.chunk.document_id for passage in self.find(thing.question, scope).passages}
        return {one for one in found if name and name <= self.lookup.catalog.subjects(one)}


def _repeats(draft: Draft, question: str) -> bool:
    """Whether an answer says no more than the question: ``Invoice Number: 4218``."""
    values = _LABEL.sub(" ", " ".join(without_marks(draft.text).split()))
    return draft.route != Route.LIST and present_terms([values]) <= present_terms([question])


def _place_of(draft: Draft) -> tuple[str, int, str]:
    first = draft.citations[0]
    return first.document_id, first.page, first.quote


def _named(thing: OfThing, draft: Draft) -> Draft:
    """With the name of the thing in front, where the answer does not say it."""
    return (
        draft if thing.name.casefold() in draft.text.casefold() else replace(draft, text=f"{thing.name}: {draft.text}")
    )
