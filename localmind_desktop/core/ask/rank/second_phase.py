"""The second phase of the ranking: the best units are read together with the question by a cross-encoder.

What it says of each is weighed with what the first phase says, by trees of their own. Idea: R. Nogueira and K. Cho,
"Passage re-ranking with BERT" (2019), and the phases of Vespa.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from localmind_desktop.core.ask.candidates.parts import pairs_of
from localmind_desktop.core.ask.candidates.units import Group, Kind, Unit
from localmind_desktop.core.ask.rank.asking import Floats
from localmind_desktop.core.ask.rank.odds import log_odds
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.trees import Trees
from localmind_desktop.core.models.protocols import Reader

READ = 24  # units, the best of the first phase
SECOND_NAMES = (
    *("odds", "odds_below", "odds_lead", "read", "read_below", "read_lead", "read_all", "read_place", "place"),
    *(f"is_{kind.name.lower()}" for kind in Kind),
)
SECOND_SIGNS = tuple(int(name in ("odds", "read")) for name in SECOND_NAMES)
_TITLE, _NAME, _BAND, _SAID = 80, 100, 60, 600  # characters of each part that are read
_ALONE = 5.0  # by which a unit leads where there is no other, in log odds


def read_again(question: str, ranked: Sequence[Ranked], reader: Reader, trees: Trees) -> list[Ranked]:
    """Units, which stand best first by the first phase, in the order of their chances by both. Raises `ModelError`."""
    best = ranked[:READ]
    said = reader.log_odds(question, [reading_of(one.group, one.unit) for one in best])
    read = [replace(one, read=odds) for one, odds in zip(best, said, strict=True)]
    return weighed_again([*read, *ranked[READ:]], trees)


def weighed_again(ranked: Sequence[Ranked], trees: Trees) -> list[Ranked]:
    """Units by both phases; those that were not read stay behind the others."""
    best, rest = ranked[:READ], ranked[READ:]
    if not best:
        return []
    chances = trees.probability(second_values(best))
    again = [replace(one, chance=float(chance)) for one, chance in zip(best, chances, strict=True)]
    least = min(one.chance for one in again)
    return [*sorted(again, key=lambda one: -one.chance), *(replace(one, chance=min(one.chance, least)) for one in rest)]


def second_values(read: Sequence[Ranked]) -> Floats:
    """What the trees look at, of shape (units, `SECOND_NAMES`): log odds of both phases, and how they stand among the
    others. The units stand as the first phase has them."""
    odds = np.array([log_odds(one.chance) for one in read], dtype=np.float32)
    said = np.array([one.read for one in read], dtype=np.float32)
    kinds = np.eye(len(Kind), dtype=np.float32)[[one.unit.kind for one in read]]
    columns = [
        *(odds, odds - odds.max(), _lead(odds), said, said - said.max(), _lead(said)),
        np.full(len(said), np.log(np.exp(said).sum()), dtype=np.float32),
        np.argsort(np.argsort(-said)).astype(np.float32),
        np.arange(len(said), dtype=np.float32),
    ]
    return np.hstack([np.stack(columns, axis=1), kinds])


def _lead(values: Floats) -> Floats:
    """How far each is above the best of the others."""
    order = np.sort(values)
    second = order[-2] if len(order) > 1 else order[-1] - _ALONE
    lead: Floats = np.where(values == order[-1], values - second, values - order[-1])
    return lead


def reading_of(group: Group, unit: Unit) -> str:
    """A unit as it is read: what its document and its table or section are called, and what it says."""
    sheet = group.sheet
    if sheet is None:
        title, _, section = group.passage.chunk.context.partition(" › ") if group.passage else (group.about, "", "")
        return _joined((title or group.about, _TITLE), (section, _NAME), (unit.own, _SAID))
    table, said = sheet.table, unit.own
    if unit.row is not None:
        filled = [column for column, text in enumerate(table.rows[unit.row].texts) if text.strip()]
        said = pairs_of(sheet, unit.row, filled)
    band = " ".join(sorted(sheet.bands[unit.rows[0]])) if unit.rows else ""
    return _joined((group.about, _TITLE), (table.caption or table.section, _NAME), (band, _BAND), (said, _SAID))


def _joined(*parts: tuple[str, int]) -> str:
    return ". ".join(short for text, most in parts if (short := " ".join(text.split())[:most]))
