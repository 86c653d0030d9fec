"""The language of the window: English, as in the sources, or one that resources/translations has."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

SOURCE = "en"
LANGUAGES = {SOURCE: "English", "de": "Deutsch", "fr": "Français"}
"""Each by its own name, so that whoever reads no other finds it."""


def speak(application: QCoreApplication, translations: Path, chosen: str) -> None:
    """Put the window, Qt's own buttons and how numbers and dates are written into ``chosen``; "" is the system's."""
    language = language_of(chosen, QLocale.system().uiLanguages())
    if chosen in LANGUAGES and QLocale().language() != QLocale(language).language():
        QLocale.setDefault(QLocale(language))
    if language == SOURCE:
        return
    places = (
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"localmind_{language}", str(translations)),
    )
    for name, folder in places:
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)


def language_of(chosen: str, preferred: Iterable[str]) -> str:
    """``chosen`` if there is such a language, else the first of those ``preferred`` that there is, else English."""
    wanted = (chosen, *(name.partition("-")[0] for name in preferred))
    return next((name for name in wanted if name in LANGUAGES), SOURCE)
