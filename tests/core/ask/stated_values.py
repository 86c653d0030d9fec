"""Passages drawn with known values, right ways to say these, and wrong ones: for the tests of grounding."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
NAMES = ("supply current", "rise time", "clamping force", "leakage", "set point", "line loss", "drift", "pulse width")
UNITS = {
    "mA": ("A", "µA", "mV"),
    "V": ("mV", "A", "kV"),
    "kHz": ("Hz", "MHz", "kΩ"),
    "µs": ("ms", "s", "µV"),
    "°C": ("K", "%", "°F"),
    "kΩ": ("Ω", "MΩ", "kHz"),
    "%": ("ppm", "V", "dB"),
    "dB": ("V", "%", "dBm"),
    "mm": ("cm", "m", "ms"),
    "kg": ("g", "t", "kW"),
}
SPELLED = {"kΩ": "kohm", "µs": "us", "%": "percent", "°C": "degrees Celsius", "V": "volts", "kHz": "kilohertz"}


@dataclass(frozen=True)
class Stated:
    """``source`` holds a value; ``right`` says it in other forms, ``wrong`` by kind of mistake says another."""

    source: str
    right: tuple[str, ...]
    wrong: dict[str, str]


def statement(chance: random.Random) -> Stated:
    """A value of any kind."""
    return chance.choice((_measure, _measure, _row, _range, _date, _identifier, _amount, _hex, _german))(chance)


def _measure(chance: random.Random) -> Stated:
    unit = chance.choice(list(UNITS))
    figure = _figure(chance)
    sign = chance.choice(("", "", "-", "±"))
    shown = sign.replace("-", chance.choice(("−", "-", "–")))
    source = f"The {chance.choice(NAMES)} is {shown}{figure}{chance.choice((' ', ''))}{unit} at rest."
    right = [f"{sign}{figure} {unit}", f"{sign}{figure}{unit}", f"{shown}{figure} {SPELLED.get(unit, unit)}"]
    if "." in figure:
        right += [f"{sign}{figure}0 {unit}", f"{sign}{figure.replace('.', ',')} {unit}"]
        rounded = f"{float(figure):.{max(0, len(figure.split('.')[1]) - 1)}f}"
        if sign != "±" and float(rounded):
            right.append(f"about {sign}{rounded} {unit}")
    wrong = {
        "digit": f"{sign}{_other_digit(chance, figure)} {unit}",
        "unit": f"{sign}{figure} {chance.choice(UNITS[unit])}",
        "sign": f"{'' if sign else '-'}{figure} {unit}",
        "shift": f"{sign}{_shifted(figure)} {unit}",
    }
    if "." in figure:
        wrong["rounded"] = f"{sign}{float(figure) + 0.4:.0f} {unit}"
    return Stated(source, tuple(right), wrong)


def _row(chance: random.Random) -> Stated:
    """A row whose unit stands in the header, or in a cell of its own."""
    unit = chance.choice(list(UNITS))
    least, most = (_figure(chance) for _ in range(2))
    name = chance.choice(NAMES)
    source = chance.choice(
        (
            f"Parameter: {name}\nMin: {least}\nMax: {most}\nUnit: {unit}",
            f"Parameter: {name}\nMin ({unit}): {least}\nMax ({unit}): {most}",
            f"Parameter: {name}\nMin [{unit}]: {least}\nMax [{unit}]: {most}",
        )
    )
    right = (f"{least} {unit}", f"{most}{unit}", f"from {least} to {most} {unit}", f"between {least} {unit} and {most}")
    wrong = {"digit": f"{_other_digit(chance, most)} {unit}", "unit": f"{most} {chance.choice(UNITS[unit])}"}
    return Stated(source, right, wrong | {"shift": f"{_shifted(least)} {unit}"})


def _range(chance: random.Random) -> Stated:
    unit = chance.choice(list(UNITS))
    low, high = sorted(chance.sample(range(11, 990), 2))
    mark = chance.choice(("…", "–", " to ", "...", " - ", " bis "))
    source = f"Allowed for the {chance.choice(NAMES)}: {low}{mark}{high} {unit}."
    right = (
        f"{low}–{high} {unit}",
        f"{low} to {high} {unit}",
        f"{low} {unit}",
        f"between {low} and {high}{unit}",
        f"{low}…{high} {unit}",
    )
    wrong = {"digit": f"{low}–{_other_digit(chance, str(high))} {unit}", "unit": f"{high} {UNITS[unit][0]}"}
    return Stated(source, right, wrong | {"sign": f"-{low} {unit}", "shift": f"{low}0 to {high} {unit}"})


def _date(chance: random.Random) -> Stated:
    year, month, day = chance.randint(1980, 2029), chance.randint(0, len(MONTHS) - 1), chance.randint(13, 28)
    name = MONTHS[month]
    number = month + 1
    forms = (
        f"{day} {name} {year}",
        f"{name} {day}, {year}",
        f"{year}-{number:02}-{day:02}",
        f"{day:02}.{number:02}.{year}",
        f"{number}/{day}/{year}",
        f"{name[:3]} {day}, {year}",
    )
    other = day + 1 if day < 28 else day - 1
    wrong = {
        "day": f"{other} {name} {year}",
        "year": f"{year + 1}-{number:02}-{day:02}",
        "month": f"{MONTHS[(month + 1) % len(MONTHS)]} {day}, {year}",
    }
    right = (*forms, f"{name} {year}", str(year), f"{day} {name}")
    return Stated(f"It was signed on {chance.choice(forms)} in the town hall.", right, wrong)


def _identifier(chance: random.Random) -> Stated:
    number = chance.randint(1, 9)
    make: Callable[[int], str] = chance.choice(
        (
            lambda n: f"CTRL_REG{n}_XL",
            lambda n: f"LSM{n}DS1",
            lambda n: f"EN 6073{n}-2-9",
            lambda n: f"TapPos{n}.stVal",
            lambda n: f"INT{n}2U",
            lambda n: f"XQ-{n}70/B",
            lambda n: f"v{n}.14.2",
        )
    )
    right = (make(number), f"`{make(number)}`", f"the **{make(number)}**", f"({make(number)})", f"{make(number)}-based")
    wrong = {"identifier": make(number % 9 + 1), "cut": f"{make(number)}7"}
    return Stated(f"This is set in {make(number)}, see there.", right, wrong)


def _amount(chance: random.Random) -> Stated:
    whole = chance.randint(1_001, 989_999)
    grouped = f"{whole:,}"
    sign = chance.choice(("$", "€", ""))
    names = {"$": "dollars", "€": "EUR", "": ""}
    source = f"In that year it paid {sign}{grouped} for the {chance.choice(NAMES)}."
    right = [
        f"{sign}{grouped}",
        f"{sign}{whole}",
        f"{sign}{grouped.replace(',', chr(0x202F))}",
        f"{whole} {names[sign]}",
    ]
    if whole % 100 == 0:
        right.append(f"{sign}{whole / 1000} k")
    wrong = {
        "digit": f"{sign}{_other_digit(chance, str(whole))}",
        "currency": f"{'£'}{grouped}",
        "scale": f"{sign}{grouped} million",
        "shift": f"{sign}{whole * 10}",
    }
    return Stated(source, tuple(right), wrong)


def _hex(chance: random.Random) -> Stated:
    number = chance.randint(0x1A, 0xFE)
    source = f"The register lies at 0x{number:02X} of the bank."
    right = (f"0x{number:02X}", f"0x{number:02x}", f"0x00{number:02X}", f"0{number:02X}h")
    return Stated(source, right, {"digit": f"0x{number + 1:02X}", "decimal": f"{number}"})


def _german(chance: random.Random) -> Stated:
    whole, part = chance.randint(1, 98), chance.randint(11, 99)
    unit = chance.choice(("mA", "V", "kg"))
    source = f"Der Wert ist mit {whole},{part} {unit} angegeben und gilt für die Anlage."
    right = (f"{whole},{part} {unit}", f"{whole}.{part} {unit}", f"etwa {whole},{part // 10} {unit}")
    right = right if part % 10 < 5 else right[:2]
    wrong = {
        "digit": f"{whole + 1},{part} {unit}",
        "shift": f"{whole}{part} {unit}",
        "unit": f"{whole},{part} {UNITS[unit][0]}",
    }
    return Stated(source, right, wrong)


def _figure(chance: random.Random) -> str:
    if chance.random() < 0.5:
        return str(chance.randint(11, 989))
    tenths = chance.randint(1, 9)
    return f"{chance.randint(1, 98)}.{chance.choice((tenths, 10 * tenths + chance.randint(1, 9)))}"


def _other_digit(chance: random.Random, figure: str) -> str:
    places = [n for n, character in enumerate(figure) if character.isdigit()]
    place = chance.choice(places)
    digit = chance.choice([d for d in "123456789" if d != figure[place]])
    return figure[:place] + digit + figure[place + 1 :]


def _shifted(figure: str) -> str:
    return figure.replace(".", "") if "." in figure else f"{figure[:-1]}.{figure[-1]}"
