"""The program is killed, or the power goes, at any point of a day's work on a library.

``python -m tests.faults.cuts [--points 500] [--seed 1]``: a session is recorded call by call; what a disk holds after
so many of them is written into a folder of its own, opened, and compared with what had been said to be done.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.faults.checking import faults, said_until
from tests.faults.disk import Stop, stopped_at
from tests.faults.recording import Call, record
from tests.faults.session import write_papers


def recorded(folder: Path, papers: int = 6) -> list[Call]:
    """The calls of a session on a new library."""
    write_papers(folder / "papers", papers)
    library = folder / "recorded"
    program = [sys.executable, "-m", "tests.faults.session", str(library), str(folder / "papers")]
    return record(program, library, folder / "trace.txt")


def cut(calls: list[Call], points: int, seed: int, folder: Path) -> Iterator[tuple[Stop, int, list[str]]]:
    """At random ``points``, each stopped in one way: the way, the point, and what was wrong then."""
    chance = random.Random(seed)
    first = next(number for number, call in enumerate(calls) if call.kind == "said")  # the library has opened
    chosen = sorted(chance.choices(range(first, len(calls) + 1), k=points))
    for number, (point, disk) in enumerate(stopped_at(calls, chosen)):
        stop = list(Stop)[number % len(Stop)]
        left = folder / f"cut{number}"
        disk.leave(left, stop, chance)
        yield stop, point, faults(left, said_until(calls, point))
        shutil.rmtree(left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--points", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--papers", type=int, default=6)
    arguments = parser.parse_args()
    told: Counter[Stop] = Counter()
    wrong: Counter[Stop] = Counter()
    with tempfile.TemporaryDirectory() as place:
        calls = recorded(Path(place), arguments.papers)
        print(f"{len(calls)} calls, {sum(call.kind == 'sync' for call in calls)} of them syncs", flush=True)
        for stop, point, found in cut(calls, arguments.points, arguments.seed, Path(place)):
            told[stop] += 1
            wrong[stop] += bool(found)
            for line in found:
                print(f"{stop.value}, after call {point}: {line}", flush=True)
    for stop in Stop:
        print(f"{stop.value:32} {wrong[stop]:4} of {told[stop]} wrong")


if __name__ == "__main__":
    main()
