"""What a small model invents, and how much of it passes the checks: drawn documents, and a real model for each.

    python -m tests.benchmarks.invention MODEL.gguf [--questions 60] [--documents 10] [--seed 1] [--show]

Each document is a drawn register of random numbers; half of the questions ask for a cell of it, half for a name that it
lacks. All are answered by the model (``by_model``), which is far too small for it. Printed is how the answers came out:
*right*, *not found*, *quoted* (the extract stands in for what the model wrote), *marked* (wrong, and said to be
unsupported or flagged), and *passed*: wrong, and shown without a mark.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pymupdf

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope
from localmind_desktop.core.models import ModelShelf
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.drawing import Style, paragraph, table

SYLLABLES = ("ba", "dor", "ki", "lem", "nu", "pra", "ros", "ti", "vel", "zan")
COLUMNS = (("Flow", "l/min"), ("Pressure", "bar"), ("Mass", "kg"), ("Power", "kW"))
ROWS = 12


@dataclass(frozen=True)
class Asked:
    """``wanted`` is the number that answers, "" where nothing does."""

    question: str
    wanted: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=Path)
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--documents", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcomes = Counter(asked_all(Path(folder), options))
    print(f"{sum(outcomes.values())} questions:", ", ".join(f"{n} {name}" for name, n in outcomes.most_common()))


def asked_all(folder: Path, options: argparse.Namespace) -> Iterator[str]:
    random = Random(options.seed)
    shelf = ModelShelf(folder / "models")
    name = shelf.add(options.model).name
    models = Models(server="http://127.0.0.1:9", chat=name, window_tokens=4096, answer_tokens=96, condenser="")
    library = Library.open(folder / "library", replace(Settings(), models=models), models_folder=shelf.folder)
    try:
        asked = [one for number in range(options.documents) for one in taken_in(library, folder, random, number)]
        for one in random.sample(asked, min(options.questions, len(asked))):
            answer = result_of(library.ask(one.question, None, Scope(), CancelToken(), by_model=True))
            found = outcome(answer, one.wanted)
            if options.show:
                print(f"{found:10} {one.question} [{one.wanted}] {answer.mode}: {answer.text[:160]!r}", flush=True)
            yield found
    finally:
        library.close()


def outcome(answer: Answer, wanted: str) -> str:
    if wanted and wanted in answer.text and answer.says_something:
        return "right"
    if answer.unsupported or answer.grounding.unsupported or answer.grounding.flags:
        return "marked"
    if not answer.says_something:
        return "not found"
    return "passed" if answer.mode is Mode.GENERATED else "quoted"


def taken_in(library: Library, folder: Path, random: Random, number: int) -> list[Asked]:
    """Draw a register, take it in, and ask for some of its cells and for names that it lacks."""
    names = [_name(random) for _ in range(ROWS)]
    rows = [["Unit", *(f"{column} ({unit})" for column, unit in COLUMNS)]]
    rows += [[name, *(f"{random.uniform(1, 900):.1f}" for _ in COLUMNS)] for name in names]
    path = folder / f"register-{number}.pdf"
    with pymupdf.open() as document:
        page = document.new_page()
        below = paragraph(page, 60, 60, 460, f"Register of the units of plant {_name(random)}, issue {number + 1}.")
        table(page, 60, below + 20, [90, 90, 90, 90, 90], rows, Style())
        document.save(path)
    result_of(library.ingest(path, CancelToken()))
    row, column = random.sample(range(1, ROWS + 1), 4), random.randrange(len(COLUMNS))
    name = COLUMNS[column][0].lower()
    asked = [Asked(f"What is the {name} of unit {rows[one][0]}?", rows[one][column + 1]) for one in row[:3]]
    return [*asked, *(Asked(f"What is the {name} of unit {_name(random)}?", "") for _ in range(3))]


def _name(random: Random) -> str:
    return f"{''.join(random.choices(SYLLABLES, k=3)).capitalize()}-{random.randrange(100, 1000)}"


if __name__ == "__main__":
    main()
