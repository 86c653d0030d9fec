"""Numbers with their nouns, and lists, as messages and reports say them. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.phrase import Phrase, phrase

_NOUNS = {
    "contract": (phrase("{n:,} contract"), phrase("{n:,} contracts")),
    "document": (phrase("{n:,} document"), phrase("{n:,} documents")),
    "invoice": (phrase("{n:,} invoice"), phrase("{n:,} invoices")),
    "model": (phrase("{n:,} model"), phrase("{n:,} models")),
    "page": (phrase("{n:,} page"), phrase("{n:,} pages")),
    "part": (phrase("{n:,} part"), phrase("{n:,} parts")),
    "row": (phrase("{n:,} row"), phrase("{n:,} rows")),
    "statement": (phrase("{n:,} statement"), phrase("{n:,} statements")),
}


def counted(count: int, noun: str) -> str:
    """ "1 row", "2,300 rows"; ``noun`` takes an s where there are several."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def amount(count: int, noun: str) -> Phrase:
    """`counted` within a phrase, for the nouns that are said to users."""
    one, many = _NOUNS[noun]
    return Phrase(counted(count, noun), (one if count == 1 else many).template, {"n": count})


def of_one(template: str) -> str:
    """The template of one thing, for that of several: some languages say none as they say one."""
    return next((one.template for one, many in _NOUNS.values() if many.template == template), template)


def listed(texts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"; at least one."""
    if len(texts) == 1:
        return texts[0]
    return phrase("{first} and {last}", first=", ".join(texts[:-1]), last=texts[-1])
