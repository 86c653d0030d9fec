"""A day's work on a library in short: what is done is said, a line each, as soon as the library has said it is done.

``python -m tests.faults.session LIBRARY PAPERS [BACKUP]``; each line is a JSON object with ``done`` and what it was
done to. With a backup, the library is restored from it first.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from localmind_desktop.core import CancelToken, Library, Scope, result_of
from localmind_desktop.core.backup import restore
from localmind_desktop.core.errors import KnownError
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf
from tests.faults.papers import canary


def open_library(folder: Path) -> Library:
    """The library with an embedder that needs no weights."""
    return Shelf(folder, {"counting": CountingEmbedder()}).open("counting")


def write_papers(folder: Path, count: int, first: int = 0) -> None:
    """Papers of three formats with the canaries from ``first`` on, each in a sentence and in a table."""
    folder.mkdir()
    for number in range(first, first + count):
        word = canary(number)
        rows = [("Name", "Value"), (f"{word} rating", f"{number + 40} V"), ("Mass", f"{number + 2} kg")]
        kind = (".md", ".csv", ".txt")[number % 3]
        if kind == ".csv":
            text = "\n".join(",".join(row) for row in rows)
        else:
            table = "\n".join([f"| {' | '.join(row)} |" for row in (rows[0], ("---", "---"), *rows[1:])])
            text = f"# Pump {number}\n\nThe {word} keeps the pressure at {number + 3} bar.\n\n{table}\n"
        (folder / f"pump{number:03}{kind}").write_text(text)


def _say(done: str, **what: object) -> None:
    os.write(1, json.dumps({"done": done, **what}).encode() + b"\n")


class Session:
    """One library and what was taken into it. What a broken disk keeps from being done is said, and the next begins."""

    def __init__(self, library: Library, papers: Path) -> None:
        self._library = library
        self._files = sorted(papers.iterdir())
        self._ids: dict[int, str] = {}
        self._cancel = CancelToken()

    def work(self) -> None:
        """Take in, ask, remove, read again, move, make the index anew, take in more."""
        for number in range(4):
            self._try(self._take_in, number)
        self._try(self._ask, 1)
        self._try(self._remove, 0)
        self._try(self._read_again, 1)
        self._try(self._move, 3)
        self._try(self._take_in, 4)
        self._try(self._index_anew)
        self._try(self._remove, 2)
        for number in range(5, len(self._files)):
            self._try(self._take_in, number)

    def _try(self, step: Callable[..., None], *number: int) -> None:
        if number and step != self._take_in and number[0] not in self._ids:
            return
        try:
            step(*number)
        except KnownError as error:
            _say("told", step=step.__name__, why=str(error))

    def _word(self, number: int) -> str:
        return canary(int(self._files[number].stem.removeprefix("pump")))

    def _take_in(self, number: int) -> None:
        result = result_of(self._library.ingest(self._files[number], self._cancel))
        if result.document_id is None or result.status not in ("ready", "partial"):
            raise KnownError(result.reason or "no reason")
        self._ids[number] = result.document_id
        _say("added", id=result.document_id, canary=self._word(number))

    def _ask(self, number: int) -> None:
        talk = self._library.talk.start("t")
        result_of(self._library.ask(f"What is the {self._word(number)} rating?", talk.id, Scope(), self._cancel))
        _say("asked", talk=talk.id)

    def _remove(self, number: int) -> None:
        _say("removing", id=self._ids[number])
        result_of(self._library.remove(self._ids[number], self._cancel))
        _say("removed", id=self._ids[number], canary=self._word(number))

    def _read_again(self, number: int) -> None:
        result_of(self._library.read_again(self._ids[number], self._cancel))
        _say("read again", id=self._ids[number])

    def _move(self, number: int) -> None:
        key = self._library.collections.add("Other").key
        (result,) = result_of(self._library.moving().move([self._ids[number]], key, self._cancel))
        if result.status != "moved":
            raise KnownError(result.reason or "no reason")
        _say("moved", id=self._ids[number], collection=key)

    def _index_anew(self) -> None:
        self._library.upkeep.drop_index()
        result_of(self._library.resume(self._cancel))
        _say("indexed anew")


def main() -> None:
    folder, papers, *backup = map(Path, sys.argv[1:])
    if backup:
        result_of(restore(backup[0], folder, CancelToken()))
    try:
        library = open_library(folder)
    except KnownError as error:
        _say("told", step="open", why=str(error))
        return
    _say("opened")
    Session(library, papers).work()
    library.close()
    _say("closed")


if __name__ == "__main__":
    main()
