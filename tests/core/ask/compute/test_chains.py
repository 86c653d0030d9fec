"""Reference paths over tables of several documents, of several invented domains."""

from dataclasses import replace

import pytest

from localmind_desktop.core.ask.candidates.key_cells import rows_named
from localmind_desktop.core.ask.compute.chain_drafts import chain_draft, hop_tree, miss_line
from localmind_desktop.core.ask.compute.chains import Hop, Source, follow, is_about, is_subject
from localmind_desktop.core.ask.compute.references import asks_for_more, reference, references
from localmind_desktop.core.model import Mode
from tests.core.ask.building import table


class Shelf:
    """Tables in memory, looked up like those of a library."""

    def __init__(self, *sources: Source) -> None:
        self.sources = sources

    def about(self, name):
        found = [source for source in self.sources if is_about(name, source.table)]
        return sorted(found, key=lambda source: not is_subject(name, source.table))

    def numbered(self, document_id, number):
        return [s for s in self.sources if s.document_id == document_id and s.table.number == number]

    def keyed(self, name):
        return [source for source in self.sources if rows_named(name, source.table)]


def source(document: str, index: int, headers, rows, caption: str) -> Source:
    return Source(document, f"{document}.pdf", index, table(headers, rows, caption))


POWER = Shelf(
    source("nodes", 0, ("Name", "Class"), [("Amp", "MV"), ("On", "SPC"), ("Hz", "MV")], "Table 1 – Objects of DBAT"),
    source(
        "classes", 0, ("Name", "Type", "FC"), [("mag", "Analogue", "MX"), ("q", "Quality", "MX")], "Table 7 – Class MV"
    ),
    source("classes", 1, ("Name", "Type"), [("f", "FLOAT32"), ("i", "INT32")], "Table 9 – Attributes of Analogue"),
    source("classes", 2, ("Name", "Type", "FC"), [("setVal", "BOOL", "SP")], "Table 10 – Class SPC"),
    source("classes", 3, ("Name", "Type", "FC"), [("setVal", "BOOL", "SG")], "Table 11 – Class SPC"),
)
PLANT = Shelf(
    source(
        "plant",
        0,
        ("Part", "Kind", "Count"),
        [("Pump", "CentrifugalPump", "2"), ("Valve", "GateValve", "4")],
        "Table 1 – LineA",
    ),
    source("pumps", 0, ("Property", "Unit"), [("flow", "m3/h"), ("head", "m")], "Table 3 – CentrifugalPump"),
    source(
        "pumps",
        1,
        ("Property", "Unit"),
        [("All properties of CentrifugalPump are inherited.", ""), ("seal", "-")],
        "Table 4 – ChemPump",
    ),
    source("pumps", 2, ("Property", "Unit"), [("see Table 3", ""), ("stages", "-")], "Table 5 – MultiPump"),
)
STRUCTS = Shelf(
    source(
        "api",
        0,
        ("Field", "Type"),
        [("rotor", "struct rotor_cfg *"), ("id", "uint8_t")],
        "Table 1 – Fields of motor_cfg",
    ),
    source(
        "api", 1, ("Field", "Type"), [("speed", "uint16_t"), ("pole", "pole_t[4]")], "Table 2 – Fields of rotor_cfg"
    ),
    source("api", 2, ("Field", "Type"), [("gauss", "float")], "Table 3 – Fields of pole_t"),
)
REGISTERS = Shelf(
    source(
        "chip",
        0,
        ("Bits", "Name", "Access", "Description"),
        [("7:4", "RESERVED", "-", "Reads 0"), ("3", "EN", "RW", "Enable"), ("2:0", "MODE[2:0]", "RW", "Mode")],
        "Table 4 – CTRL1",
    ),
    source("chip", 1, ("Bits", "Name", "Access"), [("0", "RDY", "R")], "Table 5 – STAT_1"),
    source("chip", 2, ("Register", "Bit1", "Bit0"), [("MASK", "HIGH", "LOW"), ("TEMP", "T1", "T0")], "Register map"),
)
SCHEMA = Shelf(
    source("schema", 0, ("Element", "Type"), [("order", "OrderType"), ("note", "xs:string")], "Table 1 – Elements"),
    source("schema", 1, ("Element", "Type"), [("item", "tns:ItemType"), ("id", "xs:int")], "Table 2 – OrderType"),
    source("schema", 2, ("Element", "Type"), [("unit-price", "xs:decimal")], "Table 3 – ItemType"),
)


