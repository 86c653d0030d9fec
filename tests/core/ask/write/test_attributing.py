"""A sentence that cites the wrong passage, or none, is given the one that holds what it says, where that is clear."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.write.attributing import Support, attributed
from localmind_desktop.core.ask.write.checking import Checking
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import Box, Chunk, ChunkKind, Passage, Place, Scores

PUMPS = "Pump: AQ-37\nMass: 4.2 kg\nFlow: 80 l/min", "Pump: AQ-38\nMass: 5.1 kg\nFlow: 95 l/min"
PROSE = "The tank holds 95 litres at 3 bar.", "The tank was made in 1998 for 3 bar."


def given_passages() -> Packed:
    """The tank, its history, and the table of pumps."""
    places = (Place(1, Box(0, 0, 10, 5)),)
    tank, history = (Chunk(text, "d", ChunkKind.PROSE, 0, text, "", places) for text in PROSE)
    table = Chunk("", "d", ChunkKind.ROW, 0, "\n".join(PUMPS), "Pumps", 6 * places, None, 0)
    passages = tuple(Passage(chunk, "pumps.pdf", Scores()) for chunk in (tank, history, table))
    return Packed("", passages, 0, Fence("000000"), ((), (), (range(0, 3), range(3, 6))))


@pytest.mark.parametrize(
    ("question", "said", "wanted"),
    [
        ("Which mass has the AQ-38?", "5.1 kg [1]", "5.1 kg [3]"),
        ("Which mass has the AQ-38?", "5.1 kg", "5.1 kg [3]"),
        ("Which mass has the AQ-38?", "It is 5.1 kg [1][2].", "It is 5.1 kg [3]."),
        ("Which mass has the AQ-38?", "5.1 kg [3]", "5.1 kg [3]"),
        ("Which mass has the AQ-38?", "5.1 kg [9]", "5.1 kg [3]"),
        ("Which mass has the AQ-38?", "4.2 kg [1]", "4.2 kg [1]"),  # another pump's
        ("Which mass has the AQ-38?", "6.6 kg [1]", "6.6 kg [1]"),
        ("What pressure?", "3 bar [3]", "3 bar [3]"),  # both of the tank's passages say so
        ("What pressure, and since when?", "3 bar, 1998 [1]", "3 bar, 1998 [2]"),
        ("What pressure, and since when?", "Since 1998 [2]. It is 3 bar.", "Since 1998 [2]. It is 3 bar."),
        ("What is it made of?", "Of steel", "Of steel"),
    ],
)
def test_the_passage_that_says_it_is_cited(question: str, said: str, wanted: str) -> None:
    checking = Checking(given_passages(), question, None)
    assert attributed(said, 3, checking.supporting) == wanted


@given(st.text(alphabet="ab 12.[]!\n", max_size=60))
def test_nothing_but_marks_is_changed(text: str) -> None:
    def second(said: str, numbers: Collection[int]) -> Support:
        return Support.IN_ROW if 2 in numbers else Support.NONE

    def bare(one: str) -> str:
        return "".join(one.replace("[1]", "").replace("[2]", "").split())

    assert bare(attributed(text, 2, second)) == bare(text)
