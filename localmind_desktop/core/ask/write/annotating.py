"""What a model says of each passage before the answer is written (R23): a quote and why it matters, if it does.

Several passages are judged side by side. A passage whose judgement fails stays.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pydantic import BaseModel

from localmind_desktop.core.ask.write.generating import citation_of
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.fencing import defused, fence_for
from localmind_desktop.core.model import Annotation, Message, Passage
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.structured import structured
from localmind_desktop.core.parallel import side_by_side
from localmind_desktop.core.prompting import filled, prompt, untrusted
from localmind_desktop.core.settings import Answering
from localmind_desktop.core.task import CancelToken

log = logging.getLogger(__name__)

_SAYS_NO = re.compile(
    r"^\W*(?:this (?:passage )?is )?(?:not relevant|irrelevant|nicht relevant|non pertinent|不相关)", re.IGNORECASE
)


class Judgement(BaseModel):
    """What the model is asked for."""

    relevant: bool
    quote: str
    reason: str


@dataclass(frozen=True, slots=True)
class Annotated:
    """The passages to answer from, with what is said of them, and those that were set aside."""

    passages: tuple[Passage, ...]
    annotations: tuple[Annotation, ...]
    set_aside: tuple[Annotation, ...]


def annotated(
    question: str, passages: Sequence[Passage], chat: ChatModel, settings: Answering, cancel: CancelToken
) -> Annotated:
    """Judge each passage. Where none is said to be relevant, all stay. Raises `Cancelled`."""
    calls = [partial(_judged, question, passage, chat, settings, cancel) for passage in passages]
    judged = side_by_side(calls)
    notes = [
        Annotation(citation_of(passage, number), _quoted(one.quote, passage), one.reason.strip(), _matters(one))
        if one is not None
        else None
        for number, (passage, one) in enumerate(zip(passages, judged, strict=True), start=1)
    ]
    kept = tuple(passage for passage, note in zip(passages, notes, strict=True) if note is None or note.is_relevant)
    said = tuple(note for note in notes if note is not None)
    if not kept:
        return Annotated(tuple(passages), said, ())
    aside = tuple(note for note in said if not note.is_relevant)
    return Annotated(kept, tuple(note for note in said if note.is_relevant), aside)


def _judged(
    question: str, passage: Passage, chat: ChatModel, settings: Answering, cancel: CancelToken
) -> Judgement | None:
    """What the model says of one passage; None where it says nothing usable. Raises `Cancelled`."""
    cancel.check()
    content = f"{passage.chunk.context}\n{passage.chunk.text}".strip()[: settings.annotation_characters]
    fence = fence_for([content])
    asking = settings.annotation_prompt or prompt("annotate")
    text = filled(asking, CONTENT=fence.around("passage", content), QUERY=defused(question))
    messages = [Message("system", untrusted(fence)), Message("user", text)]
    try:
        return structured(chat, messages, cancel, Judgement, max_tokens=settings.annotation_tokens)
    except ModelError as error:
        log.info("a passage was not annotated: %s", type(error).__name__)
        return None


def _matters(judgement: Judgement) -> bool:
    return judgement.relevant and not _SAYS_NO.match(judgement.reason)


def _quoted(quote: str, passage: Passage) -> str:
    """The quote, where the passage really says it."""
    words = " ".join(quote.split())
    return words if words.casefold() in " ".join(passage.chunk.text.split()).casefold() else ""
