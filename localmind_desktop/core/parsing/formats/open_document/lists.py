"""The numbers and bullets of an OpenDocument file, as they are printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from localmind_desktop.core.parsing.formats.open_document.names import EXTENSION, FO, STYLE, TEXT, whole
from localmind_desktop.core.parsing.formats.open_document.styles import Styles
from localmind_desktop.core.parsing.formats.shared.counting import chinese, circled, letters, ordinal, roman
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.symbols import BULLET, symbol_text

_NUMBERED = (TEXT + "list-level-style-number", TEXT + "outline-level-style")
_PLACE = re.compile(r"%([0-9]{1,2})%")
_FORMATS: dict[str, Callable[[int], str]] = {
    "a": lambda number: letters(number, doubled=False),
    "A": lambda number: letters(number, doubled=False).upper(),
    "i": roman,
    "I": lambda number: roman(number).upper(),
    "1st": ordinal,
    "一, 二, 三, ...": chinese,
    "①, ②, ③, ...": circled,
    "": lambda number: "",
}


class _Level(NamedTuple):
    """How a level is marked. ``shown`` is how many levels' numbers are, ``pattern`` how where the file says that."""

    bullet: str
    form: str
    prefix: str
    suffix: str
    shown: int
    start: int
    pattern: str
    doubled: bool

    def written(self, number: int) -> str:
        if self.doubled and self.form in ("a", "A"):
            text = letters(number)
            return text.upper() if self.form == "A" else text
        return _FORMATS.get(self.form, str)(number)


class Levels:
    """The levels of a list style, or of the headings."""

    def __init__(self, style: Element | None) -> None:
        found = () if style is None else style.iterchildren("*")
        self._levels = {whole(level.get(TEXT + "level"), 0): _level(level) for level in found}

    def start(self, depth: int) -> int:
        return self._levels[depth].start if depth in self._levels else 1

    def label(self, depth: int, counts: dict[int, int]) -> str:
        """What stands before an item at ``depth``, from 1, with the space behind it."""
        level = self._levels.get(depth)
        if level is None:
            return ""
        if level.bullet:
            return f"{level.bullet} "

        def number(at: int) -> str:
            above = self._levels.get(at, level)
            return above.written(counts.get(at, above.start))

        if not level.form:
            text = level.prefix + level.suffix
        elif level.pattern:
            text = _PLACE.sub(lambda match: number(int(match[1])), level.pattern)
        else:
            numbers = (number(at) for at in range(max(1, depth - level.shown + 1), depth + 1))
            text = level.prefix + ".".join(part for part in numbers if part) + level.suffix
        return f"{text.strip()} " if text.strip() else ""


def _level(level: Element) -> _Level:
    bullet = ""
    if level.tag not in _NUMBERED:
        properties = level.find(STYLE + "text-properties")
        font = "" if properties is None else properties.get(STYLE + "font-name") or properties.get(FO + "font-family")
        bullet = symbol_text(level.get(TEXT + "bullet-char") or "", font or "").strip() or BULLET
    return _Level(
        bullet,
        level.get(STYLE + "num-format") or "",
        level.get(STYLE + "num-prefix") or "",
        level.get(STYLE + "num-suffix") or "",
        whole(level.get(TEXT + "display-levels"), 1),
        whole(level.get(TEXT + "start-value"), 1),
        level.get(EXTENSION + "num-list-format") or "",
        level.get(STYLE + "num-letter-sync") == "true",
    )


class Counter:
    """The numbers of the levels of one list so far."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    def next(self, depth: int, levels: Levels, start: int | None = None) -> str:
        """The label of the next item at this depth."""
        for deeper in [at for at in self.counts if at > depth]:
            del self.counts[deeper]
        if start is not None:
            self.counts[depth] = start
        else:
            self.counts[depth] = self.counts[depth] + 1 if depth in self.counts else levels.start(depth)
        return levels.label(depth, self.counts)


class Lists:
    """The lists of a file: which go on with the numbers of which."""

    def __init__(self, styles: Styles) -> None:
        self._styles = styles
        self._levels: dict[str, Levels] = {}
        self._by_key: dict[str, Counter] = {}
        self._last: dict[str, Counter] = {}
        self._headings = Counter()
        self._outline = Levels(styles.outline)

    def levels(self, style: str) -> Levels:
        if style not in self._levels:
            self._levels[style] = Levels(self._styles.lists.get(style))
        return self._levels[style]

    def counter(self, style: str, key: str | None, continued: str | None, goes_on: bool) -> Counter:
        """What counts the items of a list of this style that ``continued`` names the one before of."""
        counter = self._by_key.get(continued or "") or (self._last.get(style) if goes_on else None) or Counter()
        if key:
            self._by_key[key] = counter
        self._last[style] = counter
        return counter

    def heading(self, depth: int, start: int | None) -> str:
        """The number of the next heading at this depth."""
        return self._headings.next(depth, self._outline, start)
