"""What a source offers to support: its values in every form that says the same (A7). Pure.

A number in the source supports that number with its unit on any scale (``18 mA`` is 0.018 A), and the bare figure; a
bare figure supports a unit only where the source gives it one: in its cell's header, in the row's unit cell, in its
caption, or at the end of its enumeration (``10 to 20 V``). A rounded figure is supported only where the answer says
that it is one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from localmind_desktop.core.ask.ground.days import told_by
from localmind_desktop.core.ask.ground.plain_text import plain
from localmind_desktop.core.ask.ground.values import Kind, Value, values_in
from localmind_desktop.core.terms import term_of
from localmind_desktop.core.text.numbers import hexadecimal, number, writes_comma
from localmind_desktop.core.text.quantities import header_unit
from localmind_desktop.core.text.units import BARE, Unit, symbol_at, unit_of

Key: TypeAlias = tuple[str, str, str]

_JOINS = re.compile(r"(?:[\s,/;~&|-]|\.\.+|\+/-|±|\b(?:to|through|and|or|und|oder|bis|et|ou|à|up)\b|至|到|和)+")
_LONGEST_JOIN = 16
UNIT_CELL = re.compile(r"^(?:units?|einheit(?:en)?|unité|uom|dim\.?|单位)\s*[:：]\s*(?P<unit>\S.*)$", re.IGNORECASE)
_CELL = re.compile(r"^(?P<header>[^:]{1,120}):\s+\S")
_IN_BRACKETS = re.compile(r"[(\[]\s*(?:in\s+)?(?P<unit>[^)\]]{1,24}?)\s*[)\]]")
_CURRENCY = re.compile(r"[$€£¥]|\b(?:USD|EUR|GBP)\b")
_CURRENCIES = frozenset("$€£¥")
_SCALED = re.compile(r"\b(?P<scale>thousands?|millions?|billions?|Tsd|Mio|Mrd|T€)\b|\$000|000s", re.IGNORECASE)
_SCALES = {"t": 1e3, "m": 1e6, "b": 1e9}
_ACCOUNTING = re.compile(r"\(\s?[$€£]?\s?[\d,.']*[.,][\d,.']*\s?\)")
_HEADING_NUMBER = re.compile(r"(?:^|(?<=› ))(?:chapter |section |kapitel )?\d{1,3}[.)]?(?=\s)", re.IGNORECASE)
_PARTS = re.compile(r"[./:+#@]")
_DIGITS = 10


@dataclass(frozen=True)
class Evidence:
    """``keys`` are the forms in which the source says its values, ``figures`` its numbers by dimension. ``said`` is all
    that it says, in small letters."""

    keys: frozenset[Key]
    figures: tuple[tuple[float, str], ...]
    words: frozenset[str]
    comma: bool
    said: str

    @cached_property
    def terms(self) -> frozenset[str]:
        """The words, in any of their forms."""
        return frozenset(map(term_of, self.words))


def evidence_of(text: str, context: str = "") -> Evidence:
    """What ``text`` supports; ``context`` is its headings and caption."""
    comma = writes_comma(text)
    keys: set[Key] = set()
    figures: list[tuple[float, str]] = []
    shared = _shared_units(text, context)
    for part, units in [*((line, shared) for line in _parts(text)), (_HEADING_NUMBER.sub(" ", context), [])]:
        for key, figure in _offers(part, units, comma):
            keys.add(key)
            if figure is not None:
                figures.append(figure)
    keys |= {("q", f"±{value}", unit) for kind, value, unit in keys if kind == "q" and ("q", f"-{value}", unit) in keys}
    said = folded(f"{context} {text}")
    return Evidence(frozenset(keys), tuple(figures), frozenset(re.findall(r"[^\W\d_]+", said)), comma, said)


def folded(text: str) -> str:
    """In small letters and one spelling, with single spaces."""
    return " ".join(plain(text).text.casefold().split())


def number_key(value: float, unit: Unit, sign: str = "") -> Key:
    return "q", f"{sign}{value * unit.factor:.{_DIGITS}g}", unit.dimension


def code_key(text: str) -> Key:
    return "c", text.casefold(), ""


def time_key(text: str) -> Key:
    return "t", ":".join(str(int(part)) for part in text.split(":")), ""


def _parts(text: str) -> list[str]:
    """Cells of a row stand on lines of their own; the lines of prose belong together."""
    lines = text.split("\n")
    is_row = sum(bool(_CELL.match(line)) for line in lines) * 2 > len(lines)
    return lines if is_row else [text.replace("\n", " ")]


def _shared_units(text: str, context: str) -> list[Unit]:
    """The units that a row's unit cell, or its caption, gives to figures without one."""
    found: list[Unit] = []
    for line in text.split("\n"):
        if cell := UNIT_CELL.match(line):
            found += _units(cell["unit"])
    if not found:
        found = [unit for match in _IN_BRACKETS.finditer(plain(context).text) for unit in _units(match["unit"])]
    whole = f"{context}\n{text}"
    found += [unit for sign in set(_CURRENCY.findall(whole)) if (unit := unit_of(sign)) is not None]
    for match in _SCALED.finditer(context):
        scale = _SCALES["t" if not match["scale"] else match["scale"][0].casefold()]
        found += [Unit(scale, ""), *(Unit(unit.factor * scale, unit.dimension) for unit in list(found))]
    return found


