"""Text cut into lines of a width."""

from __future__ import annotations

import re
from collections.abc import Iterator

from localmind_desktop.core.parsing.flowing.faces import Face

_PARTS = re.compile(r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\uffef]+|[^\S\n]+")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufeff\u200b-\u200f\u202a-\u202e\u2060-\u2069]|[\ud800-\udfff]")


def clean(text: str) -> str:
    """``text`` without characters that print nothing; tabs and hard spaces are spaces."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", "    ").replace("\u00a0", " ")
    return _CONTROL.sub("", text)


def wrapped(text: str, face: Face, size: float, width: float) -> list[str]:
    """The lines of ``text``, no wider than ``width`` points unless a single letter is."""
    lines: list[str] = []
    for line in text.split("\n"):
        if len(line) * size * 0.2 <= width and face.width(line, size) <= width:
            lines.append(line)
        else:
            lines += _broken(line, face, size, width)
    return lines


def _broken(line: str, face: Face, size: float, width: float) -> Iterator[str]:
    indent = line[: len(line) - len(line.lstrip())]
    current, filled = "", 0.0
    for part in _PARTS.findall(line):
        taken = face.width(part, size)
        if current.strip() and filled + taken > width and not part.isspace():
            yield current.rstrip()
            current, filled = indent, face.width(indent, size)
        if taken > width and not part.isspace():
            *whole, part = _cut(part, face, size, width)
            for piece in whole:
                yield current + piece
                current, filled = "", 0.0
            taken = face.width(part, size)
        current += part
        filled += taken
    if current.strip() or not line.strip():
        yield current.rstrip()


def _cut(word: str, face: Face, size: float, width: float) -> list[str]:
    """A word that is wider than a line, in pieces."""
    pieces, current, filled = [], "", 0.0
    for letter in word:
        taken = face.width(letter, size)
        if current and filled + taken > width:
            pieces.append(current)
            current, filled = "", 0.0
        current += letter
        filled += taken
    return [*pieces, current]


def widest(text: str, face: Face, size: float) -> tuple[float, float]:
    """Points that the widest word and the widest line of ``text`` take."""
    lines = text.split("\n")
    full = max(face.width(line, size) for line in lines)
    word = max((face.width(part, size) for line in lines for part in _PARTS.findall(line)), default=0.0)
    return word, full
