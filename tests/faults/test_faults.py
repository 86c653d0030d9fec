"""Small, seeded parts of what `tests.faults.cuts`, `decay` and `breaking` do at length."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, result_of
from tests.faults import breaking, decay
from tests.faults.checking import Said, faults, said_until
from tests.faults.cuts import cut, recorded
from tests.faults.disk import Stop, stopped_at
from tests.faults.recording import Call
from tests.faults.session import open_library, write_papers

CUTS, DECAYS = 12, 12

Made = tuple[Path, Said, dict[str, object]]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("faults")


@pytest.fixture(scope="module")
def calls(place: Path) -> list[Call]:
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    return recorded(place)


@pytest.fixture(scope="module")
def made(place: Path, calls: list[Call]) -> Made:
    """The library that the recorded session left."""
    library = place / "recorded"
    return library, said_until(calls, len(calls)), decay.content(library)


def test_a_recording_tells_every_byte(place, calls, tmp_path):
    """Else a power cut would be simulated on another disk than the program's."""
    (_, disk), *_ = stopped_at(calls, [len(calls)])
    disk.leave(tmp_path / "left", Stop.KILLED, random.Random(1))
    left = {file.relative_to(tmp_path / "left"): file for file in (tmp_path / "left").rglob("*")}
    there = {file.relative_to(place / "recorded"): file for file in (place / "recorded").rglob("*")}
    assert left.keys() == there.keys()
    for name, file in left.items():
        assert file.is_dir() or file.read_bytes() == there[name].read_bytes(), name


def test_what_was_not_synced_is_gone_with_the_power(tmp_path):
    """A disk of which a file was synced and its name was not, and the other way round."""
    calls = [Call("create", "a"), Call("write", "a", content=b"x" * 600), Call("sync", "a"), Call("create", "b")]
    calls += [Call("sync", ""), Call("write", "b", content=b"y"), Call("create", "c")]
    (_, disk), *_ = stopped_at(calls, [len(calls)])
    expected = {
        Stop.KILLED: {"a": 600, "b": 1, "c": 0},
        Stop.SYNCED: {"a": 600, "b": 0},
        Stop.NAMES: {"a": 600, "b": 0, "c": 0},
    }
    for stop, sizes in expected.items():
        disk.leave(tmp_path / stop.name, stop, random.Random(1))
        assert {file.name: file.stat().st_size for file in (tmp_path / stop.name).iterdir()} == sizes


def test_nothing_acknowledged_is_lost_by_a_kill_or_a_power_cut(calls, tmp_path):
    for stop, point, found in cut(calls, CUTS, 11, tmp_path):
        assert found == [], f"{stop.value}, after call {point}"


def test_a_check_finds_what_is_lost(made, tmp_path):
    """The checks themselves can fail."""
    library, said, truth = made
    copy = Path(shutil.copytree(library, tmp_path / "copy"))
    opened = open_library(copy)
    result_of(opened.remove(next(iter(said.added)), CancelToken()))
    opened.close()
    assert faults(copy, said)
    assert decay.content(copy) != truth


def test_damage_of_any_file_is_repaired(made, tmp_path):
    library, said, truth = made
    chance = random.Random(5)
    for number in range(DECAYS):
        copy = Path(shutil.copytree(library, tmp_path / str(number)))
        spoiled = decay.spoil(copy, chance)
        found = decay.after(copy, said, truth)
        assert spoiled.startswith("talk") or found == [], spoiled


@pytest.mark.sampled(2)
@pytest.mark.parametrize("how", ["first page", "cut", "empty", "gone"])
def test_without_its_catalog_a_library_finds_its_documents_again(made, tmp_path, how):
    library, _, truth = made
    copy = Path(shutil.copytree(library, tmp_path / "copy"))
    catalog = copy / "catalog.sqlite"
    content = bytearray(catalog.read_bytes())
    if how == "gone":
        catalog.unlink()
    else:
        content[:4096] = bytes(4096)
        catalog.write_bytes({"first page": content, "cut": catalog.read_bytes()[:5000], "empty": b""}[how])
    opened = open_library(copy)
    assert "repaired" in "".join(opened.repairs)
    result_of(opened.resume(CancelToken()))
    assert {collection.name for collection in opened.collections.all()} == {"Documents", "Other"}
    opened.close()
    assert decay.content(copy) == truth
    again = open_library(copy)
    assert again.repairs == ()
    again.close()


@pytest.mark.long
def test_a_copy_that_is_damaged_is_never_read_as_the_document(made, tmp_path):
    library, _, _ = made
    copy = Path(shutil.copytree(library, tmp_path / "copy"))
    opened = open_library(copy)
    document = opened.documents()[0]
    path = opened.paths.original(document.sha256)
    path.write_bytes(path.read_bytes().replace(b"pump", b"punp").replace(b"rating", b"ratimg"))
    (check,) = [check for check in opened.doctor() if check.check == "copies of the originals"]
    assert (check.ok, document.name in check.detail) == (False, True)
    result = result_of(opened.read_again(document.id, CancelToken()))
    assert result.status == "ready"  # from the user's own file
    Path(document.source).rename(tmp_path / "elsewhere")
    path.write_bytes(b"x" + path.read_bytes())
    result = result_of(opened.read_again(document.id, CancelToken()))
    assert (result.status, "damaged" in (result.reason or "")) == ("failed", True)
    opened.close()


@pytest.mark.long
@pytest.mark.parametrize("kilobytes", [900])
def test_a_full_disk_loses_nothing_and_is_told(place, tmp_path, kilobytes):
    if subprocess.run(["unshare", "--user", "--map-root-user", "--mount", "true"], check=False).returncode:
        pytest.skip("this system makes no name spaces")
    write_papers(tmp_path / "papers", 5)
    left, session = breaking.full_disk(tmp_path / "full", tmp_path / "papers", kilobytes)
    assert breaking.wrong(left, session) == []
    assert "disk" in session.stdout or "space" in session.stdout


@pytest.mark.long
def test_a_disk_that_refuses_loses_nothing(tmp_path):
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    write_papers(tmp_path / "papers", 5)
    left, session = breaking.failing_calls(tmp_path / "refused", tmp_path / "papers", random.Random(4))
    assert breaking.wrong(left, session) == []
