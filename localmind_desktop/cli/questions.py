"""Commands that ask: one question or a file of them, a search, an evaluation."""

from __future__ import annotations

import argparse
import dataclasses
import json
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.cli.parts import FAILED, OK, USAGE, named, open_library, parsed, say, text_of
from localmind_desktop.core import Answer, CancelToken, HistoryTurn, KnownError, Mode, Scope, result_of
from localmind_desktop.core.lines import answer_line, passage_line

if TYPE_CHECKING:
    from localmind_desktop.core import Library

log = logging.getLogger(__name__)


def ask(options: argparse.Namespace) -> int:
    if (options.question is None) == (options.batch is None):
        print("Give a question, or a file of questions with --batch.", file=sys.stderr)
        return USAGE
    with open_library(options, warm=True) as library:
        scope = _scope(library, options)
        if options.batch is not None:
            return _ask_batch(library, options, scope)
        history = _history(parsed(text_of(options.history))) if options.history else ()
        answer = _answer(library, options, options.question, history, scope)
        say(options, answer_line(answer), _readable(answer))
        if options.excel:
            from localmind_desktop.core import save_answer  # the engine behind it takes time to import

            save_answer(answer, Path(options.excel))
    return OK


def _ask_batch(library: Library, options: argparse.Namespace, scope: Scope) -> int:
    failed = False
    for number, text in enumerate(text_of(options.batch).splitlines()):
        if not text.strip():
            continue
        identity: object = number
        try:
            question = parsed(text)
            identity = question.get("id", number) if isinstance(question, dict) else number
            if not isinstance(question, dict) or not isinstance(question.get("question"), str):
                raise KnownError("The line is no object with a question.")
            answer = _answer(library, options, question["question"], _history(question.get("history") or []), scope)
            line = answer_line(answer) | {"id": identity}
        except KnownError as error:
            failed = True
            line = {"id": identity, "mode": "error", "reason": str(error)}
        except Exception as error:  # a bug must not cost the other answers
            log.exception("a question of the batch failed")
            failed = True
            line = {"id": identity, "mode": "error", "reason": f"An unexpected error: {type(error).__name__}."}
        print(json.dumps(line, ensure_ascii=False), flush=True)
    return FAILED if failed else OK


def search(options: argparse.Namespace) -> int:
    with open_library(options, warm=True) as library:
        for rank, passage in enumerate(library.search(options.query, Scope(), options.k), start=1):
            line = passage_line(rank, passage)
            say(options, line, f"{rank}. {line['document']} p. {line['page']}: {passage.chunk.text[:200]}")
    return OK


def evaluate(options: argparse.Namespace) -> int:
    from localmind_desktop.core.ask.rank.ranking import FEATURE_NAMES
    from localmind_desktop.core.evaluation import Question, evaluate, fitted

    lines = [line for line in text_of(options.questions).splitlines() if line.strip()]
    questions = [Question.from_line(parsed(line)) for line in lines]
    with open_library(options) as library:
        if options.fit and library.read_only:
            raise KnownError(library.read_only)
        scores = evaluate(
            questions, lambda question: _answer(library, options, question.question, question.history, Scope())
        )
        if options.fit:
            fitted(questions, library).save(library.paths.weights, FEATURE_NAMES)
            print("The weights of the answers were made anew; they are used from the next start on.", file=sys.stderr)
    for score in scores:
        say(options, dataclasses.asdict(score), str(score))
    return OK


def _answer(
    library: Library, options: argparse.Namespace, question: str, history: Sequence[HistoryTurn], scope: Scope
) -> Answer:
    task = library.ask(question, None, scope, CancelToken(), history, use_chat=not options.no_llm, fresh=options.fresh)
    return result_of(task)


def _scope(library: Library, options: argparse.Namespace) -> Scope:
    collection = library.collections.key_of(options.collection) if options.collection else None
    documents = named(library.documents(collection), options.document or ())
    if options.pages is not None and len(documents) != 1:
        raise KnownError("Pages count within one document: name it with --document.")
    return Scope(collection, tuple(document.id for document in documents), pages=options.pages)


def _history(turns: Any) -> tuple[HistoryTurn, ...]:  # noqa: ANN401 - what a file holds
    """Raises `KnownError` when ``turns`` is not a list of ``{question, answer}``."""
    try:
        return tuple(HistoryTurn(str(turn["question"]), str(turn.get("answer") or "")) for turn in turns)
    except (TypeError, KeyError, AttributeError) as error:
        raise KnownError('The history is no list of {"question": …, "answer": …}.') from error


def _readable(answer: Answer) -> str:
    sources = [f"[{c.number}] {c.document}, page {c.page}: {' '.join(c.quote.split())[:160]}" for c in answer.citations]
    table = [" | ".join(answer.table.headers), *(" | ".join(row) for row in answer.table.rows)] if answer.table else []
    remarks = ["This answer is incomplete."] if answer.incomplete else []
    remarks += answer.trace.failures
    if answer.note and answer.mode is not Mode.NOT_FOUND:  # whose text says it
        remarks.append(answer.note)
    if answer.grounding.unsupported:
        remarks.append(f"Not in the cited sources: {', '.join(answer.grounding.unsupported)}")
    if answer.grounding.doubt:
        remarks.append(f"Please check this answer. {answer.grounding.doubt}")
    return "\n".join([answer.text, *remarks, *table, *sources])
