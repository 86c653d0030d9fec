"""A broken answer and its continuation as one text, without a word twice or lost (A4). Pure.

What breaks off may end within a word or a number (``1`` of ``12 V``). So the model is given what was written up to
some words before the end, and has to write those words again: they prove that it goes on where it was. A model that
begins its last sentence, or the whole answer, anew is recognised by the same proof. Anything else does not join.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_PROOF_WORDS = 3
_PROOF_CHARACTERS = 16
_WORD_START = re.compile(r"(?<!\S)\S|[\u2e80-\uffff]")
_SHORTEST_AGAIN = 24  # characters of a repetition that prove where it belongs


@dataclass(frozen=True, slots=True)
class Break:
    """A text taken apart where it is to be continued: ``kept``, white space, and the ``proof`` to be written again."""

    kept: str
    gap: str
    proof: str

    @property
    def text(self) -> str:
        return f"{self.kept}{self.gap}{self.proof}"


def broken(text: str) -> Break | None:
    """Where ``text`` is continued; None when so little is there that it is better written anew."""
    starts = [match.start() for match in _WORD_START.finditer(text)]
    for start in reversed(starts[: -_PROOF_WORDS + 1]):
        kept = text[:start].rstrip()
        if len(text) - start >= _PROOF_CHARACTERS and len(kept) >= _PROOF_CHARACTERS:
            return Break(kept, text[len(kept) : start], text[start:])
    return None


def joined(at: Break, more: str) -> str | None:
    """The whole text, where ``more`` goes on from ``at``; None where it does not, or not yet."""
    said = more.lstrip()
    if said.startswith(at.proof):
        return f"{at.kept}{at.gap}{said}"
    for start in _repeats(at):
        if said.startswith(at.text[start:]):
            return at.text[:start] + said
    return None


def may_join(at: Break, more: str) -> bool:
    """Whether ``more`` is too little to say that it does not go on from ``at``."""
    said = more.lstrip()
    return at.proof.startswith(said) or any(at.text[start:].startswith(said) for start in _repeats(at))


def _repeats(at: Break) -> list[int]:
    """Where a repetition of the end of the text may begin: at the start of a sentence or line, or of it all."""
    end = len(at.text) - max(len(at.proof), _SHORTEST_AGAIN)
    inner = [match.end() for match in re.finditer(r"[.!?:;]\s+|\n\s*|[。！？；]\s*", at.text)]
    return [start for start in (0, *inner) if start < end]
