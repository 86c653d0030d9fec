"""Thoughts that a server leaves in the text of an answer, between ``<think>`` and ``</think>``, are left out. Pure."""

from __future__ import annotations

from collections.abc import Iterator

_OPEN, _CLOSE = "<think>", "</think>"


def without_thoughts(texts: Iterator[str]) -> Iterator[str]:
    """The pieces of an answer without the thoughts at its beginning. An answer of thoughts only is empty."""
    held = ""
    for text in texts:
        held += text
        begun = held.lstrip()
        if begun.startswith(_OPEN):
            if _CLOSE not in begun:
                continue
            held = begun.split(_CLOSE, 1)[1].lstrip()
        elif _OPEN.startswith(begun):
            continue
        if held:
            yield held
        yield from texts
        return
    if held and not held.lstrip().startswith(_OPEN):
        yield held
