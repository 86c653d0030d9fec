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

from localmind_desktop.core import Document, KnownError, Library
from localmind_desktop.core.errors import DamagedStore, IndexUnavailable
from tests.faults.checking import Said, faults, said_in
from tests.faults.session import open_library, write_papers

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


def content(folder: Path) -> dict[str, object]:
    """All that a library in order holds of each document, by id."""
    library = open_library(folder)
    try:
        return {one.id: _content(library, one) for one in library.documents()}
    finally:
        library.close()


def _content(library: Library, document: Document) -> object:
    chunks = [(chunk.text, chunk.context, chunk.places) for chunk in library._catalog.chunks(document.id)]
    pages = library._catalog.pages(document.id)
    return document.collection, document.state, pages, library.tables(document.id), chunks


def after(folder: Path, said: Said, truth: dict[str, object]) -> list[str]:
    """What is wrong with a library when it is opened again; once more where it said that this would repair it."""
    try:
        return _wrong(folder, said, truth)
    except (DamagedStore, IndexUnavailable):
        return _wrong(folder, said, truth)


def _wrong(folder: Path, said: Said, truth: dict[str, object]) -> list[str]:
    found, held = faults(folder, said), content(folder)
    lost = [f"{one} is lost" for one in truth.keys() - held.keys()]
    return [*found, *lost, *(f"{one} is not what it was" for one in truth if held.get(one, truth[one]) != truth[one])]


def after_in_words(folder: Path, said: Said, truth: dict[str, object]) -> list[str]:
    try:
        return after(folder, said, truth)
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
        truth = content(library)
        for _ in range(arguments.times):
            copy = Path(shutil.copytree(library, Path(place, "copy")))
            spoiled = spoil(copy, chance)
            part = spoiled.partition("/")[0].partition(" ")[0]
            found = after_in_words(copy, said, truth)
            counts[part] += 1
            counts[f"{part}, wrong"] += bool(found)
            for line in found:
                print(f"{spoiled}: {line}", flush=True)
            shutil.rmtree(copy)
    for what, count in sorted(counts.items()):
        print(f"{what:32} {count}")


if __name__ == "__main__":
    main()
