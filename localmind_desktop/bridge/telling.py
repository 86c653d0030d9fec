"""What the core says, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from localmind_desktop.core.phrase import Phrase


def told(text: str) -> str:
    """``text``, where the core says it, as the window says it; anything else as it is. From any thread."""
    values = text.values if isinstance(text, Phrase) else {}
    template = text.template if isinstance(text, Phrase) else text
    if values and "{" not in template:  # several, one after the other
        return template.join(told(str(value) if not isinstance(value, str) else value) for value in values.values())
    said = QCoreApplication.translate("", template) if template else ""
    if said == template:  # nobody's but the catalog's own words are filled in
        return str(text)
    return _Filler().vformat(said, (), values) if values else said


class _Filler(Formatter):
    """Puts values into a template: phrases in the language of the window, numbers as it writes them."""

    def get_value(self, key: int | str, args: object, kwargs: Mapping[str, object]) -> object:
        return kwargs[str(key)]

    def format_field(self, value: object, spec: str) -> str:
        if isinstance(value, str):
            return format(told(value) if isinstance(value, Phrase) else value, spec)
        if isinstance(value, float) and spec.endswith("f"):
            return QLocale().toString(value, "f", int(spec[1:-1] or 0))
        if isinstance(value, int) and spec in ("", ","):
            return QLocale().toString(value)
        return format(value, spec)
