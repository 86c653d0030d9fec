"""Reads e-books (epub): their chapters, in the order of reading."""

from __future__ import annotations

import posixpath
import zipfile
from pathlib import Path
from urllib.parse import unquote

from localmind_desktop.core.errors import Damaged, PasswordProtected
from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element, parsed
from localmind_desktop.core.parsing.formats.web.page import flow_of_page
from localmind_desktop.core.phrase import phrase

_CONTAINER = "META-INF/container.xml"
_RIGHTS = "META-INF/rights.xml"
_ENCRYPTION = "META-INF/encryption.xml"
_TYPEFACE_METHODS = ("embedding", "RC")  # that hide only the typefaces of a book
_MISSING = phrase("Parts of the book are missing from the file.")


def read(path: Path) -> Flow:
    """Raises `Damaged`, `PasswordProtected`, and what lxml and zipfile raise."""
    check_members(path)
    with zipfile.ZipFile(path) as archive:
        names = set(archive.namelist())
        if _RIGHTS in names:
            raise PasswordProtected("The book is protected against copying, and cannot be read.")
        if _CONTAINER not in names:
            raise Damaged("The book is damaged: its list of contents is missing. Try to get a fresh copy.")
        rootfile = parsed(archive.read(_CONTAINER)).find(".//{*}rootfile")
        package = str(rootfile.get("full-path", "")) if rootfile is not None else ""
        if package not in names:
            raise Damaged("The book is damaged: its list of contents is missing. Try to get a fresh copy.")
        root = parsed(archive.read(package))
        if _ENCRYPTION in names and _locked(parsed(archive.read(_ENCRYPTION))):
            raise PasswordProtected("The book is protected against copying, and cannot be read.")
        content: list[Content] = []
        remarks: list[str] = []
        for part in _spine(root, posixpath.dirname(package)):
            if part not in names:
                remarks.append(_MISSING)
            elif (page := archive.read(part)).strip():
                flow = flow_of_page(page)
                content += flow.content
                remarks += flow.remarks
    title = root.findtext(".//{http://purl.org/dc/elements/1.1/}title") or ""
    return Flow(tuple(content), " ".join(title.split()), tuple(dict.fromkeys(remarks)))


def _locked(encryption: Element) -> bool:
    """Whether more than the typefaces is encrypted."""
    methods = encryption.iterfind(".//{*}EncryptionMethod")
    return any(not str(method.get("Algorithm", "")).endswith(_TYPEFACE_METHODS) for method in methods)


def _spine(package: Element, folder: str) -> list[str]:
    """The parts of the book that are read one after the other."""
    places = {
        str(item.get("id")): posixpath.normpath(posixpath.join(folder, unquote(str(item.get("href", "")))))
        for item in package.iterfind(".//{*}manifest/{*}item")
        if "html" in str(item.get("media-type", "")) or "svg" in str(item.get("media-type", ""))
    }
    keys = [str(item.get("idref")) for item in package.iterfind(".//{*}spine/{*}itemref")]
    return [places[key] for key in keys if key in places]
