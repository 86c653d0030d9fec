"""How long it takes to understand a question by rule (R2, R8, R9), and what the library's own glossary adds (R10).

Run by hand: ``python -m tests.benchmarks.understanding [LIBRARY] [QUESTIONS.jsonl]``. With a LIBRARY (a folder), its
documents' glossaries are found anew from a copy of its catalog, and the filters look at its documents.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from localmind_desktop.core.ask.query.expanding import explained, variants_of
from localmind_desktop.core.ask.query.following import leans
from localmind_desktop.core.ask.query.halves import halves_of
from localmind_desktop.core.ask.query.leaning import Leaning, after
from localmind_desktop.core.ask.query.narrowing import narrowed
from localmind_desktop.core.ask.query.routing import route_of
from localmind_desktop.core.ingest.glossary import GLOSSARY, glossary_of
from localmind_desktop.core.model import HistoryTurn, Scope
from localmind_desktop.core.store.catalog import Catalog

ROUNDS = 50
QUESTIONS = (
    "What is the typical supply current of the AQ-37 while measuring?",
    "List all mandatory data objects of node class YTAP.",
    "And at ±4 g?",
    "What is a DBAT and what are the attributes of its Amp data object?",
    "Which common data class does DBAT.Amp have, and which type has the attribute mag of this class?",
    "On page 12 of aq-37-data-sheet.pdf, how many registers have a reset value of 0x00?",
    "Wie hoch ist die Stromaufnahme des AQ-37 bei 12 V?",
    "Quel est le poids et la tension de la pompe P1 ?",
    "AQ-37的电流以及电压是多少？",
    "Why?",
)
HISTORY = [HistoryTurn(QUESTIONS[0], "18 mA [1]"), HistoryTurn("And in sleep mode?", "2 µA [1]")]


def timed(name: str, work: Callable[[str], object], questions: Sequence[str], aim: float) -> None:
    """Microseconds per question: over all questions the median, and of the slowest question its median."""
    medians = []
    for question in questions:
        spent = []
        for _ in range(ROUNDS):
            started = time.perf_counter()
            work(question)
            spent.append((time.perf_counter() - started) * 1e6)
        medians.append(statistics.median(spent))
    print(f"  {name:34} {statistics.median(medians):8.1f} {max(medians):8.1f}   aim {aim:g}")


def glossaries(catalog: Catalog) -> None:
    found, spent, chunks = 0, 0.0, 0
    for document in catalog.documents():
        stored, tables = catalog.chunks(document.id), catalog.tables(document.id)
        started = time.perf_counter()
        entries = glossary_of(stored, tables)
        spent += time.perf_counter() - started
        catalog.glossaries.keep(document.id, GLOSSARY, entries)
        found, chunks = found + len(entries), chunks + len(stored)
    print(f"glossaries: {found} abbreviations in {chunks} chunks, {spent:.2f} s")


def main() -> None:
    lines = Path(sys.argv[2]).read_text(encoding="utf-8").splitlines() if len(sys.argv) > 2 else []
    questions = [json.loads(line)["question"] for line in lines] or list(QUESTIONS)
    with tempfile.TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            shutil.copy(Path(sys.argv[1]) / "catalog.sqlite", Path(folder) / "catalog.sqlite")
        catalog = Catalog(Path(folder) / "catalog.sqlite")
        glossaries(catalog)
        print(f"{len(questions)} questions, {sum(map(leans, questions))} lean on an earlier turn; µs: median, slowest")
        timed("bypass (one regular expression)", leans, questions, 100)
        timed("route", route_of, questions, 1000)
        timed("filters", lambda one: narrowed(one, Scope(), catalog.documents), questions, 1000)
        timed("split", lambda one: halves_of(Leaning(one)), questions, 1000)
        timed("follow-up by rule", lambda one: after(one, HISTORY), questions, 1000)
        timed("glossary", lambda one: variants_of(one, explained(one, catalog.glossaries, Scope())), questions, 1000)
        catalog.close()


if __name__ == "__main__":
    main()
