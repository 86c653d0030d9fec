"""Notes and highlights of the user's own on the pages of documents."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from localmind_desktop.core.model.places import Place


class NoteColour(enum.StrEnum):
    """The marker pens."""

    YELLOW = "yellow"
    GREEN = "green"
    PINK = "pink"
    PURPLE = "purple"


@dataclass(frozen=True, slots=True)
class PageNote:
    """A highlighted text, or a point of a page, with what the user wrote of it.

    ``places`` (at least one, in the order of the pages) are the lines that are highlighted; one without any area is
    where a note lies that belongs to no text. ``quote`` is what stands there, line by line. ``added`` is in seconds
    since the epoch. One that is not ``is_found`` was made on a text that the document does not have any more; its
    places are where that text was last.
    """

    id: str
    document_id: str
    places: tuple[Place, ...]
    quote: str = ""
    text: str = ""
    colour: NoteColour = NoteColour.YELLOW
    added: float = 0.0
    is_found: bool = True

    @property
    def page(self) -> int:
        return self.places[0].page

    @property
    def is_pin(self) -> bool:
        """Whether it lies at a point of a page."""
        box = self.places[0].box
        return box.x0 == box.x1 and box.y0 == box.y1
