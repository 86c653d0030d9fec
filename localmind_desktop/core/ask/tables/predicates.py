"""What a question says of the things that it lists: ``Which doors are red and have a lock``, each half apart. Pure.

A half of which the table holds no value says nothing of any row: the rows that only meet the rest are no answer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.tables.number_conditions import Condition
from localmind_desktop.core.terms import normalised, tokens

_SAID = re.compile(
    r"^\s*(?:which|what|how many|welche[nrs]?|wie ?viele|quel(?:le)?s|combien d\S*)\s+(?P<things>[^?,;:]*?)\s+"
    r"(?:are|is|were|have|has|had|haben|hat|sind|ist|ont|sont)\s+(?P<said>[^?,;:]+)",
    re.IGNORECASE,
)
_HALVES = re.compile(r"\s+(?:and|or|und|oder|sowie|et|ou)\s+(?:(?:are|is|have|has|haben|sind)\s+)?", re.IGNORECASE)
_CJK_SAID = re.compile(r"(?P<said>(?:[\u3400-\u9fff]+)为[\u3400-\u9fff]{1,4})\s*[？?。]?\s*$")
_CJK_IS = re.compile(r"哪些[\u3400-\u9fff]+?是(?P<said>[\u3400-\u9fff]{1,6})的\s*[？?。]?\s*$")
_EITHER = re.compile(r"\b(?:or|oder|ou)\b", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:there|called|named|used|defined|listed|given|supported|available|vorhanden|as|with their)\b", re.I
)


def halves(question: str) -> list[frozenset[str]]:
    """The tokens of each half of what is said of the listed things; none where nothing is."""
    text = normalised(question)
    match = _SAID.match(text) or _CJK_SAID.search(text) or _CJK_IS.search(text)
    if match is None or _OPEN.search(match["said"]):
        return []
    return [frozenset(tokens(half)) for half in _HALVES.split(match["said"])]


def gives_up_a_half(question: str, found: Sequence[Condition], rows: AbstractSet[int]) -> bool:
    """Whether rows were chosen that do not meet one of several halves that are all said of them."""
    said = halves(question)
    if len(said) < 2 or _EITHER.search(question):
        return False
    chosen = [[one for one in found if any(want.token in half for want in one.wants)] for half in said]
    return any(of_half and not rows <= frozenset().union(*(one.rows for one in of_half)) for of_half in chosen)
