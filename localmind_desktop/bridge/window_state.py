"""What the window remembers from one start to the next: where it stood, and what was open. No setting, no content."""

from __future__ import annotations

import dataclasses
import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

_FURTHEST = 100_000


@dataclass(frozen=True, slots=True)
class WindowState:
    """Pixels of the screen; a ``width`` of 0: never shown. Ids belong to the library in ``library``.

    ``panes`` are the widths of the three columns, ``side_heights`` the heights of what stands in the first.
    ``pages_in_front``: beside the chat stand the pages, where there is no room for the library, too.
    ``zoom`` is in per cent, and counts where the pages fit neither the width nor the height: ``fit`` says it.
    ``text_zoom``, in per cent too, is of the questions and answers.
    """

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False
    panes: tuple[int, ...] = ()
    side_heights: tuple[int, ...] = ()
    library_shown: bool = True
    conversations_shown: bool = True
    pages_shown: bool = True
    pages_in_front: bool = False
    library: str = ""
    document: str = ""
    page: int = 0
    conversation: str = ""
    side_bar: bool = False
    side_width: int = 0
    fit: str = "width"
    zoom: int = 100
    dim_pages: bool = False
    two_pages: bool = False
    text_zoom: int = 100
    titles: bool = True


def load_state(path: Path) -> WindowState:
    """The state in ``path``; the first one where there is none, or none that can be read."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return WindowState()
    return _filled(content) if isinstance(content, dict) else WindowState()


def save_state(state: WindowState, path: Path) -> None:
    """Write ``state``, whole or not at all. It is worth no message when that fails."""
    draft = path.with_suffix(".draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(dataclasses.asdict(state), indent=2), encoding="utf-8")
        draft.replace(path)
    except OSError:
        log.warning("what the window remembers could not be written")


def _filled(content: dict[str, Any]) -> WindowState:
    """What ``content`` holds of the right types."""
    default = WindowState()
    changes: dict[str, Any] = {}
    for entry in dataclasses.fields(default):
        current, value = getattr(default, entry.name), content.get(entry.name)
        if isinstance(current, tuple):
            if isinstance(value, list) and all(_is_length(each) for each in value):
                changes[entry.name] = tuple(value)
        elif type(value) is type(current) and (not isinstance(value, int) or _is_length(value)):
            changes[entry.name] = value
    return dataclasses.replace(default, **changes)


def _is_length(value: object) -> bool:
    return isinstance(value, int) and -_FURTHEST < value < _FURTHEST
