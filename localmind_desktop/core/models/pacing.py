"""Reading as many texts as fit into a time (R17). Pure, but for the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

_PER_BATCH = 8  # a batch may take this part of the time
_MOST_AT_ONCE = 8
_OVER = 1.1  # of the time: a pair that would end a little late is still read
_SHARE_OBSERVED = 0.2  # of the time that has to be spent before what is observed counts more than what was measured


def read_in_time(
    lengths: Sequence[int],
    speed: float,
    seconds: float,
    read: Callable[[list[int]], None],
    clock: Callable[[], float],
) -> float:
    """Call ``read`` with the numbers of texts, a few at a time. Returns the speed at the end, as it was observed.

    ``lengths`` are tokens, of the most important text first; ``speed`` is tokens per second as measured. The texts that
    fit are read sorted by length, so that those of a batch are alike; what time is left goes to the next ones.
    """
    pace = _Pace(seconds, speed, clock)
    chosen = fitting(lengths, speed * seconds)
    for batch in _batches(sorted(chosen, key=lambda number: lengths[number]), lengths, pace):
        if not pace.has_time_for(sum(lengths[number] for number in batch)):
            break
        read(batch)
        pace.add(batch, lengths)
    while (number := pace.next(lengths)) is not None:
        read([number])
        pace.add([number], lengths)
    return pace.speed


class _Pace:
    """What was read in how long, and so what else there is time for."""

    def __init__(self, seconds: float, speed: float, clock: Callable[[], float]) -> None:
        self.done: set[int] = set()
        self._seconds = seconds
        self._measured = speed
        self._clock = clock
        self._started = clock()
        self._tokens = 0

    @property
    def speed(self) -> float:
        """Tokens per second: as measured, then as observed, since a machine may be busier, or less, than it was."""
        spent = self._clock() - self._started
        return self._tokens / spent if self._tokens and spent > _SHARE_OBSERVED * self._seconds else self._measured

    def has_time_for(self, tokens: int) -> bool:
        spent = self._clock() - self._started
        return spent + tokens / self.speed <= self._seconds * _OVER and spent < self._seconds

    def tokens_at_once(self) -> float:
        return self.speed * self._seconds / _PER_BATCH

    def add(self, numbers: Sequence[int], lengths: Sequence[int]) -> None:
        self.done.update(numbers)
        self._tokens += sum(lengths[number] for number in numbers)

    def next(self, lengths: Sequence[int]) -> int | None:
        """The most important text that was not read and still fits."""
        rest = (number for number in range(len(lengths)) if number not in self.done)
        return next((number for number in rest if self.has_time_for(lengths[number])), None)


def fitting(lengths: Sequence[int], tokens: float) -> list[int]:
    """The first indexes whose lengths together stay within ``tokens``."""
    chosen: list[int] = []
    for index, length in enumerate(lengths):
        tokens -= length
        if tokens < 0:
            break
        chosen.append(index)
    return chosen


def _batches(numbers: Sequence[int], lengths: Sequence[int], pace: _Pace) -> list[list[int]]:
    """Runs of ``numbers`` that each take a small part of the time; at least one text each."""
    batches: list[list[int]] = []
    room = 0.0
    for number in numbers:
        room -= lengths[number]
        if room < 0 or len(batches[-1]) == _MOST_AT_ONCE:
            batches.append([])
            room = pace.tokens_at_once() - lengths[number]
        batches[-1].append(number)
    return batches
