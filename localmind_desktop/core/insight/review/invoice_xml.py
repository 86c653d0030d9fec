"""The invoice data that a PDF carries (Factur-X, ZUGFeRD 1 and 2, XRechnung), read and compared with its page.

Elements are found by their local names, since the namespaces differ from edition to edition: CII of UN/CEFACT, and UBL.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import NamedTuple, TypeAlias

from lxml import etree

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.insight.review.headers import with_headers
from localmind_desktop.core.insight.review.values import values_in
from localmind_desktop.core.model import Place, Table
from localmind_desktop.core.model.insight import ItemState, ReviewItem, TextRun
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element, parsed
from localmind_desktop.core.text.numbers import writes_comma

_Paths: TypeAlias = Mapping[str, tuple[str, ...]]
_PREFIX = "data: "
_CII: _Paths = {
    "number": ("ExchangedDocument|HeaderExchangedDocument/ID",),
    "date": ("IssueDateTime/DateTimeString",),
    "seller": ("SellerTradeParty/Name",),
    "buyer": ("BuyerTradeParty/Name",),
    "net": ("TaxBasisTotalAmount",),
    "tax": ("TaxTotalAmount",),
    "gross": ("GrandTotalAmount",),
    "currency": ("InvoiceCurrencyCode",),
    "iban": ("IBANID",),
    "tax ids": ("SpecifiedTaxRegistration/ID",),
    "lines": ("IncludedSupplyChainTradeLineItem",),
    "line name": ("SpecifiedTradeProduct/Name",),
    "line quantity": ("BilledQuantity",),
    "line total": ("LineTotalAmount",),
}
_UBL: _Paths = {
    "number": ("Invoice|CreditNote/ID",),
    "date": ("IssueDate",),
    "seller": ("AccountingSupplierParty/PartyName/Name", "AccountingSupplierParty/PartyLegalEntity/RegistrationName"),
    "buyer": ("AccountingCustomerParty/PartyName/Name", "AccountingCustomerParty/PartyLegalEntity/RegistrationName"),
    "net": ("TaxExclusiveAmount",),
    "tax": ("TaxTotal/TaxAmount",),
    "gross": ("TaxInclusiveAmount",),
    "currency": ("DocumentCurrencyCode",),
    "iban": ("PayeeFinancialAccount/ID",),
    "tax ids": ("PartyTaxScheme/CompanyID",),
    "lines": ("InvoiceLine", "CreditNoteLine"),
    "line name": ("Item/Name",),
    "line quantity": ("InvoicedQuantity", "CreditedQuantity"),
    "line total": ("LineExtensionAmount",),
}
_LETTERS = re.compile(r"[^\W_]")
_BETWEEN = r"[\W_]{0,3}"
_MOST_PLACES = 5


class InvoiceLine(NamedTuple):
    name: str
    quantity: Decimal | None
    total: Decimal | None


@dataclass(frozen=True, slots=True)
class EmbeddedInvoice:
    """What the data says; empty where it says nothing. ``date`` is ISO."""

    number: str
    date: str
    seller: str
    buyer: str
    tax_ids: tuple[str, ...]
    lines: tuple[InvoiceLine, ...]
    net: Decimal | None
    tax: Decimal | None
    gross: Decimal | None
    currency: str
    iban: str


def invoice_of(xml: bytes) -> EmbeddedInvoice:
    """Raises `Damaged`."""
    try:
        root = parsed(xml)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise Damaged("The invoice data of the file is damaged. Ask for the invoice again.") from error
    paths = _UBL if _local(root) in ("Invoice", "CreditNote") else _CII

    def first(name: str) -> str:
        return next(_texts(root, paths[name]), "")

    lines = [line for path in paths["lines"] for line in _elements(root, path)]
    return EmbeddedInvoice(
        number=first("number"),
        date=_iso(first("date")),
        seller=first("seller"),
        buyer=first("buyer"),
        tax_ids=tuple(dict.fromkeys(_texts(root, paths["tax ids"]))),
        lines=tuple(_line(line, paths) for line in lines),
        net=_decimal(first("net")),
        tax=_decimal(first("tax")),
        gross=_decimal(first("gross")),
        currency=first("currency"),
        iban=first("iban"),
    )


def compared(
    invoice: EmbeddedInvoice, runs: Sequence[TextRun], tables: Sequence[Table], items: Iterable[ReviewItem]
) -> tuple[ReviewItem, ...]:
    """Each field of the data: found on the page, unclear where the page says something else, or missing there.

    ``items`` are those of the review of the page.
    """
    page = {item.item: item for item in items}
    runs = with_headers(runs, tables)
    comma = writes_comma("\n".join(run.text for run in runs))
    fields: list[tuple[str, str, str, tuple[Place, ...]]] = []
    for name, value, counterpart in (
        ("number", invoice.number, "number"),
        ("seller", invoice.seller, ""),
        ("buyer", invoice.buyer, ""),
        ("iban", invoice.iban, "bank details"),
        *(("tax id", one, "") for one in invoice.tax_ids),
    ):
        fields.append((name, value, counterpart, _places_of_text(value, runs)))
    fields.append(("date", invoice.date, "invoice date", _places_of_date(invoice.date, runs)))
    for name, amount in (("net", invoice.net), ("tax", invoice.tax), ("gross", invoice.gross)):
        shown = "" if amount is None else f"{amount} {invoice.currency}".strip()
        fields.append((name, shown, name, _places_of_amount(amount, runs, comma)))
    for line in invoice.lines:
        shown = "" if line.total is None else f"{line.name}: {line.total}"
        fields.append(("line", shown, "", _places_of_amount(line.total, runs, comma)))
    return tuple(
        _field(name, value, places, page.get(counterpart)) for name, value, counterpart, places in fields if value
    )


def _field(name: str, value: str, places: tuple[Place, ...], page: ReviewItem | None) -> ReviewItem:
    item, fields = f"{_PREFIX}{name}", ((name, value),)
    if places:
        return ReviewItem(item, ItemState.FOUND, fields, places)
    if page is not None and page.fields and page.state is not ItemState.MISSING:
        said = page.fields[0][1]
        note = f"The invoice data says {value}, the page says {said}."
        return ReviewItem(item, ItemState.UNCLEAR, (*fields, ("page", said)), page.places, note)
    return ReviewItem(item, ItemState.MISSING, fields, note=f"The invoice data says {value}; it is not on the page.")


def _places_of_text(value: str, runs: Sequence[TextRun]) -> tuple[Place, ...]:
    """Where the letters of ``value`` stand, whatever is between them."""
    letters = _LETTERS.findall(value)
    if not letters:
        return ()
    expression = re.compile(r"(?<!\w)" + _BETWEEN.join(map(re.escape, letters)) + r"(?!\w)", re.IGNORECASE)
    return _places(runs, lambda run: [match.span() for match in expression.finditer(run.text)])


def _places_of_amount(amount: Decimal | None, runs: Sequence[TextRun], comma: bool) -> tuple[Place, ...]:
    """Where an amount stands; a credit note may show it with a minus."""
    if amount is None:
        return ()

    def spans(run: TextRun) -> list[tuple[int, int]]:
        found = [value for value in values_in(run.text, ("money",), comma) if value.amount is not None]
        return [
            (value.start, value.start + len(value.text))
            for value in found
            if value.amount is not None and abs(value.amount) == abs(amount)
        ]

    return _places(runs, spans)


def _places_of_date(date: str, runs: Sequence[TextRun]) -> tuple[Place, ...]:
    """Where a day stands, in figures or with the month's name."""
    if not date:
        return ()
    year, month, day = date.split("-")
    orders = ((day, month, year), (month, day, year), (year, month, day), (day, month, year[2:]))
    shapes = [r"\D{1,2}".join("0?" + part.lstrip("0") for part in order) for order in orders]
    expression = re.compile(rf"(?<!\d)(?:{'|'.join(shapes)})(?!\d)")
    return _places(runs, lambda run: [match.span() for match in expression.finditer(run.text)]) or _places(
        runs, lambda run: _spans_of_day(run.text, date)
    )


