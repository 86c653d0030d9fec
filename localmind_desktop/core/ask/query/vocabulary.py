"""What words weigh in the documents that may be asked (R13, R22): counted in the chosen collection only."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from localmind_desktop.core.ask.query.asked import Asked, idf, present_terms
from localmind_desktop.core.model import Scope
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import terms

_TELLING = 3  # characters of a part of a name that tells it from others
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

    def frequencies(self, of: Sequence[str]) -> Mapping[str, int]:
        """In how many chunks each term stands."""
        return self.catalog.terms.frequencies(of, self.collection)

    def weights(self, of: Sequence[str]) -> Mapping[str, float]:
        """The inverse document frequency of each term."""
        total = self.chunks
        return {term: idf(chunks, total) for term, chunks in self.frequencies(of).items()}

    def has(self, forms: Sequence[frozenset[str]]) -> bool:
        """Whether one of the forms of a term stands in the documents, or in the name of one, with all its parts."""
        found = self.frequencies(sorted({term for form in forms for term in form}))
        return any(all(found[term] for term in form) for form in forms) or self._names(forms)

    def lacks_name(self, asked: Asked) -> bool:
        """Whether an identifier or number of a question stands nowhere, and no part of it that says something does.

        Who asks writes names otherwise than documents do: ``WGS-72`` for WGS 72, ``WP2/T2.3`` for T2.3 of WP2.
        """
        return any(not self._has_part(name) for name in self.lacking(asked))

    def lacking(self, asked: Asked) -> tuple[str, ...]:
        """The identifiers and numbers of a question that stand nowhere as they are written."""
        return tuple(want.token for want in asked.exact if not self.has(want.forms))

    def _has_part(self, name: str) -> bool:
        parts = [part for part in terms(name)[1:] if len(part) >= _TELLING and any(map(str.isalpha, part))]
        return any(self.frequencies(parts).values())

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
