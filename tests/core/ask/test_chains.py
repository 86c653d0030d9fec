"""Reference paths over tables of several documents."""

from localmind_desktop.core.ask.chains import Source, follow
from localmind_desktop.core.ask.drafts import chain_draft
from localmind_desktop.core.model import Mode
from tests.core.ask.building import table

TABLES = [
    Source("a", "nodes.pdf", 0, table(("Name", "Class"), [("Amp", "MV"), ("On", "SPC")], "Table 1 – Objects of DBAT")),
    Source("b", "classes.pdf", 0, table(("Name", "Type"), [("mag", "Analogue"), ("q", "Quality")], "Table 7 – MV")),
    Source("b", "classes.pdf", 1, table(("Name", "Type"), [("f", "FLOAT32")], "Table 9 – Attributes of Analogue")),
]


def _about(name: str) -> list[Source]:
    return [source for source in TABLES if name in source.table.subject]


def test_every_hop_is_resolved_and_cited():
    chain = follow("Mon.DBAT1.Amp.mag.f", _about)
    assert [hop.name for hop in chain.hops] == ["DBAT", "Amp", "mag", "f"]
    assert chain.unresolved is None
    draft = chain_draft(chain)
    assert draft.mode is Mode.CHAIN
    assert [citation.document for citation in draft.citations] == [
        "nodes.pdf",
        "nodes.pdf",
        "classes.pdf",
        "classes.pdf",
    ]
    assert [row[1] for row in draft.table.rows][1:] == ["MV", "Analogue", "FLOAT32"]


def test_an_unresolved_hop_is_said_with_what_was_reached():
    chain = follow("DBAT.Amp.phase.f", _about)
    assert chain.unresolved == "phase"
    assert [hop.name for hop in chain.hops] == ["DBAT", "Amp"]


def test_a_path_that_no_table_is_about_is_none():
    assert follow("www.example.org", _about) is None
