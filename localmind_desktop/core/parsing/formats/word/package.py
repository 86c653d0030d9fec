"""The parts of a Word file and how they refer to each other. Source: ECMA-376, parts 1 and 2."""

from __future__ import annotations

import re
from pathlib import Path

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.office_parts import relations_of
from localmind_desktop.core.parsing.formats.shared.zipped_xml import ZippedXml

_STRICT = re.compile(rb"http://purl\.oclc\.org/ooxml/(\w+)/(\w+)")
_TRANSITIONAL = rb"http://schemas.openxmlformats.org/\1/2006/\2"
_MAIN = "word/document.xml"
_TITLE = "{http://purl.org/dc/elements/1.1/}title"


class Package:
    """A Word file. Both variants of the standard are read as the transitional one."""

    def __init__(self, path: Path) -> None:
        self._zip = ZippedXml(path, lambda raw: _STRICT.sub(_TRANSITIONAL, raw))
        start = relations_of(self._zip, "")
        self.main = next((entry.part for entry in start.values() if entry.kind == "officeDocument"), _MAIN)
        self.relations = relations_of(self._zip, self.main)
        self._properties = next((entry.part for entry in start.values() if entry.kind == "core-properties"), "")

    def body(self) -> Element:
        return self._zip.root(self.main)

    def part(self, kind: str) -> Element | None:
        """The part of this kind that the document has one of."""
        found = next((entry.part for entry in self.relations.values() if entry.kind == kind), "")
        return self._zip.root_if_any(found)

    def related(self, key: str | None) -> Element | None:
        """The part that the document calls ``key``."""
        found = self.relations.get(key or "")
        return self._zip.root_if_any(found.part) if found else None

    def title(self) -> str:
        properties = self._zip.root_if_any(self._properties)
        return "" if properties is None else " ".join((properties.findtext(_TITLE) or "").split())