def _units(text: str) -> list[Unit]:
    words = [text, *re.split(r"[\s,;]+|/(?=\w+$)", text)]
    return [found[0] for word in words if word and (found := symbol_at(word, 0)) and found[1] == len(word)]


def _offers(part: str, shared: Sequence[Unit], comma: bool) -> Iterator[tuple[Key, tuple[float, str] | None]]:
    """The keys of the values of one part, those of numbers with the figure itself."""
    text = plain(part)
    values = values_in(text)
    cell = _CELL.match(text.text)
    own = _header_units(cell["header"]) if cell else []
    inherited = BARE
    for position in range(len(values) - 1, -1, -1):
        value = values[position]
        if value.kind is not Kind.NUMBER:
            yield from ((key, None) for key in _plain_keys(value))
            inherited = BARE
            continue
        between = text.text[value.end : values[position + 1].start] if position + 1 < len(values) else "."
        joins = len(between) <= _LONGEST_JOIN and (not between or _JOINS.fullmatch(between))
        inherited = value.unit if value.unit.dimension else inherited if joins else BARE
        if value.unit.dimension:
            units = [value.unit, *_scaled(value, shared)]
        else:
            units = [inherited, *_bracketed(text.text, value), *(own or shared)]
        yield from _number_offers(text.text, value, [BARE, *units], comma)


def _header_units(header: str) -> list[Unit]:
    unit = header_unit(header)
    found = [unit] if unit.dimension or unit.factor != 1.0 else []
    return found or [one for match in _IN_BRACKETS.finditer(header) for one in _units(match["unit"])]


def _scaled(value: Value, shared: Sequence[Unit]) -> list[Unit]:
    """An amount's currency in the millions that a caption says."""
    is_amount = value.unit.dimension in _CURRENCIES and value.scale == 1.0
    return [Unit(unit.factor, value.unit.dimension) for unit in shared if not unit.dimension] if is_amount else []


def _bracketed(text: str, value: Value) -> list[Unit]:
    """The units in the brackets that stand next before a figure: ``Supply current (mA) 18``."""
    last = None
    for match in _IN_BRACKETS.finditer(text, 0, value.start):
        last = match
    return _units(last["unit"]) if last else []


def _number_offers(
    text: str, value: Value, units: Sequence[Unit], comma: bool
) -> Iterator[tuple[Key, tuple[float, str] | None]]:
    figure = number(value.text, comma)
    if figure is None:
        return
    apart = text[value.start : value.end].split()
    if len(apart) > 1 and apart[1].isdigit():  # 1 000, or two figures side by side
        yield from ((number_key(float(part), BARE), None) for part in apart if part.isdigit())
    figure *= value.scale
    loss = _ACCOUNTING.match(text, max(0, text.rfind("(", 0, value.start))) is not None
    for unit in dict.fromkeys(units):
        signed = -figure if value.sign == "-" else figure
        if value.sign == "±":
            yield number_key(figure, unit, "±"), (figure * unit.factor, unit.dimension)
            yield number_key(figure, unit, "+"), None
            yield number_key(-figure, unit), None
            continue
        yield number_key(signed, unit), (signed * unit.factor, unit.dimension)
        if value.sign == "+":
            yield number_key(figure, unit, "+"), None
        if loss:
            yield number_key(-figure, unit), None


def _plain_keys(value: Value) -> Iterator[Key]:
    match value.kind:
        case Kind.DATE:
            for day in value.days:
                yield from (("d", str(told), "") for told in told_by(day))
                if day.year is not None:
                    yield number_key(float(day.year), BARE)
            yield code_key(value.text)
        case Kind.TIME:
            yield time_key(value.text)
            yield from (number_key(float(part), BARE) for part in value.text.split(":"))
        case Kind.HEX:
            yield ("x", str(hexadecimal(value.text)), "")
            if value.text[-1] in "hH" and value.text[:-1].isdigit():
                yield number_key(float(value.text[:-1]), Unit(3600.0, "s"))
        case _:
            yield from map(code_key, _pieces(value.text))
            if re.fullmatch(r"[\d/]+", value.text):
                yield from (number_key(float(part), BARE) for part in value.text.split("/"))
            elif re.fullmatch(r"[\d-]+", value.text):
                yield number_key(float(value.text.split("-")[0]), BARE)  # 61850 of 61850-7-4


def _pieces(name: str) -> Iterator[str]:
    """A name, what its points and slashes divide, and the beginnings and parts that its dashes make."""
    yield name
    for piece in {name, *_PARTS.split(name)}:
        dashed = piece.split("-")
        for start in range(len(dashed)):
            yield from ("-".join(dashed[start:end]) for end in range(start + 1, len(dashed) + 1))
