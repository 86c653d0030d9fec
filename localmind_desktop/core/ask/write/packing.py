"""What a model gets to read (R18, R20): best passages first, within the model's window. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.retrieve.neighbours import with_neighbours
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import ChunkKind, Passage
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.text.tokens import tokens_of


@dataclass(frozen=True, slots=True)
class Packed:
    """Numbered passages as text, the passages themselves, and how many found no room."""

    text: str
    passages: tuple[Passage, ...]
    left_out: int


def packed(passages: Sequence[Passage], window: int, answer_tokens: int, settings: Retrieval, fence: Fence) -> Packed:
    """As many ``passages`` as fit ``window`` tokens less the answer and the frame; one that is too long is skipped.

    Neighbouring rows of a table are one passage (R18). Each stands between lines of ``fence``.
    """
    room = min(settings.context_tokens, window - answer_tokens - settings.frame_tokens)
    kept: list[Passage] = []
    texts: list[str] = []
    together = with_neighbours(passages)
    for passage in together:
        text = _shown(len(kept) + 1, passage, fence)
        cost = tokens_of(text) + settings.passage_tokens
        if cost <= room and len(kept) < settings.passages:
            room -= cost
            kept.append(passage)
            texts.append(text)
    return Packed("\n\n".join(texts), tuple(kept), len(together) - len(kept))


def texts_of(passage: Passage) -> tuple[str, ...]:
    """What of a passage comes from its document."""
    return passage.document, passage.chunk.context, passage.chunk.text


def _shown(number: int, passage: Passage, fence: Fence) -> str:
    """A passage between its marks. A row comes with the name of its table, since its context says it (R18)."""
    chunk = passage.chunk
    page = f", page {chunk.places[0].page}" if chunk.places else ""
    kind = "table row" if chunk.kind is ChunkKind.ROW else "text"
    text = chunk.text if chunk.kind is ChunkKind.ROW else " ".join(chunk.text.split("\n"))
    return fence.around(f"passage {number}", f"{chunk.context}\n{text}", f"{kind}, {passage.document}{page}")
