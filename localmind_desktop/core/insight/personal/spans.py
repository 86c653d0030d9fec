"""Where a text holds personal data. Pure."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.insight.personal.checks import compact, looks_like_date
from localmind_desktop.core.insight.personal.cues import cues
from localmind_desktop.core.insight.personal.evidence import bears_out, evidence, names_it
from localmind_desktop.core.insight.personal.forms import Form, Strength, forms, is_of_one_person
from localmind_desktop.core.insight.personal.neighbours import is_by_address
from localmind_desktop.core.insight.personal.plain import plain_of
from localmind_desktop.core.insight.personal.scene import Candidate, Scene
from localmind_desktop.core.insight.personal.weights import weights
from localmind_desktop.core.model.insight import PersonalSpan

_DIGIT = re.compile(r"\d")
_GROUP = re.compile(r"[^\W_]+")
_BETWEEN = frozenset(" -.\n")
_SHOWN = frozenset({"birth", "street", "postal", "box", "health"})  # by a sign, or by what stands around them
_BY_ADDRESS = frozenset({"by an address"})
_LIKELY = 1.0  # what has the form of a postal code and stands behind a street is one
_LOOKED_BACK = 6  # candidates
_NONE: frozenset[str] = frozenset()

Weigh: TypeAlias = Callable[[Candidate, frozenset[str]], float]
"""The logarithm of the odds that a candidate is personal, by the evidence for it."""


class Accepted(NamedTuple):
    candidate: Candidate
    is_named: bool
    odds: float

    @property
    def rank(self) -> tuple[bool, bool, int, bool, float]:
        """Of two that overlap the named, the one with a form of its own, the longer, the checked, the likelier one."""
        one = self.candidate
        is_any = one.form.strength is Strength.LABEL
        return self.is_named, not is_any, one.end - one.start, one.form.has_checksum, self.odds


def personal_spans(text: str, label: str = "", known: frozenset[str] = _NONE) -> tuple[PersonalSpan, ...]:
    """The personal data in ``text``, in order, none over another.

    ``label`` is what names the text, its parts joined by `` · ``: the header of a cell's column, the name of a field.
    ``known`` are values, as `value_key` writes them, that are personal wherever they have a form.
    """

    if not _DIGIT.search(text):
        return ()
    plain = plain_of(text)
    scene = Scene(plain.text, plain_of(label).text, cues())
    accepted = _without_overlaps(weighed(scene, known, lambda one, said: weights().odds(one.form, said)))
    return tuple(
        PersonalSpan(one.form.kind, *plain.origin(one.start, one.end))
        for one in sorted(accepted, key=lambda c: c.start)
    )


def value_key(text: str) -> str:
    """A value without the ways of writing it."""
    return compact(plain_of(text).text)


def weighed(scene: Scene, known: frozenset[str], weigh: Weigh) -> Iterator[Accepted]:
    """Candidates that are borne out by what ``weigh`` says of them, topic by topic from top to bottom."""
    topics: defaultdict[str, list[tuple[Form, int, int]]] = defaultdict(list)
    for form in forms():
        is_shown = form.topic in _SHOWN and form.strength > Strength.LABEL
        if form.strength >= Strength.STRONG or known or is_shown or scene.speaks_of(form):
            topics[form.topic].extend((form, *found) for found in _matches(form, scene.text))
    addresses: list[Candidate] = []  # those of topics that are done
    for found in topics.values():
        earlier: list[Candidate] = []
        taken: list[Candidate] = []
        for one in _ranked(scene, found):
            before, last = (
                [other for other in those[-_LOOKED_BACK:] if other.end <= one.start] for those in (earlier, taken)
            )
            earlier.append(one)
            said = evidence(scene, one, before, last)
            if is_by_address(scene, one, addresses):
                said |= _BY_ADDRESS
            odds = weigh(one, said) if bears_out(one.form, said) else 0.0
            if one.form.topic == "postal" and one.form.strength is Strength.STRONG and "by an address" in said:
                odds = max(odds, _LIKELY)
            if odds > 0:
                taken.append(one)
            if odds > 0 or _is_known(scene, one, known):
                yield Accepted(one, names_it(said), odds)
        addresses += taken


def _is_known(scene: Scene, one: Candidate, known: frozenset[str]) -> bool:
    return is_of_one_person(one.form.kind) and bool(known) and compact(scene.text[one.start : one.end]) in known


def _ranked(scene: Scene, found: Sequence[tuple[Form, int, int]]) -> Iterator[Candidate]:
    """In order; values that begin at the same place have the same rank. What is clear by its form is so only."""
    line, rank, place = -1, 0, -1
    clear: dict[int, int] = {}
    for form, start, end in found:
        if form.strength is Strength.STRONG:
            clear[start] = max(end, clear.get(start, 0))
    for form, start, end in sorted(found, key=lambda one: (one[1], -one[0].strength, -one[2])):
        if form.strength is Strength.WEAK and end <= clear.get(start, 0):
            continue
        here = scene.line_of(start)
        rank = 0 if here != line else rank + (start != place)
        line, place = here, start
        yield Candidate(form, start, end, line, rank)


def _matches(form: Form, text: str) -> Iterator[tuple[int, int]]:
    """The letters that have a form; of a match that fails its check, the longest beginning that passes it."""
    place = 0
    while found := form.pattern.search(text, place):
        start, end = form.span(found)
        end = next((stop for stop in _ends(form, text, start, end) if _passes(form, text[start:stop])), start)
        if end > start:
            yield start, end
        following = _GROUP.match(text, start)
        place = max(end if end > start else following.end() if following else start + 1, found.start() + 1)


def _ends(form: Form, text: str, start: int, end: int) -> Iterator[int]:
    """The whole, then without its last group, and so on: where there is room between them, or a hyphen."""
    yield end
    if form.check is not None and not looks_like_date(text[start:end]):
        groups = [group.end() for group in _GROUP.finditer(text, start, end)]
        yield from (place for place in reversed(groups[:-1]) if text[place] in _BETWEEN)


def _passes(form: Form, value: str) -> bool:
    """Whether a value has the form as it is, not by its separators alone, and its check holds."""
    if form.check is None:
        return True
    if not form.pattern.fullmatch(value):
        return False
    return form.check(value)


def _without_overlaps(found: Iterable[Accepted]) -> list[Candidate]:
    kept: list[Candidate] = []
    for one in sorted(found, key=lambda accepted: accepted.rank, reverse=True):
        start, end = one.candidate.start, one.candidate.end
        if all(end <= other.start or other.end <= start for other in kept):
            kept.append(one.candidate)
    return kept
