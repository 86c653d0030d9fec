"""Values that a question sets by name: ``FS_SEL=4``, ``BS2 BS1 BS0 = 0 1 1``. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.terms import is_identifier, normalised

_APART = r"(?:\s*,\s*|\s+)"
_SET = re.compile(
    rf"(?P<names>[A-Za-z][\w.]*(?:{_APART}[A-Za-z][\w.]*)*)\s*(?::=|==|=)\s*"
    rf"(?P<values>[±+\-−]?[\w.]+(?:{_APART}\d[\w.]*)*)"
)
_BITS = re.compile(r"[01]+")


def assigned(question: str) -> list[tuple[str, str]]:
    """Each name with its value; of several names before one sign, as many as values stand behind it."""
    found: list[tuple[str, str]] = []
    text = normalised(question)
    for match in _SET.finditer(text) if "=" in text else ():
        names, values = re.split(_APART, match["names"]), re.split(_APART, match["values"])
        run = next((n for n in range(len(names)) if all(map(is_identifier, names[n:]))), len(names))
        named = names[run:]
        if len(values) == 1 and len(named) == len(values[0]) > 1 and _BITS.fullmatch(values[0]):
            values = list(values[0])
        count = len(values) if 1 < len(values) <= len(named) else 1
        found += zip(names[-count:], values[:count], strict=True)
    return found


def set_columns(question: str, headers: Sequence[str]) -> dict[int, str]:
    """The columns that are called as the set names, with the value that each must have."""
    values = {name.casefold(): value for name, value in assigned(question)}
    return {
        column: values[header.strip().casefold()]
        for column, header in enumerate(headers)
        if header.strip().casefold() in values
    }
