"""Tables of layouts chosen at random: rules, shades, type, spaces, merges, levels, breaks and places vary freely.

Each table knows its `traits`, so that what is read wrong can be counted by them. The truth is what a fair reader would
say: layouts that nobody could read without knowing what was meant are not drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random

from tests import drawing_words as words
from tests.drawing import ABOVE, LEFT, Value, is_band
from tests.drawing_plan import Names, Sheet, captioned
from tests.drawing_set import Look, Placed, natural_widths, row_heights, set_table
from tests.drawing_truth import GROUP, Drawn, Known, known

Traits = dict[str, str]
_RULINGS = ("grid", "grid", "columns", "rows", "rows and sides", "header", "header", "outer", "none", "none")
_FILLS = ("none", "none", "header", "dark header", "stripes", "header and stripes", "cells")
_SORTS = ("hexadecimal", "number", "unit", "word", "mark", "measure", "amount", "phrase")
_RIGHT = ("number", "amount", "measure")
_MOST_PAGES = 3  # of a table
_BOTTOM = 780.0
_NAMES = ("Supply", "Rated", "Nominal", "Average", "Allowed", "Initial", "Reported", "Adjusted")
_GROUPS = (
    *("Supply voltage", "Output current", "Clock rate", "Access time", "Fiscal 2019", "Fiscal 2018", "Mode A"),
    *("Twelve months ended June 30,", "At the end of March"),
)
_PARTS = (
    ("Min.", "Typ.", "Max."),
    ("2017", "2016", "2015"),
    ("Read", "Write", "Erase"),
    ("Low", "High", "Peak"),
    ("Cost of goods sold", "Gross profit", "Other income and expense"),
)
_UNITS = ("V", "mA", "in thousands", "%", "note 2", "ms")
_FIELDS = ("MODE", "GAIN", "reserved", "RATE[2:0]", "not used", "data", "THR")
_BANDS = ("Status information", "Measured values", "Settings", "Controls", "Descriptions", "Other items")


@dataclass
class Mixed:
    """A drawn document, its tables, and the traits of each."""

    drawn: Drawn
    traits: list[Traits] = field(default_factory=list)
    placed: list[Placed] = field(default_factory=list)


@dataclass(frozen=True)
class Chosen:
    """A table to be set: header rows first."""

    rows: list[list[Value]]
    look: Look
    widths: list[float]
    traits: Traits

    @property
    def depth(self) -> int:
        return self.look.header_rows


def mixed(random: Random) -> Mixed:
    """A document with one to three tables at random."""
    sheet = Sheet(random)
    found = Mixed(sheet.drawn)
    sheet.prose(random.randrange(1, 4))
    draw = random.choices((_alone, _beside, _over_pages), (0.6, 0.15, 0.25))[0]
    draw(random, sheet, found)
    if random.random() < 0.8:
        sheet.prose(random.randrange(1, 3))
    return found


# ---------------------------------------------------------------- what a table holds


def chosen(random: Random, room: float, most_rows: int = 14, columns: int = 0, **fixed: object) -> Chosen:
    """A table of any layout that fits into ``room`` points."""
    while sum((table := _drafted(random, room, most_rows, columns, fixed)).widths) > room:
        pass
    return table


def _drafted(random: Random, room: float, most_rows: int, columns: int, fixed: dict[str, object]) -> Chosen:
    look = replace(_look(random), **fixed)  # type: ignore[arg-type]
    if look.ruling == "grid" and look.header_rows == 1 and not fixed and random.random() < 0.1:
        return _register_map(random, look, room)
    depth = look.header_rows
    sorts = _sorts(random, columns or random.randrange(2, 8 if look.size < 9 else 6), depth)
    header, sorts = _header(random, sorts, depth)
    header, named = _unnamed(random, header)
    body = _body(random, sorts, random.randrange(3, most_rows), empty := random.choice((0.0, 0.0, 0.1, 0.25)))
    if look.money:
        body = [[_with_sign(value, sort) for value, sort in zip(row, sorts, strict=True)] for row in body]
    if random.random() < 0.3 and depth == 1:
        body = _described(random, body, sorts)
    body, odd = _with_odd_rows(random, body, sorts)
    body, parts = _with_parts(random, body, odd)
    look = replace(look, sum_rule=odd == "total" and random.random() < 0.5)
    body, merge = _merged(random, body, look)
    body, bands = _banded(random, body, look)
    look = replace(look, align=_aligned(random, sorts), levels_ruled=depth > 1 and random.random() < 0.6)
    rows = [*header, *body]
    narrow = random.choice((0.0, 0.0, 60.0, 80.0, 110.0))
    wraps = depth in (1, 2) and random.random() < 0.35
    widths = natural_widths(random, rows, look, room, narrow, wraps)
    several = any(height > 1 for height in row_heights(body, widths, look, header=False))
    keyed = all(height == 1 for height in row_heights([row[:1] for row in body], widths[:1], look, header=False))
    if several and not look.can_hold_lines and not (keyed and _has_described(body)):
        look = replace(look, row_pad=look.size * 0.75)
    if _has_described(body) and not look.can_hold_lines:
        look = replace(look, place=0.0)
    traits = {
        "rules": look.ruling,
        "fill": look.fill,
        "font": look.font,
        "header": f"{depth} levels" if depth else "none",
        "header type": "bold" if look.bold_header else "plain",
        "header lines": str(min(3, max(row_heights(header, widths, look, header=True), default=0))),
        "cells": "several lines" if several else "one line",
        "empty": f"{empty:.0%}",
        "merged": merge,
        "odd rows": odd,
        "parts": parts,
        "names": named,
        "bands": bands,
        "money": "apart" if look.money and any(s in ("amount", "number") for s in sorts) else "no",
        "same name": "yes" if _has_same_name(header) else "no",
        "columns": str(len(sorts)),
        "align": look.align_header,
    }
    return Chosen(rows, look, widths, traits)


def _unnamed(random: Random, header: list[list[Value]]) -> tuple[list[list[Value]], str]:
    """A header whose first column, or another one, has no name; or whose names have their unit in a line of its own."""
    if not header:
        return header, "all"
    kind = random.choices(("all", "first empty", "one empty", "units below"), (0.72, 0.14, 0.05, 0.09))[0]
    last = header[-1]
    if kind == "first empty":
        header[0][0] = ""
    elif kind == "one empty" and len(header) == 1 and len(last) > 2:
        last[random.randrange(1, len(last))] = ""
    elif kind == "units below" and len(header) == 1:
        header = [[f"{name}\n({random.choice(_UNITS)})" if n else name for n, name in enumerate(last)]]
    else:
        kind = "all"
    return header, kind


def _with_parts(random: Random, body: list[list[Value]], odd: str) -> tuple[list[list[Value]], str]:
    """Items of which the following ones are parts: their keys are set in a little."""
    if odd == "without keys" or len(body) < 4 or random.random() < 0.8:
        return body, "no"
    step = " " * random.randrange(3, 7)
    level = 0
    rows: list[list[Value]] = []
    for number, row in enumerate(body):
        level = 0 if number == 0 else random.choice((level, 1, 1, 0))
        plain = isinstance(row[0], str) and "\n" not in row[0] and len(row[0]) < 30
        rows.append([f"{step * level}{row[0]}", *row[1:]] if plain else row)
    return rows, "set in"


def _register_map(random: Random, look: Look, room: float) -> Chosen:
    """Bits across, registers down: fields over several bits."""
    bits = random.choice((8, 8, 16)) if room > 400 else 8
    edge: list[Value] = [random.choice(("Register", "Address", "Byte"))]
    order = range(bits - 1, -1, -1)
    named = random.choice(("{}", "{}", "Bit {}", "D{}"))
    header = [[*edge, *[named.format(bit) for bit in order]]]
    body: list[list[Value]] = []
    for key in words.different(random, words.hexadecimal, random.randrange(2, 8)):
        row: list[Value] = []
        while len(row) < bits:
            size = min(random.choice((1, 1, 2, 3, 4, 8)), bits - len(row))
            field = random.choice(("-", "0", "1", "EN", "RST", "IRQ", "OVF")) if size == 1 else random.choice(_FIELDS)
            row += [field if size * 22.0 > 8 + 5 * len(field) else "-", *[LEFT] * (size - 1)]
        body.append([key, *row])
    look = replace(look, align="l" + "c" * bits, size=6.5, fill="none" if look.fill == "cells" else look.fill, pad=2.5)
    width = min(26.0, (room - 50.0) / bits)
    traits = {"rules": "grid", "fill": look.fill, "font": look.font, "kind": "register map", "columns": str(bits + 1)}
    return Chosen([*header, *body], look, [50.0, *[width] * bits], traits)


def _look(random: Random) -> Look:
    ruling, fill = random.choice(_RULINGS), random.choice(_FILLS)
    depth = random.choices((0, 1, 2, 3), (0.06, 0.64, 0.22, 0.08))[0]
    told = ruling in ("grid", "header", "columns") or fill in ("header", "dark header", "header and stripes")
    font = random.choice(("helv", "helv", "helv", "tiro", "tiro", "cour"))
    return Look(
        ruling=ruling,
        fill=fill if depth or fill in ("none", "stripes") else "none",
        font=font,
        size=random.choice((6.5, 7.0, 8.0, 9.0, 10.0)) if font != "cour" else random.choice((6.5, 7.5, 8.5)),
        header_rows=depth,
        bold_header=random.random() < 0.75 or not told or depth > 1,
        leading=random.choice((1.1, 1.15, 1.2, 1.3)),
        pad=random.choice((2.5, 3.5, 5.0)) if ruling in ("grid", "columns") else random.choice((4.0, 6.0, 9.0)),
        row_pad=random.choice((1.5, 3.0, 5.0, 8.0)),
        rule=random.choice((0.3, 0.5, 0.8, 1.0)),
        drawn_as=random.choice(("line", "line", "line", "box", "dashes")),
        place=random.choice((0.0, 0.0, 0.0, 0.5, 1.0)),
        align_header=random.choice(("as column", "as column", "left", "centre")),
        money=random.random() < 0.2,
        header_bottom=random.random() < 0.4,
        sections=random.choice((0, 0, 0, 3, 4, 5)),
    )


def _sorts(random: Random, count: int, depth: int) -> list[str]:
    sorts = ["identifier", *[random.choice(_SORTS) for _ in range(count - 1)]]
    phrases = [n for n, sort in enumerate(sorts) if sort == "phrase"]
    for number in phrases[2:]:
        sorts[number] = "word"
    return [s if s != "phrase" else "number" for s in sorts] if depth > 1 else sorts


def _header(random: Random, sorts: list[str], depth: int) -> tuple[list[list[Value]], list[str]]:
    if depth == 0:
        return [], sorts
    if depth > 1:
        return _levels(random, depth)
    taken: set[str] = set()
    names: list[Value] = [words.column_name(random, sort, taken) for sort in sorts]
    if random.random() < 0.3:
        names = [f"{random.choice(_NAMES)} {str(name).lower()}" if n else name for n, name in enumerate(names)]
    if len(names) > 3 and random.random() < 0.08:
        names[-1], sorts[-1] = names[-2], sorts[-2]
    if random.random() < 0.12:
        years = iter(range(random.randrange(2005, 2026), 0, -1))
        names = [
            str(next(years)) if sort in ("number", "amount") else name for name, sort in zip(names, sorts, strict=True)
        ]
    return [names], sorts


def _levels(random: Random, depth: int) -> tuple[list[list[Value]], list[str]]:
    """A key, then groups of columns, perhaps a last column of its own."""
    levels: list[list[Value]] = [
        [random.choice(("Name", "Mode", "Parameter", "Item"))],
        *[[ABOVE] for _ in range(depth - 1)],
    ]
    sorts = ["identifier"]
    parts = random.choice(_PARTS)
    halves = 2 if depth == 3 else 1
    for group in random.sample(_GROUPS, 1 if depth == 3 else random.randrange(1, 4)):
        size = random.randrange(2, 3 + (depth == 2))
        for half in range(halves):
            levels[0] += [group if half == 0 else LEFT, *[LEFT] * (size - 1)]
            if depth == 3:
                levels[1] += [("Normal", "Low power")[half], *[LEFT] * (size - 1)]
            levels[-1] += parts[:size]
            sorts += [random.choice(("number", "amount"))] * size
    if random.random() < 0.3:  # the keys are named beside the lowest names
        levels[0][0], levels[-1][0] = "", random.choice(("Name", "(In millions)", "Item"))
        for level in levels[1:-1]:
            level[0] = ""
    if random.random() < 0.4:
        levels[0].append(random.choice(("Unit", "Remarks")))
        sorts.append("unit")
        for level in levels[1:]:
            level.append(ABOVE)
    return levels, sorts


def _body(random: Random, sorts: Sequence[str], most: int, empty: float) -> list[list[Value]]:
    sort = random.choices((words.SORTS[sorts[0]], words.line_item, _label, _numbered(random)), (5, 3, 1.5, 0.5))[0]
    keys = words.different(random, sort, most)
    rows: list[list[Value]] = []
    for key in keys:
        row = ["" if random.random() < empty else words.SORTS[sort](random) for sort in sorts[1:]]
        if not any(row):
            row[-1] = words.SORTS[sorts[-1]](random)
        rows.append([key, *row])
    for column in range(1, len(sorts)):  # a column has at least two texts
        for row in random.sample(rows, min(2, len(rows))):
            row[column] = row[column] or words.SORTS[sorts[column]](random)
    return rows


def _label(random: Random) -> str:
    """A key as forms have them."""
    return f"{words.word(random).title()} {words.word(random)}{random.choice(('', '', ' no.'))}:"


def _numbered(random: Random) -> Callable[[Random], str]:
    numbers = count(random.randrange(1, 4))
    return lambda _: str(next(numbers))


def _with_sign(value: Value, sort: str) -> Value:
    if not isinstance(value, str) or not value:
        return value
    return f"$\t{value}" if sort == "amount" else f"{value}\t%" if sort == "number" else value


def _described(random: Random, body: list[list[Value]], sorts: Sequence[str]) -> list[list[Value]]:
    """One column of words has a second line of its own in most rows."""
    texts = [n for n, sort in enumerate(sorts) if n and sort in ("word", "phrase")]
    if not texts or random.random() < 0.4:
        return [[_broken(random, row[0]), *row[1:]] for row in body]
    column = texts[-1]
    for row in body:
        if row[column] and random.random() < 0.6:
            row[column] = f"{row[column]}\n{words.phrase(random)}"
    return body


def _broken(random: Random, key: Value) -> Value:
    """A key that goes on in another line before its own is full."""
    return key.replace(" ", "\n", 1) if isinstance(key, str) and random.random() < 0.5 else key


def _has_described(body: Sequence[Sequence[Value]]) -> bool:
    return any(isinstance(value, str) and "\n" in value for row in body for value in row)


def _with_odd_rows(random: Random, body: list[list[Value]], sorts: Sequence[str]) -> tuple[list[list[Value]], str]:
    """Rows that share the key above and leave it out, a sum at the end, or figures with a mark of a footnote."""
    kind = random.choices(("no", "without keys", "total", "marked"), (0.7, 0.1, 0.1, 0.1))[0]
    figures = [n for n, sort in enumerate(sorts) if sort in ("number", "amount")]
    if kind == "without keys" and len(sorts) > 2:
        for row in random.sample(body[1:], max(1, len(body) // 4)):
            if all(value and "\n" not in str(value) for value in row):
                row[0] = ""
        return body, kind if any(not row[0] for row in body) else "no"
    if kind == "total" and figures and len(body) > 3:
        sums = [words.SORTS[sort](random) if n in figures else "" for n, sort in enumerate(sorts)]
        return [*body, [random.choice(("Total", "Sum", "All items")), *sums[1:]]], kind
    if kind == "marked" and figures:
        for row in random.sample(body, 2):
            row[figures[0]] = f"{row[figures[0]]}*" if row[figures[0]] else ""
        return body, kind
    return body, "no"


def _merged(random: Random, body: list[list[Value]], look: Look) -> tuple[list[list[Value]], str]:
    """Merges only where rules show them."""
    kind = random.choice(("down", "across", "no", "no")) if look.ruling == "grid" else "no"
    if kind == "down" and len(body) > 3:
        for number in range(1, len(body)):
            if random.random() < 0.5:
                body[number][0] = ABOVE
        return body, kind
    if kind == "across" and len(body[0]) > 3:
        for row in body[1:]:
            if random.random() < 0.3:
                first = random.randrange(1, len(row) - 1)
                row[first], row[first + 1] = random.choice(("not used", "reserved", "none")), LEFT
        return body, kind
    return body, "no"


def _banded(random: Random, body: list[list[Value]], look: Look) -> tuple[list[list[Value]], str]:
    shows = look.ruling == "grid" or look.bold_bands
    if (
        len(body) < 4
        or not shows
        or not look.header_rows
        or random.random() < 0.75
        or ABOVE in [row[0] for row in body]
    ):
        return body, "no"
    starts = sorted(random.sample(range(1, len(body)), random.randrange(1, min(4, len(body) - 1))))
    starts = [0, *starts]
    rows: list[list[Value]] = []
    names = iter(random.sample(_BANDS, len(starts)))
    for number, row in enumerate(body):
        if number in starts:
            rows.append([next(names), *[LEFT] * (len(row) - 1)])
        rows.append(row)
    return rows, "yes"


def _aligned(random: Random, sorts: Sequence[str]) -> str:
    figures, others = random.choice("rrcl"), random.choice("lllc")
    return "l" + "".join(figures if sort in _RIGHT else others if sort != "phrase" else "l" for sort in sorts[1:])


def _has_same_name(header: Sequence[Sequence[Value]]) -> bool:
    names = [name for name in header[-1] if isinstance(name, str)] if len(header) == 1 else []
    return len(set(names)) < len(names)


# ---------------------------------------------------------------- where it stands


def _named(random: Random, sheet: Sheet, number: int = 0) -> tuple[Names, str]:
    """A caption above or below, or only the section's heading."""
    where = random.choices(("above", "below", "section"), (0.6, 0.2, 0.2))[0]
    if where == "section":
        title = f"3.{random.randrange(1, 9)} {words.title(random)}"
        sheet.heading(title)
        if random.random() < 0.5:
            sheet.prose(2)
        return Names(section=title), where
    return captioned(random, number), where


