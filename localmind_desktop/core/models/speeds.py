"""How fast this machine runs a model, as it was last seen; kept beside the models (R17)."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import platform
from pathlib import Path
from threading import Lock

log = logging.getLogger(__name__)

_AS_BEFORE = 0.25  # a speed that differs by no larger share is not kept anew


def is_as_before(speed: float, known: float | None) -> bool:
    """Whether a speed that was seen is about the one that is ``known``, None for none."""
    return known is not None and abs(speed / known - 1) <= _AS_BEFORE


class Speeds:
    """Pairs or tokens per second by model and machine. What cannot be read or written is measured another time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._guard = Lock()

    def of(self, weights: str) -> float | None:
        """The speed of the model with these weights on this machine; None when it was not measured."""
        speed = self._read().get(_key(weights))
        return speed if isinstance(speed, float) and speed > 0 else None

    def keep(self, weights: str, speed: float) -> None:
        with self._guard:
            speeds = self._read() | {_key(weights): float(speed)}
            draft = self._path.with_suffix(".draft")
            try:
                draft.parent.mkdir(parents=True, exist_ok=True)
                draft.write_text(json.dumps(speeds, indent=1, sort_keys=True), encoding="utf-8")
                draft.replace(self._path)
            except OSError:
                log.warning("the speed of a model could not be kept; it is measured again")

    def _read(self) -> dict[str, object]:
        try:
            content = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return content if isinstance(content, dict) else {}


def _key(weights: str) -> str:
    """Of one model on one machine. A shelf may be carried from one machine to another."""
    machine = f"{platform.node()} {platform.machine()} {platform.processor()} {os.cpu_count()}"
    return hashlib.sha256(f"{machine} {weights}".encode()).hexdigest()[:32]
