"""Documents that a question calls by what they are: ``the A1 data sheet``, and then ``the manual``. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.terms import content_terms, normalised

_KIND = (
    r"(?:quick )?reference (?:card|guide|manual|sheet)|data ?sheets?|(?:\w+ )?specification|"
    r"(?:user(?:['’]?s)?|owner(?:['’]?s)?|service|installation|instruction|\w+)? ?manual|handbook|(?:\w+ )?guide|"
    r"(?:\w+ )?(?:agreement|contract|report|standard|brochure|card)|datenblatt|handbuch|spezifikation|"
    r"anleitung|fiche technique|manuel|notice|rapport"
)
_NAMED = re.compile(
    rf"\b(?i:the|der|die|das|dem|den|des|le|la|du|l['’])\s*(?P<name>(?:[A-ZÄÖÜÉ\d][\w.+/-]*\s+){{0,4}})(?P<kind>(?i:{_KIND}))\b"
)


@dataclass(frozen=True, slots=True)
class Paper:
    """A document as a question calls it; ``name`` is empty where only its kind is said."""

    name: str
    kind: str

    @property
    def term_sets(self) -> tuple[frozenset[str], ...]:
        """The terms that its title page or running headers may hold: its kind in two words or in one."""
        name = frozenset(content_terms(self.name))
        kinds = dict.fromkeys((self.kind, self.kind.replace(" ", "")))
        return tuple(name | frozenset(content_terms(kind)) for kind in kinds)


def papers_in(question: str) -> list[Paper]:
    """The documents that a question calls by their kind, in order."""
    found = _NAMED.finditer(normalised(question))
    return list(dict.fromkeys(Paper(match["name"].strip(), match["kind"].casefold()) for match in found))


def without_papers(question: str) -> str:
    """A question less the documents that it names."""
    return _NAMED.sub(" ", normalised(question))
