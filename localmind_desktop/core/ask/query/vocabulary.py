"""What words weigh in the documents that may be asked (R13, R22): counted in the chosen collection only."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from localmind_desktop.core.ask.query.asked import Asked, idf, present_terms
from localmind_desktop.core.model import Scope
from localmind_desktop.core.store.catalog import Catalog

_PARTED = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The terms of one collection; ``collection`` None: of all."""

    catalog: Catalog
    collection: str | None = None

    @classmethod
    def of(cls, catalog: Catalog, scope: Scope) -> Vocabulary:
        return cls(catalog, scope.collection)

    @property
    def chunks(self) -> int:
        return self.catalog.terms.chunk_total(self.collection)

    def frequencies(self, terms: Sequence[str]) -> Mapping[str, int]:
        """In how many chunks each term stands."""
        return self.catalog.terms.frequencies(terms, self.collection)

    def weights(self, terms: Sequence[str]) -> Mapping[str, float]:
        """The inverse document frequency of each term."""
        total = self.chunks
        return {term: idf(chunks, total) for term, chunks in self.frequencies(terms).items()}

    def has(self, forms: Sequence[frozenset[str]]) -> bool:
        """Whether one of the forms of a term stands in the documents, or in the name of one, with all its parts."""
        found = self.frequencies(sorted({term for form in forms for term in form}))
        return any(all(found[term] for term in form) for form in forms) or self._names(forms)

    def lacks_name(self, asked: Asked) -> bool:
        """Whether an identifier or number of a question stands nowhere."""
        return any(not self.has(want.forms) for want in asked.exact)

    def _names(self, forms: Sequence[frozenset[str]]) -> bool:
        """Whether the name of a document's file holds one of the forms."""
        if not any(forms):
            return False
        ids = self.catalog.shelving.in_sight(self.collection)
        names = (PurePath(name).stem for name in self.catalog.names(ids).values())
        return any(form and form <= there for there in map(_terms_of, names) for form in forms)


def _terms_of(name: str) -> frozenset[str]:
    """The terms of a file's name, whose words marks may part."""
    return present_terms([name, _PARTED.sub(" ", name)])
