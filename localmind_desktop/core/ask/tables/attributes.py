"""What a question asks of a thing, by its grammar: ``the reset value`` of X, in which unit, of which table. Pure.

An answer that does not speak of the attribute is a neighbour's value: these rules keep it from being told.
"""

from __future__ import annotations

import re

from localmind_desktop.core.ask.question.wording import LEAD
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, normalised, tokens
from localmind_desktop.core.text.units import unit_of

_PHRASES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"^\s*what (?:is|are|was|were) (?:the |an? )?(?P<phrase>[^?]+?) "
        r"(?:of|for|in|at|on|with|when|while|during|does|do|did|has|have)\b",
        r"^\s*(?:in |at |to |on |of |by |for )?(?:which|what) (?P<phrase>[^?]+?) (?:does|do|did)\b",
        r"^\s*how many (?P<phrase>[^?]+?) (?:does|do|did|has|have)\b",
        r"\bwie (?:hoch|lang|groß|schwer|breit|tief|schnell) (?:ist|sind|war|waren) (?:der|die|das) "
        r"(?P<phrase>[^?]+?) (?:von|vom|der|des|für|bei|im|in|am|an)\b",
        r"^\s*was (?:ist|sind|war) (?:der|die|das) (?P<phrase>[^?]+?) (?:von|vom|der|des|für|bei|im|in)\b",
        r"^\s*quel(?:le)?s? (?:est|sont|était) (?:le |la |les |l')(?P<phrase>[^?]+?) (?:de|du|des|d'|pour|en)\b",
    )
)
_LISTED = re.compile(
    r"^\s*(?:list|give|name|show|state)(?: me)? (?:all |the |an? )*(?P<phrase>[^?]+?) (?:of|for|in|at|on|with)\b",
    re.IGNORECASE,
)
_CJK_PHRASE = re.compile(r"的(?P<phrase>[^的，。？?]{2,8})(?:是|为|有)")
GENERIC = frozenset(  # say nothing of what is asked
    [
        "value",
        "values",
        "name",
        "names",
        "number",
        "numbers",
        "kind",
        "amount",
        "betrag",
        "montant",
        "importe",
        "rating",
        "ratings",
        "figure",
        "content",
        "contents",
        "meaning",
        "description",
        "wert",
        "werte",
        "name",
        "nummer",
        "valeur",
        "nom",
        "numéro",
        "entry",
        "row",
        "code",
        "data",
        "total",
        "sum",
        "average",
        "mean",
        "level",
    ]
)
_ASIDE = re.compile(r"\s*\([^)]*\)")
_IN_UNIT = re.compile(
    r"\b(?:in|en)\s+(?P<unit>\S+?)(?=\s*[?.!,]*\s*$|\s+(?:has|have|had|does|do|did|is|are|of|for|hat|haben|ist|sind|a|ont|"
    r"est|de|von)\b)",
    re.IGNORECASE,
)
_MULTIPLES = frozenset(("thousand", "thousands", "million", "millions", "billion", "billions", "tausend", "millionen"))
_TABLE = re.compile(
    r"(?:\b(?:tables?|tabellen?|tableau)\s+|表\s*)(?!(?:19|20)\d\d\b)(?P<number>[A-Z]?\d[\w.\-]*|[A-Z]\b)",
    re.IGNORECASE,
)


def asked_attribute(question: str) -> tuple[str, ...]:
    """The tokens of the attribute that is asked for, its head last; none where it is left open or says nothing."""
    found = [token for token in _asked_phrase(question) if token.casefold() not in STOP_WORDS]
    while found and found[-1].casefold() in GENERIC:
        found.pop()
    if not found or is_identifier(found[-1]) or found[-1][0].isdigit():
        return ()
    return tuple(found)


def _asked_phrase(question: str) -> list[str]:
    """The tokens of what is asked of a thing."""
    text = LEAD.sub("", _ASIDE.sub("", normalised(question)))
    match = next((match for pattern in _PHRASES if (match := pattern.search(text))), None)
    if match is not None:
        return tokens(match["phrase"])
    cjk = _CJK_PHRASE.search(text)
    return tokens(cjk["phrase"]) if cjk else []


def listed_attribute(question: str) -> tuple[str, ...]:
    """The tokens of what is to be listed, its head last: ``List the full-scale ranges of …``."""
    match = _LISTED.search(_ASIDE.sub("", normalised(question)))
    if match is None:
        return asked_attribute(question)
    return tuple(token for token in tokens(match["phrase"]) if token.casefold() not in STOP_WORDS)


def unit_words(question: str) -> frozenset[str]:
    """The words that only say in what an answer is wanted: ``in bytes``, ``in thousands``."""
    said = [match["unit"] for match in _IN_UNIT.finditer(question)]
    known = [word for word in said if word.casefold() in _MULTIPLES or unit_of(word) is not None]
    return frozenset(token.casefold() for word in known for token in tokens(word))


def asked_table(question: str) -> str | None:
    """The number of the table that the question names."""
    match = _TABLE.search(normalised(question))
    return match["number"].rstrip(".-") if match else None
