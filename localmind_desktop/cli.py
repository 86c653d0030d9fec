"""The other face of the core: `localmind` on the command line. Runs without PySide6.

With ``--json`` standard output holds one JSON object per line and nothing else; progress and messages go to standard
error. Exit code 0: all done; 1: something was refused or failed; 2: wrong usage.

Every child process imports this module too, as it is what was started: what is large is imported inside functions.
"""

from __future__ import annotations

import argparse
import dataclasses
import io
import json
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import freeze_support
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.core import (
    DEFAULT_COLLECTION,
    Answer,
    CancelToken,
    Document,
    HistoryTurn,
    KnownError,
    NetworkGuard,
    Progress,
    Scope,
    default_library,
    default_settings_file,
    load_settings,
    result_of,
)
from localmind_desktop.core.children.connector import fenced_guard
from localmind_desktop.core.counting import counted
from localmind_desktop.core.lines import answer_line, check_line, passage_line, table_line
from localmind_desktop.core.paths import use_own_temporary_folder
from localmind_desktop.core.plain_table import table_text
from localmind_desktop.core.system.heaps import keep_few_heaps

if TYPE_CHECKING:
    from localmind_desktop.core import Library

log = logging.getLogger(__name__)

OK, FAILED, USAGE = 0, 1, 2


def start() -> int:
    """Entry point of ``localmind``: without network sockets, where the system can hold it to that."""
    freeze_support()
    keep_few_heaps()
    use_own_temporary_folder()
    guard = fenced_guard()
    try:
        return main(guard=guard)
    finally:
        guard.close()


def main(arguments: Sequence[str] | None = None, guard: NetworkGuard | None = None) -> int:
    """Do what ``arguments`` say; ``guard`` leads to the model server. Returns the exit code."""
    options = _parser().parse_args(arguments)
    options.guard = guard or NetworkGuard()
    for stream in (sys.stdout, sys.stderr):  # whatever the terminal's alphabet, a document's text can be printed
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if options.json else None, errors="backslashreplace")
    try:
        exit_code: int = options.run(options)
        sys.stdout.flush()
    except KnownError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # whoever reads has gone: nothing more is to be said, at the end of Python neither
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return exit_code


# ---------------------------------------------------------------- commands


def _import(options: argparse.Namespace) -> int:
    from localmind_desktop.core import importable

    failed = False
    with _library(options) as library:
        files = importable([Path(path) for path in options.paths])
        if not files:
            print("No files there.", file=sys.stderr)
            return FAILED
        collection = library.collections.key_of(options.collection) if options.collection else DEFAULT_COLLECTION
        for path in files:
            result = result_of(library.ingest(path, CancelToken(), collection), _progress)
            failed |= result.status in ("failed", "skipped")
            line = dataclasses.asdict(result)
            del line["document_id"]
            line["seconds"] = round(result.seconds, 2)
            reason = f" - {result.reason}" if result.reason else ""
            _say(options, line, f"{result.document}: {result.status}, {counted(result.pages, 'page')}{reason}")
        for result in result_of(library.resume(CancelToken()), _progress):
            print(f"{result.document}: {result.status}, finished after an interruption", file=sys.stderr)
    return FAILED if failed else OK


def _documents(options: argparse.Namespace) -> int:
    keys = ("reason", "pages", "tables", "chunks", "size", "sha256", "added")
    with _library(options) as library:
        names = {collection.key: collection.name for collection in library.collections.all()}
        for document in library.documents():
            line = {"document": document.name, "status": str(document.state), "collection": names[document.collection]}
            line |= {key: getattr(document, key) for key in keys}
            _say(options, line, f"{document.name}: {document.state}, {counted(document.pages, 'page')}")
    return OK


def _ask(options: argparse.Namespace) -> int:
    if (options.question is None) == (options.batch is None):
        print("Give a question, or a file of questions with --batch.", file=sys.stderr)
        return USAGE
    with _library(options) as library:
        library.warm()
        scope = _scope(library, options)
        if options.batch is not None:
            return _ask_batch(library, options, scope)
        history = _history(_parsed(_text(options.history))) if options.history else ()
        answer = _answer(library, options, options.question, history, scope)
        _say(options, answer_line(answer), _readable(answer))
        if options.excel:
            from localmind_desktop.core import save_answer  # the engine behind it takes time to import

            save_answer(answer, Path(options.excel))
    return OK


def _ask_batch(library: Library, options: argparse.Namespace, scope: Scope) -> int:
    failed = False
    for number, text in enumerate(_text(options.batch).splitlines()):
        if not text.strip():
            continue
        identity: object = number
        try:
            question = _parsed(text)
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


