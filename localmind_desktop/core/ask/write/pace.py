"""How much a model can read before one has waited too long for its first word."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.speeds import Speeds, is_as_before

_LEAST = 1_000  # tokens that any model is given, however slow it is
_FIRST = 2_000  # tokens for one that runs here, and was never seen reading


@dataclass(frozen=True, slots=True)
class Pace:
    """``seconds`` that reading may take, 0 for any; ``speeds`` in tokens per second are kept for each ``server``.

    A speed falls at once and rises by halves: what a server has read for the question before, it need not read again,
    and some count it all the same.
    """

    speeds: Speeds
    server: str
    seconds: float

    def room(self, model: ChatModel) -> int | None:
        """The tokens that it reads in time; None where there is no limit."""
        if not self.seconds:
            return None
        speed = self.speeds.of(self._key(model))
        if speed is None:
            return _FIRST if model.runs_here else None
        return max(_LEAST, int(speed * self.seconds))

    def saw(self, model: ChatModel, speed: float | None) -> None:
        """Remember at how many tokens per second it has read; None where its server does not say so."""
        known = self.speeds.of(self._key(model))
        if speed is None or is_as_before(speed, known):
            return
        self.speeds.keep(self._key(model), speed if known is None or speed < known else (speed + known) / 2)

    def _key(self, model: ChatModel) -> str:
        return " ".join(("reading", "here" if model.runs_here else self.server, model.name))
