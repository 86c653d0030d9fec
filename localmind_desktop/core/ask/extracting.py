"""Answers quoted from prose (A5): the sentence that carries the question, with its lines. Pure."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import pairwise

from localmind_desktop.core.ask.asked import Asked, present_terms
from localmind_desktop.core.ask.evidence import AROUND, CONTEXT, OWN, SUBJECT, Level, Support, support
from localmind_desktop.core.model import ChunkKind, Passage, Place
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.terms import STOP_WORDS

_LONGEST = 360  # characters of a quoted answer
_ASKS_WHAT = re.compile(
    r"^\s*(?:what (?:is|are) (?:an? )?[\w-]|define|what does .* mean|was (?:ist|sind) |qu'est-ce|什么是)|\bdefine", re.I
)
_IS = re.compile(
    r"\s(?:is|are|means?|denotes?|refers? to|ist|sind|bezeichnet|est|sont|désigne)\s|是|：|:\s", re.IGNORECASE
)
_LONGEST_SUBJECT = 60  # characters before the "is" of a definition
_DEFINITION = 0.08  # what a defining sentence gains in rank
_SHORTEST_TERMS = 2
_PER_CHARACTER = 0.0004  # what a sentence loses in rank for its length: of two that say the same, the shorter
_GAP, _SIZE = 0.6, 0.2  # in line heights: between paragraphs, and between a heading and its text


@dataclass(frozen=True, slots=True)
class Quote:
    """A sentence (or two neighbours) of a passage, with the places of its lines."""

    passage: Passage
    text: str
    places: tuple[Place, ...]
    support: Support


def quotes(asked: Asked, passages: Sequence[Passage], subjects: dict[str, AbstractSet[str]]) -> list[Quote]:
    """The sentences of prose passages that meet the question, best first."""
    found = [
        quote
        for rank, passage in enumerate(passages)
        if passage.chunk.kind is ChunkKind.PROSE
        for quote in _quotes_of(asked, passage, subjects[passage.chunk.document_id])
    ]
    return sorted(found, key=lambda quote: -_rank(asked, quote))


def _rank(asked: Asked, quote: Quote) -> float:
    """Of two sentences that say the same, the shorter; where a thing is to be defined, one that says what it is."""
    defines = bool(_ASKS_WHAT.search(asked.question) and _says_what(asked, quote.text))
    return quote.support.score - len(quote.text) * _PER_CHARACTER + _DEFINITION * defines


def _says_what(asked: Asked, sentence: str) -> bool:
    """``A hint is …``: a term of the question, and then what it is, at the sentence's beginning."""
    subject = _IS.split(sentence, maxsplit=1)
    present = present_terms([subject[0]])
    return len(subject) > 1 and len(subject[0]) < _LONGEST_SUBJECT and any(w.met_by(present) for w in asked.wanted)


def _quotes_of(asked: Asked, passage: Passage, subjects: AbstractSet[str]) -> Iterator[Quote]:
    text = passage.chunk.text
    windows = [window for start, end in _paragraphs(passage) for window in _windows(_within(text, start, end))]
    around = present_terms([text])
    context = present_terms([passage.chunk.context])
    for start, end in windows:
        sentence = " ".join(text[start:end].split())
        own = present_terms([sentence])
        if len(own) < _SHORTEST_TERMS or len(sentence) > _LONGEST:
            continue
        levels = (Level(OWN, own), Level(CONTEXT, context), Level(SUBJECT, subjects), Level(AROUND, around))
        found = support(asked, levels)
        if found.own and not sentence.endswith((":", "：")) and _adds(asked, own):
            yield Quote(passage, sentence, lines_of(passage, start, end), found)


def _adds(asked: Asked, own: AbstractSet[str]) -> bool:
    """Whether a sentence says anything that the question does not: a heading that repeats it is no answer."""
    asked_for = frozenset(term for want in asked.wanted for form in want.forms for term in form)
    return bool(own - asked_for - STOP_WORDS)


def _within(text: str, start: int, end: int) -> list[tuple[int, int]]:
    return [(start + first, start + last) for first, last in sentence_spans(text[start:end])]


def _paragraphs(passage: Passage) -> Iterator[tuple[int, int]]:
    """Runs of lines that stand together on the page: a gap, another size or another page ends one."""
    lines = passage.chunk.text.split("\n")
    usual = _usual_gap(passage.chunk.places)
    start = position = 0
    above: Place | None = None
    for line, place in zip(lines, passage.chunk.places, strict=True):
        if above is not None and not line[:1].islower() and _parted(above, place, usual):
            yield start, position
            start = position
        above = place
        position += len(line) + 1
    yield start, position - 1


def _usual_gap(places: Sequence[Place]) -> float:
    """The median distance between two lines, in points."""
    gaps = sorted(b.box.y0 - a.box.y1 for a, b in pairwise(places) if a.page == b.page and b.box.y0 > a.box.y0)
    return max(0.0, gaps[len(gaps) // 2]) if gaps else 0.0


def _parted(above: Place, below: Place, usual: float) -> bool:
    height, other = above.box.y1 - above.box.y0, below.box.y1 - below.box.y0
    gap = below.box.y0 - above.box.y1
    return above.page != below.page or not -height < gap < usual + _GAP * height or abs(height - other) > _SIZE * height


def _windows(spans: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Every sentence alone, and with the one after it."""
    yield from spans
    for (start, _), (_, end) in itertools.pairwise(spans):
        yield start, end


def lines_of(passage: Passage, start: int, end: int) -> tuple[Place, ...]:
    """The places of the lines that hold the characters from ``start`` to ``end`` of a passage's text."""
    places: list[Place] = []
    position = 0
    for line, place in zip(passage.chunk.text.split("\n"), passage.chunk.places, strict=True):
        if position < end and position + len(line) > start:
            places.append(place)
        position += len(line) + 1
    return tuple(dict.fromkeys(places))
