"""What is said when the file of the settings could not be read at the start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.showing import open_or_tell
from localmind_desktop.ui.words import tr


def say_unreadable(notice: Notice, files: Sequence[Path]) -> None:
    """Say that the defaults are used, and where the file lies that could not be read; nothing where all went well."""
    for file in files:
        text = tr(
            "Your settings could not be read, so the defaults are used. Documents and "
            "conversations are not affected. The damaged file was kept as {name}."
        )
        show = partial(open_or_tell, notice, file.parent)
        notice.say(text.format(name=file.name), "warning", ((tr("Open folder"), show), (tr("Close"), None)))
