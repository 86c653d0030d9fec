"""Amounts of money in several languages: ``12000.00 EUR``, a span of them ``5000000.00–10000000.00 USD``. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import cache

from localmind_desktop.core.insight.entities.finds import Find, Surroundings
from localmind_desktop.core.insight.entities.lexicon import WIDE, lexicon, one_of
from localmind_desktop.core.insight.entities.numerals import HAN_NUM, NUM, cents, decimal_of, han_number
from localmind_desktop.core.model.insight import EntityKind

LETTERS = {"k": 3, "K": 3, "m": 6, "M": 6, "mm": 6, "MM": 6, "mn": 6, "b": 9, "B": 9, "bn": 9, "tn": 12}
_SCALED_CODES = ("k", "T", "M")
_LARGEST = 17  # digits before the point
_TIME = re.compile(r"0\d")  # "Fri. 08.30" is no amount
_MINUS = "-−–"
_SIGN = rf"(?:(?<![^\W{WIDE}])(?<![)\]])[{_MINUS}]|\+|\(\s?)"
_END = r"(?:[.,]?[-–—]{1,2}(?![\w-]))"


def money_finds(text: str, around: Surroundings) -> Iterator[Find]:
    """The amounts that a text states with their currency."""
    if not _currencies().search(text):
        return
    for pattern in (_before(), _behind()):
        for match in pattern.finditer(text):
            normalised = "" if _is_crossed(match, around) else _amount(match, around)
            if normalised:
                yield Find(EntityKind.AMOUNT, _start(match), match.end(), normalised)
    yield from _han_amounts(text)


def code_of(currency: str, around: Surroundings) -> str:
    """The code of a currency as written; empty where there is none."""
    known = lexicon().currencies
    bare = " ".join(re.sub(r"^(?:of\s|d['’]|de\s|des\s)", "", currency.strip()).split())
    plain = bare[1:] if bare[:1] in _SCALED_CODES and bare[1:] in known.codes else bare  # "TEUR"
    code = known.signs.get(bare) or (plain if plain in known.codes else known.words.get(bare.casefold(), ""))
    if bare == "¥":
        return "CNY" if around.language == "zh" else "JPY"
    return "CNY" if code == "RMB" else code


def currency_in(text: str, around: Surroundings) -> str:
    """The first currency that a text names; empty where none."""
    match = _currencies().search(text)
    return code_of(match[0], around) if match else ""


def main_currency(texts: Iterable[str], around: Surroundings) -> str:
    """The one that texts name most often."""
    named = Counter(code_of(match[0], around) for text in texts for match in _currencies().finditer(text))
    named.pop("", None)
    return named.most_common(1)[0][0] if named else ""


def power_of(scale: str | None) -> int:
    """The power of ten of "million", "Mrd." or "k"; 0 for none."""
    bare = (scale or "").strip()
    return LETTERS.get(bare) or scales().get(bare) or scales().get(bare.casefold(), 0)


@cache
def scales() -> dict[str, int]:
    return lexicon().scales()


@cache
def until(group: str) -> str:
    """What joins the ends of a span; "and" does only where the group says that a "between" went before."""
    words, pairs = one_of(lexicon().all_of("numbers", "spans")), one_of(lexicon().all_of("numbers", "pairs"))
    both = rf"\s?(?:-|–|—|~|～|{words}(?=\s|\d|[$€£¥]))\s?"
    return rf"(?:{both}|(?({group})\s{{0,2}}{pairs}\s{{0,2}}|(?!)))"


@cache
def opening(group: str) -> str:
    return rf"(?:(?<!\w)(?P<{group}>(?i:{one_of(lexicon().all_of('numbers', 'opens'))}))\s{{1,2}})?"


def _start(match: re.Match[str]) -> int:
    """Without the "between"."""
    if not match["open"]:
        return match.start()
    return match.end("open") + len(match.string[match.end("open") :]) - len(match.string[match.end("open") :].lstrip())


def _amount(match: re.Match[str], around: Surroundings) -> str:
    parts = match.groupdict()
    code = code_of(parts["cur"] or "", around)
    bare = (parts["num"] or "").isdigit() and not (parts["scale"] or parts["scale1"])
    if not code or (bare and parts["cur"] in lexicon().currencies.also_words):
        return ""
    high_power = power_of(parts["scale"])
    low = _scaled(parts["num"], power_of(parts["scale1"]) or high_power, around)
    high = _scaled(parts["num2"], high_power or power_of(parts["scale1"]), around) if parts["num2"] else None
    if low is None or (parts["num2"] and high is None) or _TIME.match(parts["num"] or ""):
        return ""
    low = -low if _is_negative(match) else low
    return f"{cents(low)} {code}" if high is None else f"{cents(low)}–{cents(high)} {code}"


def _scaled(figures: str | None, power: int, around: Surroundings) -> Decimal | None:
    value = decimal_of(figures or "", around.comma)
    return None if value is None or value.adjusted() + power > _LARGEST else value * Decimal(10) ** power


def _is_negative(match: re.Match[str]) -> bool:
    """By a minus, or by brackets right behind the sign or around the whole text."""
    signs = [(match.groupdict().get(name) or "").strip() for name in ("sign", "sign2")]
    closed = match.string.strip() == match[0].strip() or signs[1] == "("
    return any(sign and sign in _MINUS for sign in signs) or ("(" in signs and ")" in match[0] and closed)


def _is_crossed(match: re.Match[str], around: Surroundings) -> bool:
    """Of ``100 € 200``, the currency belongs to the number on the side where the language puts it."""
    if _is_markup(match, around):
        return True
    if "before" in match.re.groupindex:
        rest = match.string[max(0, match.start() - 3) : match.start()].rstrip(" ")
        return around.comma and rest[-1:].isdigit()
    rest = match.string[match.end() : match.end() + 3].lstrip(" ")
    return not around.comma and rest[:1].isdigit()


def _is_markup(match: re.Match[str], around: Surroundings) -> bool:
    """Whether a sign is one of a formula, a script or a legend: ``$k=1$``, ``/$1``, ``$2 \\times``, ``$$``."""
    sign = match["cur"]
    left, right = match.string[: match.start()][-1:], match.string[match.end() :][:3].lstrip()
    if sign in (left, right[:1]) or left in ("/", "\\", "=", "{") or right.startswith("\\"):
        return True
    return sign == "$" and match[0].endswith(("$", "$)")) and not around.comma


def _han_amounts(text: str) -> Iterator[Find]:
    """Amounts in Chinese figures: ``伍万元整``."""
    for match in _han().finditer(text):
        value = han_number(match["num"])
        if value is not None and value:
            yield Find(EntityKind.AMOUNT, match.start(), match.end(), f"{cents(value)} {code_of(match['cur'], _CHINA)}")


_CHINA = Surroundings("zh")


# ---------------------------------------------------------------------- how they are written


@cache
def _scale() -> str:
    wide = [name for name in scales() if re.match(f"[{WIDE}]", name)]
    worded = [name for name in scales() if len(name) > 1 and name not in wide]
    letters = [*LETTERS, *(name for name in scales() if len(name) == 1 and name not in wide)]
    return (
        rf"(?:[\s\u00a0]{{0,2}}(?i:{one_of(worded)})(?!\w)|\s?{one_of(wide)}"
        rf"|\s?{one_of(letters)}(?=$|[^\w]|{one_of(lexicon().currencies.signs)}|{one_of(lexicon().currencies.codes)}))"
    )


@cache
def _words() -> tuple[str, str]:
    """Words of money: those with spaces around them, and Chinese ones."""
    known = lexicon().currencies.words
    stops = "".join(lexicon().files["zh"]["numbers"]["not_before"])
    wide = one_of(word for word in known if re.match(f"[{WIDE}]", word))
    plain = one_of(word for word in known if not re.match(f"[{WIDE}]", word))
    return rf"(?i:{plain})(?![^\W{WIDE}])", rf"{wide}(?![{stops}])"


@cache
def _before() -> re.Pattern[str]:
    known = lexicon().currencies
    joined = rf"(?<![^\W{WIDE}]-)(?<![^\W{WIDE}]\.-)"  # "Mon.-Fr. 14.00"
    currency = rf"(?:(?<![^\W{WIDE}]){joined}(?:{one_of(known.signs)}|{one_of(known.codes)})|人民币)"
    gap = r"[\s\u00a0\u202f]{0,2}"
    return re.compile(
        rf"{opening('open')}(?P<sign>{_SIGN})?(?P<before>(?P<cur>{currency})){gap}(?P<sign2>{_SIGN})?(?P<num>{NUM})"
        rf"(?P<scale1>{_scale()})?(?:{until('open')}(?:{currency}{gap})?(?P<num2>{NUM})(?P<scale>{_scale()})?)?"
        rf"(?P<close>\s?\))?{_END}?(?:元整?)?(?![^\W{WIDE}]|[.,]\d|\s?%|[({{]\w)"
    )


@cache
def _behind() -> re.Pattern[str]:
    known = lexicon().currencies
    words, wide = _words()
    codes = rf"{one_of(known.codes)}(?![^\W{WIDE}])"
    currency = rf"(?:{one_of(known.signs)}|{codes}|(?:of\s|d['’]|de\s)?{words}|{wide})"
    return re.compile(
        rf"{opening('open')}(?<![^\W{WIDE}])(?<![\d.][.,/:])(?<![$€£#])(?P<sign>{_SIGN})?(?P<num>{NUM})(?P<scale1>{_scale()})?"
        rf"(?:[ \u00a0]?{currency}?{until('open')}(?P<num2>{NUM}))?{_END}?(?P<scale>{_scale()})?"
        rf"[ \u00a0\u202f]{{0,2}}-?(?P<cur>{currency})(?:整)?(?P<close>\))?(?![^\W{WIDE}])"
    )


@cache
def _han() -> re.Pattern[str]:
    _, wide = _words()
    return re.compile(rf"(?P<num>{HAN_NUM})(?P<cur>{wide})(?:整)?")


@cache
def _currencies() -> re.Pattern[str]:
    known = lexicon().currencies
    words, wide = _words()
    return re.compile(
        rf"{one_of(known.signs)}|(?<![^\W\d{WIDE}])[kTM]?{one_of(known.codes)}(?![^\W\d{WIDE}])"
        rf"|(?<![^\W{WIDE}]){words}|{wide}"
    )
