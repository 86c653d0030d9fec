"""Which files of what was dropped are to be taken in: those in folders and in archives, and what came with messages.

What lies in a container has a path through it, as ``offer.zip/prices.xlsx``: the container is a folder there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from localmind_desktop.core.children.unpacking import member_blocks, members_of
from localmind_desktop.core.errors import FileGone, KnownError
from localmind_desktop.core.model import Kind
from localmind_desktop.core.parsing import is_container, kind_of
from localmind_desktop.core.task import CancelToken


def importable(paths: Sequence[Path]) -> list[Path]:
    """The files among ``paths``, folders walked recursively; hidden files inside folders are passed over.

    An archive becomes what is in it, a message is followed by what is attached to it. One that cannot be opened stands
    for itself.
    """
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += [file for file in sorted(path.rglob("*")) if file.is_file() and not _is_hidden(file, path)]
        else:
            files.append(path)
    containers = {file: kind for file in files if (kind := _container_kind(file)) is not None}
    inside = members_of(containers, CancelToken())
    found: list[Path] = []
    for file in files:
        members = [file / name for name in inside.get(file, ())]
        found += members if members and containers[file] is Kind.ARCHIVE else [file, *members]
    return found


def _container_kind(path: Path) -> Kind | None:
    """The kind of a file that may hold others; None of another one, and of what cannot be opened."""
    try:
        kind = kind_of(path)
    except KnownError:
        return None
    return kind if is_container(kind) else None


def blocks_within(path: Path, cancel: CancelToken) -> Iterator[bytes]:
    """The content of a file in a container. Raises `DocumentError` and `Cancelled`."""
    container = container_of(path)
    if container is None:
        raise FileGone("The file can no longer be opened; check that it is still there.")
    return member_blocks(container, kind_of(container), path.relative_to(container).as_posix(), cancel)


def container_of(path: Path) -> Path | None:
    """The file that ``path`` leads into; None where it leads to a file, or to nothing."""
    if path.exists():
        return None
    return next((parent for parent in path.parents if parent.is_file()), None)


def _is_hidden(file: Path, top: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(top).parts)
