"""The places that were visited, to go back to and forward again. Pure."""

from __future__ import annotations

from typing import NamedTuple

from localmind_desktop.core import Citation
from localmind_desktop.ui.source.page_column import Spot

MOST_VISITS = 200


class Visit(NamedTuple):
    """What was shown: a document at a spot, perhaps for a citation."""

    document_id: str
    name: str
    spot: Spot
    citation: Citation | None = None


class History:
    """Two stacks of visits; what is shown now is on neither."""

    def __init__(self) -> None:
        self._back: list[Visit] = []
        self._forward: list[Visit] = []

    @property
    def leads_back(self) -> bool:
        return bool(self._back)

    @property
    def leads_forward(self) -> bool:
        return bool(self._forward)

    def leave(self, visit: Visit) -> None:
        """``visit`` is left for a new place."""
        self._forward.clear()
        if not self._back or self._back[-1] != visit:
            self._back.append(visit)
        del self._back[:-MOST_VISITS]

    def back(self, now: Visit) -> Visit:
        """The visit before ``now``; only when it `leads_back`."""
        self._forward.append(now)
        return self._back.pop()

    def forward(self, now: Visit) -> Visit:
        """The visit after ``now``; only when it `leads_forward`."""
        self._back.append(now)
        return self._forward.pop()

    def forget(self, document_id: str | None = None) -> None:
        """Drop the visits of a document, or all."""
        for visits in (self._back, self._forward):
            visits[:] = [visit for visit in visits if document_id not in (None, visit.document_id)]
