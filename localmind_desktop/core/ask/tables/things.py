"""Things that their table does not name: ``Which cars have gear 5?``, of a table of models. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.ask.tables.listing import Items
from localmind_desktop.core.ask.tables.number_conditions import listed_things
from localmind_desktop.core.ask.tables.sheets import Sheet, headers_for
from localmind_desktop.core.terms import tokens

_WHO = re.compile(r"^\W*quiénes\s+(?P<done>\w+)", re.IGNORECASE)  # what they did: a table of it need not say so


def without_things(asked: Asked, sheets: Sequence[Sheet]) -> Asked | None:
    """The question less the listed things, or what they did, where no header, caption or heading has it; else None."""
    who = _WHO.match(asked.question)
    said = frozenset(tokens(who["done"])) if who else listed_things(asked.question)
    things = [want for want in asked.wanted if want.token in said and not want.exact]
    is_named = any(want.met_by(sheet.context) or headers_for(want, asked, sheet) for want in things for sheet in sheets)
    left = asked.without(frozenset(want.token for want in things))
    return left if things and left.wanted and not is_named else None


def has_all(items: Items, asked: Asked) -> bool:
    """Whether a list meets the whole question, and a number chose its rows in a column that the question names."""
    named = {column for want in asked.wanted for column in headers_for(want, asked, items.sheet)}
    return not items.support.unmet and any(c.bare and c.column in named for c in items.conditions)
