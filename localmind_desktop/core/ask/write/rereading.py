"""The order in which evidence is packed: as it was found, fused with what the built-in reading model says of it.

Source: G. V. Cormack, C. L. A. Clarke and S. Buettcher, "Reciprocal Rank Fusion" (2009).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Sequence

from localmind_desktop.core.ask.write.seeds import Seed
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.protocols import Reader

log = logging.getLogger(__name__)

READ = 80  # seeds: of 75 that there are in the middle; they take a second or two
_DAMPING = 5  # of reciprocal ranks: a first place counts 1/5


def reread(question: str, seeds: Sequence[Seed], text_of: Callable[[Seed], str], reader: Reader | None) -> list[Seed]:
    """Distinct ``seeds``, best first: the first `READ` in the order of both, the others behind them as they were.

    Without a ``reader``, and where it fails, all are as they were.
    """
    first: dict[Hashable, Seed] = {}
    for seed in seeds:
        first.setdefault(seed.key, seed)
    distinct = list(first.values())
    best, rest = distinct[:READ], distinct[READ:]
    if reader is None:
        return distinct
    try:
        odds = reader.log_odds(question, [text_of(seed) for seed in best])
    except ModelError as error:  # the checks of the models tell why
        log.warning("the evidence was not read: %s", type(error).__name__)
        return distinct
    as_read = sorted(range(len(best)), key=lambda place: -odds[place])
    ranks = {place: rank for rank, place in enumerate(as_read)}
    order = sorted(range(len(best)), key=lambda place: -1 / (_DAMPING + place) - 1 / (_DAMPING + ranks[place]))
    return [*(best[place] for place in order), *rest]
