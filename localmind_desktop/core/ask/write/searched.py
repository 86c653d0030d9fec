"""What was searched when nothing was found (A8): how many documents, and how many are not there yet. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from localmind_desktop.core.counting import counted
from localmind_desktop.core.model import Document, Scope, State
from localmind_desktop.core.phrase import phrase


@dataclass(frozen=True, slots=True)
class Searched:
    """``ready`` documents could be searched, ``waiting`` are still being read; unreadable ones are neither.

    What is read anew can be searched as it was; what is being indexed can be searched, and is waited for.
    """

    ready: int
    waiting: int

    @classmethod
    def of(cls, documents: Iterable[Document], scope: Scope) -> Searched:
        """Of the documents of its collection those that lie in ``scope``."""
        found = [one for one in documents if not scope.documents or one.id in scope.documents]
        ready = sum(one.state.is_whole or _has_text(one) for one in found)
        return cls(ready, sum(not one.state.is_final and not _is_read_anew(one) for one in found))


def nothing_found(scope: Scope, searched: Searched) -> str:
    """``No answer found in 6 documents; 4 are still being read.``"""
    waiting, verb = searched.waiting, "is" if searched.waiting == 1 else "are"
    if waiting and not searched.ready:
        return f"No answer found yet; {counted(waiting, 'document')} {verb} still being read."
    more = f"; {waiting} {verb} still being read" if waiting else ""
    return f"No answer found {_where(scope, searched.ready)}{more}."


def nothing_to_search(searched: Searched) -> str:
    """What is said where there is no document to search; empty where there is one, ready or not."""
    return (
        "" if searched.ready or searched.waiting else phrase("There are no documents to search. Add a document first.")
    )


def _has_text(document: Document) -> bool:
    return not document.state.is_final and document.chunks > 0


def _is_read_anew(document: Document) -> bool:
    return document.state in (State.QUEUED, State.READING) and document.chunks > 0


def _where(scope: Scope, documents: int) -> str:
    if scope.table is not None:
        return f"in {scope.table.label or 'this table'}"
    of_all = counted(documents, "document")
    if scope.pages is not None:
        first, last = scope.pages
        return f"on {f'page {first}' if first == last else f'pages {first}–{last}'} of {of_all}"
    return f"in {of_all}"
