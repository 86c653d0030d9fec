"""Whether a document was read again while its pages are shown."""

from __future__ import annotations

from localmind_desktop.core import Document, State

BEFORE_PAGES = (State.QUEUED, State.READING, State.REDACTING)


class Rereading:
    """Follows one document at a time. What is shown of it is out of date once it is read again: personal data that was
    hidden since would still be seen."""

    def __init__(self) -> None:
        self._under_way = ""

    def is_over(self, document: Document, pages: int) -> bool:
        """Whether the ``pages`` that are shown, 0 for none yet, are no longer those of ``document``."""
        if not pages:
            return False
        if document.state in BEFORE_PAGES:
            self._under_way = document.id
        if not document.state.is_final:
            return False
        was_read, self._under_way = self._under_way == document.id, ""
        return was_read or pages != document.pages
