"""The sample documents, and the questions that go with them."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Samples:
    """What resources/samples holds."""

    folder: Path

    def documents(self) -> list[Path]:
        return sorted(self.folder.glob("*.pdf"))

    def questions(self) -> list[str]:
        """The example questions; none when the list is missing or unreadable."""
        return [entry["question"] for entry in self._entries()]

    def questions_for(self, names: Collection[str]) -> list[str]:
        """The example questions about the samples among the documents ``names``."""
        return [entry["question"] for entry in self._entries() if entry["document"] in names]

    def _entries(self) -> list[dict[str, str]]:
        try:
            entries: list[dict[str, str]] = json.loads((self.folder / "questions.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        return entries
