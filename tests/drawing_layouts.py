"""Kinds of tables by where they stand: turned, in columns, side by side, over pages, beside figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pymupdf

from tests import drawing_words as words
from tests.drawing import LEFT, Rules, paragraph, table, text
from tests.drawing_plan import (
    LEFT_MARGIN,
    Names,
    Plan,
    Sheet,
    captioned,
    chosen_style,
    filled_rows,
    named_columns,
    plan,
    truth,
    widths_for,
)
from tests.drawing_truth import Drawn


def turned_page(random: Random, rules: Rules, turn: int) -> Drawn:
    """A page with a rotation; ``turn`` -1 is an upright page with everything set sideways."""
    scratch, names = Sheet(random), captioned(random)
    scratch.turn(842, 595)
    scratch.caption(names.caption)
    planned = plan(random, rules)
    scratch.table(planned)
    scratch.prose(2)
    sheet = Sheet(random)
    sheet.page.set_rotation(max(turn, 0))
    if turn == 180:
        sheet.page.set_mediabox(pymupdf.Rect(0, 0, 842, 595))
    angle = turn if turn >= 0 else random.choice((90, 270))
    sheet.page.show_pdf_page(sheet.page.rect * sheet.page.derotation_matrix, scratch.drawing.document, 1, rotate=angle)
    sheet.drawn.tables.append(truth(planned, names))
    return sheet.drawn


def in_a_column(random: Random, rules: Rules) -> Drawn:
    """Two columns of text, the table in one of them."""
    sheet, names = Sheet(random), captioned(random)
    sheet.heading("1 Functional description")
    top, wide, right = sheet.y, 225.0, LEFT_MARGIN + 250
    at_left = random.random() < 0.5
    planned = plan(random, rules, room=wide, columns=random.randrange(2, 4), size=7.0)
    other = right if at_left else LEFT_MARGIN
    paragraph(sheet.page, other, top, wide, words.prose(random, 18))
    sheet.x = LEFT_MARGIN if at_left else right
    sheet.prose(random.randrange(3, 6), wide)
    sheet.caption(names.caption)
    sheet.table(planned)
    sheet.prose(random.randrange(3, 6), wide)
    sheet.knows(planned, names)
    return sheet.drawn


def side_by_side(random: Random, rules: Rules) -> Drawn:
    """Two or three narrow tables at one height."""
    sheet = Sheet(random)
    sheet.prose()
    count = random.randrange(2, 4)
    room = (475 - 30 * (count - 1)) / count
    y = sheet.y
    first = random.randrange(1, 40)
    for number in range(count):
        names = captioned(random, first + number)
        x = LEFT_MARGIN + number * (room + 30)
        planned = plan(random, rules, room=room, columns=2 if count == 3 else 3, size=7.0, pad=3.0, most_rows=9)
        planned = replace(planned, rows=[planned.rows[0], *planned.rows[1:6]])
        title = f"Table {first + number}: {words.word(random).title()}s"
        names = Names(title, str(first + number))
        text(sheet.page, x, y + 10, title, 8, "hebo")
        table(sheet.page, x, y + 17, planned.widths, planned.rows, planned.style)
        sheet.knows(planned, names)
    sheet.y = y + 200
    sheet.prose()
    return sheet.drawn


def block_diagram(random: Random) -> Drawn:
    """Boxes with names, joined by lines and arrows, in a frame."""
    sheet = Sheet(random)
    sheet.prose()
    page, top = sheet.page, sheet.y
    frame = pymupdf.Rect(70, top, 520, top + 230)
    if random.random() < 0.6:
        page.draw_rect(frame, width=0.8)
    columns, rows = random.randrange(2, 5), random.randrange(2, 4)
    wide, high = 400 / columns - 30, 170 / rows - 25
    for row in range(rows):
        for column in range(columns):
            x, y = 90 + column * (wide + 30), top + 15 + row * (high + 25)
            page.draw_rect((x, y, x + wide, y + high), width=0.7, fill=random.choice((None, (0.9, 0.9, 1))))
            text(page, x + 6, y + high / 2 + 3, words.word(random).title(), 8)
            if column + 1 < columns:
                page.draw_line((x + wide, y + high / 2), (x + wide + 30, y + high / 2), width=0.7)
            if row + 1 < rows:
                page.draw_line((x + wide / 2, y + high), (x + wide / 2, y + high + 25), width=0.7)
    text(page, 150, top + 246, "Figure 3 - Block diagram of the device", 9, "hebo")
    sheet.y = top + 260
    sheet.prose()
    return sheet.drawn


def note_frame(random: Random) -> Drawn:
    """Running text in frames is no table."""
    sheet = Sheet(random)
    for _ in range(2):
        sheet.page.draw_rect((LEFT_MARGIN - 8, sheet.y - 4, 545, sheet.y + 76), width=0.8)
        sheet.prose(3, 460)
        sheet.y += 40
    return sheet.drawn


def continued(random: Random, rules: Rules, repeated: bool, pages: int = 0, said: bool = False) -> Drawn:
    """A table over pages; its caption comes again with "(continued)" where ``said``."""
    sheet = Sheet(random)
    pages = pages or random.randrange(2, 6)
    names = captioned(random)
    sorts = ("identifier", "hexadecimal", random.choice(("word", "number")), "phrase")[: random.randrange(3, 5)]
    style = replace(chosen_style(random, rules), bold_header=True, align="", row_pad=7.0)
    header = [named_columns(random, sorts)]
    rows = filled_rows(random, sorts, 22 * pages)
    widths = widths_for(random, [*header, *rows], style)
    whole = Plan([*header, *rows], sorts, style, widths)
    for number in range(pages):
        if number:
            sheet.turn()
        _running_lines(sheet, number)
        if number == 0:
            sheet.heading("4 Register map")
            sheet.prose(2)
            sheet.caption(names.caption)
        elif said:
            sheet.caption(f"{names.caption} {random.choice(('(continued)', '(cont.)', '(Continued)'))}")
        shown = header if number == 0 or repeated else []
        part = [*shown, *rows[22 * number : 22 * (number + 1)]]
        sheet.table(Plan(part, sorts, replace(style, header_rows=len(shown)), widths))
    sheet.prose(2)
    sheet.knows(whole, names, tuple(range(1, pages + 1)))
    return sheet.drawn


def _running_lines(sheet: Sheet, number: int) -> None:
    text(sheet.page, LEFT_MARGIN, 40, "GX200 series - Product specification", 8)
    text(sheet.page, LEFT_MARGIN, 815, f"Rev. 3.1, page {number + 1}", 8)


def caption_at_foot(random: Random, rules: Rules) -> Drawn:
    """The caption is the last line of the page before."""
    sheet, names = Sheet(random), captioned(random)
    _running_lines(sheet, 0)
    sheet.prose(8)
    sheet.y = 740
    sheet.caption(names.caption)
    sheet.turn()
    _running_lines(sheet, 1)
    planned = plan(random, rules)
    sheet.table(planned)
    sheet.prose()
    sheet.knows(planned, names)
    return sheet.drawn


def caption_below(random: Random, rules: Rules) -> Drawn:
    """Two tables, each with its caption below."""
    sheet = Sheet(random)
    first = random.randrange(1, 40)
    for number in range(2):
        sheet.prose()
        names = captioned(random, first + number)
        planned = plan(random, rules, most_rows=9)
        sheet.table(planned)
        sheet.y -= 10
        sheet.caption(names.caption)
        sheet.knows(planned, names)
        sheet.y += 20
    sheet.prose()
    return sheet.drawn


def named_by_section(random: Random, rules: Rules) -> Drawn:
    """Two sections, each with a table that has no caption."""
    sheet = Sheet(random)
    for number, subject in enumerate(random.sample(("GX200", "CTRL_REG4", "MMXU", ""), 2), start=1):
        title = f"3.{number} {words.title(random)}{f' of {subject}' if subject else ''}"
        sheet.heading(title)
        sheet.prose(2)
        planned = plan(random, rules, most_rows=9)
        sheet.table(planned)
        sheet.knows(planned, Names(section=title, subject=(subject,) if subject else ()))
    sheet.prose()
    return sheet.drawn


def bands_over_pages(random: Random) -> Drawn:
    """The group of rows that the page break parts goes on below the repeated header."""
    sheet, names = Sheet(random), captioned(random)
    sorts = ("identifier", "word", "mark")
    style = replace(chosen_style(random, Rules.ALL), bold_header=True, align="")
    header = [named_columns(random, sorts)]
    rows = filled_rows(random, sorts, 24)
    band = [["Status information", LEFT, LEFT]]
    settings = [["Settings", LEFT, LEFT]]
    widths = widths_for(random, [*header, *rows], style)
    sheet.caption(names.caption)
    sheet.table(Plan([*header, *band, *rows[:10]], sorts, style, widths))
    sheet.turn()
    sheet.table(Plan([*header, *rows[10:14], *settings, *rows[14:]], sorts, style, widths))
    whole = [*header, *band, *rows[:14], *settings, *rows[14:]]
    sheet.knows(Plan(whole, sorts, style, widths), names, (1, 2))
    return sheet.drawn


_RULES = {"ruled": Rules.ALL, "row-ruled": Rules.ROWS, "header-ruled": Rules.HEADER, "unruled": Rules.NONE}


def _kinds() -> dict[str, Callable[[Random], Drawn]]:
    found: dict[str, Callable[[Random], Drawn]] = {}
    for ruled, rules in _RULES.items():
        for turn in (90, 180, 270):
            found[f"page turned by {turn}, {ruled}"] = partial(turned_page, rules=rules, turn=turn)
        found[f"set sideways, {ruled}"] = partial(turned_page, rules=rules, turn=-1)
        found[f"in one of two columns, {ruled}"] = partial(in_a_column, rules=rules)
        found[f"side by side, {ruled}"] = partial(side_by_side, rules=rules)
        found[f"header repeated, {ruled}"] = partial(continued, rules=rules, repeated=True)
        found[f"header not repeated, {ruled}"] = partial(continued, rules=rules, repeated=False)
        found[f"caption continued, {ruled}"] = partial(continued, rules=rules, repeated=True, said=True)
        found[f"caption at the foot, {ruled}"] = partial(caption_at_foot, rules=rules)
        found[f"caption below, {ruled}"] = partial(caption_below, rules=rules)
        found[f"named by its section, {ruled}"] = partial(named_by_section, rules=rules)
    found["twenty pages, ruled"] = partial(continued, rules=Rules.ALL, repeated=True, pages=20)
    found["twenty pages, unruled"] = partial(continued, rules=Rules.NONE, repeated=False, pages=20)
    found["bands over pages"] = bands_over_pages
    found["block diagram"] = block_diagram
    found["note frame"] = note_frame
    return found


KINDS = _kinds()
