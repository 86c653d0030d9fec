"""Follow-up questions without a model (R2, R3): one that leans on an earlier one is made to stand alone. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.asked import HistoryTurn
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, tokens

_OPENING = r"(?:and|or|but|also|what about|how about|und|oder|et|ou|was ist mit)\b"
_LEANS = re.compile(
    rf"^\s*{_OPENING}|\b(?:it|its|they|them|their|this|that|these|those|there|former|latter|above|previous)\b",
    re.IGNORECASE,
)
_LEANS_CJK = re.compile(r"^(?:那|那么|它|其)|呢[？?]?\s*$")
_FRAGMENT = re.compile(rf"^\s*{_OPENING}[\s,]*(?:the one[s]?\s+)?(?P<rest>.+?)[\s?.!]*$", re.IGNORECASE)
_LINK = re.compile(r"\b(?P<link>of|for|in|at|with|to|from|on|bei|für|von|de|pour)\s+(?P<phrase>.+)$", re.IGNORECASE)
_NEXT_LINK = r"(?=\s+(?:of|for|in|at|with|to|from|on|bei|für|von|de|pour)\b|[\s?.!]*$)"
_YEAR_BEFORE = re.compile(r"\b(?:in |of )?the (?:year before|(?:previous|prior|preceding) year)\b", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_KEPT_TURNS = 3


def standalone(question: str, history: Sequence[HistoryTurn]) -> str:
    """The question with what it leans on; unchanged when it stands alone or nothing was asked before."""
    if not history or not (_LEANS.search(question) or _LEANS_CJK.search(question)):
        return question
    *before, last = history[-_KEPT_TURNS:]
    base = standalone(last.question, before)
    match = _FRAGMENT.match(question)
    if match:
        return _replaced(base, match["rest"])
    return f"{question} ({_subject(base, last.answer)})"


def _replaced(base: str, fragment: str) -> str:
    """``base`` with the part that ``fragment`` stands in for: a phrase after the same link, or a name of its shape."""
    if _YEAR_BEFORE.search(fragment):
        base = _YEAR.sub(lambda year: str(int(year.group()) - 1), base)
        fragment = _YEAR_BEFORE.sub("", fragment).strip()
        if all(token in tokens(base) or token.casefold() in STOP_WORDS for token in tokens(fragment)):
            return base
    linked = _LINK.match(fragment)
    if linked:
        pattern = re.compile(rf"\b{linked['link']}\s+.+?{_NEXT_LINK}", re.IGNORECASE)
        places = [place for place in pattern.finditer(base) if _has_number(place.group()) == _has_number(fragment)]
        if places:
            start, end = places[-1].span()
            return f"{base[:start]}{linked['link']} {linked['phrase']}{base[end:]}"
    phrase = linked["phrase"] if linked else fragment
    for token in tokens(phrase):
        same = [other for other in tokens(base) if _shape(other) == _shape(token) and other != token]
        if same and _is_name(token):
            return base.replace(same[-1], token)
    return f"{base.rstrip('?. ')} {fragment}?"


def _subject(base: str, answer: str) -> str:
    """What was last spoken of: the names that the answer brought in, else those of the question."""
    known = {part for token in tokens(base) for part in (token, *token.split("."))}
    new = [token for token in tokens(answer) if _is_name(token) and token not in known]
    names = new or [token for token in tokens(base) if _is_name(token)]
    words = [token for token in tokens(base) if token.casefold() not in STOP_WORDS]
    return " ".join(dict.fromkeys(names or words))


def _has_number(text: str) -> bool:
    return any(character.isdigit() for character in text)


def _is_name(token: str) -> bool:
    return is_identifier(token) or token[0].isdigit()


def _shape(token: str) -> str:
    """``SPI0`` and ``SPI1`` have one shape, and so have ``2`` and ``16``."""
    return re.sub(r"\d+", "9", token) if token[0].isalpha() else re.sub(r"[\d.,]+", "9", token)
