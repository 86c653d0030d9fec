"""How the parts of an Office file refer to each other. Source: ECMA-376, part 2."""

from __future__ import annotations

import posixpath
from typing import NamedTuple

from localmind_desktop.core.parsing.formats.shared.zipped_xml import ZippedXml


class Relation(NamedTuple):
    """``kind`` is the last part of its address: "styles", "header"; ``part`` the name of a member of the zip."""

    kind: str
    part: str


def relations_of(file: ZippedXml, part: str) -> dict[str, Relation]:
    """What ``part`` refers to within the file, by key; of the whole file for an empty name."""
    folder, name = posixpath.split(part)
    root = file.root_if_any(posixpath.join(folder, "_rels", f"{name}.rels"))
    found = {}
    for entry in () if root is None else root.iterchildren("*"):
        if entry.get("TargetMode") != "External":
            target = posixpath.normpath(posixpath.join("/", folder, entry.get("Target", "")))
            kind = entry.get("Type", "").rpartition("/")[2]
            found[entry.get("Id", "")] = Relation(kind, target.lstrip("/"))
    return found
