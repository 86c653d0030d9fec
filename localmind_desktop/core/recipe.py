"""What an answer is made by, besides the documents: the settings and the program, as one digest."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from functools import lru_cache
from pathlib import Path

from localmind_desktop import __version__
from localmind_desktop.assets import resources
from localmind_desktop.core.settings import Settings

# Whatever else is set may change an answer, so that a setting to come is in from the start.
_NO_MATTER = frozenset({"version", "library", "limits", "caches", "appearance", "analysing"})
_NO_MATTER_OF_MODELS = frozenset({"folder", "connect_seconds", "silence_seconds", "speech", "keyed_servers"})


def settings_digest(settings: Settings) -> str:
    """Of all settings that may change an answer."""
    kept = {name: value for name, value in dataclasses.asdict(settings).items() if name not in _NO_MATTER}
    kept["models"] = {name: value for name, value in kept["models"].items() if name not in _NO_MATTER_OF_MODELS}
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=1)
def program_digest() -> str:
    """Of the version, of the core's code and prompts, and of what weighs the answers, as far as they lie there as
    files. Reads some 600 files."""
    digest = hashlib.sha256(__version__.encode())
    core, prompts, models = Path(__file__).parent, resources() / "prompts", resources() / "models"
    for path in (*sorted(core.rglob("*.py")), *sorted(prompts.glob("*")), *sorted(models.glob("*.json"))):
        digest.update(path.name.encode() + _content(path))
    return digest.hexdigest()


def weights_digest(own: Path) -> str:
    """Of the weights fitted on the user's ``own`` questions, where that file is."""
    return hashlib.sha256(_content(own)).hexdigest()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # not there, or it cannot be run either
        return b""
