"""An answer written by a chat model, bound to the passages (A1, A2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.packing import Packed
from localmind_desktop.core.errors import StreamCut
from localmind_desktop.core.model import ChatEnd, Citation, Message, Passage, Token
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.task import CancelToken, Task

NOT_FOUND_MARK = "NOT FOUND"
_CITATION = re.compile(r"\[(\d+(?:\s*,\s*\d+)*)\]")
_QUOTE_CHARS = 600


@dataclass(frozen=True, slots=True)
class Written:
    """What the model wrote; ``complete`` only when the server said so and the length sufficed."""

    text: str
    complete: bool
    stopped: bool
    why: str = ""


def written(
    question: str, prompt: str, packed: Packed, model: ChatModel, max_tokens: int, cancel: CancelToken
) -> Task[Token, Written]:
    """Stream the model's answer. Raises `ModelError` when nothing came; what came before a cut is kept, incomplete."""
    messages = [
        Message("system", prompt),
        Message("user", f"{packed.text}\n\nQuestion: {question}"),
    ]
    parts: list[str] = []
    try:
        for item in model.stream(messages, cancel, max_tokens=max_tokens):
            if isinstance(item, ChatEnd):
                why = "The answer reached its length limit." if item.reason == "length" else ""
                return Written("".join(parts), item.reason == "stop", item.reason == "cancelled", why)
            parts.append(item.text)
            yield item
    except StreamCut as error:
        if not parts:
            raise
        return Written("".join(parts), complete=False, stopped=False, why=str(error))
    return Written("".join(parts), complete=False, stopped=False, why="The server ended the answer early.")


def says_not_found(text: str) -> bool:
    return text.strip().strip(".*_ ").upper().startswith(NOT_FOUND_MARK)


def cited(text: str, passages: Sequence[Passage]) -> tuple[str, tuple[Citation, ...]]:
    """Number the cited passages anew from 1 in order of appearance; numbers of no passage are taken out."""
    numbers: dict[int, int] = {}

    def renumbered(match: re.Match[str]) -> str:
        kept = [int(n) for n in match.group(1).split(",") if 1 <= int(n) <= len(passages)]
        return "".join(f"[{numbers.setdefault(n, len(numbers) + 1)}]" for n in kept)

    cleaned = _CITATION.sub(renumbered, text).strip()
    return cleaned, tuple(citation_of(passages[n - 1], number) for n, number in numbers.items())


def citation_of(passage: Passage, number: int) -> Citation:
    """A passage as a citation of all its lines."""
    chunk = passage.chunk
    return Citation(
        number=number,
        document_id=chunk.document_id,
        document=passage.document,
        page=chunk.places[0].page if chunk.places else 1,
        places=chunk.places,
        quote=" ".join(chunk.text.split())[:_QUOTE_CHARS],
        confidence=max(0.0, min(1.0, passage.scores.rerank or passage.scores.vector or 0.5)),
    )
