"""Whether what an answer says stands in what it cites (A7). Pure.

Every number with its unit, identifier, date and amount of every sentence must stand in a source that the sentence
cites; where it cites none, in any source of the answer. So must what stands in quotation marks, word by word. What the
answer only repeats from the question may stand anywhere around. What does not is flagged, never taken out. Not checked
are citation marks, the numbers of list items, and numbers in words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from localmind_desktop.core.ask.ground.evidence_values import (
    Evidence,
    Key,
    code_key,
    evidence_of,
    folded,
    number_key,
    time_key,
)
from localmind_desktop.core.ask.ground.plain_text import Plain, plain
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.ground.statements import OTHERWISE, UNSAID, Said, between_clauses, doubt
from localmind_desktop.core.ask.ground.values import Kind, Value, values_in
from localmind_desktop.core.model import Flag, Grounding
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.terms import term_of
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.likeness import WordLikeness
from localmind_desktop.core.text.numbers import hexadecimal, number, writes_comma
from localmind_desktop.core.text.units import BARE, Unit

NOWHERE = phrase("not in the cited sources")
ELSEWHERE = phrase("in another source than the one cited")
UNCITED = phrase("no source is cited")
OTHER_ROW = phrase("in another row than the one that is named")
OTHER_COLUMN = phrase("in another column than the one that is named")
_HOUR = Unit(3600.0, "s")  # 20h is a hexadecimal number as well
_MARK = re.compile(r"\[(\d+)\]")
_QUOTED = re.compile(r"\"[^\"\n]{1,120}\"|“[^”\n]{1,120}”|„[^“”\n]{1,120}[“”]|«[^»\n]{1,120}»|「[^」\n]{1,120}」")
_MARKS_AT_END = re.compile(r"(?:\s*(?:\[\d+\]|[.!?。！？]))+\s*$")
_LEADING_MARKS = re.compile(r"\s*(?:\[\d+\]\s*)+")
_BETWEEN_PARTS = re.compile(r"[/.:]+")  # of a path
_NOT_CHECKED = re.compile(r"\[\d+\]|(?m:^\s*(?:[-*•]\s*)?(?:\d{1,2}[.)]|\(\d{1,2}\))(?=\s+\S))")


def grounded(
    text: str,
    sources: Mapping[int, Evidence],
    rows: Mapping[int, Rows] = MappingProxyType({}),
    *,
    said: Mapping[int, Said] = MappingProxyType({}),
    likeness: WordLikeness | None = None,
    question: str = "",
    around: Mapping[int, Evidence] = MappingProxyType({}),
) -> Grounding:
    """Check ``text``, whose ``[n]`` are keys of ``sources``, of ``rows`` where these are tables, and of what they have
    ``said``, by which statements are checked with the ``likeness`` of words. ``question`` is what it answers: it tells
    which row and column are meant where a sentence does not; what it says itself may also stand ``around`` a source, in
    the same document.

    A computed answer is its own source, whatever it cites.
    """
    flags: list[Flag] = []
    masked = _masked(text)
    spans = cited_spans(text)
    values = [(value, masked.span(value.start, value.end)) for value in values_in(masked)]
    measured = [span for value, span in values if value.kind is Kind.NUMBER and value.unit != BARE]
    keys = [span for span in measured if any(table.is_key(text[slice(*span)]) for table in rows.values())]
    names = _without(text, [span for span in measured if span not in keys])
    clauses = between_clauses(words().languages_of(text))
    check = _Check(sources, rows, question, evidence_of(question), around, writes_comma(text), clauses)
    for value, (start, end) in values:
        first, last, numbers = next((span for span in spans if span[0] <= start < span[1]), (start, end, frozenset()))
        why = check.fault(value, numbers, (names[first:start], text[start:end], names[end:last]))
        flags += [Flag(start, end, why)] if why else []
    misplaced = _misplaced(text, spans, rows, flags, question)
    flags += misplaced
    quoted = _quoted(text, spans, sources, around)
    flags += [flag for flag, is_there in quoted if not is_there]
    if likeness is not None:
        asked = _words_around(question, around) if around else question
        flags += _doubted(text, spans, said, rows, flags, likeness, asked)
    flags.sort(key=lambda flag: flag.start)
    marked = {flag.start for flag in flags}
    claimed = sum(not check.is_repeated(value) or start in marked for value, (start, _) in values)
    claimed += len(quoted) + len(misplaced)
    return Grounding(claimed, tuple(dict.fromkeys(text[flag.start : flag.end] for flag in flags)), tuple(flags))


def holds_none(grounding: Grounding) -> bool:
    """Whether there were values to check, and each of them is flagged."""
    return 0 < grounding.checked <= sum(flag.reason not in (OTHERWISE, UNSAID) for flag in grounding.flags)


@dataclass(frozen=True, slots=True)
class _Check:
    """What values are checked against; ``asked`` is what the question says. ``comma``: it may be a decimal one;
    ``clauses`` is what parts these."""

    sources: Mapping[int, Evidence]
    rows: Mapping[int, Rows]
    question: str
    asked: Evidence
    around: Mapping[int, Evidence]
    comma: bool
    clauses: re.Pattern[str]

    def is_repeated(self, value: Value) -> bool:
        """Whether the question says a value itself: who answers it repeats that."""
        return _supports(self.asked, value, self.comma)

    def fault(self, value: Value, numbers: Collection[int], sentence: tuple[str, str, str]) -> str:
        """Why a value of a ``sentence``, in three parts, which cites ``numbers``, is flagged; empty where it is not."""
        own = [number for number in numbers if number in self.sources]
        holding = [number for number in own or self.sources if _supports(self.sources[number], value, self.comma)]
        if holding:
            faults = [self._fault_of_row(self.rows.get(number), value, sentence) for number in holding]
            return faults[0] if own and all(faults) and not self.is_repeated(value) else ""
        near = [self.around[number] for number in own or self.sources if number in self.around]
        if self.is_repeated(value) and any(_is_around(one, value, self.comma) for one in near):
            return ""
        elsewhere = bool(own) and any(_supports(one, value, self.comma) for one in self.sources.values())
        return ELSEWHERE if elsewhere else NOWHERE if self.sources else UNCITED

    def _fault_of_row(self, table: Rows | None, value: Value, sentence: tuple[str, str, str]) -> str:
        """Why a value is not where its sentence, or its clause, and the question say that it stands; empty where it is,
        where they do not say so, where it names a row, and in prose."""
        before, said, behind = (without_marks(part) for part in sentence)
        if table is None or table.is_name(value.text, f"{before}{said}{behind}", f"{before} {behind}"):
            return ""
        of_clause = table.meant(f"{self.clauses.split(before)[-1]} {self.clauses.split(behind)[0]}")
        meant = table.asked(f"{before} {behind}", self.question) | (of_clause if len(of_clause) == 1 else frozenset())
        holding = [row for row in meant if self._is_told_of(table, row, value, f"{before} {said} {behind}")]
        if meant and not holding:
            return OTHER_ROW
        cells = [table.cells(row, f"{before} {behind} {self.question}") for row in holding]
        is_apart = bool(cells) and all(cells) and not table.is_header(value.text)
        holds = any(_supports(evidence_of(one), value, self.comma) for own in cells for one in own)
        return OTHER_COLUMN if is_apart and not holds else ""

    def _is_told_of(self, table: Rows, row: int, value: Value, sentence: str) -> bool:
        """Whether a row holds a value, and a ``sentence`` speaks of it by other words than those beside the value."""
        if not _supports(evidence_of(table.texts[row]), value, self.comma):
            return False
        return table.is_meant_beside(row, sentence, lambda cell: _supports(evidence_of(cell), value, self.comma))


def _is_around(around: Evidence, value: Value, comma: bool) -> bool:
    """Whether what the question says stands around, be it as a part of a longer name, ``Q1`` in ``results-2023q1``, or
    part by part, ``Class.attribute``."""
    parts = list(filter(None, _BETWEEN_PARTS.split(folded(value.text)))) if value.kind is Kind.CODE else []
    return _supports(around, value, comma) or all(part in around.said for part in parts or [folded(value.text)])


def _words_around(question: str, around: Mapping[int, Evidence]) -> str:
    """The words of a question that stand around what is cited, in any form: what a document does not speak of at all,
    it does not say of anything either."""
    there = frozenset[str]().union(*(evidence.terms for evidence in around.values()))
    return " ".join(word for word in re.findall(r"\w+", folded(question)) if term_of(word) in there)


def _quoted(
    text: str,
    spans: Iterable[tuple[int, int, frozenset[int]]],
    sources: Mapping[int, Evidence],
    around: Mapping[int, Evidence],
) -> list[tuple[Flag, bool]]:
    """What stands in quotation marks, and whether the cited sources or those ``around`` say just that."""
    found: list[tuple[Flag, bool]] = []
    for first, last, numbers in spans:
        own = [number for number in numbers if number in sources] or list(sources)
        near = [where[number] for where in (sources, around) for number in own if number in where]
        for match in _QUOTED.finditer(text, first, last):
            said = folded(match.group()[1:-1].strip(" .,;:!?"))
            is_there = any(said in one.said for one in near)
            found += [(Flag(match.start(), match.end(), NOWHERE), is_there)] if any(map(str.isalpha, said)) else []
    return found


def _doubted(
    text: str,
    spans: Iterable[tuple[int, int, frozenset[int]]],
    said: Mapping[int, Said],
    tables: Collection[int],
    flags: Iterable[Flag],
    likeness: WordLikeness,
    question: str,
) -> list[Flag]:
    """The sentences that do not say what they cite, but those with a value that is flagged. Of a table in words of
    one's own, no more can be told than that these stand nowhere in it."""
    found: list[Flag] = []
    for start, end, numbers in _unmarked(spans, said, flags):
        sentence, sources = without_marks(text[start:end]), [said[number] for number in numbers]
        is_prose = not any(number in tables for number in numbers)
        why = doubt(sentence, sources, likeness, question, is_prose=is_prose)
        found += [Flag(start, _last_word(text, start, end), why)] if why else []
    return found


