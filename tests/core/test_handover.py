"""A second start hands its files to the window that holds the library."""

import threading
from pathlib import Path

from localmind_desktop.core.handover import hand_over, take_notes
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.system.locking import locked


def test_nobody_is_there(tmp_path):
    assert not hand_over(tmp_path, [Path("a.pdf")])
    locked(LibraryPaths(tmp_path)).release()
    assert not hand_over(tmp_path, [Path("a.pdf")])
    assert take_notes(tmp_path) == []


def test_files_are_handed_over_with_their_whole_paths(tmp_path):
    lock, results = locked(LibraryPaths(tmp_path)), []
    second = threading.Thread(target=lambda: results.append(hand_over(tmp_path, [Path("a.pdf")], seconds=60)))
    second.start()
    taken: list[list[Path]] = []
    while not taken:
        taken = take_notes(tmp_path)
    second.join()
    lock.release()
    assert (taken, results) == ([[Path("a.pdf").absolute()]], [True])


def test_a_note_that_nobody_takes_is_withdrawn(tmp_path):
    lock = locked(LibraryPaths(tmp_path))
    assert not hand_over(tmp_path, [], seconds=0.0)
    lock.release()
    assert take_notes(tmp_path) == []


def test_a_note_that_cannot_be_read_is_passed_over(tmp_path):
    inbox = LibraryPaths(tmp_path).inbox
    inbox.mkdir()
    (inbox / "a.json").write_text("{")
    (inbox / "b.json").write_text('["one.pdf", 2]')
    assert take_notes(tmp_path) == [[Path("one.pdf")]]
