"""Cells whose column or table states what their numbers are: "Amount (EUR)", "in millions", "Change (%)". Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from localmind_desktop.core.insight.entities.finds import Find, Surroundings
from localmind_desktop.core.insight.entities.lexicon import WIDE, bounded, lexicon, one_of
from localmind_desktop.core.insight.entities.money import code_of, currency_in, main_currency, power_of, scales
from localmind_desktop.core.insight.entities.numerals import NUM, cents, decimal_of, plain
from localmind_desktop.core.model import LEVELS
from localmind_desktop.core.model.insight import EntityKind, TextRun

_JOIN = " · "  # between the header and the first cell in a label
_YEAR = re.compile(r"(?:19|20)\d\d")
_LARGEST = 17  # digits
_SAMPLE = 400  # cells


class Stated(NamedTuple):
    """What the name and the first header of a table say of its numbers; ``power`` is None where they say nothing."""

    code: str = ""
    power: int | None = None


def stated_by(cells: Sequence[TextRun], around: Surroundings, usual: str) -> Stated:
    """What holds for the cells of one table. ``usual`` is the currency of the document."""
    firsts = dict.fromkeys(run.label for run in cells if _JOIN not in run.label)
    said = "\n".join([cells[0].section, *firsts])
    code, power = currency_in(said, around), power_in(said)
    if power is not None and not code:
        code = main_currency((run.text for run in cells[:_SAMPLE]), around) or usual
    return Stated(code, power)


def cell_find(run: TextRun, stated: Stated, around: Surroundings) -> Find | None:
    """The number that is all of a cell, as the amount or the percentage that its column makes of it."""
    match = _cell().fullmatch(run.text.strip())
    if match is None or bool(match["open"]) != bool(match["close"]):
        return None
    value = decimal_of(match["num"], around.comma)
    header = run.label.partition(_JOIN)[0] if _JOIN in run.label else ""
    if value is None or not header:
        return None
    value = -value if match["sign"] or match["open"] else value
    start, end = len(run.text) - len(run.text.lstrip()), len(run.text.rstrip())
    if not match["cur"] and _is_share(header):
        return Find(EntityKind.PERCENTAGE, start, end, f"{plain(value)} %")
    own = currency_in(header, around)
    code = code_of(match["cur"], around) if match["cur"] else own or _of_table(run, match["num"], stated)
    power = power_in(header)
    power = stated.power if power is None else power
    if match["cur"] and (power is None or counts_in(run.label)):
        return None  # as it stands
    if not code or value.adjusted() + (power or 0) > _LARGEST:
        return None
    return Find(EntityKind.AMOUNT, start, end, f"{cents(value.scaleb(power or 0))} {code}")


def power_in(text: str) -> int | None:
    """The power of ten of "in millions" or "($ thousands)"; None where none is said."""
    match = _scale_named().search(text)
    return power_of(match["joined"] or match["letter"] or match["scale"]) if match else None


def counts_in(text: str) -> bool:
    """Whether what names a cell says that it counts something else than money."""
    return _counts().search(text) is not None


def _of_table(run: TextRun, figures: str, stated: Stated) -> str:
    return "" if counts_in(run.label) or _YEAR.fullmatch(figures) else stated.code


def _is_share(header: str) -> bool:
    """Whether a column holds percentages; one called "2014 %" is two that were read as one."""
    own = header.rpartition(LEVELS)[2]
    return _share_named().search(own) is not None and not _YEAR.search(own)


def cell_runs(runs: Sequence[TextRun]) -> Iterator[tuple[int, int]]:
    """Where the cells of each table begin and end among the runs."""
    start = 0
    while start < len(runs):
        end = start + 1
        if runs[start].kind is None:
            while end < len(runs) and runs[end].kind is None and runs[end].section == runs[start].section:
                end += 1
            yield start, end
        start = end


@cache
def _cell() -> re.Pattern[str]:
    signs = one_of(lexicon().currencies.signs)
    return re.compile(
        rf"(?P<cur>{signs})?\s?(?P<open>\(\s?)?(?P<sign>[-−–]\s?)?(?P<num>{NUM})\s?(?P<close>\))?(?:\s?\(?[a-z\d]\)|\*)?"
    )


@cache
def _counts() -> re.Pattern[str]:
    return re.compile(rf"(?i:{bounded(lexicon().all_of('numbers', 'counts'))})|%")


@cache
def _share_named() -> re.Pattern[str]:
    words = one_of(lexicon().all_of("numbers", "percent"))
    return re.compile(rf"(?:^|[\s(\[›,/-])(?:%|％|(?i:{words}))(?=$|[\s)\],])")


@cache
def _scale_named() -> re.Pattern[str]:
    wide = one_of(name for name in scales() if re.match(f"[{WIDE}]", name))
    worded = one_of(name for name in scales() if len(name) > 1 and not re.match(f"[{WIDE}]", name))
    leads = one_of(word for word in lexicon().all_of("numbers", "money") if not re.match(f"[{WIDE}]", word))
    wide_leads = one_of(word for word in lexicon().all_of("numbers", "money") if re.match(f"[{WIDE}]", word))
    signs = one_of([*lexicon().currencies.signs, *lexicon().currencies.codes])
    return re.compile(
        rf"(?<!\w)(?:(?i:{leads})\s{{1,2}}(?:{signs}\s?)?|[(\[]\s?(?:{signs}\s?)?|{signs}\s?)(?P<scale>(?i:{worded}))(?!\w)"
        rf"|{wide_leads}[：:（(\s]{{0,3}}(?P<joined>{wide})"
        rf"|(?<!\w)(?P<letter>[kTM])(?={signs})"
    )
