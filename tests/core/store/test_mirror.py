"""What is worked on elsewhere is kept in the library, and whole at any moment."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.store.mirror import Mirror

NAMES = ("a/data/1.lance", "a/data/2.lance", "a/_versions/9.manifest", "b/data/3.lance", "b/_versions/8.manifest")
STEPS = st.lists(st.tuples(st.sampled_from(NAMES), st.none() | st.binary(max_size=4)), max_size=12)


def _tree(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def _write(folder: Path, name: str, content: bytes | None) -> None:
    path = folder / name
    if content is None:
        shutil.rmtree(path.parent, ignore_errors=True)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_bytes(content)


@given(st.lists(STEPS, max_size=4))
def test_the_library_has_what_was_flushed(tmp_path_factory, rounds):
    kept = tmp_path_factory.mktemp("kept")
    mirror = Mirror(kept)
    try:
        for steps in rounds:
            for name, content in steps:
                _write(mirror.working, name, content)
            mirror.sync()
            assert _tree(kept) == _tree(mirror.working)
            assert mirror.sync() == 0
    finally:
        mirror.close()
    assert not mirror.working.exists()


def test_what_was_not_flushed_is_not_there_again(tmp_path):
    first = Mirror(tmp_path)
    _write(first.working, NAMES[0], b"kept")
    first.sync()
    _write(first.working, NAMES[1], b"lost with the program")
    (tmp_path / "a/data/half.draft").write_bytes(b"cut")
    again = Mirror(tmp_path)  # the first was killed
    assert _tree(again.working) == _tree(tmp_path) == {NAMES[0]: b"kept"}
    again.close()


def test_what_names_other_files_comes_last(tmp_path):
    """A folder where a data file cannot be copied to: no manifest speaks of it."""
    mirror = Mirror(tmp_path)
    _write(mirror.working, NAMES[0], b"data")
    _write(mirror.working, NAMES[2], b"manifest")
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "data").write_bytes(b"in the way")
    with pytest.raises(StorageError, match="disk"):
        mirror.sync()
    assert not (tmp_path / NAMES[2]).exists()
    (tmp_path / "a" / "data").unlink()
    mirror.sync()
    assert _tree(tmp_path) == _tree(mirror.working)
    mirror.close()
