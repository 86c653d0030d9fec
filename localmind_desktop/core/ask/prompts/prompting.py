"""What is said to a chat model: the product's instructions, the user's own, and passages as untrusted text.

What stays the same between questions comes first, so that a server need not read it again: the instructions, then the
passages, and only behind them the turn before and the question.
"""

from __future__ import annotations

import re

from localmind_desktop.core.fencing import Fence, defused
from localmind_desktop.core.model import HistoryTurn, Message
from localmind_desktop.core.prompting import filled, prompt, untrusted

_MARK = re.compile(r"\s?\[\d+(?:\s*,\s*\d+)*\]")


def handed_over(question: str, parts: str, fence: Fence, before: str = "") -> str:
    """A question with the parts of documents that it is to be answered from, which ``fence`` lies around.

    ``before`` is what is said of the turn before.
    """
    told = f"\n{before}\n" if before else ""
    values = {"untrusted": untrusted(fence), "fence": fence.mark, "passages": parts, "before": told}
    return filled(prompt("passages"), **values, question=defused(question))


def question_messages(
    question: str,
    packed: str,
    fence: Fence,
    instructions: str = "",
    last_turn: HistoryTurn | None = None,
    *,
    reworks: bool = False,
) -> list[Message]:
    """The messages of a question to be answered from ``packed`` passages.

    The turn before is context, no source; with ``reworks`` it is what the question works on, with its citations.
    """
    system = prompt("answer")
    if instructions:
        system += f"\n\nThe user's own instructions, as far as they agree with these rules:\n{instructions}"
    before = _before(last_turn, fence, reworks) if last_turn is not None and last_turn.answer else ""
    return [Message("system", system), Message("user", handed_over(question, packed, fence, before))]


def _before(turn: HistoryTurn, fence: Fence, reworks: bool) -> str:
    answer = turn.answer if reworks else _MARK.sub("", turn.answer)
    told = fence.around("answer", answer.replace(fence.mark, ""))
    return filled(prompt("rework" if reworks else "before"), question=defused(turn.question), answer=told)
