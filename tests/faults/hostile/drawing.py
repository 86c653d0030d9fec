"""As many hostile files as are asked for, of all families, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.faults.hostile.archives import ARCHIVES
from tests.faults.hostile.mutations import mutated
from tests.faults.hostile.office import OFFICE
from tests.faults.hostile.printed import PRINTED
from tests.faults.hostile.specimen import Specimen
from tests.faults.hostile.texts import TEXTS

CRAFTED: tuple[Callable[[Random], Specimen], ...] = (*ARCHIVES, *OFFICE, *TEXTS, *PRINTED)
_CRAFTED_EVERY = 4


def specimens(count: int, seed: int, first: int = 0) -> Iterator[Specimen]:
    """Three of four are sound files made wrong; every fourth is made to be endless, each way in its turn.

    Of ``count`` files those from number ``first`` on.
    """
    for number in range(first, count):
        chance = Random(f"{seed}/{number}")
        if number % _CRAFTED_EVERY:
            yield mutated(chance)
        else:
            yield CRAFTED[number // _CRAFTED_EVERY % len(CRAFTED)](chance)
