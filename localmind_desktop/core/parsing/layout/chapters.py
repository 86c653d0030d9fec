"""The headings over tables, chapter › section › subsection, and what tells them from those beside them. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from localmind_desktop.core.headings import Heading, opened, unnumbered
from localmind_desktop.core.model import BlockKind, Fragment, PageRead
from localmind_desktop.core.terms import STOP_WORDS, tokens

_MOST = 3  # headings that are kept over a section, the nearest

Path = tuple[Heading, ...]


class Under(NamedTuple):
    """The headings over a section, outermost first, and the words by which headings of one form differ from its own."""

    chapters: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


def chapters_of(pages: Sequence[PageRead]) -> list[list[Under]]:
    """What each fragment of each page stands under.

    Less the heading that is over everything: a title tells no table from the others.
    """
    paths: list[list[Path]] = []
    above: Path = ()
    headings: dict[Path, None] = {}
    for page in pages:
        found, open_after = _of_page(page, above)
        above = open_after[-1]
        headings |= dict.fromkeys(open_after)
        paths.append(found)
    first = {path[0] for found in paths for path in found if path}
    title = first & set(above[:1]) if len(first) == 1 else set()
    beside = _words_beside(headings)
    return [[_under(path, title, beside) for path in found] for found in paths]


def _under(path: Path, title: Iterable[Heading], beside: dict[Path, tuple[str, ...]]) -> Under:
    over = path[1:] if path[:1] and path[0] in title else path
    words = [word for end in range(1, len(path) + 1) for word in beside.get(path[:end], ())]
    return Under(tuple(heading.text for heading in over[:-1])[-_MOST:], tuple(dict.fromkeys(words)))


def _of_page(page: PageRead, above: Path) -> tuple[list[Path], list[Path]]:
    """The open headings at each fragment; those before the page and after each of its headings."""
    open_after = [above]
    tops = [0.0]
    for block in page.blocks:
        if block.kind is BlockKind.HEADING:
            open_after.append(opened(open_after[-1], block))
            tops.append(block.box.y0)
    found = []
    at = 0
    for fragment in page.fragments:
        at = _heading_over(fragment, open_after, tops, at)
        path = open_after[at]
        found.append(path if path and path[-1].text == fragment.section else ())
    return found, open_after


def _heading_over(fragment: Fragment, open_after: Sequence[Path], tops: Sequence[float], at: int) -> int:
    """Which of the page's headings is the fragment's section; of namesakes the last one above it."""
    named = [n for n in range(at, len(tops)) if open_after[n] and open_after[n][-1].text == fragment.section]
    return max((n for n in named if tops[n] <= fragment.box.y0), default=named[0] if named else at)


def _words_beside(headings: Iterable[Path]) -> dict[Path, tuple[str, ...]]:
    """For each heading the words by which those beside it differ that are worded alike: Outdoor, of an Indoor unit."""
    alike: dict[tuple[Path, int], list[Path]] = defaultdict(list)
    said = {path: _said(path[-1].text) for path in headings if path}
    for path, words in said.items():
        alike[path[:-1], len(words)].append(path)
    found: dict[Path, tuple[str, ...]] = {}
    for family in alike.values():
        for path in family:
            others = [[b for a, b in zip(said[path], said[o], strict=True) if a != b] for o in family if o != path]
            told = [word for words in others if 2 * len(words) <= len(said[path]) for word in words]
            if told:
                found[path] = tuple(dict.fromkeys(told))
    return found


def _said(heading: str) -> list[str]:
    return [token for token in map(str.casefold, tokens(unnumbered(heading))) if token not in STOP_WORDS]
