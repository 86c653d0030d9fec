"""The orders of a list of documents."""

from __future__ import annotations

import enum
import math
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.model import State

if TYPE_CHECKING:
    from localmind_desktop.bridge.documents import Entry


class Order(enum.Enum):
    """What the rows are sorted by."""

    NAME = "name"
    DATE = "date"
    SIZE = "size"
    STATE = "state"


def sort_key(entry: Entry, order: Order, reverse: bool, name: tuple[tuple[float, str], ...]) -> tuple[Any, ...]:
    """``name`` is the name as `natural` has it; of dates and sizes the newest and the largest come first."""
    sign = 1 if reverse else -1
    document = entry.document
    if order is Order.DATE:
        return (sign * (document.added if document is not None else math.inf), name)
    if order is Order.SIZE:
        return (sign * (document.size if document is not None else -1), name)
    if order is Order.STATE:
        return (-sign * _urgency(entry), name)
    return name


def _urgency(entry: Entry) -> int:
    if entry.under_way:
        return 0
    if entry.paused:
        return 1
    if entry.gone:
        return 3
    return {State.FAILED: 2, State.PARTIAL: 4}.get(entry.state, 5)