def hops(path: str, shelf: Shelf) -> list[str]:
    chain = follow(reference(path), shelf)
    assert chain.unresolved is None
    return [hop.name for hop in chain.hops]


@pytest.mark.parametrize(
    ("path", "shelf", "names"),
    [
        ("Mon.DBAT1.Amp.mag.f", POWER, ["DBAT", "Amp", "mag", "f"]),
        ("LD0/DBAT1.Amp.mag.f", POWER, ["DBAT", "Amp", "mag", "f"]),
        ("LD0/BayCtlDBAT2.Amp.mag.f[MX]", POWER, ["DBAT", "Amp", "mag", "f"]),
        ("LD0/DBAT1$MX$Amp$mag$f", POWER, ["DBAT", "Amp", "mag", "f"]),
        ("DBAT › Amp › mag", POWER, ["DBAT", "Amp", "mag"]),
        ("LineA.Pump.flow", PLANT, ["LineA", "Pump", "flow"]),
        ("LineA:Pump2:head", PLANT, ["LineA", "Pump2", "head"]),
        ("ChemPump.flow", PLANT, ["ChemPump", "CentrifugalPump", "flow"]),
        ("motor_cfg->rotor->speed", STRUCTS, ["motor_cfg", "rotor", "speed"]),
        ("motor_cfg->rotor.pole[2].gauss", STRUCTS, ["motor_cfg", "rotor", "pole", "gauss"]),
        ("motor_cfg::rotor::speed", STRUCTS, ["motor_cfg", "rotor", "speed"]),
        ("CTRL1.EN", REGISTERS, ["CTRL1", "EN"]),
        ("CTRL1.MODE", REGISTERS, ["CTRL1", "MODE"]),
        ("CTRL1[EN]", REGISTERS, ["CTRL1", "EN"]),
        ("STAT_1.RDY", REGISTERS, ["STAT_1", "RDY"]),
        ("MASK.LOW", REGISTERS, ["MASK", "LOW"]),
        ("order/item/unit-price", SCHEMA, ["order", "item", "unit-price"]),
        ("/order/@id", SCHEMA, ["order", "id"]),
    ],
)
def test_a_path_is_followed_hop_by_hop(path, shelf, names):
    assert hops(path, shelf) == names


def test_a_row_is_inherited_through_a_caption_or_a_band():
    extended = source("pumps", 3, ("Property", "Unit"), [("ph", "-")], "Table 6 – AcidPump extends CentrifugalPump")
    band = ("Property", "Unit", "Group")
    banded = source("pumps", 4, band, [("ph", "-", "Inherited from CentrifugalPump")], "Table 7 – BasePump")
    for path, more in (("AcidPump.flow", extended), ("BasePump.flow", banded)):
        table_of_both = replace(more.table, subject=(path.split(".")[0],))
        shelf = Shelf(*PLANT.sources, replace(more, table=table_of_both))
        assert hops(path, shelf) == [path.split(".")[0], "CentrifugalPump", "flow"]


def test_a_letter_stands_for_the_number_of_many():
    shelf = Shelf(source("chip", 0, ("Bits", "Name"), [("0", "LINEn_EN"), ("1", "RDY")], "Table 1 – UARTx_CTRL"))
    assert hops("UART3_CTRL.LINE2_EN", shelf) == ["UARTx_CTRL", "LINE2_EN"]


def test_a_row_is_inherited_through_a_table_number():
    shelf = Shelf(*PLANT.sources)
    numbered = [s for s in shelf.sources if "Table 3" in s.table.caption]
    shelf.numbered = lambda document_id, number: numbered if number == "3" else []
    assert hops("MultiPump.flow", shelf) == ["MultiPump", "Table 3", "flow"]


def test_every_hop_is_cited_with_its_cell_and_its_row():
    draft = chain_draft(follow(reference("Mon.DBAT1.Amp.mag.f"), POWER))
    assert draft.mode is Mode.CHAIN
    assert draft.text == "DBAT [1] › Amp (MV) [2] › mag (Analogue) [3] › f [4]"
    assert [citation.document for citation in draft.citations] == [*["nodes.pdf"] * 2, *["classes.pdf"] * 2]
    assert [row[1] for row in draft.table.rows][1:] == ["MV", "Analogue; MX", "FLOAT32"]
    assert draft.table.citations == (1, 2, 3, 4)
    amp = POWER.sources[0].table.rows[0]
    assert draft.citations[1].places[0].box == amp.cells[0].box
    assert amp.place in draft.citations[1].around
    assert [place.box for place in draft.table.places[1][:2]] == [cell.box for cell in amp.cells]


