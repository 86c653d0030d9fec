"""The model folders that are loaded, in the inference child: as many as fit, those that were used last."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from localmind_desktop.core.system.heaps import give_back

M = TypeVar("M")


class _Loaded(NamedTuple):
    model: object
    size: int


class LoadedModels:
    """Models by folder. Together their weights take at most ``room`` bytes; one alone may take more."""

    def __init__(self, room: float) -> None:
        self._room = room
        self._models: dict[str, _Loaded] = {}  # in the order of their last use

    @property
    def folders(self) -> tuple[str, ...]:
        """Those that are loaded, the one used last at the end."""
        return tuple(self._models)

    def get(self, folder: str, kind: type[M], load: Callable[[], M]) -> M:
        """The model in ``folder``, which ``load`` loads where it is not there; others go where there is no room."""
        loaded = self._models.pop(folder, None)
        if loaded is None or not isinstance(loaded.model, kind):
            size = weights_size(Path(folder))
            self._make_room(size)
            loaded = _Loaded(load(), size)
        self._models[folder] = loaded
        assert isinstance(loaded.model, kind)
        return loaded.model

    def _make_room(self, size: int) -> None:
        taken = size + sum(loaded.size for loaded in self._models.values())
        gone = 0
        for folder in list(self._models):
            if taken <= self._room:
                break
            taken -= self._models.pop(folder).size
            gone += 1
        if gone:
            gc.collect()
            give_back()


def weights_size(folder: Path) -> int:
    """Bytes of the weights of a model folder."""
    return sum(file.stat().st_size for file in folder.rglob("*.safetensors"))
