"""Kinds of tables by how they are ruled and what their cells hold, each drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from tests import drawing_words as words
from tests.drawing import ABOVE, LEFT, Rules, Value, text
from tests.drawing_plan import (
    ROOM,
    Plan,
    Sheet,
    captioned,
    chosen_sorts,
    chosen_style,
    filled_rows,
    named_columns,
    plan,
    widths_for,
)
from tests.drawing_truth import Drawn


def shown(random: Random, planned: Plan) -> Drawn:
    """The table under a caption, with text above and below."""
    sheet, names = Sheet(random), captioned(random)
    sheet.prose()
    sheet.caption(names.caption)
    sheet.table(planned)
    sheet.prose()
    sheet.knows(planned, names)
    return sheet.drawn


def simple(random: Random, rules: Rules, **how: object) -> Drawn:
    return shown(random, plan(random, rules, **how))  # type: ignore[arg-type]


def banded(random: Random, rules: Rules) -> Drawn:
    """Every other row on a shaded ground."""
    return shown(random, plan(random, rules, banded=True, header_fill=False, bold_header=True))


def several_levels(random: Random, rules: Rules, levels: int) -> Drawn:
    """A header of two or three levels: a key, then groups of columns, perhaps a last column of its own."""
    style = replace(chosen_style(random, rules, levels), spanners=rules is not Rules.ALL, bold_header=True)
    top: list[Value] = [random.choice(("Name", "Mode", "Parameter"))]
    middle: list[Value] = [ABOVE]
    below: list[Value] = [ABOVE]
    sorts = ["identifier"]
    for group in random.sample(
        ("Supply voltage", "Output current", "Clock rate", "Access time"), 2 if levels == 2 else 1
    ):
        halves = 2 if levels == 3 else 1
        for half in range(halves):
            size = random.randrange(2, 4)
            top += [group if half == 0 else LEFT, *[LEFT] * (size - 1)]
            middle += [("Normal mode", "Low power")[half], *[LEFT] * (size - 1)]
            below += ["Min.", "Typ.", "Max."][:size]
            sorts += ["number"] * size
    if random.random() < 0.5:
        top.append("Unit")
        middle.append(ABOVE)
        below.append(ABOVE)
        sorts.append("unit")
    header = [top, below] if levels == 2 else [top, middle, below]
    rows = [*header, *filled_rows(random, sorts, random.randrange(4, 12))]
    style = replace(style, align="l" + "r" * (len(sorts) - 1) if random.random() < 0.5 else "")
    widths = widths_for(random, rows, style)
    return shown(random, Plan(rows, tuple(sorts), style, [max(width, 42) for width in widths]))


def groups(random: Random, rules: Rules) -> Drawn:
    """Rows over the whole width that name the rows below them."""
    planned = plan(random, rules, phrase=random.random() < 0.5, columns=random.randrange(3, 6))
    style = replace(
        planned.style,
        band=random.choice((None, 0.9, 0.8)) if rules is Rules.ALL else random.choice((0.9, 0.8)),
        bold_bands=random.random() < 0.5 or rules is not Rules.ALL,
    )
    rows = list(planned.header)
    titles = ["Status information", "Measured values", "Settings", "Controls"]
    body = planned.body
    at = 0
    for title in titles[: random.randrange(2, 5)]:
        part = body[at : at + random.randrange(1, 4)]
        if part:
            rows += [[title, *[LEFT] * (len(planned.sorts) - 1)], *part]
        at += len(part)
    return shown(random, Plan(rows, planned.sorts, style, planned.widths))


def merged_down(random: Random, rules: Rules) -> Drawn:
    """The key, and perhaps another column, reach over several rows."""
    planned = plan(random, rules, columns=random.randrange(3, 6))
    rows = [list(row) for row in planned.rows]
    for number in range(2, len(rows)):
        if random.random() < 0.5:
            rows[number][0] = ABOVE
            if random.random() < 0.5:
                rows[number][1] = ABOVE
    return shown(random, Plan(rows, planned.sorts, planned.style, planned.widths))


def merged_across(random: Random, rules: Rules) -> Drawn:
    planned = plan(random, rules, columns=random.randrange(4, 7))
    rows = [list(row) for row in planned.rows]
    for number in range(1, len(rows)):
        if random.random() < 0.4:
            first = random.randrange(1, len(rows[0]) - 1)
            rows[number][first] = random.choice(("not used", "reserved", "none"))
            rows[number][first + 1] = LEFT
    style = replace(planned.style, align="")
    return shown(random, Plan(rows, planned.sorts, style, widths_for(random, rows, style)))


def wrapped_cells(random: Random, rules: Rules) -> Drawn:
    """Cells over several lines: sentences in one or two columns."""
    sorts = list(chosen_sorts(random, random.randrange(2, 4)))
    sorts += ["phrase"] * random.randrange(1, 3)
    style = replace(chosen_style(random, rules), align="", leading=1.15)
    if rules not in (Rules.ALL, Rules.ROWS):
        style = replace(style, row_pad=9.0)
    rows = [named_columns(random, sorts), *filled_rows(random, sorts, random.randrange(4, 9))]
    widths = widths_for(random, rows, style)
    narrow = random.choice((70.0, 90.0, 110.0))
    widths = [min(width, narrow) if sort == "phrase" else width for width, sort in zip(widths, sorts, strict=True)]
    return shown(random, Plan(rows, tuple(sorts), style, widths))


def footnotes(random: Random, rules: Rules) -> Drawn:
    """Raised marks behind keys, the notes below the table."""
    planned = plan(random, rules, columns=random.randrange(3, 5))
    rows = [list(row) for row in planned.rows]
    for mark, number in enumerate(random.sample(range(1, len(rows)), 2), start=1):
        rows[number][0] = f"{words.word(random).title()} {number}B^{mark}"
    planned = Plan(rows, planned.sorts, planned.style, widths_for(random, rows, planned.style))
    sheet, names = Sheet(random), captioned(random)
    sheet.caption(names.caption)
    sheet.table(planned)
    for mark in (1, 2):
        text(sheet.page, sheet.x, sheet.y, f"{mark}) Measured with a supply of {mark}.8 V.", 7)
        sheet.y += 10
    sheet.knows(planned, names)
    return sheet.drawn


def matrix(random: Random, rules: Rules) -> Drawn:
    """Marks or nothing where a feature meets a device."""
    mark = random.choice(("x", "X", "Yes", "●", "√"))
    columns = random.randrange(4, 6 if mark in "●√" else 9)  # Chinese type is set wide
    devices = [f"GX{n}" for n in random.sample(range(100, 999), columns)]
    features = words.different(random, lambda r: f"{r.choice(('Fast', 'Dual', 'Low', 'Remote'))} {words.word(r)}", 9)
    rows: list[list[Value]] = [["Feature", *devices]]
    rows += [[feature, *[mark if random.random() < 0.55 else "" for _ in devices]] for feature in features]
    rows[1][1:] = [mark] * columns
    style = replace(chosen_style(random, rules), align="l" + "c" * columns)
    style = replace(style, font="china-s" if mark in "●√" else "helv", header_fill=style.header_fill or mark in "●√")
    return shown(random, Plan(rows, (), style, widths_for(random, rows, style)))


def transposed(random: Random, rules: Rules) -> Drawn:
    """Attributes down, items across."""
    items = [f"GX{n}" for n in random.sample(range(100, 999), random.randrange(2, 5))]
    rows: list[list[Value]] = [["Property", *items]]
    attributes = (
        ("Supply voltage", lambda r: f"{r.randrange(18, 36) / 10} V"),
        ("Package", lambda r: r.choice(("QFN-16", "LGA-12", "SOIC-8"))),
        ("Interface", lambda r: r.choice(("I2C", "SPI", "UART"))),
        ("Sample rate", lambda r: f"{r.randrange(1, 800)} Hz"),
        ("Weight", lambda r: f"{r.randrange(1, 90)} mg"),
        ("Automotive", lambda r: r.choice(("yes", "no"))),
        ("Year", lambda r: str(r.randrange(2001, 2024))),
    )
    rows += [[name, *[make(random) for _ in items]] for name, make in attributes]
    style = replace(chosen_style(random, rules), bold_header=True)
    return shown(random, Plan(rows, (), style, widths_for(random, rows, style)))


def bit_fields(random: Random, rules: Rules) -> Drawn:
    """Bit numbers over the names of a register's fields, of one bit or several."""
    count = random.choice((8, 8, 16))
    rows: list[list[Value]] = [[str(bit) for bit in reversed(range(count))]]
    names: list[Value] = []
    while len(names) < count:
        size = min(random.choice((1, 1, 1, 2, 3)), count - len(names))
        name = random.choice(("EN", "RDY", "ODR", "FS", "INT", "BW", "SIM", "0")) if size > 0 else ""
        names += [f"{name}{len(names)}" if name != "0" else "0", *[LEFT] * (size - 1)]
    rows.append(names)
    if random.random() < 0.5:
        rows.append(["rw"] * count)
        rows[2] = [LEFT if value is LEFT else "rw" for value in names]
    style = replace(chosen_style(random, rules), align="c" * count, size=7.0 if count == 16 else 8.0, pad=1.0)
    style = replace(style, bold_header=True, font="helv")
    return shown(random, Plan(rows, (), style, [ROOM / count if count == 16 else 50.0] * count))


