"""Values of the kinds that checklists ask for, found in a text as they are written. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import NamedTuple

from localmind_desktop.core.insight.entities import Reader, reader_of
from localmind_desktop.core.insight.entities.lexicon import WIDE, one_of
from localmind_desktop.core.insight.entities.money import power_of, scales
from localmind_desktop.core.insight.review.checklists import kind_words
from localmind_desktop.core.model import BlockKind, Box, Line
from localmind_desktop.core.model.insight import EntityKind, TextRun
from localmind_desktop.core.text.languages import FIRST_WIDE
from localmind_desktop.core.text.numbers import NUMERAL, number
from localmind_desktop.core.text.quantities import quantity_at

_ENTITIES = {
    EntityKind.DATE: "date",
    EntityKind.AMOUNT: "amount",
    EntityKind.PERCENTAGE: "percentage",
    EntityKind.PERSON: "person",
    EntityKind.ORGANISATION: "organisation",
    EntityKind.EMAIL: "contact",
    EntityKind.PHONE: "contact",
    EntityKind.ADDRESS: "address",
}
_HUNDREDTH = Decimal("0.01")
_NOWHERE = Box(0.0, 0.0, 0.0, 0.0)
_MORE_STATES = ("el", "xi", "gb", "ch", "no")  # with numbers like those of the European Union
_EAN = 13  # figures
_MOST = 12  # values of one text
_MOST_LETTERS = 3_000

_CURRENCY = r"(?:[$€£¥￥₹]|\b[A-Z]{3}\b|元)"
_HUNDREDTHS = re.compile(r"[.,]\d\d$")
_IDENTIFIER = re.compile(r"(?<![\w./-])(?=[\w./-]*\d)[^\W_][\w./-]*[^\W_]|(?<![\w.,])\d(?![\w.,])")
_DAY = re.compile(r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}")
_SIGN = re.compile(r"[$€£¥₹]|\b[A-Z]{3}(?=\s?\d)|(?<=\d\s)[A-Z]{3}\b")
_BEGIN, _END = r"(?<![^\W\u2e80-\uffff])(?<!\d[.,-])", r"(?![^\W\u2e80-\uffff]|[.,-]\d)"
_DECIMALS = re.compile(r"[.,]\d\d(?!\d)")
_PLAIN = {
    "vat": re.compile(r"\b[A-Z]{2} ?[A-Z0-9]{0,2}(?:[ .]?\d){6,12}(?:[A-Z]\d{0,2})?\b"),
    "tax": re.compile(
        rf"{_BEGIN}\d(?:[ /.-]?\d){{7,15}}{_END}|\b\d{{2}}[A-Z]{{5}}\d{{4}}[A-Z]\w{{3}}\b|\b\d{{2}}-\d{{7}}\b"
        rf"|{_BEGIN}[0-9A-HJ-NPQRTUWXY]{{2}}\d{{6}}[0-9A-HJ-NPQRTUWXY]{{10}}{_END}"  # China: the code of a company
    ),
    "iban": re.compile(r"\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?\b"),
    "account": re.compile(rf"{_BEGIN}\d(?:[ -]?\d){{5,18}}{_END}"),
    "year": re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)"),
    "version": re.compile(r"\b[vVrR]?\d+(?:\.\d+)+[a-z]?\b|\b[vVrR]\d+\b"),
    "currency": _SIGN,
}


_BIC = re.compile(
    r"(?:^|(?i:\b(?:bic|swift)(?:\s?/\s?(?:bic|swift))?(?:[\s-]code)?))\W{0,3}"
    r"(?P<code>[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\b"
)
_NAMED = frozenset(_ENTITIES.values())
_NUMBERS = frozenset(("identifier", "tax", "account"))  # kinds of plain figures, which other values hold too


class Value(NamedTuple):
    """A value as written, at the letter ``start``. ``amount`` is that of money, ``normalised`` as entities have it."""

    kind: str
    text: str
    start: int
    amount: Decimal | None = None
    normalised: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """How a document writes decimals, with a comma or not, and what its texts are read with."""

    comma: bool
    reader: Reader


def alone(text: str, comma: bool = False) -> Scene:
    """That of a text of which nothing else is known."""
    lines = tuple(Line(line, _NOWHERE) for line in text.split("\n"))
    return Scene(comma, reader_of([TextRun(1, lines, BlockKind.PARAGRAPH)]))


def values_in(text: str, kinds: Iterable[str], scene: Scene) -> tuple[Value, ...]:
    """Those of ``kinds``, in the order of the text."""
    wanted, read, comma = frozenset(kinds), text[:_MOST_LETTERS], scene.comma
    named = _named(read, scene.reader) if wanted & (_NAMED | _NUMBERS) else []
    found = [value for value in named if value.kind in wanted]
    for kind in wanted & _FINDERS.keys():
        found += _FINDERS[kind](read, comma)
    for kind in wanted & _PLAIN.keys():
        found += [Value(kind, " ".join(match.group().split()), match.start()) for match in _PLAIN[kind].finditer(read)]
    found = [value for value in found if value.kind not in ("vat", "tax") or _is_of_tax(value)]
    if any(value.kind in _NUMBERS for value in found):
        found = _without_parts(found, named, read)
    return tuple(sorted(dict.fromkeys(found), key=lambda value: value.start)[:_MOST])


def _without_parts(found: Iterable[Value], named: Iterable[Value], text: str) -> list[Value]:
    """Without the figures that are part of a date, a phone number, an IBAN or, of tax numbers, a VAT number."""
    from stdnum import iban

    whole = [value for value in named if value.kind in ("date", "contact")]
    spans = [span for value in whole for span in _spans(value.text, text)]
    spans += [match.span() for match in _PLAIN["iban"].finditer(text) if iban.is_valid(match.group())]
    taxed = [match.span() for match in _PLAIN["vat"].finditer(text)]

    def is_part(value: Value) -> bool:
        end, within = value.start + len(value.text), [*spans, *taxed] if value.kind == "tax" else spans
        return value.kind in _NUMBERS and any(start < end and value.start < stop for start, stop in within)

    return [value for value in found if not is_part(value)]


def _is_of_tax(value: Value) -> bool:
    """Whether figures may be a tax number: no article number, and with a country that gives such numbers."""
    from stdnum import ean
    from stdnum.eu.vat import MEMBER_STATES

    if value.kind == "vat":
        return value.text[:2].casefold() in {*MEMBER_STATES, *_MORE_STATES}
    return not (_DECIMALS.search(value.text) or (len(value.text) == _EAN and ean.is_valid(value.text)))


def _spans(part: str, text: str) -> Iterator[tuple[int, int]]:
    return (match.span() for match in re.finditer(re.escape(part), text))


def decimal_of(figures: str, comma: bool) -> Decimal | None:
    """A number as it is written, exactly, with hundredths."""
    read = number(re.sub(r"^([-\u2212])\s", r"\1", figures.strip()), comma)
    exact = Decimal(str(read)) if read is not None else None
    return exact if exact is None or exact != exact.quantize(_HUNDREDTH) else exact.quantize(_HUNDREDTH)


def _named(text: str, reader: Reader) -> list[Value]:
    """What `core.insight.entities` finds: the one place where it is asked."""
    return [
        Value(_ENTITIES[find.kind], called, find.start, normalised=find.normalised)
        for find, called in reader.finds(text)
        if find.kind in _ENTITIES
    ]


def _money(text: str, comma: bool) -> list[Value]:
    """Numbers with hundredths or a currency."""
    found = []
    for match in _money_pattern().finditer(text):
        figures = match["figures"]
        is_money = match["before"] or match["after"] or _HUNDREDTHS.search(figures)
        amount = decimal_of(figures, comma) if is_money and not _percent_follows(text, match.end("figures")) else None
        if amount is not None:
            amount *= Decimal(10) ** power_of(match["scale"])
            written = match.group()
            start = match.start() + len(written) - len(written.lstrip())
            found.append(Value("money", written.strip(), start, amount))
    return found


def _percent_follows(text: str, at: int) -> bool:
    return text[at:].lstrip()[:1] == "%"


def _identifiers(text: str, comma: bool) -> list[Value]:
    found = [match for match in _IDENTIFIER.finditer(text) if not _DAY.fullmatch(match.group())]
    return [Value("identifier", match.group(), match.start()) for match in found]


def _bics(text: str, comma: bool) -> list[Value]:
    """Behind their label, or at the beginning: elsewhere, other words in capitals look the same."""
    return [Value("bic", match["code"], match.start("code")) for match in _BIC.finditer(text)]


def periods_in(text: str) -> list[str]:
    """The lengths of time that a text names."""
    return [value.text for value in _periods(text, comma=False)]


def _periods(text: str, comma: bool) -> list[Value]:
    return [Value("period", " ".join(match.group().split()), match.start()) for match in _period().finditer(text)]


def _quantities(text: str, comma: bool) -> list[Value]:
    found = []
    for match in re.finditer(r"(?<![\w.,])[-+±]?\d", text):
        at = quantity_at(text, match.start())
        if at is not None and at[0].unit.dimension:
            found.append(Value("quantity", text[match.start() : at[1]], match.start()))
    return found


def _open_ended(text: str, comma: bool) -> list[Value]:
    expression = "|".join(map(re.escape, kind_words()["open_ended"]))
    return [Value("open_ended", match.group(), match.start()) for match in re.finditer(expression, text, re.IGNORECASE)]


_FINDERS: dict[str, Callable[[str, bool], list[Value]]] = {
    "money": _money,
    "identifier": _identifiers,
    "bic": _bics,
    "period": _periods,
    "open_ended": _open_ended,
    "quantity": _quantities,
}


@cache
def _money_pattern() -> re.Pattern[str]:
    names = [name for name in scales() if len(name) > 1 or name >= FIRST_WIDE]
    return re.compile(
        rf"(?<![^\W{WIDE}])(?<![.,])(?P<before>{_CURRENCY})?\s?(?P<figures>[-\u2212]?\s?{NUMERAL})(?![\w.,]*\d)"
        rf"(?:[ \u00a0]?(?P<scale>(?i:{one_of(names)})(?![^\W{WIDE}])))?(?:\s?(?P<after>{_CURRENCY})(?!\s?\d))?"
    )


@cache
def _period() -> re.Pattern[str]:
    """ "two years", "24 (vingt-quatre) mois", "quarante-huit (48) mois", "十八个月"; a year of the calendar is none."""
    words = kind_words()
    names, wide, numerals = map(one_of, (words["period"], words["period_wide"], words["numerals"]))
    figures = rf"(?:\d+|{numerals}(?:[-\s]{numerals})?)(?:\s?\(\w+(?:-\w+)?\))?"
    bracketed = r"[^\W\d]+(?:-[^\W\d]+){0,3}\s?\(\d{1,4}\)"
    counted = r"(?<![\d第])\d{1,3}(?!\d)|(?<![第〇零一二三四五六七八九十百])[一二两三四五六七八九十百]{1,3}"
    return re.compile(
        rf"(?<![^\W{WIDE}])(?:{figures}|{bracketed})[\s\-]+{names}(?![^\W{WIDE}])|(?:{counted})\s?{wide}(?!度)", re.IGNORECASE
    )
