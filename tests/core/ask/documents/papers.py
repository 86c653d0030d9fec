"""Contracts, invoices and letters, drawn as pages with what they say, in a catalog of their own."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from localmind_desktop.core.insight.apart import About, inspect
from localmind_desktop.core.model import Block, BlockKind, Box, Document, Line, PageRead, State
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.inspections import RULES
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import terms

_LETTERS = 86  # of a line
PAPERS: Mapping[str, str] = {
    "supply-northwind.pdf": """# Supply Agreement
This Agreement is entered into on 12 December 2024 by and between Northwind Ltd, 4 Harbour Road, Leeds (hereinafter "Supplier") and ACME GmbH, Lindenstraße 8, 20099 Hamburg (hereinafter "Buyer").
# 1. Supply
The Supplier shall deliver pumps of type KX-7 as ordered by the Buyer. The parties agree on quantities each quarter.
# 2. Term
This Agreement commences on 1 January 2025 and shall continue in force until 31 December 2026.
# 3. Renewal
This Agreement shall renew automatically for successive periods of one year if no notice is given.
# 4. Termination
Either party may terminate this Agreement on 90 days' written notice.
# 5. Confidentiality
Each party shall keep the Confidential Information of the other party confidential.
# 6. Data protection
Personal data shall be processed in accordance with the General Data Protection Regulation.
# 7. Liability
In no event shall the total liability of either party exceed the price paid.
# 8. Governing law
This Agreement is governed by the laws of England and Wales. The courts of London have exclusive jurisdiction.
# Signatures
In witness whereof the parties have signed this Agreement.
Signed by: Ms Jane Porter, Managing Director
Signed by: Mr Karl Weber, Head of Purchasing""",
    "maintenance-selby.pdf": """# Maintenance Agreement
This Agreement is made between Selby Engineering Ltd (hereinafter "Contractor") and Harrow Dairy Inc. (hereinafter "Customer") and is dated as of 20 February 2025.
# 1. Services
The Contractor maintains the cooling plant of the Customer and inspects it twice a year.
# 2. Term
This Agreement shall remain in effect for a term of 24 months from 1 March 2025.
# 3. Termination
The Customer may terminate this Agreement at any time on 30 days' notice in writing.
# 4. Fees and payment
The Customer shall pay a fee of 1,250.00 GBP per month. Invoices are due within 30 days.
# 5. Limitation of liability
The Contractor shall not be liable for indirect damages.
# 6. Governing law
This Agreement is governed by the laws of Scotland.
# Signatures
Signed for and on behalf of Selby Engineering Ltd
Name: Mr Ian Fraser, Director
Signed for and on behalf of Harrow Dairy Inc.
Name: Ms Olivia Hart, Plant Manager""",
    "lease-oakfield.pdf": """# Lease Agreement
This Lease Agreement is made on 3 March 2023 between Oakfield Properties Ltd (hereinafter "Landlord") and ACME GmbH (hereinafter "Tenant").
# 1. Premises
The Landlord lets to the Tenant the warehouse at 17 Canal Street, Hull.
# 2. Term
This Agreement shall remain in force until terminated by either party.
# 3. Rent
The Tenant shall pay a rent of 4,800.00 GBP per month, payable in advance.
# 4. Termination
Either party may terminate this Agreement on six months' written notice.
# 5. Governing law
This Agreement is governed by the laws of England and Wales.
# Signatures
In witness whereof the parties have signed below.
Signed by: Mr Paul Oakes, Director
Signed by: Mr Karl Weber, Head of Purchasing""",
    "rahmenvertrag-nordsee.pdf": """# Rahmenvertrag
Dieser Vertrag wird zwischen der Nordsee Logistik GmbH, Kaiserkai 2, 20457 Hamburg (nachfolgend „Auftragnehmer“ genannt) und der Hansen AG (nachfolgend „Auftraggeber“ genannt) geschlossen am 18. März 2024.
# § 1 Vertragsgegenstand
Der Auftragnehmer übernimmt die Lagerung und den Transport der Waren des Auftraggebers.
# § 2 Laufzeit
Der Vertrag beginnt am 1. April 2024 und läuft bis zum 31. März 2026.
# § 3 Kündigung
Der Vertrag kann mit einer Kündigungsfrist von drei Monaten gekündigt werden.
# § 4 Haftung
Der Auftragnehmer haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit.
# § 5 Geheimhaltung
Die Vertragsparteien haben vertrauliche Informationen geheim zu halten.
# § 6 Anwendbares Recht
Es gilt deutsches Recht. Gerichtsstand ist Hamburg.
# Unterschriften
Ort, Datum
Unterschrift: Herr Dr. Jens Petersen, Geschäftsführer
Unterschrift: Frau Ute Brandt, Prokuristin""",
    "dienstvertrag-lindner.pdf": """# Dienstvertrag
Dieser Vertrag wird zwischen der Lindner Software GmbH (nachfolgend „Auftragnehmer“ genannt) und der Stadtwerke Ulm GmbH (nachfolgend „Auftraggeber“ genannt) geschlossen am 15. Juni 2025.
# § 1 Leistungen
Der Auftragnehmer betreut die Software des Auftraggebers.
# § 2 Laufzeit
Der Vertrag hat eine Laufzeit von 36 Monaten ab dem 1. Juli 2025.
# § 3 Verlängerung
Der Vertrag verlängert sich stillschweigend um jeweils ein Jahr.
# § 4 Kündigung
Die Kündigungsfrist beträgt sechs Monate zum Ende der Laufzeit.
# § 5 Datenschutz
Personenbezogene Daten werden nach der DSGVO verarbeitet.
# § 6 Gerichtsstand
Gerichtsstand ist Ulm. Es gilt das Recht der Bundesrepublik Deutschland.
# Unterschriften
Unterschrift: Frau Petra Lindner, Geschäftsführerin
Unterschrift: Herr Thomas Vogel, Prokurist""",
    "contrat-bertin.pdf": """# Contrat de prestation de services
