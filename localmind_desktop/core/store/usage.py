"""How often the steps of answering were taken and how long they took: sums in ``talk.sqlite``, without text (R25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from localmind_desktop.core.model import Mode, Stage
from localmind_desktop.core.model.upkeep import StepTimes
from localmind_desktop.core.store.database import Database


class Usage:
    """Writes happen on the answers lane only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, mode: Mode, stages: Sequence[Stage]) -> None:
        """Count one answer and the steps of its way."""
        with self._database.transaction() as database:
            database.write(
                "INSERT INTO answer_counts VALUES (?, 1) ON CONFLICT (mode) DO UPDATE SET count = count + 1", (mode,)
            )
            for stage in stages:
                database.write(
                    "INSERT INTO stage_times VALUES (?, 1, ?, ?) ON CONFLICT (name) DO UPDATE SET"
                    " count = count + 1, total_ms = total_ms + excluded.total_ms,"
                    " longest_ms = max(longest_ms, excluded.longest_ms)",
                    (stage.name, stage.ms, stage.ms),
                )

    def answers(self) -> Counter[Mode]:
        """How many answers of each mode were given."""
        return Counter({Mode(mode): count for mode, count in self._database.read("SELECT * FROM answer_counts")})

    def steps(self) -> list[StepTimes]:
        """The steps that were taken, those that took longest in sum first."""
        rows = self._database.read("SELECT name, count, total_ms, longest_ms FROM stage_times ORDER BY total_ms DESC")
        return [StepTimes(name, count, total / count, longest) for name, count, total, longest in rows]
