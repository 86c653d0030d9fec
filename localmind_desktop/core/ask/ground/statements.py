"""Whether a sentence says what its cited passage says (A7): word by word beside the sentence most like it. Pure.

A model copies most of what it tells, so the two can be laid side by side. What differs is looked at: a negation on one
side only, a word in place of its opposite, or of another that the passage says elsewhere, and words that stand nowhere
in the passage, nor anything like them. One word of one's own may mean the same: it is left alone. Told in another
language than the passage, a sentence is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, cached_property
from itertools import pairwise

from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.sentences import sentences
from localmind_desktop.core.terms import STOP_WORDS, term_of
from localmind_desktop.core.text.languages import FIRST_WIDE, words
from localmind_desktop.core.text.likeness import WordLikeness

OTHERWISE = phrase("the cited passage says otherwise")
UNSAID = phrase("not said in the cited passage")
ALIKE = 0.2  # likeness from which a word may stand for another
SIDE_BY_SIDE = 0.55  # of a sentence's words that must stand in the other one, in the same order
FEW = 4  # words of a difference that are looked at one by one
AROUND = 3  # words around it that are the same; where both sentences begin or end there, that counts as
AN_END = 2  # words
UNSAID_WORDS = 3  # in a row, that stand nowhere
UNSAID_SHARE = 0.5  # of all words of a sentence, or of one of its clauses
_JOINT = re.compile(r"[.\-/_]")
_LETTER = rf"[^\W_{FIRST_WIDE}-\uffff]"
_WORD = re.compile(rf"(?=[{FIRST_WIDE}-\uffff])\w|n't\b|(?:(?!n't\b){_LETTER})+(?:[.\-/_]{_LETTER}+)*")


@dataclass(frozen=True)
class Said:
    """What a passage says, with its headings as ``context``."""

    text: str
    context: str = ""

    @cached_property
    def sentences(self) -> list[list[str]]:
        """The words of each sentence, and of each two that follow each other."""
        each = [_words(sentence) for sentence in sentences(" ".join(self.text.split()))]
        return [*each, *(one + other for one, other in pairwise(each))]

    @cached_property
    def terms(self) -> frozenset[str]:
        return frozenset(term_of(word) for word in _words(f"{self.context} {self.text}"))

    @cached_property
    def content(self) -> list[str]:
        return sorted(dict.fromkeys(filter(_is_content, _words(f"{self.context} {self.text}"))))


def doubt(
    sentence: str, sources: Sequence[Said], likeness: WordLikeness, question: str = "", *, is_prose: bool = True
) -> str:
    """Why a sentence is not what its ``sources`` say; empty where nothing speaks against it. What it repeats of the
    ``question`` they need not say. Where these are not all prose, no sentence of theirs is laid beside it."""
    said, languages = _words(sentence), words().languages_of(sentence)
    if not _are_in(languages, sources):
        return ""
    asked = frozenset(map(term_of, _words(question)))
    new = (word for word in said if _is_content(word) and term_of(word) not in asked)
    unsaid = {word for word in new if not _is_known(word, sources, likeness)}
    parts = [said, *map(_words, between_clauses(languages).split(sentence))]
    if _longest_run(said, unsaid) >= UNSAID_WORDS or any(_is_mostly(part, unsaid) for part in parts):
        return UNSAID
    closest = _closest(said, sources) if is_prose else None
    if closest is None:
        return ""
    terms = frozenset().union(*(source.terms for source in sources))
    contradicts = any(_contradicts(*both, terms, likeness) for both in _differences(closest, said))
    return OTHERWISE if contradicts else ""


@cache
def between_clauses(languages: tuple[str, ...]) -> re.Pattern[str]:
    """What parts the clauses of a sentence in some ``languages``: a comma, and the words that join."""
    joins = {word for language in languages for word in words().joins[language]}
    return re.compile("|".join([r"[,;]\s|[，；]", *(rf"\s{re.escape(word)}\s" for word in sorted(joins))]))


# ---------------------------------------------------------------------- inside


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _is_content(word: str) -> bool:
    """Whether a word says something of its own; numbers and identifiers are checked as values."""
    return len(word) > 1 and word.isalpha() and word < FIRST_WIDE and word not in STOP_WORDS


def _are_in(languages: Sequence[str], sources: Sequence[Said]) -> bool:
    """Whether a source is in one of some languages."""
    return any(not set(languages).isdisjoint(words().languages_of(source.text)) for source in sources)


def _is_known(word: str, sources: Sequence[Said], likeness: WordLikeness) -> bool:
    if any(term_of(word) in source.terms for source in sources):
        return True
    return any(source.content and likeness.between([word], source.content).max() >= ALIKE for source in sources)


def _is_mostly(said: Sequence[str], unsaid: AbstractSet[str]) -> bool:
    """Whether more than a share of the words that say something stand nowhere."""
    content = list(filter(_is_content, said))
    return len(content) >= UNSAID_WORDS and sum(word in unsaid for word in content) > UNSAID_SHARE * len(content)


def _longest_run(said: Sequence[str], unsaid: AbstractSet[str]) -> int:
    """The most words in a row that stand nowhere; small words between them do not count."""
    longest = run = 0
    for word in said:
        run = run + 1 if word in unsaid else run if not _is_content(word) else 0
        longest = max(longest, run)
    return longest


def _closest(said: Sequence[str], sources: Sequence[Said]) -> list[str] | None:
    """The sentence of the sources that is most alike, word by word, of those that share enough; None where none is."""
    best: list[str] | None = None
    most = 0.0
    matcher: SequenceMatcher[str] = SequenceMatcher(None, autojunk=False)
    matcher.set_seq2(said)
    for one in (sentence for source in sources for sentence in source.sentences):
        matcher.set_seq1(one)
        shared = sum(block.size for block in matcher.get_matching_blocks())
        alike = shared / max(1, len(said) + len(one))
        if shared >= SIDE_BY_SIDE * len(said) and alike > most:
            best, most = one, alike
    return best


def _differences(source: Sequence[str], said: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """What the source says and what is said in its place, where both sentences are the same on both sides of it."""
    codes = SequenceMatcher(None, source, said, autojunk=False).get_opcodes()
    for number, (tag, first, last, begin, end) in enumerate(codes):
        if tag == "equal" or last - first > FEW or end - begin > FEW:
            continue
        before = begin - codes[number - 1][3] if number else 0
        behind = codes[number + 1][4] - end if number + 1 < len(codes) else 0
        before += AN_END if first == begin == before else 0
        behind += AN_END if len(source) - last == len(said) - end == behind else 0
        if before and behind and before + behind >= AROUND:
            yield source[first:last], said[begin:end]


def _is_another(source: str, said: str, terms: AbstractSet[str], likeness: WordLikeness) -> bool:
    """Whether an identifier stands in place of another, or a word made of several differs in a part that matters."""
    theirs, own = _JOINT.split(source), _JOINT.split(said)
    if source == said or min(len(theirs), len(own)) < 2:
        return False
    if term_of(said) in terms and "_" in f"{source}{said}":
        return True
    differ = [(one, other) for one, other in zip(theirs, own, strict=False) if one != other]
    if len(theirs) != len(own) or not 0 < len(differ) < len(own):
        return False
    return _contradicts([one for one, _ in differ], [other for _, other in differ], terms, likeness)


def _contradicts(source: Sequence[str], said: Sequence[str], terms: AbstractSet[str], likeness: WordLikeness) -> bool:
    """``terms`` are those of the whole passage."""
    if len(source) == len(said) and any(_is_another(*both, terms, likeness) for both in zip(source, said, strict=True)):
        return True
    if words().negates(" ".join(source)) is not words().negates(" ".join(said)):
        return True
    if any(frozenset((one, other)) in words().opposites for one in source for other in said):
        return True
    theirs = [word for word in source if _is_content(word)]
    own = [word for word in said if _is_content(word) and term_of(word) in terms]
    if not theirs or not own or len(source) != len(said):
        return False
    return bool(likeness.between(own, theirs).max() < ALIKE)
