"""A follow-up question made to stand alone by a small model (R3), checked against what was really said."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from contextlib import closing

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.fencing import defused, fence_for
from localmind_desktop.core.model import ChatEnd, HistoryTurn, Message
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.prompting import prompt, untrusted
from localmind_desktop.core.task import Cancelled, CancelToken
from localmind_desktop.core.terms import is_identifier, term_of, terms, tokens

log = logging.getLogger(__name__)

_ANSWER_CHARS = 600  # of each earlier answer: its beginning says what it is about
_NEGATIONS = re.compile(
    r"\b(?:not|no|never|without|except|neither|nicht|kein\w*|ohne|außer|nie|pas|sans|sauf|jamais|aucune?)\b|n't\b|"
    r"[不没非无未]",
    re.IGNORECASE,
)
_ASKING = re.compile(
    r"[?？]\s*$|^\W*(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|list|give|show|"
    r"name|explain|"
    r"describe|compare|define|was|wie|wer|wo|wann|warum|welche\w*|nenne|liste|erkläre|quel\w*|qui|quand|où|comment|"
    r"combien|"
    r"pourquoi|explique|列出|解释|说明)\b",
    re.IGNORECASE,
)


def condensed(
    question: str,
    history: Sequence[HistoryTurn],
    condenser: Callable[[], ChatModel | None],
    max_tokens: int,
    cancel: CancelToken,
) -> str | None:
    """The standalone question; None where no small model is there, or what it wrote cannot be trusted.

    Raises `Cancelled`.
    """
    try:
        model = condenser()
        text = _written(question, history, model, max_tokens, cancel) if model is not None else None
    except ModelError as error:
        log.info("no standalone question from the model: %s", type(error).__name__)
        return None
    return text if text is not None and is_faithful(text, question, history) else None


def is_faithful(alone: str, question: str, history: Sequence[HistoryTurn]) -> bool:
    """Whether a rewritten question keeps the names, numbers and negations of ``question`` and invents none."""
    if not alone or "\n" in alone or not _ASKING.search(alone):
        return False
    asked, told = _exact(question), _exact(alone)
    said = {part for turn in history for text in turn for part in _spoken(text)} | _spoken(question)
    if not asked <= told | _parts(alone) or not told <= said:
        return False
    return bool(_NEGATIONS.search(alone)) == bool(_NEGATIONS.search(question)) or (
        not _NEGATIONS.search(question) and any(_NEGATIONS.search(turn.question) for turn in history)
    )


# ---------------------------------------------------------------------- inside


def _written(
    question: str, history: Sequence[HistoryTurn], model: ChatModel, max_tokens: int, cancel: CancelToken
) -> str | None:
    """What the model wrote; None when it was cut. Raises `ModelError` and `Cancelled`."""
    talk = "\n".join(f"Question: {turn.question}\nAnswer: {_beginning(turn.answer)}" for turn in history)
    fence = fence_for([talk])
    told = fence.around("conversation", talk)
    user = f"{told}\n\nLast question: {defused(question)}\n\nRewritten question:"
    parts: list[str] = []
    messages = [Message("system", f"{prompt('condense')}\n\n{untrusted(fence)}"), Message("user", user)]
    with closing(model.stream(messages, cancel, max_tokens=max_tokens)) as stream:
        for item in stream:
            if isinstance(item, ChatEnd):
                if item.reason == "cancelled":
                    raise Cancelled
                return "".join(parts).strip().strip('"“”').strip() if item.reason == "stop" else None
            parts.append(item.text)
    return None


def _beginning(answer: str) -> str:
    return " ".join(answer.split())[:_ANSWER_CHARS]


def _exact(text: str) -> set[str]:
    """The identifiers and numbers of a text, as terms."""
    return {term_of(token) for token in tokens(text) if is_identifier(token) or token[0].isdigit()}


def _parts(text: str) -> set[str]:
    return set(terms(text))


def _spoken(text: str) -> set[str]:
    return _exact(text) | _parts(text) | {term_of(token) for token in tokens(text)}
