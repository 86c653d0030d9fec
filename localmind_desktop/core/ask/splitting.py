"""Questions that ask two things (R8) are taken apart, so that each half is answered from its own place. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.terms import is_identifier, tokens

_SECOND_QUESTION = re.compile(
    r",?\s+(?:and|und|et)\s+(?=(?:what|how|which|when|where|who|in which|at which|was|wie|welche\w*|quel\w*|combien)\b)"
    r"|,\s+also,?\s+|\s+as well as\s+(?=(?:what|how|which)\b)|;\s+",
    re.IGNORECASE,
)
_TWO_OF_ONE = re.compile(
    r"^(?P<opening>(?:what|which)\s+(?:is|are|was|were)\s+(?:the\s+)?)(?P<first>[^,]+?)\s+and\s+(?:the\s+)?(?P<second>[^,]+?)"
    r"(?P<rest>\s+(?:of|for|in|does|do|has)\s+[^,]+)$",
    re.IGNORECASE,
)
_OF_BOTH = re.compile(
    r"^(?P<opening>.*?\b(?P<link>of|for|in)\s+(?:the\s+)?)(?P<first>[\w./-]+(?:\s+[\w./-]+)?)\s+and\s+(?P=link)\s+(?:the\s+)?"
    r"(?P<second>[\w./-]+)(?P<rest>.*)$",
    re.IGNORECASE,
)
_SHARED_SUBJECT = re.compile(r"\s+(?:of|for|in|does|do|has|have|in der|der|des)\s+(?:the\s+)?[\w\"“].*$", re.IGNORECASE)
_PRONOUN = re.compile(r"\b(?:its|it|their|they|them|this class|that class|these|those)\b", re.IGNORECASE)
_SAME_THING = re.compile(r"\b(?:this|that|the same)\s+\w+", re.IGNORECASE)
_FEWEST_WORDS = 3


def asks_twice(question: str) -> bool:
    """Whether a second question word follows: ``…, and which …``."""
    return bool(_SECOND_QUESTION.search(question.strip().rstrip("?.!？。 ")))


def subquestions(question: str) -> tuple[str, ...]:
    """The independent questions in one; the question alone when it is one."""
    text = question.strip().rstrip("?.!？。 ")
    parts = [part.strip() for part in _SECOND_QUESTION.split(text) if part and part.strip()]
    if len(parts) > 1:
        if any(len(part.split()) < _FEWEST_WORDS for part in parts):
            return (question,)
        return tuple(f"{part}?" for part in _with_shared_subject(parts))
    match = _OF_BOTH.match(text) or _TWO_OF_ONE.match(text)
    if match is None:
        return (question,)
    opening, rest = match["opening"], match["rest"]
    return tuple(f"{opening}{part}{rest}?" for part in (match["first"], match["second"]))


def _with_shared_subject(parts: list[str]) -> list[str]:
    """``How many objects and how many addresses does X have``: the half without a subject takes the other's."""
    subject = _SHARED_SUBJECT.search(parts[-1])
    if subject and not _SHARED_SUBJECT.search(parts[0]) and not leans_on_first(parts[-1]):
        return [*(f"{part}{subject.group()}" for part in parts[:-1]), parts[-1]]
    return parts


def leans_on_first(part: str) -> bool:
    """Whether a later half speaks of the first half's subject or answer (``of this class``)."""
    return bool(_PRONOUN.search(part))


def completed(part: str, first: str, value: str) -> str:
    """A later half with what it leans on: the value that answered the first, or the names in the first."""
    if part == first:
        return part
    if value and _SAME_THING.search(part):
        return f"{part} ({value})"
    if leans_on_first(part):
        names = [token for token in tokens(first) if is_identifier(token) or token[0].isdigit()]
        return f"{part} ({' '.join(names)})"
    return part
