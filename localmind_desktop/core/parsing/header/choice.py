"""How many lines or rows at the top of a table are its title and how many name its columns, told by all that speaks
for it together. Pure.

Each such parting is weighed by boosted trees, and the most likely is taken: weight and shade of the type above against
that below, rules between, names against the kinds, lengths and shapes of the values below them, columns left without a
name. The trees, in ``resources/tables/header.json``, were fitted on 500 tables of 188 documents whose pictures people
looked at, and on drawn ones (``tests/benchmarks/table_headers.py``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from localmind_desktop.assets import resources
from localmind_desktop.core.parsing.content.figures import is_figure, is_numeric
from localmind_desktop.core.parsing.content.ink import Fill, Word
from localmind_desktop.core.weighing.trees import trees_in

_MOST_BODY = 14  # lines that a header is compared with
_MOST_TITLES, _MOST_STRIPS = 2, 6  # at the top of a table, and below them those of a header
_MOST_OF_TITLE = 2  # texts
_FEWEST_NAMED = 2  # columns, where there are more
_SAME_SHADE = 0.02
_CODED = re.compile(r"[\d_]")
_SHAPES = (
    (re.compile(r"[^\W\d_]*[a-z][^\W\d_]*"), "a"),
    (re.compile(r"[A-ZÀ-Þ]+"), "A"),
    (re.compile(r"\d+(?:[.,]\d+)*"), "9"),
)


class Strip(NamedTuple):
    """One line of print, or one ruled row, at the top of a table.

    ``texts`` by first column; ``spans`` are (first, last) of texts over several columns. ``bold`` is a share of its
    letters, ``shade`` the brightness of its ground. ``covered`` is the share of the width with a rule above it, ``gap``
    the space above it in type sizes.
    """

    texts: Mapping[int, str]
    spans: tuple[tuple[int, int], ...]
    bold: float
    shade: float
    covered: float = 0.0
    gap: float = 0.0


def look_of_words(words: Sequence[Word], fills: Sequence[Fill]) -> tuple[float, float]:
    """The share of bold letters, and the brightness of the ground."""
    letters = sum([len(word.text) for word in words]) or 1
    bold = sum([len(word.text) for word in words if word.bold]) / letters
    shades = sorted([_shade(word, fills) for word in words[:: max(1, len(words) // 4)]]) if fills else [1.0]
    return bold, shades[len(shades) // 2]


def _shade(word: Word, fills: Sequence[Fill]) -> float:
    x, y = word.middle
    shade = 1.0
    for (left, top, right, bottom), brightness in fills:
        if left <= x <= right and top <= y <= bottom:
            shade = brightness
    return shade


@lru_cache(4096)
def shape_of(text: str) -> str:
    """A text with its words, capitals and figures made one letter each: the kind of thing it may be."""
    shape = text
    for pattern, letter in _SHAPES:
        shape = pattern.sub(letter, shape)
    return re.sub(r"(.)\1+", r"\1", re.sub(r"\s+", " ", shape))


class Parting(NamedTuple):
    """The strips before ``titles`` are the table's title, those from there to before ``end`` its header."""

    titles: int
    end: int

    def __bool__(self) -> bool:
        """Whether there is a header."""
        return self.end > self.titles


NOTHING = Parting(0, 0)


class _Column(NamedTuple):
    """What the values below a name are like."""

    numeric: float
    shapes: frozenset[str]
    shortest: int
    longest: int
    coded: float


class _Below(NamedTuple):
    """The strips below a header: what each column of them is like, and how they look.

    ``shapes`` are counted by column. ``first_alike`` and ``alike`` are shares of the texts of the first strip, and of
    all, that other strips have the like of in the same column.
    """

    strips: Sequence[Strip]
    columns: Mapping[int, _Column]
    shapes: Mapping[tuple[int, str], int]
    first_alike: float
    alike: float
    bold: float
    shade: float
    ruled: float
    gap: float


def _column(texts: Sequence[str]) -> _Column:
    lengths = [len(text) for text in texts]
    numeric, coded = _share([is_numeric(text) for text in texts]), _share([_is_coded(text) for text in texts])
    return _Column(numeric, frozenset(map(shape_of, texts)), min(lengths), max(lengths), coded)


def _is_coded(text: str) -> bool:
    return _CODED.search(text) is not None


