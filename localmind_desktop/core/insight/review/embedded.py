"""The invoice data that a PDF carries, compared with its page, and what the page says confirmed by it. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.insight.review import notes
from localmind_desktop.core.insight.review.headers import with_headers
from localmind_desktop.core.insight.review.invoice_xml import EmbeddedInvoice
from localmind_desktop.core.insight.review.invoices import CHECKED, with_checks
from localmind_desktop.core.insight.review.values import alone, values_in
from localmind_desktop.core.model import Place, Table
from localmind_desktop.core.model.insight import ItemState, Note, ReviewItem, TextRun
from localmind_desktop.core.text.numbers import writes_comma

INVOICE_DATA = "invoice data"
_PREFIX = "data: "
_BANK, _LINES, _NAME = "bank details", "lines", "organisation"
_LETTERS = re.compile(r"[^\W_]")
_BETWEEN = r"[\W_]{0,3}"
_MOST_PLACES = 5
_Spans: TypeAlias = Callable[[TextRun], list[tuple[int, int]]]


class Field(NamedTuple):
    """One field of the data, and how the page shows it: as written there, and where. ``item`` and ``kind`` are those of
    the review of the page; ``item`` is empty where that has none."""

    name: str
    value: str
    item: str
    kind: str
    amount: Decimal | None = None
    shown: str = ""
    places: tuple[Place, ...] = ()


def fields_of(invoice: EmbeddedInvoice, runs: Sequence[TextRun], tables: Sequence[Table]) -> list[Field]:
    """The fields that the data has, with their places on the page."""
    runs = with_headers(runs, tables)
    comma = writes_comma("\n".join(run.text for run in runs))
    found = [
        *(_text_field(field, runs) for field in _texts(invoice)),
        *(_found(field, runs, _spans_of_date(field.value)) for field in _dates(invoice)),
        *(_found(field, runs, _spans_of_amount(field.amount, comma)) for field in _amounts(invoice)),
    ]
    return _with_sum([field for field in found if field.value], invoice)


def compared(fields: Iterable[Field], items: Iterable[ReviewItem]) -> tuple[ReviewItem, ...]:
    """Each field of the data: found on the page, unclear where the page says something else, or missing there.

    ``items`` are those of the review of the page.
    """
    page = {item.item: item for item in items}
    return tuple(_compared(field, page.get(field.item)) for field in fields)


def confirmed(fields: Sequence[Field], items: Iterable[ReviewItem]) -> tuple[ReviewItem, ...]:
    """The review of the page, with the values of the data where the page shows them: these are no guesses."""
    return tuple(_confirmed(item, [field for field in fields if field.item == item.item]) for item in items)


def _texts(invoice: EmbeddedInvoice) -> Iterator[Field]:
    yield Field("number", invoice.number, "number", "identifier")
    yield Field("seller", invoice.seller, "parties", _NAME)
    yield Field("buyer", invoice.buyer, "parties", _NAME)
    yield Field("iban", invoice.iban, _BANK, "iban")
    for one in invoice.tax_ids:
        yield Field("tax id", one, "tax ids", "vat" if one[:2].isalpha() else "tax")


def _dates(invoice: EmbeddedInvoice) -> Iterator[Field]:
    yield Field("date", invoice.date, "invoice date", "date")
    yield Field("due date", invoice.due, "due date", "date")


def _amounts(invoice: EmbeddedInvoice) -> Iterator[Field]:
    for name, amount in (("net", invoice.net), ("tax", invoice.tax), ("gross", invoice.gross)):
        if amount is not None:
            yield Field(name, f"{amount} {invoice.currency}".strip(), name, "amount", amount)
    for line in invoice.lines:
        if line.total is not None:
            yield Field("line", f"{line.name}: {line.total}", _LINES, "", line.total)


def _with_sum(fields: Sequence[Field], invoice: EmbeddedInvoice) -> list[Field]:
    """A tax that the page shows only by its rates is what its gross has over its net."""
    shown = {field.name: field for field in fields if field.places}
    net, tax, gross = invoice.net, invoice.tax, invoice.gross
    if "tax" in shown or not {"net", "gross"} <= shown.keys() or net is None or tax is None or gross != net + tax:
        return list(fields)
    places = (*shown["net"].places[:1], *shown["gross"].places[:1])
    return [field._replace(places=places) if field.name == "tax" else field for field in fields]


def _compared(field: Field, page: ReviewItem | None) -> ReviewItem:
    item, fields = f"{_PREFIX}{field.name}", ((field.name, field.value),)
    if field.places:
        return ReviewItem(item, ItemState.FOUND, fields, field.places)
    said = [text for kind, text in page.fields if kind == field.kind] if page is not None else []
    if page is not None and said and page.state is not ItemState.MISSING and field.kind != _NAME:
        note = Note(notes.DATA_DIFFERS, (field.value, said[0]))
        return ReviewItem(item, ItemState.UNCLEAR, (*fields, ("page", said[0])), page.places, (note,))
    return ReviewItem(item, ItemState.MISSING, fields, notes=(Note(notes.DATA_ALONE, (field.value,)),))


def _confirmed(item: ReviewItem, fields: Sequence[Field]) -> ReviewItem:
    shown = [field for field in fields if field.places]
    if not shown or (item.item == _LINES and len(shown) < len(fields)):
        return item
    places = tuple(dict.fromkeys(place for field in shown for place in field.places))[:_MOST_PLACES]
    made = replace(item, state=ItemState.FOUND, fields=_values(item, shown), places=places, notes=())
    return with_checks(made) if item.item in CHECKED else made


def _values(item: ReviewItem, shown: Sequence[Field]) -> tuple[tuple[str, str], ...]:
    """Of numbers with check digits, the page may show more than the data has, as a BIC."""
    if item.item == _LINES:
        total = sum((field.amount for field in shown if field.amount), Decimal(0))
        return ("lines", str(len(shown))), ("sum", str(total))
    values = tuple(dict.fromkeys((field.kind, field.shown or field.value) for field in shown))
    known = {_plain(text) for _, text in values}
    others = [one for one in item.fields if item.item in CHECKED and _plain(one[1]) not in known]
    return *values, *others


def _plain(text: str) -> str:
    return "".join(_LETTERS.findall(text))


# ---------------------------------------------------------------------- where the page shows it


def _found(field: Field, runs: Sequence[TextRun], spans: _Spans) -> Field:
    hits = [(run, start, end) for run in runs for start, end in spans(run)]
    if not hits:
        return field
    run, start, end = hits[0]
    places = dict.fromkeys(place for run, start, end in hits for place in run.places(start, end))
    return field._replace(shown=" ".join(run.text[start:end].split()), places=tuple(places)[:_MOST_PLACES])


def _text_field(field: Field, runs: Sequence[TextRun]) -> Field:
    """Where the whole text stands; else, of several words, where each of them does. Names are said as the data does."""
    whole = _found(field, runs, _spans_of_text(field.value))
    whole = whole._replace(shown="") if field.kind == _NAME else whole
    words = field.value.split()
    if whole.places or len(words) == 1:
        return whole
    parts = [_found(field, runs, _spans_of_text(word)) for word in words if _LETTERS.search(word)]
    if not all(part.places for part in parts):
        return field
    places = dict.fromkeys(part.places[0] for part in parts)
    return field._replace(places=tuple(places)[:_MOST_PLACES])


def _spans_of_text(text: str) -> _Spans:
    """Where the letters of ``text`` stand, whatever is between them."""
    letters = _LETTERS.findall(text)
    if not letters:
        return lambda run: []
    expression = re.compile(r"(?<!\w)" + _BETWEEN.join(map(re.escape, letters)) + r"(?!\w)", re.IGNORECASE)
    return lambda run: [match.span() for match in expression.finditer(run.text)]


def _spans_of_amount(amount: Decimal | None, comma: bool) -> _Spans:
    """Where an amount stands; a credit note may show it with a minus."""
    scene = alone("", comma)  # amounts need no more

    def spans(run: TextRun) -> list[tuple[int, int]]:
        return [
            (value.start, value.start + len(value.text))
            for value in values_in(run.text, ("money",), scene)
            if value.amount is not None and amount is not None and abs(value.amount) == abs(amount)
        ]

    return spans


def _spans_of_date(date: str) -> _Spans:
    """Where a day stands, in figures or with the month's name; nowhere where there is none."""
    if not date:
        return lambda run: []
    year, month, day = date.split("-")
    orders = ((day, month, year), (month, day, year), (year, month, day), (day, month, year[2:]))
    shapes = [r"\D{1,2}".join("0?" + part.lstrip("0") for part in order) for order in orders]
    figures = re.compile(rf"(?<!\d)(?:{'|'.join(shapes)})(?!\d)")

    def spans(run: TextRun) -> list[tuple[int, int]]:
        return [match.span() for match in figures.finditer(run.text)] or [
            (value.start, value.start + len(value.text))
            for value in values_in(run.text, ("date",), alone(run.text))
            if value.normalised == date
        ]

    return spans
