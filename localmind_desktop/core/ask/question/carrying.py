"""Follow-up questions by rule (R3): the subject of the last turn is carried over where the question has none. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from localmind_desktop.core.ask.question.asked import HistoryTurn
from localmind_desktop.core.ask.question.following import BARE, leans
from localmind_desktop.core.ask.question.fragments import OPENED, fragment, replaced, short_name
from localmind_desktop.core.ask.question.slots import has_verb, placed
from localmind_desktop.core.ask.question.subjects import Earlier, is_name
from localmind_desktop.core.terms import tokens

Knows = Callable[[str], bool]

_ASKS = re.compile(
    r"^(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|could|must|may|should|has|"
    r"have|had|"
    r"will|list|give|show|name|explain|describe|in which|at which|was|wie|wer|wo|wann|warum|welche\w*|ist|sind|hat|"
    r"haben|kann|"
    r"muss|darf|nenne|erkläre?|gibt|quel\w*|qui|que|quand|où|comment|combien|pourquoi|est|sont|ont|peut|"
    r"explique[rz]?)\b"
    r"|什么|多少|哪|怎么|如何|是否|吗",
    re.IGNORECASE,
)
_BARE = re.compile(rf"^\W*(?P<asks>{BARE})\W*$", re.IGNORECASE)
_NUMBERED = (
    "first former erste erstere premier première 第一 前者",
    "second zweite deuxième second seconde 第二",
    "third dritte troisième 第三",
)
_NUMBERS = {word: number for number, group in enumerate(_NUMBERED) for word in group.split()} | dict.fromkeys(
    ["last", "latter", "previous", "letzte", "letztere", "dernier", "dernière", "后者"], -1
)
_PICKS = re.compile(
    r"\b(?:(?:the|der|die|das|den|dem|les?|la|du|des|ce)\s+)?(?P<which>first|second|third|former|latter|last|"
    r"erstere?|zweite|dritte|"
    r"letztere?|premi(?:er|ère)|deuxième|seconde?|troisième|derni(?:er|ère))[nrsm]?(?:\s+(?:ones?|of (?:them|these|"
    r"those|the two)))?"
    r"(?=[\s?.!,]*$|[,?]|\s+(?:is|are|was|were|has|have|does|do|mean|for|in|at|with|and|or|ist|sind|hat|est|a)\b)"
    r"|(?P<cjk>前者|后者|第[一二三]个?)(?!\w*章)",
    re.IGNORECASE,
)
_LINK_WORD = r"of|for|in|at|with|to|from|on|by|and|or|if|when|while|after|before|during|per|than|as"
_NOUN_END = (
    rf"(?=\s+(?:{_LINK_WORD}|is|are|was|were|does|do|did|has|have|had|can|could|must|may|should|will|be|called|mean|"
    rf"have|use[ds]?)\b"
    r"|[\s?.!,;:]*$|[?!,;:])"
)
_POSSESSIVE = re.compile(rf"\b(?:its|their)\s+(?P<noun>(?:[\w./+-]+\s+){{0,5}}?[\w./+-]+){_NOUN_END}", re.IGNORECASE)
_ALONE = (
    rf"(?=\s+(?:{_LINK_WORD}|is|are|was|were|does|do|did|has|have|had|can|could|must|may|should|will|be|called|mean|"
    r"[a-z]+(?:e[dn]|able|id|ible|le))\b|[\s?.!,;:]*$|[?!,;:])"
)
_FOREIGN_POSSESSIVE = re.compile(r"^(?:son|sa|ses|leurs?|seine?[nrsm]?|ihre?[nrsm]?|deren|dessen)\s+", re.IGNORECASE)
_THERE = re.compile(r"\b(?:dort|(?:works?|working|leads?|heads?|lives?|located) there)\b", re.IGNORECASE)
_PERSON = re.compile(r"\b(?:he|she|his|her|him)\b", re.IGNORECASE)
_IT = re.compile(r"\b(?:it|itself)\b", re.IGNORECASE)
_THEM = re.compile(rf"\b(?:they|them|these|those){_ALONE}(?! (?:that|which|who|of|with|in)\b)", re.IGNORECASE)
_THAT = re.compile(
    rf"(?:^\W*|\b(?:is|are|was|were|does|do|did|can|must|may|should|will|has|of|for|in|at|by|from|to|with|about|than|"
    rf"and)\s+)"
    rf"(?P<that>this|that){_ALONE}",
    re.IGNORECASE,
)
_POINTS = re.compile(
    r"\b(?:it|its|itself|they|them|their|theirs|his|her|he|she|him)\b"
    r"|(?<!is )(?<!are )(?<!was )(?<!were )(?<!if )\bthere\b(?!\s+(?:is|are|was|were|exist|be|any|an?)\b)|\b(?:are|"
    r"is) there\W*$"
    r"|\b(?:these|those)\b(?! (?:that|which|who|of|with|in)\b)|\bthis\b|\bhere\b"
    r"|(?:^\W*|\b(?:is|are|was|were|does|do|did|can|must|may|should|will|has|of|for|in|at|by|from|to|with|about|than|"
    r"and)\s+)that\b"
    r"|\bthat(?=\W*$)|\bthe \w+est(?=\W*$)|\bwhich ones?\b|\bthe (?:above|same)\b"
    r"|\b(?:er|sie|ihn|ihm|ihnen|dessen|deren|dort|davon|dafür|damit|darin|darauf|daran|dabei|sein(?!\W*$|\s*[,;])|seine[nrsm]?|"
    r"ihre?[nrsm]?|"
    r"diese[nrsm]?|jene[nrsm]?)\b|(?<!gibt )(?<!Gibt )\bes\b(?!\s+(?:gibt|sind)\b)"
    r"|(?:-|\b)ils?\b(?! y a)|(?:-|\b)elles?\b|\b(?:son|sa|ses|leurs?|cet?|cette|ces|cela|ça|celui|celles?|"
    r"ceux)\b(?! que?\b)"
    r"|它|其(?!他|中|余|实)|[这那](?!么)|该|上述",
    re.IGNORECASE,
)
_DEMONSTRATIVE = re.compile(rf"(?:[a-z]+\s+)?(?:this|that|these|those)\s+(?!(?:{_LINK_WORD})\b)\w+", re.IGNORECASE)
_HOW_MANY = re.compile(r"\b(?:are|is) there\W*$", re.IGNORECASE)
_EXPLETIVE = re.compile(
    r"\bis it (?:possible|allowed|necessary|permitted|required|safe)\b|\best-ce qu|\bqu'est-ce\b|\by a-t-il\b|"
    r"\bgibt es\b|\bil y a\b|"
    r"\b(?:how|what) (?:time|date) is it\b",
    re.IGNORECASE,
)
_INSIDE = re.compile(
    r"\b(?:when|if|while|once|after|before|because|that|which|and|or|than|then|until|unless|without|whether|so|wenn|"
    r"falls|"
    r"sobald|nachdem|bevor|und|oder|quand|si|lorsqu\w*|et|ou)\b|[,;，]",
    re.IGNORECASE,
)
_ACTS = re.compile(
    r"^\W*(?:(?:how|when|why|where|what|wie|wann|comment)\s+)?(?:does|do|did|is|are|was|were|can|could|has|have|will|"
    r"must|may|should)"
    r"\s+(?:the|an?|each|every|any|all)\s+\w+",
    re.IGNORECASE,
)
_OF_A_THING = re.compile(
    r"^\W*(?:(?:how (?:heavy|old|big|expensive|fast|wide|tall|deep)|wie (?:schwer|alt|groß|teuer|schnell|breit)|"
    r"where|when|why|wo|"
    r"wann|warum|où|quand|pourquoi)\s+)?(?:is|are|was|were|does|do|did|can|could|must|may|should|has|have|will|ist|"
    r"sind|hat|kann|"
    r"muss|est|peut)\s+(?:the|an?|der|die|das|ein|eine|les?|la|une?)\s+(?P<phrase>\S.*)$",
    re.IGNORECASE,
)
_FORMAL_SIE = re.compile(r"(?<=\w\s)Sie\b")
_OWNING = re.compile(
    r"\b(?:of|for|in|von|des|für|de|du|pour)\s+(?:(?:the|der|die|das|dem|le|la|les|l')\s*)?(?P<phrase>\S.*)$",
    re.IGNORECASE,
)


def carried(question: str, history: Sequence[HistoryTurn], knows: Knows) -> str:
    """The question with what it leans on; unchanged when it stands alone or nothing was asked before.

    ``history`` is oldest first; ``knows`` tells whether the library uses a phrase's words.
    """
    if not history or not leans(question):
        return question
    *before, last = history
    earlier = Earlier(carried(last.question, before, knows), last.answer)
    bare = _BARE.match(question)
    if bare:
        return f"{bare['asks'].strip()}: {earlier.question}"
    picked = _picked(question, earlier)
    if picked is not None:
        return picked
    named = fragment(question)
    if named is None and _POINTS.search(question) is None and not _ASKS.search(question):
        named = short_name(question, earlier)
    if named is None:
        return _pointed(question, earlier, knows)
    if _ASKS.search(named):
        return _asking_on(question, named, earlier, knows)
    if _points(named) is not None:
        return _property(named, earlier, knows)
    return replaced(earlier, named)


def leans_on_first(part: str) -> bool:
    """Whether the later half of a question speaks of the first (``of this class``, ``its weight``)."""
    return _points(part) is not None


def pointing_resolved(part: str, first: str) -> str:
    """The later half of a question with the subject of the first in the place of its pronouns."""
    return _with_subject(part, Earlier(first, ""))


# ---------------------------------------------------------------------- the ways


def _picked(question: str, earlier: Earlier) -> str | None:
    """``the second``, ``the latter``: one of what was listed or set side by side."""
    match = _PICKS.search(question)
    if match is None:
        return None
    word = (match["which"] or match["cjk"]).casefold().removesuffix("个")
    number = next((n for name, n in _NUMBERS.items() if word == name or word.rstrip("nrsm") == name), None)
    items = earlier.items(of_question_first=number == -1 or word in ("former", "erstere", "前者", "first"))
    if number is None or number >= len(items) or not items:
        return None if fragment(question) is not None else f"{question} ({earlier.owner})"
    item = items[number]
    names = [token for token in tokens(earlier.question) if is_name(token)]
    others = [name for name in names if not any(name in other for other in items)]
    alone = f"{question[: match.start()]}{item}{question[match.end() :]}"
    return f"{alone} ({' '.join(dict.fromkeys(others))})" if others else alone


def _asking_on(question: str, named: str, earlier: Earlier, knows: Knows) -> str:
    """``And what is the weight?``: a whole question, of the same thing unless it names its own."""
    mark = question.rstrip()[-1:] if question.rstrip()[-1:] in "?？" else "?"
    asks = f"{named[0].upper()}{named[1:]}{mark}"
    if _points(named) is not None:
        return _pointed(asks, earlier, knows)
    if not has_verb(named) and (whole := placed(earlier.question, named)):
        return whole
    if _has_own_subject(named, knows) or OPENED.match(question) is None:
        return asks
    return f"{asks} ({earlier.owner})"


def _pointed(question: str, earlier: Earlier, knows: Knows) -> str:
    """Pronouns that point out of the question are given what they point at."""
    place = _points(question)
    if place is None:
        return (
            question
            if _has_own_subject(question, knows) or _is_told(question, knows)
            else f"{question} ({earlier.owner})"
        )
    if _points_inside(question, place):
        return question
    return _with_subject(question, earlier)


def _with_subject(question: str, earlier: Earlier) -> str:
    """English pronouns make way for the subject; else it is added behind, as it is where it is no phrase."""
    owner, topic = earlier.place if _THERE.search(question) else earlier.owner, earlier.topic
    if _points_with_noun(question):
        owner = earlier.named_in(owner)
    if not earlier.is_phrase or _PERSON.search(question) or _points_with_noun(question):
        return f"{question} ({owner})"
    if _POSSESSIVE.search(question):
        return _POSSESSIVE.sub(lambda match: f"the {match['noun']} of {owner}", question, count=1)
    if _IT.search(question):
        return _IT.sub(owner, question)
    if _THEM.search(question):
        return _THEM.sub(earlier.many, question)
    that = _THAT.search(question)
    if that:
        start, end = that.span("that")
        return f"{question[:start]}{topic}{question[end:]}"
    whole = len(_POINTS.findall(question)) > 1 or _HOW_MANY.search(question)
    return f"{question} ({topic if whole else owner})"


def _points_with_noun(question: str) -> bool:
    """``that interface … it``: the first that points is a noun, which later pronouns stand for."""
    match = _POINTS.search(question)
    return match is not None and bool(_DEMONSTRATIVE.match(question, match.start())) and not _THAT.search(question)


# ---------------------------------------------------------------------- what is there


def _points(question: str) -> int | None:
    """Where a word stands that points at something said before."""
    match = _POINTS.search(_FORMAL_SIE.sub("   ", _EXPLETIVE.sub(lambda m: " " * len(m.group()), question)))
    return match.start() if match else None


def _points_inside(question: str, place: int) -> bool:
    """``Does the pump stop when it is hot?``: what a pronoun points at stands in the question itself."""
    before = question[:place]
    is_possessive = bool(
        re.match(r"\W*(?:and\s+)?(?:its|their|itself|ses|son|sa|seine?|ihre?)\b", question[place:], re.IGNORECASE)
    )
    names = [token for token in tokens(before) if is_name(token)]
    if is_possessive and (names or _ACTS.match(before)):
        return True
    within = _INSIDE.search(before)
    if within is None:
        return False
    main = before[: within.start()]
    return (
        bool([token for token in tokens(main) if is_name(token)])
        or bool(_ACTS.match(main))
        or bool(_OWNING.search(main))
    )


def _has_own_subject(question: str, knows: Knows) -> bool:
    """A name, a document, or an owner (``of the pump``) that the library knows."""
    found = tokens(question)
    if any(is_name(token) for token in found):
        return True
    owning = _OWNING.search(question) or _OF_A_THING.match(question)
    return owning is not None and knows(owning["phrase"])


def _is_told(question: str, knows: Knows) -> bool:
    """Whether a question that points nowhere says what it is about in words that the library knows."""
    return len(question.split()) > 1 and knows(question)


def _property(named: str, earlier: Earlier, knows: Knows) -> str:
    """``its weight`` as a question; in other languages in the place of the property that was asked before."""
    foreign = _FOREIGN_POSSESSIVE.match(named)
    return replaced(earlier, named[foreign.end() :]) if foreign else _what_is(_pointed(named, earlier, knows))


def _what_is(phrase: str) -> str:
    """A noun phrase as a question."""
    head = re.split(r"\s+(?:of|for|in|at)\s", phrase, maxsplit=1)[0]
    many = head.endswith("s") and not head.endswith("ss")
    return f"What {'are' if many else 'is'} {phrase.rstrip('?. ')}?"
