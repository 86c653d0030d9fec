"""Where the text of two sections differs. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from localmind_desktop.core.insight.compare.alignment import common_runs, gaps
from localmind_desktop.core.insight.compare.references import References
from localmind_desktop.core.insight.compare.sections import Sentence
from localmind_desktop.core.insight.compare.wording import is_word, letters

_SHARED = 0.4  # of the words of two sentences, where one became the other
_FILLED = 0.5  # of the words of a sentence that others became, or that became others
_HELD = 0.8  # of the words of a sentence that became part of another, or was one


@dataclass(frozen=True, slots=True)
class Passage:
    """Sentences that became others, where both are there; sentences that are new or gone.

    ``at`` is its place in the newer document.
    """

    before: tuple[Sentence, ...]
    after: tuple[Sentence, ...]
    at: float

    @property
    def is_change(self) -> bool:
        return bool(self.before and self.after)


def passages_of(
    before: Sequence[Sentence], after: Sequence[Sentence], start: float, references: References
) -> Iterator[Passage]:
    """What changed, in order; ``start`` is where the newer section begins."""
    runs = common_runs([sentence.words for sentence in before], [sentence.words for sentence in after])
    for rows, columns in gaps(runs, len(before), len(after)):
        at = after[columns.start - 1].at if columns.start else start
        yield from _in_gap(before[rows], after[columns], at, references)


def _in_gap(
    before: Sequence[Sentence], after: Sequence[Sentence], at: float, references: References
) -> Iterator[Passage]:
    """The sentences in a gap go together by the words that they share; what is left over came or went."""
    column = row = 0
    for rows, columns in _groups(before, after):
        yield from _left(before[row : rows.start], after[column : columns.start], at)
        old, new = tuple(before[rows]), tuple(after[columns])
        if _letters(old) != _letters(new) != letters(references.renumbered(_words_of(old))):
            yield Passage(old, new, new[0].at)
        row, column, at = rows.stop, columns.stop, new[-1].at
    yield from _left(before[row:], after[column:], at)


def _left(before: Sequence[Sentence], after: Sequence[Sentence], at: float) -> Iterator[Passage]:
    if _letters(before) == _letters(after):
        return
    if before:
        yield Passage(tuple(before), (), at)
    if after:
        yield Passage((), tuple(after), after[0].at)


def _letters(sentences: Iterable[Sentence]) -> str:
    return letters(_words_of(sentences))


def _words_of(sentences: Iterable[Sentence]) -> tuple[str, ...]:
    return tuple(word for sentence in sentences for word in sentence.words)


def _groups(before: Sequence[Sentence], after: Sequence[Sentence]) -> Iterator[tuple[slice, slice]]:
    """Neighbouring sentences that became neighbouring sentences; they may have been split or joined."""
    group: tuple[slice, slice] | None = None
    for row, column in _linked(before, after):
        if (group and row < group[0].stop) or (group and column < group[1].stop):
            group = (
                slice(group[0].start, max(row + 1, group[0].stop)),
                slice(group[1].start, max(column + 1, group[1].stop)),
            )
            continue
        if group:
            yield group
        group = slice(row, row + 1), slice(column, column + 1)
    if group:
        yield group


def _linked(before: Sequence[Sentence], after: Sequence[Sentence]) -> list[tuple[int, int]]:
    """The sentences that share their words, in order; and the pieces of those that were split or joined."""
    if not before or not after:
        return []
    old, new = _words(before), _words(after)
    shared: Counter[tuple[int, int]] = Counter()
    for run in common_runs([word for word, _ in old], [word for word, _ in new]):
        for step in range(run.length):
            word, row = old[run.before + step]
            if is_word(word):
                shared[row, new[run.after + step][1]] += 1
    sizes, others = _sizes(before), _sizes(after)
    whole = [pair for pair, count in shared.items() if 2 * count >= _SHARED * (sizes[pair[0]] + others[pair[1]])]
    into = {pair: count for pair, count in shared.items() if count >= _HELD * sizes[pair[0]]}
    out_of = {pair: count for pair, count in shared.items() if count >= _HELD * others[pair[1]]}
    joined = _filled(into, others, 1) | {column for _, column in whole}
    split = _filled(out_of, sizes, 0) | {row for row, _ in whole}
    pieces = [pair for pair in into if pair[1] in joined] + [pair for pair in out_of if pair[0] in split]
    return sorted({*whole, *pieces})


def _filled(pieces: Mapping[tuple[int, int], int], sizes: Sequence[int], side: int) -> set[int]:
    """The sentences that are made of pieces to a good part."""
    counts: Counter[int] = Counter()
    for pair, count in pieces.items():
        counts[pair[side]] += count
    return {index for index, count in counts.items() if count >= _FILLED * sizes[index]}


def _words(sentences: Sequence[Sentence]) -> list[tuple[str, int]]:
    return [(word, index) for index, sentence in enumerate(sentences) for word in sentence.words]


def _sizes(sentences: Sequence[Sentence]) -> list[int]:
    return [sum(map(is_word, sentence.words)) for sentence in sentences]
