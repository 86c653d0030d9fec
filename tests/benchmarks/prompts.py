"""What of the evidence reaches a chat model: the prompts of questions are recorded and looked through.

    python -m tests.benchmarks.prompts LIBRARY QUESTIONS.jsonl [--window TOKENS] [--show]

LIBRARY is a library's folder, QUESTIONS are lines as for ``localmind evaluate``. Computed answers are switched off, so
that every question is the model's. Printed per kind, in shares of the answerable questions: *strings*, all that the
answer must hold stands in the prompt; *pages*, every document of the question is among the sources with a right page;
*both*; and the median and highest tokens of a prompt, the share of it that is text of documents, and the passages.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.evaluation import Question, stands_in
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import ChatEnd, Message, Scope, Sources, Token
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import normalised
from localmind_desktop.core.text.tokens import tokens_of

ALL = "all"
NEVER = 1.1  # a probability that no computed answer has


@dataclass
class Recorder:
    """A chat model that keeps what it is asked, and finds nothing."""

    window: int
    name: str = "recorder"
    prompts: list[str] = field(default_factory=list)

    def stream(
        self,
        messages: Sequence[Message],
        cancel: CancelToken,
        *,
        max_tokens: int,
        schema: Mapping[str, Any] | None = None,
        stop: Sequence[str] = (),
    ) -> Generator[Token | ChatEnd, None, None]:
        self.prompts.append("\n".join(message.content for message in messages))
        yield Token("NOT FOUND")
        yield ChatEnd("stop")


@dataclass(frozen=True)
class Prompted:
    """What reached the model of one question. ``share``: of the prompt, in characters, that is text of documents."""

    strings: bool
    pages: bool
    tokens: int
    share: float
    passages: int


def prompted(asking: Asking, recorder: Recorder, question: Question) -> Prompted:
    recorder.prompts.clear()
    sources = Sources(())
    task = asking.answer(question.question, question.history, Scope(), CancelToken())
    for event in task:
        if isinstance(event, Sources) and recorder.prompts == []:
            sources = event
    prompt = recorder.prompts[-1] if recorder.prompts else ""
    text = normalised(prompt)
    strings = all(any(stands_in(one, text) for one in spellings) for spellings in question.must_contain)
    pages: defaultdict[str, set[int]] = defaultdict(set)
    for one in sources.citations if prompt else ():
        pages[one.document] |= {one.page, *(place.page for place in one.places)}
    wanted = set(question.pages)
    are_there = all(name in pages and (not wanted or wanted & pages[name]) for name in question.docs)
    frame = tokens_of(prompt) - sum(tokens_of(one.quote) for one in sources.citations)
    share = 1 - max(0, frame) / max(1, tokens_of(prompt))
    return Prompted(bool(prompt) and strings, are_there, tokens_of(prompt), share, len(sources.citations))


def line(kind: str, results: Sequence[Prompted]) -> str:
    count = len(results)
    shares = [
        sum(one.strings for one in results) / count,
        sum(one.pages for one in results) / count,
        sum(one.strings and one.pages for one in results) / count,
    ]
    tokens = [one.tokens for one in results if one.tokens]
    told = "  ".join(f"{name} {share:4.0%}" for name, share in zip(("strings", "pages", "both"), shares, strict=True))
    middle = f"{statistics.median(tokens):6.0f} (at most {max(tokens)})" if tokens else "none"
    passages = statistics.median(one.passages for one in results)
    return f"{kind:16} n={count:4}  {told}  tokens {middle}  passages {passages:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=Path)
    parser.add_argument("questions", type=Path)
    parser.add_argument("--window", type=int, default=16_384, help="tokens of the model's window")
    parser.add_argument("--show", action="store_true", help="name the questions whose evidence is not all there")
    chosen = parser.parse_args()
    lines = chosen.questions.read_text("utf-8").splitlines()
    questions = [Question.from_line(json.loads(one)) for one in lines if one.strip()]
    library = Library.open(chosen.library, Settings(models=Models(use_chat=False)))
    recorder = Recorder(chosen.window)
    ranker = library.studying().ranker
    never = replace(ranker, weights=replace(ranker.weights, answered=NEVER))
    asking = replace(library.studying(), chat=lambda: recorder, ranker=never, remembering=None, documents=None)
    results: defaultdict[str, list[Prompted]] = defaultdict(list)
    for question in questions:
        if not question.is_answerable:
            continue
        one = prompted(asking, recorder, question)
        results[question.kind].append(one)
        if chosen.show and not (one.strings and one.pages):
            lacks = " and ".join(name for name, there in (("strings", one.strings), ("pages", one.pages)) if not there)
            print(f"{question.id} {question.kind}: {question.question} | lacks {lacks}", file=sys.stderr)
    for kind in sorted(results):
        print(line(kind, results[kind]))
    print(line(ALL, [one for own in results.values() for one in own]))
    library.close()


if __name__ == "__main__":
    main()
