"""The reader child: one untrusted document, read in one disposable process.

The child says which page it is about to touch; if it dies or goes over a limit there, that page gets an error and the
reading goes on in a fresh child after it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from localmind_desktop.core.children.fork_server import ForkServer
from localmind_desktop.core.children.process import Child, ChildEnded, ChildSilent, Start, settle, spawned
from localmind_desktop.core.children.refusal import Refusal, told_to
from localmind_desktop.core.errors import Damaged, DocumentError, FileGone, ModelError, TooLarge
from localmind_desktop.core.model import Kind, Opened, PageRead
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.settings import Limits, Recognition
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.parsing.ocr.recognition import Recogniser

log = logging.getLogger(__name__)

_Reader: TypeAlias = Callable[[Path, frozenset[int], Callable[[int], None]], Iterator[Opened | PageRead]]

_OPEN_SECONDS = 60.0  # imports on a slow disk, and opening a large file
_PAGED = (Kind.PDF, Kind.IMAGE, Kind.SVG)
_SET_SECONDS = 600.0  # for a file without pages of its own, which is read and set as a whole before its first page
_MOST_RESTARTS = 20
_WAITS = 30  # times the seconds of a page in which it is waited for where others have the processor
_MOST_PAGES = 100_000  # that a file may say it has; what it says costs nothing to write

_CRASHED = phrase("The page made its reader crash and was left out.")
_TOO_SLOW = phrase("The page took too long to read and was left out.")
_TOO_LATE = phrase("The document took too long to read; this page was left out.")
_TOO_BROKEN = phrase("So many pages are damaged that this one was left out.")


@dataclass(frozen=True, slots=True)
class _Busy:
    """The child is about to touch a page, or to wait until it is recognised."""

    page: int
    is_recognised: bool = False


@dataclass(frozen=True, slots=True)
class _Done:
    """Everything was read."""


@dataclass(slots=True)
class _Reading:
    """How far the reading is, over all children."""

    path: Path
    limits: Limits
    skip: set[int]
    start: Start
    kind: Kind = Kind.PDF
    recognition: Recognition = field(default_factory=Recognition)
    speech: Path | None = None
    password: str = field(default="", repr=False)
    opened: Opened | None = None
    errors: dict[int, str] = field(default_factory=dict)
    restarts: int = 0
    deadline: float = 0.0
    done: bool = False


def forked_readers(folder: Path) -> closing[ForkServer]:
    """Starts readers of documents in ``folder``, many times as fast as `spawned`."""
    return closing(ForkServer(folder, _load))


def read_document(
    path: Path,
    limits: Limits,
    cancel: CancelToken,
    skip_pages: frozenset[int] = frozenset(),
    kind: Kind = Kind.PDF,
    recognition: Recognition | None = None,
    speech: Path | None = None,
    password: str = "",
    start: Start = spawned,
) -> Task[Opened | PageRead, None]:
    """Yield what the file says of itself, then its pages in order, but for ``skip_pages``.

    ``recognition`` says how pages that are pictures are read, ``speech`` is the folder of the model that transcribes a
    recording, ``password`` opens a PDF that asks for one; it reaches the child through its pipe, and no log.
    ``start`` starts a child. A page that could not be read has an ``error``. Raises `DocumentError` when nothing can be
    read, and `Cancelled`.
    """
    _check_file(path, limits)
    reading = _Reading(path, limits, set(skip_pages), start, kind, recognition or Recognition(), speech, password)
    reading.deadline = time.monotonic() + limits.document_seconds
    while not reading.done:
        cancel.check()
        yield from _one_child(reading, cancel)
    yield from _left_out(reading, None)


def _check_file(path: Path, limits: Limits) -> None:
    try:
        size = path.stat().st_size
    except OSError as error:
        raise FileGone("The file can no longer be opened; check that it is still there and may be read.") from error
    if size > limits.file_bytes:
        raise TooLarge(
            "The file is larger than {megabytes:.0f} MB; split it, or raise the limit in Settings.",
            megabytes=limits.file_bytes / 1e6,
        )


def _check_pages(opened: Opened) -> None:
    if opened.pages > _MOST_PAGES:
        raise TooLarge(
            "The file says that it has {pages:,} pages; the limit is {limit:,}. Split it.",
            pages=opened.pages,
            limit=_MOST_PAGES,
        )


def _one_child(reading: _Reading, cancel: CancelToken) -> Iterator[Opened | PageRead]:
    """Read until the document ends, or until its child does."""
    child = _started(reading)
    busy: _Busy | None = None  # what the child works on; page 0 between two pages, None before it opened the file
    try:
        with cancel.on_cancel(child.kill):
            while True:
                message = _next(child, reading, busy)
                if isinstance(message, _Busy):
                    busy = message
                elif isinstance(message, Opened):
                    _check_pages(message)
                    busy = _Busy(0)
                    if reading.opened is None:
                        reading.opened = message
                        yield message
                elif isinstance(message, PageRead):
                    yield from _left_out(reading, message.number)
                    reading.skip.add(message.number)
                    busy = _Busy(0)
                    yield message
                elif isinstance(message, Refusal):
                    raise message.error()
                else:
                    reading.done = True
                    return
    except ChildEnded:
        cancel.check()
        _give_up_page(reading, busy, _CRASHED)
    except ChildSilent:
        cancel.check()
        late = time.monotonic() >= reading.deadline
        _give_up_page(reading, busy, _TOO_LATE if late else _TOO_SLOW)
        if late:
            _give_up_rest(reading, _TOO_LATE)
    finally:
        child.end()


def _next(child: Child, reading: _Reading, busy: _Busy | None) -> object:
    """The child's next message. Recognition may take longer than reading, and takes none of the document's time."""
    if busy is None or not busy.is_recognised:
        seconds = _opening_seconds(reading.kind) if busy is None else reading.limits.page_seconds
        left = reading.deadline - time.monotonic()
        return child.receive(min(seconds, left), min(seconds * _WAITS, left))
    started = time.monotonic()
    try:
        return child.receive(_recognition_seconds(reading) + reading.limits.page_seconds)
    finally:
        reading.deadline += time.monotonic() - started


def _recognition_seconds(reading: _Reading) -> float:
    limits = reading.limits
    return limits.transcript_page_seconds if reading.kind is Kind.RECORDING else limits.ocr_page_seconds


def _opening_seconds(kind: Kind) -> float:
    return _OPEN_SECONDS if kind in _PAGED else _SET_SECONDS


def _started(reading: _Reading) -> Child:
    try:
        how = reading.recognition, reading.speech
        arguments = (str(reading.path), frozenset(reading.skip), reading.limits, reading.kind, *how, reading.password)
        return reading.start(_serve, arguments, "localmind-reader", [reading.path, *filter(None, [reading.speech])])
    except OSError as error:
        raise Damaged("The reader could not be started; close other programs to free memory and try again.") from error


def _give_up_page(reading: _Reading, busy: _Busy | None, reason: str) -> None:
    """Blame the page that the child worked on, or else the next one."""
    log.warning("a reader child ended on page %s: %s", busy.page if busy else "none", reason)
    if reading.opened is None or busy is None:
        raise Damaged("The file is damaged, or far too large: its reader did not get through it.")
    page = busy.page or next((n for n in range(1, reading.opened.pages + 1) if n not in reading.skip), 0)
    if not page:
        reading.done = True
        return
    reading.errors[page] = reason
    reading.skip.add(page)
    reading.restarts += 1
    if reading.restarts > _MOST_RESTARTS:
        _give_up_rest(reading, _TOO_BROKEN)


def _give_up_rest(reading: _Reading, reason: str) -> None:
    assert reading.opened is not None
    for page in range(1, reading.opened.pages + 1):
        if page not in reading.skip:
            reading.errors[page] = reason
    reading.done = True


def _left_out(reading: _Reading, before: int | None) -> Iterator[PageRead]:
    """The pages that were given up, as far as they come before page ``before``."""
    for page in sorted(reading.errors):
        if before is None or page < before:
            yield PageRead(page, 0.0, 0.0, error=reading.errors.pop(page))


# ------------------------------------------------------------------------------------- in the child


def _recording_reader(speech: Path | None, on_wait: Callable[[int], None]) -> _Reader:
    """Loads the model. Raises `DocumentError`."""
    from localmind_desktop.core.models.speech import Transcriber
    from localmind_desktop.core.parsing.formats.recordings import read_recording

    if speech is None:
        raise DocumentError("No speech model was chosen to transcribe it with.")
    try:
        transcriber = Transcriber(speech)
    except ModelError as error:
        raise DocumentError(str(error)) from error
    return lambda path, skip, on_page: read_recording(path, transcriber, skip, on_wait)


def _reader_of(kind: Kind, recogniser: Recogniser, password: str) -> _Reader:
    from localmind_desktop.core.parsing.formats.reading import is_flowing, read_flowing
    from localmind_desktop.core.parsing.pdf import read_pdf
    from localmind_desktop.core.parsing.plain.reading import read_text

    if is_flowing(kind):
        return lambda path, skip, on_page: read_flowing(path, kind, skip, on_page)
    if kind is Kind.TEXT:
        return read_text
    return partial(read_pdf, recogniser=recogniser, kind=kind, password=password)


def _load() -> None:
    """Import what every reader needs."""
    import lxml.html  # noqa: F401

    from localmind_desktop.core.parsing import pdf  # noqa: F401
    from localmind_desktop.core.parsing.content import shown  # noqa: F401
    from localmind_desktop.core.parsing.content.pdf_ink import load_engine
    from localmind_desktop.core.parsing.formats import reading  # noqa: F401
    from localmind_desktop.core.parsing.ocr import recognition  # noqa: F401
    from localmind_desktop.core.parsing.plain import reading as plain_reading  # noqa: F401

    load_engine()


def _serve(
    pipe: Connection,
    path: str,
    skip: frozenset[int],
    limits: Limits,
    kind: Kind,
    recognition: Recognition,
    speech: Path | None,
    password: str,
) -> None:
    """Read the document and send what is found, page by page."""

    from localmind_desktop.core.parsing.content.shown import as_shown
    from localmind_desktop.core.parsing.ocr.recognition import Recogniser

    _load()  # its memory belongs to the base, not to the document

    def wait(page: int) -> None:
        pipe.send(_Busy(page, True))

    with told_to(pipe):
        if kind is Kind.RECORDING:
            read = _recording_reader(speech, wait)
            settle(limits.page_bytes)  # every page has its time; the threads of a model take many times that
        else:
            read = _reader_of(kind, Recogniser(recognition, limits.ocr_page_seconds, wait), password)
            settle(limits.page_bytes, limits.document_seconds)
        for event in read(Path(path), skip, lambda page: pipe.send(_Busy(page))):
            pipe.send(as_shown(event))
        pipe.send(_Done())
