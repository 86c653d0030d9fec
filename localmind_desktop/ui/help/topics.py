"""The topics of the user guide: Markdown files in resources/guide, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Topic:
    """``key`` is the file's name without number and ending; ``title`` its first headline."""

    key: str
    title: str
    text: str

    def holds(self, words: Sequence[str]) -> bool:
        """Whether all ``words``, in lower case, stand in the topic."""
        text = self.text.casefold()
        return all(word in text for word in words)


def read_topics(folder: Path) -> tuple[Topic, ...]:
    """All topics in ``folder``."""
    return tuple(_topic(path) for path in sorted(folder.glob("*.md")))


def _topic(path: Path) -> Topic:
    text = path.read_text(encoding="utf-8")
    headline = next((line for line in text.splitlines() if line.startswith("# ")), path.stem)
    return Topic(path.stem.partition("-")[2], headline.removeprefix("# ").strip(), text)