_FOUR = {"ruled": Rules.ALL, "row-ruled": Rules.ROWS, "header-ruled": Rules.HEADER, "unruled": Rules.NONE}
_FIVE = {**_FOUR, "column-ruled": Rules.COLUMNS}


def _kinds() -> dict[str, Callable[[Random], Drawn]]:
    found: dict[str, Callable[[Random], Drawn]] = {}
    for ruled, rules in _FIVE.items():
        found[f"plain, {ruled}"] = partial(simple, rules=rules)
        found[f"wrapped cells, {ruled}"] = partial(wrapped_cells, rules=rules)
        found[f"empty cells, {ruled}"] = partial(simple, rules=rules, empty=0.25)
        found[f"matrix of marks, {ruled}"] = partial(matrix, rules=rules)
        found[f"transposed, {ruled}"] = partial(transposed, rules=rules)
        found[f"footnote marks, {ruled}"] = partial(footnotes, rules=rules)
    for ruled, rules in _FOUR.items():
        found[f"two header levels, {ruled}"] = partial(several_levels, rules=rules, levels=2)
        found[f"three header levels, {ruled}"] = partial(several_levels, rules=rules, levels=3)
        found[f"bands, {ruled}"] = partial(groups, rules=rules)
    found["dashed rules"] = partial(simple, rules=Rules.ALL, dashes=True)
    found["merged downwards, ruled"] = partial(merged_down, rules=Rules.ALL)
    found["merged downwards, row-ruled"] = partial(merged_down, rules=Rules.ROWS)
    found["merged across, ruled"] = partial(merged_across, rules=Rules.ALL)
    found["shaded rows, ruled"] = partial(banded, rules=Rules.ALL)
    found["shaded rows, unruled"] = partial(banded, rules=Rules.NONE)
    found["bit fields, ruled"] = partial(bit_fields, rules=Rules.ALL)
    return found


KINDS = _kinds()
