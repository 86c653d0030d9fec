"""Which documents of the library a question means that calls them by what they are: ``the A1 data sheet``."""

from __future__ import annotations

from dataclasses import dataclass, replace

from localmind_desktop.core.ask.question.papers import Paper, papers_in
from localmind_desktop.core.model import Scope
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import content_terms

_MOST = 3  # a name that more documents have means none of them


@dataclass(frozen=True, slots=True)
class NamedPapers:
    """Looks documents up by their title pages and running headers, never by their file names."""

    catalog: Catalog

    def scope_of(self, question: str, scope: Scope) -> Scope:
        """The scope, narrowed to the one document, or its few editions, that a question calls by name and kind."""
        papers = [paper for paper in papers_in(question) if paper.name]
        found = self._called(papers[0], scope) if len(papers) == 1 else set()
        return replace(scope, documents=tuple(sorted(found))) if found else scope

    def scope_of_other(self, part: str, first: str, scope: Scope) -> Scope | None:
        """For a later half that only says ``the manual`` where the first names the data sheet of a thing: its manual.

        None where the half calls no other document than the first.
        """
        theirs = [paper for paper in papers_in(first) if paper.name]
        bare = [paper for paper in papers_in(part) if not paper.name]
        if len(theirs) != 1 or len(bare) != 1 or bare[0].kind == theirs[0].kind:
            return None
        found = self._called(replace(bare[0], name=theirs[0].name), scope) - self._called(theirs[0], scope)
        return replace(scope, documents=tuple(sorted(found))) if found else None

    def _called(self, paper: Paper, scope: Scope) -> set[str]:
        if not content_terms(paper.name):
            return set()
        called: set[str] = set()
        for terms in paper.term_sets:
            uses = self.catalog.term_uses(sorted(terms)).values()
            called |= set.intersection(*({use.document_id for use in found if use.subject} for found in uses))
        if scope.documents:
            called &= set(scope.documents)
        elif scope.collection is not None:
            called &= {document.id for document in self.catalog.documents(scope.collection)}
        return called if len(called) <= _MOST else set()
