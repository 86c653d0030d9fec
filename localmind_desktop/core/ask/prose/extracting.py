"""Answers quoted from prose (A5): the sentence, item or line that carries the question, with its lines. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import lru_cache

from localmind_desktop.core.ask.evidence import AROUND, CONTEXT, OWN, SUBJECT, TITLE, Level, Support, carries, support
from localmind_desktop.core.ask.prose.answer_types import Expected, Kind, expected, told
from localmind_desktop.core.ask.prose.defining import (
    BESIDE,
    GENUS,
    PLAIN,
    asks_meaning,
    asks_what_it_is,
    definition,
    term_words,
)
from localmind_desktop.core.ask.prose.kinship import akin
from localmind_desktop.core.ask.prose.labelled import spelled
from localmind_desktop.core.ask.prose.lightness import light_words
from localmind_desktop.core.ask.prose.of_other import Aim
from localmind_desktop.core.ask.prose.prose_windows import Window, windows
from localmind_desktop.core.ask.prose.quote import Quote, lines_of
from localmind_desktop.core.ask.question.asked import Asked, Wanted, present_terms
from localmind_desktop.core.ask.tables.attributes import asked_attribute
from localmind_desktop.core.model import ChunkKind, Passage
from localmind_desktop.core.terms import STOP_WORDS, normalised, term_of, tokens

_LONGEST = 360  # characters of a quoted answer
_SHORTEST_TERMS = 2
_SHORTEST_KIN = 5  # letters of a word that may stand for what is asked for: sensing is no sensitivity
_LIGHT = 0.4  # what a verb or a fill word weighs beside a word that names something
_KIN, _NEAR = 0.9, 0.75  # what a term counts that is met by a kindred word, or in the sentence before or behind
_PER_CHARACTER = 0.0004  # what a sentence loses in rank for its length: of two that say the same, the shorter
_TOLD, _DEFINED, _FRAGMENT, _JOINED = (
    0.25,
    0.4,
    -0.1,
    -0.08,
)  # what a sentence gains in rank that tells what is expected, defines, …
_OF_KIND = 0.12  # what it gains that holds the word for what is asked for: a specification, where it is asked which
_LEAST_TOLD = 0.6  # a sentence has no headers that say what its words are: it must hold more of them itself
# Where a sentence tells just what is expected, fewer of the words must be the same.
_LEAST_COVERAGE, _LEAST_SCORE, _LEAST_SPECIFIC, _LEAST_OF_SHAPED = 0.6, 0.44, 0.7, 0.4
_CLOSE, _CLOSE_UNTOLD = 0.6, 0.66  # closeness from which it matters less how common the words are there
_LEAST_OF_CLOSE = 0.3  # of the words that tell this document's sentences apart, where the sentence is close
_TOLD_BY_VERB = (Kind.PERSON, Kind.COUNT)  # who signed, how many were hurt: of the others, all else is the same
_LEAST_LABEL, _LEAST_LABEL_TOLD = 0.6, 0.3  # of what is asked for, that a label and its value hold
_PER_LETTER = 0.002  # what a label with its value loses in rank for its length
_LEAST_DEFINED = 0.4  # of a question's words, where a sentence says what its thing is
_SURE_COVERAGE, _SURE_SPECIFIC = 0.75, 0.3  # where most is met, it matters less how common the words are there
_LEAST_NEWS = 3  # words of a row that describe what it is about
_QUOTED = re.compile(r"[\"“„«»]([^\"”“«»]+)[\"”“«»]")
_ELSEWHERE = re.compile(
    r"^\W*(?:(?:please )?(?:see|refer to)|siehe|vgl\.?|voir|参见|请参阅)\b|\b(?:refer to|see) (?:the )?(?:[\w-]+ ){0,4}"
    r"(?:data ?sheets?|manuals?|sections?|chapters?|appendix|user guide)\b[^.]*\.?$|^参见|"
    r"\bas (?:detailed|described|shown|explained|listed) (?:above|below|in)\b|"
    r"\b(?:details|näheres|weitere informationen|mehr)\b.*\bfinden sie\b",
    re.IGNORECASE,
)
_NUMBERED = re.compile(r"^\W*\d+(?:\.\d+)+\.?\s+")  # the number of a heading
_LOOKS_UP = re.compile(
    r"^\W*(?:(?:at|in|on|by|for|under|bei|in|an|auf|unter|à|dans|sous) )?(?:what|which|whose|welche[mnrs]?|"
    r"was (?:ist|sind)|wie (?:lautet|heißt|ist)|quel(?:le)?s?)\b|什么|哪个|多少",
    re.IGNORECASE,
)
_ASKS_PAPER = re.compile(
    r"\b(?:which|what|welche[mnrs]?|quel(?:le)?|welchem) (?:[\w-]+ ){0,2}(?:data ?sheet|manual|document|chapter|"
    r"section|appendix|guide|page|datenblatt|handbuch|dokument|kapitel|abschnitt|anhang|manuel|chapitre|annexe)\b",
    re.IGNORECASE,
)
_WHICH = re.compile(
    r"^\W*(?:(?:by|to|under|in|with|on|nach|in|zu|mit|selon|à|dans) )?(?:which|what|welche[mnrs]?|quel(?:le)?s?) "
    r"(?P<noun>(?:[\w-]+ ){0,2}?[\w-]+)(?= (?:do|does|did|is|are|was|were|has|have|must|may|can|\w+s)\b)",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r"^\W*(?:it|its|they|their|this|these|es|sie|dies\w*|il|elles?|ils|cela|ce)\b", re.IGNORECASE)
_HOW = re.compile(r"^\W*(?:how|wie) (?P<how>[^\W\d_]{4,}) (?:is|are|was|were|ist|sind|war|waren)\b", re.IGNORECASE)
_FRENCH = re.compile(r"^\W*quel", re.IGNORECASE)  # adjectives stand behind their noun
_OF_PAPERS = (
    "data sheet datasheet document paper study report article manual handbook guide specification spec book brochure "
    "figures dokument handbuch datenblatt bericht studie unterlagen laut gemäß document selon according"
)
_OF_DOING = (
    "call come keep make use need get take happen say state describe mention mean stand define during while since "
    "without once took taken meant gemeint sie er man kann können bis wann gegen lautet heißt beträgt gilt davon dort "
    "my e i.e mein meine mon ma worin womit wodurch wofür woran woraus wozu wobei dabei dieser diese dieses "
    "peut on faut range bereich plage"
)
_SAYS_NOTHING = frozenset(term_of(word) for word in f"{_OF_PAPERS} {_OF_DOING}".split())


def quotes(asked: Asked, passages: Sequence[Passage], subjects: dict[str, AbstractSet[str]]) -> list[Quote]:
    """The stretches of prose passages that carry the question, best first."""
    reading = _reading_of(asked)
    found = [
        quote
        for passage in passages
        if passage.chunk.kind is ChunkKind.PROSE
        for quote in reading.quotes_of(passage, subjects[passage.chunk.document_id])
        if reading.carried(quote)
    ]
    return sorted(found, key=lambda quote: -quote.rank)


def labelled_quotes(asked: Asked, forms: Iterable[Passage], subjects: dict[str, AbstractSet[str]]) -> list[Quote]:
    """The labels of forms with their values that answer, best first; ``closeness`` is the share of what is asked."""
    reading = _reading_of(asked)
    found = [reading.labelled(form, subjects[form.chunk.document_id]) for form in forms]
    return sorted((quote for quote in found if quote is not None), key=lambda quote: -quote.rank)


def tells_better(asked: Asked, quote: Quote, row: str, unmet: Sequence[Wanted], far: Sequence[Wanted] = ()) -> bool:
    """Whether a sentence tells what is expected (a file, what a thing is) and a row in words does not.

    Never one that leaves out a word that the row says: ``unmet`` are those that it does not, ``far`` those that stand
    elsewhere in its document only.
    """
    if not set(quote.support.unmet) <= set(unmet):
        return False
    wished = expected(asked.question)
    if wished is None:
        if _says_kind(asked, quote.support.own) and _says_kind(asked, (*unmet, *far)):
            return True
        if quote.defined >= PLAIN and asks_what_it_is(asked.question):
            return True
        return quote.defined >= GENUS or (quote.defined >= PLAIN and _adds_little(asked, row))
    return wished.shaped and quote.told > 0 and not told(wished, row, asked.question)


def _says_kind(asked: Asked, wants: Iterable[Wanted]) -> bool:
    kind = asked_kind(asked.question)
    return any(term_of(want.token) == kind for want in wants)


def leaves_out(asked: Asked, quote: Quote, own: Sequence[Wanted]) -> bool:
    """Whether a sentence itself does not say what is asked for, and a row, of which ``own`` are the words, does."""
    head = asked_attribute(asked.question)[-1:]
    said = present_terms([quote.text])
    return any(want.token in head and not want.met_by(said) for want in own)


def _adds_little(asked: Asked, row: str) -> bool:
    """Whether a row in words says hardly more than the question."""
    asked_for = asked.said
    return len({term for term in present_terms([row]) - asked_for - STOP_WORDS if term.isalpha()}) < _LEAST_NEWS


@dataclass(frozen=True, slots=True)
class _Reading:
    """A question as sentences are read for it: less the words that only ask, with what is expected."""

    asked: Asked
    expected: Expected | None
    meaning: bool
    aim: Aim
    asking: tuple[Wanted, ...] = ()  # words that only ask: they count where they are met
    quoted: tuple[str, ...] = ()
    head: tuple[Wanted, ...] = ()  # the noun that is asked for, where its form does not tell it

    @classmethod
    def of(cls, asked: Asked) -> _Reading:
        wished = expected(asked.question)
        asking = wished.asking if wished is not None else frozenset()
        free = [want for want in asked.wanted if not want.exact]
        optional = tuple(want for want in free if want.token.casefold() in asking)
        kind = asked_kind(asked.question)
        nothing = (_SAYS_NOTHING - {kind}) | term_words(asked.question)
        dropped = {want.token for want in free if term_of(want.token) in nothing}
        left = asked.without(dropped | {want.token for want in optional})
        if not left.wanted:
            left, optional = asked, ()
        meaning = asks_meaning(asked.question)
        tells_by_verb = wished is not None and wished.kind in _TOLD_BY_VERB
        light = frozenset() if meaning or tells_by_verb else light_words(asked.question)
        left = Asked(left.question, tuple(_lightened(want) if want.token in light else want for want in left.wanted))
        quoted = tuple(_levelled(phrase) for phrase in _QUOTED.findall(asked.question))
        how = _HOW.match(asked.question)
        attribute = ((how["how"],) if how else asked_attribute(asked.question)) if wished is None else ()
        noun = attribute[:1] if _FRENCH.match(asked.question) else attribute[-1:]
        head = tuple(want for want in left.wanted if want.token in noun)
        return cls(left, wished, meaning, Aim.of(left, wished), optional, quoted, head)

    def quotes_of(self, passage: Passage, subjects: AbstractSet[str]) -> Iterator[Quote]:
        text = passage.chunk.text
        around = Level(AROUND, present_terms([text]))
        context = Level(CONTEXT, present_terms([passage.chunk.context, text.partition("\n")[0]]))
        for window in windows(passage):
            said = window.text(text)
            own = present_terms([said])
            if len(own) < _SHORTEST_TERMS or len(said) > _LONGEST or said.endswith((":", "：")):
                continue
            kindred = self._kindred(own)
            near = Level(_NEAR, present_terms([text[slice(*window.near)]]))
            by = (Level(OWN, own), Level(_KIN, kindred), near, context)
            if not self._says_head(own, (near.terms if _GOES_ON.match(said) else frozenset(), context.terms)):
                continue
            levels = (*by, Level(SUBJECT, subjects), around)
            met = tuple(want for want in self.asking if want.met_by(own | kindred))
            wanted = Asked(self.asked.question, (*self.asked.wanted, *met))
            found = support(wanted, levels)
            if (
                (kindred or any(not want.is_number for want in found.own))
                and self._adds(own)
                and not self._points_elsewhere(said)
                and self._says_quoted(said)
            ):
                yield self._quote(passage, window, said, found, _closeness(wanted, levels))

    def _says_head(self, own: AbstractSet[str], beside: Sequence[AbstractSet[str]]) -> bool:
        """Whether a stretch, or what it stands under, speaks of what is asked for, be it by a word of its kind."""
        telling = [term for term in own if len(term) >= _SHORTEST_KIN]
        return all(
            any(want.met_by(terms) for terms in (own, *beside)) or (_may_vary(want) and akin(want.forms[0], telling))
            for want in self.head
        )

    def labelled(self, form: Passage, subjects: AbstractSet[str]) -> Quote | None:
        """A label with its value, where it holds what is asked for; what it is of, the page and the document say."""
        chunk = form.chunk
        said = " ".join(chunk.text.split())
        own = present_terms([said, spelled(said)])
        kindred = self._kindred(own)
        heading, _, page = chunk.context.partition("\n")
        levels = (Level(SUBJECT, subjects), Level(TITLE, present_terms([page])))
        found = support(self.asked, (Level(OWN, own), Level(_KIN, kindred), *levels))
        wanted = (*self.asked.wanted, *self.asking)
        known = present_terms([heading, form.document])
        met = sum(want.weight for want in wanted if want.met_by(own | kindred))
        missing = sum(want.weight for want in wanted if not want.exact and not want.met_by(own | kindred | known))
        share = met / (met + missing) if met and self._asks_for_label(own | kindred) else 0.0
        quote = Quote(form, said, chunk.places, found, self._told(said), share - _PER_LETTER * len(said), 0.0, share)
        is_told = quote.told if self.expected is not None else self._adds(own)
        least = _LEAST_LABEL_TOLD if quote.told else _LEAST_LABEL
        light = light_words(self.asked.question)
        is_of_other = any(want.token not in light for want in found.unmet)
        return quote if is_told and share >= least and not is_of_other and self.may_answer(quote) else None

    def _asks_for_label(self, present: AbstractSet[str]) -> bool:
        """Whether a question looks up what it names first, and that is there: ``Which account number …``."""
        first = next((want for want in (*self.asking, *self.asked.wanted) if want.weight), None)
        is_typed = self.expected is not None
        return is_typed or (bool(_LOOKS_UP.match(self.asked.question)) and first is not None and first.met_by(present))

    def carried(self, quote: Quote) -> bool:
        """Whether a stretch answers: it must tell what is expected, and hold enough of the question."""
        if not self.may_answer(quote):
            return False
        found = quote.support
        if quote.defined >= BESIDE and found.own and found.coverage >= _LEAST_DEFINED:
            return True
        is_told_by_verb = self.expected is not None and self.expected.kind in _TOLD_BY_VERB
        is_close = quote.closeness >= (_CLOSE if quote.told else _CLOSE_UNTOLD) and found.specific >= _LEAST_OF_CLOSE
        if is_close and found.own and not is_told_by_verb:
            return True
        if self.expected is None or not self.expected.strict:
            return carries(found, _LEAST_TOLD)
        least = _LEAST_OF_SHAPED if self.expected.shaped else _LEAST_SPECIFIC
        is_near = found.coverage >= _LEAST_COVERAGE and found.score >= _LEAST_SCORE
        is_of_this = found.specific >= least or (found.coverage >= _SURE_COVERAGE and found.specific >= _SURE_SPECIFIC)
        return is_near and is_of_this and not found.unmet_exact

    def may_answer(self, quote: Quote) -> bool:
        """Whether nothing speaks against a stretch: it tells what is expected, of what is named."""
        if self.expected is not None and (self.expected.strict or self.expected.kind is Kind.NUMBER) and not quote.told:
            return False
        return not self.aim.is_missed_by(quote)

    # ------------------------------------------------------------------ inside

    def _quote(self, passage: Passage, window: Window, said: str, found: Support, closeness: float) -> Quote:
        sureness = self._told(said)
        rank = closeness - len(said) * _PER_CHARACTER + _TOLD * sureness
        heading = passage.chunk.context.rpartition("›")[2]
        defined = definition(self.asked, said, heading) if self.meaning else 0.0
        rank += _DEFINED * defined
        rank += _JOINED * window.is_joined
        rank += _OF_KIND * (self.expected is None and _says_kind(self.asked, found.own))
        places = tuple(dict.fromkeys(place for span in window.spans for place in lines_of(passage, *span)))
        quote = Quote(passage, said, places, found, sureness, rank, defined, closeness)
        return quote if quote.is_sentence else replace(quote, rank=rank + _FRAGMENT)

    def _told(self, said: str) -> float:
        return told(self.expected, said, self.asked.question) if self.expected is not None else 0.0

    def _kindred(self, own: AbstractSet[str]) -> frozenset[str]:
        """The terms of the question for which a kindred word is there."""
        return frozenset(
            term
            for want in (*self.asked.wanted, *self.asking)
            if _may_vary(want) and not want.met_by(own) and akin(want.forms[0], own)
            for term in want.forms[0]
        )

    def _points_elsewhere(self, said: str) -> bool:
        return bool(_ELSEWHERE.search(said)) and not _ASKS_PAPER.search(self.asked.question)

    def _says_quoted(self, said: str) -> bool:
        """Whether each phrase in quotes stands there word for word."""
        return all(phrase in _levelled(said) for phrase in self.quoted)

    def _adds(self, own: AbstractSet[str]) -> bool:
        """Whether a sentence says anything that the question does not: a heading that repeats it is no answer."""
        asked_for = self.asked.said
        return bool(own - asked_for - STOP_WORDS)


@lru_cache(maxsize=4)
def _reading_of(asked: Asked) -> _Reading:
    """Sentences, labels and other wordings are read for one question one after the other."""
    return _Reading.of(asked)


def asked_kind(question: str) -> str:
    """The term for what is asked for: ``specification`` of ``Which specification does it follow?``; else empty."""
    match = _WHICH.match(question)
    found = tokens(match["noun"]) if match else []
    return term_of(found[-1]) if found else ""


def _lightened(want: Wanted) -> Wanted:
    return want if want.exact else replace(want, weight=_LIGHT * want.weight)


def _closeness(asked: Asked, levels: Sequence[Level]) -> float:
    """The weight of the question's words by how near they stand, as a share 0-1: those of the stretch itself first."""
    total = sum(want.weight for want in asked.wanted)
    near = [next((level.nearness for level in levels if want.met_by(level.terms)), 0.0) for want in asked.wanted]
    return sum(want.weight * one for want, one in zip(asked.wanted, near, strict=True)) / total if total else 0.0


def _levelled(text: str) -> str:
    return " ".join(normalised(text).casefold().split())


def _may_vary(want: Wanted) -> bool:
    return not want.exact and len(want.forms[0]) == 1
