"""How many entities of drawn documents are found and normalised, by kind, with Wilson intervals of 95 %.

Run by hand: ``python -m tests.benchmarks.entities [SEED] [--later]``. ``--later``: on forms that were
written after the detector was finished; ``-v`` prints what was missed and what was found in vain.
"""

from __future__ import annotations

import math
import sys
import time

from localmind_desktop.core.insight.entities import entities_of
from localmind_desktop.core.model.insight import EntityKind
from tests.core.insight.entities.drawn import AROUND, Drawn, documents
from tests.core.insight.entities.drawn_names import named_documents
from tests.core.insight.entities.later import later_documents


def scored(drawn: Drawn) -> tuple[set[str], set[str], set[str]]:
    """What was found rightly, what was missed and what was found in vain of the document's kind."""
    found = {one.normalised.rstrip(".") for one in entities_of(drawn.runs) if one.kind is drawn.kind}
    truth = {one.rstrip(".") for one in drawn.truth}  # the last full stop of "Ltd." may be that of its sentence
    return found & truth, truth - found, found - truth


def wilson(successes: int, trials: int) -> tuple[float, float]:
    if not trials:
        return 0.0, 1.0
    z, share = 1.96, successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def line(name: str, right: int, of: int) -> str:
    low, high = wilson(right, of)
    return f"{name} {right / of if of else 1:6.1%} ({low:.1%}-{high:.1%}, {right}/{of})"


def main(arguments: list[str]) -> None:
    seed = int(next((one for one in arguments if one.isdigit()), "1"))
    started = time.process_time()
    named = (EntityKind.ADDRESS, EntityKind.PERSON, EntityKind.ORGANISATION)
    formed = later_documents if "--later" in arguments else documents
    for kind in (*AROUND, *named):
        right = missed = wrong = near = 0
        for drawn in (named_documents if kind in named else formed)(kind, seed):
            good, lost, bad = scored(drawn)
            right, missed, wrong, near = right + len(good), missed + len(lost), wrong + len(bad), near + drawn.near
            if "-v" in arguments and (lost or bad):
                print("   ", drawn.language, "missed", sorted(lost), "in vain", sorted(bad))
        found, truth = line("recall", right, right + missed), line("precision", right, right + wrong)
        print(f"{kind.value:12} {found}  {truth}  near misses {near}")
    print(f"{time.process_time() - started:.1f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
