"""Whether the amounts of an invoice add up: net, tax and gross chosen among what stands at their labels. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from itertools import product
from typing import NamedTuple

_MOST = 12  # candidates of each
_CLOSE = 1.0  # points less than the best that a candidate may have
_ROUNDING = Decimal("0.01")


class Candidate(NamedTuple):
    """An amount at a label, with the points for it. ``order`` is where it stands: totals come last."""

    amount: Decimal
    points: float
    order: int


class Totals(NamedTuple):
    """The chosen candidates, None where there are none. ``clear``: each label has one amount only.

    ``excess`` is what gross has over net plus tax.
    """

    net: Candidate | None
    tax: Candidate | None
    gross: Candidate | None
    clear: bool = True

    @property
    def excess(self) -> Decimal | None:
        if self.net is None or self.tax is None or self.gross is None:
            return None
        return self.gross.amount - self.net.amount - self.tax.amount

    @property
    def agree(self) -> bool:
        return self.excess is not None and abs(self.excess) <= _ROUNDING


def totals_of(net: Sequence[Candidate], tax: Sequence[Candidate], gross: Sequence[Candidate]) -> Totals:
    """Those that add up, where some do that are labelled nearly as well as the best; else the best of each."""
    nets, taxes, grosses = _best(net), _best(_with_sum(tax)), _best(gross)
    sums = [Totals(*one) for one in product(nets, taxes, grosses)]
    adding = [one for one in sums if one.agree and _is_real(one)]
    if adding:
        return max(adding, key=_worth)
    last = _last(grosses)
    before = _last([one for one in nets if last is None or one.order != last.order])
    used = {one.order for one in (last, before) if one is not None}
    clear = all(len({one.amount for one in role}) == 1 for role in (nets, _best(tax), grosses))
    return Totals(before, _last([one for one in taxes if one.order not in used]), last, clear)


def _is_real(totals: Totals) -> bool:
    """No sum of nothing, and no tax that is more than what is taxed."""
    net, tax, gross, _ = totals
    if net is None or tax is None or gross is None:
        return False
    return gross.amount != 0 and abs(net.amount) > abs(tax.amount)


def _worth(totals: Totals) -> tuple[float, bool, Decimal]:
    chosen = [one for one in totals[:3] if one is not None]
    gross = totals.gross.amount if totals.gross else Decimal(0)
    tax = totals.tax.amount if totals.tax else Decimal(0)
    return sum(one.points for one in chosen), tax != 0, abs(gross)


def _with_sum(taxes: Sequence[Candidate]) -> list[Candidate]:
    """The taxes, and what those of several rates are together."""
    amounts = {one.amount: one for one in taxes}
    if len(amounts) < 2:
        return list(taxes)
    together = Candidate(sum(amounts, Decimal(0)), min(one.points for one in taxes), max(one.order for one in taxes))
    return [*taxes, together]


def _best(candidates: Sequence[Candidate]) -> list[Candidate]:
    points = max((one.points for one in candidates), default=0.0)
    close = sorted((one for one in candidates if one.points >= points - _CLOSE), key=lambda one: -one.order)
    return list(dict.fromkeys(close))[:_MOST]


def _last(candidates: Sequence[Candidate]) -> Candidate | None:
    return max(candidates, key=lambda one: (one.points, one.order), default=None)
