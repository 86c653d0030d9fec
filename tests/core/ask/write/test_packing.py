"""What a model reads: whole tables or the rows that matter, sections of prose, and citations of what it wrote."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.write.generating import cited, says_not_found, with_plain_marks
from localmind_desktop.core.ask.write.packing import Completed, Packed, ReadTable, packed
from localmind_desktop.core.ask.write.seeds import Seed, TableKey
from localmind_desktop.core.fencing import fence_for
from localmind_desktop.core.model import Box, Passage, Place, Scores
from localmind_desktop.core.text.tokens import tokens_of
from tests.core.ask.building import prose, table

ROOMY = 100_000
KEY = ("d", 0)


@dataclass(frozen=True)
class Kept:
    """Tables by their key, and what completes their cells."""

    tables: Mapping[TableKey, ReadTable]
    cells: Completed = field(default_factory=dict)

    def read(self, key: TableKey) -> ReadTable | None:
        return self.tables.get(key)

    def completed(self, key: TableKey, rows: Iterable[int]) -> Completed:
        wanted = set(rows)
        return {cell: told for cell, told in self.cells.items() if cell[0] in wanted}


def kept(count: int, cells: Completed | None = None) -> Kept:
    rows = [[f"Key{number}", str(number * 7), ""] for number in range(count)]
    read = ReadTable(table(["Name", "Value", "Note"], rows), "A handbook › Table 1 – Things")
    return Kept({KEY: read}, cells or {})


def of_row(*rows: int, key: TableKey = KEY) -> Seed:
    return Seed("handbook.pdf", Scores(), key, rows)


def of_prose(text: str, context: str = "") -> Seed:
    return Seed("handbook.pdf", Scores(), passage=prose(text, context))


def lines(pack: Packed, part: int = 0) -> list[str]:
    """What is read of a part, below its mark and its name."""
    return pack.text.split("\n\n")[part].split("\n")[2:-1]


def test_a_small_table_is_read_whole_under_its_header_once() -> None:
    pack = packed([of_row(3), of_row(1), of_row()], kept(5), ROOMY)
    assert lines(pack) == ["Name | Value | Note", *(f"Key{n} | {n * 7} | " for n in range(5))]
    assert len(pack.passages) == 1
    assert pack.left_out == 0


def test_of_a_large_table_the_rows_that_matter_are_read_with_those_beside_them() -> None:
    pack = packed([of_row(500), of_row(40)], kept(1_000), 1_000)
    told = [line.split(" | ")[0] for line in lines(pack)]
    assert told == ["Name", "…", "Key39", "Key40", "Key41", "…", "Key499", "Key500", "Key501", "…"]
    assert {place.page for place in pack.passages[0].chunk.places} == {1}
    assert len(pack.passages[0].chunk.places) == len(pack.passages[0].chunk.text.split("\n"))


def test_rows_are_cited_with_the_headers_of_their_cells() -> None:
    (passage,) = packed([of_row(0)], kept(2), ROOMY).passages
    assert passage.chunk.text == "Name: Key0\nValue: 0\nName: Key1\nValue: 7"
    assert passage.chunk.context == "A handbook › Table 1 – Things"


def test_a_completed_cell_is_read_and_cited_with_where_it_stands() -> None:
    elsewhere = Place(9, Box(0, 0, 1, 1))
    pack = packed([of_row(0)], kept(2, {(1, 2): ("a note (empty here; from page 9)", (elsewhere,))}), ROOMY)
    assert lines(pack)[2] == "Key1 | 7 | a note (empty here; from page 9)"
    assert pack.passages[0].chunk.text.endswith("Note: a note (empty here; from page 9)")
    assert elsewhere in pack.passages[0].chunk.places


def test_parts_are_numbered_in_the_order_of_their_best_and_say_where_they_stand() -> None:
    pack = packed([of_prose("The lid\nis red.", "Heading"), of_row(0), of_prose("Other.")], kept(1), ROOMY)
    mark = pack.fence.mark
    assert pack.text.split("\n")[:3] == [f"<1 {mark}: text, handbook.pdf, page 1>", "Heading", "The lid is red."]
    assert f"<2 {mark}: table, handbook.pdf, page 1>" in pack.text
    assert pack.text.endswith(f"Other.\n</3 {mark}>")


def test_what_is_too_long_is_left_out_and_what_follows_is_tried() -> None:
    pack = packed([of_prose("word " * 900), of_prose("short")], kept(1), 400)
    assert [passage.chunk.text for passage in pack.passages] == ["short"]
    assert pack.left_out == 1


def test_a_table_that_is_gone_is_left_out() -> None:
    pack = packed([of_row(0, key=("gone", 3)), of_prose("still here")], kept(2), ROOMY)
    assert [passage.chunk.text for passage in pack.passages] == ["still here"]
    assert pack.left_out == 1


@given(
    st.lists(st.one_of(st.integers(0, 400), st.text(max_size=300)), max_size=30),
    st.integers(0, 300),
    st.integers(0, 4_000),
)
def test_the_room_is_kept_and_no_part_comes_twice(wanted: Sequence[int | str], rows: int, room: int) -> None:
    seeds = [of_row(one) if isinstance(one, int) else of_prose(one) for one in wanted]
    pack = packed(seeds, kept(rows), room)
    assert sum(tokens_of(_told(one)) for one in pack.passages) <= max(room, 1) * 2  # headers are repeated in citations
    prose_ids = [one.chunk.id for one in pack.passages if one.chunk.table_index is None]
    assert len(prose_ids) == len(set(prose_ids))
    assert sum(one.chunk.table_index is not None for one in pack.passages) <= 1
    assert pack.left_out <= len(seeds)


def _told(passage: Passage) -> str:
    return passage.chunk.text


# ---------------------------------------------------------------- fences


@given(st.lists(st.text()))
def test_a_mark_stands_in_none_of_the_texts_and_stays_the_same_for_them(texts: list[str]) -> None:
    fence = fence_for(texts)
    assert fence == fence_for(texts)
    assert not any(fence.mark in text for text in texts)


def test_a_text_that_holds_the_mark_gets_another() -> None:
    first = fence_for(["a text"]).mark
    assert fence_for(["a text", first]).mark != first


# ---------------------------------------------------------------- what was written


def test_citations_are_numbered_anew_and_unknown_numbers_are_taken_out() -> None:
    passages = [prose("one"), prose("two"), prose("three")]
    text, citations = cited("First [3]. Second [1, 3]. Third [9].", passages)
    assert text == "First [1]. Second [2][1]. Third ."
    assert [citation.quote for citation in citations] == ["three", "one"]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("a [1, 2] b", "a [1][2] b"),
        ("a [1-3].", "a [1][2][3]."),
        ("a (passage 1)", "a [1]"),
        ("a (passages 2 and 3)", "a [2][3]"),
        ("a 【1†source】", "a [1]"),
        ("a [^1]", "a [1]"),
        ("a [Passage 1, 2]", "a [1][2]"),
        ("a <1 aa9bd4> and [2 aa9bd4]", "a [1] and [2]"),
        ("a <3 aa9bd4: table, a.pdf, page 2>", "a [3]"),
        ("a (see 4), f(2), (Table 3)", "a (see 4), f(2), (Table 3)"),
    ],
)
def test_citations_are_read_in_any_form(written: str, plain: str) -> None:
    assert with_plain_marks(written) == plain


@pytest.mark.parametrize(
    "text",
    [
        " **NOT FOUND** ",
        "[4] NOT FOUND",
        "[1][2].",
        "I could not find this in the passages.",
        "Die Auszüge enthalten dazu keine Angabe.",
        "Les passages ne contiennent pas cette information.",
        "文件中没有相关信息。",
    ],
)
def test_a_refusal_is_understood_in_any_words(text: str) -> None:
    assert says_not_found(text)


@pytest.mark.parametrize(
    "text", ["The lid was not found to be broken [1].", "Paris", "It is not 18 mA but 20 mA.", "The lid is red."]
)
def test_a_claim_is_no_refusal(text: str) -> None:
    assert not says_not_found(text)


@given(st.lists(st.integers(0, 199), max_size=30), st.integers(0, 4_000), st.text("ab 0_|-", max_size=200))
def test_a_prompt_takes_no_more_than_its_room(rows: list[int], room: int, said: str) -> None:
    seeds = [of_prose(f"{said} {row}", "A › B") if row % 3 == 0 else of_row(row) for row in rows]
    long = {(row, 2): ("completed from elsewhere " * 5, ()) for row in range(200)}
    assert tokens_of(packed(seeds, kept(200, long), room).text) <= max(room, 1)
