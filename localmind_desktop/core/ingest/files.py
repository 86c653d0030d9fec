"""Which files of what was dropped are to be taken in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def importable(paths: Sequence[Path]) -> list[Path]:
    """The files among ``paths``, folders walked recursively; hidden files inside folders are passed over."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += [file for file in sorted(path.rglob("*")) if file.is_file() and not _is_hidden(file, path)]
        else:
            found.append(path)
    return found


def _is_hidden(file: Path, top: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(top).parts)
