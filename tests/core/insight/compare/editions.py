"""Pairs of editions drawn at random, with what is different in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from localmind_desktop.core.model.insight import Compared, Difference, DifferenceKind

ADDED, REMOVED, CHANGED, MOVED = (
    DifferenceKind.ADDED,
    DifferenceKind.REMOVED,
    DifferenceKind.CHANGED,
    DifferenceKind.MOVED,
)
SECTION, TEXT, ROW, CELL = Compared.SECTION, Compared.TEXT, Compared.ROW, Compared.CELL

_ADJECTIVES = (
    *("annual", "binding", "certified", "damaged", "electronic", "final", "hydraulic", "internal", "joint", "written"),
    *(
        "local",
        "mechanical",
        "nominal",
        "obsolete",
        "portable",
        "quarterly",
        "remote",
        "secondary",
        "thermal",
        "urgent",
    ),
)
_NOUNS = (
    *("agreement", "auditor", "bearing", "boiler", "carrier", "coating", "contractor", "customer", "deposit", "engine"),
    *("furnace", "gasket", "harbour", "invoice", "journal", "keyboard", "landlord", "manual", "nozzle", "operator"),
    *(
        "pipeline",
        "quotation",
        "radiator",
        "shipment",
        "tenant",
        "turbine",
        "upgrade",
        "vessel",
        "warranty",
        "workshop",
    ),
    *("alarm", "battery", "cabinet", "drawing", "easement", "filter", "gearbox", "hatch", "insulation", "jacket"),
)
_VERBS = (
    *("accepts", "blocks", "carries", "delays", "examines", "finishes", "guards", "heats", "improves", "joins"),
    *("keeps", "lifts", "marks", "notifies", "orders", "protects", "quotes", "repairs", "signs", "tests"),
)
_SENTENCES = (
    "The {a} {n} {v} the {m} within {d} days, unless the {o} says otherwise.",
    "Every {n} that {v} a {b} {m} needs {d} bolts and one {o}.",
    "No {a} {m} may leave before the {n} {v} it.",
    "After {d} hours the {n} {v} each {b} {o} in turn; nobody else does.",
    "If the {m} fails, the {a} {n} {v} the {o} at a rate of {d}.5 percent.",
    "Costs of the {b} {m} are borne by the {n}, who {v} the {o} (at most {d} units).",
    "“{A} {n}” means whoever {v} the {m} on behalf of the {o}.",
    "In winter a {b} {n} {v} up to {d} litres from the {m}.",
)
_TITLES = ("{A} {m} and {n}", "Use of the {b} {n}", "{A} {n}s", "Which {m} the {n} {v}", "{M} of {b} {o}s")


@dataclass
class Grid:
    caption: str
    headers: list[str]
    rows: list[list[str]]


@dataclass
class Part:
    """A section; ``paragraphs`` are lists of sentences, in which ``<key>`` stands for the number of a section."""

    key: int
    title: str
    level: int
    paragraphs: list[list[str]]
    items: list[str] = field(default_factory=list)
    grid: Grid | None = None


@dataclass
class Edition:
    title: str
    parts: list[Part]

    def numbers(self) -> dict[int, str]:
        """The number of each section by its key."""
        counts = [0, 0]
        found = {}
        for part in self.parts:
            counts = [counts[0] + 1, 0] if part.level == 1 else [counts[0], counts[1] + 1]
            found[part.key] = str(counts[0]) if part.level == 1 else f"{counts[0]}.{counts[1]}"
        return found


class Known(NamedTuple):
    """A difference that was made: parts of what is to be told."""

    kind: DifferenceKind
    what: Compared
    name: str
    before: str = ""
    after: str = ""

    def is_told_by(self, one: Difference) -> bool:
        same = (one.kind, one.what) == (self.kind, self.what) and self.name.casefold() in one.name.casefold()
        said = all(bool(told) == bool(part) for told, part in ((one.before, self.before), (one.after, self.after)))
        placed = bool(one.places_before) == bool(one.before) and bool(one.places_after) == bool(one.after)
        same_words = _printed(self.before) in _printed(one.before) and _printed(self.after) in _printed(one.after)
        return same and said and placed and same_words


def _printed(words: str) -> str:
    """Without what layouts do to words: quotation marks and hyphens."""
    return re.sub(r"[-“”„«»\"]", "", words)


# ------------------------------------------------------------------------------------- a first edition


def sentence(random: Random) -> str:
    n, m, o = random.sample(_NOUNS, 3)
    a, b = random.sample(_ADJECTIVES, 2)
    template = random.choice(_SENTENCES)
    return template.format(a=a, A=a.capitalize(), b=b, n=n, m=m, o=o, v=random.choice(_VERBS), d=random.randint(2, 97))


def title(random: Random, taken: set[str]) -> str:
    while True:
        n, m, o = random.sample(_NOUNS, 3)
        a, b = random.sample(_ADJECTIVES, 2)
        template = random.choice(_TITLES)
        found = template.format(a=a, A=a.capitalize(), b=b, n=n, m=m, M=m.capitalize(), o=o, v=random.choice(_VERBS))
        if not taken & {found, n}:
            taken |= {found, n}
            return found


def grid(random: Random) -> Grid:
    names = random.sample(_NOUNS, random.randint(6, 14))
    rows = [
        [
            f"{random.choice('ABCDEF')}-{number * 7 + 100}",
            f"{random.choice(_ADJECTIVES)} {name}",
            str(random.randint(10, 9_999)),
            random.choice(("kg", "mm", "kPa", "bar")),
        ]
        for number, name in enumerate(names)
    ]
    return Grid(
        f"{random.choice(_ADJECTIVES).capitalize()} {names[0]}s in stock", ["Code", "Part", "Amount", "Unit"], rows
    )


def edition(random: Random) -> Edition:
    taken: set[str] = set()
    parts = [part(random, key, 1 if key % 3 == 0 else 2, taken) for key in range(18)]
    for place in random.sample(range(3, 18), 4):
        parts[place].paragraphs[0].append(f"Details are in section <{random.randrange(18)}>.")
    for place in random.sample(range(18), 6):
        parts[place].grid = grid(random)
    return Edition("Terms of the workshop", parts)


def part(random: Random, key: int, level: int, taken: set[str]) -> Part:
    paragraphs = [[sentence(random) for _ in range(random.randint(2, 5))] for _ in range(random.randint(1, 3))]
    items = [sentence(random) for _ in range(random.choice((0, 0, 3)))]
    return Part(key, title(random, taken), level, paragraphs, items)


# ------------------------------------------------------------------------------------- what is changed

Change = Callable[[Random, Edition, list[Part]], Iterator[Known]]
"""Changes an edition; takes the sections that it needs from the list of those that are as they were."""


def changed(random: Random, before: Edition, changes: list[Change]) -> tuple[Edition, list[Known]]:
    after = deepcopy(before)
    free = [one for one in after.parts if one.key]
    random.shuffle(free)
    known = [each for change in changes for each in change(random, after, free)]
    return after, known


def section_added(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    new = part(random, 100 + len(after.parts), 2, {one.title for one in after.parts})
    after.parts.insert(after.parts.index(free.pop()) + 1, new)
    yield Known(ADDED, SECTION, new.title, "", new.paragraphs[0][0])


def section_removed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    gone = next(one for one in free if one.level == 2 and one.grid is None and not _is_referred(after, one))
    free.remove(gone)
    after.parts.remove(gone)
    yield Known(REMOVED, SECTION, gone.title, gone.paragraphs[0][0].partition("<")[0])


def _is_referred(after: Edition, one: Part) -> bool:
    return any(f"<{one.key}>" in text for other in after.parts for line in other.paragraphs for text in line)


def section_renamed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    old, one.title = one.title, title(random, {other.title for other in after.parts})
    yield Known(CHANGED, SECTION, one.title, old, one.title)


def section_moved(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = next(one for one in free if one.level == 2)
    free.remove(one)
    place = after.parts.index(one)
    after.parts.remove(one)
    after.parts.insert(place + 7 if place < 9 else place - 6, one)
    yield Known(MOVED, SECTION, one.title, one.title, one.title)


def word_changed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    old = one.paragraphs[0][0]
    words = old.split()
    place = next(place for place, word in enumerate(words) if word in _NOUNS or word in _ADJECTIVES)
    words[place] = re.sub(r"\w+", "replacement", words[place])
    one.paragraphs[0][0] = " ".join(words)
    yield Known(CHANGED, TEXT, one.title, old, one.paragraphs[0][0])


def reference_changed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = next(one for one in free if any("<" in text for line in one.paragraphs for text in line))
    free.remove(one)
    for line in one.paragraphs:
        for place, text in enumerate(line):
            if "<" in text:
                line[place] = "Details are in section <0>, which see."
                yield Known(CHANGED, TEXT, one.title, "Details are in section ", ", which see.")


def comma_added(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    old = one.paragraphs[-1][1]
    words = old.split()
    words[1] += ","
    one.paragraphs[-1][1] = " ".join(words)
    yield Known(CHANGED, TEXT, one.title, old.partition("<")[0], f"{words[1]} {words[2]}")


def sentence_split(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    old = one.paragraphs[0][0]
    half = len(old.split()) // 2
    words = old.rstrip(".").split()
    left, right = " ".join(words[:half]), " ".join(words[half:])
    one.paragraphs[0][0] = f"{left.rstrip(',;')}. {right[0].upper()}{right[1:]}."
    yield Known(CHANGED, TEXT, one.title, old, f"{left.rstrip(',;')}. {right[0].upper()}{right[1:]}.")


def sentences_joined(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    first, second = one.paragraphs[0][:2]
    one.paragraphs[0][:2] = [f"{first.rstrip('.')}, and {second[0].lower()}{second[1:]}"]
    yield Known(CHANGED, TEXT, one.title, first, ", and ")


def sentence_added(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    new = sentence(random)
    one.paragraphs[0].insert(1, new)
    yield Known(ADDED, TEXT, one.title, "", new)


def sentence_removed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = free.pop()
    gone = one.paragraphs[0].pop(0)
    yield Known(REMOVED, TEXT, one.title, gone)


def sentence_moved(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one, other = free.pop(), free.pop()
    moved = one.paragraphs[0].pop(0)
    other.paragraphs[-1].insert(1, moved)
    yield Known(MOVED, TEXT, other.title, moved, moved)


def row_added(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    own = one.grid.rows
    own.insert(random.randrange(len(own) + 1), ["X-901", "spare anchor", "77", "mm"])
    yield Known(ADDED, ROW, f"{one.grid.caption} · X-901", "", "spare anchor")


def row_removed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    gone = one.grid.rows.pop(random.randrange(len(one.grid.rows)))
    yield Known(REMOVED, ROW, f"{one.grid.caption} · {gone[0]}", gone[1])


def cell_changed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    row = random.choice(one.grid.rows)
    old, row[2] = row[2], str(int(row[2]) + 11_000)
    yield Known(CHANGED, CELL, f"{one.grid.caption} · {row[0]} · Amount", old, row[2])


def row_moved(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    row = one.grid.rows.pop(0)
    one.grid.rows.append(row)
    yield Known(MOVED, ROW, f"{one.grid.caption} · {row[0]}", row[1], row[1])


def column_renamed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    one.grid.headers[2] = "Quantity"
    row = random.choice(one.grid.rows)
    old, row[3] = row[3], "cm"
    yield Known(CHANGED, CELL, f"{one.grid.caption} · Quantity", "Amount", "Quantity")
    yield Known(CHANGED, CELL, f"{one.grid.caption} · {row[0]} · Unit", old, "cm")


def columns_reordered(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    one.grid.headers = [one.grid.headers[place] for place in (2, 0, 3, 1)]
    one.grid.rows = [[row[place] for place in (2, 0, 3, 1)] for row in one.grid.rows]
    row = random.choice(one.grid.rows)
    old, row[0] = row[0], "5"
    yield Known(CHANGED, CELL, f"{row[1]} · Amount", old, "5")


def column_added(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    one.grid.headers.append("Remarks")
    for number, row in enumerate(one.grid.rows):
        row.append(f"see sheet {number + 3}")
    yield Known(ADDED, CELL, f"{one.grid.caption} · Remarks", "", "Remarks")


def table_removed(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    gone, one.grid = one.grid, None
    yield Known(REMOVED, ROW, gone.caption, f"{len(gone.rows)} rows")


def table_added(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = next(one for one in free if one.grid is None)
    free.remove(one)
    one.grid = grid(random)
    for number, row in enumerate(one.grid.rows):
        row[0], row[1] = f"Z-{number}", f"new {row[1].split()[1]} {number}"
    one.grid.caption = "Optional equipment"
    yield Known(ADDED, ROW, one.grid.caption, "", f"{len(one.grid.rows)} rows")


def table_placed_elsewhere(random: Random, after: Edition, free: list[Part]) -> Iterator[Known]:
    one = _with_grid(free)
    other = next(other for other in free if other.grid is None)
    free.remove(other)
    one.grid, other.grid = None, one.grid
    yield from ()


def _with_grid(free: list[Part]) -> Part:
    one = next(one for one in free if one.grid is not None)
    free.remove(one)
    return one


CHANGES: tuple[Change, ...] = (
    *(section_added, section_removed, section_renamed, section_moved, word_changed, reference_changed, comma_added),
    *(sentence_split, sentences_joined, sentence_added, sentence_removed, sentence_moved, row_added, row_removed),
    *(cell_changed, row_moved, column_renamed, columns_reordered, column_added, table_removed, table_added),
    table_placed_elsewhere,
)