Entre les soussignés : la société Bertin Conseil SARL, 12 rue de la Paix, 75002 Paris, ci-après dénommée « le Prestataire », et la société Mercier SA, ci-après dénommée « le Client ». Conclu le 10 avril 2025.
# Article 1 Objet
Le Prestataire assure l'entretien des installations du Client.
# Article 2 Durée
Le contrat entre en vigueur le 1er mai 2025 et expire le 30 avril 2028.
# Article 3 Résiliation
Le contrat peut être résilié avec un préavis de trois mois.
# Article 4 Confidentialité
Les parties s'engagent à garder confidentielles les informations confidentielles.
# Article 5 Droit applicable
Le présent contrat est soumis au droit français. Les tribunaux de Paris sont compétents.
# Signatures des parties
Fait à Paris, en deux exemplaires.
Signature : M. Luc Bertin, Gérant
Signature : Mme Anne Mercier, Présidente""",
    "inv-1001.pdf": """# Invoice
Northwind Ltd, 4 Harbour Road, Leeds. VAT number: GB 973 7625 93
Bill to: ACME GmbH, Lindenstraße 8, 20099 Hamburg
Invoice number: INV-1001
Invoice date: 4 March 2025
Due date: 3 April 2025
Pumps KX-7, quantity 4, unit price 2,583.33 EUR
Net amount: 10,333.33 EUR
VAT amount: 2,066.67 EUR
Total amount: 12,400.00 EUR
IBAN: GB29 NWBK 6016 1331 9268 19""",
    "re-2025-77.pdf": """# Rechnung
Hansen AG, Bremen. USt-IdNr.: DE136695976
Rechnungsempfänger: Stadtwerke Ulm GmbH, Karlstraße 1, 89073 Ulm
Rechnungsnummer: RE-2025-77
Rechnungsdatum: 12.05.2025
Fällig am: 26.05.2025
Schrauben M8, Menge 500, Einzelpreis 1,60 EUR
Nettobetrag: 800,00 EUR
MwSt-Betrag: 152,00 EUR
Gesamtbetrag: 952,00 EUR
IBAN: DE89 3704 0044 0532 0130 00""",
    "facture-31.pdf": """# Facture
Mercier SA, Lyon. N° TVA : FR40303265045
Adresse de facturation : Bertin Conseil SARL, 12 rue de la Paix, 75002 Paris
Facture n° FA-31
Date de facture : 2 juin 2025
Date d'échéance : 2 juillet 2025
Licence logicielle, quantité 1, prix unitaire 15 416,67 EUR
Total HT : 15 416,67 EUR
TVA : 3 083,33 EUR
Total TTC : 18 500,00 EUR
IBAN : FR14 2004 1010 0505 0001 3M02 606""",
    "inv-2044.pdf": """# Invoice
Harrow Dairy Inc., 90 Milk Row, Boston. Tax ID: 12-3456789
Bill to: Selby Engineering Ltd
Invoice number: 2044
Invoice date: 20 January 2026
Payment terms: payable within 30 days
Cheese wheels, quantity 10, unit price 842.50 USD
Subtotal: 8,425.00 USD
Sales tax: 526.56 USD
Grand total: 8,951.56 USD""",
    "letter-hull.pdf": """# Visit to Hull
Dear Ms Hart,
thank you for showing us the cooling plant last week. We met the team of ACME GmbH on the same day and talked about the warehouse. Kind regards from Hull, and see you in the spring.
Sarah Bell""",
    "letter-garden.pdf": """# The garden
Dear neighbours,
the hedge along the lane will be cut next week. Please park somewhere else on that day, and keep your dogs inside while the machines are at work. Thank you very much for your help.
Tom Reed""",
}


def page_of(text: str) -> PageRead:
    """The lines below each other, paragraphs wrapped."""
    blocks: list[Block] = []
    top, sizes = 60.0, {True: 14.0, False: 11.0}
    for paragraph in text.splitlines():
        is_heading = paragraph.startswith("# ")
        lines = []
        for line in textwrap.wrap(paragraph.removeprefix("# "), _LETTERS):
            lines.append(Line(line, Box(60.0, top, 60.0 + 5.2 * len(line), top + sizes[is_heading])))
            top += sizes[is_heading] + 2
        top += 6
        kind = BlockKind.HEADING if is_heading else BlockKind.PARAGRAPH
        blocks.append(Block(kind, tuple(lines), 1 if is_heading else 0))
    return PageRead(1, 595.0, 842.0, blocks=tuple(blocks))


def add(catalog: Catalog, name: str, text: str, collection: str = DEFAULT_COLLECTION, *, known: bool = True) -> str:
    """Store a paper as it is after it was read; with what is found out about it, if ``known``."""
    page, title = page_of(text), text.splitlines()[0].removeprefix("# ")
    count = len(catalog.documents())
    document = Document(name, name, collection, State.READY, None, name, 0, 1, 0, 0, 1, 0, float(count), name)
    catalog.add_document(document)
    catalog.add_pages(name, [page])
    catalog.replace_content(document, title, [], [], {term: (1, False) for term in terms(text)})
    if known:
        catalog.inspections.keep(name, RULES, inspect(catalog.reading(name), About(title), CancelToken()))
    return name


def filled(folder: Path, names: Iterable[str] = tuple(PAPERS)) -> Iterator[Catalog]:
    """A catalog with papers."""
    catalog = Catalog(folder / "catalog.sqlite")
    for name in names:
        add(catalog, name, PAPERS[name])
    yield catalog
    catalog.close()
