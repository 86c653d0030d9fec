"""What the words around a number say of it. Pure.

What stands before it in its line speaks first, then the line before, then the label, then what stands behind it. The
nearest phrase decides. No phrase speaks across a sentence, or across an earlier value of the same topic: that one has
taken it. A list, and a column of numbers alike, hand on what was said of their first value.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from localmind_desktop.core.insight.personal.columns import head_of_column
from localmind_desktop.core.insight.personal.cues import Cue, Cues
from localmind_desktop.core.insight.personal.forms import Form, Strength

LABEL_JOINER = "·"
_REACH, _BEHIND = 90, 40  # letters
_CAPITAL = r"\s+(?=[^\W\d_a-zß-öø-ÿ][^\W\d_]*(?!\w))"
_SENTENCE = re.compile(rf"(?<=[^\W\d_]{{4}}[.!?;]){_CAPITAL}|(?<=\d[.!?]){_CAPITAL}|\n[^\S\n]*\n")
_MONEY_BEFORE = re.compile(r"[€$£¥]\s?$")
_MONEY_BEHIND = re.compile(r"\s?[€$£¥%°]")
_NUMBER_BEFORE, _NUMBER_BEHIND = re.compile(r"\d[ ]$"), re.compile(r"[ ]\d")
_DIGIT = re.compile(r"\d")
_WORDS, _NUMBERS = re.compile(r"[^\W\d_]+(?:[ .,']{1,2}[^\W\d_]+)*"), re.compile(r"\d+")
_SIGN = re.compile(r"(?:\*|\bb\.)\s?$")


class Candidate(NamedTuple):
    """Letters of a text that have a form, and pass its check. ``line`` and ``rank`` count from 0, the rank in a line
    among those of its topic."""

    form: Form
    start: int
    end: int
    line: int
    rank: int


class Scene:
    """A text with what names it, and the phrases in both."""

    def __init__(self, text: str, label: str, words: Cues) -> None:
        self.text, self._words = text, words
        self.cues = words.within(text)
        self._starts = [cue.start for cue in self.cues]
        self._label = [(part, words.within(part)) for part in label.split(LABEL_JOINER)]

    @cached_property
    def topics(self) -> frozenset[str]:
        """All that is spoken of."""
        return frozenset().union(*(cue.topics for cue in self.cues), self._label_topics)

    @cached_property
    def lines(self) -> list[int]:
        """Where the lines begin."""
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    @cached_property
    def _label_topics(self) -> frozenset[str]:
        return frozenset().union(*(cue.topics for _, cues in self._label for cue in cues))

    @cached_property
    def _sentences(self) -> list[int]:
        return [0, *(found.end() for found in _SENTENCE.finditer(self.text))]

    def line_of(self, place: int) -> int:
        return bisect_right(self.lines, place) - 1

    def verdict(self, one: Candidate, before: Sequence[Candidate]) -> bool | None:
        """Whether what is said around ``one`` speaks for it; None where nothing is said. ``before`` are the
        candidates of its topic that end before it begins."""
        cue = self._in_line(one, before)
        if cue is None:
            in_column = self._by_label(one.form, self._over(one))
            if in_column is not None:
                return in_column
            cue = self._line_before(one, before)
        if cue is not None:
            return self._speaks_for(one.form, cue.topics)
        named = self._by_label(one.form, self._label)
        return named if named is not None else self._behind(one)

    def is_alone(self, one: Candidate) -> bool:
        """Whether it is no amount, no number in a row of numbers, and not broken in two by the end of a line."""
        head, tail = self.text[max(0, one.start - 3) : one.start], self.text[one.end : one.end + 3]
        amount = _MONEY_BEFORE.search(head) or _MONEY_BEHIND.match(tail)
        in_row = _NUMBER_BEFORE.search(head) or _NUMBER_BEHIND.match(tail)
        is_broken = one.form.check is not None and "\n" in self.text[one.start : one.end]
        return not (amount or in_row or is_broken)

    def is_handed_on(self, one: Candidate, accepted: Candidate) -> bool:
        """Whether ``one`` follows ``accepted`` in a list, or stands below it in a column."""
        gap = self.text[accepted.end : one.start]
        if len(gap) <= _REACH and "\n" not in gap.strip("\n") and self._words.is_list_gap(gap):
            return True
        below = one.line == accepted.line + 1 and one.rank == accepted.rank and len(gap) <= 2 * _REACH
        below = below and _shape(self._line_until(one)) == _shape(self._line_until(accepted))
        alike = _shape(self.text[accepted.start : accepted.end]) == _shape(self.text[one.start : one.end])
        return below and (alike or one.form.has_checksum)

    def has_sign(self, one: Candidate) -> bool:
        """Whether a sign for births stands directly before."""
        return one.form.topic == "birth" and bool(_SIGN.search(self.text[max(0, one.start - 4) : one.start]))

    def _line_until(self, one: Candidate) -> str:
        return self.text[self.lines[one.line] : one.start]

    def _in_line(self, one: Candidate, before: Sequence[Candidate]) -> Cue | None:
        floor = max(self.lines[one.line], self._sentence(one.start), before[-1].end if before else 0)
        return self._last(one, floor, one.start)

    def _line_before(self, one: Candidate, before: Sequence[Candidate]) -> Cue | None:
        """Where the line before names several columns, the one over the value speaks."""
        if one.line == 0:
            return None
        floor = max(self.lines[one.line - 1], self._sentence(one.start))
        taken = [other for other in before if other.line == one.line - 1]
        if taken or (before and before[-1].line == one.line and one.rank == 0):
            floor = max(floor, before[-1].end)
        ceiling = self.lines[one.line]
        spoken = [cue for cue in self._relevant(one.form, floor, ceiling) if self._reaches(one, cue, ceiling)]
        if not spoken:
            return None
        return spoken[min(one.rank, len(spoken) - 1)] if not taken and one.rank else self._first(one, spoken)

    def _first(self, one: Candidate, spoken: Sequence[Cue]) -> Cue:
        """Of the first value in its line: a phrase that speaks for it, in a line of several labels."""
        own = [cue for cue in spoken if self._speaks_for(one.form, cue.topics)]
        return own[0] if own and not _DIGIT.search(self.text[own[0].end : self.lines[one.line]]) else spoken[-1]

    def _last(self, one: Candidate, floor: int, ceiling: int) -> Cue | None:
        spoken = self._relevant(one.form, max(floor, ceiling - _REACH), ceiling)
        return next((cue for cue in reversed(spoken) if self._reaches(one, cue, ceiling)), None)

    def _relevant(self, form: Form, floor: int, ceiling: int) -> list[Cue]:
        first, last = bisect_right(self._starts, floor - 1), bisect_right(self._starts, ceiling)
        wanted = {form.topic, form.against}
        found: list[Cue] = []
        for cue in self.cues[first:last]:
            if cue.end > ceiling or wanted.isdisjoint(cue.topics) or self._is_part(form, found, cue):
                continue
            if found and cue.start < found[-1].end:
                found.pop()
            found.append(cue)
        return found

    def _is_part(self, form: Form, found: Sequence[Cue], cue: Cue) -> bool:
        """Whether a phrase only goes on with the one before it, as "number" after "passport"."""
        if not found or self._speaks_for(form, cue.topics):
            return False
        gap = self.text[found[-1].end : cue.start]
        return cue.start < found[-1].end or (self._words.goes_on(gap) and self._speaks_for(form, found[-1].topics))

    def _reaches(self, one: Candidate, cue: Cue, ceiling: int) -> bool:
        """A phrase against reaches the first number behind it, or the list of those; one for a bare number has to
        stand directly before it."""
        gap = self.text[cue.end : ceiling]
        if not self._speaks_for(one.form, cue.topics):
            values = re.sub(r"\w*\d\w*", "", gap)
            return values == gap or self._words.is_list_gap(values) or not re.search(r"[^\W\d_]", values)
        return one.form.strength is not Strength.LABEL or self._words.is_label_gap(gap)

    def _speaks_for(self, form: Form, topics: frozenset[str]) -> bool:
        return form.topic in topics

    def _over(self, one: Candidate) -> list[tuple[str, tuple[Cue, ...]]]:
        """The head of the value's column, in a table of plain text."""
        head = head_of_column(self.text, self.lines, one.line, one.start)
        return [(head, self._words.within(head))] if head else []

    def _by_label(self, form: Form, label: Sequence[tuple[str, tuple[Cue, ...]]]) -> bool | None:
        """A part of the label for it outweighs one against it."""
        said = {
            self._speaks_for(form, cue.topics)
            for part, cues in label
            for cue in cues
            if not {form.topic, form.against}.isdisjoint(cue.topics) and self._names(form, part, cue)
        }
        return None if not said else True in said

    def _names(self, form: Form, part: str, cue: Cue) -> bool:
        is_direct = self._words.is_label_gap(part[cue.end :])
        return form.strength is not Strength.LABEL or is_direct or not self._speaks_for(form, cue.topics)

    def _behind(self, one: Candidate) -> bool | None:
        """A phrase behind it that is joined to it, by a bracket or a word, and has no number of its own."""
        following = bisect_right(self._sentences, one.end)
        ceiling = min([one.end + _BEHIND, len(self.text), *self._sentences[following : following + 1]])
        spoken = self._relevant(one.form, one.end, ceiling)
        if not spoken or _DIGIT.search(self.text[one.end : ceiling]):
            return None
        gap = self.text[one.end : spoken[0].start]
        if "\n" in gap or not self._words.joins_behind(gap):
            return None
        return self._speaks_for(one.form, spoken[0].topics)

    def _sentence(self, place: int) -> int:
        return self._sentences[bisect_right(self._sentences, place) - 1]


def _shape(value: str) -> str:
    """Letters and figures as such, words and numbers of any length, names of any number of words."""
    return _WORDS.sub("A", _NUMBERS.sub("9", value))