def _misplaced(
    text: str,
    spans: Iterable[tuple[int, int, frozenset[int]]],
    rows: Mapping[int, Rows],
    flags: Iterable[Flag],
    question: str,
) -> list[Flag]:
    """The cells in words that sentences on tables tell of another row, but in those with a value that is flagged."""
    found: list[Flag] = []
    for start, end, numbers in _unmarked(spans, rows, flags):
        cells = [rows[number].cell_of_another(without_marks(text[start:end]), question) for number in numbers]
        if all(cells):
            told = re.search(r"\W+".join(map(re.escape, re.findall(r"\w+", cells[0]))), text[start:end], re.IGNORECASE)
            first, last = (start + told.start(), start + told.end()) if told else (start, _last_word(text, start, end))
            found.append(Flag(first, last, OTHER_ROW))
    return found


def _unmarked(
    spans: Iterable[tuple[int, int, frozenset[int]]], kind: Collection[int], flags: Iterable[Flag]
) -> Iterator[tuple[int, int, list[int]]]:
    """The sentences that cite sources of a ``kind`` alone and hold nothing that is flagged, with what they cite."""
    marked = [flag.start for flag in flags]
    for start, end, numbers in spans:
        if numbers and all(number in kind for number in numbers) and not any(start <= one < end for one in marked):
            yield start, end, sorted(numbers)


