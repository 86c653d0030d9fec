"""Contracts and invoices in three languages, drawn with what they say known."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal

from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Line, PageRead, Place, Row, Table
from localmind_desktop.core.model.insight import TextRun

CLAUSES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "en": {
        "parties": ("Parties", "This agreement is made between Northgate Pumps Ltd and Selby Water Ltd."),
        "date": ("Date", "This agreement is dated 4 March 2025."),
        "term": ("Term", "It shall remain in effect for a period of 24 months."),
        "renewal": ("Renewal", "It shall renew for one further year if neither side objects."),
        "termination": ("Termination", "Either side may terminate this agreement with 60 days' notice."),
        "liability": ("Liability", "The supplier shall not be liable for indirect damages."),
        "payment": ("Payment", "The customer shall pay a fee of 1,250.00 EUR within 30 days."),
        "governing law": ("Governing law", "This agreement is governed by the laws of England."),
        "confidentiality": ("Confidentiality", "Each side shall keep all drawings confidential."),
        "data protection": ("Data protection", "Personal data is processed as the GDPR demands."),
    },
    "de": {
        "parties": (
            "Vertragsparteien",
            "Der Vertrag wird zwischen der Nordtor Pumpen GmbH und der Seewasser AG geschlossen.",
        ),
        "date": ("Datum", "Geschlossen am 4. März 2025."),
        "term": ("Laufzeit", "Der Vertrag hat eine Laufzeit von 24 Monaten."),
        "renewal": ("Verlängerung", "Er verlängert sich um ein weiteres Jahr."),
        "termination": ("Kündigung", "Die Kündigungsfrist beträgt drei Monate."),
        "liability": ("Haftung", "Die Lieferantin haftet nicht für mittelbare Schäden."),
        "payment": ("Vergütung", "Die Vergütung beträgt 1.250,00 EUR und ist zahlbar binnen 30 Tagen."),
        "governing law": ("Anwendbares Recht", "Es gilt das Recht der Bundesrepublik Deutschland."),
        "confidentiality": ("Geheimhaltung", "Zeichnungen sind vertraulich zu behandeln."),
        "data protection": ("Datenschutz", "Personenbezogene Daten werden nach der DSGVO verarbeitet."),
    },
    "fr": {
        "parties": (
            "Les parties",
            "Entre les soussignés Pompes du Nord SARL et Eaux de Selby SAS, ci-après dénommées.",
        ),
        "date": ("Date du contrat", "Conclu le 4 mars 2025."),
        "term": ("Durée", "Il est conclu pour une durée de 24 mois."),
        "renewal": ("Renouvellement", "Il sera renouvelé pour un an."),
        "termination": ("Résiliation", "Chacune peut résilier le contrat avec un préavis de trois mois."),
        "liability": ("Responsabilité", "Le fournisseur ne saurait être tenu des dommages indirects."),
        "payment": ("Prix", "Le prix est de 1 250,00 EUR, payable à 30 jours."),
        "governing law": ("Droit applicable", "Il est soumis au droit français."),
        "confidentiality": ("Confidentialité", "Les plans sont des informations confidentielles."),
        "data protection": ("Données personnelles", "Les données à caractère personnel sont traitées selon le RGPD."),
    },
}
LABELS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "number": "Invoice number",
        "invoice date": "Invoice date",
        "due date": "Due date",
        "tax ids": "VAT number",
        "net": "Subtotal",
        "tax": "VAT",
        "gross": "Total due",
        "bank details": "IBAN",
        "columns": "Description|Quantity|Unit price|Amount",
        "name": "Invoice",
    },
    "de": {
        "number": "Rechnungsnummer",
        "invoice date": "Rechnungsdatum",
        "due date": "Zahlbar bis",
        "tax ids": "USt-IdNr",
        "net": "Nettobetrag",
        "tax": "Umsatzsteuer",
        "gross": "Rechnungsbetrag",
        "bank details": "IBAN",
        "columns": "Bezeichnung|Menge|Einzelpreis|Gesamtpreis",
        "name": "Rechnung",
    },
    "fr": {
        "number": "Numéro de facture",
        "invoice date": "Date de facture",
        "due date": "Date d'échéance",
        "tax ids": "N° TVA",
        "net": "Total HT",
        "tax": "Montant TVA",
        "gross": "Total TTC",
        "bank details": "IBAN",
        "columns": "Désignation|Quantité|Prix unitaire|Montant",
        "name": "Facture",
    },
}
IBANS = {
    "en": "GB82 WEST 1234 5698 7654 32",
    "de": "DE89 3704 0044 0532 0130 00",
    "fr": "FR14 2004 1010 0505 0001 3M02 606",
}
VATS = {"en": "DE136695976", "de": "DE136695976", "fr": "FR40303265045"}


def contract(language: str, dropped: Collection[str] = ()) -> list[TextRun]:
    """A contract with all clauses but those ``dropped``."""
    made: list[TextRun] = []
    for at, (item, (heading, text)) in enumerate(CLAUSES[language].items()):
        if item not in dropped:
            made.append(_run(at * 2, f"{at + 1}. {heading}", BlockKind.HEADING, heading))
            made.append(_run(at * 2 + 1, text, BlockKind.PARAGRAPH, heading))
    return made


def invoice(
    language: str, lines: Sequence[Decimal], tax: Decimal, gross: Decimal, dropped: Collection[str] = (), iban: str = ""
) -> tuple[list[TextRun], tuple[Table, ...]]:
    """An invoice whose labels and values stand on lines of their own."""
    labels, net = LABELS[language], sum(lines, Decimal(0))
    said = {
        "number": "RE-2025-0417",
        "invoice date": "04.03.2025",
        "due date": "03.04.2025",
        "tax ids": VATS[language],
        "net": f"{shown(net, language)} EUR",
        "tax": f"{shown(tax, language)} EUR",
        "gross": f"{shown(gross, language)} EUR",
        "bank details": iban or IBANS[language],
    }
    runs = [_run(0, labels["name"], BlockKind.HEADING, labels["name"])]
    for at, (item, value) in enumerate(said.items(), start=1):
        if item not in dropped:
            runs.append(_run(at, f"{labels[item]}: {value}", BlockKind.PARAGRAPH, labels["name"]))
    return runs, (_goods(labels["columns"].split("|"), lines, language),)


def shown(amount: Decimal, language: str) -> str:
    english = f"{amount:,.2f}"
    return (
        english
        if language == "en"
        else english.replace(",", "\u202f" if language == "fr" else "_").replace(".", ",").replace("_", ".")
    )


def _goods(headers: Sequence[str], lines: Sequence[Decimal], language: str) -> Table:
    box = Box(0, 500, 500, 510)
    rows = [
        Row(
            tuple(Cell(text, box) for text in (f"Pump {at}", "1", shown(line, language), shown(line, language))),
            Place(1, box),
        )
        for at, line in enumerate(lines)
    ]
    return Table("", "", tuple(headers), tuple(rows), (1,), (Place(1, box),))


def _run(at: int, text: str, kind: BlockKind, section: str) -> TextRun:
    line = Line(text, Box(0, at * 20, 500, at * 20 + 10))
    return TextRun(1, (line,), kind, 1 if kind is BlockKind.HEADING else 0, section=section)


def page(runs: Sequence[TextRun]) -> PageRead:
    return PageRead(1, 595, 842, tuple(Block(run.kind or BlockKind.PARAGRAPH, run.lines, run.level) for run in runs))
