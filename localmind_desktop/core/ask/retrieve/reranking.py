"""Reading the best passages with a model to put them in order (R17): a cross-encoder, or a chat model with a rubric."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pydantic import BaseModel

from localmind_desktop.core.ask.prompts.prompting import handed_over
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.fencing import fence_for
from localmind_desktop.core.model import Message, Passage
from localmind_desktop.core.models.protocols import ChatModel, Reranker
from localmind_desktop.core.models.structured import structured
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.prompting import prompt
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.task import CancelToken

log = logging.getLogger(__name__)

_FEWEST_LEFT = 2  # fewer would be no choice: then the order before holds
_RUBRIC_CHARACTERS = 800  # of each passage that a chat model judges
_RUBRIC_PASSAGES = 10
_RUBRIC_TOKENS = 300
_HIGHEST = 5


class Marks(BaseModel):
    """What the model is asked for: a mark for each passage."""

    scores: list[int]


@dataclass(frozen=True, slots=True)
class Reranked:
    """The passages in their order, how many of them a model has read, and what is to be said of it."""

    passages: list[Passage]
    read: int
    note: str


def by_model(question: str, passages: Sequence[Passage], reranker: Reranker, settings: Retrieval) -> Reranked:
    """Those that the time sufficed for by their scores, the rest behind them in the order before."""
    head = passages[: settings.rerank_candidates]
    texts = [f"{passage.chunk.context}\n{passage.chunk.text}" for passage in head]
    try:
        scores = reranker.scores(question, texts, settings.rerank_seconds)
    except ModelError as error:
        log.warning("reranking failed: %s", type(error).__name__)
        return Reranked(list(passages), 0, phrase("the reranker failed: search order kept"))
    read = [_scored(passage, score) for passage, score in zip(head, scores, strict=True) if score is not None]
    if len(read) < _FEWEST_LEFT:
        return Reranked(
            list(passages),
            len(read),
            phrase("{count} of {total} read: search order kept", count=len(read), total=len(head)),
        )
    note = phrase(
        "{count} of {total} read within {seconds:g} s",
        count=len(read),
        total=len(head),
        seconds=settings.rerank_seconds,
    )
    return Reranked(_by_score(read) + _others(passages, read), len(read), note)


def by_rubric(
    question: str,
    passages: Sequence[Passage],
    chat: Callable[[], ChatModel],
    settings: Retrieval,
    cancel: CancelToken,
) -> Reranked:
    """The best passages as a chat model marks them, 1 to 5; those under the least mark are left out."""
    head = passages[:_RUBRIC_PASSAGES]
    texts = [_shortened(passage) for passage in head]
    fence = fence_for(texts)
    parts = "\n\n".join(fence.around(f"passage {number}", text) for number, text in enumerate(texts, start=1))
    messages = [Message("system", prompt("rubric")), Message("user", handed_over(question, parts, fence))]
    try:
        marks = structured(chat(), messages, cancel, Marks, max_tokens=_RUBRIC_TOKENS).scores
    except ModelError as error:
        log.warning("marking passages failed: %s", type(error).__name__)
        return Reranked(list(passages), 0, phrase("the model gave no scores: search order kept"))
    if len(marks) != len(head) or not all(1 <= mark <= _HIGHEST for mark in marks):
        log.warning("the model's marks do not fit the passages")
        return Reranked(list(passages), 0, phrase("the model’s scores do not match the passages: search order kept"))
    read = [
        _scored(passage, mark / _HIGHEST)
        for passage, mark in zip(head, marks, strict=True)
        if mark >= settings.rubric_least
    ]
    if len(read) < _FEWEST_LEFT:
        return Reranked(
            list(passages),
            len(head),
            phrase("{count} marked {least} or more: search order kept", count=len(read), least=settings.rubric_least),
        )
    return Reranked(
        _by_score(read),
        len(head),
        phrase(
            "{count} of {total} marked {least} or more", count=len(read), total=len(head), least=settings.rubric_least
        ),
    )


def _scored(passage: Passage, score: float) -> Passage:
    return replace(passage, scores=replace(passage.scores, rerank=score))


def _by_score(passages: Sequence[Passage]) -> list[Passage]:
    return sorted(passages, key=lambda passage: -(passage.scores.rerank or 0.0))


def _others(passages: Sequence[Passage], read: Sequence[Passage]) -> list[Passage]:
    ids = {passage.chunk.id for passage in read}
    return [passage for passage in passages if passage.chunk.id not in ids]


def _shortened(passage: Passage) -> str:
    return f"{passage.chunk.context}\n{passage.chunk.text}"[:_RUBRIC_CHARACTERS]
