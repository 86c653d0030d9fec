"""Personal data that somebody named by its words (D2), wherever these stand in a document as whole words. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from localmind_desktop.core.insight.personal.plain import Plain, plain_of
from localmind_desktop.core.model.insight import PersonalKind, PersonalSpan
from localmind_desktop.core.text.languages import FIRST_WIDE

_HYPHENATED = re.compile(r"(?<=[^\W\d_])-\n(?=([^\W\d_]))")


@dataclass(frozen=True, slots=True)
class Named:
    """What was named, made with `named`. ``any_of`` is None where that is nothing."""

    patterns: tuple[tuple[re.Pattern[str], PersonalKind], ...] = ()
    any_of: re.Pattern[str] | None = None

    def spans(self, text: str) -> tuple[PersonalSpan, ...]:
        """Where it stands in ``text``, in order, none over another."""
        if self.any_of is None:
            return ()
        plain = flowing(text)
        if not self.any_of.search(plain.text):
            return ()
        found = (
            PersonalSpan(kind, *plain.origin(*match.span()))
            for pattern, kind in self.patterns
            for match in pattern.finditer(plain.text)
        )
        return together(found)


NOTHING_NAMED = Named()


def named(kinds: Mapping[str, PersonalKind]) -> Named:
    """Words of what is personal in any letter case; those in capitals only, as acronyms are, in this one."""
    if not kinds:
        return NOTHING_NAMED
    patterns = tuple((re.compile(_pattern(words)), kind) for words, kind in kinds.items())
    return Named(patterns, re.compile("|".join(map(_pattern, kinds))))


def stands_in(words: str, text: str) -> bool:
    """Whether ``text`` holds the words just so, but for spaces and line ends."""
    return bool(words) and re.search(_words(words), flowing(text).text) is not None


def flowing(text: str) -> Plain:
    """``text`` made plain, with the words whole that were hyphenated at the end of a line."""
    plain = plain_of(text)
    gaps = [found.span() for found in _HYPHENATED.finditer(plain.text) if found[1].islower()]
    if not gaps:
        return plain
    gone = {place for start, end in gaps for place in range(start, end)}
    kept = [place for place in range(len(plain.text)) if place not in gone]
    places = (*kept, len(plain.text))
    origins = places if plain.origins is None else tuple(plain.origins[place] for place in places)
    return Plain("".join(plain.text[place] for place in kept), origins)


def together(spans: Iterable[PersonalSpan]) -> tuple[PersonalSpan, ...]:
    """``spans`` in order; those that overlap become one.

    A value of which words are left over is hidden by the words' kind, which keeps nothing of it.
    """
    merged: list[PersonalSpan] = []
    for span in sorted(spans, key=lambda one: (one.start, -one.end)):
        last = merged[-1] if merged else None
        if last is None or span.start >= last.end:
            merged.append(span)
        elif span.end > last.end:
            kind = last.kind if last.kind.is_in_words else span.kind
            merged[-1] = PersonalSpan(kind, last.start, span.end)
    return tuple(merged)


def _pattern(words: str) -> str:
    return f"(?:{_words(words)})" if words.isupper() else f"(?i:{_words(words)})"


def _words(words: str) -> str:
    """Whole words, as far as their script has spaces between them."""
    before = r"(?<!\w)" if _is_spaced(words[0]) else ""
    after = r"(?!\w)" if _is_spaced(words[-1]) else ""
    return before + r"\s+".join(map(re.escape, words.split())) + after


def _is_spaced(letter: str) -> bool:
    return letter < FIRST_WIDE and (letter.isalnum() or letter == "_")
