"""The answer without a model (A5, A6), of a question of two halves (R8), and of one about two documents."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.computed import Lookup, Unresolved
from localmind_desktop.core.ask.drafts import Draft, joined, without_marks
from localmind_desktop.core.ask.passages.retrieving import Found
from localmind_desktop.core.ask.prose.kinship import other_words
from localmind_desktop.core.ask.prose.sections import in_section, section_called, section_draft
from localmind_desktop.core.ask.prose.side_by_side import OfThing, Pair, pair_in
from localmind_desktop.core.ask.prose.verdicts import verdict
from localmind_desktop.core.ask.question.asked import Asked, Wanted, present_terms
from localmind_desktop.core.ask.question.named_papers import NamedPapers
from localmind_desktop.core.ask.question.papers import without_papers
from localmind_desktop.core.ask.question.routing import Route
from localmind_desktop.core.ask.question.slots import things_in
from localmind_desktop.core.ask.question.splitting import asks_twice, completed
from localmind_desktop.core.ask.question.stated_sections import StatedSection, stated_section
from localmind_desktop.core.ask.question.understanding import Understood
from localmind_desktop.core.ask.tables.assigned import assigned
from localmind_desktop.core.model import Mode, Scope
from localmind_desktop.core.terms import term_of

_LABEL = re.compile(r"(?:^|;)[^:;]{1,60}:(?=[\s;]|$)")  # the header or the label before a value
_WHOLLY_MET = 0.95  # share of the question from which it is not taken apart


@dataclass(frozen=True, slots=True)
class Drafting:
    """``find`` gives the passages for a question in a scope, ``asked`` its terms."""

    lookup: Lookup
    find: Callable[[str, Scope], Found]
    asked: Callable[[str, Scope], Asked]

    def draft(self, question: Understood) -> Draft | Unresolved | None:
        """What the documents themselves answer. A question of two halves is taken apart where it is not met whole."""
        stated = stated_section(question.alone)
        if stated is not None:
            return self._of_stated(stated, question.scope)
        pair = pair_in(question.alone)
        each = self._of_each(pair, question.scope) if pair is not None else []
        told = _side_by_side(pair, each) if pair is not None and each else None
        if told is not None:
            return told
        whole = self._whole(question)
        halves = self._halves(question) if len(question.parts) > 1 else []
        taken_apart = _of_halves(question, whole, halves)
        if taken_apart is not None:
            return replace(taken_apart, parts=question.parts)
        is_echo = len(question.parts) > 1 and isinstance(whole, Draft) and _repeats(whole, question.alone)
        return None if is_echo else whole

    def _whole(self, question: Understood) -> Draft | Unresolved | None:
        scope = self._papers.scope_of(question.alone, question.scope)
        return self._in(question.alone, question.asking, scope)

    def _in(self, text: str, asking: Asked, scope: Scope) -> Draft | Unresolved | None:
        """What answers a text in a scope, which may be narrower than that of the question."""
        lookup = self.lookup if scope == self.lookup.scope else replace(self.lookup, scope=scope)
        return lookup.computed(asking, self.find(text, scope))

    @property
    def _papers(self) -> NamedPapers:
        return NamedPapers(self.lookup.catalog)

    def _of_stated(self, stated: StatedSection, scope: Scope) -> Draft | None:
        """What stands in a section that is named, in its document or in another about the same; it must be there."""
        scopes = self._papers.scopes_of(stated.paper, scope)
        if scopes is None:
            return None
        named, about = scopes
        text = f"{stated.number} {' '.join(sorted(stated.title))}"
        section = section_called(stated.number, stated.title, self.find(text, named).passages)
        if section is None:
            return None
        found = self.find(stated.asks, about)
        found = replace(found, passages=in_section(stated.number, stated.title, found.passages))
        draft = replace(self.lookup, scope=about).computed(self.asked(stated.asks, about), found)
        return joined([section_draft(section), draft]) if isinstance(draft, Draft) else None

    # ------------------------------------------------------------------ two halves

    def _halves(self, question: Understood) -> list[Draft | None]:
        """The answer to each question in one."""
        halves: list[Draft | None] = []
        for part in question.parts:
            first = halves[0] if halves else None
            text = completed(part, question.parts[0], first.value if first is not None else "")
            other = self._papers.scope_of_other(part, question.parts[0], question.scope) if halves else None
            if other is not None:
                half = self._of_other(text, question.parts[0], other)
            else:
                half = self._half(part, text, first, question.scope, is_later=bool(halves))
            halves.append(None if half is None or _repeats(half, text) else half)
        return [
            half if half is None or not _is_of_other(half, n, halves, question.parts) else None
            for n, half in enumerate(halves)
        ]

    def _half(self, part: str, text: str, first: Draft | None, scope: Scope, *, is_later: bool) -> Draft | None:
        """What answers a half: where it names nothing itself, in the documents of the first, if that is answered."""
        names_none = not self.asked(part, scope).exact and not things_in(part)
        if first is None and names_none and is_later:
            return None
        half = self._in(text, self.asked(text, scope), self._papers.scope_of(text, scope))
        if first is not None and names_none and (not isinstance(half, Draft) or _is_elsewhere(half, first)):
            return self._within(part, _documents(first), scope)
        if isinstance(half, Draft):
            return half
        names = things_in(part) or things_in(text)
        about = [documents for name in names if (documents := self._about(OfThing(name, text), scope))]
        documents = about[-1] if about else _documents(first) if first is not None else set()
        return self._within(text, documents, scope) if documents else None

    def _of_other(self, text: str, first: str, scope: Scope) -> Draft | None:
        """What another document says of the matter of the first half, which the text need not name again."""
        matter = " ".join(things_in(without_papers(first)))
        text = f"{text} ({matter})" if matter and matter not in text else text
        draft = self._in(text, self.asked(text, scope), scope)
        return draft if isinstance(draft, Draft) else None

    def _within(self, text: str, documents: set[str], scope: Scope) -> Draft | None:
        """What some documents say to a question that leaves open which are meant."""
        within = replace(scope, documents=tuple(sorted(documents)))
        lookup = replace(self.lookup, scope=within)
        found = self.find(text, scope)
        own = tuple(one for one in found.passages if one.chunk.document_id in documents)
        found = replace(found, passages=own) if own else self.find(text, within)
        draft = lookup.computed(_reworded(self.asked(text, within)), found)
        return draft if isinstance(draft, Draft) else None

    # ------------------------------------------------------------------ two things

    def _of_each(self, pair: Pair, scope: Scope) -> list[Draft | None]:
        """The answer for each of two things that stand in different documents; nothing where they do not."""
        documents = [self._about(thing, scope) for thing in pair.things]
        if not all(documents) or documents[0] & documents[1]:
            return []
        return [self._of_thing(thing, ids, scope) for thing, ids in zip(pair.things, documents, strict=True)]

    def _of_thing(self, thing: OfThing, documents: set[str], scope: Scope) -> Draft | None:
        draft = self._within(thing.question, documents, scope)
        return _named(thing, draft) if draft is not None and not _repeats(draft, thing.question) else None

    def _about(self, thing: OfThing, scope: Scope) -> set[str]:
        """The documents among those found whose title page or running headers name a thing."""
        name = present_terms([thing.name])
        found = {passage.chunk.document_id for passage in self.find(thing.question, scope).passages}
        return {one for one in found if name and name <= self.lookup.catalog.subjects(one)}


def _of_halves(question: Understood, whole: Draft | Unresolved | None, halves: Sequence[Draft | None]) -> Draft | None:
    """The answers to the halves, where they say more than the one to the whole; in part where some are missing."""
    found = [half for half in halves if half is not None]
    is_one = bool(assigned(question.alone)) or not asks_twice(question.alone)  # set values choose one row
    if isinstance(whole, Draft) and halves and _is_one_place([whole, *found]):
        return None
    if halves and len(found) == len(halves):
        return None if _is_met(whole) and is_one and _holds(whole, found) else joined(found)
    if not found or isinstance(whole, Unresolved) or _says_more(whole, found, is_one=is_one):
        return None
    return joined(found, [part for part, half in zip(question.parts, halves, strict=True) if half is None])


def _is_one_place(drafts: Sequence[Draft]) -> bool:
    """Whether answers stand in one place, all of them: the row that is said whole need not be said in halves."""
    return len({_place_of(draft, number) for draft in drafts for number in range(len(draft.citations))}) == 1


def _side_by_side(pair: Pair, each: Sequence[Draft | None]) -> Draft | None:
    """Both answers, with what is to be said of the two; None where they cannot be compared, or neither is there."""
    drafts = [draft for draft in each if draft is not None]
    if len(drafts) < len(pair.things):
        missing = [thing.question for thing, draft in zip(pair.things, each, strict=True) if draft is None]
        return joined(drafts, missing) if drafts and not pair.is_compared else None
    said = verdict(pair, (drafts[0], drafts[1]))
    if pair.sign and not said:
        return None
    told = joined(drafts)
    return replace(told, text=f"{said}\n{told.text}") if said else told


def _repeats(draft: Draft, question: str) -> bool:
    """Whether an answer says no more than the question: ``Invoice Number: 4218``."""
    values = _LABEL.sub(" ", _bare(draft))
    return draft.route != Route.LIST and present_terms([values]) <= present_terms([question])


def _is_of_other(half: Draft, number: int, halves: Sequence[Draft | None], parts: Sequence[str]) -> bool:
    """Whether a half is answered by the words that answer another, which name that one's thing only."""
    said = present_terms([_bare(half)])
    own = present_terms(things_in(parts[number]))
    for other, part in zip(halves, parts, strict=True):
        if other is None or other is half or _bare(other) != _bare(half):
            continue
        theirs = present_terms(things_in(part))
        if (theirs - own) & said and not (own - theirs) & said:
            return True
    return False


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


def _says_more(whole: Draft | None, found: Sequence[Draft], *, is_one: bool) -> bool:
    """Whether an answer to the whole question is better than those to its halves, of which one is missing."""
    if whole is None or (_is_met(whole) and (is_one or whole.route == Route.LIST)):
        return whole is not None
    said = _bare(whole)
    return all(_bare(half) in said and _bare(half) != said for half in found)


def _bare(draft: Draft) -> str:
    return " ".join(without_marks(draft.text).split())


def _holds(whole: Draft | Unresolved | None, halves: Sequence[Draft]) -> bool:
    """Whether an answer says what its halves say: their values, or the words that they cite."""
    if not isinstance(whole, Draft):
        return False
    cited = {_place_of(whole, number) for number in range(len(whole.citations))}
    return all(half.value in whole.text if half.value else _place_of(half, 0) in cited for half in halves)


def _place_of(draft: Draft, number: int) -> tuple[str, int, str]:
    cited = draft.citations[number]
    return cited.document_id, cited.page, cited.quote
