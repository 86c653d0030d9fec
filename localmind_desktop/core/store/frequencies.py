"""In how many chunks of the library each term stands, kept per term until the library changes (R13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock

_MOST_KEPT = 100_000


class Frequencies:
    """Thread-safe. ``state`` tells one state of the library from another; ``count`` asks the library itself."""

    def __init__(self, state: Callable[[], int], count: Callable[[Sequence[str]], dict[str, int]]) -> None:
        self._state = state
        self._count = count
        self._guard = Lock()
        self._kept: dict[str, int] = {}
        self._kept_of = -1

    def of(self, terms: Sequence[str]) -> dict[str, int]:
        """Chunks that hold each term; 0 for a term that the library does not know."""
        state = self._state()  # before counting: what was counted later than this is at worst counted again
        with self._guard:
            if self._kept_of != state or len(self._kept) > _MOST_KEPT:
                self._kept, self._kept_of = {}, state
            known = {term: self._kept[term] for term in terms if term in self._kept}
        missing = [term for term in dict.fromkeys(terms) if term not in known]
        counted = self._count(missing) if missing else {}
        with self._guard:
            if self._kept_of == state:
                self._kept |= counted
        return known | counted
