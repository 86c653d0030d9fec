"""Tables whose header is hard to tell: below a title within the table, of figures, over few rows, between few rules, on
one of the grounds of the rows; or none at all."""

from __future__ import annotations

from random import Random

from tests import drawing_words as words
from tests.drawing import Drawing, Style, length_of, line, text
from tests.drawing_truth import Drawn, known

_FONTS = ("helv", "tiro", "cour")
_BOLD = {"helv": "hebo", "tiro": "tibo", "cour": "cobo"}
_RULES = Style(rule=0.6)
_STRIPES = (0.8, 0.92)  # brightness of the grounds of rows


def headed(random: Random) -> Drawn:
    """One such table."""
    columns = random.randrange(2, 6)
    names = _figures(random, columns) if random.random() < 0.3 else _names(random, columns)
    rows = [_row(random, columns, bool(names[0])) for _ in range(random.randrange(2, 9))]
    drawn = Drawn(Drawing())
    if random.random() < 0.2:
        _set(random, drawn, "", rows, bold=False)
        drawn.tables.append(known(rows, header_rows=0))
        return drawn
    title = random.choice(("", "", words.title(random)))
    _set(random, drawn, title, [names, *rows], bold=random.random() < 0.5)
    drawn.tables.append(known([names, *rows], name=title))
    return drawn


def _names(random: Random, columns: int) -> list[str]:
    taken: set[str] = set()
    sorts = [random.choice(("number", "amount", "unit", "word", "measure")) for _ in range(columns - 1)]
    return [words.column_name(random, sort, taken) for sort in ("identifier", *sorts)]


def _figures(random: Random, columns: int) -> list[str]:
    first = random.choice((1, 10, 100, 2014))
    return [random.choice(("", "n", "Size")), *(str(first + number) for number in range(columns - 1))]


def _row(random: Random, columns: int, keyed: bool) -> list[str]:
    key = words.identifier(random) if keyed else str(random.randrange(1, 99))
    return [key, *(words.number(random) for _ in range(columns - 1))]


def _set(random: Random, drawn: Drawn, title: str, rows: list[list[str]], bold: bool) -> None:
    """The lines one below the other, and the rules of a book, a frame or a grid; or none."""
    page, font, size = drawn.drawing.page(), random.choice(_FONTS), random.choice((8.0, 9.0, 10.0))
    step, left, width = size * random.uniform(1.3, 1.9), random.uniform(50, 90), random.uniform(70, 110)
    edges = [left + width * number for number in range(len(rows[0]) + 1)]
    head_font = _BOLD[font] if bold else font
    stripes = random.choice((None, None, _STRIPES))
    y = top = 90.0
    if title:
        middle = (edges[0] + edges[-1] - length_of(title, font, size)) / 2
        text(page, random.choice((middle, edges[0] + 3)), y + 0.75 * step, title, size, head_font)
        y += step
    heights = [top, y] if title else [top]
    for number, row in enumerate(rows):
        if stripes:
            page.draw_rect((edges[0], y, edges[-1], y + step), color=None, fill=(stripes[number % 2],) * 3)
        for x, said in zip(edges, row, strict=False):
            text(page, x + 3, y + 0.75 * step, said, size, font if number else head_font)
        y += step
        heights.append(y)
    ruling = random.choice(("book", "frame", "grid", "none"))
    if ruling == "grid":
        drawn_at, walls = heights, edges
    else:
        below_names = heights[2 if title else 1]
        drawn_at = [top, *heights[1 : 1 + bool(title)], below_names, y] if ruling != "none" else []
        walls = [edges[0], edges[-1]] if ruling == "frame" else []
    for at in dict.fromkeys(drawn_at):
        line(page, (edges[0], at), (edges[-1], at), _RULES)
    for at in walls:
        titled = bool(title) and edges[0] < at < edges[-1]
        line(page, (at, heights[1] if titled else top), (at, y), _RULES)