def _show(sheet: Sheet, found: Mixed, table: Chosen, names: Names, where: str) -> None:
    if where == "above":
        sheet.caption(names.caption, bold=sheet.random.random() < 0.6)
    found.placed.append(set_table(sheet.page, sheet.x, sheet.y, table.widths, table.rows, table.look))
    sheet.y = found.placed[-1].bottom
    if where == "below":
        sheet.y += 4
        sheet.caption(names.caption, bold=sheet.random.random() < 0.6)
    sheet.y += 16


def _told(found: Mixed, table: Chosen, names: Names, pages: tuple[int, ...], **traits: str) -> None:
    truth = _truth(table.rows, table.depth)
    name = names.caption or names.section
    found.drawn.tables.append(replace(truth, name=name, number=names.number, subject=names.subject, pages=pages))
    found.traits.append({**table.traits, **traits})


def _truth(rows: Sequence[Sequence[Value]], depth: int) -> Known:
    plain = [[" ".join(value.split()) if isinstance(value, str) else value for value in row] for row in rows]
    truth = known(plain, depth)
    if depth:
        return truth
    return replace(truth, headers=("",) * len(rows[0]) + ((GROUP,) if any(map(is_band, rows)) else ()))


def _height(table: Chosen) -> float:
    lines = row_heights(table.rows[: table.depth], table.widths, table.look, header=True)
    lines += row_heights(table.rows[table.depth :], table.widths, table.look, header=False)
    return sum(count * table.look.size * table.look.leading + table.look.row_pad for count in lines)