def _search(options: argparse.Namespace) -> int:
    with _library(options) as library:
        library.warm()
        for rank, passage in enumerate(library.search(options.query, Scope(), options.k), start=1):
            line = passage_line(rank, passage)
            _say(options, line, f"{rank}. {line['document']} p. {line['page']}: {passage.chunk.text[:200]}")
    return OK


def _tables(options: argparse.Namespace) -> int:
    from localmind_desktop.core import read_tables

    settings = load_settings(default_settings_file())
    tables = read_tables(Path(options.file), settings.limits)
    for table in tables:
        _say(options, table_line(table), f"{table_text(table)}\n")
    if not tables:
        print("No tables there.", file=sys.stderr)
    return OK


def _remove(options: argparse.Namespace) -> int:
    with _library(options) as library:
        verified = True
        for document in _named(library.documents(), options.names):
            receipt = result_of(library.remove(document.id, CancelToken()))
            removed = dataclasses.asdict(receipt)
            line = {"document": removed.pop("document"), "verified": removed.pop("verified")}
            verified &= receipt.verified
            _say(options, line | {"removed": removed}, f"{document.name}: removed {removed}")
    return OK if verified else FAILED


def _models(options: argparse.Namespace) -> int:
    if options.action == "add" and options.folder is None:
        print("Name the folder: localmind models add FOLDER", file=sys.stderr)
        return USAGE
    with _library(options) as library:
        if options.action == "add":
            name = library.add_model(Path(options.folder))
            _say(options, {"check": name, "ok": True, "detail": "added"}, f"{name} was added.")
            return OK
        checks = library.model_checks()
    for check in checks:
        _say(options, check_line(check), f"{'ok ' if check.ok else 'no '} {check.check}: {check.detail}")
    return OK


def _doctor(options: argparse.Namespace) -> int:
    with _library(options) as library:
        checks = library.doctor()
    for check in checks:
        _say(options, check_line(check), f"{'ok ' if check.ok else 'no '} {check.check}: {check.detail}")
    return OK


def _evaluate(options: argparse.Namespace) -> int:
    from localmind_desktop.core.ask.rank.ranking import FEATURE_NAMES
    from localmind_desktop.core.evaluation import Question, evaluate, fitted

    lines = [line for line in _text(options.questions).splitlines() if line.strip()]
    questions = [Question.from_line(_parsed(line)) for line in lines]
    with _library(options) as library:
        scores = evaluate(
            questions, lambda question: _answer(library, options, question.question, question.history, Scope())
        )
        if options.fit:
            fitted(questions, library).save(library.paths.weights, FEATURE_NAMES)
            print("The weights of the answers were made anew; they are used from the next start on.", file=sys.stderr)
    for score in scores:
        _say(options, dataclasses.asdict(score), str(score))
    return OK


# ---------------------------------------------------------------- parts of commands


def _answer(
    library: Library, options: argparse.Namespace, question: str, history: Sequence[HistoryTurn], scope: Scope
) -> Answer:
    task = library.ask(question, None, scope, CancelToken(), history, use_chat=not options.no_llm, fresh=options.fresh)
    return result_of(task)


def _scope(library: Library, options: argparse.Namespace) -> Scope:
    collection = library.collections.key_of(options.collection) if options.collection else None
    documents = _named(library.documents(collection), options.document or ())
    if options.pages is not None and len(documents) != 1:
        raise KnownError("Pages count within one document: name it with --document.")
    return Scope(collection, tuple(document.id for document in documents), pages=options.pages)


def _named(documents: Sequence[Document], names: Sequence[str]) -> list[Document]:
    """The documents of those names, of every collection. Raises `KnownError` for a name that is not there."""
    missing = set(names) - {document.name for document in documents}
    if missing:
        raise KnownError(f"Not in the library: {', '.join(sorted(missing))}. `localmind documents` lists what is.")
    return [document for name in dict.fromkeys(names) for document in documents if document.name == name]


def _history(turns: Any) -> tuple[HistoryTurn, ...]:  # noqa: ANN401 - what a file holds
    """Raises `KnownError` when ``turns`` is not a list of ``{question, answer}``."""
    try:
        return tuple(HistoryTurn(str(turn["question"]), str(turn.get("answer") or "")) for turn in turns)
    except (TypeError, KeyError, AttributeError) as error:
        raise KnownError('The history is no list of {"question": …, "answer": …}.') from error


