"""The verbs of the window over a real library."""

from pathlib import Path

import pytest

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.core import Scope, Settings
from localmind_desktop.core.library import Library
from localmind_desktop.core.settings import Models
from localmind_desktop.core.task import CancelToken, result_of
from tests.drawing import Drawing, Style
from tests.drawing import table as draw_table

KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
WAIT = 60_000


@pytest.fixture
def healed(tmp_path: Path) -> tuple[Path, str]:
    """A library in which an answer completed a description that its table leaves empty; its document."""
    drawing = Drawing()
    page = drawing.page()
    rows = [("FLOW_SP", "INT16", ""), ("FLOW_PV", "INT16", "Measured flow"), ("GAIN_K", "FLOAT", "Gain of the loop")]
    page.insert_text((50, 90), "Table 1 - Parameters of the pump")
    draw_table(page, 50, 100, (100, 80, 240), [("Name", "Type", "Description"), *rows], Style())
    page.insert_text((50, 390), "Table 2 - Glossary")
    terms = [("Term", "Description"), ("FLOW_SP", "Wanted flow of the pump"), ("RPM", "Turns per minute")]
    draw_table(page, 50, 400, (100, 240), terms, Style())
    drawing.save(tmp_path / "pump.pdf")
    library = Library.open(tmp_path / "library", KEYWORDS_ONLY)
    taken = result_of(library.ingest(tmp_path / "pump.pdf", CancelToken()))
    result_of(
        library.ask(
            "List all parameters of type INT16 in Table 1 with their description.", None, Scope(), CancelToken()
        )
    )
    library.close()
    return tmp_path / "library", taken.document_id


def test_a_whole_table_shows_what_answers_completed(healed, qtbot):
    folder, document_id = healed
    desk = Desk()
    with qtbot.waitSignal(desk.opened, timeout=WAIT):
        desk.open(folder, KEYWORDS_ONLY)
    with qtbot.waitSignal(desk.table(document_id, 0).finished, timeout=WAIT) as caught:
        pass
    desk.close()
    (whole,) = caught.args
    assert {cell: completed.text for cell, completed in whole.healed.items()} == {(0, 2): "Wanted flow of the pump"}
