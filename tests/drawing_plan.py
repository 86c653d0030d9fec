"""Seeded tables and the pages around them: columns of some sort, widths that fit, a style, heading, text, caption."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

import pymupdf

from tests import drawing_words as words
from tests.drawing import BOLD, LEFT, Drawing, Rules, Style, Value, length_of, paragraph, table, text, wrapped
from tests.drawing_truth import Drawn, Known, known

LEFT_MARGIN = 60.0
ROOM = 475.0  # points between the margins of an upright A4 page
_SHORT = ("hexadecimal", "number", "unit", "word", "mark", "measure", "amount")
_RIGHT = ("number", "amount", "measure")


@dataclass(frozen=True)
class Plan:
    """A table to be drawn: its rows, header rows first, the sort of each column, how it looks."""

    rows: list[list[Value]]
    sorts: tuple[str, ...]
    style: Style
    widths: list[float]

    @property
    def body(self) -> list[list[Value]]:
        return self.rows[self.style.header_rows :]

    @property
    def header(self) -> list[list[Value]]:
        return self.rows[: self.style.header_rows]


@dataclass
class Names:
    """What a table is called: heading, caption, and what they give."""

    caption: str = ""
    number: str = ""
    subject: tuple[str, ...] = ()
    section: str = ""


@dataclass
class Sheet:
    """A document being laid out, page by page from top to bottom."""

    random: Random
    drawn: Drawn = field(default_factory=Drawn)
    y: float = 0.0
    x: float = LEFT_MARGIN

    def __post_init__(self) -> None:
        self.page = self.turn()

    @property
    def drawing(self) -> Drawing:
        return self.drawn.drawing

    def turn(self, width: float = 595, height: float = 842) -> pymupdf.Page:
        """Begin a page."""
        self.page = self.drawing.page(width, height)
        self.y = 60.0
        return self.page

    def heading(self, title: str) -> None:
        text(self.page, self.x, self.y + 14, title, 13, "hebo")
        self.y += 26

    def prose(self, sentences: int = 3, width: float = ROOM) -> None:
        self.y = paragraph(self.page, self.x, self.y, width, words.prose(self.random, sentences)) + 14

    def caption(self, title: str, bold: bool = True) -> None:
        text(self.page, self.x, self.y + 10, title, 9, "hebo" if bold else "helv")
        self.y += 17

    def table(self, plan: Plan) -> None:
        self.y = table(self.page, self.x, self.y, plan.widths, plan.rows, plan.style) + 16

    def knows(self, plan: Plan, names: Names, pages: tuple[int, ...] | None = None) -> None:
        """Say what was drawn."""
        self.drawn.tables.append(truth(plan, names, pages or (self.page.number + 1,)))


def truth(plan: Plan, names: Names, pages: tuple[int, ...] = (1,)) -> Known:
    return known(
        plan.rows,
        plan.style.header_rows,
        name=names.caption or names.section,
        number=names.number,
        subject=names.subject,
        pages=pages,
    )


def captioned(random: Random, number: int = 0) -> Names:
    """A caption as standards and data sheets have them."""
    figure = str(number or random.randrange(1, 60))
    if random.random() < 0.3:
        figure = f"{random.randrange(1, 9)}-{figure}" if random.random() < 0.5 else f"{random.choice('ABC')}.{figure}"
    title = words.title(random)
    subject: tuple[str, ...] = ()
    if random.random() < 0.5:
        subject = (random.choice(("DPC", "CTRL_REG4", "STATUS_A", "MMXU", "INT1_CFG", "GX200")),)
        title = f"{random.choice(('Attributes of', 'Values of', 'Definition of', 'Layout of'))} {subject[0]}"
    mark = random.choice((" - ", ": ", ". "))
    return Names(f"Table {figure}{mark}{title}", figure, subject)


def chosen_style(random: Random, rules: Rules, header_rows: int = 1) -> Style:
    """Type, size, spaces and shades, with what tells a header where no rule does."""
    ruled = rules in (Rules.ALL, Rules.COLUMNS)
    size = random.choice((7.0, 8.0, 9.0, 10.0))
    told = rules in (Rules.HEADER, Rules.ROWS, Rules.COLUMNS)
    return Style(
        rules=rules,
        size=size,
        header_rows=header_rows,
        bold_header=random.random() < 0.7 or not told,
        header_fill=random.random() < (0.5 if ruled else 0.2),
        thin_boxes=random.random() < 0.2,
        font=random.choice(("helv", "helv", "tiro")),
        leading=random.choice((1.15, 1.2, 1.3)),
        pad=random.choice((3.0, 4.0, 5.5) if ruled else (5.0, 7.0, 10.0)),
        row_pad=random.choice((3.0, 5.0, 8.0)) if rules in (Rules.ALL, Rules.ROWS) else random.choice((5.0, 7.0, 9.0)),
        rule=random.choice((0.4, 0.5, 1.0)),
    )


def chosen_sorts(random: Random, columns: int, phrase: bool = False) -> tuple[str, ...]:
    """A key first, then columns of any sort; ``phrase`` puts one of sentences last."""
    sorts = ["identifier", *[random.choice(_SHORT) for _ in range(columns - 1)]]
    if phrase:
        sorts[-1] = "phrase"
    return tuple(sorts)


def named_columns(random: Random, sorts: Sequence[str]) -> list[Value]:
    taken: set[str] = set()
    return [words.column_name(random, sort, taken) for sort in sorts]


def filled_rows(random: Random, sorts: Sequence[str], count: int, empty: float = 0.0) -> list[list[Value]]:
    """Rows with different keys; ``empty`` is the share of other cells without text."""
    keys = words.different(random, words.SORTS[sorts[0]], count)
    return [
        [key, *["" if random.random() < empty else words.SORTS[sort](random) for sort in sorts[1:]]] for key in keys
    ]


def widths_for(random: Random, rows: Sequence[Sequence[Value]], style: Style, room: float = ROOM) -> list[float]:
    """Widths that hold every word, and every line of all but the columns that are made narrower to fit."""
    bold = BOLD.get(style.font, style.font)
    longest = [0.0] * len(rows[0])
    least = [0.0] * len(rows[0])
    for number, row in enumerate(rows):
        font = bold if number < style.header_rows else style.font
        for column, value in enumerate(row):
            spans = column + 1 < len(row) and row[column + 1] is LEFT
            if not isinstance(value, str) or spans:
                continue
            longest[column] = max(longest[column], length_of(value, font, style.size))
            least[column] = max(
                [
                    least[column],
                    *[length_of(w, font, style.size) for w in wrapped(value, 1, style.size, font)],
                ]
            )
    inner = [min(length, 140.0) if length > 160 else length for length in longest]
    widths = [max(a, b) + 2 * style.pad + 1 for a, b in zip(inner, least, strict=True)]
    spare = room - sum(widths)
    if spare > 0:
        extra = [random.random() for _ in widths]
        share = random.random() * 0.8 * min(spare, 40.0 * len(widths)) / sum(extra)
        return [width + share * more for width, more in zip(widths, extra, strict=True)]
    while sum(widths) > room:
        column = max(range(len(widths)), key=lambda c: widths[c] - least[c])
        if widths[column] - 6 < least[column] + 2 * style.pad + 1:
            break
        widths[column] -= 6
    return widths


def aligned(random: Random, sorts: Sequence[str]) -> str:
    """A letter per column: figures to the right or in the middle, the rest to the left."""
    figures = random.choice("rrcl")
    return "".join(figures if sort in _RIGHT else "l" for sort in sorts)


def plan(
    random: Random,
    rules: Rules,
    *,
    phrase: bool = False,
    empty: float = 0.0,
    most_rows: int = 14,
    room: float = ROOM,
    columns: int = 0,
    **changes: object,
) -> Plan:
    """A simple table of one header row."""
    sorts = chosen_sorts(random, columns or random.randrange(2 + phrase, 7), phrase)
    style = replace(chosen_style(random, rules), align=aligned(random, sorts), **changes)  # type: ignore[arg-type]
    rows = [named_columns(random, sorts), *filled_rows(random, sorts, random.randrange(4, most_rows), empty)]
    return Plan(rows, sorts, style, widths_for(random, rows, style, room))
