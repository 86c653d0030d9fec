"""Which of several columns is asked for: the one that ``Which hex code …`` names, the one of the thing. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.query.asked import Asked, present_terms
from localmind_desktop.core.model import LEVELS
from localmind_desktop.core.terms import is_identifier, normalised, terms, tokens

_WHICH = re.compile(
    r"(?:^|[,:]\s*)(?:(?:in|at|on|to|of|by|for|im|in)\s+)?(?:which|what|welche[nrsm]?)\s+(?P<rest>.+)", re.I
)
_CHANGE = frozenset(
    (
        "change",
        "changes",
        "changed",
        "growth",
        "variation",
        "difference",
        "increase",
        "decrease",
        "grow",
        "grew",
        "veränderung",
        "änderung",
        "wachstum",
        "évolution",
        "croissance",
        "variación",
        "cambio",
        "crecimiento",
    )
)
_ALSO = re.compile(r"\b(?:and|or|und|oder)\b|,")


def meant_columns(asked: Asked, headers: Sequence[str], columns: Sequence[int]) -> tuple[int, ...]:
    """The columns that are meant by what is asked; all of ``columns`` where nothing tells them apart."""
    if len(columns) < 2:
        return tuple(columns)
    first = _asked_first(asked.question, headers, columns)
    return first or _of_thing(asked, headers, columns)


def tells_change(asked: Asked, headers: Sequence[str]) -> bool:
    """Whether the columns tell by how much something changed, which is not asked for: no value of the thing."""
    said = {token.casefold() for token in tokens(asked.question)}
    changes = [{token.casefold() for token in tokens(header)} & _CHANGE for header in headers]
    return bool(changes) and all(changes) and not said & _CHANGE and "%" not in asked.question


def _asked_first(question: str, headers: Sequence[str], columns: Sequence[int]) -> tuple[int, ...]:
    """The columns whose whole header stands right behind ``which``, where no other is asked for with it."""
    match = _WHICH.search(normalised(question))
    if match is None:
        return ()
    said = tokens(_ALSO.split(match["rest"])[0])
    found = []
    for column in columns:
        wanted = [term for token in tokens(headers[column]) for term in terms(token)[:1]]
        behind = said[len(wanted) :]
        if wanted and behind and [terms(token)[0] for token in said[: len(wanted)]] == wanted:
            found.append(column)
    return tuple(found)


def _of_thing(asked: Asked, headers: Sequence[str], columns: Sequence[int]) -> tuple[int, ...]:
    """Of columns for several things (``Duty › A1``, ``Duty › B2``) those of the thing that the question names."""
    lasts = {column: headers[column].rpartition(LEVELS) for column in columns}
    of_thing = {c: last for c, (group, _, last) in lasts.items() if group and is_identifier(last.strip())}
    named = [c for c, last in of_thing.items() if any(want.met_by(present_terms([last])) for want in asked.exact)]
    others = [column for column in of_thing if column not in named]
    return tuple(c for c in columns if c not in others) if named and others else tuple(columns)
