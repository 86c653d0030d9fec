"""Who stands over an address: the sender of a letter and whom it is to, by where the lines are. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.insight.entities.shapes import is_capital
from localmind_desktop.core.insight.review.values import Scene
from localmind_desktop.core.model import Line, Place
from localmind_desktop.core.model.insight import EntityKind, TextRun

_FEWEST_WORDS, _MOST_WORDS, _MOST_LETTERS = 2, 7, 60  # of a name
_OVERLAP = 0.5  # height of a line by which the next may reach into it
_NEAR = 2.2  # heights of a line between one line and the next above it
_LINES_ABOVE = 3  # an address in which something stands between the name and the street
_MARKS = ":：@#=_•·|–,"


TitleOf: TypeAlias = Callable[[str], Iterable[tuple[int, int]]]


class Head(NamedTuple):
    """A name over an address."""

    name: str
    place: Place


def letterheads(runs: Sequence[TextRun], scene: Scene, title_of: TitleOf) -> tuple[Head, ...]:
    """The names over the addresses of the first page, from top to bottom, in whichever block they stand.

    ``title_of`` finds what a line says of the document itself, as "Invoice": no part of a name.
    """
    first = [run for run in runs if run.kind is not None and run.page == runs[0].page]
    lines = sorted((line for run in first for line in run.lines if line.text.strip()), key=lambda one: one.box.y0)
    streets = [_line_at(run, start) for run in first for start in _addresses(run, scene)]
    heads = [head for street in streets for head in _over(street, lines, runs[0].page, title_of)]
    return tuple(sorted(dict.fromkeys(heads), key=lambda head: head.place.box.y0))


def _addresses(run: TextRun, scene: Scene) -> Iterator[int]:
    """Where the addresses of a block begin that begin a line."""
    for find, _ in scene.reader.finds(run.text):
        if find.kind is EntityKind.ADDRESS and not run.text[: find.start].rpartition("\n")[2].strip():
            yield find.start


def _line_at(run: TextRun, start: int) -> Line:
    return run.lines[run.text.count("\n", 0, start)]


def _over(street: Line, lines: Sequence[Line], page: int, title_of: TitleOf) -> Iterator[Head]:
    """The topmost of the lines right above a street that is a name."""
    found, below = None, street
    above = [line for line in lines if line.box.y1 < street.box.y1 - _OVERLAP * (street.box.y1 - street.box.y0) and _is_over(line, street)]
    for line in reversed(above[-_LINES_ABOVE:]):
        if below.box.y0 - line.box.y1 > _NEAR * (below.box.y1 - below.box.y0):
            break
        name = _without_title(" ".join(line.text.split()), title_of)
        found = Head(name, Place(page, line.box)) if _is_name(name) else found
        below = line
    if found:
        yield found


def _is_over(line: Line, street: Line) -> bool:
    return line.box.x0 < street.box.x1 and street.box.x0 < line.box.x1


def _without_title(text: str, title_of: TitleOf) -> str:
    """ "Kestrel Print Co. INVOICE" is a name and the title of the page beside it."""
    begins = [start for start, end in title_of(text) if end >= len(text.rstrip(" .:"))]
    return text[: min(begins)].rstrip() if begins else text


def _is_name(text: str) -> bool:
    """Short, of several words with capitals, and no other entry of a letterhead: no number, label or sentence."""
    words = text.split()
    if not _FEWEST_WORDS <= len(words) <= _MOST_WORDS or len(text) > _MOST_LETTERS:
        return False
    return is_capital(words[0]) and not any(letter.isdigit() or letter in _MARKS for letter in text)
