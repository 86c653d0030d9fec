"""The XML files in a zip, as the formats of office programs keep them. Nothing outside of the file is ever opened."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

from localmind_desktop.core.errors import Damaged, PasswordProtected, TooLarge
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element, parsed
from localmind_desktop.core.parsing.kinds import LOCKED

_MOST_BYTES = 250_000_000  # of one XML file
_ENCRYPTED = 1  # bit of a zip member's flags


class ZippedXml:
    """The members of a zip, parsed one at a time. ``rewritten`` changes their bytes before."""

    def __init__(self, path: Path, rewritten: Callable[[bytes], bytes] = lambda raw: raw) -> None:
        check_members(path)
        self._path = path
        self._rewritten = rewritten
        with zipfile.ZipFile(path) as archive:
            self.names = frozenset(archive.namelist())

    def root(self, name: str) -> Element:
        """The root of the XML file ``name``. Raises `Damaged` where there is none."""
        if name not in self.names:
            raise Damaged("A part of the file is missing. Try to get a fresh copy.")
        with zipfile.ZipFile(self._path) as archive:
            member = archive.getinfo(name)
            if member.flag_bits & _ENCRYPTED:
                raise PasswordProtected(LOCKED)
            with archive.open(member) as file:
                raw = file.read(_MOST_BYTES + 1)
        if len(raw) > _MOST_BYTES:
            raise TooLarge("The file holds more text than can be read. Part it, and add its parts.")
        return parsed(self._rewritten(raw))

    def root_if_any(self, name: str) -> Element | None:
        return self.root(name) if name in self.names else None
