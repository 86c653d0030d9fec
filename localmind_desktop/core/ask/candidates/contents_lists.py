"""Which tables are lists of contents: they say where something stands, not what. Pure."""

from __future__ import annotations

import re
from itertools import pairwise

from localmind_desktop.core.model import Table

_FEWEST = 5  # entries
_FRONT_PAGES = 8  # in which a list of contents stands, or
_FRONT_SHARE = 0.1  # of the document's pages
_REACH = 0.4  # of the pages, that the entries cover at least
_RISING = 0.9  # of the neighbouring entries
_PAGE = re.compile(r"\d{1,4}")


def is_contents(table: Table, pages: int) -> bool:
    """Whether the last words of nearly all rows are page numbers that rise through a document of ``pages`` pages."""
    if not table.rows or table.rows[0].place.page > max(_FRONT_PAGES, _FRONT_SHARE * pages):
        return False
    filled = [[text.strip() for text in row.texts if text.strip()] for row in table.rows]
    ends = [_page_of(texts[-1]) for texts in filled if texts]
    found = [end for end in ends if end is not None]
    if len(found) < max(_FEWEST, _RISING * len(ends)):
        return False
    rising = sum(left <= right for left, right in pairwise(found))
    return rising >= _RISING * (len(found) - 1) and _REACH * pages <= max(found) <= pages


def _page_of(text: str) -> int | None:
    """The number that a cell is, or that ends it behind leaders."""
    last = text.split()[-1]
    return int(last) if _PAGE.fullmatch(last) else None
