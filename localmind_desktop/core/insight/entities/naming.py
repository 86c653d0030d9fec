"""What is found of people and organisations before it is sure: candidates with evidence. Pure."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import NamedTuple

from localmind_desktop.core.model.insight import EntityKind

ENOUGH = 2.0
"""The evidence from which a candidate is named."""


_SHORTEST = 4  # letters of an initial and a last name


class Evidence(float, enum.Enum):
    """What speaks for a name, with how much it weighs."""

    LEGAL_FORM = 3.0
    TITLE = 3.0
    SIGNATURE = 3.0
    MAIL = 2.5
    DEFINED_TERM = 2.5
    LABEL = 2.2
    COPYRIGHT = 2.1
    ROLE = 2.05
    AUTHOR_LINE = 2.02
    HEAD = 2.01
    WEAK_FORM = 1.1
    GENERAL_LABEL = 1.05  # "Name": of signals and files too
    GIVEN_NAME = 1.0


class Candidate(NamedTuple):
    """Words of one text that may name someone."""

    kind: EntityKind
    words: tuple[str, ...]
    evidence: Evidence
    role: str = ""


class Known(NamedTuple):
    """What candidates are looked for with: the language, the words that the document writes small, its e-mails."""

    language: str
    small: frozenset[str]
    mails: frozenset[tuple[str, str]]
    first_page: int


class Named(NamedTuple):
    """A person or organisation: its words without title and legal form, how it is called in full, and its role."""

    kind: EntityKind
    core: tuple[str, ...]
    full: str
    role: str


def mails_of(addresses: Iterable[str]) -> frozenset[tuple[str, str]]:
    """First and last names, or an initial and a last name, that e-mail addresses are made of."""
    pairs = set()
    for address in addresses:
        local = address.partition("@")[0]
        for mark in "._-":
            first, found, last = local.partition(mark)
            if found and first.isalpha() and last.replace("-", "").isalpha() and len(last) > 1:
                pairs.add((first, last))
        if len(local) > _SHORTEST and local.isalpha():
            pairs.add((local[0], local[1:]))
    return frozenset(pairs)
