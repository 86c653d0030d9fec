"""Seeded words and figures for drawn tables: names, addresses, amounts, marks, sentences."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

_PARTS = ("CTRL", "STAT", "DATA", "TEMP", "FIFO", "INT", "CLK", "MODE", "GAIN", "OUT", "CFG", "ADC", "PWM", "RST")
_NOUNS = (
    "voltage",
    "current",
    "supply",
    "sensor",
    "filter",
    "output",
    "input",
    "clock",
    "reset",
    "counter",
    "timer",
    "buffer",
    "channel",
    "signal",
    "threshold",
    "driver",
)
_VERBS = ("sets", "clears", "enables", "limits", "selects", "reports", "holds", "starts", "stops", "measures")
_NAMES = ("Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper", "Larch", "Maple")
_UNITS = ("V", "mA", "kHz", "ms", "µs", "kPa", "°C", "dB", "nF", "kg", "%", "mm", "bits")
_COLUMN_NAMES = {
    "identifier": ("Name", "Register", "Symbol", "Attribute name", "Signal", "Data object"),
    "hexadecimal": ("Address", "Offset", "Reset value", "Default"),
    "number": ("Value", "Count", "Typ.", "Min.", "Max.", "Quantity", "Size"),
    "amount": ("Amount", "Price", "Net value", "Total"),
    "unit": ("Unit", "Units"),
    "word": ("Type", "Class", "Function", "Mode", "Role"),
    "mark": ("Support", "Req.", "M/O", "R/W"),
    "phrase": ("Description", "Explanation", "Remarks", "Meaning"),
    "measure": ("Range", "Rating", "Limit", "Tolerance"),
}
MARKS = ("x", "M", "O", "r/w", "r", "yes", "no")


def identifier(random: Random) -> str:
    sort = random.randrange(4)
    if sort == 0:
        return f"{random.choice(_PARTS)}_{random.choice(_PARTS)}{random.randrange(1, 99)}"
    if sort == 1:
        return random.choice(_PARTS).lower() + random.choice(_PARTS).title() + str(random.randrange(1, 99))
    if sort == 2:
        return f"{random.choice(_PARTS)}{random.randrange(1, 999)}"
    return f"{random.choice(_NOUNS)}{random.choice(_NOUNS).title()}"


def hexadecimal(random: Random) -> str:
    return f"0x{random.randrange(0x10, 0xFFFF):02X}"


def number(random: Random) -> str:
    return random.choice((f"{random.randrange(1, 999)}", f"{random.uniform(0, 99):.2f}", f"-{random.randrange(1, 99)}"))


def amount(random: Random) -> str:
    value = random.randrange(100, 9_999_999)
    return f"({value:,})" if random.random() < 0.2 else f"{value:,}"


def unit(random: Random) -> str:
    return random.choice(_UNITS)


def word(random: Random) -> str:
    return random.choice(_NOUNS)


def mark(random: Random) -> str:
    return random.choice(MARKS)


def phrase(random: Random) -> str:
    words = [random.choice(_VERBS).title(), "the", random.choice(_NOUNS)]
    for _ in range(random.randrange(4)):
        words += ["of", "the", random.choice(_NOUNS)]
    return " ".join(words)


def measure(random: Random) -> str:
    return f"{random.uniform(0, 50):.1f} {random.choice(_UNITS)}"


def title(random: Random) -> str:
    return f"{random.choice(_NAMES)} {random.choice(_NOUNS)}s and {random.choice(_NOUNS)}s"


def line_item(random: Random) -> str:
    """A label of a financial statement."""
    return f"{random.choice(_VERBS).title()} of {random.choice(_NOUNS)}s and {random.choice(_NOUNS)}s"


def sentence(random: Random) -> str:
    return (
        f"The {random.choice(_NOUNS)} {random.choice(_VERBS)} a {random.choice(_NOUNS)} whenever the "
        f"{random.choice(_NOUNS)} of the {random.choice(_NOUNS)} is ready, and {random.choice(_VERBS)} it again later. "
    )


def prose(random: Random, sentences: int = 4) -> str:
    return "".join(sentence(random) for _ in range(sentences)).strip()


SORTS: dict[str, Callable[[Random], str]] = {
    "identifier": identifier,
    "hexadecimal": hexadecimal,
    "number": number,
    "amount": amount,
    "unit": unit,
    "word": word,
    "mark": mark,
    "phrase": phrase,
    "measure": measure,
}


def column_name(random: Random, sort: str, taken: set[str]) -> str:
    free = [name for name in _COLUMN_NAMES[sort] if name not in taken] or [f"{sort.title()} {len(taken)}"]
    chosen = random.choice(free)
    taken.add(chosen)
    return chosen


def different(random: Random, make: Callable[[Random], str], count: int) -> list[str]:
    """``count`` different texts."""
    found: dict[str, None] = {}
    while len(found) < count:
        found.setdefault(make(random))
    return list(found)
