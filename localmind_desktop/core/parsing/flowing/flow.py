"""What a reader of a file without pages gives. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.core.parsing.flowing.content import Content


@dataclass(frozen=True, slots=True)
class Flow:
    """What a file holds, in reading order; ``remarks`` say what was left out of it, in plain words."""

    content: tuple[Content, ...]
    title: str = ""
    remarks: tuple[str, ...] = ()
