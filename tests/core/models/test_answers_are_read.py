"""What a model tells instead of an answer is marked, by the built-in reader; bare values and right answers are not."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.write.checking import BESIDE, Checking
from localmind_desktop.core.ask.write.packing import Packed
from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.fencing import Fence
from localmind_desktop.core.model import Box, Chunk, ChunkKind, Flag, Grounding, Passage, Place, Scores
from localmind_desktop.core.models.reader import BuiltInReader

TEXT = "The pump P-200 weighs 42 kg. The pump P-200 is delivered within two weeks by the maker's own lorries."


@pytest.fixture
def reader(inference_child: InferenceChild) -> BuiltInReader:
    return BuiltInReader(inference_child)


@pytest.mark.parametrize(
    ("question", "said", "is_marked"),
    [
        ("What is the weight of the pump P-200?", "The pump P-200 weighs 42 kg [1].", False),
        ("Who invented the steam engine of the mill?", "The pump is delivered by the maker's own lorries [1].", True),
        ("Who invented the steam engine of the mill?", "42 kg [1]", False),
        ("Wer hat die Dampfmaschine erfunden?", "The pump is delivered by the maker's own lorries [1].", False),
    ],
)
def test_what_does_not_answer_is_marked(reader: BuiltInReader, question: str, said: str, is_marked: bool) -> None:
    found = checking(question, reader).with_doubt(said, Grounding(1))
    assert found == Grounding(1, doubt=BESIDE if is_marked else "")


def test_without_a_reader_and_beside_other_marks_nothing_is_added(reader: BuiltInReader) -> None:
    said, question = "The pump is delivered by lorries [1].", "Who invented the steam engine of the mill?"
    assert checking(question, None).with_doubt(said, Grounding(1)) == Grounding(1)
    marked = Grounding(1, ("42",), (Flag(0, 2, "elsewhere"),))
    assert checking(question, reader).with_doubt(said, marked) == marked


def checking(question: str, reader: BuiltInReader | None) -> Checking:
    chunk = Chunk("p", "d", ChunkKind.PROSE, 0, TEXT, "", (Place(1, Box(0, 0, 10, 5)),))
    packed = Packed("", (Passage(chunk, "pump.pdf", Scores()),), 0, Fence("000000"), ((),))
    return Checking(packed, question, None, reader)
