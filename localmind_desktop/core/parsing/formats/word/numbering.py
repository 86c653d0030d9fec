"""The numbers and bullets before the paragraphs of a Word file, as they are printed. Source: ECMA-376-1, 17.9."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from localmind_desktop.core.parsing.formats.shared.counting import chinese, circled, cyrillic, letters, ordinal, roman
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.names import W, child, is_on, switched, value, whole
from localmind_desktop.core.parsing.formats.word.styles import ParagraphStyle
from localmind_desktop.core.parsing.formats.word.symbols import BULLET, symbol_text

_DEEPEST = 8  # levels count from 0
_PLACE = re.compile(r"%([1-9])")
_FORMATS: dict[str, Callable[[int], str]] = {
    "decimalZero": lambda number: f"{number:02}",
    "lowerLetter": letters,
    "upperLetter": lambda number: letters(number).upper(),
    "lowerRoman": roman,
    "upperRoman": lambda number: roman(number).upper(),
    "ordinal": ordinal,
    "russianLower": cyrillic,
    "russianUpper": lambda number: cyrillic(number).upper(),
    "decimalEnclosedCircle": circled,
    "decimalEnclosedCircleChinese": circled,
    "numberInDash": lambda number: f"- {number} -",
    **dict.fromkeys(
        (
            "chineseCounting",
            "chineseCountingThousand",
            "ideographDigital",
            "japaneseCounting",
            "japaneseDigitalTenThousand",
            "taiwaneseCounting",
            "taiwaneseCountingThousand",
        ),
        chinese,
    ),
    "none": lambda number: "",
}
"""How numbers are written; those of other formats as figures."""


def written(number: int, form: str) -> str:
    return _FORMATS.get(form, str)(number)


class Label(NamedTuple):
    """What stands before a paragraph, and how deep, from 1. The text is empty where nothing is printed."""

    text: str
    level: int


class _Level(NamedTuple):
    """``restart`` is the highest level, from 1, that makes it begin again; None for any above it, 0 for none."""

    start: int
    form: str
    text: str
    legal: bool
    restart: int | None
    gap: str
    font: str
    style: str

    def starts_again(self, own: int, used: int) -> bool:
        return used < own if self.restart is None else used < min(self.restart, own)


class _List(NamedTuple):
    """What a paragraph refers to: levels, in which list they count on, and at what they begin anew."""

    counted_in: str
    levels: dict[int, _Level]
    starts: dict[int, int]

    def start(self, depth: int) -> int:
        return self.starts.get(depth, self.levels[depth].start)


class Numbering:
    """Counts the paragraphs as they come."""

    def __init__(self, root: Element | None) -> None:
        self._abstract = (
            {} if root is None else {a.get(W + "abstractNumId"): a for a in root.findall(W + "abstractNum")}
        )
        self._numbers = {} if root is None else {n.get(W + "numId"): n for n in root.findall(W + "num")}
        self._lists: dict[str, _List | None] = {}
        self._counts: dict[str, dict[int, int]] = {}
        self._begun: set[tuple[str, int]] = set()

    def label(self, properties: Element | None, style: ParagraphStyle) -> Label | None:
        """What stands before the next paragraph. None where it is in no list."""
        number = value(properties, "numPr", "numId") or style.number
        found = self._list(number or "0")
        if number is None or found is None:
            return None
        stated = value(properties, "numPr", "ilvl") or style.depth
        depth = _linked(found, style) if stated is None else whole(stated)
        depth = min(max(depth, 0), _DEEPEST)
        if depth not in found.levels:
            return None
        counts = self._counted(number, found, depth)
        return Label(_label(found, depth, counts), depth + 1)

    def _counted(self, number: str, found: _List, depth: int) -> dict[int, int]:
        """The numbers of all levels of the list, with one more paragraph at this depth."""
        counts = self._counts.setdefault(found.counted_in, {})
        if depth not in counts or (depth in found.starts and (number, depth) not in self._begun):
            counts[depth] = found.start(depth)
        else:
            counts[depth] += 1
        self._begun.add((number, depth))
        for deeper in [d for d in counts if d > depth]:
            if deeper in found.levels and found.levels[deeper].starts_again(deeper, depth):
                del counts[deeper]
        return counts

    def _list(self, number: str) -> _List | None:
        if number not in self._lists:
            self._lists[number] = self._read(number)
        return self._lists[number]

    def _read(self, number: str) -> _List | None:
        entry = self._numbers.get(number)
        name = value(entry, "abstractNumId") or ""
        abstract = self._linked_by_style(self._abstract.get(name))
        if entry is None or abstract is None:
            return None
        levels = {whole(level.get(W + "ilvl")): _level(level) for level in abstract.findall(W + "lvl")}
        starts = {}
        for override in entry.findall(W + "lvlOverride"):
            depth = whole(override.get(W + "ilvl"))
            own = child(override, "lvl")
            if own is not None:
                levels[depth] = _level(own)
            start = value(override, "startOverride")
            if start is not None:
                starts[depth] = whole(start, 1)
        return _List(abstract.get(W + "abstractNumId", ""), levels, starts)

    def _linked_by_style(self, abstract: Element | None) -> Element | None:
        """The list that a style of lists stands for."""
        link = value(abstract, "numStyleLink")
        if link is None:
            return abstract
        return next((other for other in self._abstract.values() if value(other, "styleLink") == link), abstract)


def _linked(found: _List, style: ParagraphStyle) -> int:
    """The level that belongs to the style of the paragraph, else the highest."""
    by_style = {level.style: depth for depth, level in found.levels.items() if level.style}
    return next((by_style[name] for name in style.ids if name in by_style), 0)


def _level(level: Element) -> _Level:
    restart = value(level, "lvlRestart")
    fonts = child(level, "rPr", "rFonts")
    return _Level(
        whole(value(level, "start"), 0),
        value(level, "numFmt") or "decimal",
        "" if switched(level, "rPr", "vanish") else value(level, "lvlText") or "",
        is_on(level, "isLgl"),
        None if restart is None else whole(restart),
        "" if value(level, "suff") == "nothing" else " ",
        "" if fonts is None else fonts.get(W + "ascii") or fonts.get(W + "hAnsi") or "",
        value(level, "pStyle") or "",
    )


def _label(found: _List, depth: int, counts: dict[int, int]) -> str:
    level = found.levels[depth]
    if level.form == "bullet":
        return (symbol_text(level.text, level.font).strip() or BULLET) + level.gap if level.text else ""

    def number(match: re.Match[str]) -> str:
        at = int(match[1]) - 1
        if at not in found.levels:
            return ""
        count = counts.get(at, found.start(at))
        return written(count, "decimal" if level.legal and at <= depth else found.levels[at].form)

    text = _PLACE.sub(number, level.text).strip()
    return text + level.gap if text else ""
