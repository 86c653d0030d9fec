"""The second phase of the ranking: the best units are read together with the question by a cross-encoder.

What it says of each is weighed with what the first phase says, by trees of their own: they decide what is told.
Idea: R. Nogueira and K. Cho, "Passage re-ranking with BERT" (2019), and the phases of Vespa.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from localmind_desktop.core.ask.candidates.parts import pairs_of, said_parts
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.candidates.units import Group, Kind, Unit
from localmind_desktop.core.ask.rank.asking import Flags, Floats
from localmind_desktop.core.ask.rank.first_phase import SIGNS, TREE_NAMES, tree_values
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.models.protocols import Reader
from localmind_desktop.core.weighing.odds import log_odds
from localmind_desktop.core.weighing.trees import Trees

READ = 8  # units, the best of the first phase: 6 to 24 are as good, and each takes its time
SECOND_NAMES = (
    *("odds", "odds_below", "odds_lead", "odds_others", "read", "read_below", "read_lead", "read_others", "read_all"),
    *("read_place", "place"),
    *(f"is_{kind.name.lower()}" for kind in Kind),
    *TREE_NAMES,
)
SECOND_SIGNS = (*(int(name in ("odds", "read")) for name in SECOND_NAMES[: -len(TREE_NAMES)]), *SIGNS)
_TITLE, _NAME, _BAND, _ROW, _SAID = 80, 100, 60, 60, 600  # characters of each part that are read
_ALONE = 5.0  # by which a unit leads where there is no other, in log odds
_NONE = -12.0  # log odds of the best where there is none


def read_again(question: str, ranked: Sequence[Ranked], reader: Reader, trees: Trees) -> list[Ranked]:
    """Units, which stand best first by the first phase, in the order of their chances by both. Raises `ModelError`."""
    return weighed_again(with_readings(question, ranked, reader), trees)


def with_readings(question: str, ranked: Sequence[Ranked], reader: Reader, most: int = READ) -> list[Ranked]:
    """Units with what ``reader`` says of the best ``most``; their order stays. Raises `ModelError`."""
    best = ranked[:most]
    said = reader.log_odds(question, [reading_of(one.group, one.unit) for one in best])
    return [*(replace(one, read=odds) for one, odds in zip(best, said, strict=True)), *ranked[most:]]


def weighed_again(ranked: Sequence[Ranked], trees: Trees) -> list[Ranked]:
    """Units by both phases; those that were not read stay behind the others."""
    best, rest = ranked[:READ], ranked[READ:]
    if not best:
        return []
    chances = trees.probability(second_values(ranked))
    again = [replace(one, chance=float(chance)) for one, chance in zip(best, chances, strict=True)]
    least = min(one.chance for one in again)
    return [*sorted(again, key=lambda one: -one.chance), *(replace(one, chance=min(one.chance, least)) for one in rest)]


def second_values(ranked: Sequence[Ranked]) -> Floats:
    """What the trees look at, of shape (units read, `SECOND_NAMES`): log odds of both phases, how they stand among the
    others, and the features of the first phase, by which the units stand.

    Lists stand among lists, and what is none among what is none: a list holds the row that is asked for, too.
    """
    read = ranked[:READ]
    odds = np.array([log_odds(one.chance) for one in read], dtype=np.float32)
    said = np.array([one.read for one in read], dtype=np.float32)
    kinds = np.array([one.unit.kind for one in read])
    is_list = kinds == Kind.LIST
    columns = [
        *(odds, _apart(_below, odds, is_list), _apart(_lead, odds, is_list), _best_of_others(odds, is_list)),
        *(said, _apart(_below, said, is_list), _apart(_lead, said, is_list), _best_of_others(said, is_list)),
        np.full(len(said), np.log(np.exp(said[~is_list]).sum() + 1e-6)),
        _apart(_place, said, is_list),
        np.arange(len(said)),
    ]
    values = np.hstack([np.stack(columns, axis=1), np.eye(len(Kind))[kinds], tree_values(ranked)[:READ]])
    return values.astype(np.float32)


def _apart(how: Callable[[Floats], Floats], values: Floats, is_list: Flags) -> Floats:
    """Of lists and of what is none, each by itself."""
    found = np.zeros(len(values), dtype=np.float32)
    for own in (is_list, ~is_list):
        if own.any():
            found[own] = how(values[own])
    return found


def _best_of_others(values: Floats, is_list: Flags) -> Floats:
    """For lists the best of what is none, and the other way round."""
    lists, others = (float(values[own].max()) if own.any() else _NONE for own in (is_list, ~is_list))
    return np.where(is_list, others, lists).astype(np.float32)


def _below(values: Floats) -> Floats:
    return np.asarray(values - values.max(), dtype=np.float32)


def _lead(values: Floats) -> Floats:
    """How far each is above the best of the others."""
    order = np.sort(values)
    second = order[-2] if len(order) > 1 else order[-1] - _ALONE
    return np.asarray(np.where(values == order[-1], values - second, values - order[-1]), dtype=np.float32)


def _place(values: Floats) -> Floats:
    return np.asarray(np.argsort(np.argsort(-values)), dtype=np.float32)


def reading_of(group: Group, unit: Unit) -> str:
    """A unit as it is read: what its document and its table or section are called, of how many things a list tells, and
    what it says."""
    sheet, count = group.sheet, f"{unit.items} rows" if unit.kind is Kind.LIST else ""
    if sheet is None:
        title, section = (group.passage.chunk.title, group.passage.chunk.section) if group.passage else ("", "")
        return _joined((title or group.about, _TITLE), (section, _NAME), (count, _BAND), (unit.own, _SAID))
    table, said = sheet.table, unit.own
    if unit.row is not None:
        filled = [column for column, text in enumerate(table.rows[unit.row].texts) if text.strip()]
        said = pairs_of(sheet, unit.row, filled)
    band = " ".join(sorted(sheet.bands[unit.rows[0]])) if unit.rows else ""
    name = table.caption or table.section
    return _joined((group.about, _TITLE), (name, _NAME), (band, _BAND), (count, _BAND), (said, _SAID))


def reading_of_cell(group: Group, sheet: Sheet, row: int, column: int, part: str) -> str:
    """A part of a cell as it is read: as a row is, by what names it and the cell's header."""
    name = sheet.table.caption or sheet.table.section
    named = next(text for text in sheet.texts[row] if text.strip())
    said = said_parts(sheet, {column: part})
    return _joined((group.about, _TITLE), (name, _NAME), (named, _ROW), (said, _SAID))


def _joined(*parts: tuple[str, int]) -> str:
    return ". ".join(short for text, most in parts if (short := " ".join(text.split())[:most]))
