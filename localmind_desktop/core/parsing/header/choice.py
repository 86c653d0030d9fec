"""How many lines or rows at the top of a table name its columns, told by all that speaks for it together. Pure.

Each number of lines from none on is scored, and the most likely is taken (a conditional logit, McFadden 1974): weight,
shade and size of the type above against that below, rules between, names against the kinds and shapes of the values
below them, columns left without a name, names over several columns. The weights, in ``resources/tables/header.json``,
were fitted on tables drawn at random (``tests/benchmarks/table_fitting.py``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from localmind_desktop.assets import resources
from localmind_desktop.core.parsing.content.figures import is_figure, is_numeric, is_year
from localmind_desktop.core.parsing.content.ink import Fill, Word

_MOST_BODY = 14  # lines that a header is compared with
_LONG = 60  # characters: names are shorter
_SHAPES = (
    (re.compile(r"[^\W\d_]*[a-z][^\W\d_]*"), "a"),
    (re.compile(r"[A-ZÀ-Þ]+"), "A"),
    (re.compile(r"\d+(?:[.,]\d+)*"), "9"),
)


class Strip(NamedTuple):
    """One line of print, or one ruled row, at the top of a table.

    ``texts`` by first column; ``spans`` are (first, last) of texts over several columns; ``open`` the columns that a
    merged cell of the strip above covers. ``covered`` is the share of the width with a rule above it, ``weight`` the
    thickness of that rule in points, ``gap`` the space above it in type sizes.
    """

    texts: Mapping[int, str]
    spans: tuple[tuple[int, int], ...]
    bold: float
    italic: float
    shade: float
    size: float
    covered: float = 0.0
    weight: float = 0.0
    gap: float = 0.0
    open: frozenset[int] = frozenset()


def look_of_words(words: Sequence[Word], fills: Sequence[Fill]) -> tuple[float, float, float, float]:
    """Shares of bold and italic letters, brightness of the ground, size of the type."""
    letters = sum([len(word.text) for word in words]) or 1
    bold = sum([len(word.text) for word in words if word.bold]) / letters
    italic = sum([len(word.text) for word in words if word.italic]) / letters
    shades = sorted([_shade(word, fills) for word in words[:: max(1, len(words) // 4)]]) if fills else [1.0]
    sizes = sorted([word.size for word in words])
    return bold, italic, shades[len(shades) // 2], sizes[len(sizes) // 2]


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


class _Column(NamedTuple):
    """What the values below a name are like."""

    texts: frozenset[str]
    numeric: float
    shapes: frozenset[str]
    shortest: int
    longest: int


def _columns(body: Sequence[Strip], columns: int) -> list[_Column | None]:
    found: list[_Column | None] = []
    for column in range(columns):
        texts = [strip.texts[column] for strip in body if column in strip.texts]
        if not texts:
            found.append(None)
            continue
        numeric = sum(map(is_numeric, texts)) / len(texts)
        lengths = [len(text) for text in texts]
        found.append(_Column(frozenset(texts), numeric, frozenset(map(shape_of, texts)), min(lengths), max(lengths)))
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def header_features(strips: Sequence[Strip], count: int, columns: int) -> list[float]:
    """What speaks for the first ``count`` of the strips, at least one, being the header; fewer than all."""
    head, body = strips[:count], strips[count : count + _MOST_BODY]
    first, last = body[0], head[-1]
    below = _columns(body, columns)
    below_bold, below_shade = _mean([s.bold for s in body]), sorted([s.shade for s in body])[len(body) // 2]
    below_size = _mean([s.size for s in body]) or 1.0
    named = {c for strip in head for c in strip.texts} | _spanned(head)
    valued = [c for c in range(columns) if below[c] is not None]
    names = {c: text for strip in head for c, text in strip.texts.items()}  # the lowest of each column
    texts = [text for strip in head for text in strip.texts.values()]
    under = [(names[c], column) for c, column in enumerate(below) if c in names and column is not None]
    ruled = [strip.covered for strip in body[1:]]
    weights = [strip.weight for strip in body[1:] if strip.weight]
    usual_gap = sorted([strip.gap for strip in body[1:]])[len(body[1:]) // 2] if len(body) > 1 else first.gap
    numeric = [c for c in valued if (column := below[c]) is not None and column.numeric > 0.5]
    return [
        1.0,
        min(4.0, count - 1.0),
        _mean([s.bold for s in head]) - below_bold,
        min(s.bold for s in head) - below_bold,
        first.bold - below_bold,
        float(last.bold - below_bold > 0.5 and abs(first.bold - last.bold) < 0.2),
        max(0.0, min(0.5, below_shade - max(s.shade for s in head))) * 4,
        float(abs(first.shade - last.shade) < 0.02 and last.shade < below_shade - 0.02),
        max(-0.5, min(0.5, min(s.size for s in head) / below_size - 1)) * 4,
        _mean([s.italic for s in head]) - _mean([s.italic for s in body]),
        first.covered,
        first.covered - _mean(ruled),
        float(first.covered > 0.5 and not any(cover > 0.5 for cover in ruled)),
        float(bool(weights) and first.weight > 1.5 * sorted(weights)[len(weights) // 2]),
        float(sum(strip.covered > 0.9 for strip in head[1:])) * (1.0 - _mean(ruled)),
        float(any(0.1 < strip.covered < 0.9 for strip in head[1:])),
        _mean([float(column.numeric > 0.5 and not is_figure(name)) for name, column in under]),
        _mean([float(is_figure(text)) for text in texts]),
        _mean([float(is_figure(first.texts[c])) for c in numeric if c in first.texts]),
        _mean([float(c in first.texts) for c in numeric]),
        len([c for c in valued if c not in named]) / max(1, len(valued)),
        _mean([float(name in column.texts) for name, column in under]),
        _mean([float(shape_of(name) in column.shapes and not is_year(name)) for name, column in under]),
        _mean([float(not column.shortest <= len(name) <= column.longest) for name, column in under]),
        float(bool(last.spans)) * float(columns > 2),
        float(any(strip.spans and strip.spans[0][0] > 0 for strip in head[:-1])),
        float(bool(first.spans) and first.spans[0][0] > 0),
        max(-1.0, min(1.0, first.gap - usual_gap)),
        float(0 in first.texts),
        len(first.texts) / columns,
        _mean([float(text[:1].islower()) for text in texts]),
        _mean([float(text.endswith((":", "："))) for text in texts]),
        _mean([float(len(text) > _LONG) for text in texts]),
        float(set(first.texts) == {0}),
        float(set(last.texts) == {0}) * float(columns > 1),
        float(count > 1 and set(head[0].texts) == {0} and 0 not in head[-1].texts),
        len(first.open) / columns,
        float(len(set(texts)) == len(texts)),
        float(set(last.texts) == set(range(1, columns))) * _mean([float(0 in strip.texts) for strip in body]),
    ]


def _spanned(strips: Sequence[Strip]) -> set[int]:
    return {c for strip in strips for first, last in strip.spans for c in range(first, last + 1)}


@cache
def _weights() -> tuple[float, ...]:
    return tuple(json.loads((resources() / "tables" / "header.json").read_text("utf-8"))["weights"])


def header_chances(strips: Sequence[Strip], columns: int, most: int) -> list[float]:
    """Per number of header strips, from none to ``most`` at most, how likely it is; they sum to 1."""
    most = min(most, len(strips) - 1)
    scores = [0.0]
    for count in range(1, most + 1):
        values = header_features(strips, count, columns)
        scores.append(sum([weight * value for weight, value in zip(_weights(), values, strict=True)]))
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    return [share / sum(shares) for share in shares]
