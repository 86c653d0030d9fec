"""Reads e-books (epub): their chapters, in the order of reading."""

from __future__ import annotations

import zipfile
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

from lxml import etree

from localmind_desktop.core.errors import Damaged, PasswordProtected
from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.web.page import content_of_page

_CONTAINER = "META-INF/container.xml"
_RIGHTS = "META-INF/rights.xml"
_MISSING = "Parts of the book are missing from the file."


def read(path: Path) -> Flow:
    """Raises `Damaged`, `PasswordProtected`, and what lxml and zipfile raise."""
    check_members(path)
    with zipfile.ZipFile(path) as archive:
        names = set(archive.namelist())
        if _RIGHTS in names:
            raise PasswordProtected("The book is protected against copying, and cannot be read.")
        if _CONTAINER not in names:
            raise Damaged("The book is damaged: its list of contents is missing. Try to get a fresh copy.")
        rootfile = _parsed(archive.read(_CONTAINER)).find(".//{*}rootfile")
        package = str(rootfile.get("full-path", "")) if rootfile is not None else ""
        if package not in names:
            raise Damaged("The book is damaged: its list of contents is missing. Try to get a fresh copy.")
        root = _parsed(archive.read(package))
        content: list[Content] = []
        missing = False
        for part in _spine(root, PurePosixPath(package).parent):
            if part in names:
                content += content_of_page(archive.read(part))
            else:
                missing = True
    title = root.findtext(".//{http://purl.org/dc/elements/1.1/}title") or ""
    return Flow(tuple(content), " ".join(title.split()), (_MISSING,) if missing else ())


def _spine(package: etree._Element, folder: PurePosixPath) -> list[str]:
    """The parts of the book that are read one after the other."""
    places = {
        str(item.get("id")): str(folder / unquote(str(item.get("href", ""))))
        for item in package.iterfind(".//{*}manifest/{*}item")
        if "html" in str(item.get("media-type", ""))
    }
    keys = [str(item.get("idref")) for item in package.iterfind(".//{*}spine/{*}itemref")]
    return [places[key] for key in keys if key in places]


def _parsed(xml: bytes) -> etree._Element:
    return etree.fromstring(xml, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False))
