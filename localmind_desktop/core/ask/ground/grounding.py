"""Whether what an answer says stands in what it cites (A7). Pure.

Every number with its unit, identifier, date and amount of every sentence must stand in a source that the sentence
cites; where it cites none, in any source of the answer. What does not is flagged, never taken out. Not checked are
citation marks, the numbers of list items, and numbers in words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from localmind_desktop.core.ask.ground.evidence_values import (
    Evidence,
    Key,
    code_key,
    evidence_of,
    number_key,
    time_key,
)
from localmind_desktop.core.ask.ground.plain_text import plain
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.ground.statements import Said, doubt
from localmind_desktop.core.ask.ground.values import Kind, Value, values_in
from localmind_desktop.core.model import Flag, Grounding
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.text.likeness import WordLikeness
from localmind_desktop.core.text.numbers import hexadecimal, number, writes_comma
from localmind_desktop.core.text.units import BARE, Unit

NOWHERE = phrase("not in the cited sources")
ELSEWHERE = phrase("in another source than the one cited")
UNCITED = phrase("no source is cited")
OTHER_ROW = phrase("in another row than the one that is named")
_HOUR = Unit(3600.0, "s")  # 20h is a hexadecimal number as well
_MARK = re.compile(r"\[(\d+)\]")
_MARKS_AT_END = re.compile(r"(?:\s*(?:\[\d+\]|[.!?。！？]))+\s*$")
_LEADING_MARKS = re.compile(r"\s*(?:\[\d+\]\s*)+")
_NOT_CHECKED = re.compile(r"\[\d+\]|(?m:^\s*(?:[-*•]\s*)?(?:\d{1,2}[.)]|\(\d{1,2}\))(?=\s+\S))")


def grounded(
    text: str,
    sources: Mapping[int, Evidence],
    rows: Mapping[int, Rows] = MappingProxyType({}),
    *,
    prose: Mapping[int, Said] = MappingProxyType({}),
    likeness: WordLikeness | None = None,
) -> Grounding:
    """Check ``text``, whose ``[n]`` are keys of ``sources``, of ``rows`` where these are tables, and of ``prose`` where
    they are prose, whose statements are checked by the ``likeness`` of words.

    A computed answer is its own source, whatever it cites.
    """
    flags: list[Flag] = []
    comma = writes_comma(text)
    masked = plain(_NOT_CHECKED.sub(lambda match: " " * len(match.group()), text))
    spans = cited_spans(text)
    values = [(value, masked.span(value.start, value.end)) for value in values_in(masked)]
    names = _without(text, [span for value, span in values if value.kind is Kind.NUMBER and value.unit != BARE])
    for value, (start, end) in values:
        said = next((span for span in spans if span[0] <= start < span[1]), (start, end, frozenset[int]()))
        numbers = said[2]
        own = [sources[number] for number in numbers if number in sources]
        if any(_supports(one, value, comma) for one in own or sources.values()):
            tables = [rows[number] for number in numbers if number in rows]
            sentence = names[said[0] : start], text[start:end], names[end : said[1]]
            if len(tables) == len(numbers) > 0 and not any(_is_of_row(one, value, sentence, comma) for one in tables):
                flags.append(Flag(start, end, OTHER_ROW))
            continue
        elsewhere = bool(own) and any(_supports(one, value, comma) for one in sources.values())
        flags.append(Flag(start, end, ELSEWHERE if elsewhere else NOWHERE if sources else UNCITED))
    if likeness is not None:
        flags += _doubted(text, spans, prose, flags, likeness)
    flags.sort(key=lambda flag: flag.start)
    return Grounding(len(values), tuple(dict.fromkeys(text[flag.start : flag.end] for flag in flags)), tuple(flags))


def _doubted(
    text: str,
    spans: Iterable[tuple[int, int, frozenset[int]]],
    prose: Mapping[int, Said],
    flags: Iterable[Flag],
    likeness: WordLikeness,
) -> list[Flag]:
    """The sentences that do not say what the prose that they cite says, but those with a value that is flagged."""
    marked = [flag.start for flag in flags]
    found: list[Flag] = []
    for start, end, numbers in spans:
        if not numbers or not numbers <= prose.keys() or any(start <= one < end for one in marked):
            continue
        why = doubt(without_marks(text[start:end]), [prose[number] for number in sorted(numbers)], likeness)
        found += [Flag(start, start + len(_MARKS_AT_END.sub("", text[start:end])), why)] if why else []
    return found


def _without(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """A text with blanks for some of it."""
    for start, end in spans:
        text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text


def _is_of_row(table: Rows, value: Value, sentence: tuple[str, str, str], comma: bool) -> bool:
    """Whether a value stands in a row that the rest of its sentence, before and behind it, speaks of, or none is told
    apart; or whether it names a row."""
    before, said, behind = (without_marks(part) for part in sentence)
    if table.is_name(value.text, f"{before}{said}{behind}"):
        return True
    meant = table.meant(f"{before} {behind}")
    return not meant or any(_supports(evidence_of(table.texts[row]), value, comma) for row in meant)


def without_marks(text: str) -> str:
    """A text without its ``[n]``."""
    return _MARK.sub(" ", text)


def count_of_values(text: str) -> int:
    """How many values a text states: those of an answer that is made of its sources are all in them."""
    return len(values_in(plain(_NOT_CHECKED.sub(lambda match: " " * len(match.group()), text))))


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
    """``SDA/SCL``, ``P0-P7``: each part is a name of the source."""
    parts = re.split(r"[/+-]", name)
    return len(parts) > 1 and all(part and not part.isdigit() and code_key(part) in evidence.keys for part in parts)
