"""Citations of tables narrowed to the rows that the sentences citing them speak of. Pure."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from localmind_desktop.core.ask.ground.grounding import cited_spans, without_marks
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.model import Passage


def narrowed(text: str, kept: Packed, question: str) -> tuple[Passage, ...]:
    """The passages of ``kept``, each table with the rows only that ``text``, the answer to a ``question``, means where
    it cites it by ``[n]``.

    A table of which no row is meant more than others stays whole.
    """
    said: defaultdict[int, list[str]] = defaultdict(list)
    for start, end, numbers in cited_spans(text):
        for number in numbers:
            said[number].append(without_marks(text[start:end]))
    return tuple(_narrowed(kept, number, said[number], question) for number in range(1, len(kept.passages) + 1))


def _narrowed(kept: Packed, number: int, said: list[str], question: str) -> Passage:
    passage, ranges = kept.passages[number - 1], kept.rows[number - 1]
    rows = Rows(kept.texts_of_rows(number - 1))
    meant = sorted(frozenset().union(*(rows.asked(sentence, question) for sentence in said)))
    chunk = passage.chunk
    lines = chunk.text.split("\n")
    if not 0 < len(meant) < len(ranges) or len(lines) != len(chunk.places):
        return passage
    at = [line for row in meant for line in ranges[row]]
    text, places = "\n".join(lines[line] for line in at), tuple(chunk.places[line] for line in at)
    return replace(passage, chunk=replace(chunk, text=text, places=places))
