"""What `Library.doctor` counts: files, chunks, answers, searches, and the times of the steps (R25)."""

from __future__ import annotations

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Mode, Scope, Stage
from localmind_desktop.core.model.upkeep import StepTimes
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.migrations import TALK
from localmind_desktop.core.store.usage import Usage
from localmind_desktop.core.task import CancelToken, result_of

ALONE = Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))


def _details(library):
    return {check.check: check.detail for check in library.doctor()}


def test_questions_are_counted_and_stay_counted(tmp_path, samples):
    library = Library.open(tmp_path, ALONE)
    assert _details(library)["answers"] == "none yet"
    result_of(library.ingest(samples / "maintenance-contract.pdf", CancelToken()))
    for question in ("When may the contract be terminated?", "What is the weight of the AQ-99?"):
        result_of(library.ask(question, None, Scope(), CancelToken()))
    library.close()
    library = Library.open(tmp_path, ALONE)
    found, steps = _details(library), library.health().steps
    library.close()
    assert found["library"].startswith("1 document, ")
    assert {"weigh", "keywords"} <= {step.name for step in steps}
    assert found["files"] == "1"
    assert int(found["searches"]) >= 2
    assert found["answers"].startswith("2: ")
    assert "1 not found" in found["answers"]
    assert "weigh " in found["milliseconds per step"]
    assert "AQ-99" not in str(found)


def test_steps_are_summed(tmp_path):
    database = Database(tmp_path / "talk.sqlite", TALK)
    usage = Usage(database)
    usage.add(Mode.TABLE, [Stage("read", 10.0), Stage("route", 0.5)])
    usage.add(Mode.TABLE, [Stage("read", 30.0, "row")])
    assert usage.answers() == {Mode.TABLE: 2}
    assert usage.steps() == [StepTimes("read", 2, 20.0, 30.0), StepTimes("route", 1, 0.5, 0.5)]
    database.close()
