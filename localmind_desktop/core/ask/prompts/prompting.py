"""What is said to a chat model: the product's instructions, the user's own, and passages as untrusted text."""

from __future__ import annotations

import re

from localmind_desktop.core.fencing import Fence, defused
from localmind_desktop.core.model import HistoryTurn, Message
from localmind_desktop.core.prompting import filled, prompt, untrusted

_MARK = re.compile(r"\s?\[\d+(?:\s*,\s*\d+)*\]")


def handed_over(question: str, parts: str, fence: Fence) -> str:
    """A question with the parts of documents that it is to be answered from, which ``fence`` lies around."""
    text = prompt("passages")
    return filled(text, untrusted=untrusted(fence), fence=fence.mark, passages=parts, question=defused(question))


def question_messages(
    question: str, packed: str, fence: Fence, instructions: str = "", last_turn: HistoryTurn | None = None
) -> list[Message]:
    """The messages of a question to be answered from ``packed`` passages. The turn before is context, no source."""
    system = prompt("answer")
    if instructions:
        system += f"\n\nThe user's own instructions, as far as they agree with these rules:\n{instructions}"
    messages = [Message("system", system)]
    if last_turn is not None and last_turn.answer:
        messages.append(Message("user", defused(last_turn.question)))
        messages.append(Message("assistant", _MARK.sub("", defused(last_turn.answer))))
    return [*messages, Message("user", handed_over(question, packed, fence))]
