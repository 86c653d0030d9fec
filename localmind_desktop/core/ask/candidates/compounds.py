"""German compounds, said in several words: ``Betriebstemperatur`` is the Umgebungstemperatur im Betrieb. Pure.

``Relaisausgang`` is an Ausgang with the value Relais.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from localmind_desktop.core.terms import tokens

_SHORTEST = 10  # letters of a compound
_SHORTEST_PART = 4
_SHORTEST_HEAD = 6  # letters of the last part where it only ends another word
_LINKS = ("", "s", "es", "n", "en", "er")


def is_compound(token: str) -> bool:
    """Whether a word may be a compound: a long noun."""
    return token.isalpha() and token[0].isupper() and len(token) >= _SHORTEST


def before(compound: str, head: str) -> tuple[str, ...]:
    """What may stand before ``head`` in a compound that ends in it: with and without the letters that link them."""
    word, last = compound.casefold(), head.casefold()
    first = word.removesuffix(last)
    if len(last) < _SHORTEST_PART or first == word or len(first) < _SHORTEST_PART:
        return ()
    return tuple(first.removesuffix(link) for link in _LINKS if first.endswith(link))


def says_compound(compound: str, text: str) -> bool:
    """Whether a text says a compound in several words: its first part, and another word that ends in its last."""
    words = [word.casefold() for word in tokens(text) if word.isalpha() and len(word) >= _SHORTEST_PART]
    return any(_is_joined(compound.casefold(), first, words) for first in words)


def _is_joined(compound: str, first: str, words: Sequence[str]) -> bool:
    rest = compound.removeprefix(first)
    if rest == compound:
        return False
    heads = [rest.removeprefix(link) for link in _LINKS if rest.startswith(link)]
    return any(_ends(word, heads) for word in words if word != first)


def _ends(word: str, heads: Iterable[str]) -> bool:
    return any(len(head) >= _SHORTEST_HEAD and word.endswith(head) for head in heads)
