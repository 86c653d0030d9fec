"""The checked-in translations as tests see them, and speaking one of them for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from localmind_desktop.assets import resources
from localmind_desktop.ui.translation import LANGUAGES, SOURCE, speak

FOLDER = resources() / "translations"
TRANSLATED = tuple(name for name in LANGUAGES if name != SOURCE)


@dataclass(frozen=True)
class Said:
    """One text of the sources, in the class ``context`` or none, and in another language."""

    context: str
    source: str
    meaning: str
    text: str
    is_finished: bool


def file_of(language: str) -> Path:
    return FOLDER / f"localmind_{language}.ts"


def said_in(file: Path) -> list[Said]:
    return [
        Said(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.findtext("translation", ""),
            message.find("translation").get("type") is None,
        )
        for context in ElementTree.parse(file).getroot().iter("context")
        for message in context.iter("message")
    ]


@contextmanager
def spoken(application: QCoreApplication, language: str) -> Iterator[None]:
    before, there = QLocale(), set(application.findChildren(QTranslator))
    speak(application, FOLDER, language)
    try:
        yield
    finally:
        for translator in set(application.findChildren(QTranslator)) - there:
            application.removeTranslator(translator)
            translator.setParent(None)
        QLocale.setDefault(before)
