"""Zip archives that a reader opens: what they would unpack to is looked at before anything is."""

from __future__ import annotations

import zipfile
from pathlib import Path

from localmind_desktop.core.errors import TooLarge

_MOST_BYTES = 1_000_000_000
_MOST_MEMBERS = 50_000
_HIGHEST_RATIO = 1_000  # deflate cannot pack tighter than 1032 to 1; real sheets reach some 50
_SUSPICIOUS_BYTES = 100_000_000


def check_members(path: Path) -> None:
    """Raises `TooLarge` for an archive that would unpack to more than a document can hold, and ``BadZipFile``."""
    with zipfile.ZipFile(path) as archive:
        members = archive.infolist()
    unpacked = sum(member.file_size for member in members)
    packed = sum(member.compress_size for member in members)
    bomb = unpacked > _SUSPICIOUS_BYTES and unpacked > _HIGHEST_RATIO / 5 * packed
    if len(members) > _MOST_MEMBERS or unpacked > _MOST_BYTES or bomb:
        raise TooLarge("The file would unpack to far more than a document holds, and was left alone.")
