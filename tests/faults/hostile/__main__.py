"""Hostile files are taken into libraries, and a table says what became of them.

``python -m tests.faults.hostile [--count 2000] [--seed 1] [--report FILE] [FILES...]``: as many as are asked for, or
the files that are named, a hundred per library, each library in a process of its own.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from pathlib import Path

from tests.faults.hostile.drawing import specimens
from tests.faults.hostile.specimen import Specimen
from tests.faults.hostile.taking_in import Outcome, laid_out

_AT_A_TIME = 100
_NEVER = (
    *("the main process died", "a child outlived", "no reason given", "a reason not in plain words"),
    *("file left outside the library", "a limit exceeded", "it was raised", "no known end"),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.hostile")
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--report", type=Path, help="the outcomes, a JSON object a line")
    parser.add_argument("files", nargs="*")
    asked = parser.parse_args()
    outcomes = []
    for batch in _batches(asked.files, asked.seed, asked.first, asked.count):
        for outcome in _run(batch):
            outcomes.append(outcome)
            if asked.report:
                with asked.report.open("a", encoding="utf-8") as report:
                    report.write(json.dumps(dataclasses.asdict(outcome)) + "\n")
    print(table(outcomes))
    sys.exit(any(outcome.wrong for outcome in outcomes))


def _batches(files: Sequence[str], seed: int, first: int, count: int) -> Iterator[Iterator[Specimen]]:
    found = _named(files) if files else specimens(first + count, seed, first)
    while batch := next(found, None):
        yield chain([batch], islice(found, _AT_A_TIME - 1))


def _named(files: Sequence[str]) -> Iterator[Specimen]:
    return (Specimen(Path(name).name, "named", Path(name).read_bytes()) for name in files)


def _run(batch: Iterator[Specimen]) -> Iterator[Outcome]:
    """The outcomes of a batch; the last one says where its process died."""
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        laid_out(Path(folder), batch)
        places = {"HOME": folder, "TMPDIR": folder, "PYTHONPATH": str(Path.cwd())} | {
            f"XDG_{name}_HOME": folder for name in ("CACHE", "CONFIG", "DATA")
        }
        command = [sys.executable, "-m", "tests.faults.hostile.batch", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | places) as running:
            assert running.stdout is not None
            for line in running.stdout:
                outcome = json.loads(line)
                yield Outcome(**outcome | {"wrong": tuple(outcome["wrong"])})
        if running.returncode:
            died = f"the main process died: {running.returncode}"
            yield Outcome("(all)", "(all)", "", "", "", 0.0, 0, 0, (died,))


def table(outcomes: Sequence[Outcome]) -> str:
    """A row for each format, the slowest files, and how often what may never be was."""
    files = [one for one in outcomes if one.suffix != "(all)"]
    rows = [
        "| format | files | ready | partial | failed | skipped | longest | most memory of a child |",
        "|---" * 8 + "|",
    ]
    rows += [
        _row(suffix, [one for one in files if one.suffix == suffix]) for suffix in sorted({one.suffix for one in files})
    ]
    rows += [
        _row("all", files),
        "",
        f"The main process held {max(one.own for one in outcomes) / 1e6:.0f} MB at most.",
        "",
    ]
    rows += [f"- {one.seconds:.1f} s, {one.name[:40]!r} ({one.family}): {one.status}" for one in _slowest(files)]
    wrong = Counter(next(name for name in _NEVER if said.startswith(name)) for one in outcomes for said in one.wrong)
    rows += ["", *(f"- {name}: {wrong[name]} of {len(files)}" for name in _NEVER)]
    rows += [f"  - {one.name[:40]!r} ({one.family}): {said}" for one in outcomes for said in one.wrong]
    return "\n".join(rows)


def _row(name: str, files: Sequence[Outcome]) -> str:
    states = Counter(one.status for one in files)
    counts = [states["ready"] + states["duplicate"], *(states[state] for state in ("partial", "failed", "skipped"))]
    longest, most = max(one.seconds for one in files), max(one.memory for one in files) / 1e6
    return f"| {name} | {len(files)} | {' | '.join(map(str, counts))} | {longest:.1f} s | {most:.0f} MB |"


def _slowest(files: Sequence[Outcome]) -> list[Outcome]:
    return sorted(files, key=lambda one: one.seconds, reverse=True)[:15]


if __name__ == "__main__":
    main()
