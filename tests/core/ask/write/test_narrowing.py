"""A cited table is narrowed to the rows that the sentences citing it speak of."""

from __future__ import annotations

from localmind_desktop.core.ask.write.narrowing import narrowed
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import Box, Chunk, ChunkKind, Passage, Place, Scores

ROWS = ("Pin: SDA\nLevel: 3.3 V", "Pin: SCL\nLevel: 3.4 V", "Pin: INT\nLevel: 5 V")
PLACES = tuple(Place(1, Box(0, top, 10, top + 5)) for top in range(0, 60, 10))


def packed() -> Packed:
    table = Chunk("", "d", ChunkKind.ROW, 0, "\n".join(ROWS), "Pins", PLACES, None, 0)
    prose = Chunk("p", "d", ChunkKind.PROSE, 0, "The pins are protected.", "", PLACES[:1])
    passages = tuple(Passage(chunk, "pins.pdf", Scores()) for chunk in (table, prose))
    return Packed("", passages, 0, Fence("000000"), ((range(0, 2), range(2, 4), range(4, 6)), ()))


def test_only_the_rows_that_are_meant() -> None:
    table, prose = narrowed("SCL has 3.4 V [1]. The pins are protected [2].", packed(), "")
    assert table.chunk.text == ROWS[1]
    assert table.chunk.places == PLACES[2:4]
    assert prose == packed().passages[1]


def test_several_sentences_mean_several_rows() -> None:
    table, _ = narrowed("- SDA: 3.3 V [1]\n- INT: 5 V [1]", packed(), "")
    assert table.chunk.text == f"{ROWS[0]}\n{ROWS[2]}"


def test_where_no_row_is_meant_the_table_stays_whole() -> None:
    assert narrowed("They are all pins [1].", packed(), "Are they pins?") == packed().passages
    assert narrowed("SCL has 3.4 V.", packed(), "") == packed().passages


def test_a_bare_value_is_of_the_row_that_is_asked_for() -> None:
    table, _ = narrowed("3.4 V [1]", packed(), "Which level has SCL?")
    assert table.chunk.text == ROWS[1]
