"""Bits of a library's files flip, or a sector of them is lost.

``python -m tests.faults.decay [--times 300] [--seed 1]``: one thing of one file of a library changes; it is opened, and
compared with what it held. A document may be marked and read again, from the library's copy of its file.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

from localmind_desktop.core import KnownError
from tests.faults.checking import Said, faults, said_in
from tests.faults.session import write_papers

_SECTOR = 512


def made(folder: Path, papers: int = 6) -> tuple[Path, Said]:
    """A library after a session, and what the session said."""
    write_papers(folder / "papers", papers)
    program = [sys.executable, "-m", "tests.faults.session", str(folder / "made"), str(folder / "papers")]
    finished = subprocess.run(program, capture_output=True, text=True, check=True)
    return folder / "made", said_in(finished.stdout)


def spoil(folder: Path, chance: random.Random) -> str:
    """Flip a bit of a file, or lose a sector of it; which file."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.stat().st_size]
    kinds = sorted({file.relative_to(folder).parts[0] for file in files})
    kind = chance.choice(kinds)
    file = chance.choice([file for file in files if file.relative_to(folder).parts[0] == kind])
    content = bytearray(file.read_bytes())
    place = chance.randrange(len(content))
    if chance.random() < 0.5:
        content[place] ^= 1 << chance.randrange(8)
    else:
        begin = place - place % _SECTOR
        end = min(len(content), begin + _SECTOR)
        content[begin:end] = bytes(end - begin)
    file.write_bytes(content)
    return f"{file.relative_to(folder)} at {place}"


def after(folder: Path, said: Said) -> list[str]:
    """What is wrong with a library when it is opened again."""
    try:
        return faults(folder, said)
    except KnownError as error:
        return [f"refused: {error}"]
    except Exception:  # noqa: BLE001 - any is a finding
        return [traceback.format_exc(limit=-6)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        library, said = made(Path(place))
        for _ in range(arguments.times):
            copy = Path(shutil.copytree(library, Path(place, "copy")))
            spoiled = spoil(copy, chance)
            part = spoiled.partition("/")[0].partition(" ")[0]
            found = after(copy, said)
            counts[part] += 1
            counts[f"{part}, wrong"] += bool(found)
            for line in found:
                print(f"{spoiled}: {line}", flush=True)
            shutil.rmtree(copy)
    for what, count in sorted(counts.items()):
        print(f"{what:32} {count}")


if __name__ == "__main__":
    main()
