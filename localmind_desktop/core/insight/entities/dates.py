"""Dates, spans of dates and quarters in several languages, as ISO 8601. Pure.

A day is ``2024-03-15``, a month ``2024-03``, a quarter ``2023-Q3``; a span of them is ``first/last``.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator
from functools import cache

from localmind_desktop.core.insight.entities.finds import Find, Surroundings
from localmind_desktop.core.insight.entities.lexicon import bounded, lexicon, one_of
from localmind_desktop.core.insight.entities.numerals import HAN_NUM, han_number
from localmind_desktop.core.model.insight import EntityKind

_DAY = r"(?:0?[1-9]|[12]\d|3[01])(?!\d)"
_YEAR = r"(?:1[5-9]|20|21)\d\d(?![^\W\u2e80-\uffff]|[.,]\d)"
_SHORT = r"\d\d(?![^\W\u2e80-\uffff]|[./,-]\d)"
_BEGIN = r"(?<![^\W\u2e80-\uffff])(?<![.,/:$€£-])"
_AFTER_RANGE = r"(?<=\d{4}[-–—])"
_NUMERIC = re.compile(
    rf"(?:{_BEGIN}|{_AFTER_RANGE})(?P<a>\d{{1,4}})(?P<mark>[./-])(?P<gap>\s?)(?P<b>\d{{1,2}})(?P=mark)(?P=gap)"
    r"(?P<c>\d{2}|\d{4})(?=$|[T_]\d|[^\w]|[\u2e80-\uffff])(?![./-]\d(?!\d?[./]))"
)
_ELIDED = re.compile(
    r"(?<![^\W\u2e80-\uffff])(?<![.,/:-])(?P<d0>\d{1,2})\.\s?(?:(?P<m0>\d{1,2})\.\s?)?(?:-|–|—|bis(?:\s+zum)?|au)\s*"
    r"(?P<d>\d{1,2})\.\s?(?P<m>\d{1,2})\.\s?(?P<y>(?:19|20)\d\d)(?![^\W\u2e80-\uffff])"
)
_MONTH_YEAR = re.compile(
    r"(?<![^\W\u2e80-\uffff])(?<![.,/:-])(?P<m>0?[1-9]|1[0-2])(?P<mark>[./-])(?P<y>(?:19|20)\d\d)(?![^\W\u2e80-\uffff]|[./,-]\d)"
)
_YEAR_MONTH = re.compile(
    r"(?<![^\W\u2e80-\uffff])(?<![.,/:-])(?P<y>(?:19|20)\d\d)-(?P<m>0[1-9]|1[0-2])(?![^\W\u2e80-\uffff]|[./,-]\d)"
)
_HAN = re.compile(
    rf"(?P<y>(?<!\d)\d{{4}}|[〇零一二三四五六七八九]{{4}})\s*年\s*(?P<m>\d{{1,2}}|{HAN_NUM})\s*月(?:份)?"
    rf"(?:\s*(?P<d>\d{{1,2}}|{HAN_NUM})\s*[日号])?"
    rf"(?:\s*(?:至|到|-|–|—|~)\s*(?:(?P<m2>\d{{1,2}}|{HAN_NUM})\s*月(?:份)?)?(?:\s*(?P<d2>\d{{1,2}}|{HAN_NUM})\s*[日号])?"
    r"(?<=[日号月份]))?"
)
_HAN_QUARTER = re.compile(
    r"(?P<y>(?<!\d)\d{4}|[〇零一二三四五六七八九]{4})\s*年(?:度)?\s*(?P<q>第?\s*[一二三四1234])\s*季度?"
)
_NEAR = 28  # letters before a date that may tell that it is one, or that it is none
_OLDEST, _NEWEST = 1800, 2199
_TURN = 70  # two figures up to here are of this century


def date_finds(text: str, label: str, around: Surroundings) -> Iterator[Find]:
    """The dates of a text; ``label`` is what names a cell."""
    if not any(letter.isdigit() for letter in text) and "年" not in text:
        return
    for start, end, normalised in _all(text, label, around):
        if normalised:
            yield Find(EntityKind.DATE, start, end, normalised)


def month_first(texts: Iterable[str], language: str) -> bool:
    """Whether ``3/4/2024`` is in March: told by dates of the document that can be read one way only."""
    first = second = 0
    for text in texts:
        for match in _NUMERIC.finditer(text):
            if match["mark"] != "." and len(match["a"]) <= 2:
                first += int(match["a"]) <= 12 < int(match["b"]) <= 31
                second += int(match["b"]) <= 12 < int(match["a"]) <= 31
    return first > second if first != second else language == "en"


def _all(text: str, label: str, around: Surroundings) -> Iterator[tuple[int, int, str]]:
    for match in [*_ELIDED.finditer(text), *_NUMERIC.finditer(text)]:
        yield match.start(), match.end(), _numeric(match, text, label, around)
    for pattern in _written():
        for match in pattern.finditer(text):
            if _may_be_month(match, around):
                yield match.start(), match.end(), _spelled(match.groupdict())
    for match in _quarter().finditer(text):
        yield match.start(), match.end(), _quarter_of(match)
    for match in [*_MONTH_YEAR.finditer(text), *_YEAR_MONTH.finditer(text)]:
        if _is_told(text, match.start(), label):
            yield match.start(), match.end(), _iso(match["y"], match["m"])
    if "年" in text:
        for match in _HAN_QUARTER.finditer(text):
            yield match.start(), match.end(), f"{_han(match['y'])}-Q{_quarters()[match['q'].replace(' ', '')]}"
        for match in _HAN.finditer(text):
            yield match.start(), match.end(), _spelled({name: _han(part) for name, part in match.groupdict().items()})


# ---------------------------------------------------------------------- in figures


def _numeric(match: re.Match[str], text: str, label: str, around: Surroundings) -> str:
    parts = match.groupdict()
    if "d0" in parts:
        return _spelled(parts)
    a, b, c, mark = match["a"], match["b"], match["c"], match["mark"]
    if len(a) == 4:
        return _iso(a, b, c) if len(c) == 2 and not _is_denied(text, match.start()) else ""
    if len(a) > 2 or (match["gap"] and mark != "."):
        return ""
    if len(c) == 2:
        certain = mark == "/" and len(a) == len(b) == 2
        if not (certain or _is_told(text, match.start(), label)) or _is_denied(text, match.start()):
            return ""
        c = _full(c)
    elif _is_denied(text, match.start()):
        return ""
    month_leads = mark != "." and around.month_first
    return _iso(c, a, b) or _iso(c, b, a) if month_leads else _iso(c, b, a) or (_iso(c, a, b) if mark != "." else "")


def _is_told(text: str, start: int, label: str) -> bool:
    """Whether a word before a date, or what names the cell, says that it is one."""
    if label and _context().search(label):
        return not _never().search(label.rpartition(" · ")[0] or label)
    before = text[max(0, start - _NEAR) : start]
    return bool(_context().search(before)) and not _is_denied(text, start)


def _is_denied(text: str, start: int) -> bool:
    """Whether the word right before is that of a section, a version, a figure."""
    return bool(_denied().search(text[max(0, start - _NEAR) : start]))


def _full(year: str) -> str:
    return ("20" if int(year) < _TURN else "19") + year


def _iso(year: str, month: str, day: str | None = None) -> str:
    """Empty where there is no such day."""
    try:
        found = datetime.date(int(year), int(month), int(day or 1))
    except ValueError:
        return ""
    if not _OLDEST <= found.year <= _NEWEST:
        return ""
    return found.isoformat() if day else f"{found.year}-{found.month:02d}"


# ---------------------------------------------------------------------- with words


def _spelled(parts: dict[str, str | None]) -> str:
    """A day, a month or a span of them from ``d0 m0 d m y``, or ``d m d2 m2 y`` where the first comes first."""
    year, month, day = parts["y"] or "", _month(parts["m"]), parts.get("d") or parts.get("d2")
    year = _full(year) if len(year) == 2 else year
    last_month, last_day = _month(parts.get("m2")) or month, parts.get("d2") or day
    first_month, first_day = _month(parts.get("m0")) or month, parts.get("d0") or day
    last = _iso(year, last_month, last_day)
    first = _iso(year, first_month, first_day)
    if not first or not last or first == last:
        return last if first else ""
    return f"{first}/{last}" if first < last else ""


def _month(name: str | None) -> str:
    if not name or name.isdigit():
        return name or ""
    return str(lexicon().months.get(name.rstrip(".").casefold(), "0"))


def _may_be_month(match: re.Match[str], around: Surroundings) -> bool:
    """English and German names have a capital; a lone lower-case one ("may 2000") is another word there."""
    return match["m"][0].isupper() or match.groupdict().get("d") is not None or around.language not in ("en", "de")


@cache
def _written() -> tuple[re.Pattern[str], ...]:
    names = lexicon()
    month = rf"(?i:{one_of(names.months)})(?![^\W\u2e80-\uffff])\.?"
    ordinal = rf"(?:\.|{one_of(names.all_of('dates', 'ordinals'))})?"
    of = rf"(?:(?:{one_of(names.all_of('dates', 'of'))})\s*)?"
    until = rf"\s*(?:-|–|—|/|(?i:{one_of(names.all_of('dates', 'until'))})\s)\s*(?:(?:the|den|le)\s)?"
    year = rf"(?P<y>{_YEAR})"
    # Nothing may repeat without an end: white space is bounded, so that hostile text costs no more than its length.
    gap = r"[\s,\u00a0]{0,3}"
    begin = r"(?<![^\W\u2e80-\uffff])(?<![.,/:-])"
    day_month = (
        rf"{begin}(?:(?P<d0>{_DAY}){ordinal}(?:[\s]{{1,3}}{of}(?P<m0>{month}))?{until})?"
        rf"(?P<d>{_DAY}){ordinal}\s{{0,3}}{of}(?P<m>{month}){gap}{of}{year}"
    )
    dashed = rf"{begin}(?P<d>{_DAY})[-/.](?P<m>{month})[-/.](?P<y>(?:19|20)\d\d(?![^\W\u2e80-\uffff])|{_SHORT})"
    month_day = (
        rf"(?<![^\W\u2e80-\uffff])(?<![-])(?P<m0>{month})\s{{1,3}}(?:(?P<d0>{_DAY}){ordinal}{until}(?:(?P<m>{month})\s{{1,3}})?)?"
        rf"(?P<d>{_DAY}){ordinal}(?:,\s{{0,3}}|\s{{1,3}}){year}"
    )
    alone = (
        rf"(?<![^\W\u2e80-\uffff])(?<![-])(?:(?P<m0>{month}){until})?(?P<m>{month})(?:[\s,\u00a0]{{1,3}}|-|/){of}{year}"
    )
    dotted_year = rf"{begin}(?P<y>(?:19|20)\d\d)[-/\s](?P<m>{month})[-/\s](?P<d>{_DAY})(?![^\W\u2e80-\uffff])"
    fixed = month_day.replace("(?P<m>", "(?P<m2>").replace("(?P<m0>", "(?P<m>")
    fixed = fixed.replace("(?P<d>", "(?P<d2>").replace("(?P<d0>", "(?P<d>")
    return tuple(re.compile(one) for one in (day_month, dashed, fixed, alone, dotted_year))


# ---------------------------------------------------------------------- quarters


@cache
def _quarters() -> dict[str, int]:
    return lexicon().quarters()


@cache
def _quarter() -> re.Pattern[str]:
    names = lexicon()
    fiscal = rf"(?:(?i:{one_of(names.all_of('dates', 'fiscal'))})[\s,]{{0,2}}){{0,3}}"
    counted = one_of(name for name in names.quarters() if not re.match(r"[\u2e80-\uffff]", name))
    noun = one_of(names.all_of("dates", "quarter"))
    begin, end = r"(?<![^\W\u2e80-\uffff])(?<![.-])", r"(?![^\W\u2e80-\uffff]|%|[.,]\d)"
    four, two = r"(?:19|20)\d\d", r"\d\d"
    short = rf"{begin}[QqTt](?P<q1>[1-4])[\s/,’'-]{{0,2}}{fiscal}(?:(?P<y1>{four})|['’]?(?P<s1>{two})){end}"
    behind = rf"{begin}(?:FY|GJ)?\s?(?P<y2>{four})[\s/,-]{{0,2}}[QT](?P<q2>[1-4]){end}"
    compact = rf"{begin}(?P<q3>[1-4])[QT](?:FY)?['’]?(?:(?P<y3>{four})|(?P<s3>{two})){end}"
    worded = rf"{begin}(?i:(?P<q4>{counted}))\.?[\s-]{{1,2}}(?i:{noun})[\s,]{{1,2}}{fiscal}(?P<y4>{four}){end}"
    return re.compile("|".join((short, behind, compact, worded)))


def _quarter_of(match: re.Match[str]) -> str:
    for index in "1234":
        quarter = match[f"q{index}"]
        if quarter:
            parts = match.groupdict()
            year, short = parts.get(f"y{index}"), parts.get(f"s{index}")
            if not year and index == "1" and not re.search(r"(?i:FY|fiscal)|['’]|^[Qq]\d/", match[0]):
                return ""  # "Q312" is a name
            return f"{year or _full(short or '')}-Q{_quarters()[quarter.casefold()]}"
    return ""


def _han(text: str | None) -> str | None:
    if text is None or text.isdigit():
        return text
    value = han_number(text)
    return str(value) if value is not None else "0"


# ---------------------------------------------------------------------- words around


@cache
def _context() -> re.Pattern[str]:
    return re.compile(bounded(lexicon().all_of("dates", "context")), re.IGNORECASE)


@cache
def _never() -> re.Pattern[str]:
    return re.compile(bounded(lexicon().all_of("dates", "never")), re.IGNORECASE)


@cache
def _denied() -> re.Pattern[str]:
    return re.compile(rf"(?:{bounded(lexicon().all_of('dates', 'never'))}\.?|§)[\s:#]{{0,2}}$", re.IGNORECASE)
