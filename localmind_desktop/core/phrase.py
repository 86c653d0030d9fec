"""What the core says to its user: English that remembers what it was made of, so that the window can say it in other
languages. It is plain text to whoever wants no more, as the command line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TypeAlias

_MARK = '{"phrase": '


class Phrase(str):
    """A text that was made of ``template`` and ``values``; a value may be a `Phrase` too. Of several phrases, one after
    the other, they are the values, and the template is what stands between them."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, object]

    def __new__(cls, text: str, template: str, values: Mapping[str, object]) -> Phrase:
        made = super().__new__(cls, text)
        made.template, made.values = template, values
        return made

    def __getnewargs__(self) -> tuple[str, str, Mapping[str, object]]:  # type: ignore[override]
        """How it is copied, and sent from a child process: as it is, so that nobody's template is filled in anew."""
        return str(self), self.template, self.values


def phrase(template: str, /, **values: object) -> Phrase:
    """``template``, which stands here as a literal for pyside6-lupdate to find, with ``values`` filled in."""
    if isinstance(template, Phrase):
        return template
    return Phrase(template.format(**values) if values else template, template, values)


Say: TypeAlias = Callable[[str], str]
"""How a phrase is said in the language of whoever reads it; any other text stays as it is."""


def in_english(text: str) -> str:
    """How the command line says it."""
    return text


def changed(text: str, way: Callable[[str], str]) -> str:
    """``text`` as ``way`` has it; of a phrase, its values."""
    if not isinstance(text, Phrase):
        return way(text)
    values = {name: changed(value, way) if isinstance(value, str) else value for name, value in text.values.items()}
    return Phrase(way(str(text)), text.template, values)


def in_turn(*phrases: str, between: str = " ") -> Phrase:
    """``phrases``, of which some may be empty, one after the other."""
    said = [phrase(one) for one in phrases if one]
    if len(said) == 1:
        return said[0]
    return Phrase(between.join(said), between, {str(at): one for at, one in enumerate(said)})


def stored(text: str | None) -> str | None:
    """``text`` for a column of the catalog, from which `restored` makes it again."""
    return packed(text) if isinstance(text, Phrase) and text.values else text


def packed(text: Phrase) -> str:
    """``text`` so that `restored` makes a phrase of it, also where no value is filled in."""
    return _MARK + json.dumps(_parts(text), ensure_ascii=False) + "}"


def restored(column: str | None) -> str | None:
    """What `stored` or `packed` was given; a text that was kept as it is stays one."""
    if column is None or not column.startswith(_MARK):
        return column
    try:
        return _phrase(json.loads(column)["phrase"])
    except (ValueError, TypeError, KeyError):  # a damaged column is said as it stands
        return column


def _parts(text: Phrase) -> list[object]:
    values = {name: _parts(value) if isinstance(value, Phrase) else value for name, value in text.values.items()}
    return [str(text), text.template, values]


def _phrase(parts: list[object]) -> Phrase:
    text, template, values = parts
    if not (isinstance(text, str) and isinstance(template, str) and isinstance(values, dict)):
        raise TypeError
    return Phrase(text, template, {k: _phrase(v) if isinstance(v, list) else v for k, v in values.items()})
