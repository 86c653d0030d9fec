"""What a document is about, from its own words: its title and its subject terms. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from localmind_desktop.core.model import BlockKind, Chunk, Opened, PageRead
from localmind_desktop.core.terms import content_terms

_FILE_NAME = re.compile(r"^(?:microsoft \w+|untitled|unknown|document\d*)\b|\.\w{2,4}$|^[\W\d_]*$", re.IGNORECASE)
_TITLE_CHARS = 120
_TITLE_PAGE_WORDS = 120
_COMMON_SHARE = 0.3  # a term on this share of the pages is what the document is about


def title_of(opened: Opened, pages: Sequence[PageRead]) -> str:
    """The title that the document gives itself; never its file name, so that renaming a file changes no answer."""
    stated = " ".join(opened.title.split())
    if len(stated) > 3 and not _FILE_NAME.search(stated):
        return stated[:_TITLE_CHARS]
    blocks = [block for page in pages[:2] for block in page.blocks if block.kind is not BlockKind.FURNITURE]
    headings = [block for block in blocks if block.kind is BlockKind.HEADING]
    for block in headings + blocks:
        text = " ".join(block.text.split())
        if len(text) > 3:
            return text[:_TITLE_CHARS]
    return ""


def term_counts(title: str, pages: Sequence[PageRead], chunks: Iterable[Chunk]) -> dict[str, tuple[int, bool]]:
    """For every term of a document: the number of its chunks with the term, and whether the document is about it."""
    counts: Counter[str] = Counter()
    for chunk in chunks:
        counts.update(content_terms(f"{chunk.context}\n{chunk.text}"))
    subjects = _subjects(title, pages)
    counts.update(dict.fromkeys(subjects - counts.keys(), 1))
    return {term: (count, term in subjects) for term, count in counts.items()}


def page_text(page: PageRead) -> str:
    """All text of a page: blocks, captions and cells."""
    cells = (cell.text for fragment in page.fragments for row in fragment.rows for cell in row.cells)
    headers = (header for fragment in page.fragments for header in fragment.headers)
    return "\n".join([*(block.text for block in page.blocks), *headers, *cells])


def _subjects(title: str, pages: Sequence[PageRead]) -> set[str]:
    subjects = set(content_terms(title))
    on_pages: Counter[str] = Counter()
    for page in pages:
        on_pages.update(content_terms(page_text(page)))
        for block in page.blocks:
            if block.kind is BlockKind.FURNITURE:
                subjects.update(content_terms(block.text))
    for page in pages[:1]:
        subjects.update(content_terms(" ".join(page_text(page).split()[:_TITLE_PAGE_WORDS])))
    common = {term for term, count in on_pages.items() if count >= max(3, _COMMON_SHARE * len(pages))}
    return subjects | common
