"""What a reader leaves out of a file, for the person who added it."""

from __future__ import annotations

PICTURES = "Pictures were left out."
COMMENTS = "Comments in the margin were left out."
DELETED_TEXT = "Deleted text of tracked changes was left out."
HIDDEN_TEXT = "Hidden text was left out."
WHITE_TEXT = "Text in white, which is hardly seen, was read like the rest."
OBJECTS = "Embedded objects were left out."
EMBEDDED_FILES = "Files that are embedded in the text were left out."
CHARTS = "Charts without values were left out."


class Remarks:
    """Each is said once."""

    def __init__(self) -> None:
        self._said: dict[str, None] = {}

    def add(self, remark: str) -> None:
        self._said[remark] = None

    def all(self) -> tuple[str, ...]:
        return tuple(self._said)
