"""Sentences that say what something is: ``A hint is …``, ``“Opaque” means …``, ``… is called a rider``. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.prose.lightness import light_words
from localmind_desktop.core.ask.question.asked import Asked, Wanted, present_terms
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, term_of

# How surely a sentence says what a thing is: by its kind or with a word for meaning; otherwise of the thing alone; in
# another wording, or in brackets; in passing, beside its name; or of something that its name is a part of.
GENUS, PLAIN, SAID, BESIDE, PARTLY = 1.0, 0.8, 0.6, 0.5, 0.4
_ASKS_WHAT = re.compile(
    r"^\W*(?:what (?:is|are) (?P<thing>[\w-]+)|define|was (?:ist|sind|bedeutet|heißt|versteht man) |qu['’]est-ce|"
    r"que signifie|什么是)|\bdefined?\b|\bwhat (?:do|does|is) .* (?:mean|stand for|refer to|meant by)|"
    r"\bwhat does it mean\b|\bwhat counts as\b|\bdefinier\w+|\bgemeint\b|\bmeaning of\b|是什么|什么意思|指的是|定义",
    re.IGNORECASE,
)
_ASKS_WHEN_CALLED = re.compile(
    r"\b(?:call|called|classif\w+|considered?|regarded?|bezeichnet|nennt|gilt|appel\w+)\b", re.I
)
_KIND = (
    r"(?:(?:is|are|ist|sind|est|sont)\s+(?:(?:generally|usually|simply|basically|also|auch|aussi)\s+)?"
    r"(?:an?|one of|eine?[mnrs]?|une?|des)\s|"
    r"(?:is|are|ist|sind|est|sont) (?:(?:the|der|die|das|les?|la|l['’])\b|(?:defined|calculated|known) as\s)|"
    r"means?\s|denotes?\s|refers? to\s|stands? for\s|bezeichnet\s|bedeutet\s|désignent?\s|signifient?\s)"
)
_OF_KIND = re.compile(rf"(?:^|[\s\"”’»)]){_KIND}|是一|是指|指的?是", re.IGNORECASE)
_IS = re.compile(
    rf"[\"”’»)]?\s(?:{_KIND}|(?:is|are|comprises?|consists? of|describes?|represents?|includes?|ist|sind|umfasst|"
    r"beschreibt|est|sont|comprend)\s(?!(?:used|recommended|needed|required|shown|also|not|only|selected|set|available|"
    r"supported|given|listed|very|too|more|most|verwendet|benötigt|empfohlen|nicht|auch)\b))|是|指|：|:\s|\s[–—-]\s",
    re.IGNORECASE,
)
_CALLED = re.compile(
    r"\b(?:is|are|as|ist|gilt als|est)\s+(?:(?:called|termed|known as|classified as|considered|referred to as|a|an|the|"
    r"ein|eine|un|une)\s+)+(?P<name>[^.;:]+)[.;]?\s*$",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"^\W*(?:what (?:is|are)|was (?:ist|sind)|qu['’]est-ce que?) (?:(?:an?|eine?|une?) )?(?:[\w-]+ ){0,2}\S+\s*\?*\s*$|"
    r"^什么是",
    re.I,
)
_QUOTED = re.compile(r"[\"“„«»]([^\"”“«»]+)[\"”“«»]")
_IN_BRACKETS = re.compile(r"\([^)]*\)|\b(?:alias|also called|auch|oder|or|aussi|the term)\s+\S+", re.IGNORECASE)
_BULLET = re.compile(r"^\W*(?:\d+(?:\.\d+)*\.?\s+)?")
_NUMBERED = re.compile(r"^\W*\d+(?:\.\d+)+\.?\s+")
_EXPLAINS = re.compile(
    r"^[\"”’»“]?(?:\s*\((?!\s*(?:see|section|chapter|fig|table|siehe|abschnitt|kapitel|voir|\d))|"
    r"\s*,?\s*(?:was|which|that is|i\.e\.|d\.\s?h\.|also|solche|c'est-à-dire)\b|,\s+(?:an?|eine?|une?)\s)",
    re.IGNORECASE,
)
_DEFINES = re.compile(r"\b(?:defines?|definiert|définit)\s+(?P<name>[^,.;]{2,60}?)\s+(?:as|als|comme)\s", re.IGNORECASE)
_BRACKETED = re.compile(r"\w\s+\(\W?([A-Z][\w-]+)\W?\)")
_TELLING = 0.7  # of the weight of the word that says most
_LONGEST_SUBJECT = 60  # characters before the "is" of a definition
_CLAUSE = re.compile(
    r"^\W*(?:no|not|none|any|these|those|other|this|keine?|dieser?|using|by|to|for|with|in|when|if|as|bei|mit|durch|um|"
    r"als|für)\b|\b(?:that|which|who|if|when|die|der|das|wenn|qui|si)$",
    re.IGNORECASE,
)
_WHERE = re.compile(
    r"(?<=\w)\s+(?:in|of|at|for|under|according to|im|bei|von|laut|mit|dans|de|selon)\s.*$", re.IGNORECASE
)
_SELF = re.compile(
    r"^.*?\b(?:define|described as|referred to as|definiert|définit|counts as|meaning of|mean by|versteht man unter)\b",
    re.IGNORECASE,
)
_OF_TERMS = (
    "word term expression phrase abbreviation acronym mean means wort begriff ausdruck abkürzung bedeutet heißt "
    "versteht gemeint mot terme sigle signifie"
)
_TERM_WORDS = frozenset(term_of(word) for word in _OF_TERMS.split())


def asks_meaning(question: str) -> bool:
    """Whether a question wants to know what something is, means, or when it is so called."""
    what = _ASKS_WHAT.search(question)
    named = what["thing"] if what is not None else None
    if named is not None and (
        named.casefold() in light_words(question) or named.casefold() in ("there", "its", "their")
    ):
        return False
    bare = question.strip(" ?.!")
    is_name_alone = " " not in bare and is_identifier(bare)
    return what is not None or is_name_alone or bool(_ASKS_WHEN_CALLED.search(question))


def asks_what_it_is(question: str) -> bool:
    """Whether a question names a thing and nothing else: ``What is a rider?``"""
    return bool(_BARE.match(question))


def term_words(question: str) -> frozenset[str]:
    """The terms of a question about meaning that only stand before its thing: ``the word``."""
    return _TERM_WORDS if asks_meaning(question) else frozenset()


def definition(asked: Asked, sentence: str, heading: str = "") -> float:
    """How surely a sentence says what the thing of the question is, 0-1: at its beginning, its end, or in passing.

    ``heading`` stands above it: where it is the name of the thing, what is said of the thing there describes it.
    """
    terms = _defined(asked)
    if _ASKS_WHEN_CALLED.search(asked.question):
        called = _CALLED.search(sentence)
        return GENUS if called is not None and _names_one(terms, called["name"]) else 0.0
    plain = _NUMBERED.sub("", sentence)
    if plain != sentence and _begins_with(terms, plain):
        rest = plain[len(" ".join(plain.split()[: len(_telling(terms))])) :]
        return max(BESIDE if rest.strip() else 0.0, _at_the_beginning(asked, terms, rest.strip()))
    described = (
        _names_all(terms, heading) and _is_only(asked, heading) and _names_all(terms, sentence[:_LONGEST_SUBJECT])
    )
    return max(BESIDE * described, _at_the_beginning(asked, terms, sentence), _beside(terms, sentence))


def defines(asked: Asked, sentence: str) -> bool:
    """Whether a sentence is there to say what the thing of the question is."""
    return definition(asked, sentence) >= PLAIN


# ------------------------------------------------------------------ inside


def _at_the_beginning(asked: Asked, terms: tuple[Wanted, ...], sentence: str) -> float:
    verb = _IS.search(sentence)
    if verb is None or verb.start() >= _LONGEST_SUBJECT:
        return 0.0
    subject = sentence[: verb.start() + verb.group().startswith(")")]
    if _CLAUSE.search(subject) or not _names_one(terms, subject):
        return 0.0
    if not _names_all(_telling(terms), subject) or not _is_only(asked, subject):
        return 0.0 if asks_what_it_is(asked.question) else PARTLY
    return GENUS if _OF_KIND.match(sentence[verb.start() :]) else PLAIN


def _in_passing(terms: tuple[Wanted, ...], sentence: str) -> float:
    """``… (name »tjener«, which means “server”)``, ``Roaming Workstations (those that …)``."""
    for match in re.finditer(r"\S+", sentence):
        behind = sentence[match.end() :]
        upto = sentence[: match.end()].rstrip('"”’»“,')
        window = " ".join(upto.split()[-len(terms) :])
        if _names_all(terms, window) and (_EXPLAINS.match(sentence[len(upto) :]) or _EXPLAINS.match(behind)):
            return BESIDE
    return 0.0


def _beside(terms: tuple[Wanted, ...], sentence: str) -> float:
    return max(_in_other_words(terms, sentence), _in_passing(terms, sentence))


def _in_other_words(terms: tuple[Wanted, ...], sentence: str) -> float:
    """``Clause 3 defines a rider as …``, ``Hull Act (HA)``."""
    said = _DEFINES.search(sentence)
    if said is not None and _names_all(terms, said["name"]):
        return GENUS
    return SAID if any(_names_all(terms, name) for name in _BRACKETED.findall(sentence)) else 0.0


def _defined(asked: Asked) -> tuple[Wanted, ...]:
    """The terms to be defined: those behind ``define`` or ``what is a``, up to where it is looked for."""
    quoted = present_terms(_QUOTED.findall(asked.question))
    if quoted:
        return tuple(want for want in asked.wanted if want.met_by(quoted)) or asked.wanted
    named = tuple(want for want in asked.wanted if term_of(want.token) not in _TERM_WORDS) or asked.wanted
    for tail in (_WHERE.sub("", _SELF.sub("", asked.question)), _WHERE.sub("", asked.question)):
        present = present_terms([tail])
        found = tuple(want for want in named if want.met_by(present))
        if found:
            return found
    return named


def _begins_with(terms: tuple[Wanted, ...], text: str) -> bool:
    """Whether the heading before a sentence is what is to be defined: its terms, and nothing before them."""
    telling = _telling(terms)
    return all(want.met_by(present_terms([" ".join(text.split()[: len(telling) + 1])])) for want in telling)


def _is_only(asked: Asked, text: str) -> bool:
    """Whether a text names words of the question and nothing else but what stands in brackets."""
    named = asked.said
    said = _BULLET.sub("", _IN_BRACKETS.sub("", text))
    return present_terms([said]) <= named | STOP_WORDS or not said.isascii()


def _telling(terms: tuple[Wanted, ...]) -> tuple[Wanted, ...]:
    most = max(want.weight for want in terms)
    return tuple(want for want in terms if want.weight >= _TELLING * most)


def _names_one(terms: tuple[Wanted, ...], text: str) -> bool:
    """Whether a text names what is to be defined: by a word of it that says much."""
    present = present_terms([text])
    return any(want.met_by(present) for want in _telling(terms))


def _names_all(terms: tuple[Wanted, ...], text: str) -> bool:
    present = present_terms([text])
    return all(want.met_by(present) for want in terms)
