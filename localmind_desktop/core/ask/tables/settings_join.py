"""Two rows of one table under the same setting: ``FS_SEL=1`` is a range of ±500, and the scale of FS_SEL=1 is 65.5.

A question that gives the range and asks for the scale is answered by the second row, by way of the first. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.evidence import CONTEXT, HEADER, OWN, SUBJECT, TITLE, Level, Support, support
from localmind_desktop.core.ask.question.asked import Asked, Wanted
from localmind_desktop.core.ask.tables.attributes import asked_attribute
from localmind_desktop.core.ask.tables.fitting import answers
from localmind_desktop.core.ask.tables.sheets import RowMatch, Sheet
from localmind_desktop.core.terms import normalised

_SETTING = re.compile(r"[A-Za-z]\w*\s*=\s*\w+")


@dataclass(frozen=True, slots=True)
class Joined:
    """The row that answers, and the row that says which setting the question means."""

    answer: RowMatch
    setting: RowMatch


def joined_by_setting(asked: Asked, sheets: Sequence[Sheet], carries: Callable[[Support], bool]) -> Joined | None:
    """The one row that holds what is asked for, under the setting of the one row that holds the numbers given."""
    attribute = asked_attribute(asked.question)
    named = [want for want in asked.wanted if want.token in attribute]
    head = [want for want in named if want.token in attribute[-1:]]
    numbers = [want for want in asked.wanted if want.is_number and not want.of_name]
    if not head or not numbers:
        return None
    found = [pair for one in sheets for pair in _pairs(asked, head, numbers, one, carries)]
    found = [pair for pair in found if not any(want in pair.answer.support.unmet for want in named)]
    return found[0] if len(found) == 1 else None


# ------------------------------------------------------------------ inside


def _pairs(
    asked: Asked, head: Sequence[Wanted], numbers: Sequence[Wanted], sheet: Sheet, carries: Callable[[Support], bool]
) -> Iterator[Joined]:
    settings = [_setting(sheet, row) for row in range(len(sheet.cells))]
    for row, setting in enumerate(settings):
        own = _own(sheet, row)
        if not setting or not all(want.met_by(own) for want in head) or any(want.met_by(own) for want in numbers):
            continue
        for other in (n for n, one in enumerate(settings) if n != row and one == setting):
            others = _own(sheet, other)
            if not all(want.met_by(others) for want in numbers) or any(want.met_by(others) for want in head):
                continue
            found = support(asked, [Level(OWN, own | others), *_around(sheet)])
            answer = RowMatch(sheet, row, found, (), found.score)
            if carries(found) and answers(asked, answer):
                yield Joined(answer, replace(answer, row=other))


def _setting(sheet: Sheet, row: int) -> str:
    """What a cell of the row sets, as ``fs_sel=1``; empty where none or several do."""
    texts = [normalised(text).strip() for text in sheet.table.rows[row].texts]
    found = [re.sub(r"\s", "", text).casefold() for text in texts if _SETTING.fullmatch(text)]
    return found[0] if len(found) == 1 else ""


def _around(sheet: Sheet) -> list[Level]:
    headers = frozenset(term for header in sheet.headers for term in header)
    levels = ((HEADER, headers), (CONTEXT, sheet.context), (TITLE, sheet.title), (SUBJECT, sheet.subjects))
    return [Level(nearness, terms) for nearness, terms in levels]


def _own(sheet: Sheet, row: int) -> frozenset[str]:
    return frozenset().union(*sheet.cells[row], sheet.carried[row], sheet.bands[row])
