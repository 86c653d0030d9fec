"""Linked folders, from a file on the disk to a document in the library."""

import os
from pathlib import Path

import pytest

from localmind_desktop.bridge.folder_watch import FolderWatch
from localmind_desktop.core.watching import SETTLED_SECONDS
from tests.bridge.test_imports import WAIT, Bench, open_bench  # noqa: F401 - a fixture


@pytest.fixture
def bench(open_bench) -> Bench:  # noqa: F811
    return open_bench()


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    folder = tmp_path / "papers"
    folder.mkdir()
    return folder


def write(path: Path, text: str) -> None:
    """As if it had been written a while ago."""
    path.write_text(text)
    settled = path.stat().st_mtime - 10 * SETTLED_SECONDS
    os.utime(path, (settled, settled))


def look(bench: Bench, watch: FolderWatch) -> None:
    """Let the watch look, and the library take in what it found."""
    with bench.qtbot.waitSignal(watch.settled, timeout=WAIT):
        watch.look()
    bench.settle()
    holding = bench.holding()
    bench.model.refresh(holding.documents, holding.gone)


def test_new_changed_and_removed_files(bench, papers):
    watch = FolderWatch(bench.holdings, bench.desk)
    watch.found.connect(bench.imports.take_linked)
    write(papers / "a.txt", "The pump keeps four bar.")
    write(papers / "picture.jpg", "no\0picture")
    with bench.qtbot.waitSignal(bench.holdings.link(papers, "Documents").finished, timeout=WAIT):
        pass
    with bench.qtbot.waitSignal(watch.settled, timeout=WAIT):
        watch.watch(bench.holding().folders)
    bench.settle()
    assert bench.states() == {"a.txt": "partial"}
    first = bench.holding().documents[0].id
    look(bench, watch)
    assert [document.id for document in bench.holding().documents] == [first]

    write(papers / "a.txt", "The pump keeps five bar now.")
    look(bench, watch)
    (changed,) = bench.holding().documents
    assert (changed.name, changed.id == first) == ("a.txt", False)

    (papers / "a.txt").rename(papers / "renamed.txt")
    look(bench, watch)
    (moved,) = bench.holding().documents
    assert (moved.id, Path(moved.source).name) == (changed.id, "renamed.txt")

    (papers / "renamed.txt").unlink()
    look(bench, watch)
    assert [entry.gone for entry in bench.model.entries] == [True]
    with bench.qtbot.waitSignal(bench.holdings.keep_gone([moved.source]).finished, timeout=WAIT):
        pass
    look(bench, watch)
    assert [entry.gone for entry in bench.model.entries] == [False]
    watch.watch(())


def test_the_system_tells_of_a_new_file(bench, papers):
    watch = FolderWatch(bench.holdings, bench.desk)
    watch.found.connect(bench.imports.take_linked)
    with bench.qtbot.waitSignal(bench.holdings.link(papers, "Documents").finished, timeout=WAIT):
        pass
    with bench.qtbot.waitSignal(watch.settled, timeout=WAIT):
        watch.watch(bench.holding().folders)
    write(papers / "a.txt", "The pump keeps four bar.")
    bench.qtbot.waitUntil(lambda: bench.states() == {"a.txt": "partial"}, timeout=WAIT)
    watch.watch(())
