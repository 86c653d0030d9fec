"""What the window calls the items of reviews, their values and what is to be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from localmind_desktop.core import ItemState, ReviewItem, notes_text
from localmind_desktop.ui.details.placed_rows import PlacedRow
from localmind_desktop.ui.words import count_name, labelled, number_name, tr

STATES = (ItemState.MISSING, ItemState.UNCLEAR, ItemState.FOUND)
_DATA = "data: "


def state_word(state: ItemState) -> str:
    return {
        ItemState.FOUND: tr("Found"),
        ItemState.MISSING: tr("Missing"),
        ItemState.UNCLEAR: tr("Unclear"),
    }[state]


def item_name(item: str) -> str:
    """What a checklist calls ``item``; of invoice data, with where that is from."""
    if item.startswith(_DATA):
        return tr("Embedded data: {item}").format(item=_data_name(item.removeprefix(_DATA)))
    return (_business_name(item) or _report_name(item) or _person_name(item)) or item[:1].upper() + item[1:]


def review_line(counts: Mapping[ItemState, int]) -> str:
    """ "1 missing, 2 unclear, 8 found"."""
    return ", ".join(_counted(state, counts[state]) for state in STATES if counts[state])


def _counted(state: ItemState, count: int) -> str:
    return {
        ItemState.MISSING: count_name(count, tr("1 missing"), tr("{n} missing")),
        ItemState.UNCLEAR: count_name(count, tr("1 unclear"), tr("{n} unclear")),
        ItemState.FOUND: count_name(count, tr("1 found"), tr("{n} found")),
    }[state]


def review_rows(items: Iterable[ReviewItem]) -> list[PlacedRow]:
    """What is to be looked at first: missing, unclear, found."""
    return [PlacedRow(_texts(item), item.places) for item in sorted(items, key=lambda item: STATES.index(item.state))]


def _texts(item: ReviewItem) -> tuple[str, ...]:
    page = number_name(item.places[0].page) if item.places else ""
    return item_name(item.item), state_word(item.state), fields_text(item), page, notes_text(item.notes, tr)


def fields_text(item: ReviewItem) -> str:
    """The values of an item; a name stands before one that does not say by itself what it is."""
    named: dict[tuple[str, bool], list[str]] = {}
    for name, value in item.fields:
        named.setdefault((_field_name(name), name == "text"), []).append(" ".join(value.split()))
    parts = ((label, ", ".join(values)) for (label, _), values in named.items())
    return "; ".join(labelled(label, values) if label else values for label, values in parts)


def _field_name(name: str) -> str:
    """The parts of a checklist that need one; what else there is are kinds, as dates and amounts."""
    return {
        "vat": tr("VAT ID"),
        "tax": tr("Tax number"),
        "iban": tr("IBAN"),
        "bic": tr("BIC"),
        "account": tr("Account or bank code"),
        "lines": tr("Line items"),
        "sum": tr("Sum"),
        "page": tr("On the page"),
        "in the library": tr("In the library"),
        "reference": tr("Not in the library"),
    }.get(name, "")


def _data_name(name: str) -> str:
    return {
        "number": tr("invoice number"),
        "date": tr("invoice date"),
        "due date": tr("due date"),
        "seller": tr("seller"),
        "buyer": tr("buyer"),
        "iban": tr("IBAN"),
        "tax id": tr("tax ID"),
        "net": tr("net total"),
        "tax": tr("tax total"),
        "gross": tr("gross total"),
        "line": tr("line item"),
    }.get(name, name)


def _business_name(item: str) -> str:
    """Of contracts and invoices."""
    return {
        "parties": tr("Parties"),
        "date": tr("Contract date"),
        "term": tr("Term"),
        "renewal": tr("Renewal"),
        "termination": tr("Termination"),
        "liability": tr("Liability"),
        "payment": tr("Payment"),
        "governing law": tr("Governing law"),
        "confidentiality": tr("Confidentiality"),
        "data protection": tr("Data protection"),
        "signatures": tr("Signatures"),
        "number": tr("Invoice number"),
        "invoice date": tr("Invoice date"),
        "due date": tr("Due date"),
        "tax ids": tr("Tax IDs"),
        "lines": tr("Line items"),
        "net": tr("Net total"),
        "tax": tr("Tax total"),
        "gross": tr("Gross total"),
        "bank details": tr("Bank details"),
        "invoice data": tr("Embedded invoice data"),
    }.get(item, "")


def _report_name(item: str) -> str:
    """Of financial reports, policies and technical documents."""
    return {
        "entity": tr("Reporting entity"),
        "period": tr("Reporting period"),
        "income": tr("Income statement"),
        "balance sheet": tr("Balance sheet"),
        "cash flow": tr("Cash flow"),
        "audit": tr("Audit"),
        "risks": tr("Risks"),
        "currency": tr("Currency"),
        "purpose": tr("Purpose"),
        "scope": tr("Scope"),
        "responsible": tr("Who is responsible"),
        "rules": tr("Rules"),
        "reporting": tr("How to report a problem"),
        "consequences": tr("Consequences of violations"),
        "personal data": tr("Personal data"),
        "version": tr("Version or effective date"),
        "review": tr("Review and changes"),
        "revision": tr("Revision"),
        "references": tr("References"),
        "limits": tr("Limits and ratings"),
        "safety": tr("Safety"),
        "conformity": tr("Conformity"),
    }.get(item, "")


def _person_name(item: str) -> str:
    """Of documents about a person's work."""
    return {
        "person": tr("Person"),
        "date of birth": tr("Date of birth"),
        "position": tr("Position"),
        "experience": tr("Work experience"),
        "education": tr("Education"),
        "skills": tr("Skills"),
        "pay": tr("Pay"),
        "start": tr("Start or notice"),
    }.get(item, "")
