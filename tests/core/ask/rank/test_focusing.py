"""What of the best unit is told, decided by the built-in reader over real documents."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.ask.candidates.units import Kind, groups_of
from localmind_desktop.core.ask.rank.features import NAMES
from localmind_desktop.core.ask.rank.focusing import focused
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.second_phase import with_readings
from localmind_desktop.core.ask.rank.verdict import unit_draft
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Scope
from localmind_desktop.core.models.protocols import Reader
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ask.building import sheet_of, table
from tests.drawing import Drawing, text

PAGE = """<html><head><title>Archive format {name}</title></head><body>
<h1>Read flags</h1>
<table><tr><th>Field</th><th>Length</th><th>Description</th><th>Remarks</th></tr>
<tr><td>readFlags</td><td>1 byte</td><td>Each bit may be set to tell the state of the read, counted from the lowest one.
<br>Bit 0: the read is bad<br>Bit 1: the read was withdrawn<br>Bit 2: the read is of a contaminant<br>Bits 3 to 7 are
left to whoever writes the file, and have to be 0 where nothing is said of them.</td>
<td>Readers that do not know a bit leave it alone, and write it back as it was: later versions may use it.</td></tr>
<tr><td>readLength</td><td>4 bytes</td><td>Number of bases</td><td></td></tr></table>
<h1>Shutting down</h1>
<p>At a power failure the script is called in these steps:</p>
<ul><li>It is started in the folder of the settings, with the name of the event, before anything else is done.</li>
<li>Everything that it prints is kept in the log of the day, to be looked up later by whoever is on duty.</li>
<li>An exit code of 99 makes the service skip its own action for that event.</li>
<li>All other scripts are copies of the ones that are installed, changed to send their messages by mail.</li></ul>
<h1>Battery</h1>
<p>The runtime calibration begins with a full battery. It takes eleven hours at most. Nothing else may run then.</p>
</body></html>"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    folder = tmp_path_factory.mktemp("focusing")
    page = folder / "archive-format.html"
    page.write_text(PAGE.format(name="SRX"), "utf-8")
    opened = Library.open(
        folder / "library", Settings(models=Models(embedder="folder:none", reranker="", use_chat=False))
    )
    result_of(opened.ingest(page, CancelToken()))
    reader_of(opened).log_odds("Does it run?", ["It does."])  # its process outlives each test
    yield opened
    opened.close()


def reader_of(library: Library) -> Reader:
    reader = library.studying().reader
    assert reader is not None
    return reader


def unit(library: Library, question: str, holding: str) -> Ranked:
    """The best unit for a question that holds a text, as it was read."""
    ranked, _ = library.studying().studied(question)
    found = next(one for one in ranked if holding in " ".join(one.unit.own.split()))
    return with_readings(question, [found], reader_of(library))[0]


def test_of_a_long_row_the_part_that_answers_is_told_and_its_cell_cited(library: Library) -> None:
    question = "Which readFlags bit says that a read was withdrawn?"
    found = unit(library, question, "readFlags")
    assert "withdrawn" not in unit_draft(found).text
    draft = unit_draft(focused(question, found, reader_of(library)))
    assert "Bit 1: the read was withdrawn" in draft.text
    assert len(draft.text) < 330
    assert draft.findings[0].about[:2] == ("readFlags", "Description")
    (cited,) = draft.citations
    assert len(cited.places) == 1


def test_a_row_is_called_by_the_name_that_goes_on_down_from_above(library: Library) -> None:
    long = "Counted from the lowest one.\n" + "The last byte is the one that was written last, and stays so.\n" * 3
    rows = [["readFlags", "Bits", "short"], ["", "Order", f"{long}The first byte is the highest one."]]
    (group,) = groups_of([], [sheet_of(table(["Field", "Part", "Description"], rows))], [], {})
    unit = next(one for one in group.units if one.row == 1)
    found = Ranked(group, unit, (), np.zeros(len(NAMES), dtype=np.float32), 0.0, "")
    told = focused("Which byte of readFlags is the highest one?", found, reader_of(library))
    assert dict(told.parts)[0] == "readFlags"
    assert unit_draft(told).findings[0].about[0] == "readFlags"


def test_a_short_row_is_told_whole(library: Library) -> None:
    question = "What does the field readLength hold?"
    found = unit(library, question, "readLength")
    assert focused(question, found, reader_of(library)) is found


def test_of_a_long_list_the_item_that_answers_is_told(library: Library) -> None:
    question = "With which exit code does a script make the service skip its own action?"
    found = unit(library, question, "is called in these steps: • It is started")
    assert found.unit.kind is Kind.LIST
    told = focused(question, found, reader_of(library))
    assert "99" in told.text
    assert len(told.text) <= 250 < len(found.unit.own)
    assert "kept in the log" not in unit_draft(told).text


def test_a_sentence_is_told_with_the_one_that_answers_beside_it(library: Library) -> None:
    question = "How long does the runtime calibration of the battery take?"
    found = unit(library, question, "begins with a full battery")
    told = focused(question, found, reader_of(library))
    assert "eleven hours" in told.text
    assert "begins with a full battery" in told.text
    assert unit_draft(told).citations[0].quote == told.text


def test_a_list_of_rows_stays_as_it_is(library: Library) -> None:
    ranked, _ = library.studying().studied("List the fields of the archive format.")
    lists = [one for one in ranked if one.group.sheet is not None and one.unit.row is None]
    assert lists
    assert all(focused("List the fields.", one, reader_of(library)) is one for one in lists)


def test_nothing_of_other_pages_is_told_with_what_is_asked_of_one(tmp_path: Path) -> None:
    drawing = Drawing()
    page = drawing.page()
    text(page, 50, 100, "1 Battery", 14, "hebo")
    text(page, 50, 740, "The runtime calibration of the battery begins when it is full, and takes some time.", 10)
    text(drawing.page(), 50, 60, "It takes eleven hours at most, and nothing else may run then.", 10)
    library = Library.open(
        tmp_path / "library", Settings(models=Models(embedder="folder:none", reranker="", use_chat=False))
    )
    result_of(library.ingest(drawing.save(tmp_path / "battery.pdf"), CancelToken()))
    (document,) = library.documents()
    question = "How long does the runtime calibration of the battery take?"
    whole, first = (
        result_of(library.ask(question, None, Scope(documents=(document.id,), pages=pages), CancelToken(), fresh=True))
        for pages in (None, (1, 1))
    )
    library.close()
    assert {place.page for place in whole.citations[0].places} == {1, 2}
    assert {place.page for cited in first.citations for place in cited.places} == {1}
