"""The order in which evidence is packed: as it was found, fused with what the built-in reading model says of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Sequence

from localmind_desktop.core.ask.retrieve.fusing import reciprocal_ranks
from localmind_desktop.core.ask.write.seeds import Seed
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.protocols import Reader

log = logging.getLogger(__name__)

READ = 80  # seeds: of 75 that there are in the middle; they take a second or two
_CONSTANT = 4  # of the fusion by reciprocal ranks: a first place counts 1/5


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
    as_found = range(len(best))
    as_read = sorted(as_found, key=lambda place: -odds[place])
    fused = reciprocal_ranks((as_found, as_read), _CONSTANT, (1.0, 1.0))
    return [*(best[place] for place in sorted(as_found, key=lambda place: -fused[place])), *rest]
