"""Numbers with their nouns, and lists, as messages and reports say them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.phrase import Phrase, phrase

_NOUNS = {
    "contract": (phrase("1 contract"), phrase("{n:,} contracts")),
    "document": (phrase("1 document"), phrase("{n:,} documents")),
    "invoice": (phrase("1 invoice"), phrase("{n:,} invoices")),
    "model": (phrase("1 model"), phrase("{n:,} models")),
    "page": (phrase("1 page"), phrase("{n:,} pages")),
    "part": (phrase("1 part"), phrase("{n:,} parts")),
    "row": (phrase("1 row"), phrase("{n:,} rows")),
    "statement": (phrase("1 statement"), phrase("{n:,} statements")),
}


def counted(count: int, noun: str) -> str:
    """ "1 row", "2,300 rows"; ``noun`` takes an s where there are several."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def amount(count: int, noun: str) -> Phrase:
    """`counted` within a phrase, for the nouns that are said to users."""
    one, many = _NOUNS[noun]
    return one if count == 1 else Phrase(counted(count, noun), many.template, {"n": count})


def listed(texts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"; at least one."""
    if len(texts) == 1:
        return texts[0]
    return phrase("{first} and {last}", first=", ".join(texts[:-1]), last=texts[-1])
