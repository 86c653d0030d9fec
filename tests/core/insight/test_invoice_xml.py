"""Invoice data inside PDFs: taken out in a child, read, and compared with the page."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pymupdf
import pytest

from localmind_desktop.core.children.attaching import embedded_invoice
from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.insight.review import review_of
from localmind_desktop.core.insight.review.embedded import compared, confirmed, fields_of
from localmind_desktop.core.insight.review.invoice_xml import EmbeddedInvoice, InvoiceLine, invoice_of
from localmind_desktop.core.model.insight import DocumentClass, ItemState
from tests.core.insight.drawn_business import IBANS, VATS, invoice

pytestmark = pytest.mark.sampled(2)

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus"
LINES = [Decimal("640.00"), Decimal("360.50")]
SAYS = EmbeddedInvoice(
    "RE-2025-0417",
    "2025-03-04",
    "",
    "",
    (VATS["de"],),
    tuple(InvoiceLine(f"Pump {at}", Decimal(1), line) for at, line in enumerate(LINES)),
    Decimal("1000.50"),
    Decimal("190.10"),
    Decimal("1190.60"),
    "EUR",
    IBANS["de"].replace(" ", ""),
)
UBL = b"""<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
 xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
 xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
 <cbc:ID>X-1</cbc:ID><cbc:IssueDate>2025-03-04</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
 <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Nordtor GmbH</cbc:Name></cac:PartyName>
  <cac:PartyTaxScheme><cbc:CompanyID>DE136695976</cbc:CompanyID></cac:PartyTaxScheme></cac:Party>
 </cac:AccountingSupplierParty>
 <cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>
 </cac:PaymentMeans>
 <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount></cac:TaxTotal>
 <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>100.00</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount>119.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
 <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity>2</cbc:InvoicedQuantity>
  <cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Pump</cbc:Name></cac:Item>
 </cac:InvoiceLine></Invoice>"""


def states(says: EmbeddedInvoice) -> dict[str, ItemState]:
    runs, tables = invoice("de", LINES, Decimal("190.10"), Decimal("1190.60"))
    items = review_of(DocumentClass.INVOICE, runs, tables)
    return {item.item: item.state for item in compared(fields_of(says, runs, tables), items)}


def test_data_that_agrees_is_found_on_the_page() -> None:
    names = ("number", "iban", "tax id", "date", "net", "tax", "gross")
    told = states(SAYS)
    assert {told[f"data: {name}"] for name in names} == {ItemState.FOUND}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("number", {"number": "RE-2025-9999"}),
        ("date", {"date": "2025-03-05"}),
        ("net", {"net": Decimal("999.50")}),
        ("gross", {"gross": Decimal("1191.60")}),
        ("iban", {"iban": "DE02120300000000202051"}),
    ],
)
def test_data_that_differs_is_told(name: str, other: dict[str, object]) -> None:
    told = states(replace(SAYS, **other))
    assert told.pop(f"data: {name}") is ItemState.UNCLEAR
    assert set(told.values()) <= {ItemState.FOUND, ItemState.MISSING}


def test_data_that_the_page_does_not_say_is_missing() -> None:
    assert states(replace(SAYS, seller="Somebody Else GmbH"))["data: seller"] is ItemState.MISSING


def test_the_data_of_xrechnung_is_read() -> None:
    said = invoice_of(UBL)
    assert (said.number, said.date, said.seller, said.iban) == (
        "X-1",
        "2025-03-04",
        "Nordtor GmbH",
        "DE89370400440532013000",
    )
    assert (said.net, said.tax, said.gross) == (Decimal("100.00"), Decimal("19.00"), Decimal("119.00"))
    assert said.lines == (InvoiceLine("Pump", Decimal(2), Decimal("100.00")),)
    assert said.tax_ids == ("DE136695976",)


@pytest.mark.parametrize("xml", [b"", b"<Invoice>", b"no data at all"])
def test_damaged_data_is_refused(xml: bytes) -> None:
    with pytest.raises(Damaged):
        invoice_of(xml)


def test_entities_are_not_resolved(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("confidential", "utf-8")
    xml = f'<!DOCTYPE a [<!ENTITY x SYSTEM "{secret.as_uri()}">]><Invoice><ID>&x;</ID></Invoice>'
    assert "confidential" not in invoice_of(xml.encode()).number


def test_only_invoice_data_is_taken_out(tmp_path: Path) -> None:
    path = tmp_path / "invoice.pdf"
    with pymupdf.open() as document:
        document.new_page()
        document.embfile_add("notes.txt", b"other", filename="notes.txt")
        document.save(path)
        assert embedded_invoice(path) is None
        document.embfile_add("factur-x.xml", UBL, filename="factur-x.xml")
        document.save(tmp_path / "data.pdf")
    assert embedded_invoice(tmp_path / "data.pdf") == UBL


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(b"%PDF-1.7\n" + b"\x00garbage" * 100)
    with pytest.raises(Damaged):
        embedded_invoice(path)


@pytest.mark.parametrize(
    ("name", "number", "gross"),
    [
        ("rechnung-kostenrechnung-de.pdf", "KR87654321012", "1256.70"),
        ("avoir-fr-type381.pdf", "AV-2017-0005", "233.47"),
    ],
)
def test_the_data_of_real_invoices_is_read(name: str, number: str, gross: str) -> None:
    path = CORPUS / name
    if not path.is_file():
        pytest.skip("the corpus is not on this machine")
    xml = embedded_invoice(path)
    assert xml is not None
    said = invoice_of(xml)
    assert (said.number, said.gross, said.currency) == (number, Decimal(gross), "EUR")
    assert said.net is not None
    assert said.tax is not None
    assert said.net + said.tax == said.gross


def test_the_page_is_believed_where_the_data_says_the_same() -> None:
    """A label before another number misleads the rules; the data does not."""
    runs, tables = invoice("de", LINES, Decimal("190.10"), Decimal("1190.60"), ["number"])
    line = runs[0].lines[0]
    misleading = replace(runs[0], lines=(line._replace(text="Rechnung zur Bestellung 77-4711"),))
    named = replace(runs[0], lines=(line._replace(text="RE-2025-0417\nNordtor Pumpen\nHafen GmbH"),))
    runs = [misleading, *runs[1:], named]
    says = replace(SAYS, seller="Nordtor Pumpen Hafen GmbH")
    found = confirmed(fields_of(says, runs, tables), review_of(DocumentClass.INVOICE, runs, tables))
    told = {item.item: [text for _, text in item.fields] for item in found}
    assert told["number"] == ["RE-2025-0417"]
    assert told["parties"] == ["Nordtor Pumpen Hafen GmbH"]
    assert told["lines"] == ["2", "1000.50"]


def test_a_tax_of_several_rates_is_what_gross_has_over_net() -> None:
    runs, tables = invoice("de", LINES, Decimal("120.10"), Decimal("1190.60"))
    items = review_of(DocumentClass.INVOICE, runs, tables)
    told = {item.item: item for item in confirmed(fields_of(SAYS, runs, tables), items)}
    assert told["tax"].fields == (("amount", "190.10 EUR"),)
    assert told["gross"].notes == ()