def _text(file: str) -> str:
    """Raises `KnownError` when ``file`` cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise KnownError(f"{file} cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise KnownError(f"{file} is no UTF-8 text.") from error


def _parsed(text: str) -> Any:  # noqa: ANN401
    """Raises `KnownError` when ``text`` is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KnownError(f"This is no JSON: {text[:60]}") from error


@contextmanager
def _library(options: argparse.Namespace) -> Iterator[Library]:
    from localmind_desktop.core import Library

    settings = load_settings(default_settings_file())
    models = Path(options.offline_models) if options.offline_models else None
    options.guard.allow(settings.models.server)
    folder = Path(options.library) if options.library else default_library()
    library = Library.open(folder, settings, models_folder=models, connect=options.guard.connect)
    try:
        yield library
    finally:
        library.close()


def _say(options: argparse.Namespace, line: dict[str, Any], text: str) -> None:
    print(json.dumps(line, ensure_ascii=False) if options.json else text, flush=True)


def _progress(progress: Progress) -> None:
    if sys.stderr.isatty():
        print(f"\r{progress.name}: {progress.state} {progress.done}/{progress.total}   ", end="", file=sys.stderr)


def _readable(answer: Answer) -> str:
    sources = [f"[{c.number}] {c.document}, page {c.page}: {' '.join(c.quote.split())[:160]}" for c in answer.citations]
    table = [" | ".join(answer.table.headers), *(" | ".join(row) for row in answer.table.rows)] if answer.table else []
    remarks = ["This answer is incomplete."] if answer.incomplete else []
    if answer.grounding.unsupported:
        remarks.append(f"Not in the cited sources: {', '.join(answer.grounding.unsupported)}")
    return "\n".join([answer.text, *remarks, *table, *sources])


# ---------------------------------------------------------------- usage


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _pages(text: str) -> tuple[int, int]:
    first, _, last = text.partition("-")
    pages = _count(first), _count(last or first)
    if pages[1] < pages[0]:
        raise ValueError
    return pages


def _parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--library", metavar="DIR", help="the library's folder (default: in the user's data folder)")
    common.add_argument("--offline-models", metavar="DIR", help="a folder of model folders")
    common.add_argument("--no-llm", action="store_true", help="answer without a chat model")
    common.add_argument("--json", action="store_true", help="one JSON object per line on standard output")
    parser = argparse.ArgumentParser(prog="localmind", description="Exact, cited answers from your own documents.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Any, text: str) -> argparse.ArgumentParser:  # noqa: ANN401
        sub = commands.add_parser(name, parents=[common], help=text, description=text)
        sub.set_defaults(run=run)
        return sub

    sub = command("import", _import, "take files and folders in")
    sub.add_argument("paths", nargs="+", metavar="PATH")
    sub.add_argument("--collection", metavar="NAME")
    command("documents", _documents, "the documents and their states")
    sub = command("ask", _ask, "one answer, or one per line of a file")
    sub.add_argument("question", nargs="?")
    sub.add_argument("--batch", metavar="QUESTIONS.jsonl")
    sub.add_argument("--document", nargs="+", metavar="NAME")
    sub.add_argument("--pages", type=_pages, metavar="FIRST[-LAST]", help="of the one --document")
    sub.add_argument("--collection", metavar="NAME")
    sub.add_argument("--history", metavar="FILE")
    sub.add_argument("--excel", metavar="OUT.xlsx")
    sub.add_argument("--fresh", action="store_true", help="pass the caches by")
    sub = command("search", _search, "the passages with their scores")
    sub.add_argument("query")
    sub.add_argument("-k", type=_count, default=10, metavar="10")
    sub = command("tables", _tables, "the tables of one file, without a library")
    sub.add_argument("file")
    sub = command("remove", _remove, "purge documents and print the receipt")
    sub.add_argument("names", nargs="+", metavar="NAME")
    sub = command("models", _models, "what is there, what is used, what is missing; `add FOLDER` brings one in")
    sub.add_argument("action", nargs="?", choices=["add"])
    sub.add_argument("folder", nargs="?")
    command("doctor", _doctor, "check the machine, the library and the connections")
    sub = command("evaluate", _evaluate, "answer a file of questions and score the answers")
    sub.set_defaults(fresh=True)  # what is measured is the way to an answer
    sub.add_argument("questions", metavar="QUESTIONS.jsonl")
    sub.add_argument("--fit", action="store_true", help="learn the weights of the answers from these questions")
    return parser


if __name__ == "__main__":
    sys.exit(start())
