from pathlib import Path

import pytest

from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.store.durability import FolderSync, offers_hard_links


def _written(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")


def test_only_new_files_are_synced(tmp_path):
    folder = tmp_path / "index"
    _written(folder / "old")
    sync = FolderSync(folder)
    assert sync.sync() == 0
    for name in ("new", "deep/er/one", "deep/er/two"):
        _written(folder / name)
    assert sync.sync() == 3
    assert sync.sync() == 0
    (folder / "old").unlink()
    assert sync.sync() == 0


def test_a_file_that_was_tidied_away_does_not_keep_the_others_from_the_disk(tmp_path):
    folder = tmp_path / "index"
    _written(folder / "real")
    (folder / "a").symlink_to(folder / "gone")  # listed, but not there when it is opened
    sync = FolderSync(tmp_path / "index")
    sync._synced.clear()
    assert sync.sync() == 2


def test_what_the_disk_refuses_is_said(tmp_path):
    folder = tmp_path / "index"
    folder.mkdir()
    sync = FolderSync(folder)
    (folder / "loop").symlink_to("loop")
    with pytest.raises(StorageError, match="disk"):
        sync.sync()


def test_a_probe_for_hard_links_leaves_nothing(tmp_path):
    assert offers_hard_links(tmp_path)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(OSError, match="missing"):
        offers_hard_links(tmp_path / "missing")
