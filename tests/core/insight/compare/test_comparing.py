"""What is, and what is no difference of two documents."""

from random import Random

import pytest

from localmind_desktop.core.insight.compare import Reading, compare, comparison_lines
from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Line, PageRead, Place, Row, Table
from localmind_desktop.core.task import Cancelled, CancelToken
from tests.core.insight.compare.drawing_editions import LAYOUTS, reading_of
from tests.core.insight.compare.editions import edition, sentence, word_changed

pytestmark = pytest.mark.sampled(2)

HEADING, PARAGRAPH, LIST, CAPTION, FURNITURE = (
    BlockKind.HEADING,
    BlockKind.PARAGRAPH,
    BlockKind.LIST,
    BlockKind.CAPTION,
    BlockKind.FURNITURE,
)


def page(*texts, number=1):
    """A page of blocks: a text is a paragraph, else it comes with its kind; ``/`` parts lines."""
    blocks = []
    y = 50.0
    for each in texts:
        kind, words = each if isinstance(each, tuple) else (PARAGRAPH, each)
        lines = []
        for line in words.split(" / "):
            lines.append(Line(line, Box(50, y, 500, y + 10)))
            y += 12
        blocks.append(Block(kind, tuple(lines), 1 if kind is HEADING else 0))
    return PageRead(number, 595, 842, tuple(blocks))


def reading(*texts):
    return Reading((page(*texts),), ())


def table(headers, *rows, caption="Table 1: Limits", y=600.0):
    made = [
        Row(
            tuple(
                Cell(cell, Box(50 + 90 * place, y + 12 * number, 130 + 90 * place, y + 10 + 12 * number))
                for place, cell in enumerate(row)
            ),
            Place(1, Box(50, y + 12 * number, 500, y + 10 + 12 * number)),
        )
        for number, row in enumerate(rows, start=1)
    ]
    return Table(caption, "", tuple(headers), tuple(made), (1,), (Place(1, Box(50, y, 500, y + 10)),))


def told(before, after):
    found = compare(before, after, CancelToken()).differences
    return [(str(one.kind), str(one.what), one.before, one.after) for one in found]


def told_of_texts(before, after):
    """What is told of two texts below one heading."""
    return told(reading((HEADING, "1 Scope"), *before), reading((HEADING, "1 Scope"), *after))


def told_of_tables(before, after):
    return told(Reading((page("A text."),), before), Reading((page("A text."),), after))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["The valve opens at 5 bar."], ["The valve / opens at 5 / bar."]),
        (["The interconnection is made."], ["The intercon- / nection is made."]),
        (["A well-known valve opens."], ["A well- / known valve opens."]),
        (["The interconnection is made."], ["The inter\u00adconnection is made."]),
        (["“Seller” means ACME."], ['"Seller" means ACME.']),
        (["«Seller» means ACME’s shop."], ["„Seller“ means ACME's shop."]),
        (["Sizes 3–5 mm."], ["Sizes 3-5 mm."]),
        (["The ﬁlter is clean."], ["The filter is clean."]),
        ([(LIST, "1. Open it."), (LIST, "2. Close it.")], [(LIST, "a) Open it."), (LIST, "b) Close it.")]),
        ([(LIST, "• Open it.")], [(LIST, "\uf0b7 Open it.")]),
        (["The valve opens", "when it is hot."], ["The valve opens when it is hot."]),
        (["第一条 合同的效力。"], ["第一条 / 合同的效力。"]),
        (["One. Two and three."], ["One.", "Two and three."]),
    ],
)
def test_printing_is_no_difference(before, after):
    assert told_of_texts(before, after) == []
    assert told_of_texts(after, before) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("The buyer shall pay 1,250 EUR.", "The buyer shall pay 1,520 EUR."),
        ("The buyer may pay within 5 days.", "The buyer must pay within 5 days."),
        ("Bits 1-2 are reserved for later use.", "Bits 12 are reserved for later use."),
        ("The Server must answer in time.", "The Server MUST answer in time."),
        ("Eat, Grandma, before you leave.", "Eat Grandma, before you leave."),
        ("合同自签字之日起生效。", "合同自盖章之日起生效。"),
        ("The supply is 3.3 V at most.", "The supply is 3.5 V at most."),
    ],
)
def test_a_word_is_a_difference_told_in_its_sentence(before, after):
    rest = "货物是新的。{}没有其他约定。" if before.endswith("。") else "The goods are new. {} Nothing else is agreed."
    assert told_of_texts([rest.format(before)], [rest.format(after)]) == [("changed", "text", before, after)]


