import pytest

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.core import Mode, State, short_model_name
from localmind_desktop.ui.words import count_name, entry_line, mode_name, state_name, time_name
from tests.ui.samples import answer


def test_every_state_and_mode_has_a_name():
    assert all(state_name(state) for state in State)
    assert all(mode_name(answer(mode=mode)) for mode in Mode)


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Entry("1", "a", State.QUEUED, under_way=True), "Waiting"),
        (
            Entry("1", "a", State.READING, done=3, total=9, seconds_left=90, under_way=True),
            "Reading · page 3 of 9 · 2 min left",
        ),
        (Entry("1", "a", State.EMBEDDING, done=0, total=4, under_way=True), "Waiting"),
        (Entry("1", "a", State.EMBEDDING, done=1, total=4, under_way=True), "Indexing · 25 %"),
        (Entry("1", "a", State.FAILED, "It is empty."), "Could not be read · It is empty."),
    ],
)
def test_the_second_line_of_a_document(entry, line):
    assert entry_line(entry) == line


def test_counts_and_times():
    assert count_name(1, "1 page", "{n} pages") == "1 page"
    assert count_name(2, "1 page", "{n} pages") == "2 pages"
    assert time_name(0.2) == "1 s"


def test_a_model_is_called_without_the_folder_it_lies_in():
    assert short_model_name("/srv/models/small-q4.gguf") == "small-q4.gguf"
    assert short_model_name("C:\\models\\small-q4.gguf") == "small-q4.gguf"
    assert short_model_name("hf.co/somebody/small:q4") == "small:q4"
    assert short_model_name("qwen2.5:7b") == "qwen2.5:7b"
