"""What is asked: the question made to stand alone, its terms weighed, its route chosen (R1-R3, R9)."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import Asked, HistoryTurn, asked
from localmind_desktop.core.ask.following import standalone
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.ask.routing import Routing, route_of
from localmind_desktop.core.model import Scope


@dataclass(frozen=True, slots=True)
class Understood:
    """A question as it is searched for. ``alone`` needs no earlier turn; ``question`` is what the user wrote."""

    question: str
    alone: str
    asking: Asked
    routing: Routing
    scope: Scope


def understood(
    question: str,
    history: Sequence[HistoryTurn],
    scope: Scope,
    weigh: Callable[[Sequence[str]], Mapping[str, float]],
    record: Record,
) -> Understood:
    """``weigh`` gives the weight of terms by how rare they are in the library."""
    started = time.perf_counter()
    alone = standalone(question, history)
    asking = asked(alone, weigh)
    record.stage("understand", started)
    started = time.perf_counter()
    routing = route_of(alone)
    record.stage("route", started, routing.route)
    return Understood(question, alone, asking, routing, scope)