def test_places_are_the_lines_of_the_sentence():
    before = reading((HEADING, "1 Scope"), "All is well. The valve / opens at 5 bar. / Nothing follows.")
    after = reading((HEADING, "1 Scope"), "All is well. The valve opens at 6 bar. / Nothing follows.")
    (only,) = compare(before, after, CancelToken()).differences
    assert [place.box.y0 for place in only.places_before] == [62.0, 74.0]
    assert [place.box.y0 for place in only.places_after] == [62.0]


def test_furniture_is_no_difference():
    before = reading((FURNITURE, "Page 1 of 9"), "A text.")
    assert told(before, reading((FURNITURE, "Draft, page 1 of 12"), "A text.")) == []


def test_renumbering_and_what_refers_to_it_is_no_difference():
    sections = ["Pumps", "Valves", "Filters", "Seals"]
    texts = [
        "Pumps move oil around.",
        "Valves stop the oil, see section 1.3.",
        "Filters clean the oil.",
        "See section 1.1.",
    ]
    before = [
        piece
        for n, (name, text) in enumerate(zip(sections, texts, strict=True), start=1)
        for piece in ((HEADING, f"1.{n} {name}"), text)
    ]
    renumbered = [text.replace("1.3", "2.4").replace("1.1", "2.2") for text in texts]
    after = [
        piece
        for n, (name, text) in enumerate(zip(sections, renumbered, strict=True), start=2)
        for piece in ((HEADING, f"2.{n} {name}"), text)
    ]
    assert told(reading(*before), reading(*after)) == []


def test_a_heading_in_one_document_may_be_a_paragraph_in_the_other():
    texts = ["Note", "Keep it dry."], ["Note", "Keep it warm."]
    before = [(HEADING, "1 Scope"), "It is a pump.", *texts[0], (HEADING, "2 Use"), "Turn it on.", *texts[1]]
    after = [(HEADING, each) if each == "Note" else each for each in before]
    assert told(reading(*before), reading(*after)) == []


def test_documents_without_headings_are_compared():
    assert told(reading("One thing. Another thing."), reading("One thing. Another matter.")) == [
        ("changed", "text", "Another thing.", "Another matter.")
    ]


def test_empty_documents_are_compared():
    assert told(Reading((), ()), Reading((), ())) == []
    assert told(Reading((), ()), reading("A text.")) == [("added", "text", "", "A text.")]


def test_rows_keep_their_keys_whatever_the_columns_are_called():
    before = table(["Part", "Limit", "Unit"], ["pump", "5", "bar"], ["valve", "7", "bar"], ["seal", "9", "bar"])
    after = table(["Unit", "Component", "Limit"], ["bar", "seal", "9"], ["bar", "pump", "6"], ["bar", "valve", "7"])
    assert sorted(told_of_tables((before,), (after,))) == [
        ("changed", "cell", "5", "6"),
        ("changed", "cell", "Part", "Component"),
        ("moved", "row", "seal | 9 | bar", "bar | seal | 9"),
    ]


def test_a_table_in_two_parts_is_one():
    rows = [[f"part {number}", str(7 * number), "bar"] for number in range(8)]
    headers = ["Part", "Limit", "Unit"]
    parts = table(headers, *rows[:5]), table(headers, *rows[5:], caption="", y=700.0)
    assert told_of_tables((table(headers, *rows),), parts) == []


