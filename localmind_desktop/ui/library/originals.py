"""What the list does with the user's own files and their names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.core import Document
from localmind_desktop.ui.parts import Notice, copy_text
from localmind_desktop.ui.showing import open_or_tell
from localmind_desktop.ui.words import tr


def show_original(notice: Notice, document: Document) -> None:
    """Open the folder of the user's own file, or of the archive that it came in; say so where it is gone."""
    path = Path(document.source)
    there = next((each for each in (path, *path.parents) if each.is_file()), None)
    if there is not None:
        open_or_tell(notice, there.parent)
        return
    said = tr("The original of “{name}” was moved or deleted. The library has a copy.").format(name=document.name)
    notice.say(said, "", ((tr("Close"), None),))


def copy_names(entries: Sequence[Entry]) -> None:
    copy_text("\n".join(entry.name for entry in entries))
