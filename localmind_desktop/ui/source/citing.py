"""What of the cited lines is marked: the cited words, where they are found in them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from localmind_desktop.core import Box, Citation, PageWord, Place
from localmind_desktop.ui.source.arriving import is_in
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.source.selection import Caret, Selected


class CitedPlaces(QObject):
    """Marks a citation in a view: the places that it has, and the words alone as soon as those of a page are known."""

    def __init__(self, view: PageView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._citation: Citation | None = None
        view.texts.arrived.connect(self._narrow)

    def mark(self, citation: Citation | None) -> None:
        """Mark ``citation`` instead of what is marked."""
        self._citation = citation
        self._view.marks.cited = citation.places if citation else ()
        self._view.marks.around = citation.around if citation else ()
        if citation is not None:
            self._narrow(citation.page)

    @Slot(int)
    def _narrow(self, page: int) -> None:
        citation, view = self._citation, self._view
        if citation is None or citation.page != page or citation.cells:
            return
        boxes = quoted_boxes(citation.quote, view.texts.words(page), [place.box for place in citation.places])
        if boxes and all(place.page == page for place in citation.places):
            view.marks.cited = tuple(Place(page, box) for box in boxes)
            view.viewport().update()


def quoted_boxes(quote: str, words: Sequence[PageWord], boxes: Sequence[Box]) -> list[Box]:
    """Where ``quote`` is in those of the page's words that are in ``boxes``, a box per line.

    None where it is not found, or more than once: spaces do not count, all else does.
    """
    inside = [word for word in words if any(is_in(word.box, box) for box in boxes)]
    letters = [(index, place) for index, word in enumerate(inside) for place in range(len(word.text))]
    text, sought = "".join(word.text for word in inside), "".join(quote.split())
    if not sought or text.count(sought) != 1:
        return []
    begin = text.index(sought)
    first, last = letters[begin], letters[begin + len(sought) - 1]
    return Selected(Caret(1, *first), Caret(1, last[0], last[1] + 1)).boxes(1, inside)
