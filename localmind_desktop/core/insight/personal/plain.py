"""A text as forms are looked for in it: plain spaces, hyphens and digits, composed letters, nothing invisible.

What stands in boxes for one letter each, ``5 3 6 - 2 2``, is joined; marks of layout, ``**`` and ``<td>``, are spaces;
names of fields as programs write them, ``birthDate``, are taken apart. Commas between the cells of a record are
semicolons, which are part of no number.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from localmind_desktop.core.insight.personal.cutting import cuts

_SPACES = "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
_HYPHENS = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d"
_FIRST_FULL, _LAST_FULL = 0xFF01, 0xFF5E  # letters as wide as Chinese ones
_ALIKE = str.maketrans(
    {
        **dict.fromkeys(_SPACES, " "),
        **dict.fromkeys(_HYPHENS, "-"),
        **dict.fromkeys("\u2019\u02bc", "'"),
        "_": " ",
        **dict.fromkeys("\r\v\f\x85\u2028\u2029", "\n"),
        "。": "!",  # it ends sentences only
        "、": ",",
        **{chr(code): chr(code - _FIRST_FULL + 0x21) for code in range(_FIRST_FULL, _LAST_FULL + 1)},
    }
)
_BOXED = re.compile(r"(?<![\w.,])(?<!\d )[A-Z0-9](?:(?: {1,3}| ?[-/.] ?)[A-Z0-9](?!\w)){4,}(?![,.:]?\w)(?! \d)")
_BOX_GAP = re.compile(r"(?<=[-/.]) | (?=[-/.])|(?<! ) (?! )| (?= )")  # of several spaces one stays
_MARKS = re.compile(r"</?[A-Za-z][A-Za-z0-9]*(?:\s[^<>\n]{0,200})?/?>|\*\*|``?")
_OF_MARKS = frozenset("<*`")
_FIELD, _HUMP = re.compile(r"\b[A-Z]?[a-z]{2,}(?:[A-Z]+[a-z]*)+(?![a-z])"), re.compile(r"(?<=[a-z])(?=[A-Z])")
_RECORD = re.compile(r"[^,\n\t|;\"]+(?:,(?! )[^,\n\t|;\"]*)+")
_DIGIT = re.compile(r"\d")
_FEWEST_BOXED = 3  # figures
_INVISIBLE = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff")


class Plain(NamedTuple):
    """``origins`` tells where the letters come from, and has one more for the end; None where nothing was moved."""

    text: str
    origins: tuple[int, ...] | None = None

    def origin(self, start: int, end: int) -> tuple[int, int]:
        """The same letters in the text that was made plain, which has at least one."""
        return (start, end) if self.origins is None else (self.origins[start], self.origins[end])


def plain_of(text: str) -> Plain:
    """``text`` letter by letter where that is possible."""
    plain = _plain_of(text)
    if not _OF_MARKS.isdisjoint(plain.text):
        plain = plain._replace(text=_MARKS.sub(lambda found: " " * len(found.group()), plain.text))
    if "," in plain.text and "\n" in plain.text:
        plain = plain._replace(text=_with_cells(plain.text))
    places = [] if text.isascii() else cuts(plain.text)
    plain = _cut(plain, sorted({*places, *_humps(plain.text)}), len(text))
    return _unboxed(plain, len(text))


def _plain_of(text: str) -> Plain:
    if text.isascii():
        return Plain(text.translate(_ALIKE))
    if unicodedata.is_normalized("NFC", text) and _INVISIBLE.isdisjoint(text):
        return Plain(text.translate(_ALIKE))
    letters: list[str] = []
    origins: list[int] = []
    for place, letter in enumerate(text):
        if letter in _INVISIBLE:
            continue
        composed = (
            unicodedata.normalize("NFC", letters[-1] + letter) if unicodedata.combining(letter) and letters else ""
        )
        if len(composed) == 1:
            letters[-1] = composed
        else:
            letters.append(letter)
            origins.append(place)
    return Plain("".join(letters).translate(_ALIKE), (*origins, len(text)))


def _with_cells(text: str) -> str:
    """``text`` with semicolons between cells that commas part: below a line of names without figures, lines of as many
    cells."""
    lines = text.split("\n")
    cells = [line.count(",") + 1 if _RECORD.fullmatch(line) else 0 for line in lines]
    head = -1
    for number, count in enumerate(cells):
        if head >= 0 and count == cells[head]:
            lines[number] = lines[number].replace(",", ";")
            lines[head] = lines[head].replace(",", ";")
        else:
            is_head = count and not lines[number].endswith(",") and not _DIGIT.search(lines[number])
            head = number if is_head else -1
    return "\n".join(lines)


def _humps(text: str) -> list[int]:
    """Where the words of names of fields begin, but for the first."""
    return [hump.start() for field in _FIELD.finditer(text) for hump in _HUMP.finditer(text, *field.span())]


def _cut(plain: Plain, places: Sequence[int], length: int) -> Plain:
    """With spaces between words that are written together; ``length`` is that of the origin."""
    if not places:
        return plain
    origins = plain.origins or tuple(range(length + 1))
    bounds = [0, *places, len(plain.text)]
    parts = [plain.text[start:end] for start, end in itertools.pairwise(bounds)]
    moved = [(*origins[start:end], origins[end]) for start, end in itertools.pairwise(bounds)]
    return Plain(" ".join(parts), tuple(itertools.chain.from_iterable(moved)))


def _unboxed(plain: Plain, length: int) -> Plain:
    """Without the spaces between single letters, where enough of them are figures; ``length`` is that of the origin."""
    gaps = {
        place
        for found in _BOXED.finditer(plain.text)
        if sum(map(str.isdecimal, found.group())) >= _FEWEST_BOXED
        for gap in _BOX_GAP.finditer(plain.text, *found.span())
        for place in range(*gap.span())
    }
    if not gaps:
        return plain
    kept = [place for place in range(len(plain.text)) if place not in gaps]
    origins = kept if plain.origins is None else [plain.origins[place] for place in kept]
    return Plain("".join(plain.text[place] for place in kept), (*origins, length))
