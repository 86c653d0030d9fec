"""Percentages in several languages: ``7.5 %``, a span of them ``5–7 %``, a tolerance ``±5 %``. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.insight.entities.finds import Find, Surroundings
from localmind_desktop.core.insight.entities.lexicon import WIDE, lexicon, one_of
from localmind_desktop.core.insight.entities.money import opening, until
from localmind_desktop.core.insight.entities.numerals import HAN_NUM, NUM, decimal_of, han_number, plain
from localmind_desktop.core.model.insight import EntityKind

_MINUS = "-−–"
_HAN = re.compile(
    rf"百分之\s?(?P<num>\d+(?:\.\d+)?|{HAN_NUM})(?:\s?[至到-]\s?(?:百分之)?\s?(?P<num2>\d+(?:\.\d+)?|{HAN_NUM}))?"
)


def share_finds(text: str, around: Surroundings) -> Iterator[Find]:
    """The percentages of a text."""
    if not _sign().search(text):
        return
    for match in _percent().finditer(text):
        low = decimal_of(match["num"], around.comma)
        high = decimal_of(match["num2"], around.comma) if match["num2"] else None
        if low is None or (match["num2"] and high is None):
            continue
        sign = (match["sign"] or "").strip()
        brackets = match["sign"] == "(" and match.string.strip() == match[0].strip()
        low = -low if brackets or (sign and sign in _MINUS) else low
        written = plain(low) if high is None else f"{plain(low)}–{plain(high)}"
        start = match.start("sign") if sign and (sign != "(" or brackets) else match.start("num")
        end = match.end() if brackets else match.end("unit")
        yield Find(EntityKind.PERCENTAGE, start, end, f"{'±' if sign == '±' else ''}{written} %")
    for match in _HAN.finditer(text):
        values = [_value(match[name]) for name in ("num", "num2") if match[name]]
        yield Find(EntityKind.PERCENTAGE, match.start(), match.end(), f"{'–'.join(values)} %")


def _value(figures: str) -> str:
    value = decimal_of(figures, False) if figures[0].isdigit() else han_number(figures)
    return plain(value) if value is not None else figures


@cache
def _sign() -> re.Pattern[str]:
    return re.compile(rf"[%％]|百分之|(?i:{one_of(lexicon().all_of('numbers', 'percent'))})")


@cache
def _percent() -> re.Pattern[str]:
    word = one_of(lexicon().all_of("numbers", "percent"))
    sign = rf"(?:[+±]\s?|(?<![^\W{WIDE}])(?<![)\]])[{_MINUS}]|\()"
    gap = r"[\s\u00a0\u202f]?"
    return re.compile(
        rf"{opening('open')}(?<![^\W{WIDE}])(?<![\d.,][.,/:])(?<![#%])(?P<sign>{sign})?(?P<num>{NUM})\)?"
        rf"(?:{gap}(?:[%％]|(?i:{word}))?{until('open')}(?P<num2>{NUM}))?(?:{gap}|-(?=[^\W\d]))"
        rf"(?P<unit>[%％](?!{gap}[/][°\w])|(?i:{word})(?!\w))(?![^\W{WIDE}]|[{{%(]\w)\)?"
    )
