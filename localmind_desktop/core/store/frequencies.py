"""In how many chunks of a collection each term stands, kept per term until the library changes (R13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock

_MOST_KEPT = 100_000


class Frequencies:
    """Thread-safe. ``state`` tells one state of the library from another; ``count`` asks the library itself, of one
    collection or, with None, of all."""

    def __init__(self, state: Callable[[], int], count: Callable[[Sequence[str], str | None], dict[str, int]]) -> None:
        self._state = state
        self._count = count
        self._guard = Lock()
        self._kept: dict[tuple[str | None, str], int] = {}
        self._kept_of = -1

    def of(self, terms: Sequence[str], collection: str | None) -> dict[str, int]:
        """Chunks that hold each term; 0 for a term that stands nowhere."""
        state = self._state()  # before counting: what was counted later than this is at worst counted again
        with self._guard:
            if self._kept_of != state or len(self._kept) > _MOST_KEPT:
                self._kept, self._kept_of = {}, state
            known = {term: self._kept[collection, term] for term in terms if (collection, term) in self._kept}
        missing = [term for term in dict.fromkeys(terms) if term not in known]
        counted = self._count(missing, collection) if missing else {}
        with self._guard:
            if self._kept_of == state:
                self._kept |= {(collection, term): chunks for term, chunks in counted.items()}
        return known | counted
