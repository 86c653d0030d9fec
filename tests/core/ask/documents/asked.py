"""Questions about the drawn papers, with the documents that answer and words of the answer.

Those of ``BUILT`` were looked at while the path was built; those of ``HELD`` were written before it and run at its end.
"""

from __future__ import annotations

from typing import NamedTuple


class Case(NamedTuple):
    """``documents`` are those of the citations; ``told`` stands in the answer. No documents: the ordinary path."""

    question: str
    documents: frozenset[str]
    told: tuple[str, ...] = ()


def case(question: str, *documents: str, told: tuple[str, ...] = ()) -> Case:
    return Case(question, frozenset(documents), told)


SUPPLY, CARE, LEASE = "supply-northwind.pdf", "maintenance-selby.pdf", "lease-oakfield.pdf"
FRAME, SERVICE, BERTIN = "rahmenvertrag-nordsee.pdf", "dienstvertrag-lindner.pdf", "contrat-bertin.pdf"
INV, RE, FACTURE, MILK = "inv-1001.pdf", "re-2025-77.pdf", "facture-31.pdf", "inv-2044.pdf"
HULL = "letter-hull.pdf"
CONTRACTS = (SUPPLY, CARE, LEASE, FRAME, SERVICE, BERTIN)

BUILT = (
    case("Which contracts end in 2026?", SUPPLY, FRAME, told=("31 December 2026", "31. März 2026", LEASE)),
    case("Who signed the maintenance agreement?", CARE, told=("Ian Fraser", "Olivia Hart")),
    case("Which invoices are over 10,000 EUR?", INV, FACTURE, told=("12,400.00",)),
    case("Which documents mention ACME?", SUPPLY, LEASE, INV, HULL),
    case("When does the contract with Nordsee Logistik end?", FRAME, told=("31. März 2026",)),
    case("Welche Verträge enden 2026?", SUPPLY, FRAME),
    case("Welche Verträge haben keine Datenschutzklausel?", CARE, LEASE, FRAME, BERTIN),
    case("Quels contrats se terminent en 2028 ?", BERTIN, SERVICE, told=("30 avril 2028",)),
    case("Which agreements renew automatically?", SUPPLY, SERVICE),
    case("What is the governing law of the lease?", LEASE, told=("England",)),
    case("List all contracts with ACME", SUPPLY, LEASE),
    case("Which invoices are due before June 2025?", INV, RE),
    case("Welche Rechnungen sind höher als 900 EUR?", INV, RE, FACTURE),
    case("What is the total of invoice INV-1001?", INV, told=("12,400.00 EUR",)),
    case("Wer hat den Rahmenvertrag unterschrieben?", FRAME, told=("Jens Petersen", "Ute Brandt")),
    case("Quelles factures dépassent 10 000 EUR ?", INV, FACTURE),
    case("Which contracts expire after 2027?", SERVICE, BERTIN),
    case("Which contracts have no renewal clause?", CARE, LEASE, FRAME, BERTIN),
    case("How does the pump KX-7 work?"),
    case("Which contracts speak of dragons?"),
    case("When was the garden planted?"),
    case("What is the rated voltage?"),
)
HELD = (
    case("Which agreements expire before 2027?", SUPPLY, FRAME),
    case("Show me the contracts that end next year", CARE, told=("2027-02-28",)),
    case("When does the agreement with Northwind expire?", SUPPLY, told=("31 December 2026",)),
    case("Who signed the contract with Lindner?", SERVICE, told=("Petra Lindner", "Thomas Vogel")),
    case("Which contracts were concluded in 2025?", CARE, SERVICE, BERTIN),
    case("Which contracts do not contain a confidentiality clause?", CARE, LEASE, SERVICE),
    case("Which law applies to the contract with Bertin Conseil?", BERTIN, told=("droit français",)),
    case("Which invoices exceed 15,000 EUR?", FACTURE),
    case("Which invoices are dated May 2025?", RE),
    case("What is the due date of invoice 2044?", MILK, told=("2026-02-19",)),
    case("Which invoices mention Selby?", MILK),
    case("Who are the parties of the supply agreement?", SUPPLY, told=("Northwind Ltd", "ACME GmbH")),
    case("Wann endet der Vertrag mit den Stadtwerken Ulm?", SERVICE, told=("2028-06-30",)),
    case("Welche Verträge laufen nach dem 1. Januar 2027 aus?", CARE, SERVICE, BERTIN),
    case("In welchen Verträgen fehlt eine Regelung zur Geheimhaltung?", CARE, LEASE, SERVICE),
    case("Wie hoch ist der Gesamtbetrag der Rechnung RE-2025-77?", RE, told=("952,00",)),
    case("Welche Rechnungen sind vor dem 1. Mai 2025 fällig?", INV),
    case("Welche Dokumente erwähnen Hansen?", FRAME, RE),
    case("Quels contrats expirent avant 2027 ?", SUPPLY, FRAME),
    case("Qui a signé le contrat avec Bertin ?", BERTIN, told=("Luc Bertin", "Anne Mercier")),
    case("Quelles factures sont inférieures à 1 000 EUR ?", RE),
    case("Quand se termine le contrat avec Mercier ?", BERTIN, told=("30 avril 2028",)),
    case("Quels documents mentionnent Northwind ?", SUPPLY, INV),
    case("Which contracts forbid smoking?"),
    case("What does the supply agreement say about pumps?"),
    case("How long is the warranty of the cooling plant?"),
    case("Which documents describe the inverter?"),
)
FRESH = (
    case("Which agreements run out in 2028?", SERVICE, BERTIN),
    case("When does the lease with Oakfield expire?"),
    case("Which contracts did Karl Weber sign?", SUPPLY, LEASE),
    case("Which contracts are governed by German law?"),
    case("Are there contracts without a liability clause?", LEASE, SERVICE, BERTIN),
    case("Which invoices were issued after 1 May 2025?", RE, FACTURE, MILK),
    case("Which invoices are below 1,000 EUR?", RE),
    case("What is the VAT amount of invoice FA-31?", FACTURE, told=("3 083,33 EUR",)),
    case("What is the IBAN on the invoice from Hansen?", RE, told=("DE89 3704 0044 0532 0130 00",)),
    case("Which contracts mention pumps?", SUPPLY),
    case("Wer hat den Dienstvertrag unterzeichnet?", SERVICE, told=("Petra Lindner", "Thomas Vogel")),
    case("Welche Verträge verlängern sich automatisch?", SUPPLY, SERVICE),
    case("Wann läuft der Vertrag mit Harrow Dairy aus?", CARE, told=("2027-02-28",)),
    case("Welche Verträge wurden 2024 geschlossen?", SUPPLY, FRAME),
    case("Wie lange läuft der Vertrag mit Lindner?", SERVICE, told=("36 Monaten",)),
    case("Welche Rechnungen übersteigen 12.000 EUR?", INV, FACTURE),
    case("Quels contrats n'ont pas de clause de confidentialité ?", CARE, LEASE, SERVICE),
    case("Quel est le montant total de la facture FA-31 ?", FACTURE, told=("18 500,00 EUR",)),
    case("Quelles sont les parties du contrat avec Mercier ?", BERTIN, told=("Bertin Conseil SARL",)),
    case("Quelles factures sont dues avant juin 2025 ?", INV, RE),
    case("Which contract is the longest?"),
    case("What is the price of a KX-7 pump?"),
    case("Which documents are about gardens?"),
)
