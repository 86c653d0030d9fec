"""References to numbers that changed: section 3.4 that is 3.5 now is no change. Pure."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from localmind_desktop.core.insight.compare.sections import Numbered, Section, Sentence

_PARTED = re.compile(r"(?:\d+|[A-Z])(?:\.\d+)+")
_FEWEST, _SHARE = 2, 0.75  # different numbers after a word, and the share of them that are sections, for it to refer
_APART = 2  # words from one number of a reference to the next: 3.4 and 3.5

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class References:
    """``sections`` are old numbers with the new ones, ``labelled`` those behind a word of their own: Table, Appendix.

    ``referring`` are words that numbers of sections stand behind.
    """

    sections: Mapping[str, str]
    labelled: Mapping[tuple[str, str], str]
    referring: frozenset[str]

    def renumbered(self, words: Words) -> Words:
        """The words of the older document with the numbers of the newer one."""
        if not self.sections and not self.labelled:
            return words
        found = list(words)
        last = -_APART - 1
        for place in range(1, len(words)):
            word, above = words[place], words[place - 1].casefold()
            if (above, word) in self.labelled:
                found[place] = self.labelled[above, word]
            elif above in self.referring or place - last <= _APART:
                if word in self.sections:
                    found[place] = self.sections[word]
                last = place if word[0].isdigit() else last
        return tuple(found)


def references_of(
    pairs: Iterable[tuple[Numbered, Numbered]], before: Sequence[Section], after: Sequence[Section]
) -> References:
    """From the headings and captions that belong together, and the sections of both documents."""
    sections: dict[str, str] = {}
    labelled: dict[tuple[str, str], str] = {}
    for old, new in pairs:
        if old.number and new.number and old.label == new.label and old.number != new.number:
            if old.label:
                labelled[old.label, old.number] = new.number
            else:
                sections[old.number] = new.number
    return References(sections, labelled, _referring(before, after) if sections else frozenset())


def _referring(*documents: Sequence[Section]) -> frozenset[str]:
    """The words whose numbers are nearly all those of sections of their document."""
    right: dict[str, set[tuple[int, str]]] = defaultdict(set)
    wrong: dict[str, set[tuple[int, str]]] = defaultdict(set)
    for document, sections in enumerate(documents):
        known = {section.named.number for section in sections}
        for sentence in _sentences(sections):
            for word, number in pairwise(sentence.words):
                if _PARTED.fullmatch(number):
                    (right if number in known else wrong)[word.casefold()].add((document, number))
    return frozenset(
        word
        for word, own in right.items()
        if len(own) >= _FEWEST and len(own) >= _SHARE * (len(own) + len(wrong.get(word, ())))
    )


def _sentences(sections: Iterable[Section]) -> Iterator[Sentence]:
    for section in sections:
        yield from section.sentences
