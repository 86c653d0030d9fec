"""Which table a question names by its number. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.terms import normalised

_TABLE = re.compile(
    r"(?:\b(?:tables?|tabellen?|tableau)\s+|表\s*)(?!(?:19|20)\d\d\b)(?P<number>[A-Z]?\d[\w.\-]*|[A-Z]\b)",
    re.IGNORECASE,
)


def asked_table(question: str) -> str | None:
    """The number of the table that a question, or a caption, names."""
    match = _TABLE.search(normalised(question))
    return match["number"].rstrip(".-") if match else None
