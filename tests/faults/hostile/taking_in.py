"""Takes hostile files into a real library, and tells what became of each."""

from __future__ import annotations

import json
import multiprocessing
import re
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil

from localmind_desktop.core import CancelToken, Library, result_of
from localmind_desktop.core.errors import DocumentError, KnownError
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import Cancelled
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf
from tests.faults.hostile.specimen import Specimen

LIMITS = Limits(document_seconds=120.0)
PATIENCE = 300.0  # seconds; an archive holds many documents
ENGINE_BYTES = 600_000_000  # of the programs themselves, before a document is opened
_LOOKED_EVERY = 0.05  # seconds
_KEPT = ("localmind-pages", "localmind-forks")
_TECHNICAL = re.compile(
    r"Error|Exception|Traceback|[Ee]rrno|0x[0-9a-f]|\bNone\b(?! of)|<class|internal error|"
    + re.escape(f"{tempfile.gettempdir()}/")
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """``seconds`` it took, ``memory`` and ``own`` the most bytes of a child and of this process, and what is wrong."""

    name: str
    suffix: str
    family: str
    status: str
    reason: str
    seconds: float
    memory: int
    own: int
    wrong: tuple[str, ...]


class Watch:
    """The most memory that a child held while this was open, as the system counts it."""

    def __init__(self) -> None:
        self.most = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Watch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._ended.wait(_LOOKED_EVERY):
            children = psutil.Process().children(recursive=True)  # also of a server that forks them
            self.most = max([self.most, *(_peak(child.pid) for child in children)])


def _peak(pid: int | None) -> int:
    try:
        status = Path(f"/proc/{pid or 'self'}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) * 1_000 if found else 0


def laid_out(folder: Path, files: Iterable[Specimen]) -> None:
    """Write each file into a folder of its own, so that who takes them in never held what they were made of."""
    families = []
    for number, specimen in enumerate(files):
        path = folder / "files" / str(number) / specimen.name
        path.parent.mkdir(parents=True)
        path.write_bytes(specimen.content)
        families.append(specimen.family)
    (folder / "families.json").write_text(json.dumps(families))


def taken_in(folder: Path) -> Iterator[Outcome]:
    """What became of each file; a last outcome tells what was left beside the library."""
    shelf = Shelf(folder / "library", {"counting": CountingEmbedder()}, limits=LIMITS)
    library = shelf.open("counting")
    before = _beside(folder)
    for number, family in enumerate(json.loads((folder / "families.json").read_text())):
        (path,) = (folder / "files" / str(number)).iterdir()
        yield _outcome(library, path, family)
    library.close()
    wrong = tuple(f"file left outside the library: {path}" for path in _beside(folder) - before)
    yield Outcome("(all)", "(all)", "", "", "", 0.0, 0, _peak(None), wrong)


def _beside(folder: Path) -> set[str]:
    library = folder / "library"
    found = (path for path in folder.rglob("*") if path != library and not path.is_relative_to(library))
    return {str(path) for path in (*found, *Path("/tmp").glob("*escaped*"))}


def _outcome(library: Library, path: Path, family: str) -> Outcome:
    cancel = CancelToken()
    patience = threading.Timer(PATIENCE, cancel.cancel)
    started = time.monotonic()
    wrong: list[str] = []
    with Watch() as watch:
        patience.start()
        try:
            result = result_of(library.ingest(path, cancel))
            status, reason = result.status, result.reason or ""
            if status in ("ready", "partial") and result.document_id and result.pages:
                _look_at(library, result.document_id)
        except Cancelled:
            status, reason = "cancelled", ""
            wrong.append("a limit exceeded: cancelled")
        except KnownError as error:
            status, reason = "raised", str(error)
            wrong.append("it was raised")
        finally:
            patience.cancel()
            patience.join()
    wrong += _wrong(status, reason)
    wrong += [f"a child outlived: {child.name()}" for child in _children(library)]
    if watch.most > LIMITS.page_bytes + ENGINE_BYTES:
        wrong.append("a limit exceeded: memory")
    seconds = time.monotonic() - started
    held = watch.most, _peak(None)
    return Outcome(path.name, suffix_of(path.name), family, status, reason, seconds, *held, tuple(wrong))


def _look_at(library: Library, document_id: str) -> None:
    """As the window shows its first page."""
    try:
        library.pages.render(document_id, 1, 1.0)
        library.pages.words(document_id, 1)
    except DocumentError:
        return


def suffix_of(name: str) -> str:
    return name.rpartition(".")[2].lower() if "." in name else "(none)"


def _wrong(status: str, reason: str) -> Iterator[str]:
    if status not in ("ready", "partial", "failed", "skipped", "duplicate"):
        yield f"no known end: {status}"
    if status in ("partial", "failed", "skipped") and not reason.strip():
        yield "no reason given"
    if reason and (
        _TECHNICAL.search(reason) or not reason.rstrip().endswith((".", "!", "?")) or not reason.isprintable()
    ):
        yield f"a reason not in plain words: {reason!r}"


def _children(library: Library) -> list[psutil.Process]:
    """Those that are left but for those that a library keeps, and what multiprocessing keeps for itself."""
    kept = {child.pid for child in multiprocessing.active_children() if child.name in _KEPT}
    found = [child for child in psutil.Process().children(recursive=True) if child.pid not in kept]
    return [child for child in found if not _is_tracker(child)]


def _is_tracker(child: psutil.Process) -> bool:
    try:
        return (
            any(name in " ".join(child.cmdline()) for name in ("resource_tracker", "forkserver"))
            or child.status() == psutil.STATUS_ZOMBIE
        )
    except psutil.Error:
        return True
