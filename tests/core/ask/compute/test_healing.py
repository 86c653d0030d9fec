"""Empty cells: completed from elsewhere in their document, marked, kept - and left empty in doubt."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.ask.candidates.describing_cells import may_be_completed
from localmind_desktop.core.ask.compute.contents import content_of
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.ask.compute.origins import origin_of
from localmind_desktop.core.ask.compute.tables_about import ScopedTables
from localmind_desktop.core.ask.write.evidence import Evidence
from localmind_desktop.core.ask.write.packing import packed
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Block, BlockKind, Box, Line, Mode, PageRead, Passage, Scope, Scores, Table
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import Phrase
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.migrations import TALK
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ask.building import LINE, table
from tests.core.ask.gaps import Gaps, drawn_gaps
from tests.drawing import Drawing, Style
from tests.drawing import table as draw_table

pytestmark = pytest.mark.sampled(2)

HEADERS = ("Name", "Type", "Default", "Description")
ROWS = [("FLOW_SP", "INT16", "3", ""), ("FLOW_PV", "INT16", "", "Measured flow"), ("GAIN_K", "FLOAT", "1", "")]


def _main(caption: str = "Table 1 – Parameters") -> Table:
    return table(HEADERS, ROWS, caption)


def _page(*lines: tuple[str, Box], kind: BlockKind = BlockKind.PARAGRAPH) -> PageRead:
    return PageRead(1, 595, 842, tuple(Block(kind, (Line(text, box),)) for text, box in lines))


def _below(number: int) -> Box:
    return Box(0, 300 + LINE * number, 300, 310 + LINE * number)


def _origin(*others: Table, page: PageRead | None = None, main: Table | None = None, cell: tuple[int, int] = (0, 3)):
    content = content_of([main or _main(), *others], [page or _page()])
    found = origin_of(content, 0, *cell)
    return found.text if found is not None else None


def test_the_same_key_in_another_table_completes_a_description():
    assert _origin(table(("Name", "Meaning"), [("FLOW_SP", "Wanted flow")], "Table 9 – Glossary")) == "Wanted flow"


def test_a_sentence_that_defines_the_key_completes_it():
    page = _page(("• FLOW_SP: Wanted flow of the pump", _below(0)), ("FLOW_SP is set at start.", _below(1)))
    assert _origin(page=page) == "Wanted flow of the pump"


def test_text_beside_the_row_completes_it():
    page = _page(("Wanted flow", Box(210, LINE + 1, 300, LINE * 2 - 1)))
    assert _origin(page=page) == "Wanted flow"


def test_a_column_of_running_text_beside_the_table_does_not():
    lines = [Line(f"and so it went on {n}", Box(210, LINE * n + 1, 330, LINE * n + 11)) for n in range(1, 5)]
    page = PageRead(1, 595, 842, (Block(BlockKind.PARAGRAPH, tuple(lines)),))
    assert _origin(page=page) is None


@pytest.mark.parametrize(("mark", "sign"), [(" 1)", "1)"), ("¹", "1"), (" (a)", "(a)"), ("*", "*"), (" [2]", "[2]")])
def test_the_note_that_a_mark_names_completes_it(mark, sign):
    marked = table(HEADERS, [(f"FLOW_SP{mark}", "INT16", "3", ""), *ROWS[1:]], "Table 1 – Parameters")
    page = _page((f"{sign} Wanted flow", _below(0)), ("9) Something else", _below(1)), kind=BlockKind.LIST)
    assert _origin(page=page, main=marked) == "Wanted flow"


def test_two_places_that_disagree_complete_nothing():
    glossary = table(("Name", "Meaning"), [("FLOW_SP", "Wanted flow")], "Table 9 – Glossary")
    assert _origin(glossary, page=_page(("FLOW_SP: Another flow", _below(0)))) is None
    assert _origin(glossary, page=_page(("FLOW_SP: wanted  flow.", _below(0)))) is not None


def test_figures_flags_and_codes_are_never_completed():
    other = table(("Name", "Default", "Type"), [("FLOW_PV", "7", "BOOL")], "Table 9 – More")
    assert _origin(other, cell=(1, 2)) is None
    assert not may_be_completed(_main(), 1, 2)


def test_what_one_register_says_of_a_bit_is_not_said_of_another():
    bits = ("Bit", "Name", "Access", "Description")
    uart = table(bits, [("0", "EN", "RW", ""), ("1", "CLR_ALL", "RW", "")], "Table 2 – UART_CTRL")
    timer = table(bits, [("0", "EN", "RW", "Starts the timer"), ("1", "CLR_ALL", "RW", "Clears it")], "Table 1 – TIMER")
    assert _origin(timer, main=uart, cell=(0, 3)) is None
    assert _origin(timer, main=uart, cell=(1, 3)) is None


def test_what_several_tables_say_alike_is_the_meaning_of_the_name():
    rows = [("OpCnt", "INS", ""), ("Beh", "ENS", "Behaviour")]
    told = [("OpCnt", "INS", "Operation counter"), ("Beh", "ENS", "Behaviour")]
    headers = ("Name", "Class", "Description")
    others = [table(headers, told, f"Table {n} – Objects of X{n}AB") for n in (2, 3)]
    assert _origin(*others, main=table(headers, rows, "Table 1 – Objects of X1AB"), cell=(0, 2)) == "Operation counter"


def test_a_key_that_stands_twice_in_its_table_is_no_key():
    twice = table(HEADERS, [*ROWS, ("FLOW_SP", "FLOAT", "", "Again")], "Table 1 – Parameters")
    assert _origin(table(("Name", "Meaning"), [("FLOW_SP", "Wanted flow")], "Table 9 – Glossary"), main=twice) is None


# ------------------------------------------------------------------------------------- a real library


@pytest.fixture(scope="module")
def gaps(tmp_path_factory: pytest.TempPathFactory) -> Gaps:
    return drawn_gaps(tmp_path_factory.mktemp("gaps") / "plant.pdf", tables=4, each=3, decoys=2)


@pytest.fixture(scope="module")
def folder(gaps: Gaps, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("healing") / "library"
    library = _opened(folder)
    result_of(library.ingest(gaps.path, CancelToken()))
    library.close()
    return folder


def _opened(folder: Path) -> Library:
    return Library.open(folder, Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False)))


def _ask(library: Library, question: str, scope: Scope | None = None):
    return result_of(library.ask(question, None, scope or Scope(), CancelToken()))


@pytest.fixture
def library(folder: Path):
    opened = _opened(folder)
    yield opened
    opened.close()


def test_every_gap_of_a_drawn_document_is_completed_rightly_or_not_at_all(folder, gaps, tmp_path):
    catalog, talk = Catalog(folder / "catalog.sqlite"), Database(tmp_path / "talk.sqlite", TALK)
    (document,) = catalog.documents()
    healing = Healing(catalog, HealedCells(talk))
    found = {}
    for index, one in enumerate(catalog.tables(document.id)):
        cells = list(itertools.product(range(len(one.rows)), range(len(one.headers))))
        healed = healing.healed(document.id, index, one, cells)
        assert Healing(catalog, HealedCells(talk)).healed(document.id, index, one, cells) == healed
        for number, column in cells:
            texts = one.rows[number].texts
            for name in set(" ".join(texts).split()) & {name for name, _ in gaps.truth}:
                if not texts[column].strip():
                    at = healed.get((number, column))
                    found[name, one.headers[column]] = at.text if at else None
    assert found == gaps.truth
    catalog.close()
    talk.close()


@pytest.mark.parametrize("kind", ["beside", "note", "prose"])
def test_an_answer_says_that_a_cell_was_completed_and_cites_both_places(library, gaps, kind):
    name = gaps.origins[kind][0]
    answer = _ask(library, f"What is the description of {name}?")
    text = gaps.truth[name, "Description"]
    assert answer.mode is Mode.TABLE
    assert f"Description: {text} (empty in Table" in answer.text
    assert len(answer.citations) > 1
    assert text in answer.citations[-1].quote
    (told,) = (one for one in phrases_in(answer.text) if one.values.get("text") == text)
    assert isinstance(told.values["origin"], Phrase)


def phrases_in(text: object) -> Iterator[Phrase]:
    """What of a text the window says in its language."""
    if isinstance(text, Phrase):
        yield text
        for value in text.values.values():
            yield from phrases_in(value)


def test_a_list_marks_the_cells_that_were_completed(library, gaps):
    answer = _ask(library, "List all parameters of type FLOAT in Table 1 with their description.")
    assert answer.table.healed
    for cell in answer.table.healed:
        name = answer.table.rows[cell.row][0].split()[0]
        assert answer.table.rows[cell.row][cell.column] == gaps.truth[name, "Description"]
        assert gaps.truth[name, "Description"] in answer.citations[cell.citation - 1].quote


def test_a_model_reads_a_row_with_its_completed_cells_and_both_places(folder, gaps, tmp_path):
    catalog, talk = Catalog(folder / "catalog.sqlite"), Database(tmp_path / "talk.sqlite", TALK)
    (document,) = catalog.documents()
    name = gaps.origins["glossary"][0]
    row = next(one for one in catalog.chunks(document.id) if one.row_index is not None and name in one.text)
    passage = Passage(row, document.name, Scores())
    tables = ScopedTables(catalog, SearchIndex(LibraryPaths(folder).index), Scope())
    evidence = Evidence(catalog, tables, Healing(catalog, HealedCells(talk)), passages=[passage])
    pack = packed(evidence.seeds(), evidence, 6_000)
    told = f"{gaps.truth[name, 'Description']} (empty here; from Table 90 - Glossary)"
    assert told in pack.text
    assert {place.page for place in pack.passages[0].chunk.places} > {place.page for place in row.places}
    catalog.close()
    talk.close()


def test_a_cell_that_stands_nowhere_else_stays_empty(library, gaps):
    name = next(name for (name, header), text in gaps.truth.items() if text is None and header == "Default")
    answer = _ask(library, f"What is the default of {name}?")
    assert answer.text.startswith("Default: empty in the source")


def test_what_was_completed_goes_with_its_document(folder, gaps, tmp_path):
    own = tmp_path / "library"
    library = _opened(own)
    document_id = result_of(library.ingest(gaps.path, CancelToken())).document_id
    _ask(library, "List all parameters of type FLOAT in Table 1 with their description.")
    talk = own / "talk.sqlite"
    assert _kept(talk)
    receipt = result_of(library.remove(document_id, CancelToken()))
    assert receipt.cache_entries >= 1
    assert _kept(talk) == 0
    library.close()


def test_a_new_state_of_a_document_has_nothing_of_the_old_one(tmp_path):
    library = _opened(tmp_path / "library")
    path = tmp_path / "pumps.pdf"
    for said in ("Wanted flow of the pump", "Wanted speed of the rotor"):
        _drawn(path, said)
        result_of(library.ingest(path, CancelToken()))
        answer = _ask(library, "List all parameters of type INT16 in Table 1 with their description.")
        assert said in [cell for row in answer.table.rows for cell in row]
        assert _kept(tmp_path / "library/talk.sqlite") == 1
    assert len(library.documents()) == 1
    library.close()


def test_nothing_is_completed_from_another_document(tmp_path):
    library = _opened(tmp_path / "library")
    _drawn(tmp_path / "one.pdf", "")
    _drawn(tmp_path / "two.pdf", "Wanted flow of the pump")
    for name in ("one.pdf", "two.pdf"):
        result_of(library.ingest(tmp_path / name, CancelToken(), name))
    answer = _ask(library, "What is the description of FLOW_SP?", Scope(collection="one.pdf"))
    assert "Wanted" not in answer.text
    library.close()


def _kept(talk: Path) -> int:
    database = Database(talk, TALK)
    (count,) = database.read_one("SELECT count(*) FROM healed_cells WHERE text IS NOT NULL")
    database.close()
    return count


def _drawn(path: Path, said: str) -> None:
    """A table whose first description is empty, and a glossary that has it (or not)."""
    drawing = Drawing()
    page = drawing.page()
    rows = [("FLOW_SP", "INT16", ""), ("FLOW_PV", "INT16", "Measured flow"), ("GAIN_K", "FLOAT", "Gain of the loop")]
    page.insert_text((50, 90), "Table 1 - Parameters of the pump")
    draw_table(page, 50, 100, (100, 80, 240), [("Name", "Type", "Description"), *rows], Style())
    page.insert_text((50, 390), "Table 2 - Glossary")
    terms = [("FLOW_SP", said), ("RPM", "Turns per minute")] if said else [("RPM", "Turns per minute")]
    draw_table(page, 50, 400, (100, 240), [("Term", "Description"), *terms], Style())
    drawing.save(path)


def test_a_whole_table_knows_the_cells_that_answers_completed(library, gaps):
    answer = _ask(library, "List all parameters of type FLOAT in Table 1 with their description.")
    table = answer.table.source
    kept = library.healed_cells(table.document_id, table.index)
    shown = {answer.table.rows[cell.row][cell.column] for cell in answer.table.healed}
    assert shown <= {healed.text for healed in kept.values()}
    whole = library.table(table.document_id, table.index)
    assert not any(whole.rows[row].texts[column].strip() for row, column in kept)
    assert all(healed.places for healed in kept.values())
    assert library.healed_cells(table.document_id, 99) == {}
