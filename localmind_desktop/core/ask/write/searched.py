"""What was searched when nothing was found (A8): how many documents, and how many are not there yet. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from localmind_desktop.core.counting import amount
from localmind_desktop.core.model import Document, Scope, State
from localmind_desktop.core.phrase import Phrase, phrase


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


def nothing_found(scope: Scope, searched: Searched) -> Phrase:
    """``No answer found in 6 documents; 4 are still being read.``"""
    waiting = searched.waiting
    if waiting and not searched.ready:
        documents = amount(waiting, "document")
        if waiting == 1:
            return phrase("No answer found yet; {documents} is still being read.", documents=documents)
        return phrase("No answer found yet; {documents} are still being read.", documents=documents)
    where = _where(scope, searched.ready)
    if not waiting:
        return phrase("No answer found {where}.", where=where)
    if waiting == 1:
        return phrase("No answer found {where}; 1 is still being read.", where=where)
    return phrase("No answer found {where}; {n} are still being read.", where=where, n=waiting)


def nothing_to_search(searched: Searched) -> str:
    """What is said where there is no document to search; empty where there is one, ready or not."""
    return (
        "" if searched.ready or searched.waiting else phrase("There are no documents to search. Add a document first.")
    )


def _has_text(document: Document) -> bool:
    return not document.state.is_final and document.chunks > 0


def _is_read_anew(document: Document) -> bool:
    return document.state in (State.QUEUED, State.READING) and document.chunks > 0


def _where(scope: Scope, documents: int) -> Phrase:
    if scope.table is not None:
        label = scope.table.label
        return phrase("in {table}", table=label) if label else phrase("in this table")
    of_all = amount(documents, "document")
    if scope.pages is None:
        return phrase("in {documents}", documents=of_all)
    first, last = scope.pages
    if first == last:
        return phrase("on page {page} of {documents}", page=first, documents=of_all)
    return phrase("on pages {first}–{last} of {documents}", first=first, last=last, documents=of_all)
