"""What a thing is called, as the heading over its table says it: ``5.1 Battery system, Name: DBAT``. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable

from localmind_desktop.core.ask.chains.chains import Source
from localmind_desktop.core.ask.drafts import Draft
from localmind_desktop.core.ask.question.asked import Asked, present_terms
from localmind_desktop.core.model import Block, Citation, Mode, PageRead, Place
from localmind_desktop.core.terms import STOP_WORDS

_ASKS_NAME = re.compile(
    r"\bcalled\b|\bstands? for\b|\b(?:full|long) name of\b|\bheißt\b|\bgenannt\b|\bs'appelle\b|叫什么|全称",
    re.IGNORECASE,
)
_SHORTEST_WORD = 3


def asked_name(asked: Asked) -> str | None:
    """The identifier that is asked what it is called; None where the question asks for something else."""
    names = [want.token for want in asked.exact]
    return names[0] if len(names) == 1 and not asked.exact[0].is_number and _ASKS_NAME.search(asked.question) else None


def name_draft(asked: Asked, name: str, source: Source, pages: Iterable[PageRead]) -> Draft | None:
    """The heading over a table about ``name``, where it says more of it than the question does."""
    section = " ".join(source.table.section.split())
    new = {term for term in present_terms([section]) - asked.said - STOP_WORDS if len(term) >= _SHORTEST_WORD}
    if name.casefold() not in section.casefold() or not any(term.isalpha() for term in new):
        return None
    for page in pages:
        for block in page.blocks:
            if " ".join(block.text.split()) == section:
                return Draft(
                    mode=Mode.EXTRACT,
                    route="definition",
                    text=f"{section} [1]",
                    citations=(_citation(source, page.number, block),),
                    table=None,
                    coverage=1.0,
                )
    return None


def _citation(source: Source, page: int, block: Block) -> Citation:
    return Citation(
        number=1,
        document_id=source.document_id,
        document=source.document,
        page=page,
        places=tuple(Place(page, line.box) for line in block.lines),
        quote=" ".join(block.text.split()),
    )
