"""The program and its children are killed at any moment of its work, and what they leave is opened and compared.

``python -m tests.faults.kills [--times 500] [--seed 1] [--papers 9] [--on FOLDER]``: each time a session of its own is
killed after a time drawn by chance, on a new library, one of an earlier form (which is migrated first), or one that is
restored from a backup first. Unlike `tests.faults.cuts`, nothing is simulated. A library that no one had opened yet may
be missing. With a folder, all of this lies there: on an exFAT disk or a network share that is mounted, say.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core import CancelToken, result_of
from localmind_desktop.core.store.migrations import CATALOG
from tests.faults.checking import Said, faults, said_in
from tests.faults.decay import made
from tests.faults.session import open_library, write_papers

KINDS = ("a new library", "an earlier form", "restored")
_ADDED_COLUMN = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (\w+)[^;]*;?\s*")


@dataclass(frozen=True, slots=True)
class Ground:
    """What sessions begin with: papers, a library after a session, its backup, what was said of it, and how long one
    session takes, in seconds."""

    papers: Path
    library: Path
    backup: Path
    said: Said
    seconds: float

    @classmethod
    def laid(cls, folder: Path, papers: int) -> Ground:
        library, said = made(folder, papers)
        write_papers(folder / "more", papers, first=papers)
        opened = open_library(library)
        result_of(opened.upkeep.back_up(folder / "backup", CancelToken()))
        opened.close()
        begun = time.monotonic()
        subprocess.run(_session(folder / "timed", folder / "more"), check=True, capture_output=True)
        return cls(folder / "more", library, folder / "backup", said, time.monotonic() - begun)


def _session(*arguments: Path) -> list[str]:
    return [sys.executable, "-m", "tests.faults.session", *map(str, arguments)]


def killed(ground: Ground, kind: str, folder: Path, seconds: float) -> tuple[Said, list[str]]:
    """What a session had said when it was killed after ``seconds``, and what was wrong with the library it left."""
    before = ground.said if kind != "a new library" else said_in("")
    command = _session(folder, ground.papers)
    if kind == "an earlier form":
        shutil.copytree(ground.library, folder)
        _make_earlier(folder / "catalog.sqlite")
    elif kind == "restored":
        command.append(str(ground.backup))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True, text=True)
    try:
        output, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
    said = said_in(output)
    if kind != "restored" or '"opened"' in output:
        said = joined(before, said)
    return said, faults(folder, said) if folder.exists() else [f"{one} is lost" for one in said.added.values()]


def joined(before: Said, now: Said) -> Said:
    """What two sessions on one library said, with papers of their own."""
    return Said(
        before.added | now.added,
        before.removed | now.removed,
        before.moved | now.moved,
        (*before.talks, *now.talks),
        before.may_go | now.may_go,
    )


def _make_earlier(catalog: Path) -> None:
    """Undo the last steps of its form, as far as those only add a column."""
    forms = list(CATALOG)
    with closing(sqlite3.connect(catalog)) as database:
        while added := _ADDED_COLUMN.fullmatch(forms[-1].strip()):
            database.execute(f"ALTER TABLE {added[1]} DROP COLUMN {added[2]}")
            forms.pop()
        database.execute(f"PRAGMA user_version={len(forms)}")
        database.commit()


def kills(ground: Ground, times: int, seed: int, folder: Path) -> Iterator[tuple[str, float, list[str]]]:
    """The kind of the library, after how many seconds it was killed, and what was wrong."""
    chance = random.Random(seed)
    for number in range(times):
        kind, seconds = KINDS[number % len(KINDS)], chance.uniform(0.2, 1.1) * ground.seconds
        place = folder / f"killed{number}"
        yield kind, seconds, killed(ground, kind, place, seconds)[1]
        for left in folder.glob(f"{place.name}*"):
            shutil.rmtree(left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--papers", type=int, default=9)
    parser.add_argument("--on", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    told: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(dir=given.on) as place:
        ground = Ground.laid(Path(place), given.papers)
        print(f"a session takes {ground.seconds:.1f} s", flush=True)
        for kind, seconds, found in kills(ground, given.times, given.seed, Path(place)):
            told[kind] += 1
            wrong[kind] += bool(found)
            for line in found:
                print(f"{kind}, after {seconds:.2f} s: {line}", flush=True)
    for kind in KINDS:
        print(f"{kind:24} {wrong[kind]:4} of {told[kind]} wrong")


if __name__ == "__main__":
    main()
