"""What a reader leaves out of a file, for the person who added it."""

from __future__ import annotations

from localmind_desktop.core.phrase import phrase

PICTURES = phrase("Pictures were left out.")
COMMENTS = phrase("Comments in the margin were left out.")
DELETED_TEXT = phrase("Deleted text of tracked changes was left out.")
HIDDEN_TEXT = phrase("Hidden text was left out.")
WHITE_TEXT = phrase("Text in white, which is hardly seen, was read like the rest.")
OBJECTS = phrase("Embedded objects were left out.")
EMBEDDED_FILES = phrase("Files that are embedded in the text were left out.")
CHARTS = phrase("Charts without values were left out.")


class Remarks:
    """Each is said once."""

    def __init__(self) -> None:
        self._said: dict[str, None] = {}

    def add(self, remark: str) -> None:
        self._said[remark] = None

    def all(self) -> tuple[str, ...]:
        return tuple(self._said)
