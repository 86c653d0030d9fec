"""Several model folders in one process: as many stay loaded as fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from localmind_desktop.core.models.loaded import LoadedModels, weights_size


class Model:
    """Stands for what an engine loads."""


@pytest.fixture
def folders(tmp_path: Path) -> list[str]:
    made = [tmp_path / name for name in ("a", "b", "c")]
    for folder in made:
        (folder / "part").mkdir(parents=True)
        (folder / "part" / "model.safetensors").write_bytes(bytes(100))
        (folder / "config.json").write_bytes(bytes(1000))
    return [str(folder) for folder in made]


def test_the_weights_are_what_counts(folders: list[str]) -> None:
    assert weights_size(Path(folders[0])) == 100


def test_models_are_loaded_once_as_long_as_there_is_room(folders: list[str]) -> None:
    loaded = LoadedModels(300)
    models = [loaded.get(folder, Model, Model) for folder in folders]
    assert [loaded.get(folder, Model, Model) for folder in folders] == models


def test_what_was_not_used_for_longest_goes(folders: list[str]) -> None:
    first, second, third = folders
    loaded = LoadedModels(200)
    kept = [loaded.get(first, Model, Model), loaded.get(second, Model, Model)][0]
    assert loaded.get(first, Model, Model) is kept
    loaded.get(third, Model, Model)
    assert loaded.folders == (first, third)
    assert loaded.get(first, Model, Model) is kept


def test_one_that_is_too_large_is_loaded_alone(folders: list[str]) -> None:
    loaded = LoadedModels(50)
    for folder in folders:
        loaded.get(folder, Model, Model)
        assert loaded.folders == (folder,)


def test_what_does_not_load_leaves_no_trace(folders: list[str]) -> None:
    def fail() -> Model:
        raise FileNotFoundError

    loaded = LoadedModels(300)
    with pytest.raises(FileNotFoundError):
        loaded.get(folders[0], Model, fail)
    assert loaded.folders == ()
