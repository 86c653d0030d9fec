"""Numbers with their nouns, as messages and reports say them. Pure."""

from __future__ import annotations


def counted(count: int, noun: str) -> str:
    """ "1 row", "2,300 rows"; ``noun`` takes an s where there are several."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
