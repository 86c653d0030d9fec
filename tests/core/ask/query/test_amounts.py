"""Rows chosen by an amount: by the number with its unit in its column, never by digits that stand elsewhere."""

from __future__ import annotations

import pytest

from localmind_desktop.core import CancelToken, Library, Settings, result_of
from localmind_desktop.core.ask.query.amounts import numbers_in
from localmind_desktop.core.settings import Models
from tests.drawing import Drawing, Style, table, text

pytestmark = pytest.mark.sampled(2)

SIGNALS = [[f"SIG_{n}", f"Meaning of signal {n}", f"{n * 7 % 23} mA"] for n in range(1, 30)]
PINS = [[f"P{n}", f"{n}", f"Use {n}"] for n in range(1, 12)]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("amounts")
    drawing = Drawing()
    for caption, header, rows in (
        ("Table 4 – Signals of the board", ["Signal", "Meaning", "Current"], SIGNALS),
        ("Table 5 – Pins of the board", ["Name", "Pin", "Note"], PINS),
    ):
        page = drawing.page()
        text(page, 60, 70, caption)
        table(page, 60, 80, [90, 160, 80], [header, *rows], Style())
    opened = Library.open(folder / "library", Settings(models=Models(embedder="folder:none", reranker="none")))
    result_of(opened.ingest(drawing.save(folder / "board.pdf"), CancelToken()))
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("question", "signals"),
    [
        ("List all signals with a current of 17 mA.", {"SIG_9"}),
        ("List all signals with a current of 0.019 A.", {"SIG_6", "SIG_29"}),
        ("Which signals have a current of 3 mA?", {"SIG_7"}),
        ("Which signal has a current above 21 mA?", {"SIG_13"}),
        ("Which signals have a current of 23 mA?", set()),
    ],
)
def test_the_signals_of_a_current(library, question, signals):
    _, computed = library.studying().studied(question)
    found = computed.table if computed is not None else None
    assert {row[0] for row in found.rows} == signals if signals else found is None


def test_a_code_that_begins_with_a_digit_is_no_number():
    assert numbers_in("Which function has the remote key code 7E?") == []
    assert [bound.low for bound in numbers_in("Which cars have gear 5?")] == [5.0]
