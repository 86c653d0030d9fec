"""The same promises on disks that can little: exFAT, FAT, network shares."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.faults import decay
from tests.faults.checking import faults, said_in
from tests.faults.papers import traces
from tests.faults.poor_disk import compiled, run_on
from tests.faults.session import write_papers


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        return compiled(tmp_path_factory.mktemp("poor"))
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("there is no compiler, or a system that has no such libraries")


@pytest.mark.parametrize("locks", [pytest.param(True, marks=pytest.mark.long), False])
def test_a_library_there_keeps_what_it_acknowledged(program, tmp_path, monkeypatch, locks):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "working"))
    (tmp_path / "working").mkdir()
    write_papers(tmp_path / "papers", 5)
    disk = tmp_path / "disk"
    library = disk / "library"
    output = run_on(disk, program, "tests.faults.session", library, tmp_path / "papers", locks=locks)
    said = said_in(output)
    assert '"told"' not in output
    assert (len(said.added), len(said.removed)) == (3, 2)
    assert traces(library, said.removed.values()) == set()
    assert list((tmp_path / "working").glob("localmind-index-*")) == []  # of which nothing stays elsewhere
    assert list(library.rglob("*.draft")) == []
    run_on(disk, program, "tests.faults.poor_disk", "back-up", library, disk / "backup", locks=locks)
    run_on(disk, program, "tests.faults.poor_disk", "restore", disk / "backup", disk / "again", locks=locks)
    run_on(disk, program, "tests.faults.poor_disk", "open", disk / "again", locks=locks)
    truth = decay.content(library)
    assert truth
    for copy in (disk / "again", disk / "library"):  # as an ordinary disk sees it
        assert decay.content(copy) == truth
        assert faults(copy, said) == []


@pytest.mark.long
def test_names_that_the_library_makes_are_allowed_everywhere(program, tmp_path):
    """Two names that differ in small and big letters only are one file on some disks."""
    library, _ = decay.made(tmp_path, 5)
    for place, folders, files in os.walk(library):
        names = [*folders, *files]
        assert len({name.casefold() for name in names}) == len(names), place
        for name in names:
            assert name.isascii()
            assert len(name) < 200
            assert not set(name) & set('"*:<>?|\\')
            assert not name.endswith((".", " "))


@pytest.mark.long
def test_a_backup_is_restored_from_and_to_a_poor_disk(program, tmp_path):
    library, said = decay.made(tmp_path, 5)
    truth = decay.content(library)
    disk = tmp_path / "disk"
    disk.mkdir()
    run_on(disk, program, "tests.faults.poor_disk", "back-up", library, disk / "backup")
    shutil.rmtree(library)
    run_on(disk, program, "tests.faults.poor_disk", "restore", disk / "backup", library)
    assert decay.content(library) == truth
    assert faults(library, said) == []
