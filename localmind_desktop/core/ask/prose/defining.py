"""Sentences that say what something is: ``A hint is …``, ``“Opaque” means …``, ``… is called a rider``. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.question.asked import Asked, Wanted, present_terms
from localmind_desktop.core.terms import STOP_WORDS

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
    r"signifie)\s(?!(?:used|recommended|needed|required|shown|also|not|only|selected|set|available|supported|given|listed|"
    r"verwendet|benötigt|empfohlen|nicht|auch)\b)|是|指|：|:\s|\s[–—-]\s",
    re.IGNORECASE,
)
_CALLED = re.compile(
    r"\b(?:is|are|as|ist|gilt als|est)\s+(?:(?:called|termed|known as|classified as|considered|referred to as|a|an|the|"
    r"ein|eine|un|une)\s+)+(?P<name>[^.;:]+)[.;]?\s*$",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"^\W*(?:what (?:is|are)|was (?:ist|sind)|qu['’]est-ce que?) (?:(?:an?|eine?|une?) )?\S+\s*\?*\s*$|^什么是", re.I
)
_HEADING = re.compile(r"^\W*\d+(?:\.\d+)+\.?\s+")
_QUOTED = re.compile(r"[\"“„«»]([^\"”“«»]+)[\"”“«»]")
_IN_BRACKETS = re.compile(r"\([^)]*\)")
_BULLET = re.compile(r"^\W*(?:\d+(?:\.\d+)*\.?\s)?")
_TELLING = 0.7  # of the weight of the word that says most
_LONGEST_SUBJECT = 60  # characters before the "is" of a definition
_CLAUSE = re.compile(
    r"^\W*(?:no|not|none|any|these|those|other|keine?|using|by|to|for|with|in|when|if|bei|mit|durch|um)\b|"
    r"\b(?:that|which|who|if|when|die|der|das|wenn|qui|si)$",
    re.IGNORECASE,
)
_WHERE = re.compile(r"(?<=\w)\s+(?:in|of|at|for|according to|im|bei|von|laut|dans|de|selon)\s.*$", re.IGNORECASE)
_SELF = re.compile(r"^.*?\b(?:define|described as|referred to as|definiert|définit)\b", re.IGNORECASE)


def asks_meaning(question: str) -> bool:
    """Whether a question wants to know what something is, means, or when it is so called."""
    return bool(_ASKS_WHAT.search(question) or _ASKS_WHEN_CALLED.search(question))


def asks_what_it_is(question: str) -> bool:
    """Whether a question names a thing and nothing else: ``What is a rider?``"""
    return bool(_BARE.match(question))


def defines(asked: Asked, sentence: str) -> bool:
    """Whether a sentence that is about a term of the question says what it is, at its beginning or its end."""
    terms = _defined(asked)
    called = _CALLED.search(sentence)
    if _ASKS_WHEN_CALLED.search(asked.question):
        return called is not None and _about(terms, called["name"])
    if _HEADING.match(sentence) and _begins_with(terms, _HEADING.sub("", sentence)):
        return True
    subject = _IS.split(sentence, maxsplit=1)
    return (
        len(subject) > 1
        and len(subject[0]) < _LONGEST_SUBJECT
        and not _CLAUSE.search(subject[0])
        and _about(terms, subject[0])
        and (not asks_what_it_is(asked.question) or _is_only(terms, subject[0]))
    )


def _defined(asked: Asked) -> tuple[Wanted, ...]:
    """The terms to be defined: those behind ``define`` or ``what is a``, up to where it is looked for."""
    quoted = present_terms(_QUOTED.findall(asked.question))
    if quoted:
        return tuple(want for want in asked.wanted if want.met_by(quoted)) or asked.wanted
    tail = _WHERE.sub("", _SELF.sub("", asked.question))
    present = present_terms([tail])
    return tuple(want for want in asked.wanted if want.met_by(present)) or asked.wanted


def _begins_with(terms: tuple[Wanted, ...], text: str) -> bool:
    """Whether the heading before a sentence is what is to be defined: its terms, and nothing before them."""
    telling = _telling(terms)
    return all(want.met_by(present_terms([" ".join(text.split()[: len(telling) + 1])])) for want in telling)


def _is_only(terms: tuple[Wanted, ...], text: str) -> bool:
    """Whether a text names the terms and nothing else but what stands in brackets."""
    named = frozenset(term for want in terms for form in want.forms for term in form)
    said = _BULLET.sub("", _IN_BRACKETS.sub("", text))
    return present_terms([said]) <= named | STOP_WORDS or not said.isascii()


def _telling(terms: tuple[Wanted, ...]) -> tuple[Wanted, ...]:
    most = max(want.weight for want in terms)
    return tuple(want for want in terms if want.weight >= _TELLING * most)


def _about(terms: tuple[Wanted, ...], text: str) -> bool:
    """Whether a text names what is to be defined: by a word of it that says much."""
    present = present_terms([text])
    return any(want.met_by(present) for want in _telling(terms))
