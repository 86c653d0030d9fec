"""The statements of a financial report: which rows are told, from which column, and in what they are counted."""

from __future__ import annotations

import pytest

from localmind_desktop.core.insight.review import review_of
from localmind_desktop.core.insight.runs import cells_of
from localmind_desktop.core.model import BlockKind, Box, Cell, Line, Place, Row, Table
from localmind_desktop.core.model.insight import DocumentClass, TextRun

BOX = Box(10, 10, 90, 20)


def table(section: str, headers: tuple[str, ...], *rows: tuple[str, ...]) -> Table:
    made = tuple(Row(tuple(Cell(text, BOX) for text in row), Place(2, BOX)) for row in rows)
    return Table("", section, headers, made, (2,), (Place(2, BOX),))


def told(item: str, *tables: Table) -> list[tuple[str, str]]:
    runs = [
        TextRun(1, (Line("Other assets of $12 million and total assets of $5 are named in a note.", BOX),)),
        *(TextRun(2, (Line(one.section, BOX),), BlockKind.HEADING, 1) for one in tables),
        *(run for one in tables for run in cells_of(one)),
    ]
    items = review_of(DocumentClass.FINANCIAL, runs, tables)
    return next(list(one.fields) for one in items if one.item == item)


@pytest.mark.parametrize(
    ("headers", "values"),
    [
        (("(In millions)", "May 31, 2015", "May 31, 2016"), ("$ 21,597", "$ 21,396")),
        (("in Mio. EUR", "31.12.2015", "31.12.2016"), ("21,597", "21,396")),
        (("(In millions)", "Note", "2015", "2016"), ("7", "$ 21,597", "$ 21,396")),
    ],
)
def test_the_latest_period_is_told_with_its_scale(headers: tuple[str, ...], values: tuple[str, ...]) -> None:
    rows = (("Cash", *values), ("Total assets", *values), ("Total equity", *values))
    fields = told("balance sheet", table("Consolidated Balance Sheets", headers, *rows))
    assert fields[0] == ("period", headers[-1])
    assert fields[1][1].startswith("Total assets: ")
    assert "21,396" in fields[1][1]
    assert "21,597" not in fields[1][1]
    assert "(in mi" in fields[1][1].casefold()


def test_a_share_is_no_amount_and_a_table_of_contents_no_statement() -> None:
    contents = table("Financial Statements", ("", ""), ("Total assets", "47"), ("Total equity", "2016"))
    shares = table("Balance Sheets", ("", "2016"), ("Total assets", "12 %"), ("Total equity", "3 %"))
    assert not any(kind == "period" for kind, _ in told("balance sheet", contents, shares))
