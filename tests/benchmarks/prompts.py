"""What of the evidence reaches a chat model: the prompts of questions are recorded and looked through.

    python -m tests.benchmarks.prompts LIBRARY QUESTIONS.jsonl [--window TOKENS] [--tokens 6000] [--show]
    python -m tests.benchmarks.prompts LIBRARY --outside choose|unseen [--limit 15] [--each 4] [--together]

LIBRARY is a library's folder, QUESTIONS are lines as for ``localmind evaluate``. With ``--outside`` the questions are
those that people outside wrote (see `tests.benchmarks.outside`), of documents drawn of theirs, which are taken in where
the library lacks them; asked alone of their own document, or ``--together`` of all; left out is what is counted or
computed, of which no string is needed. Computed answers are switched off, so that every question is the model's.

Printed per kind, in shares of the answerable questions: *strings*, all that the answer must hold stands in the prompt;
*pages*, every document of the question is among the sources with a right page; *both*; and the median and highest
tokens of a prompt, the share of it that is text of documents, and the passages.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.evaluation import Question, stands_in
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Scope, Sources
from localmind_desktop.core.settings import Models, Retrieval, Settings
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import normalised
from localmind_desktop.core.text.tokens import tokens_of
from tests.benchmarks.outside import Taken, take_in
from tests.benchmarks.outside_lines import HALVES, OUTSIDE, Asked, Line, read_lines, sample, some_questions
from tests.benchmarks.outside_scores import COMPUTED, holds
from tests.fakes.replying_chat import ReplyingChat

ALL = "all"
NEVER = 1.1  # a probability that no computed answer has


@dataclass(frozen=True)
class Wanted:
    """A question, where it is asked, and what its answer needs: ``holds_all`` looks through a prompt."""

    question: Question
    scope: Scope
    holds_all: Callable[[str], bool]


@dataclass(frozen=True)
class Prompted:
    """What reached the model of one question. ``share``: of the prompt, in characters, that is text of documents."""

    strings: bool
    pages: bool
    tokens: int
    share: float
    passages: int


def wanted(question: Question) -> Wanted:
    """A question as for ``localmind evaluate``."""

    def holds_all(prompt: str) -> bool:
        text = normalised(prompt)
        return all(any(stands_in(one, text) for one in spellings) for spellings in question.must_contain)

    return Wanted(question, Scope(), holds_all)


def wanted_outside(taken: Taken, asked: Asked, document: str, together: bool) -> Wanted:
    """A question that people outside wrote; ``document`` is the name of what is drawn of its line."""
    question = Question(asked.question, taken.line.id, taken.line.file, docs=(document,))
    scope = Scope() if together else Scope(documents=(taken.document_id,))
    return Wanted(question, scope, lambda prompt: all(holds(prompt, one, asked) for one in asked.answers))


def stands(line: Line, asked: Asked) -> bool:
    """Whether the answer stands in the document: in a cell as a whole, or in a paragraph."""
    cells = {cell.casefold() for table in line.tables for row in table.rows for cell in row}
    text = " ".join(line.paragraphs)
    return asked.kind not in COMPUTED and all(
        one.casefold() in cells or (bool(text) and holds(text, one, asked)) for one in asked.answers
    )


def outside_questions(library: Library, half: str, limit: int, each: int, together: bool) -> Iterator[Wanted]:
    """What people outside asked of their documents, which are taken in where they are not there."""
    with tempfile.TemporaryDirectory() as scratch:
        for path in sorted(OUTSIDE.glob("*.jsonl")):
            taken = take_in(library, sample(read_lines(path), half, limit), Path(scratch))
            names = {document.id: document.name for document in library.documents()}
            for one in taken:
                answerable = replace(one.line, questions=tuple(q for q in one.line.questions if stands(one.line, q)))
                for asked in some_questions(answerable, each):
                    yield wanted_outside(one, asked, names[one.document_id], together)


def prompted(asking: Asking, recorder: ReplyingChat, one: Wanted) -> Prompted:
    question = one.question
    recorder.told.clear()
    sources = Sources(())
    task = asking.answer(question.question, question.history, one.scope, CancelToken())
    for event in task:
        if isinstance(event, Sources) and recorder.told == []:
            sources = event
    prompt = recorder.told[-1] if recorder.told else ""
    pages: defaultdict[str, set[int]] = defaultdict(set)
    for cited in sources.citations if prompt else ():
        pages[cited.document] |= {cited.page, *(place.page for place in cited.places)}
    right = set(question.pages)
    are_there = all(name in pages and (not right or right & pages[name]) for name in question.docs)
    frame = tokens_of(prompt) - sum(tokens_of(cited.quote) for cited in sources.citations)
    share = 1 - max(0, frame) / max(1, tokens_of(prompt))
    strings = bool(prompt) and one.holds_all(prompt)
    return Prompted(strings, are_there, tokens_of(prompt), share, len(sources.citations))


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
    chosen = _options()
    settings = Settings(models=Models(use_chat=False), retrieval=Retrieval(context_tokens=chosen.tokens))
    library = Library.open(chosen.library, settings)
    if chosen.outside:
        some = chosen.outside, chosen.limit, chosen.each, chosen.together
        questions = list(outside_questions(library, *some))
    else:
        lines = chosen.questions.read_text("utf-8").splitlines()
        questions = [wanted(Question.from_line(json.loads(one))) for one in lines if one.strip()]
    recorder = ReplyingChat(lambda prompt: "NOT FOUND", chosen.window)
    ranker = library.studying().ranker
    never = replace(ranker, weights=replace(ranker.weights, answered=NEVER))
    asking = replace(library.studying(), chat=lambda: recorder, ranker=never, remembering=None, documents=None)
    results: defaultdict[str, list[Prompted]] = defaultdict(list)
    for one in questions:
        question = one.question
        if not question.is_answerable:
            continue
        found = prompted(asking, recorder, one)
        results[question.kind].append(found)
        if chosen.show and not (found.strings and found.pages):
            there = (("strings", found.strings), ("pages", found.pages))
            lacks = " and ".join(name for name, is_there in there if not is_there)
            print(f"{question.id} {question.kind}: {question.question} | lacks {lacks}", file=sys.stderr)
    for kind in sorted(results):
        print(line(kind, results[kind]))
    print(line(ALL, [one for own in results.values() for one in own]))
    library.close()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=Path)
    parser.add_argument("questions", type=Path, nargs="?")
    parser.add_argument("--outside", choices=HALVES, default="")
    parser.add_argument("--limit", type=int, default=15, help="documents of each file outside")
    parser.add_argument("--each", type=int, default=4, help="questions of each document outside")
    parser.add_argument("--together", action="store_true", help="ask of all documents at once")
    parser.add_argument("--window", type=int, default=16_384, help="tokens of the model's window")
    parser.add_argument("--tokens", type=int, default=Retrieval().context_tokens, help="of a prompt, at most")
    parser.add_argument("--show", action="store_true", help="name the questions whose evidence is not all there")
    chosen = parser.parse_args()
    if not chosen.outside and chosen.questions is None:
        parser.error("either questions or --outside")
    return chosen


if __name__ == "__main__":
    main()
