"""Which of two answers is more, said in words: ``Higher: B2 (105 °C, the A1 85 °C)``. Pure.

Said only where each answer holds one amount of the same dimension; else the two answers speak for themselves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.ask.drafts import Draft, without_marks
from localmind_desktop.core.ask.prose.side_by_side import Pair
from localmind_desktop.core.terms import normalised
from localmind_desktop.core.text.quantities import Quantity, quantity, quantity_at

_NUMBER = re.compile(r"(?<![\w.,])[-+±−]?\d")
_MOST = re.compile(r"\b(?:max\w*|up to|at most|highest|bis zu|höchste\w*)\b", re.IGNORECASE)
_LEAST = re.compile(r"\b(?:min\w*|at least|lowest|mindest\w*|niedrigste\w*)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Amount:
    """What an answer amounts to, and as it says it."""

    quantity: Quantity
    said: str


def verdict(pair: Pair, drafts: tuple[Draft, Draft]) -> str:
    """Which of the two is so, with the two amounts; nothing where they cannot be set against each other."""
    if not pair.is_compared or not pair.first.name or not pair.second.name:
        return ""
    first, second = (_amount(draft) for draft in drafts)
    if first is None or second is None or first.quantity.unit.dimension != second.quantity.unit.dimension:
        return ""
    values = [_value(amount.quantity, pair) for amount in (first, second)]
    if values[0] is None or values[1] is None:
        return ""
    names = (pair.first.name, pair.second.name)
    told = f"{names[0]} {first.said}, {names[1]} {second.said}"
    if values[0] == values[1]:
        return f"Both are the same: {told}."
    more = values[0] > values[1]
    if pair.asks_whether and pair.sign:
        return f"{'Yes' if more == (pair.sign > 0) else 'No'}: {told}."
    winner = names[0] if more == (pair.sign >= 0) else names[1]
    return f"{pair.how.capitalize() if pair.sign else 'Higher'}: {winner} ({told})."


def _value(amount: Quantity, pair: Pair) -> float | None:
    """The end of a range that is compared; None where the question leaves it open."""
    if amount.least == amount.most:
        return amount.most
    asked = f"{pair.first.question} {pair.second.question}"
    most, least = bool(_MOST.search(asked)), bool(_LEAST.search(asked))
    if most != least:
        return amount.most if most else amount.least
    return None if not pair.sign else amount.most if pair.sign > 0 else amount.least


def _amount(draft: Draft) -> Amount | None:
    """The value of a cell, in the unit of its row; of a sentence, the one amount that it states."""
    text = normalised(without_marks(draft.text))
    if draft.value:
        found = quantity(draft.value)
        return Amount(found, draft.value) if found is not None else None
    amounts: dict[tuple[float, str], Amount] = {}
    for place in _NUMBER.finditer(text):
        stated = quantity_at(text, place.start())
        if stated is not None and stated[0].unit.dimension:
            key = (stated[0].least, stated[0].unit.dimension)
            amounts[key] = Amount(stated[0], text[place.start() : stated[1]].strip())
    return next(iter(amounts.values())) if len(amounts) == 1 else None
