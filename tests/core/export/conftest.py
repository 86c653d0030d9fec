"""Answers and tables to save."""

from __future__ import annotations

from dataclasses import replace

import pytest

from localmind_desktop.core.model import (
    Answer,
    AnswerTable,
    Box,
    Branch,
    Cell,
    Citation,
    HealedCell,
    Mode,
    Place,
    Row,
    Table,
    TableRef,
    Turn,
)

BOX = Box(10, 20, 110, 32)


def citation(number: int, page: int, quote: str) -> Citation:
    return Citation(number, "doc-1", "AQ-37.pdf", page, (Place(page, BOX),), quote, confidence=0.75)


@pytest.fixture
def table_answer() -> Answer:
    return Answer(
        question="Which registers can be written?",
        standalone_question="Which registers can be written?",
        mode=Mode.TABLE,
        text="Three registers can be written [1][2].",
        citations=(citation(1, 3, "0x0020 | ADDR | R/W | 1"), citation(2, 4, "0x0041 | ASC_PER | R/W | 1,372")),
        table=AnswerTable(
            headers=("Address", "Default", "Code", "Note"),
            rows=(
                ("0x0020", "1", "007", "=SUM(A1:A9)"),
                ("0x0041", "1,372", "-", "@home"),
                ("0x0042", "−4.50", "", ""),
            ),
            rows_read=41,
            citations=(1, 2, 2),
        ),
    )


@pytest.fixture
def rich_answer(table_answer: Answer) -> Answer:
    """Of two tables, with a chain before them, and a cell that was completed from another place."""
    source = TableRef("doc-1", "AQ-37.pdf", 3, "Table 5 – Registers", 3)
    first = AnswerTable(
        ("Name", "Value"), (("VS", "12"), ("IS", "18")), 38, (1, 1), 38, source, healed=(HealedCell(1, 1, 2),)
    )
    more = AnswerTable(("Pin",), (("4",),), 1, (2,), 9, TableRef("doc-1", "AQ-37.pdf", 6, "Table 9 – Pins", 4))
    tree = (Branch(0, "Mon", "", 1), Branch(1, "VS", "supply * voltage", 2))
    return replace(table_answer, table=first, more_tables=(more,), tree=tree)


@pytest.fixture
def prose_answer() -> Answer:
    return Answer(
        question="What does the contractor do?",
        standalone_question="What does the contractor do?",
        mode=Mode.GENERATED,
        text="The Contractor inspects the System twice a year [1]. It keeps a hotline. [2]\n"
        "- Updates follow within 30 days [1][2].",
        citations=(citation(1, 1, "inspects the System twice a year"), citation(2, 2, "keeps a hotline")),
    )


@pytest.fixture
def table() -> Table:
    rows = tuple(
        Row((Cell(name), Cell(value)), Place(page, BOX)) for name, value, page in [("VS", "12", 2), ("IS", "18.0", 3)]
    )
    return Table("Table 2 – Electrical characteristics", "3", ("Symbol", "Typ › 25 °C"), rows, (2, 3), confidence=0.9)


@pytest.fixture
def turns(table_answer: Answer, prose_answer: Answer) -> list[Turn]:
    answers = [table_answer, prose_answer, None]
    return [
        Turn(f"t{index}", "c1", f"Question {index}?", 1_750_000_000, answer) for index, answer in enumerate(answers)
    ]
