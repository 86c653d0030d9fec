"""The invoice data that a PDF carries (Factur-X, ZUGFeRD 1 and 2, XRechnung), read.

Elements are found by their local names, since the namespaces differ from edition to edition: CII of UN/CEFACT, and UBL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import NamedTuple, TypeAlias

from lxml import etree

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element, parsed

_Paths: TypeAlias = Mapping[str, tuple[str, ...]]
_CII: _Paths = {
    "number": ("ExchangedDocument|HeaderExchangedDocument/ID",),
    "date": ("IssueDateTime/DateTimeString",),
    "due": ("DueDateDateTime/DateTimeString",),
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
    "due": ("Invoice|CreditNote/DueDate", "PaymentMeans/PaymentDueDate"),
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


class InvoiceLine(NamedTuple):
    name: str
    quantity: Decimal | None
    total: Decimal | None


@dataclass(frozen=True, slots=True)
class EmbeddedInvoice:
    """What the data says; empty where it says nothing. ``date`` and ``due`` are ISO."""

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
    due: str = ""


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
        due=_iso(first("due")),
    )


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
