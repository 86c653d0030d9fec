"""Organisations without a legal form: parties of an agreement, who is signed for, senders, letterheads."""

from __future__ import annotations

import pytest

from localmind_desktop.core.insight.entities import entities_of
from localmind_desktop.core.model import BlockKind, Box, Line
from localmind_desktop.core.model.insight import EntityKind, TextRun

BOX = Box(10, 10, 90, 20)


def organisations(*texts: str) -> dict[str, str]:
    """With the role of each."""
    runs = [TextRun(1, tuple(Line(line, BOX) for line in text.split("\n")), BlockKind.PARAGRAPH) for text in texts]
    return {one.value: one.role for one in entities_of(runs) if one.kind is EntityKind.ORGANISATION}


@pytest.mark.parametrize(
    ("text", "parties"),
    [
        (
            'This lease is made between Osier Basket Works, of 4 Reed Lane, Wells ("Landlord"), and The Copper Kettle'
            ' ("Tenant").',
            {"Osier Basket Works": "Landlord", "The Copper Kettle": "Tenant"},
        ),
        (
            'Vertrag zwischen der Gärtnerei Ahorn, Am Tor 2, 04109 Leipzig (nachfolgend "Auftraggeberin") und der'
            ' Werkstatt Lindner, Ring 3, 04109 Leipzig (nachfolgend "Auftragnehmerin").',
            {"Gärtnerei Ahorn": "Auftraggeberin", "Werkstatt Lindner": "Auftragnehmerin"},
        ),
    ],
)
def test_parties_of_an_agreement_have_their_roles(text: str, parties: dict[str, str]) -> None:
    assert organisations(text) == parties


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Signed for and on behalf of Osier Basket Works\n______", "Osier Basket Works"),
        ("Signed for Osier Basket Works by Wilma Reed\n______", "Osier Basket Works"),
        ("From: Harbour Lane Design\nInvoice 12", "Harbour Lane Design"),
        ("Osier Basket Works\n4 Reed Street\nSpringfield, IL 62704", "Osier Basket Works"),
    ],
)
def test_who_is_signed_for_sends_or_stands_over_an_address_is_named(text: str, name: str) -> None:
    assert list(organisations(text)) == [name]


@pytest.mark.parametrize(
    "text",
    [
        "From: Anna Miller\nSubject: Lunch",
        "Signed for and on behalf of the Supplier\n______",
        "The distance between Kiln Lane and Dock Street is short.",
        "Anna Miller\n4 Reed Street\nSpringfield, IL 62704",
        "Objekte für die Ansteuerung des Antriebs.",
    ],
)
def test_people_parties_and_places_are_no_organisations(text: str) -> None:
    assert organisations(text) == {}
