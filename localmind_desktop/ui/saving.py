"""Choosing where to save, in which format, and saying that it was done."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from localmind_desktop.ui.choosing import begin_at_documents
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.showing import open_or_tell
from localmind_desktop.ui.words import tr

ENDINGS = ("xlsx", "md", "csv")
LONGEST_NAME = 80
EXPORT_FOLDER = "export_folder"
"""A property of the main window."""

_FORBIDDEN = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


def choose_target(parent: QWidget, title: str, name: str, chosen: Callable[[Path], object]) -> QFileDialog:
    """Ask for a file to save to; the ending follows the format that is chosen. ``chosen`` gets its path."""
    kinds = (tr("Excel workbook (*.xlsx)"), tr("Markdown (*.md)"), tr("CSV (*.csv)"))
    endings = dict(zip(kinds, ENDINGS, strict=True))
    dialog = QFileDialog(parent, title)
    begin_at_documents(dialog)
    if folder := export_folder(parent):
        dialog.setDirectory(folder)
    dialog.setNameFilters(kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ENDINGS[0])
    dialog.selectFile(f"{file_name(name)}.{ENDINGS[0]}")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(endings.get(kind, ENDINGS[0])))
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()
    return dialog


def export_folder(widget: QWidget | None) -> str:
    """The folder that the user set for exports, as the main window of ``widget`` has it; "" for none that is there."""
    while widget is not None:
        folder = widget.property(EXPORT_FOLDER)
        if folder and Path(folder).is_dir():
            return str(folder)
        widget = widget.parentWidget()
    return ""


def file_name(title: str) -> str:
    """``title`` as the name of a file, without an ending."""
    plain = " ".join(_FORBIDDEN.sub(" ", title).split())
    return plain[:LONGEST_NAME].strip(" .") or tr("Table")


def say_saved(notice: Notice, path: Path, said: str = "") -> None:
    """Say where a file was saved, with ways to it and to its folder; ``said`` instead of the plain words."""
    actions = (
        (tr("Open"), partial(open_or_tell, notice, path)),
        (tr("Open folder"), partial(open_or_tell, notice, path.parent)),
        (tr("Close"), None),
    )
    notice.say(said or tr("Saved as {name}.").format(name=path.name), "", actions)
