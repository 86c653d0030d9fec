"""How well the right pages are found, stage by stage, beside the plain pipeline.

    python -m tests.benchmarks.retrieval LIBRARY QUESTIONS.jsonl [--kept DIR]

LIBRARY is a library's folder (nothing is written to it but what searching writes), QUESTIONS one JSON object per line
with ``question``, ``kind``, ``docs`` and ``pages`` or ``evidence_parts``. A page is found at the rank of the first
passage that stands on it. The vectors of the plain pipeline are kept in DIR.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from localmind_desktop.core.ask.retrieve.looking_closer import looked_closer
from localmind_desktop.core.ask.retrieve.retrieving import Found, Retriever
from localmind_desktop.core.model import Passage, Scope
from localmind_desktop.core.models import ModelShelf, build_models
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Retrieval, Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from tests.benchmarks.plain_pipeline import Plain, plain

Place = tuple[str, int]  # a document's name and a page
DEPTHS = (1, 5, 10)
LIMIT = 50
NO_PAGE = 0  # where the questions name a document only


@dataclass(frozen=True)
class Wanted:
    """A question and the pages that hold its answer."""

    question: str
    kind: str
    places: frozenset[Place]

    def rank(self, found: Iterable[frozenset[Place]]) -> int | None:
        """Counted from 1; None where no passage stands on one of the pages."""
        return next((rank for rank, places in enumerate(found, start=1) if places & self.places), None)


@dataclass
class Ranks:
    """The ranks that one stage gave the right pages, by kind of question; None for what it did not find."""

    by_kind: defaultdict[str, list[int | None]] = field(default_factory=lambda: defaultdict(list))
    seconds: list[float] = field(default_factory=list)

    def all(self) -> list[int | None]:
        return [rank for ranks in self.by_kind.values() for rank in ranks]


@dataclass(frozen=True)
class Bench:
    catalog: Catalog
    retriever: Retriever
    embedder: Embedder
    plain: Plain

    def stages(self) -> dict[str, Callable[[str], list[frozenset[Place]]]]:
        """What finds pages for a question, each by its name."""
        settings = self.retriever.settings
        fused = replace(self.retriever, settings=replace(settings, closer_look=False))
        keyword = replace(fused, embedder=None)
        return {
            "plain (dense, 512 characters)": self._plain,
            "keyword": lambda question: placed(keyword.find(question, Scope()).passages),
            "dense": lambda question: placed(self._dense(question)),
            "fused": lambda question: placed(fused.find(question, Scope()).passages),
            "second look": lambda question: placed(self._closer(fused.find(question, Scope()), question, settings)),
        }

    def _plain(self, question: str) -> list[frozenset[Place]]:
        return [frozenset([place]) for place in self.plain.ranked(self.embedder.question(question), LIMIT)]

    def _dense(self, question: str) -> list[Passage]:
        found = [one for one in self.retriever.find(question, Scope()).passages if one.scores.vector is not None]
        return sorted(found, key=lambda one: -(one.scores.vector or 0.0))

    def _closer(self, found: Found, question: str, settings: Retrieval) -> list[Passage]:
        return looked_closer(self.retriever.asked(question, Scope()), found.passages, settings.rerank_candidates)


def placed(passages: Sequence[Passage]) -> list[frozenset[Place]]:
    return [
        frozenset((one.document, page) for page in {place.page for place in one.chunk.places} | {NO_PAGE})
        for one in passages
    ]


def wanted(path: Path, names: frozenset[str]) -> list[Wanted]:
    """The questions that have an answer in documents which the library holds."""
    made = []
    for line in path.read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        if said["kind"] == "unanswerable" or not said["docs"] or not set(said["docs"]) <= names or said.get("history"):
            continue
        parts = {(part["doc"], part["page"] or NO_PAGE) for part in said.get("evidence_parts", ())}
        places = parts or {(doc, page) for doc in said["docs"] for page in said["pages"] or (NO_PAGE,)}
        made.append(Wanted(said["question"], said["kind"], frozenset(places)))
    return made


def measured(bench: Bench, questions: Sequence[Wanted]) -> dict[str, Ranks]:
    ranks: dict[str, Ranks] = {}
    for name, stage in bench.stages().items():
        ranks[name] = Ranks()
        for one in questions:
            started = time.perf_counter()
            found = stage(one.question)
            ranks[name].seconds.append(time.perf_counter() - started)
            ranks[name].by_kind[one.kind].append(one.rank(found))
    return ranks


def figures(ranks: Sequence[int | None]) -> str:
    """Recall at each depth and the mean reciprocal rank."""
    recalls = [sum(rank is not None and rank <= depth for rank in ranks) / len(ranks) for depth in DEPTHS]
    mrr = sum(1 / rank for rank in ranks if rank is not None) / len(ranks)
    return "  ".join(f"{value:5.2f}" for value in (*recalls, mrr))


def report(ranks: dict[str, Ranks]) -> None:
    print(f"{'':44}  {'  '.join(f'  @{depth:<2}' for depth in DEPTHS)}    MRR     ms")
    for name, found in ranks.items():
        milliseconds = statistics.median(found.seconds) * 1000
        print(f"{name:30} all           n={len(found.all()):<3} {figures(found.all())}  {milliseconds:5.0f}")
    for kind in next(iter(ranks.values())).by_kind:
        print()
        for name, found in ranks.items():
            own = found.by_kind[kind]
            print(f"{name:30} {kind:14} n={len(own):<3} {figures(own)}")


def stage_times(retriever: Retriever, questions: Sequence[Wanted]) -> None:
    """The median time of every stage of finding, as the trace tells it."""
    spent: defaultdict[str, list[float]] = defaultdict(list)
    for one in questions:
        found = retriever.find(one.question, Scope())
        for stage in retriever.best(one.question, found, Scope()).stages:
            spent[stage.name].append(stage.ms)
    print("\nmedian ms:", ", ".join(f"{name} {statistics.median(times):.1f}" for name, times in spent.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", type=Path)
    parser.add_argument("questions", type=Path)
    parser.add_argument("--kept", type=Path, help="where the plain pipeline's vectors are kept")
    given = parser.parse_args()
    paths, settings = LibraryPaths(given.library), Settings()
    models = build_models(settings.models, settings.limits, ModelShelf(paths.models))
    assert models.embedder is not None
    models.embedder.question("warm")
    catalog = Catalog(paths.catalog)
    retriever = Retriever(catalog, SearchIndex(paths.index), models.embedder, None, settings.retrieval)
    held_against = plain(catalog, paths.files, models.embedder, given.kept or given.library / "plain")
    questions = wanted(given.questions, frozenset(document.name for document in catalog.documents()))
    report(measured(Bench(catalog, retriever, models.embedder, held_against), questions))
    stage_times(retriever, questions)
    models.close()
    catalog.close()


if __name__ == "__main__":
    main()
