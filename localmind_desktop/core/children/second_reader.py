"""The second reader's child: doubtful pages of one document, read again with the layout model.

A page on which the child dies, or goes over its limits of time and memory, is given up; a fresh child goes on after it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from localmind_desktop.core.children.process import Child, ChildEnded, ChildSilent, settle, spawned
from localmind_desktop.core.errors import DocumentError
from localmind_desktop.core.model import PageRead, SecondLook
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import CancelToken

log = logging.getLogger(__name__)

_START_SECONDS = 90.0  # the model's import from a slow disk
_MOST_RESTARTS = 3
_PATIENCE = 6  # pages in a row that are read no better: a document of such pages is not worth the minutes


class Looked(NamedTuple):
    """What came of a second look at a page; ``page`` is set where it is `SecondLook.BETTER`."""

    number: int
    result: SecondLook
    page: PageRead | None = None


@dataclass(frozen=True, slots=True)
class _Ready:
    """The model is loaded and the file open."""


def look_again(
    path: Path, sections: Mapping[int, str], limits: Limits, cancel: CancelToken, password: str = ""
) -> Iterator[Looked]:
    """Read the pages that are the keys of ``sections`` again; a section is the last heading before its page.

    Every page gets a `Looked`, in their order. Raises `Cancelled`.
    """
    waiting = sorted(sections)
    deadline = time.monotonic() + limits.document_seconds
    for _ in range(1 + _MOST_RESTARTS):
        if not waiting:
            return
        cancel.check()
        try:
            arguments = (str(path), {n: sections[n] for n in waiting}, limits, password)
            child = spawned(_serve, arguments, "localmind-second-reader", [path])
        except OSError:
            break
        try:
            yield from _one_child(child, waiting, limits, deadline, cancel)
        except (ChildEnded, ChildSilent) as error:
            cancel.check()
            log.warning("a second reader ended: %s", type(error).__name__)
            if not waiting:
                return
            yield Looked(waiting.pop(0), SecondLook.FAILED)
        finally:
            child.end()
    for number in waiting:
        yield Looked(number, SecondLook.FAILED)


def _one_child(
    child: Child, waiting: list[int], limits: Limits, deadline: float, cancel: CancelToken
) -> Iterator[Looked]:
    """Take what the child finds until it is through; ``waiting`` loses the pages that are done.

    Raises `ChildEnded` or `ChildSilent` on the first page that is still waiting.
    """
    in_vain = 0
    with cancel.on_cancel(child.kill):
        child.receive(min(_START_SECONDS, deadline - time.monotonic()))
        while waiting and in_vain < _PATIENCE:
            looked: Looked = child.receive(min(limits.page_seconds, deadline - time.monotonic()))
            waiting.remove(looked.number)
            in_vain = 0 if looked.result is SecondLook.BETTER else in_vain + 1
            yield looked
    while waiting:
        yield Looked(waiting.pop(0), SecondLook.NOT_TAKEN)


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection, path: str, sections: dict[int, str], limits: Limits, password: str) -> None:
    """Send a `_Ready`, then a `Looked` for every page."""
    from localmind_desktop.core.parsing.check.pdf_layout import SecondReading, load_layout_model
    from localmind_desktop.core.parsing.content.shown import shown_page

    try:
        load_layout_model()  # its memory belongs to the base, not to the document
        settle(limits.page_bytes, limits.document_seconds)
        reading = SecondReading(Path(path), password)
        pipe.send(_Ready())
        for number, section in sections.items():
            better = reading.page(number, section)
            result = SecondLook.BETTER if better else SecondLook.KEPT
            pipe.send(Looked(number, result, shown_page(better) if better else None))
    except (ImportError, DocumentError, BrokenPipeError, KeyboardInterrupt):
        return
    finally:
        pipe.close()
