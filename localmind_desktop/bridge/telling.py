"""What the core says, in the language of the window."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from localmind_desktop.core.counting import of_one
from localmind_desktop.core.phrase import Phrase

_WIDTHLESS = re.compile(r",|g|\.\d{1,2}f?|\.\d{1,2}")


def told(text: str) -> str:
    """``text``, where the core says it, as the window says it; anything else as it is. From any thread."""
    if not isinstance(text, Phrase):
        return QCoreApplication.translate("", text) if text else ""
    template, values = text.template, text.values
    if values.get("n") == 0 and is_one(0):
        template = of_one(template)
    if not values:
        said = QCoreApplication.translate("", template)
        return str(text) if said == template else said
    if "{" not in template:  # several, one after the other
        return template.join(told(value) if isinstance(value, str) else str(value) for value in values.values())
    said = QCoreApplication.translate("", template)
    if said == text.template and not any(isinstance(value, Phrase) for value in values.values()):
        return str(text)
    try:
        return _Filler().vformat(said, (), values)
    except (LookupError, ValueError):  # it came from a child or a file, and is none of ours
        return str(text)


def is_one(count: int) -> bool:
    """Whether the language of the window says ``count`` things in the singular; French does so of none too."""
    return count == 1 or (count == 0 and QLocale().language() == QLocale.Language.French)


def is_said(text: object) -> bool:
    """Whether it is a phrase of the core, and no text of a document or name."""
    return isinstance(text, Phrase)


def told_phrase(text: str) -> str:
    """A phrase of the core as the window says it; a text of a document stays, also where the window says the same."""
    return told(text) if isinstance(text, Phrase) else text


class _Filler(Formatter):
    """Puts values into a template: phrases in the language of the window, numbers as it writes them; no template makes
    it look into a value, or fill a line with blanks."""

    def get_field(self, name: str, args: object, kwargs: Mapping[str, object]) -> tuple[object, str]:
        return kwargs[name], name

    def format_field(self, value: object, spec: str) -> str:
        if spec and not _WIDTHLESS.fullmatch(spec):
            raise ValueError(spec)
        if isinstance(value, str):
            return format(told(value) if isinstance(value, Phrase) else value, spec)
        if isinstance(value, float) and spec.endswith("f"):
            return QLocale().toString(value, "f", int(spec[1:-1]))
        if isinstance(value, int) and spec in ("", ","):
            return QLocale().toString(value)
        return format(value, spec)
