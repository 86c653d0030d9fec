"""Reference paths asked of a library of drawn documents: two data sheets and a model, in two collections."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.drawing import Drawing, Style, table, text

pytestmark = pytest.mark.sampled(2)

Captioned = tuple[str, Sequence[Sequence[str]]]
PLANT: list[Captioned] = [
    ("Table 1 - Parts of LineA", [("Part", "Kind"), ("FeedPump", "CentrifugalPump"), ("Drain", "GateValve")]),
    ("Table 2 - Values of GateValve", [("Value", "Type", "Use"), ("Posn", "PctValue", "M"), ("Open", "BOOL", "O")]),
]
KINDS: list[Captioned] = [
    (
        "Table 1 - Values of CentrifugalPump",
        [("Value", "Type", "Use"), ("Flow", "FlowValue", "M"), ("Head", "mH2O", "O")],
    ),
    ("Table 2 - Fields of FlowValue", [("Field", "Type"), ("mag", "FLOAT32"), ("unit", "ENUM8")]),
    ("Table 3 - Values of GateValve", [("Value", "Type", "Use"), ("Posn", "FlowValue", "M")]),
]
CHIP: list[Captioned] = [
    (
        "Table 7 - Bits of the register CTRL_A",
        [("Bits", "Name", "Access", "Reset"), ("7:4", "GAIN", "RW", "0x3"), ("0", "START", "W", "0x0")],
    ),
]


def _drawn(path: Path, title: str, tables: Sequence[Captioned]) -> Path:
    drawing = Drawing()
    for number, (caption, rows) in enumerate(tables, start=1):
        page = drawing.page()
        text(page, 50, 60, f"{number} {title}", 14, "hebo")
        text(page, 50, 95, caption, 9, "hebo")
        table(page, 50, 105, [110] * len(rows[0]), rows, Style())
    return drawing.save(path)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    folder = tmp_path_factory.mktemp("paths")
    opened = Library.open(
        folder / "library", Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))
    )
    for name, title, tables, collection in (
        ("plant", "Parts of the plant", PLANT, "Plant"),
        ("kinds", "Kinds of parts", KINDS, "Plant"),
        ("chip", "Registers", CHIP, "Chips"),
    ):
        result_of(opened.ingest(_drawn(folder / f"{name}.pdf", title, tables), CancelToken(), collection))
    yield opened
    opened.close()


def _ask(library: Library, question: str, collection: str | None = None) -> Answer:
    return result_of(library.ask(question, None, Scope(collection), CancelToken()))


def test_a_path_leads_through_two_documents_with_each_hop_cited(library):
    answer = _ask(library, "Site1/LineA.FeedPump2.Flow.mag")
    assert answer.mode is Mode.CHAIN
    assert [branch.name for branch in answer.tree] == ["LineA", "FeedPump2", "Flow", "mag"]
    assert answer.tree[-1].note == "FLOAT32"
    cited = [(citation.document, citation.page) for citation in answer.citations]
    assert cited == [("plant.pdf", 1), ("plant.pdf", 1), ("kinds.pdf", 1), ("kinds.pdf", 2)]
    assert [branch.citation for branch in answer.tree] == [1, 2, 3, 4]
    assert all(place is not None for row in answer.table.places for place in row[:1])


def test_a_bit_of_a_register_is_asked_for(library):
    answer = _ask(library, "What is the reset value of CTRL_A.GAIN?")
    assert answer.mode is Mode.TABLE
    assert "0x3" in answer.text
    assert [branch.name for branch in answer.tree] == ["CTRL_A", "GAIN"]
    assert answer.citations[answer.tree[-1].citation - 1].quote.startswith("7:4 | GAIN")


@pytest.mark.parametrize("path", ["CTRL_A[START]", "CTRL_A->START", "CTRL_A::START", "CTRL_A$START"])
def test_separators_of_every_kind(library, path):
    answer = _ask(library, f"What does {path} mean?")
    assert [branch.name for branch in answer.tree] == ["CTRL_A", "START"]


def test_how_far_an_unresolved_path_leads_is_said(library):
    answer = _ask(library, "LineA.FeedPump.Flaw.mag")
    assert answer.mode in (Mode.LIKELY, Mode.NOT_FOUND)
    assert answer.table is None
    assert "LineA [1] › FeedPump (CentrifugalPump) [2]; Flaw is not there. Nearest there: Flow." in answer.text
    assert [one.number for one in answer.citations] == list(range(1, len(answer.citations) + 1))
    assert len(answer.citations) > len(answer.tree)
    assert [branch.name for branch in answer.tree] == ["LineA", "FeedPump"]
    assert answer.citations[1].quote == "FeedPump | CentrifugalPump"


def test_of_a_register_that_is_not_there_nothing_is_claimed_and_that_is_said(library):
    answer = _ask(library, "What is the reset value of CTRL_B.GAIN?")
    assert not answer.says_something
    assert answer.note == "CTRL_B does not appear in the documents searched."
    assert not _ask(library, "What is the reset value of CTRL_A.GAIN?").note


def test_of_two_documents_one_leads_and_the_other_is_named(library):
    answer = _ask(library, "LineA.Drain.Posn")
    assert [citation.document for citation in answer.citations] == ["plant.pdf"] * 3
    assert "kinds.pdf" in answer.text
    assert [one.document for one in answer.other_candidates] == ["kinds.pdf"]


def test_a_path_stays_within_its_collection(library):
    assert _ask(library, "CTRL_A.GAIN", "Chips").mode is Mode.CHAIN
    answer = _ask(library, "CTRL_A.GAIN", "Plant")
    assert answer.mode is Mode.NOT_FOUND
    assert "CTRL_A, GAIN are not mentioned there." in answer.text  # that it stands in another collection is not told


def test_a_file_s_name_is_no_path_though_its_first_part_names_a_table(tmp_path: Path) -> None:
    library = Library.open(
        tmp_path / "library", Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))
    )
    rows = [("Setting", "Default"), ("GATE_DELAY", "5"), ("Kept in", "GateValve.conf")]
    path = _drawn(tmp_path / "service.pdf", "The service", [("Table 1 - Settings of GateValve", rows)])
    result_of(library.ingest(path, CancelToken()))
    answer = _ask(library, "What is the default of GATE_DELAY in GateValve.conf?")
    assert "conf is not there" not in answer.text
    assert answer.citations[0].quote.startswith("GATE_DELAY | 5")
    assert "is not there" in _ask(library, "GateValve.Colour: default?").text
    library.close()