def test_a_header_that_is_mostly_another_is_told_once():
    rows = [["a1", "b1", "c1", "d1"], ["a2", "b2", "c2", "d2"]]
    before, after = table(["Part", "Limit", "Unit", "Use"], *rows), table(["Kind", "Most", "In", "Use"], *rows)
    assert told_of_tables((before,), (after,)) == [
        ("changed", "row", "Part | Limit | Unit | Use", "Kind | Most | In | Use")
    ]


def test_a_table_that_says_something_else_is_told_once():
    before = table(["Part", "Limit"], *([f"part {number}", str(number)] for number in range(9)))
    after = table(["Part", "Limit"], *([f"bolt {number}", str(90 + number)] for number in range(7)))
    assert told_of_tables((before,), (after,)) == [("changed", "row", "9 rows: Part | Limit", "7 rows: Part | Limit")]


def test_a_table_with_empty_columns_is_equal_to_itself():
    own = table(["By", "", "", "", "", "", "Date"], ["Case", "", "", "", "", "", "Version 9"])
    assert told_of_tables((own,), (own,)) == []


def test_a_table_whose_caption_is_left_is_not_gone():
    before = Reading((page("A text.", (CAPTION, "Table 1: Limits")),), (table(["Part", "Limit"], ["pump", "5"]),))
    after = Reading((page("A text.", (CAPTION, "Table 3: Limits")),), ())
    assert told(before, after) == []
    assert told(after, before) == []


def test_a_table_that_went_is_told_once():
    before = Reading((page("A text.", (CAPTION, "Table 1: Limits")),), (table(["Part", "Limit"], ["pump", "5"]),))
    assert told(before, reading("A text.")) == [("removed", "row", "1 row: Part | Limit", "")]


def test_an_edition_is_equal_to_itself():
    own = reading_of(edition(Random(3)), LAYOUTS[1])
    assert compare(own, own, CancelToken()).differences == ()


def test_a_cancelled_comparison_ends():
    own = reading_of(edition(Random(3)), LAYOUTS[0])
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        compare(own, own, cancel)


def test_differences_come_in_the_order_of_the_newer_document():
    random = Random(11)
    first = edition(random)
    before, after = reading_of(first, LAYOUTS[0]), None
    for _ in range(6):
        list(word_changed(random, first, [random.choice(first.parts[1:])]))
    after = reading_of(first, LAYOUTS[2])
    found = [one.places_after[0] for one in compare(before, after, CancelToken()).differences]
    assert len(found) > 1
    assert found == sorted(found, key=lambda place: (place.page, place.box.y0))


@pytest.mark.parametrize("others", [0, 3_000, 6_000])
def test_very_long_sections_are_compared(others):
    random = Random(5)
    before = [sentence(random) for _ in range(6_000)]
    after = before[others:] + [sentence(random) for _ in range(others)]
    found = told_of_texts(before, after)
    assert bool(found) is bool(others)


def test_equal_lines_are_counted():
    assert told_of_texts(["Equal line."] * 9_000, ["Equal line."] * 9_001) == [("added", "text", "", "Equal line.")]


def test_more_headings_than_are_told_apart_are_compared():
    names = [(HEADING, f"Item {number}") for number in range(4_000)]
    assert told(reading(*names), reading(*names)) == []


# ------------------------------------------------------------------------------------- lines and summary


def test_lines_are_those_of_the_command_line():
    before = reading((HEADING, "1 Scope"), "The valve opens at 5 bar.")
    after = reading((HEADING, "1 Scope"), "The valve opens at 6 bar.")
    first, last = comparison_lines(compare(before, after, CancelToken()))
    assert first == {
        "kind": "changed",
        "what": "text",
        "name": "1 Scope",
        "before": "The valve opens at 5 bar.",
        "after": "The valve opens at 6 bar.",
        "places_before": [{"page": 1, "box": [50, 62, 500, 72]}],
        "places_after": [{"page": 1, "box": [50, 62, 500, 72]}],
    }
    assert last["counts"]["total"] == 1
    assert last["counts"]["text"] == {"added": 0, "removed": 0, "changed": 1, "moved": 0}
    assert set(last["counts"]) == {"total", "section", "text", "row", "cell"}
