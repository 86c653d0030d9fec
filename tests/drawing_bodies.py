"""Bodies of tables set line by line, without a page: lines by column, and the row that each belongs to.

What varies: type, columns, keys (identifiers, numbers, texts that wrap, names broken on purpose, none), white between
rows, where cells stand in the height of their row, lists in cells, descriptions below items, totals at the end. White
parts rows wherever nothing else would tell a reader.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from localmind_desktop.core.parsing.content.ink import Word
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.splits import Split, split_row

Lines = list[str]  # of one cell
_NAMES = [
    "Supply",
    "Output",
    "Operating",
    "Package",
    "Channels",
    "Maximum",
    "Storage",
    "Ambient",
    "Input",
    "Reference",
    "Internal",
    "Response",
    "Current",
    "Voltage",
    "Range",
    "Level",
    "Delay",
    "Sensor",
    "Driver",
    "Clock",
    "Power",
    "Contract",
    "Invoice",
    "Customer",
    "Delivery",
    "Payment",
    "Tax",
    "Account",
    "Period",
    "Rate",
    "Amount",
    "Status",
    "Region",
    "Product",
    "Service",
    "Quality",
]
_SMALL = [
    "of",
    "the",
    "and",
    "with",
    "for",
    "per",
    "in",
    "on",
    "at",
    "to",
    "a",
    "supply",
    "voltage",
    "temperature",
    "current",
    "mode",
    "signal",
    "value",
    "time",
    "limit",
    "price",
    "order",
    "number",
    "date",
    "name",
    "set",
    "used",
    "when",
    "must",
    "not",
    "each",
    "total",
    "unit",
    "open",
    "closed",
    "high",
    "low",
    "first",
    "last",
    "line",
    "item",
    "device",
    "service",
    "period",
    "customer",
    "document",
]
_UNITS = ["V", "mA", "kHz", "%", "EUR", "USD", "ms", "°C", "bar", "mm", "kg"]
_KEYS = ("identifier", "text", "text", "broken", "number")
_SORTS = ("text", "text", "figure", "figure", "word", "identifier", "list")
_WIDTHS = {"identifier": 70, "number": 25, "figure": 60, "word": 55, "list": 90}
_LEFT, _TOP = 40.0, 100.0


@dataclass(frozen=True)
class Body:
    """``rows``: per line the number of its row. ``separators`` are heights of rules. ``source`` names the document."""

    splits: list[Split]
    separators: list[float]
    rows: list[int]
    source: str


@dataclass
class _Type:
    random: Random
    words: list[Word] = field(default_factory=list)
    runs: int = 0

    def __post_init__(self) -> None:
        self.size = self.random.choice((7, 8, 9, 9, 10, 11))
        self.mono = self.random.random() < 0.25
        self.letter = self.size * (0.6 if self.mono else self.random.choice((0.48, 0.52, 0.55)))

    def width(self, text: str) -> float:
        return len(text) * self.letter

    def line(self, x: float, y: float, text: str) -> None:
        self.runs += 1
        for word in text.split():
            box = (x, y, x + self.width(word), y + 1.15 * self.size)
            self.words.append(Word(*box, word, self.size, False, False, 0, self.runs, self.mono))
            x = box[2] + self.letter * (1.0 if self.mono else 0.55)

    def wrapped(self, words: Sequence[str], width: float) -> Lines:
        lines = [""]
        for word in words:
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.width(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines


def bodies(seed: str, count: int) -> Iterator[Body]:
    number = 0
    while count:
        if (body := _body(Random(f"{seed} {number}"))) is not None:
            count -= 1
            yield body
        number += 1


def _body(random: Random) -> Body | None:
    """None where no reader could tell the rows apart."""
    type_ = _Type(random)
    sorts = [random.choice(_KEYS), *(random.choice(_SORTS) for _ in range(random.randrange(1, 5)))]
    if not {"text", "figure"} & set(sorts[1:]):
        sorts[-1] = "figure"
    widths = [_WIDTHS.get(sort, random.choice((80, 110, 160, 220))) * type_.size / 9 for sort in sorts]
    lead, place = type_.size * random.choice((1.15, 1.2, 1.25, 1.35)), random.choice((0.0, 0.0, 0.0, 0.5, 0.5, 1.0))
    rows = _rows(random, type_, sorts, widths)
    if sorts[0] in ("number", "identifier") and random.random() < 0.25 and len(sorts) > 2:
        place = 0.0
        for row in rows:
            more = [
                _phrase(random, random.randrange(1, 4), random.random() < 0.5)
                for _ in range(random.choice((0, 0, 1, 2)))
            ]
            row[1] = [" ".join(words) for words in (_phrase(random, 2), *more)]
    white = random.choice((0.0, 0.0, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2))
    several = any(len(cell) > 1 for row in rows for cell in row)
    if several and (sorts[0] == "broken" or place or "list" in sorts) and white < 0.3:
        white = random.choice((0.35, 0.5, 0.8, 1.2))
    totals = _totals(random, len(sorts)) if sorts[-1] == "figure" and len(sorts) > 2 and random.random() < 0.4 else []
    return _set(random, type_, _Layout(sorts, widths, lead, white * type_.size, place), rows, totals)


def _rows(random: Random, type_: _Type, sorts: Sequence[str], widths: Sequence[float]) -> list[list[Lines]]:
    long, keyless = random.choice((0.15, 0.4, 0.8)), random.choice((0.0, 0.0, 0.0, 0.15, 0.3))
    empty = random.choice((0.0, 0.0, 0.1, 0.3))
    rows = []
    for number in range(random.randrange(3, 16)):
        row = [
            []
            if number and random.random() < (empty if column else keyless)
            else _cell(random, type_, sort, width, long)
            for column, (sort, width) in enumerate(zip(sorts, widths, strict=True))
        ]
        if "number" in sorts[:1] and row[0]:
            row[0] = [str(number + 1)]
        if sum(map(bool, row)) < 2 and not row[0]:
            row[0], row[-1] = [_identifier(random)], [_figure(random)]
        rows.append(row)
    return rows


def _cell(random: Random, type_: _Type, sort: str, width: float, long: float) -> Lines:
    match sort:
        case "identifier":
            return [_identifier(random)]
        case "number":
            return [str(random.randrange(1, 99))]
        case "figure":
            return [_figure(random)]
        case "word":
            return [random.choice(_NAMES + _SMALL)]
        case "broken":
            lengths = [random.randrange(1, 3) for _ in range(random.choice((1, 1, 2, 3)))]
            return [" ".join(_phrase(random, length, random.random() < 0.8)) for length in lengths]
        case "list":
            names = (random.choice(_NAMES).upper(), random.choice(_SMALL))
            return [random.choice(names) for _ in range(random.choice((1, 1, 1, 2, 3)))]
    length = random.randrange(6, 30) if random.random() < long else random.randrange(1, 5)
    return type_.wrapped(_phrase(random, length), width)


def _totals(random: Random, columns: int) -> list[list[Lines]]:
    """Lines with a label and an amount, mostly without a key."""
    totals = []
    for _ in range(random.randrange(1, 5)):
        row: list[Lines] = [[] for _ in range(columns)]
        row[random.choice((0, columns - 2, columns - 2))] = [" ".join(_phrase(random, random.randrange(1, 3)))]
        row[-1] = [f"{random.uniform(0, 900):.2f}"]
        totals.append(row)
    return totals


@dataclass(frozen=True)
class _Layout:
    """``place``: 0 for cells at the top of their row, 1 at its foot; ``white`` and ``lead`` in points."""

    sorts: Sequence[str]
    widths: Sequence[float]
    lead: float
    white: float
    place: float


def _set(
    random: Random, type_: _Type, layout: _Layout, rows: Sequence[list[Lines]], totals: Sequence[list[Lines]]
) -> Body | None:
    gap, tight = random.choice((8, 14, 20)), random.choice((1.0, 1.0, 0.85, 0.9))
    xs = [_LEFT]
    for width in layout.widths:
        xs.append(xs[-1] + width + gap)
    y, bounds = _TOP, []
    for number, row in enumerate((*rows, *totals)):
        if number == len(rows):
            y += random.choice((0.0, 0.0, 0.5, 1.0)) * type_.size
        height = max(map(len, row))
        for column, lines in enumerate(row):
            top = y + (height - len(lines)) * layout.place * layout.lead
            for place, text in enumerate(lines):
                end = xs[column] + layout.widths[column] - type_.width(text)
                x = end if layout.sorts[column] == "figure" else xs[column]
                type_.line(x, top + place * layout.lead, text)
        bounds.append((y, y + height * layout.lead))
        pitch = height * layout.lead + layout.white
        y += pitch * tight if number >= len(rows) and pitch * tight > 1.1 * type_.size else pitch
    edges = [xs[0] - 4, *(x - gap / 2 for x in xs[1:-1]), xs[-1] + 4]
    lines = text_rows(type_.words)
    held = [next((n for n, (a, b) in enumerate(bounds) if a - 1 <= line.middle <= b + 1), -1) for line in lines]
    if held != sorted(held) or held[0] < 0 or len(lines) < 2:
        return None
    between = [(above[1] + below[0]) / 2 for above, below in itertools.pairwise(bounds)]
    share = random.choices((0.0, 1.0, 0.3), (0.77, 0.15, 0.08))[0]
    rules = [height for height in between if random.random() < share]
    return Body([split_row(line, edges) for line in lines], rules, held, "set")


def _phrase(random: Random, length: int, capital: bool = True) -> list[str]:
    words = [random.choice(_NAMES if random.random() < 0.12 else _SMALL) for _ in range(length)]
    return [random.choice(_NAMES), *words[1:]] if capital else words


def _figure(random: Random) -> str:
    return random.choice(
        (
            str(random.randrange(1000)),
            f"{random.uniform(0, 900):.2f}",
            f"{random.randrange(1, 99)},{random.randrange(100, 999)}",
            f"-{random.randrange(90)}",
            f"{random.uniform(0, 90):.1f} {random.choice(_UNITS)}",
            f"{random.randrange(100)} %",
        )
    )


def _identifier(random: Random) -> str:
    return random.choice(
        (
            f"{random.choice('ABCDRX')}{random.randrange(1, 99)}",
            f"{random.choice(_NAMES).upper()}_{random.randrange(9)}",
            f"0x{random.randrange(4096):03X}",
            f"{random.choice(_NAMES)}{random.choice(_NAMES)}",
            str(random.randrange(1, 400)),
            f"{random.randrange(1, 9)}.{random.randrange(1, 9)}",
            f"[{random.randrange(1, 30)}]",
        )
    )