def _alone(random: Random, sheet: Sheet, found: Mixed) -> None:
    for number in range(random.choice((1, 1, 2))):
        names, where = _named(random, sheet, 1 + number)
        table = chosen(random, 475.0)
        if sheet.y + _height(table) + 60 > _BOTTOM:
            if sheet.y < 300 or where == "section":
                table = replace(table, rows=table.rows[: table.depth + 3])
            else:
                sheet.turn()
        page = sheet.page.number + 1
        _show(sheet, found, table, names, where)
        _told(found, table, names, (page,), place="alone", caption=where)
        sheet.prose(random.randrange(1, 3))


def _beside(random: Random, sheet: Sheet, found: Mixed) -> None:
    """Two or three tables at one height, in one look, each with a caption above."""
    count = random.choice((2, 2, 3))
    gap = random.choice((18.0, 26.0, 36.0))
    room = (475.0 - gap * (count - 1)) / count
    look = replace(_look(random), size=6.5, header_rows=1, bold_header=True, money=False, pad=3.0)
    top, lowest = sheet.y, sheet.y
    for number in range(count):
        names = captioned(random, number + 4)
        names = replace(
            names, caption=f"Table {number + 4}: {words.word(random).title()}s", number=str(number + 4), subject=()
        )
        shared = {
            name: getattr(look, name) for name in Look.__dataclass_fields__ if name not in ("align", "levels_ruled")
        }
        table = chosen(random, room, 10, columns=2 if count == 3 else random.choice((2, 3)), **shared)
        sheet.x, sheet.y = 60.0 + number * (room + gap), top
        _show(sheet, found, table, names, "above")
        lowest = max(lowest, sheet.y)
        _told(found, table, names, (1,), place="side by side", caption="above")
    sheet.x, sheet.y = 60.0, lowest


