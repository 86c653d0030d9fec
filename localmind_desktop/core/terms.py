"""How text is cut into terms: the same way for documents and for questions. Pure.

A term is a stemmed word, a number, an identifier (``ctrl_reg5_xl``, ``0x8a``, ``mqtt-sn``) or a pair of neighbouring
Chinese or Japanese characters. Terms are compared, never shown.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

import Stemmer

from localmind_desktop.core.text.languages import words as words_of_languages

_CJK = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_ALIKE = {ord(c): "-" for c in "\u2010\u2011\u2012\u2013\u2014\u2212"} | {
    ord("\u03bc"): "\u00b5",
    ord("\u03a9"): "\u2126",
    ord("\u2019"): "'",
    ord("\u00ba"): "\u00b0",
}
_TOKEN = re.compile(
    rf"""
    0[xX][0-9a-fA-F]+(?:[ _][0-9a-fA-F]{{4}}(?![0-9A-Za-z]))*                 # 0x8A, 0x4000 3800
    | \d+(?:-\d+){{2,}}                                        # 60730-2-9  2016-03-25
    | \d[\d.,'\u2009]*\d(?![^\W_{_CJK}]|[.,]\d)                # 1,372  3.3
    | [^\W{_CJK}]+(?:[.\-/][^\W{_CJK}]+)*                      # words and identifiers with their inner marks
    | [{_CJK}]+
    """,
    re.VERBOSE,
)
_NUMBER = re.compile(r"\d[\d.,'\u2009]*")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_CJK_FUNCTION = re.compile("什么|多少|哪些|哪个|怎么|如何|是否|至少|需要|[的是和了在吗么请有哪与及或]")
_ACRONYMS = re.compile(r"[A-Z]{2,}s")
_WIDE = re.compile(r"(?<!\w)(?:[A-ZÄÖÜÉÈ] ){4,}[A-ZÄÖÜÉÈ](?!\w)")
_HEX_GAP = re.compile(r"[ _]")
_KEPT = 16_384  # words and cells whose terms are remembered

STOP_WORDS = words_of_languages().stop


def normalised(text: str) -> str:
    """NFKC with dashes, micro and ohm signs, quotes and degrees made alike."""
    return unicodedata.normalize("NFKC", text.translate(_ALIKE)).translate(_ALIKE)


def tokens(text: str) -> list[str]:
    """The words, numbers and identifiers of a text as written (normalised), in order."""
    return _TOKEN.findall(normalised(text))


def words(text: str) -> list[str]:
    """The tokens of a text; runs of Chinese or Japanese without the small words between them."""
    found: list[str] = []
    for token in tokens(text):
        found += [run for run in _CJK_FUNCTION.split(token) if run] if re.match(rf"[{_CJK}]", token) else [token]
    return found


def terms(text: str) -> list[str]:
    """The terms of a text in order, with repetitions and stop words; an identifier also in its parts."""
    found: list[str] = []
    for token in tokens(text):
        found.extend(_terms_of(token))
    return found + [term_of(word) for word in _set_wide(text)]


@lru_cache(maxsize=_KEPT)
def terms_in(text: str) -> frozenset[str]:
    """The terms of a short text that is looked at for many questions: a word, a cell."""
    return frozenset(terms(text))


@lru_cache(maxsize=_KEPT)
def folded_tokens(text: str) -> tuple[str, ...]:
    """The tokens of such a text in lower case, in order."""
    return tuple(token.casefold() for token in tokens(text))


def _set_wide(text: str) -> list[str]:
    """The words whose letters stand apart: ``I N V O I C E``."""
    return [match.group().replace(" ", "") for match in _WIDE.finditer(text)]


def content_terms(text: str) -> list[str]:
    """The terms of a text without repetitions and stop words."""
    kept: dict[str, None] = {}
    for token in tokens(text):
        if token.casefold() not in STOP_WORDS:
            kept.update(dict.fromkeys(_terms_of(token)))
    return [term for term in kept if term not in STOP_WORDS]


def is_identifier(token: str) -> bool:
    """Whether a token names one thing exactly: CTRL_REG8, LSM9DS1, BatVNom, 0x8A, mqtt-sn."""
    if _NUMBER.fullmatch(token):
        return False
    letters = sum(c.isalpha() for c in token)
    if not letters or not token.isascii():
        return False
    inner_capital = bool(_CAMEL.search(token))
    all_capitals = token.isupper() and letters >= 2
    return inner_capital or all_capitals or "_" in token or any(c.isdigit() for c in token)


def identifiers(text: str) -> list[str]:
    """The identifiers and numbers of a text, case-folded, whole and in parts, for the keyword index."""
    found: dict[str, None] = {}
    for token in tokens(text):
        whole = term_of(token)
        if is_identifier(token) or _NUMBER.fullmatch(token) or "-" in token:
            found[whole] = None
            found.update(dict.fromkeys(_parts(token)))
    return list(found)


def keyword_text(text: str) -> str:
    """Text as the word index takes it in."""
    return " ".join([normalised(text), *_set_wide(text)])


@lru_cache(maxsize=_KEPT)
def term_of(token: str) -> str:
    """The term that stands for a whole token. The plural of an acronym (``HINTs``) is that acronym."""
    if _ACRONYMS.fullmatch(token):
        token = token[:-1]
    folded = _without_marks(token.casefold())
    if _NUMBER.fullmatch(folded):
        return _number(folded)
    if folded.startswith("0x"):
        return _HEX_GAP.sub("", folded)
    if is_identifier(token) and not (token.isupper() and token.isalpha()):
        return folded
    if not (folded.isalpha() and folded.isascii()):
        return folded
    stem: str = _stemmer().stemWord(folded)
    return folded if stem in STOP_WORDS else stem  # a UPS is not up


def _without_marks(word: str) -> str:
    """With plain letters for Latin ones that carry a mark, as many write them: ``brasilia`` for ``brasília``."""
    return word if word.isascii() else "".join(map(_plain, word))


def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0]
    return base if base.isascii() else letter


@lru_cache(maxsize=_KEPT)
def _terms_of(token: str) -> tuple[str, ...]:
    if re.match(rf"[{_CJK}]", token):
        return tuple(term for run in _CJK_FUNCTION.split(token) if run for term in _pairs(run))
    whole = term_of(token)
    parts = _parts(token)
    return (whole, *(part for part in parts if part != whole)) if len(parts) > 1 else (whole,)


def _pairs(run: str) -> list[str]:
    return [run] if len(run) < 2 else [run[i : i + 2] for i in range(len(run) - 1)]


def _parts(token: str) -> Sequence[str]:
    """The pieces of an identifier: ``CTRL_REG5`` is ctrl, reg, 5 - but numbers and plain words have none."""
    if _NUMBER.fullmatch(token) or token[:2].casefold() == "0x" or not any(c in "-/._" for c in token):
        return ()
    pieces = [piece for piece in re.split(r"[-/._]", token) if piece]
    return tuple(dict.fromkeys(term_of(piece) for piece in pieces))


def _number(text: str) -> str:
    """One spelling per number: no thousands marks, no trailing zeros after the point; leading zeros are kept."""
    if re.fullmatch(r"\d{1,3}(?:[,'\u2009]\d{3})+(?:\.\d+)?", text):
        text = re.sub(r"[,'\u2009]", "", text)
    elif re.fullmatch(r"\d{1,3}(?:\.\d{3})+,\d+", text):
        text = text.replace(".", "").replace(",", ".")
    elif re.fullmatch(r"\d+,\d+", text):
        text = text.replace(",", ".")
    return re.sub(r"(\.\d*?)0+$", r"\1", text).rstrip(".") if text.count(".") == 1 else text.rstrip(".,")


@lru_cache(maxsize=1)
def _stemmer() -> Stemmer.Stemmer:
    return Stemmer.Stemmer("english")
