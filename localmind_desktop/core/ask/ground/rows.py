"""Which rows of a table a sentence speaks of: the right number of another row is a wrong answer (A7). Pure."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from localmind_desktop.core.terms import tokens

_MEANT = 0.65  # of the weight that the best row shares with a sentence: a row with less is not meant


@dataclass(frozen=True)
class Rows:
    """The rows of a table, each as its ``Header: value`` lines.

    What a sentence and a row have in common weighs the more, the fewer rows hold it, as in a search by keyword (inverse
    document frequency): what stands in every row says nothing of one.
    """

    texts: Sequence[str]

    def meant(self, sentence: str) -> frozenset[int]:
        """The rows that share most with a sentence, and those that share nearly as much; none where none does."""
        said = frozenset(_words(sentence))
        shared = [sum(self._weights[word] for word in row & said) for row in self._words]
        most = max(shared, default=0.0)
        return frozenset(n for n, one in enumerate(shared) if most > 0 and one >= _MEANT * most)

    @cached_property
    def _words(self) -> list[AbstractSet[str]]:
        return [frozenset(_words(text)) for text in self.texts]

    @cached_property
    def _weights(self) -> dict[str, float]:
        counts = Counter(word for row in self._words for word in row)
        return {word: math.log(len(self.texts) / count) for word, count in counts.items()}


def _words(text: str) -> list[str]:
    return [token.casefold() for token in tokens(text)]
