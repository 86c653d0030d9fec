"""Follow-up questions without a model (R2, R3): a question that leans on the one before is made to stand alone. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.asked import HistoryTurn

_LEANS = re.compile(
    r"^\s*(?:and|or|but|also|what about|how about|und|oder|et|ou)\b"
    r"|\b(?:it|its|they|them|their|this|that|these|those|there|former|latter|above|previous)\b",
    re.IGNORECASE,
)
_LEANS_CJK = re.compile(r"^(?:那|那么|它|其)|呢[？?]?\s*$")
_KEPT_TURNS = 3


def standalone(question: str, history: Sequence[HistoryTurn]) -> str:
    """The question with what it leans on; unchanged when it stands alone or nothing was asked before."""
    if not history or not (_LEANS.search(question) or _LEANS_CJK.search(question)):
        return question
    earlier = " ".join(turn.question for turn in history[-_KEPT_TURNS:])
    return f"{question} ({earlier})"
