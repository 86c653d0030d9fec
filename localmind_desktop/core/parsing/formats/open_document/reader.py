"""OpenDocument texts and presentations (odt, odp): what is printed of them, in reading order.

Source: OASIS OpenDocument 1.3, part 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from localmind_desktop.core.errors import Damaged, PasswordProtected
from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.open_document.names import OFFICE, STYLE
from localmind_desktop.core.parsing.formats.open_document.slides import slides
from localmind_desktop.core.parsing.formats.open_document.story import StoryReader
from localmind_desktop.core.parsing.formats.open_document.styles import Styles
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.prose import furniture, with_listings
from localmind_desktop.core.parsing.formats.shared.remarks import Remarks
from localmind_desktop.core.parsing.formats.shared.zipped_xml import ZippedXml
from localmind_desktop.core.parsing.kinds import LOCKED

_MANIFEST = "{urn:oasis:names:tc:opendocument:xmlns:manifest:1.0}"
_TITLE = "{http://purl.org/dc/elements/1.1/}title"


def read(path: Path) -> Flow:
    archive = ZippedXml(path)
    if _is_locked(archive):
        raise PasswordProtected(LOCKED)
    content, styles, remarks = archive.root("content.xml"), archive.root_if_any("styles.xml"), Remarks()
    common = [] if styles is None else [styles]
    reader = StoryReader(archive, Styles(*common, content), remarks)
    text, show = content.find(f"{OFFICE}body/{OFFICE}text"), content.find(f"{OFFICE}body/{OFFICE}presentation")
    if show is not None:
        items = tuple(slides(show, reader, remarks))
    elif text is not None:
        running = StoryReader(archive, Styles(content, *common), remarks)
        items = (
            *_running(styles, running, "header"),
            *with_listings(reader.story(text)),
            *_running(styles, running, "footer"),
        )
    else:
        raise Damaged("The file holds no document. Try to get a fresh copy.")
    return Flow(items, _title(archive) or reader.title, remarks.all())


def _running(styles: Element | None, reader: StoryReader, kind: str) -> Iterator[Content]:
    """The headers or footers of all kinds of pages."""
    names = [STYLE + name for name in (kind, f"{kind}-first", f"{kind}-left")]
    pages = () if styles is None else styles.iterfind(f"{OFFICE}master-styles/{STYLE}master-page")
    return furniture(reader.running(part) for page in pages for part in page.iterchildren(*names))


def _title(archive: ZippedXml) -> str:
    meta = archive.root_if_any("meta.xml")
    titles = () if meta is None else meta.iter(_TITLE)
    return " ".join(next((title.text or "" for title in titles), "").split())


def _is_locked(archive: ZippedXml) -> bool:
    manifest = archive.root_if_any("META-INF/manifest.xml")
    return manifest is not None and next(manifest.iter(_MANIFEST + "encryption-data"), None) is not None