def test_the_hops_are_a_small_tree():
    tree = chain_draft(follow(reference("DBAT.Amp.q"), POWER)).tree
    assert [(branch.depth, branch.name, branch.citation) for branch in tree] == [
        (0, "DBAT", 1),
        (1, "Amp", 2),
        (2, "q", 3),
    ]
    assert tree[2].note == "Quality; MX"


def test_a_long_note_ends_with_a_whole_word():
    said = "Position of the breaker, measured and averaged; " * 4
    (branch,) = hop_tree([Hop("Pos", source("nodes", 0, ("Name", "Says"), [("Pos", said)], "Table 1 – A"), 0)])
    assert 100 < len(branch.note) <= 120
    assert branch.note.endswith("…")
    assert branch.note.removesuffix("…").rsplit(" ", 1)[1] in said.replace(";", "").split()


def test_an_unresolved_hop_is_said_with_what_was_reached():
    chain = follow(reference("DBAT.Amp.mags.f"), POWER)
    assert chain.unresolved == "mags"
    assert [hop.name for hop in chain.hops] == ["DBAT", "Amp"]
    assert chain.near == ("mag",)
    assert miss_line(chain).endswith("mags is not there. Nearest there: mag.")


@pytest.mark.parametrize("path", ["CTRL7.EN", "CTRL1.DIS", "MASK.T0", "DBAT.zz.SPC.setVal"])
def test_a_neighbour_never_stands_in(path):
    chain = follow(reference(path), POWER if "DBAT" in path else REGISTERS)
    assert chain is None or chain.unresolved is not None


def test_of_two_tables_the_first_is_taken_and_the_other_named():
    chain = follow(reference("DBAT.On.setVal"), POWER)
    assert (chain.hops[-1].source.index, [other.index for other in chain.hops[-1].others]) == (2, [3])
    assert [one.index for one in chain_draft(chain).other_candidates] == [3]


def test_a_qualifier_chooses_among_tables():
    assert follow(reference("DBAT.On.setVal[SG]"), POWER).hops[-1].source.index == 3
    assert follow(reference("DBAT$SG$On$setVal"), POWER).hops[-1].source.index == 3


def test_another_document_that_defines_the_same_is_named():
    twice = Shelf(*POWER.sources, source("draft", 0, ("Name", "Type"), [("mag", "REAL")], "Table 2 – MV"))
    draft = chain_draft(follow(reference("DBAT.Amp.mag.f"), twice))
    assert draft.citations[2].document == "classes.pdf"
    assert "mag in draft.pdf" in draft.text


@pytest.mark.parametrize(
    "text",
    [
        "see https://example.org/DBAT.Amp for it",
        "write to jo.do@example.org",
        "open C:\\plant\\LineA.Pump",
        "a ratio of 3.75 or 1.2.3",
        "e.g. this",
        "What is 5:30?",
    ],
)
def test_links_mails_files_and_numbers_are_no_paths(text):
    assert references(text) == ()


@pytest.mark.parametrize("text", ["OpenCL1.2", "and/or", "plant.pdf", "AC/DC", "Note:read", "v1.2.3"])
def test_what_may_be_something_else_is_never_a_miss(text):
    (found,) = references(f"What is {text}?")
    assert not found.is_sure
    assert follow(found, POWER) is None


def test_paths_are_found_in_sentences():
    found = references("Compare Mon.DBAT1.Amp.mag.f with motor_cfg->rotor[3].speed, and DBAT.Amp的类型是什么？")
    assert [one.parts for one in found] == [
        ("Mon", "DBAT1", "Amp", "mag", "f"),
        ("motor_cfg", "rotor", "speed"),
        ("DBAT", "Amp"),
    ]


@pytest.mark.parametrize(
    ("question", "more"),
    [("DBAT.Amp", False), ("What does DBAT.Amp mean?", False), ("What is the class of DBAT.Amp?", True)],
)
def test_asking_for_the_whole_path_or_for_more(question, more):
    assert asks_for_more(question, "DBAT.Amp") is more
