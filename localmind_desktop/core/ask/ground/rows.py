"""Which rows of a table a sentence speaks of: the right number of another row is a wrong answer (A7). Pure."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from localmind_desktop.core.ask.ground.evidence_values import UNIT_CELL
from localmind_desktop.core.terms import STOP_WORDS, tokens

_MEANT = 0.65  # of the weight that the best row shares with a sentence: a row with less is not meant


@dataclass(frozen=True)
class Rows:
    """The rows of a table, each as its ``Header: value`` lines.

    A row is meant whose first cell is said whole. Else, what a sentence and a row have in common weighs the more, the
    fewer rows hold it, as in a search by keyword (inverse document frequency): what stands in every row says nothing
    of one.
    """

    texts: Sequence[str]

    def meant(self, sentence: str) -> frozenset[int]:
        """The rows that share most with a sentence, and those that share nearly as much; none where none does.

        Beside rows that are named in full, only such count as share more than words of those names.
        """
        said = _words(sentence)
        shared = self._shared(said)
        most = max(shared, default=0.0)
        alike = frozenset(n for n, one in enumerate(shared) if most > 0 and one >= _MEANT * most)
        full = self._named_in_full(said)
        if not full:
            return alike & self._named(said) or alike
        names = {word for row in full for word in self._keys[row]}
        beside = self._shared([word for word in said if word not in names])
        return full | {row for row in alike if beside[row] >= _MEANT * shared[row]}

    def is_meant_beside(self, row: int, sentence: str, is_left_aside: Callable[[str], bool]) -> bool:
        """Whether a sentence still speaks of a row where what stands in some of its cells is left aside.

        A sentence that names another row in full and tells a value of this one holds the other words of its cell, too.
        """
        said = _words(sentence)
        full = self._named_in_full(said)
        if not full or row in full:
            return True
        words = frozenset(said).difference(*(self._keys[one] for one in full))
        outside = (line for line in self.texts[row].split("\n") if not is_left_aside(line))
        own = frozenset(_words("\n".join(outside)))
        return 0 < _MEANT * self._weight(own.intersection(said)) <= self._weight(own & words)

    def asked(self, sentence: str, question: str) -> frozenset[int]:
        """The rows that a sentence speaks of; where it leaves that open, those that the question it answers does."""
        meant = self.meant(sentence)
        of_question = self.meant(question) if len(meant) != 1 else meant
        return meant & of_question or meant or of_question

    def cells(self, row: int, said: str) -> list[str]:
        """The cells of a row that are spoken of: below headers with a number that is said, as a year is, else below
        those of which a word is, beside what names the row; none where no header stands out. Units are not looked at.
        """
        key, *others = self.texts[row].split("\n")
        lines = [line for line in others if not UNIT_CELL.match(line)]
        names = [frozenset(_words(line.partition(": ")[0])) - STOP_WORDS for line in lines]
        words = frozenset(_words(said))
        for kind in (frozenset(filter(_has_figure, words)), words):
            found = [line for line, name in zip(lines, names, strict=True) if name & kind]
            if found:
                return [key, *found] if len(found) < len(lines) else []
        return []

    def _shared(self, said: Iterable[str]) -> list[float]:
        """The weight of what each row has in common with some words."""
        words = frozenset(said)
        return [self._weight(row & words) for row in self._words]

    def _weight(self, words: Iterable[str]) -> float:
        return sum(self._weights.get(word, 0.0) for word in words)

    def cell_of_another(self, sentence: str, question: str) -> str:
        """A cell that a sentence tells of another row than the only one that it names in full; empty where it does not.

        Of one word, and where only a number names the row, only where its header is said, and not what stands there in
        the row that is named.
        """
        said, asked = _words(sentence), set(_words(question))
        full = self._named_in_full(said)
        rows = full or self._named(said)
        if len(rows) != 1:
            return ""
        (named,) = rows
        own = {header: set(_words(value)) for header, value in map(_parted, self.texts[named].split("\n"))}
        known = asked.union(self._words[named])
        for line in dict.fromkeys(line for text in self.texts for line in text.split("\n")[1:]):
            header, value = _parted(line)
            words = _words(value)
            telling = [word for word in words if word not in STOP_WORDS and not _has_figure(word)]
            if not telling or known.issuperset(words) or not any(True for _ in _found(words, said)):
                continue
            is_asked = own.get(header, set()).difference(said) and set(_words(header)).issubset(said)
            if (len(telling) > 1 and full) or is_asked:
                return value
        return ""

    def is_name(self, text: str, sentence: str, beside: str) -> bool:
        """Whether a text of a sentence is part of the first cell of a row: it says which row, not what stands there.

        A number does so where nothing else names a row, and another cell of its own holds some of what is said
        ``beside`` it.
        """
        part, full = _words(text), self._named_in_full(_words(sentence))
        if full:
            return any(True for row in full for _ in _found(part, self._keys[row]))
        words = frozenset(_words(beside))
        return any(self._weight(self._cells[row] & words) > 0 for row, key in enumerate(self._keys) if key == part)

    def is_header(self, text: str) -> bool:
        """Whether a text stands in the header of a column: it says which column, not what stands below."""
        part = _words(text)
        return any(True for header in self._headers for _ in _found(part, header))

    def is_key(self, text: str) -> bool:
        """Whether a text is the first cell of a row."""
        return _words(text) in self._keys

    def _named(self, said: Sequence[str]) -> frozenset[int]:
        """The rows whose first cells stand in what is said, but those that stand within the first cell of another."""
        spans = [(start, start + len(key), row) for row, key in enumerate(self._keys) for start in _found(key, said)]
        return frozenset(
            row
            for start, end, row in spans
            if not any(begin <= start and end <= last and last - begin > end - start for begin, last, _ in spans)
        )

    def _named_in_full(self, said: Sequence[str]) -> frozenset[int]:
        """Of those, the rows that more than a number names."""
        return frozenset(row for row in self._named(said) if not self._is_number(row))

    def _is_number(self, row: int) -> bool:
        """Whether nothing but figures names a row: they may be said of something else."""
        return not any(letter.isalpha() for word in self._keys[row] for letter in word)

    @cached_property
    def _keys(self) -> list[list[str]]:
        """What the first cells say, as words."""
        return [_words(_parted(text.partition("\n")[0])[1]) for text in self.texts]

    @cached_property
    def _headers(self) -> list[list[str]]:
        """The headers of the cells, as words."""
        return [_words(header) for header in {_parted(line)[0] for text in self.texts for line in text.split("\n")}]

    @cached_property
    def _words(self) -> list[AbstractSet[str]]:
        return [frozenset(_words(text)) for text in self.texts]

    @cached_property
    def _cells(self) -> list[AbstractSet[str]]:
        """What the cells behind the first say, without their headers."""
        each = ((_parted(line)[1] for line in text.split("\n")[1:]) for text in self.texts)
        return [frozenset(_words(" ".join(values))) for values in each]

    @cached_property
    def _weights(self) -> dict[str, float]:
        counts = Counter(word for row in self._words for word in row if word not in STOP_WORDS)
        return {word: math.log(len(self.texts) / count) for word, count in counts.items()}


def _parted(line: str) -> tuple[str, str]:
    """The header and the value of a cell."""
    header, _, value = line.partition(": ")
    return (header, value) if value else ("", line)


def _has_figure(word: str) -> bool:
    return any(letter.isdigit() for letter in word)


def _found(key: Sequence[str], said: Sequence[str]) -> Iterator[int]:
    """Where a key stands in what is said, word by word."""
    if key:
        yield from (n for n in range(len(said) - len(key) + 1) if said[n : n + len(key)] == key)


def _words(text: str) -> list[str]:
    return [token.casefold() for token in tokens(text)]
