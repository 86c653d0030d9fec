"""The unpacking child: what lies in an archive or is attached to a message, told and sent by a disposable process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from localmind_desktop.core.children.process import ChildEnded, ChildSilent, settle, spawned
from localmind_desktop.core.children.refusal import Refusal, told_to
from localmind_desktop.core.errors import Damaged, DocumentError
from localmind_desktop.core.model import Kind
from localmind_desktop.core.task import CancelToken

_SECONDS = 120.0  # for a list, or for the next block
_BYTES = 1_500_000_000
_CPU_SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class _Done:
    pass


def member_names(path: Path, kind: Kind, cancel: CancelToken) -> list[str]:
    """The names of what lies in a container, as paths within it. Raises `DocumentError` and `Cancelled`."""
    return [name for name in _received(path, kind, None, cancel) if isinstance(name, str)]


def members_of(containers: Mapping[Path, Kind], cancel: CancelToken) -> dict[Path, list[str]]:
    """What lies in each of many containers; those that cannot be opened are left out. Raises `Cancelled`.

    One child lists them all, one after the other; a new one goes on after a container that ended it.
    """
    waiting, found = list(containers.items()), dict[Path, list[str]]()
    while waiting:
        cancel.check()
        try:
            child = spawned(_list, (list(waiting),), "localmind-listing", [path for path, _ in waiting])
        except OSError:
            return found
        try:
            with cancel.on_cancel(child.kill):
                while waiting:
                    names = child.receive(_SECONDS)
                    path, _ = waiting.pop(0)
                    found |= {} if isinstance(names, Refusal) else {path: names}
        except (ChildEnded, ChildSilent):
            waiting.pop(0)
        finally:
            child.end()
    return found


def member_blocks(path: Path, kind: Kind, name: str, cancel: CancelToken) -> Iterator[bytes]:
    """The content of what is called ``name`` there. Raises `DocumentError` and `Cancelled`."""
    return (block for block in _received(path, kind, name, cancel) if isinstance(block, bytes))


def _received(path: Path, kind: Kind, name: str | None, cancel: CancelToken) -> Iterator[object]:
    try:
        child = spawned(_serve, (str(path), kind, name), "localmind-unpacking", [path])
    except OSError as error:
        raise Damaged("The archive cannot be unpacked now; close other programs to free memory.") from error
    try:
        with cancel.on_cancel(child.kill):
            while not isinstance(message := child.receive(_SECONDS), _Done):
                cancel.check()
                if isinstance(message, Refusal):
                    raise message.error()
                yield message
    except (ChildEnded, ChildSilent) as error:
        cancel.check()
        raise Damaged("The archive is damaged: it could not be unpacked. Try to get a fresh copy.") from error
    finally:
        child.end()


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection, path: str, kind: Kind, name: str | None) -> None:
    from localmind_desktop.core.parsing import containers

    settle(_BYTES, _CPU_SECONDS)
    with told_to(pipe):
        if name is None:
            for found in containers.member_names(Path(path), kind):
                pipe.send(found)
        else:
            for block in containers.blocks_of(Path(path), kind, name):
                pipe.send(block)
        pipe.send(_Done())


def _list(pipe: Connection, containers: Sequence[tuple[Path, Kind]]) -> None:
    from localmind_desktop.core.parsing import containers as reading

    settle(_BYTES, _CPU_SECONDS)
    for path, kind in containers:
        try:
            pipe.send(reading.member_names(path, kind))
        except DocumentError as error:
            pipe.send(Refusal.of(error))
        except (BrokenPipeError, KeyboardInterrupt):
            break
    pipe.close()
