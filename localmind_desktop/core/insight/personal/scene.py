"""A text with what names it, its phrases, lines and sentences, for weighing what is said around a number. Pure."""

from __future__ import annotations

import enum
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from localmind_desktop.core.insight.personal.cues import Cue, Cues, hint_of
from localmind_desktop.core.insight.personal.forms import Form, Strength

LABEL_JOINER = "·"
_CAPITAL = r"\s+(?=[^\W\d_a-zß-öø-ÿ][^\W\d_]*(?!\w))"
_VALUE_FIRST = r"\s+(?=\w*\d[\w./-]*(?:[ ]{1,3}\w*\d[\w-]*){0,5}[ ]{1,3}[^\W\d_A-ZÀ-ÖØ-Þ]{2,})"  # 4711 is the number
_SENTENCE = re.compile(
    rf"(?<=[^\W\d_]{{4}}[.!?;]){_CAPITAL}|(?<=[\d)][.!?]){_CAPITAL}|(?<=[^\W\d_][!?]){_CAPITAL}|\n[^\S\n]*\n"
    rf"|(?<![^\W_])(?P<short>[^\W\d_]{{2,3}})\.{_CAPITAL}"
    rf"|(?P<long>(?<![^\W_])[^\W\d_]{{3,}})[.!?]{_VALUE_FIRST}"
)
_NUMBERED = re.compile(r"(?:^|[\n(,;–-])\s*\d{1,2}\.\s*$")  # the head of a list's point, and no sentence


_LONGEST_NUMBERING, _LONGEST_REMARK, _LONGEST_LEADING = 10, 60, 20  # letters
PLACED = frozenset({"street", "box"})  # stand behind a word for a place
_WORD = re.compile(r"[^\W\d_]+")
_POSTAL = frozenset({"street", "box", "postal", "zip"})  # parts of one address


class Candidate(NamedTuple):
    """Letters of a text that have a form, and pass its check. ``line`` and ``rank`` count from 0, the rank in a line
    among those of its topic."""

    form: Form
    start: int
    end: int
    line: int
    rank: int


class Side(enum.StrEnum):
    """What a phrase is to a form."""

    FOR = "for"
    HINT = "hint"
    AGAINST = "against"
    OTHER = "other"  # for something else that is personal


class Part(NamedTuple):
    """A part of the label, or the head of a column, with its phrases."""

    text: str
    cues: tuple[Cue, ...]


class Scene:
    """What surrounds the candidates of one text."""

    def __init__(self, text: str, label: str, words: Cues) -> None:
        self.text, self.words = text, words
        self.cues = words.within(text)
        self._starts = [cue.start for cue in self.cues]
        self.label = [self.part(part) for part in label.split(LABEL_JOINER) if part.strip()]

    def part(self, text: str) -> Part:
        return Part(text, self.words.within(text))

    @cached_property
    def topics(self) -> frozenset[str]:
        """All that is spoken of."""
        of_label = (cue.topics for part in self.label for cue in part.cues)
        return frozenset().union(*(cue.topics for cue in self.cues), *of_label)

    def is_placed(self, form: Form, start: int) -> bool:
        """Whether a word for a place may speak for what begins there: not before names, which stand at places too."""
        if form.topic == "ip":
            return form.strength is Strength.STRONG
        return form.topic == "box" or (form.topic == "street" and self._is_clear_street(start))

    def _is_clear_street(self, start: int) -> bool:
        return self.text[start].isdecimal() or self.words.leads_name(self.text[start : start + _LONGEST_LEADING])

    def speaks_of(self, form: Form) -> bool:
        """Whether there is anything that may speak for a form."""
        if form.topic in self.topics or hint_of(form.topic) in self.topics:
            return True
        return form.topic in PLACED and self._names_places

    @cached_property
    def _names_places(self) -> bool:
        texts = (self.text, *(part.text for part in self.label))
        return not self.words.places.isdisjoint(word.casefold() for text in texts for word in _WORD.findall(text))

    @cached_property
    def lines(self) -> list[int]:
        """Where the lines begin."""
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    @cached_property
    def _sentences(self) -> list[int]:
        return [0, *(found.end() for found in _SENTENCE.finditer(self.text) if self._is_end(found))]

    def _is_end(self, found: re.Match[str]) -> bool:
        """Whether a mark ends a sentence: it is in no remark, and no part of an abbreviation or of a point's number."""
        floor = max(0, found.start() - _LONGEST_REMARK)
        if self.text.rfind("(", floor, found.start()) > self.text.rfind(")", floor, found.start()):
            return False
        if found["long"]:
            end = found.end("long")
            return not any(cue.is_personal and cue.end in (end, end + 1) for cue in self.cues)
        word = found["short"]
        if word is None:
            return not _NUMBERED.search(self.text, max(0, found.end() - _LONGEST_NUMBERING), found.end())
        return word.islower() and self.words.is_quiet(word) and not self.words.leads_to_value(word)

    def line_of(self, place: int) -> int:
        return bisect_right(self.lines, place) - 1

    def line_start(self, place: int) -> int:
        return self.lines[self.line_of(place)]

    def sentence_start(self, place: int) -> int:
        return self._sentences[bisect_right(self._sentences, place) - 1]

    def sentence_end(self, place: int) -> int:
        following = bisect_right(self._sentences, place)
        return self._sentences[following] if following < len(self._sentences) else len(self.text)

    def begun_before(self, place: int) -> int:
        """Where the phrase begins that goes on over ``place``; ``place`` itself where there is none."""
        last = bisect_right(self._starts, place - 1) - 1
        cue = self.cues[last] if last >= 0 else None
        return cue.start if cue and cue.start < place < cue.end else place

    def cues_between(self, floor: int, ceiling: int) -> Sequence[Cue]:
        """The phrases that lie in these letters as a whole."""
        first, last = bisect_right(self._starts, floor - 1), bisect_right(self._starts, ceiling)
        return [cue for cue in self.cues[first:last] if cue.end <= ceiling]


def side_of(form: Form, cue: Cue) -> Side | None:
    """None where a phrase has nothing to do with a form."""
    if form.topic in cue.topics:
        return Side.FOR
    if hint_of(form.topic) in cue.topics or (form.topic in _POSTAL and not _POSTAL.isdisjoint(cue.topics)):
        return Side.HINT
    if form.against in cue.topics:
        return Side.AGAINST
    return Side.OTHER if cue.is_personal else None


def sided(form: Form, cues: Sequence[Cue]) -> Iterator[tuple[Side, Cue]]:
    """The phrases that have to do with a form."""
    for cue in cues:
        side = side_of(form, cue)
        if side is not None:
            yield side, cue
