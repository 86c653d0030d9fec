"""A file made to do harm."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from typing import NamedTuple


class Specimen(NamedTuple):
    """``name`` is that of the file, ``family`` what is wrong with it."""

    name: str
    family: str
    content: bytes


def zipped(members: Mapping[str, bytes | str], stored: tuple[str, ...] = ("mimetype",)) -> bytes:
    """A zip archive; the members called ``stored`` are not compressed."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content, zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED)
    return file.getvalue()


def rezipped(archive: bytes, change: Mapping[str, bytes]) -> bytes:
    """The archive with other members in the place of some, or beside them."""
    with zipfile.ZipFile(io.BytesIO(archive)) as whole:
        members: dict[str, bytes | str] = {name: whole.read(name) for name in whole.namelist()}
    return zipped(members | change)
