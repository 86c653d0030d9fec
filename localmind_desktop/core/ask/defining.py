"""Sentences that say what something is: ``A hint is …``, ``“Opaque” means …``, ``… is called a rider``. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.asked import Asked, Wanted, present_terms

_ASKS_WHAT = re.compile(
    r"^\W*(?:what (?:is|are) (?:an? )?[\w-]|define|was (?:ist|sind|bedeutet|heißt|versteht man) |qu['’]est-ce|"
    r"que signifie|什么是)|\bdefined?\b|\bwhat (?:do|does|is) .* (?:mean|stand for|refer to|meant by)|"
    r"\bwhat does it mean\b|\bdefinier\w+|\bmeaning of\b|是什么|什么意思|指的是|定义",
    re.IGNORECASE,
)
_ASKS_WHEN_CALLED = re.compile(
    r"\b(?:call|called|classif\w+|considered?|regarded?|bezeichnet|nennt|gilt|appel\w+)\b", re.I
)
_IS = re.compile(
    r"[\"”’»]?\s(?:is|are|means?|denotes?|refers? to|stands? for|ist|sind|bezeichnet|bedeutet|est|sont|désigne|"
    r"signifie)\s|是|指|：|:\s|\s[–—-]\s",
    re.IGNORECASE,
)
_CALLED = re.compile(
    r"\b(?:is|are|as|ist|gilt als|est)\s+(?:(?:called|termed|known as|classified as|considered|referred to as|a|an|the|"
    r"ein|eine|un|une)\s+)+(?P<name>[^.;:]+)[.;]?\s*$",
    re.IGNORECASE,
)
_LONGEST_SUBJECT = 60  # characters before the "is" of a definition
_SELF = re.compile(r"^.*?\b(?:define|definiert|définit)\b", re.IGNORECASE)


def asks_meaning(question: str) -> bool:
    """Whether a question wants to know what something is, means, or when it is so called."""
    return bool(_ASKS_WHAT.search(question) or _ASKS_WHEN_CALLED.search(question))


def defines(asked: Asked, sentence: str) -> bool:
    """Whether a sentence that is about a term of the question says what it is, at its beginning or its end."""
    terms = _defined(asked)
    subject = _IS.split(sentence, maxsplit=1)
    if len(subject) > 1 and len(subject[0]) < _LONGEST_SUBJECT and _about(terms, subject[0]):
        return True
    called = _CALLED.search(sentence)
    return called is not None and _ASKS_WHEN_CALLED.search(asked.question) is not None and _about(terms, called["name"])


def _defined(asked: Asked) -> tuple[Wanted, ...]:
    """The terms to be defined: behind ``define`` where that is said."""
    tail = _SELF.sub("", asked.question)
    present = present_terms([tail])
    found = tuple(want for want in asked.wanted if want.met_by(present))
    return found or asked.wanted


def _about(terms: tuple[Wanted, ...], text: str) -> bool:
    """Whether a text names what is to be defined, with little beside it."""
    present = present_terms([text])
    return bool(present) and any(want.met_by(present) for want in terms)
