"""The disk is full, or refuses, at any write of a day's work on a library.

``python -m tests.faults.breaking [--runs 60] [--seed 1]``: sessions on a file system of our own that is too small (in a
name space of mounts), and sessions of whose calls strace lets one fail, or all from one on. Afterwards the library is
opened on a sound disk and compared with what had been said to be done.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.faults.checking import faults, said_in
from tests.faults.session import write_papers

CALLS = ("pwrite64", "fsync", "fdatasync", "rename", "link", "ftruncate")
"""What writes to the library and nothing else: the database, the flushing, the commits of the index."""

_FULL = """
mount -t tmpfs -o size={size}k tmpfs "$1" && {program} "$1/library" "$2"; code=$?
cp -r "$1/library" "$3"; exit $code
"""


def full_disk(folder: Path, papers: Path, kilobytes: int) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A session on a disk of that size: what is on it afterwards, and what the session said."""
    mount, left = folder / "disk", folder / "left"
    mount.mkdir(parents=True)
    script = _FULL.format(size=kilobytes, program=f"{sys.executable} -m tests.faults.session")
    program = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", mount, papers, left]
    return left, subprocess.run(program, capture_output=True, text=True, check=False)


def failing_calls(folder: Path, papers: Path, chance: random.Random) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A session in which a call of each thread fails, or all calls from one on."""
    call, error = chance.choice(CALLS), chance.choice(("EIO", "ENOSPC"))
    when = f"{int(10 ** chance.uniform(0, 2.6))}{chance.choice(('', '+'))}"
    left = folder / "library"
    folder.mkdir(parents=True)
    tracing = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "signal=none", "-e", f"trace={call}"]
    program = [*tracing, "-e", f"inject={call}:error={error}:when={when}", sys.executable, "-m", "tests.faults.session"]
    finished = subprocess.run([*program, left, papers], capture_output=True, text=True, check=False)
    return left, finished


def wrong(left: Path, session: subprocess.CompletedProcess[str]) -> list[str]:
    """What was wrong with a session, and with the library that it left."""
    found = [session.stderr[-1500:]] if session.returncode else []
    return found + (faults(left, said_in(session.stdout)) if left.exists() else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        papers = Path(place, "papers")
        write_papers(papers, 6)
        for number in range(arguments.runs):
            folder = Path(place, str(number))
            kind = ("full disk", "failing call")[number % 2]
            if number % 2:
                left, session = failing_calls(folder, papers, chance)
            else:
                left, session = full_disk(folder, papers, int(10 ** chance.uniform(1.5, 3.6)))
            found = wrong(left, session)
            counts[kind] += 1
            counts[f"{kind}, wrong"] += bool(found)
            counts[f"{kind}, steps refused in words"] += session.stdout.count('"told"')
            for line in found:
                print(f"{number}, {kind}: {line}", flush=True)
            shutil.rmtree(folder)
    for what, count in sorted(counts.items()):
        print(f"{what:40} {count}")


if __name__ == "__main__":
    main()
