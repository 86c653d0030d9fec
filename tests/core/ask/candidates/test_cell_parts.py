"""The parts of a long cell."""

from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.candidates.cell_parts import cell_parts

FLAGS = "Each bit is set to 1 where the flag is true.\nBit 0: the read is bad\nBit 1: the read was withdrawn\n" + (
    "Bit 2: the read is of a contaminant, which was found by comparing it with the known ones of the same library; "
    "Bits 3-7: reserved for whoever writes the file"
)


def test_lines_and_sentences_stand_alone_and_together():
    parts = cell_parts(FLAGS)
    assert "Bit 1: the read was withdrawn" in parts
    assert "Bit 0: the read is bad Bit 1: the read was withdrawn" in parts
    assert "Bits 3-7: reserved for whoever writes the file" in parts


def test_what_is_too_long_stands_alone():
    assert max(map(len, cell_parts(FLAGS))) < 150
    long = "word " * 60
    assert cell_parts(long) == [long.strip()]


@given(st.lists(st.text("ab \n;.", max_size=30), max_size=12).map(" ".join))
def test_nothing_of_a_cell_is_lost_or_made_up(text):
    whole = " ".join(text.split())
    parts = cell_parts(text)
    assert all(part in whole for part in parts)
    assert {word for part in parts for word in part.split()} == set(whole.split())


def test_the_work_for_a_cell_is_bounded() -> None:
    parts = cell_parts("a\n" * 100_000)
    assert len(" ".join(parts)) < 100_000
    assert max(map(len, parts)) <= 140
