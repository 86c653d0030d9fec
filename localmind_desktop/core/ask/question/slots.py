"""Where what a fragment names goes in the question before it: ``bit 3`` for ``bit 4``, ``B2`` for ``A1``. Pure.

A fragment stands in for the part of the earlier question that is most like it: the same word before it, the same noun,
a quantity of the same kind, a name of the same make, or what was asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.ask.question.subjects import LINKS, VERBS, is_name
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, tokens
from localmind_desktop.core.text.quantities import quantity_at

ARTICLE = re.compile(
    r"^(?:(?:the|an?|each|every|der|die|das|den|dem|des|ein|eine[nmrs]?|les?|la|une?)\s+|l['’]\s*)", re.IGNORECASE
)
_ARTICLES = r"the|an?|der|die|das|den|dem|des|ein|eine[nmrs]?|les?|la|une?"
_PLACES = rf"{LINKS}|under|over|above|below|between|per|unter|über|zwischen|pro|sous|sur|entre|par|than|als|que"
_STOP = rf"(?=\s+(?:{_PLACES}|{VERBS}|{_ARTICLES}|and|und|et)\b|[\s?.!,;:)]*$|[?!,;:(])"
_OF = frozenset(["of", "for", "von", "vom", "des", "der", "für", "de", "du", "pour"])
_DETERMINED = re.compile(
    r"^(?:(?P<link>[^\W\d]+)\s+)?(?P<asks>which|what|how many|how much|welche[rsnm]?|wie ?viele?|quel(?:le)?s?|"
    r"combien de)(?P<one>\s+ones?)?\s+(?P<noun>\S.*)$",
    re.IGNORECASE,
)
_ASKED_FOR = re.compile(
    r"(?P<asks>\b(?:which|what|how many|how much|welche[rsnm]?|wie ?viele?|quel(?:le)?s?|combien de)\s+)"
    rf"(?P<noun>(?!(?:{VERBS})\b)\S.*?)(?=\s+(?:{VERBS}|stell\w+|can|did|must)\b|\s+[a-zäöü]+(?:t|ed)\s+(?:{_ARTICLES})\b)",
    re.IGNORECASE,
)
_HAS_VERB = re.compile(rf"(?:^|\s)(?:{VERBS}|did|muss|darf|soll\w*)\b", re.IGNORECASE)
_WORD = r"[^\s?!,;:()]+"
_CAPITALS = r"[A-ZÄÖÜÉ][\w.&/+-]*(?<!\.)(?:\s+(?:&\s+)?(?:[A-ZÄÖÜÉ][\w.&/+-]*|\d[\w.]*)(?<!\.))*"
_RANGE = re.compile(
    r"(?:\b(?:between|from|zwischen|von|entre|de)\s+)?[-+±]?\d[\d.,]*\s*[^\W\d]{0,4}\s*(?:\band\b|\bto\b|\bund\b|"
    r"\bbis\b|\bet\b|\bà\b|–|-)\s*[-+]?\d[\d.,]*(?:\s*[^\W\d]{1,4}\b)?",
    re.IGNORECASE,
)
_GERMAN = re.compile(r"\b(?:der|die|das|den|dem|des|welche\w*|wie|ist|hat|und)\b", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_LIKE_ENOUGH = 1
_LONGEST = 800  # characters of both that are looked at


@dataclass(frozen=True, slots=True)
class Named:
    """What a fragment names: ``for the HT1`` is the link ``for`` and the bare ``HT1``."""

    link: str
    bare: str

    @classmethod
    def of(cls, text: str) -> Named:
        match = re.match(rf"^(?P<link>{LINKS})\s+(?P<phrase>.+)$", text, re.IGNORECASE)
        link, phrase = (match["link"], match["phrase"]) if match else ("", text)
        return cls(link.casefold(), ARTICLE.sub("", phrase).strip())


def placed(base: str, text: str) -> str | None:
    """``base`` with ``text`` in the place of what it stands in for; None where nothing there is like it."""
    if len(base) + len(text) > _LONGEST:
        return None
    if is_determined(text):
        return _determined(base, text)
    named = Named.of(text)
    return (
        _of_range(base, text)
        or _of_quantity(base, named)
        or _of_same_word(base, named)
        or _of_name(base, named)
        or _of_same_noun(base, named)
    )


def asked_for(base: str, noun: str) -> str | None:
    """``base`` asking for another noun: ``Which mask has the A1?`` for ``Which address has the A1?``."""
    place = _ASKED_FOR.search(base[:_LONGEST])
    return f"{base[: place.start('noun')]}{noun}{base[place.end('noun') :]}" if place else None


def asked_noun(base: str) -> str | None:
    """``address`` of ``Which address has the A1?``"""
    place = _ASKED_FOR.search(base[:_LONGEST])
    return place["noun"] if place else None


def things_in(question: str) -> list[str]:
    """The names of a question, in order."""
    return [place.group() for place in _names_in(question)]


def is_thing(phrase: str, base: str) -> bool:
    """Whether a phrase names one thing, not a kind or a property. A German noun alone is no name."""
    bare = ARTICLE.sub("", phrase).rstrip("?.! ")
    if not bare:
        return False
    if any(is_name(word) for word in tokens(bare)):
        return True
    if not re.fullmatch(_CAPITALS, bare):
        return False
    return not _GERMAN.search(base) or " " in bare or bare.isupper()


def is_determined(text: str) -> bool:
    """Whether a text asks for a noun and says no more: ``which mask``, ``how many the B2``."""
    return _DETERMINED.match(text) is not None and not has_verb(text)


def has_verb(text: str) -> bool:
    """Whether a text holds an auxiliary verb: what has none is a fragment."""
    return _HAS_VERB.search(text) is not None


def is_noun(phrase: str, base: str) -> bool:
    """``solar simulator``, not ``sensor measures heat``: no verb stands in it."""
    words = re.split(rf"\s+(?:{_PLACES})\s", phrase, maxsplit=1)[0].split()
    if _GERMAN.search(base):
        nouns = [word[:1].isupper() for word in words]
        return nouns[-1] and nouns == sorted(nouns)  # adjectives stand before them
    return not any(word.islower() and word.endswith(("s", "ed")) for word in words[1:-1])


# ---------------------------------------------------------------------- the ways


def _determined(base: str, text: str) -> str | None:
    """``which mask``, ``how many pages``: another noun is asked for; ``how many the B2``: of another thing."""
    match = _DETERMINED.match(text)
    noun = match["noun"].rstrip("?.! ") if match else ""
    if match is None or has_verb(noun):
        return None
    of = rf"(?:(?:{_ARTICLES}|{LINKS})\s+)+" if match["asks"][:5].casefold() in ("which", "what", "welch") else ""
    name = re.match(rf"{of}(?:(?:{_ARTICLES}|{LINKS})\s+)*(?P<name>{_WORD})", noun, re.IGNORECASE)
    if match["one"] or (name and is_thing(name["name"], base)):
        return _of_thing(base, noun)
    return asked_for(base, noun) if is_noun(noun, base) else None


def _of_thing(base: str, phrase: str) -> str | None:
    """``the B2 with SA0 low``: the name in the place of the earlier one; with a condition, in that of all behind it."""
    rest = re.sub(rf"^(?:(?:{LINKS}|{_ARTICLES})\s+)+", "", phrase, flags=re.IGNORECASE)
    name = re.match(rf"{_CAPITALS}|{_WORD}", rest)
    if name is None:
        return None
    place = _best_name(base, Named("", name.group()))
    if place is None:
        return None
    condition = rest[name.end() :]
    if not condition:
        return f"{base[: place.start()]}{name.group()}{base[place.end() :]}"
    return f"{base[: place.start()]}{rest.rstrip('?.! ')}?"


def _of_range(base: str, text: str) -> str | None:
    """``from 4 to 6 MHz`` in the place of ``between 2 and 3 MHz``."""
    named, place = _RANGE.search(text), _RANGE.search(base)
    if named is None or place is None or named.start() > 0:
        return None
    return f"{base[: place.start()]}{named.group()}{base[place.end() :]}"


def _of_quantity(base: str, named: Named) -> str | None:
    """``3 V`` in the place of ``5 V``: the last quantity of the same dimension."""
    found = quantity_at(named.bare, 0)
    if found is None or not found[0].unit.dimension or named.bare[found[1] :].strip(" ?.!"):
        return None
    places = []
    for number in re.finditer(r"(?<![\w.,])[±+-]?\d", base):
        there = quantity_at(base, number.start())
        if there is not None and there[0].unit.dimension == found[0].unit.dimension:
            places.append((number.start(), there[1]))
    if not places:
        return None
    start, end = places[-1]
    return f"{base[:start]}{named.bare.rstrip('?.! ')}{base[end:]}"


def _of_same_word(base: str, named: Named) -> str | None:
    """``Position 3`` in the place of ``Position 4``, ``24 SO`` in that of ``24 Narrow DIP package``."""
    first, _, rest = named.bare.partition(" ")
    if not rest or first.casefold() in STOP_WORDS:
        return None
    here = rf"(?<![\w.]){re.escape(first)}"
    value = re.search(rf"{here}\s+(?P<value>{_WORD})", base, re.IGNORECASE)
    if value is not None and " " not in rest and _is_value(rest) and _is_value(value["value"]):
        return f"{base[: value.start()]}{named.bare}{base[value.end() :]}"
    place = re.search(rf"{here}(?!{_STOP})(?:\s+{_WORD})+?{_STOP}", base, re.IGNORECASE)
    if place is None:
        return None
    kind = re.search(r"(?<=[A-ZÄÖÜ\d])\s+[a-zäöü]+$", place.group())  # ``24 slim case``: it is a case again
    kept = kind.group() if kind and not rest.split()[-1].islower() else ""
    return f"{base[: place.start()]}{named.bare}{kept}{base[place.end() :]}"


def _of_name(base: str, named: Named) -> str | None:
    """``the B2`` in the place of ``the A1``: of the names, the most alike."""
    if not is_thing(named.bare, base):
        return None
    place = _best_name(base, named)
    if place is None:
        return None
    end = place.end()
    if _make(place.group()) == "words":  # ``Server busy``: the words behind it belong to it
        end += re.match(rf"(?:\s+{_WORD})*?{_STOP}|", base[end:], re.IGNORECASE).end()  # type: ignore[union-attr]
    return f"{base[: place.start()]}{named.bare}{base[end:]}"


def _of_same_noun(base: str, named: Named) -> str | None:
    """``external oscillator`` in the place of ``internal oscillator``: what has the same noun."""
    words = named.bare.split()
    if len(words) < 2 or not words[-1].isalpha():
        return None
    noun = re.escape(words[-1])
    before = rf"(?:(?!(?:{_PLACES}|{VERBS}|{_ARTICLES})\s){_WORD}\s+)+"
    place = re.search(rf"(?<!\S){before}{noun}(?!\w)", base, re.IGNORECASE)
    if place is None or place.start() == 0:
        return None
    return f"{base[: place.start()]}{named.bare}{base[place.end() :]}"


# ---------------------------------------------------------------------- names


def _best_name(base: str, named: Named) -> re.Match[str] | None:
    """The name in a question that is most like another; the later of two."""
    places = [place for place in _names_in(base) if place.group() != named.bare]
    scored = [(_likeness(base, place, named), place.start(), place) for place in places]
    best = max(scored, key=lambda entry: entry[:2], default=None)
    return best[2] if best is not None and best[0] >= _LIKE_ENOUGH else None


def _names_in(base: str) -> list[re.Match[str]]:
    """The capitalised runs and identifiers of a question; a capital at its beginning makes no name."""
    first = re.match(rf"\W*{_WORD}", base)
    begin = first.end() if first and not is_name(first.group().strip()) else 0
    return [
        match
        for match in re.compile(rf"(?<![\w.])(?:{_CAPITALS}|{_WORD}(?<![.]))").finditer(base, begin)
        if is_thing(match.group(), base)
    ]


def _likeness(base: str, place: re.Match[str], named: Named) -> int:
    """Shared words, the same make, the same link before it."""
    here, there = place.group().rstrip("."), named.bare
    shared = {token.casefold() for token in tokens(here)} & {token.casefold() for token in tokens(there)}
    link = re.search(rf"\b(?P<link>{LINKS})\s+(?:(?:{_ARTICLES})\s+)?$", base[: place.start()], re.IGNORECASE)
    before = link["link"].casefold() if link else ""
    same_link = bool(before) and (before == named.link or (before in _OF and named.link in _OF))
    return 3 * len(shared) + 2 * (_make(here) == _make(there)) + 2 * same_link + bool(before)


def _make(name: str) -> str:
    """``SPI0`` and ``SPI1`` are of one make, so are ``A1`` and ``MX-7``: letters with figures."""
    if _YEAR.fullmatch(name):
        return "year"
    if any(character.isdigit() for character in name):
        return "figures"
    return "path" if "." in name else "mark" if is_identifier(name) and " " not in name else "words"


def _is_value(word: str) -> bool:
    return word[0].isdigit() or is_identifier(word)
