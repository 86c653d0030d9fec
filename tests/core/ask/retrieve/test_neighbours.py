"""Neighbouring rows of one table are read together."""

from __future__ import annotations

from dataclasses import replace

from localmind_desktop.core.ask.retrieve.neighbours import with_neighbours
from localmind_desktop.core.ask.write.packing import packed
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import ChunkKind, Passage
from localmind_desktop.core.settings import Retrieval
from tests.core.ask.building import prose


def row(number: int, table: int = 0, document_id: str = "d") -> Passage:
    made = prose(f"Name: N{number}; Type: T{number}", "Table 1 - Names", document_id, page=number + 1)
    return replace(made, chunk=replace(made.chunk, kind=ChunkKind.ROW, table_index=table, row_index=number))


def texts(passages: list[Passage]) -> list[str]:
    return [passage.chunk.text for passage in passages]


def test_rows_that_follow_on_each_other_are_one_in_the_order_of_the_table():
    passages = [row(3), prose("between"), row(2), row(9), row(4)]
    merged = with_neighbours(passages)
    assert texts(merged) == [
        "Name: N2; Type: T2\nName: N3; Type: T3\nName: N4; Type: T4",
        "between",
        "Name: N9; Type: T9",
    ]
    assert [place.page for place in merged[0].chunk.places] == [3, 4, 5]
    assert merged[0].scores == passages[0].scores


def test_rows_of_two_tables_stay_apart():
    passages = [row(1), row(2, table=1), row(2, document_id="e")]
    assert with_neighbours(passages) == passages


def test_a_row_comes_with_the_name_of_its_table_and_once():
    pack = packed([row(3), row(2), row(2)], 8_192, 1_000, Retrieval(), Fence("mark"))
    assert len(pack.passages) == 1
    assert pack.text.count("Table 1 - Names") == 1
    assert pack.left_out == 0