def _spans_of_day(text: str, date: str) -> list[tuple[int, int]]:
    """Those of dates that are written with words."""
    return [
        (value.start, value.start + len(value.text))
        for value in values_in(text, ("date",), comma=False)
        if value.normalised == date
    ]


def _places(runs: Sequence[TextRun], spans: Callable[[TextRun], list[tuple[int, int]]]) -> tuple[Place, ...]:
    found = [place for run in runs for start, end in spans(run) for place in run.places(start, end)]
    return tuple(dict.fromkeys(found))[:_MOST_PLACES]


def _line(line: Element, paths: _Paths) -> InvoiceLine:
    name, quantity, total = (next(_texts(line, paths[key]), "") for key in ("line name", "line quantity", "line total"))
    return InvoiceLine(name, _decimal(quantity), _decimal(total))


def _texts(root: Element, paths: Iterable[str]) -> Iterator[str]:
    for path in paths:
        for element in _elements(root, path):
            text = " ".join((element.text or "").split())
            if text:
                yield text


def _elements(root: Element, path: str) -> Iterator[Element]:
    """The elements below ``root`` of a path of local names; only the last step is a child of the one before it."""
    *above, last = path.split("/")
    for element in root.iter():
        if _local(element) == last and _is_below(element, above):
            yield element


def _is_below(element: Element, above: Sequence[str]) -> bool:
    names = [_local(parent) for parent in element.iterancestors()]
    if not above:
        return True
    parents = above[-1].split("|")
    return bool(names) and names[0] in parents and all(step in names for step in above[:-1])


def _local(element: Element) -> str:
    """Empty for what is no element, as an entity that is not resolved."""
    return str(etree.QName(element).localname) if isinstance(element.tag, str) else ""


def _decimal(text: str) -> Decimal | None:
    try:
        return Decimal(text)
    except InvalidOperation:
        return None


def _iso(date: str) -> str:
    """A day of CII (``20131006``) or of UBL (``2013-10-06``); empty where it is neither."""
    figures = date.replace("-", "")[:8]
    return f"{figures[:4]}-{figures[4:6]}-{figures[6:]}" if len(figures) == 8 and figures.isdigit() else ""
