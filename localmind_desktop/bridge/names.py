"""What documents are called wherever the window names them. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from localmind_desktop.core.model import Answer, Citation, Document

Names = Mapping[str, str]
"""Of documents, by their ids."""


def shown_names(documents: Sequence[Document], *, titles: bool = True) -> Names:
    """Their titles, where they have one and ``titles`` are wanted; else the names of their files.

    Those that share a title have the name of the file behind it.
    """
    carried = Counter(each.title.casefold() for each in documents if each.title)
    return {each.id: _shown(each, carried[each.title.casefold()] > 1) if titles else each.name for each in documents}


def _shown(document: Document, is_shared: bool) -> str:
    if not document.title:
        return document.name
    return f"{document.title} ({document.name})" if is_shared else document.title


def renamed(answer: Answer, names: Names) -> Answer:
    """``answer`` with its documents called as in ``names``, to be shown; what is not in ``names`` keeps its name."""

    def called(citation: Citation) -> Citation:
        return replace(citation, document=names.get(citation.document_id, citation.document))

    return replace(
        answer,
        citations=tuple(called(each) for each in answer.citations),
        set_aside=tuple(replace(each, citation=called(each.citation)) for each in answer.set_aside),
        other_candidates=tuple(
            replace(each, document=names.get(each.document_id, each.document)) for each in answer.other_candidates
        ),
    )
