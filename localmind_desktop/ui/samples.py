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
        try:
            entries = json.loads((self.folder / "questions.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        return [entry["question"] for entry in entries]

    def questions_for(self, names: Collection[str]) -> list[str]:
        """The example questions when all samples are among the documents ``names``, else none."""
        samples = {path.name for path in self.documents()}
        return self.questions() if samples and samples <= set(names) else []
