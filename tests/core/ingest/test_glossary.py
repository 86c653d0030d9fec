"""Abbreviations that documents explain."""

import pytest

from localmind_desktop.core.ingest.glossary import explained, glossary_of, spelling
from localmind_desktop.core.model import Box, Cell, ChunkKind, Place, Row, Table
from tests.core.store.building import chunk


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The Quality of Service (QoS) is set.", [("QoS", "Quality of Service")]),
        ("A QoS (Quality of Service) level.", [("QoS", "Quality of Service")]),
        ("Set the Universally Unique Identifier (UUID).", [("UUID", "Universally Unique Identifier")]),
        ("Logical Nodes (LNs) are defined.", [("LN", "Logical Nodes")]),
        ("an analog-to-digital\nconverter (ADC)", [("ADC", "analog-to-digital converter")]),
        ("die Künstliche Intelligenz (KI)", [("KI", "Künstliche Intelligenz")]),
        ("le Plan de transport actif (PTA)", [("PTA", "Plan de transport actif")]),
        ("服务质量（QoS, Quality of Service）", [("QoS", "Quality of Service")]),
        ("服务质量 Quality of Service（QoS）", [("QoS", "Quality of Service")]),
        ("ADC  Analog Digital Converter\nCPU  Central Processing Unit", 2),
        ("ADC – Analog Digital Converter", [("ADC", "Analog Digital Converter")]),
        ("Restriction of Hazardous Substances (RoHS)", [("RoHS", "Restriction of Hazardous Substances")]),
        ("See the table of contents (TBD).", []),
        ("The pump (AQ) is red.", []),
        ("set to low (SDA)", []),
        ("The MPU-9250 (MPU-9250)", []),
        ("the pin IM1 (IM0=1)", []),
        ("a test (see Section 4)", []),
        ("Revenue grew (USD)", []),
    ],
)
def test_only_words_that_spell_it_explain_an_abbreviation(text, found):
    made = list(dict.fromkeys(explained(text)))
    assert (len(made) if isinstance(found, int) else made) == found


def test_the_earliest_beginning_with_the_initials_counts():
    assert spelling("EEI", "by the execution environment interface") == "execution environment interface"
    assert spelling("TR", "a test result test report") == "test report"
    assert spelling("QoS", "Quality of Service level", whole=True) is None


def test_tables_of_abbreviations_are_read_and_the_most_frequent_comes_first():
    rows = [("CPU", "Central Processing Unit: what computes"), ("GPU", "a picture"), ("1", "Row One")]
    box = Box(0.0, 0.0, 9.0, 9.0)
    made = tuple(Row(tuple(Cell(text, box) for text in row), Place(1, box)) for row in rows)
    table = Table("", "", ("Term", "Meaning"), made, (1,))
    chunks = [
        chunk(1, "The Data Object (DO). A Data Object (DO)."),
        chunk(2, "Data Output (DO)"),
        chunk(3, "Row Of Words (ROW)", kind=ChunkKind.ROW),
    ]
    found = glossary_of(chunks, [table])
    assert found == [("DO", "Data Object"), ("DO", "Data Output"), ("CPU", "Central Processing Unit")]
