"""Questions that people outside wrote, asked of documents drawn of theirs; run by hand.

    python -m tests.benchmarks.outside --half choose --library DIR [--files tatqa-dev,xquad-en] [--limit 25] …

The documents and questions lie in ``shared/outside`` beside the repository and are no part of it. Each document is
drawn, taken in, and asked its questions, alone and without a chat model. Right: every listed answer stands in the
answer, which is short. Wrong: answered, and not right. ``in likely`` counts the likely answers that show the right text
in one of their first 3 citations. Choose between versions by one half; the other is for the figure that is told, and
its questions are not looked at one by one.
"""

from __future__ import annotations

import argparse
import json
import logging
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from localmind_desktop.core.library import Library
from localmind_desktop.core.lines import answer_line
from localmind_desktop.core.model import Scope
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.benchmarks.outside_documents import draw
from tests.benchmarks.outside_lines import HALVES, OUTSIDE, Asked, Line, read_lines, sample, some_questions
from tests.benchmarks.outside_scores import TALLY_HEAD, Judged, Tally, judged
from tests.benchmarks.outside_sheets import DrawingError

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Taken:
    """A document of the library and the line that it was drawn of."""

    line: Line
    document_id: str


def take_in(library: Library, lines: Sequence[Line], folder: Path) -> list[Taken]:
    """Draw and ingest; a document that the library has already is not read again."""
    taken, seconds, pages, tables, new, left = [], 0.0, 0, 0, 0, []
    for line in lines:
        try:
            result = result_of(library.ingest(draw(line, folder / line.name), CancelToken()))
        except DrawingError as error:
            left.append(f"{line.id}: {error}")
            continue
        if result.document_id is None or result.status not in ("ready", "partial", "duplicate"):
            left.append(f"{line.id}: {result.status}, {result.reason}")
            continue
        taken.append(Taken(line, result.document_id))
        if result.status != "duplicate":
            new, seconds, pages = new + 1, seconds + result.seconds, pages + result.pages
            tables += result.tables
    each = f" ({seconds / new:.2f} s each, {pages} pages, {tables} tables)" if new else ""
    print(f"{lines[0].file}: {len(taken)} documents, {new} new{each}, {len(left)} left out", flush=True)
    for reason in left:
        print(f"    {reason}")
    return taken


class Bench:
    """Asks questions of a library and notes the outcomes by file and kind."""

    def __init__(self, library: Library, dump: TextIO | None) -> None:
        self._library, self._dump = library, dump
        self._tallies: dict[str, defaultdict[str, Tally]] = {}

    def ask_all(self, name: str, taken: Sequence[Taken], most: int | None, together: bool) -> None:
        tallies = self._tallies[name] = defaultdict(Tally)
        for one in taken:
            scope = Scope() if together else Scope(documents=(one.document_id,))
            for asked in some_questions(one.line, most):
                judgement, milliseconds = self._ask(name, one.line, asked, scope)
                for kind in (asked.kind, "all"):
                    tallies[kind].add(judgement, milliseconds)
        self._print(name)

    def _ask(self, name: str, line: Line, asked: Asked, scope: Scope) -> tuple[Judged, float]:
        started = time.perf_counter()
        found: dict[str, object] = {"mode": "error", "text": ""}
        text, quotes, probability = "", [], None
        try:
            task = self._library.ask(asked.question, None, scope, CancelToken(), use_chat=False, fresh=True)
            answer = result_of(task)
        except Exception:  # a bug must not cost the other answers
            log.exception("a question failed")
        else:
            found, probability = answer_line(answer), getattr(answer, "probability", None)
            rows = [answer.table.headers, *answer.table.rows] if answer.table else []
            text = "\n".join([answer.text, *(" | ".join(row) for row in rows)])
            quotes = [citation.quote for citation in answer.citations]
        milliseconds = 1000 * (time.perf_counter() - started)
        mode = str(found["mode"])
        judgement = judged(asked, mode, text, quotes, bool(found.get("incomplete")))
        if self._dump:
            noted = {"id": line.id, "file": name, "question": asked.question, "kind": asked.kind}
            noted |= {"answers": asked.answers, "scale": asked.scale, "mode": mode, "probability": probability}
            noted |= {"text": text, "quotes": quotes[:3], "outcome": judgement.outcome, "in_places": judgement.places}
            print(json.dumps(noted | {"ms": round(milliseconds)}, ensure_ascii=False), file=self._dump, flush=True)
        return judgement, milliseconds

    def _print(self, name: str) -> None:
        for kind, tally in sorted(self._tallies[name].items(), key=lambda one: (one[0] == "all", one[0])):
            print(f"{name:24}{kind:14}{tally}", flush=True)

    def print_all(self) -> None:
        print(f"\n{'file':24}{'kind':14}{TALLY_HEAD}")
        for name in self._tallies:
            self._print(name)


def main() -> None:
    options = _options()
    if not options.outside.is_dir():
        print(f"There is nothing in {options.outside}: the questions of people outside are no part of the repository.")
        return
    paths = [
        path for path in sorted(options.outside.glob("*.jsonl")) if not options.files or path.stem in options.files
    ]
    missing = set(options.files) - {path.stem for path in paths}
    if missing:
        print(f"Not in {options.outside}: {', '.join(sorted(missing))}.")
        return
    with ExitStack() as opened:
        scratch = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        dump = opened.enter_context(options.dump.open("w", encoding="utf-8")) if options.dump else None
        library = Library.open(options.library or scratch / "library", Settings())
        opened.callback(library.close)
        again = result_of(library.resume(CancelToken()))
        print(f"{len(library.documents())} documents there, {len(again)} of them made anew")
        taken = {
            path.stem: take_in(library, sample(read_lines(path), options.half, options.limit), scratch)
            for path in paths
        }
        bench = Bench(library, dump)
        for name, documents in taken.items():
            bench.ask_all(name, documents, options.questions, together=False)
        for name, documents in taken.items() if options.together else ():
            bench.ask_all(f"{name} together", documents, options.questions, together=True)
        bench.print_all()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=HALVES, required=True)
    parser.add_argument("--outside", type=Path, default=OUTSIDE, metavar="DIR", help="where the lines lie")
    parser.add_argument(
        "--files", type=lambda text: text.split(","), default=[], help="names without .jsonl, by commas"
    )
    parser.add_argument("--limit", type=int, metavar="N", help="documents per file, always the same ones")
    parser.add_argument("--questions", type=int, metavar="N", help="questions per document, always the same ones")
    parser.add_argument("--library", type=Path, metavar="DIR", help="made when missing, and used again")
    parser.add_argument("--together", action="store_true", help="ask also without a scope, of all the library holds")
    parser.add_argument("--dump", type=Path, metavar="FILE", help="one JSON line per question")
    return parser.parse_args()


if __name__ == "__main__":
    main()
