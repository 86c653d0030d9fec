"""The words of a question that only ask: they stand for nothing that a document would hold. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.terms import tokens

_REQUESTS = re.compile(
    r"^\W*(?:(?:please|bitte)\s+)?(?:list|enumerate|nenne|liste|zähle|gib|zeige|énumère[rz]?|donne[rz]?|lister?|listez|"
    r"enumera|lista|listar|nombra|indica|da|dame|muestra)\b"
    r"(?:\s+(?:me|mir|moi|all|alle|aller|auf|tous|toutes|todos|todas|la liste)\b)*",
    re.IGNORECASE,
)
_EXISTENCE = re.compile(
    r"\bgibt es\b|\b(?:vorhanden|existieren|exists?|available)\s*\?*\s*$|\bil y a\b|\bexistent\b|"
    r"\b(?:y a-t-il|peut-on|puis-je|avez-vous|existe-t-il)\b|"
    r"\bexisten\b|\bhay\b|^\W*welche[nrs]?\b|^\W*(?:quels|quelles)\b(?: sont)?",
    re.IGNORECASE,
)
_HOW_HIGH = re.compile(r"\bwie (?:hoch|groß)(?= (?:ist|sind|war|waren|darf)\b)", re.IGNORECASE)  # a value of any kind
_IN_UNIT = re.compile(r"\b(?:measured|expressed|specified) (?=in\b)", re.IGNORECASE)
_MEANS = re.compile(r"^\W*what (?:do|does)\b.*\b(means?|indicates?|signify)\s*[?.]*\s*$", re.IGNORECASE)
_BEDEUTET = re.compile(
    r"^\W*(?:was|que|qué)\s+(bedeutet|bedeuten|heißt|signifie|signifient|significa)\b", re.IGNORECASE
)
_PLACES = re.compile(
    r"\b(?:in|under|im|unter|dans|sous|en|bajo)\s+(?:(?:the|der|dem|la|le|el)\s+)?"
    r"(section|heading|group heading|abschnitt|überschrift|rubrik|rubrique|sección)\b",
    re.IGNORECASE,
)
_SPANISH = frozenset(("qué", "cuál", "cuáles", "cuántos", "cuántas", "dónde", "hay", "los", "tiene", "tienen"))
_SPANISH_WORDS = (
    "el la los las un una de del al a en y o que qué cuál cuáles cuánto cuántos cuántas dónde con por para es son "
    "hay tiene tienen se su sus lo no todos todas quién quiénes"
)


def asking_words(question: str) -> frozenset[str]:
    """The tokens, as folded, that ask for something (``Nenne alle``, ``gibt es``) or are small words of Spanish."""
    said = {
        token.casefold()
        for pattern in (_REQUESTS, _EXISTENCE, _HOW_HIGH, _IN_UNIT)
        for match in pattern.finditer(question)
        for token in tokens(match.group())
    }
    said |= {match[1].casefold() for pattern in (_MEANS, _BEDEUTET) for match in pattern.finditer(question)}
    said |= {match[1].casefold() for match in _PLACES.finditer(question)}
    words = {token.casefold() for token in tokens(question)}
    if "¿" in question or words & _SPANISH:
        said |= set(_SPANISH_WORDS.split())
    return frozenset(said)
