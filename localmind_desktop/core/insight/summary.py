"""What a document is about in its own sentences, without a model (D6). Pure.

Sentences are weighed by how much they share with the whole (the centroid of Radev et al., "Centroid-based
summarization of multiple documents", 2004) and by how early they stand; those that say the same as a chosen one are
passed over (maximal marginal relevance, Carbonell and Goldstein 1998). Topics are the phrases that headings and text
share most.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from localmind_desktop.core.model import BlockKind, Place
from localmind_desktop.core.model.insight import Analysis, KeyPoint, TextRun
from localmind_desktop.core.sentences import sentence_spans
from localmind_desktop.core.terms import STOP_WORDS, content_terms, terms

_DESCRIPTION = 2  # sentences
_KEY_POINTS = 5
_TOPICS = 5
_FEWEST_WORDS, _MOST_WORDS = 7, 45
_FEWEST_LETTERS = 14  # of Chinese and Japanese, which write no spaces
_WIDE = "\u2e80"
_MOST_SENTENCES = 4_000  # that are weighed; of longer documents the same number from every part
_BEGINNING = 0.1  # part of the document that says what it is
_EARLY, _ON_SUBJECT = 0.3, 0.3  # the weights of standing first and of naming what the title names
_ALIKE = 0.45  # share of terms from which two sentences say the same
_LONGEST_PHRASE = 4
_IN_HEADING, _IN_TITLE = 3.0, 6.0
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_END = re.compile(r"[.!?。！？][\"”’)\]]*$")
_LETTERS_SHARE = 0.7  # of a sentence that is no formula, no code and no list of numbers
_NUMBERED = re.compile(r"^(?:[\d.]+[.)]?|\(?[a-zA-Z][.)]|§+|\(?[ivxIVX]+[.)]|[•●▪◦■–-])\s+")
_LEADERS = re.compile(r"\.\s?\.\s?\.")  # of a table of contents
_TELLING = (BlockKind.PARAGRAPH, BlockKind.LIST)


class _Sentence(NamedTuple):
    text: str
    places: tuple[Place, ...]
    terms: frozenset[str]
    rank: float  # 0 at the beginning of the document, 1 at its end
    section: str


def summary_of(title: str, runs: Sequence[TextRun]) -> Analysis:
    """The analysis that needs no model; empty parts where the document has no sentences."""
    sentences = _evenly(list(_sentences(runs)))
    centre, subject = _centre(sentences), frozenset(content_terms(title))
    weights = [_weight(sentence, centre, subject) for sentence in sentences]
    best = sorted(range(len(sentences)), key=lambda at: (-weights[at], at))
    told = _chosen(sentences, sorted(best, key=lambda at: sentences[at].rank > _BEGINNING), [], _DESCRIPTION)
    points = _chosen(sentences, best, told, _KEY_POINTS)
    return Analysis(
        title=title,
        description=" ".join(sentences[at].text for at in sorted(told)),
        topics=tuple(topics_of(title, runs)),
        key_points=tuple(KeyPoint(sentences[at].text, sentences[at].places) for at in sorted(points)),
    )


def topics_of(title: str, runs: Iterable[TextRun]) -> list[str]:
    """The phrases, as they are first written, that title and headings share most with the text."""
    said: Counter[str] = Counter()
    phrases: dict[tuple[str, ...], float] = {}
    written: dict[tuple[str, ...], str] = {}
    for text, weight in [(title, _IN_TITLE), *((run.text, _IN_HEADING) for run in runs if run.level)]:
        for phrase in _phrases(_NUMBERED.sub("", text)):
            key = tuple(terms(phrase))
            written.setdefault(key, phrase)
            phrases[key] = phrases.get(key, 0.0) + weight
    wanted = {term for key in phrases for term in key}
    for run in runs:
        said.update(wanted.intersection(content_terms(run.text)))
    scores = {key: _phrase_score(key, weight, said) for key, weight in phrases.items()}
    found: list[tuple[str, ...]] = []
    for key in sorted(scores, key=lambda one: -scores[one]):
        if len(found) == _TOPICS or not scores[key]:
            break
        if not any(set(key) & set(other) for other in found):
            found.append(key)
    return [written[key] for key in found]


def _phrase_score(key: Sequence[str], weight: float, said: Counter[str]) -> float:
    rarest = min((said[term] for term in key), default=0)
    return math.log1p(weight) * math.log1p(rarest) * math.sqrt(min(len(key), 3)) if rarest > 1 else 0.0


def _phrases(text: str) -> Iterator[str]:
    """Runs of words that carry something; in Chinese and Japanese, the runs between marks."""
    run: list[str] = []
    for word in [*_WORD.findall(text), ""]:
        if word and word.casefold() not in STOP_WORDS:
            run.append(word)
            continue
        if run and (len(run) > 1 or len(run[0]) > 2):
            yield " ".join(run[:_LONGEST_PHRASE])
        run = []


def _sentences(runs: Sequence[TextRun]) -> Iterator[_Sentence]:
    for number, run in enumerate(runs):
        if run.kind not in _TELLING:
            continue
        text = run.text
        for start, end in sentence_spans(text):
            sentence = _NUMBERED.sub("", " ".join(text[start:end].split()))
            if _is_whole(sentence):
                found = frozenset(content_terms(sentence))
                yield _Sentence(sentence, run.places(start, end), found, number / len(runs), run.section)


def _is_whole(sentence: str) -> bool:
    """Whether a sentence reads as one: it begins and ends, is neither short nor long, and is made of words."""
    letters = [letter.isalpha() for letter in sentence if not letter.isspace()]
    if (
        sum(letters) < _LETTERS_SHARE * len(letters)
        or _LEADERS.search(sentence)
        or not _END.search(sentence)
        or sentence[0].islower()
    ):
        return False
    if sum(letter >= _WIDE for letter in sentence) > len(sentence) / 2:
        return _FEWEST_LETTERS <= len(sentence) <= 4 * _MOST_WORDS
    return _FEWEST_WORDS <= len(sentence.split()) <= _MOST_WORDS


def _evenly(sentences: list[_Sentence]) -> list[_Sentence]:
    step = max(1, math.ceil(len(sentences) / _MOST_SENTENCES))
    return sentences[::step]


def _centre(sentences: Sequence[_Sentence]) -> dict[str, float]:
    """How much every term is what the document is about: by the sentences and by the sections that it stands in."""
    counts: Counter[str] = Counter()
    sections: dict[str, set[str]] = {}
    for sentence in sentences:
        counts.update(sentence.terms)
        for term in sentence.terms:
            sections.setdefault(term, set()).add(sentence.section)
    return {term: math.log1p(count) * math.log1p(len(sections[term])) for term, count in counts.items() if count > 1}


def _weight(sentence: _Sentence, centre: dict[str, float], subject: frozenset[str]) -> float:
    """A mean over the terms rather than their sum, so that long sentences are not chosen for their length."""
    if not sentence.terms:
        return 0.0
    most = max(centre.values(), default=1.0)
    shared = sum(centre.get(term, 0.0) for term in sentence.terms) / most / (len(sentence.terms) + _FEWEST_WORDS)
    named = len(subject & sentence.terms) / len(subject) if subject else 0.0
    return shared + _EARLY * (1.0 - sentence.rank) ** 4 + _ON_SUBJECT * named


def _chosen(sentences: Sequence[_Sentence], best: Iterable[int], besides: Sequence[int], most: int) -> list[int]:
    """The first ``most`` of the ``best`` that say something else than each other and those chosen before."""
    found: list[int] = []
    for at in best:
        if len(found) == most:
            break
        if not any(_is_alike(sentences[at].terms, sentences[other].terms) for other in [*besides, *found]):
            found.append(at)
    return found


def _is_alike(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one & other) >= _ALIKE * min(len(one), len(other))
