"""Which texts are numbers (X3): only those that can be nothing else, and that a spreadsheet shows as they were.

Codes with leading zeros, hexadecimal numbers, dates, versions, decimal commas and numbers of more digits than a
spreadsheet keeps all stay text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeAlias

KEPT_DIGITS = 15  # what a spreadsheet's floating-point numbers hold
MINUS = "\u2212"

_NUMBER = re.compile(
    r"(?P<sign>[+\-\u2212]?)"
    r"(?P<currency>[$€£¥] ?)?"
    r"(?P<whole>0|[1-9][0-9]{0,2}(?:(?P<group>[,\u00a0\u2009\u202f])[0-9]{3}(?:(?P=group)[0-9]{3})*)|[1-9][0-9]*)"
    r"(?:\.(?P<fraction>[0-9]+))?"
    r"(?P<unit> ?[%€])?"
)
_CODE = re.compile(r"0[0-9]+|[0-9]+(?:\.[0-9]+){2,}")  # 011, 4.2.1


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and the spreadsheet format that shows it as it was written."""

    value: int | float
    look: str

    @property
    def shown(self) -> str:
        """About what a spreadsheet shows: as many digits, separators counted in."""
        positive = self.look.partition(";")[0]
        places = positive.partition(".")[2].count("0")
        amount = self.value * 100 if positive.endswith("%") else self.value
        return f"{amount:,.{places}f}" + re.sub('[0#,."]', "", positive)


Entry: TypeAlias = str | Figure


def figure_in(text: str) -> Figure | None:
    """The number that ``text`` is, or None when it may be anything else."""
    match = _NUMBER.fullmatch(text)
    if match is None or (match["currency"] and match["unit"]):
        return None
    digits, fraction = re.sub("[^0-9]", "", match["whole"]), match["fraction"] or ""
    if len((digits + fraction).lstrip("0")) > KEPT_DIGITS:
        return None
    exact = Decimal(f"{digits}.{fraction or 0}")
    if match["sign"] and not exact:
        return None  # zero would lose its sign
    if match["sign"] in ("-", MINUS):
        exact = -exact
    if (match["unit"] or "").endswith("%"):
        exact /= 100
    value = int(exact) if exact == exact.to_integral_value() else float(exact)
    return Figure(value, _look(match))


def column_entries(texts: Sequence[str]) -> list[Entry]:
    """The entries of a column: figures where the texts are numbers, unless one of them shows that they are codes."""
    if any(_CODE.fullmatch(text) for text in texts):
        return list(texts)
    return [figure_in(text) or text for text in texts]


def table_entries(rows: Sequence[Sequence[str]]) -> list[tuple[Entry, ...]]:
    """The entries of a table whose rows are all of one length."""
    columns = [column_entries(column) for column in zip(*rows, strict=True)]
    return list(zip(*columns, strict=True))


def _look(match: re.Match[str]) -> str:
    group, unit = match["group"], match["unit"] or ""
    if group is None:
        body = "0"
    elif group == ",":
        body = "#,##0"
    else:
        body = f'"{group}"'.join("0" * len(part) for part in match["whole"].split(group))
    if match["fraction"]:
        body += "." + "0" * len(match["fraction"])
    if match["currency"]:
        body = f'"{match["currency"]}"{body}'
    body += unit if unit.endswith("%") or not unit else f'"{unit}"'
    match match["sign"]:
        case "+":
            return f"+{body};-{body}"
        case "\u2212":
            return f'{body};"{MINUS}"{body}'
        case _:
            return body
