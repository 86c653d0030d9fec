"""Where a document first holds certain words. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from localmind_desktop.core.ask.documents.telling import Line
from localmind_desktop.core.model import PageRead, Place
from localmind_desktop.core.page_text import hits_on


def mention_of(pages: Iterable[PageRead], name: str) -> Line | None:
    """The first place of ``name`` as whole words, in whatever case; None where it stands nowhere."""
    for page in pages:
        for hit in hits_on(page, name):
            if not (hit.before[-1:].isalnum() or hit.after[:1].isalnum()):
                quote = " ".join(f"{hit.before}{hit.found}{hit.after}".split())
                return Line(hit.found, tuple(Place(hit.page, box) for box in hit.boxes), quote)
    return None
