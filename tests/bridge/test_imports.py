"""The queue over a real library."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.holdings import Holding, Holdings
from localmind_desktop.bridge.import_work import Tally
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.core.model import State
from localmind_desktop.core.settings import Models, Settings

pytestmark = pytest.mark.sampled(3)

KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
WAIT = 60_000


class Bench:
    """A desk with an open library, and a queue that goes on with what was left."""

    def __init__(self, folder: Path, qtbot) -> None:
        self.qtbot = qtbot
        self.desk = Desk()
        self.holdings = Holdings(self.desk)
        self.model = DocumentModel(self.desk)
        self.imports = Imports(self.holdings, self.model, self.desk)
        with qtbot.waitSignal(self.desk.opened, timeout=WAIT):
            self.desk.open(folder, KEYWORDS_ONLY)
        holding = self.holding()
        self.model.refresh(holding.documents)
        self.imports.begin(holding)

    def holding(self) -> Holding:
        with self.qtbot.waitSignal(self.holdings.all().finished, timeout=WAIT) as caught:
            pass
        return caught.args[0]

    def settle(self) -> None:
        self.qtbot.waitUntil(
            lambda: self.imports.tally.left == 0 and not self.desk.store.busy and not self.desk.pages.busy, timeout=WAIT
        )

    def states(self) -> dict[str, str]:
        return {entry.name: "paused" if entry.paused else str(entry.state) for entry in self.model.entries}

    def close(self) -> None:
        self.imports.forget()
        self.desk.close()
        self.desk.deleteLater()


@pytest.fixture
def open_bench(qapp, qtbot, tmp_path: Path) -> Iterator[Callable[[], Bench]]:
    opened: list[Bench] = []

    def made() -> Bench:
        while opened:
            opened.pop().close()
        opened.append(Bench(tmp_path / "library", qtbot))
        return opened[0]

    yield made
    while opened:
        opened.pop().close()


@pytest.fixture
def bench(open_bench) -> Bench:
    return open_bench()


@pytest.fixture
def papers(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"paper {number}.txt" for number in range(4)]
    for number, path in enumerate(paths):
        path.write_text(f"Paper number {number} is about pump {number}.")
    return paths


def names_of(papers: list[Path]) -> list[str]:
    return [paper.name for paper in papers]


def test_all_are_taken_in_one_after_the_other(bench, papers):
    with bench.qtbot.waitSignal(bench.imports.ended, timeout=WAIT):
        bench.imports.add(papers, "Documents")
    assert bench.states() == dict.fromkeys(names_of(papers), "partial")
    assert bench.holding().waiting == ()
    assert bench.imports.tally == Tally()


def test_what_is_paused_stays_so_over_a_restart_and_goes_on_when_told(bench, open_bench, papers):
    bench.imports.add(papers, "Documents")
    bench.qtbot.waitUntil(lambda: bench.imports.tally.left == 4, timeout=WAIT)
    bench.imports.pause_all()
    bench.settle()
    assert bench.imports.tally.held == 4
    assert set(bench.states().values()) == {"paused"}
    again = open_bench()
    assert again.imports.tally == Tally(0, 0, 4)
    assert again.states() == dict.fromkeys(names_of(papers), "paused")
    with again.qtbot.waitSignal(again.imports.ended, timeout=WAIT):
        again.imports.resume_all()
    assert again.states() == dict.fromkeys(names_of(papers), "partial")


def test_what_waited_at_the_end_is_taken_in_at_the_next_start(bench, open_bench, papers):
    bench.imports.add(papers, "Documents")
    bench.qtbot.waitUntil(lambda: bench.imports.tally.left == 4, timeout=WAIT)
    again = open_bench()
    again.settle()
    assert again.states() == dict.fromkeys(names_of(papers), "partial")


def test_one_that_waits_is_paused_and_the_others_pass_it(bench, papers):
    bench.imports.add(papers, "Documents")
    bench.qtbot.waitUntil(lambda: bench.imports.tally.left == 4, timeout=WAIT)
    last: Entry = bench.model.entries[3]
    bench.imports.pause([last.key])
    bench.settle()
    assert sorted(bench.states().values()) == ["partial", "partial", "partial", "paused"]
    bench.imports.cancel([last.key])
    bench.settle()
    assert bench.imports.tally == Tally()
    assert bench.holding().waiting == ()


def test_cancelling_all_leaves_nothing(bench, papers):
    bench.imports.add(papers, "Documents")
    bench.qtbot.waitUntil(lambda: bench.imports.tally.left == 4, timeout=WAIT)
    bench.imports.cancel_all()
    bench.settle()
    bench.qtbot.waitUntil(lambda: not bench.model.entries, timeout=WAIT)
    bench.settle()
    assert bench.holding().documents == ()
    assert bench.holding().waiting == ()


def test_what_was_turned_away_is_there_at_the_next_start_and_can_be_tried_again(bench, open_bench, tmp_path):
    paper = tmp_path / "paper.txt"
    paper.write_bytes(b"no\0text")
    with bench.qtbot.waitSignal(bench.imports.ended, timeout=WAIT):
        bench.imports.add([paper], "Documents")
    assert bench.model.entries[0].turned_away
    again = open_bench()
    (entry,) = again.model.entries
    assert entry.turned_away
    assert "holds no text" in (entry.reason or "")
    paper.write_text("A text at last.")
    with again.qtbot.waitSignal(again.imports.ended, timeout=WAIT):
        again.imports.retry([entry])
    assert again.states() == {"paper.txt": "partial"}


def test_what_was_dismissed_is_not_said_again(bench, open_bench, tmp_path):
    picture = tmp_path / "picture.jpg"
    picture.write_text("no\0picture")
    with bench.qtbot.waitSignal(bench.imports.ended, timeout=WAIT):
        bench.imports.add([picture], "Documents")
    bench.imports.dismiss(bench.model.entries)
    bench.settle()
    assert open_bench().model.entries == ()


def test_a_document_is_read_again_in_its_row(bench, papers):
    with bench.qtbot.waitSignal(bench.imports.ended, timeout=WAIT):
        bench.imports.add(papers[:1], "Documents")
    bench.model.refresh(bench.holding().documents)
    seen: list[State] = []
    bench.model.dataChanged.connect(lambda *_: seen.append(bench.model.entries[0].state))
    with bench.qtbot.waitSignal(bench.imports.ended, timeout=WAIT):
        bench.imports.read_again(bench.model.entries)
    assert State.READING in seen
    assert bench.states() == {papers[0].name: "partial"}


def test_cancelling_work_on_a_document_of_before_does_not_remove_it(bench, papers):
    with bench.qtbot.waitSignal(bench.imports.ended, timeout=WAIT):
        bench.imports.add(papers[:1], "Documents")
    bench.model.refresh(bench.holding().documents)
    bench.imports.read_again(bench.model.entries)
    bench.imports.cancel_all()
    bench.settle()
    assert len(bench.holding().documents) == 1


def test_files_that_come_before_the_library_is_open_wait_for_it(qapp, qtbot, tmp_path, papers):
    desk = Desk()
    model = DocumentModel(desk)
    imports = Imports(Holdings(desk), model, desk)
    imports.add(papers[:1], "Documents")
    with qtbot.waitSignal(desk.opened, timeout=WAIT):
        desk.open(tmp_path / "library", KEYWORDS_ONLY)
    with qtbot.waitSignal(imports.ended, timeout=WAIT):
        imports.begin(Holding())
    assert [entry.name for entry in model.entries] == [papers[0].name]
    desk.close()
    desk.deleteLater()
