"""Whether two questions may have one answer (R5). Pure.

An embedder hardly tells "mandatory" from "not mandatory", nor mW from MW. So two questions share an answer only if they
say the same, word for word and in the same order, but for what cannot change an answer: capitals, quotes and commas,
articles, politeness, the number of a plain word, ``max`` for ``maximum``, ``3.3V`` for ``3.3 V``, ``1,000`` for
``1000``. Every sign, number, unit, identifier, negation, comparison and question word has to be the same. In doubt they
are two questions: that costs some time, a wrong answer costs trust.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from localmind_desktop.core.terms import is_identifier, normalised
from localmind_desktop.core.text.units import Unit, unit_of

_RAISED = {ord(raised): f"^{plain}" for raised, plain in zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-", strict=True)}
# Marks around words; behind a figure they may be feet, inches or minutes, and are left alone.
_QUOTED = re.compile(r"""(?<!\w)(?:"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«\s?([^»]*?)\s?»|'([^']*)'|`([^`]*)`)(?!\w)""")
_PAUSES = ",;:"
_CJK_MARKS = re.compile("[，。？！；：、「」『』《》]")
_FINAL = re.compile(r"(?:(?<=[^\s?!.…])[?.…]+|(?<=[^\W\d])!+|(?<=\s)\?)\s*$")
_INVERTED = "¿¡"
_THOUSANDS = re.compile(r"(\d{1,3}(?:[,']\d{3})+)(\.\d+)?")
_NUMBER = re.compile(r"(?P<sign>[^\w\s]*)(?P<number>\d(?:[\d.,']*\d)?)(?P<unit>[^\W\d_].*|[%‰°].*)?")
_NOT = re.compile(r"(?P<verb>[a-z]+)n't")
_OPENINGS = re.compile(
    r"^(?:please |(?:can|could|would|will) you (?:please )?(?=(?:tell|show|give|list|explain)\b))?(?:tell me )?"
    r"(?=(?:what|which|who|whom|whose|where|when|why|how|list|give|show|name|explain|describe)\b)"
    r"|^bitte |\s+(?:please|bitte)$"
)
_ARTICLES = frozenset({"a", "an", "the"})
_ALIKE = {
    "max": "maximum",
    "max.": "maximum",
    "min": "minimum",
    "min.": "minimum",
    "are": "is",
    "were": "was",
    "do": "does",
    "have": "has",
    "cannot": "can not",
    "can't": "can not",
    "won't": "will not",
    "colour": "color",
    "what's": "what is",
    "who's": "who is",
    "where's": "where is",
}
_LINKS = frozenset({"of", "for"})
_LONGEST_UNIT = 4  # characters of a unit that is not known
_SHORTEST = 4  # letters that a word keeps without its plural ending: "news" is no plural
_PLURALS = (("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("s", ""))
_NO_PLURALS = ("ss", "us", "is", "as", "os", "ics")
_VOWEL = re.compile("[aeiou]")


def may_share(one: str, other: str) -> bool:
    """Whether an answer to ``one`` answers ``other`` just as well."""
    return gist(one) == gist(other)


def gist(question: str) -> tuple[str, ...]:
    """What a question says, piece by piece, without what cannot change its answer."""
    text = _CJK_MARKS.sub(" ", without_final_marks(readable(question)))
    text = _QUOTED.sub(lambda quoted: next(filter(None, quoted.groups()), ""), text)
    text = _OPENINGS.sub("", _unpolite(text))
    pieces = [piece for chunk in text.split() for piece in _pieces(chunk)]
    said = list(_said(pieces))
    links = [position for position, piece in enumerate(said) if piece in _LINKS]
    if len(links) == 1:  # with one only, it cannot matter which
        said[links[0]] = "of"
    return tuple(said)


def readable(text: str) -> str:
    """NFKC that does not take ``10³`` for ``103``, nor ``1½`` for ``11/2``."""
    kept = "".join(f" {sign}" if _is_fraction(sign) else sign for sign in text.translate(_RAISED))
    return " ".join(normalised(kept).split())


def without_final_marks(text: str) -> str:
    """A question without the marks that end it, and without quotes around the whole of it."""
    while True:
        bare = _FINAL.sub("", text.strip().lstrip(_INVERTED))
        if len(bare) > 1 and (bare[0], bare[-1]) in {('"', '"'), ("“", "”"), ("„", "“"), ("«", "»"), ("'", "'")}:
            inner = bare[1:-1]
            bare = bare if bare[0] in inner or bare[-1] in inner else inner
        if bare == text:
            return text
        text = bare


def spelled_units(text: str) -> tuple[str, ...]:
    """The words of a text that are units of another meaning in other letters: ``mW`` and ``MW``, ``Mb`` and ``MB``."""
    pieces = [piece for chunk in text.split() for piece in _pieces(chunk)]
    return tuple(piece for position, piece in enumerate(pieces) if _keeps_case(pieces, position))


def _unpolite(text: str) -> str:
    """The first word without its capital, where it is no name: openings are told by their words."""
    first, _, rest = text.partition(" ")
    is_name = is_identifier(first) or _needs_its_case(first)
    return f"{first.lower()} {rest}" if rest and not is_name else text


def _pieces(chunk: str) -> Iterator[str]:
    """A word as it counts: without pauses; a number apart from its unit, with no thousands marks."""
    bare = chunk.rstrip(_PAUSES)
    match = _NUMBER.fullmatch(bare)
    if match is None or (match["unit"] and unit_of(match["unit"]) is None):
        yield from filter(None, [bare])
        return
    whole = _THOUSANDS.fullmatch(match["number"])
    number = re.sub(r"[,']", "", whole[1]) + (whole[2] or "") if whole else match["number"]
    yield match["sign"] + number
    if match["unit"]:
        yield match["unit"]


def _said(pieces: Sequence[str]) -> Iterator[str]:
    for position, piece in enumerate(pieces):
        before = pieces[position - 1] if position else ""
        unit = unit_of(piece) if before[-1:].isdigit() else None
        if unit is not None:
            yield _unit_name(unit)
        elif _keeps_case(pieces, position):
            yield piece
        elif piece.lower() in _ARTICLES and position + 1 < len(pieces) and pieces[position + 1][0].isalpha():
            continue
        else:
            yield from _word(piece).split()


def _word(piece: str) -> str:
    folded = piece.lower()  # not folded: ``Maße`` is not ``Masse``
    if folded in _ALIKE:
        return _ALIKE[folded]
    negated = _NOT.fullmatch(folded)
    if negated:
        return f"{_ALIKE.get(negated['verb'], negated['verb'])} not"
    if piece.isascii() and piece.isalpha() and piece.islower() and not piece.endswith(_NO_PLURALS):
        for ending, singular in _PLURALS:
            stem = piece.removesuffix(ending)
            if stem != piece:
                return stem + singular if len(stem) >= _SHORTEST and _VOWEL.search(stem) else folded
    return folded


def _keeps_case(pieces: Sequence[str], position: int) -> bool:
    """Whether other letters would be another unit; behind a number, a short word may be a unit that is not known."""
    piece = pieces[position]
    behind_number = position > 0 and pieces[position - 1][-1:].isdigit()
    return _needs_its_case(piece) or (behind_number and len(piece) <= _LONGEST_UNIT and not piece.islower())


def _needs_its_case(word: str) -> bool:
    unit = unit_of(word)
    return unit is not None and any(unit_of(other) != unit for other in (word.lower(), word.upper()))


def _unit_name(unit: Unit) -> str:
    return f"{unit.factor:g} {unit.dimension}"


def _is_fraction(sign: str) -> bool:
    return unicodedata.decomposition(sign).startswith("<fraction>")