def _share(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def _middle(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def _below(strips: Sequence[Strip]) -> _Below:
    texts: dict[int, list[str]] = {}
    for strip in strips:
        for column, text in strip.texts.items():
            texts.setdefault(column, []).append(text)
    rows = [_shapes_of(strip) for strip in strips]
    shapes = Counter([shape for row in rows for shape in row])
    others = strips[1:]
    return _Below(
        strips,
        {column: _column(held) for column, held in texts.items()},
        shapes,
        _share([shapes[shape] > 1 for shape in rows[0]]),
        _share([_share([shapes[shape] > 1 for shape in row]) for row in rows]),
        _share([strip.bold for strip in strips]),
        _middle([strip.shade for strip in strips]),
        _share([strip.covered for strip in others]),
        _middle([strip.gap for strip in others]) if others else strips[0].gap,
    )


def _shapes_of(strip: Strip) -> list[tuple[int, str]]:
    return [(column, shape_of(text)) for column, text in strip.texts.items()]


def _partings(strips: Sequence[Strip], columns: int) -> list[Parting]:
    """All ways to part the first of the strips from the others, of which one at least is left; none first."""
    last = len(strips) - 1
    found = [NOTHING]
    for titles in range(min(_MOST_TITLES, last) + 1):
        if titles and not 0 < len(strips[titles - 1].texts) <= min(_MOST_OF_TITLE, columns - 1):
            break
        for end in range(titles + 1, min(titles + _MOST_STRIPS, last) + 1):
            if len(_named(strips[titles:end])) >= min(_FEWEST_NAMED, columns - 1):
                found.append(Parting(titles, end))
    return found


def _named(head: Sequence[Strip]) -> set[int]:
    """The columns that have a name, of their own or over several."""
    spanned = {column for strip in head for first, last in strip.spans for column in range(first, last + 1)}
    return spanned.union(*(strip.texts.keys() for strip in head))


def header_features(strips: Sequence[Strip], columns: int, ruled: bool) -> tuple[list[Parting], list[list[float]]]:
    """All partings of the strips, at least two, with what tells whether each is right; ``ruled``: the strips are rows,
    and no lines."""
    found = _partings(strips, columns)
    below = {end: _below(strips[end : end + _MOST_BODY]) for end in {one.end for one in found}}
    return found, [_features(strips, one, below[one.end], columns, ruled) for one in found]


def _features(strips: Sequence[Strip], parting: Parting, below: _Below, columns: int, ruled: bool) -> list[float]:
    titles, head = strips[: parting.titles], strips[parting.titles : parting.end]
    return [
        float(ruled),
        columns,
        len(titles),
        _share([(0, columns - 1) in strip.spans for strip in titles]),
        max([len(text) for strip in titles for text in strip.texts.values()], default=0),
        strips[parting.titles].shade,
        *_first_row(below),
        *_names(head, below, columns),
        *(_contrast(head, below, columns) if head else _NO_CONTRAST),
    ]


def _first_row(below: _Below) -> list[float]:
    """What the first row is like, beside the others."""
    first, others = below.strips[0], below.strips[1:]
    return [
        first.bold - _share([strip.bold for strip in others]),
        _share([strip.shade for strip in others]) - first.shade if others else 0.0,
        _share([is_numeric(text) for text in first.texts.values()]),
        below.first_alike,
        below.alike,
    ]


def _names(head: Sequence[Strip], below: _Below, columns: int) -> list[float]:
    """What the names are like, the lowest of each column."""
    named = {column: text for strip in head for column, text in strip.texts.items()}
    names = list(named.values())
    lowest = _shapes_of(head[-1]) if head else []
    return [
        _share([_is_coded(name) for name in names]),
        _share([below.columns[column].coded if column in below.columns else 0.0 for column in named]),
        len(named) / columns,
        _share([name[:1].isupper() for name in names]),
        max(map(len, names), default=0),
        _share([len(name.split()) for name in names]),
        _share([name != name.upper() for name in names]),
        _share([shape in below.shapes for shape in lowest]),
    ]


def _contrast(head: Sequence[Strip], below: _Below, columns: int) -> list[float]:
    """How the header stands out from what is below it; as many numbers as `_NO_CONTRAST`."""
    first, last = below.strips[0], head[-1]
    texts = [text for strip in head for text in strip.texts.values()]
    named = {column: text for strip in head for column, text in strip.texts.items()}
    under = [(name, below.columns[column]) for column, name in named.items() if column in below.columns]
    return [
        min(4.0, len(head) - 1.0),
        _share([strip.bold for strip in head]) - below.bold,
        min(strip.bold for strip in head) - below.bold,
        first.bold - below.bold,
        max(0.0, min(0.5, below.shade - max(strip.shade for strip in head))) * 4,
        _share([abs(strip.shade - head[0].shade) < _SAME_SHADE for strip in below.strips]),
        first.covered - below.ruled,
        sum(strip.covered > 0.9 for strip in head[1:]) * (1.0 - below.ruled),
        _share([column.numeric > 0.5 and not is_figure(name) for name, column in under]),
        _share([is_figure(text) for text in texts]),
        _share([shape_of(name) in column.shapes for name, column in under]),
        _share([not column.shortest <= len(name) <= column.longest for name, column in under]),
        max(-1.0, min(1.0, first.gap - below.gap)),
        float(0 in first.texts),
        _share([text[:1].islower() for text in texts]),
        float(set(first.texts) == {0}),
        float(set(last.texts) == {0} and columns > 1),
        max([_parted(above, strip, columns) for above, strip in pairwise(head)], default=0.0),
        _parted(last, first, columns),
    ]


def _parted(strip: Strip, below: Strip, columns: int) -> float:
    """The share of the columns that have names of their own below one that is over several of them."""
    spans = [(first, last) for first, last in strip.spans if last - first < columns - 1]
    named = [[c for c in range(first, last + 1) if not is_figure(below.texts.get(c, "0"))] for first, last in spans]
    return sum(len(own) for own in named if len(own) > 1) / columns


_NO_CONTRAST = [0.0] * 19


def likeliest(strips: Sequence[Strip], columns: int, ruled: bool) -> Parting:
    """The most likely parting of the first strips of a table."""
    if len(strips) < 2:
        return NOTHING
    found, values = header_features(strips, columns, ruled)
    trees = trees_in(resources() / "tables" / "header.json")
    return found[int(np.argmax(trees.probability(np.array(values, dtype=np.float32))))]
