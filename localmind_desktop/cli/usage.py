"""What can be written on the command line."""

from __future__ import annotations

import argparse
from typing import Any

from localmind_desktop.cli.documents import documents, import_files, remove, tables
from localmind_desktop.cli.insight import compare, inspect, redact
from localmind_desktop.cli.machine import doctor, models
from localmind_desktop.cli.questions import ask, evaluate, search


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


def _server(command: argparse.ArgumentParser) -> None:
    command.add_argument("--server", metavar="URL", help="the model server, instead of the one in the settings")
    command.add_argument("--model", metavar="NAME", help="the language model, instead of the one in the settings")


def parser() -> argparse.ArgumentParser:
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

    sub = command("import", import_files, "take files and folders in")
    sub.add_argument("paths", nargs="+", metavar="PATH")
    sub.add_argument("--collection", metavar="NAME")
    told = "its first line opens PDFs that ask for a password; - is standard input"
    sub.add_argument("--password-file", metavar="FILE", help=told)
    command("documents", documents, "the documents and their states")
    sub = command("ask", ask, "one answer, or one per line of a file")
    sub.add_argument("question", nargs="?")
    sub.add_argument("--batch", metavar="QUESTIONS.jsonl")
    sub.add_argument("--document", nargs="+", metavar="NAME")
    sub.add_argument("--pages", type=_pages, metavar="FIRST[-LAST]", help="of the one --document")
    sub.add_argument("--collection", metavar="NAME")
    sub.add_argument("--history", metavar="FILE")
    sub.add_argument("--excel", metavar="OUT.xlsx")
    sub.add_argument("--fresh", action="store_true", help="pass the caches by")
    _server(sub)
    sub = command("search", search, "the passages with their scores")
    sub.add_argument("query")
    sub.add_argument("-k", type=_count, default=10, metavar="10")
    sub = command("tables", tables, "the tables of one file, without a library")
    sub.add_argument("file")
    sub = command("remove", remove, "purge documents and print the receipt")
    sub.add_argument("names", nargs="+", metavar="NAME")
    sub = command("inspect", inspect, "class, analysis, entities, personal data and review of one document")
    sub.add_argument("name", metavar="NAME")
    sub = command("redact", redact, "the text of a file without its personal data, without a library")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--mode", default="partial", choices=["full", "partial", "strip"])
    sub = command("compare", compare, "the differences of two documents")
    sub.add_argument("before", metavar="A")
    sub.add_argument("after", metavar="B")
    sub = command("models", models, "what is there, what is used, what is missing; `add FOLDER` brings one in")
    sub.add_argument("action", nargs="?", choices=["add", "list", "use", "test"])
    sub.add_argument("folder", nargs="?", metavar="FOLDER|NAME", help='NAME "" is the best there is')
    _server(sub)
    command("doctor", doctor, "check the machine, the library and the connections")
    sub = command("evaluate", evaluate, "answer a file of questions and score the answers")
    sub.set_defaults(fresh=True)  # what is measured is the way to an answer
    sub.add_argument("questions", metavar="QUESTIONS.jsonl")
    sub.add_argument("--fit", action="store_true", help="learn the weights of the answers from these questions")
    return parser