def _over_pages(random: Random, sheet: Sheet, found: Mixed) -> None:
    """A table over two or three pages; the first may hold only a row or two."""
    table = chosen(random, 475.0, 60)
    names = captioned(random)
    body = table.rows[table.depth :]
    if len(body) < 8 or "yes" in (table.traits["bands"],) or table.traits["merged"] == "down":
        body = _plain_rows(random, body)
    repeated = table.depth > 0 and random.random() < 0.6
    short = random.random() < 0.5
    first = random.randrange(1, 3) if short else random.randrange(4, 9)
    parts, pages = [body[:first]], [1]
    rest = body[first:]
    sheet.caption(names.caption)
    for number in range(_MOST_PAGES):
        part = parts[-1]
        part_table = replace(table, rows=[*(table.rows[: table.depth] if number == 0 or repeated else []), *part])
        if number and not repeated:
            part_table = replace(part_table, look=replace(table.look, header_rows=0))
        found.placed.append(set_table(sheet.page, sheet.x, sheet.y, table.widths, part_table.rows, part_table.look))
        sheet.y = found.placed[-1].bottom + 14
        if not rest or number == _MOST_PAGES - 1:
            break
        sheet.turn()
        fits = _fitting(replace(table, rows=[*table.rows[: table.depth], *rest]))
        parts.append(rest[:fits])
        pages.append(pages[-1] + 1)
        rest = rest[fits:]
    shown = [row for part in parts for row in part]
    whole = replace(table, rows=[*table.rows[: table.depth], *shown])
    place = f"{'one or two rows' if short else 'several rows'} first, {'repeated' if repeated else 'not repeated'}"
    _told(found, whole, names, tuple(pages), place=place, caption="above")


def _plain_rows(random: Random, body: list[list[Value]]) -> list[list[Value]]:
    """The rows without bands and merges, as often as is needed for a second page."""
    plain = [row for row in body if not any(value is ABOVE for value in row) and not is_band(row)]
    while len(plain) < 10:
        plain += [[f"{row[0]}{len(plain) + n}", *row[1:]] for n, row in enumerate(list(plain))]
    return plain


def _fitting(table: Chosen) -> int:
    """How many rows fit on a page below the header."""
    heights = row_heights(table.rows, table.widths, table.look, header=False)
    y, count = 80.0, 0
    for number, lines in enumerate(heights):
        y += lines * table.look.size * table.look.leading + table.look.row_pad
        if y > _BOTTOM:
            break
        count += number >= table.depth
    return max(1, count)