def _last_word(text: str, start: int, end: int) -> int:
    """Where a sentence ends without its marks."""
    return start + len(_MARKS_AT_END.sub("", text[start:end]))


def _without(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """A text with blanks for some of it."""
    for start, end in spans:
        text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text


def without_marks(text: str) -> str:
    """A text without its ``[n]``."""
    return _MARK.sub(" ", text)


def count_of_values(text: str) -> int:
    """How many values a text states: those of an answer that is made of its sources are all in them."""
    return len(told_values(text))


def told_values(text: str) -> list[Value]:
    """The values that a text states."""
    return values_in(_masked(text))


def _masked(text: str) -> Plain:
    """A text with blanks for what is no value of its own."""
    return plain(_NOT_CHECKED.sub(lambda match: " " * len(match.group()), text))


def says_value(evidence: Evidence, value: Value) -> bool:
    """Whether a source says a value, a comma being a decimal one or not."""
    return _supports(evidence, value, comma=True)


def cited_spans(text: str) -> list[tuple[int, int, frozenset[int]]]:
    """The sentences with what they cite; marks behind a full stop belong to the sentence before."""
    spans: list[tuple[int, int]] = []
    for first, last in sentence_spans(text):
        for line in re.finditer(r"[^\n]+", text[first:last]):
            start, end = first + line.start(), first + line.end()
            marks = _LEADING_MARKS.match(text, start, end)
            if marks is not None and spans:
                spans[-1] = (spans[-1][0], marks.end())
                start = marks.end()
            if text[start:end].strip():
                spans.append((start, end))
    return [(first, last, frozenset(int(n) for n in _MARK.findall(text[first:last]))) for first, last in spans]


def _supports(evidence: Evidence, value: Value, comma: bool) -> bool:
    if any(key in evidence.keys for key in _claims(value, comma or evidence.comma)):
        return True
    if value.kind is Kind.NUMBER:
        return value.is_about and _is_rounded(value, evidence, comma)
    if value.kind is Kind.CODE:
        return _is_word(value.text, evidence) or _is_made_of_parts(value.text, evidence)
    return False


def _claims(value: Value, comma: bool) -> Iterator[Key]:
    """The forms of a value, any of which its source has to hold. ``comma``: a comma may be a decimal one."""
    match value.kind:
        case Kind.NUMBER:
            for figure in {number(value.text, False), number(value.text, comma)} - {None}:
                assert figure is not None
                yield _signed_key(figure * value.scale, value)
                if value.sign == "+":
                    yield number_key(figure * value.scale, value.unit, "+")
            if value.unit == _HOUR and value.text.isdigit():
                yield "x", str(int(value.text, 16)), ""  # 20 h of a register
        case Kind.HEX:
            yield "x", str(hexadecimal(value.text)), ""
            if value.text[:-1].isdigit():
                yield number_key(float(value.text[:-1]), _HOUR)
        case Kind.TIME:
            yield time_key(value.text)
        case Kind.DATE:
            yield from (("d", str(day), "") for day in value.days)
            yield code_key(value.text)
        case Kind.CODE:
            yield code_key(value.text)


def _signed_key(figure: float, value: Value) -> Key:
    if value.sign == "-":
        return number_key(-figure, value.unit)
    return number_key(figure, value.unit, "±" if value.sign == "±" else "")


def _is_rounded(value: Value, evidence: Evidence, comma: bool) -> bool:
    """Whether a figure that is said to be about right is a figure of the source, rounded to its own last place."""
    figure = number(value.text, comma)
    if figure is None:
        return False
    places = re.split(r"[.,]", value.text)
    decimals = len(places[-1]) if len(places) == 2 and figure % 1 else 0
    zeros = len(value.text) - len(value.text.rstrip("0")) if not decimals else 0
    step = 10.0 ** (zeros - decimals) / 2 * value.scale * value.unit.factor
    aim = (-figure if value.sign == "-" else figure) * value.scale * value.unit.factor
    return any(
        dimension == value.unit.dimension
        and abs(found - aim) <= step * (1 + 1e-9)
        and math.copysign(1, found * aim) > 0
        for found, dimension in evidence.figures
    )


def _is_word(name: str, evidence: Evidence) -> bool:
    """Whether a word in capitals is one of the source in any spelling: ``NOTE``."""
    return name.isalpha() and name.isupper() and name.casefold() in evidence.words


def _is_made_of_parts(name: str, evidence: Evidence) -> bool:
    """``SDA/SCL``, ``P0-P7``, ``ASG.setMag``: each part is a name of the source."""
    parts = re.split(r"[/+.-]", name)
    return len(parts) > 1 and all(part and not part.isdigit() and code_key(part) in evidence.keys for part in parts)
