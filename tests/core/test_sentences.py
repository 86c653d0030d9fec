from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.sentences import sentence_spans, sentences


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is 3.3 V. The limit is 5 V.", ["It is 3.3 V.", "The limit is 5 V."]),
        ("See Fig. 3 for No. 7, e.g. Table 2. Then stop.", ["See Fig. 3 for No. 7, e.g. Table 2.", "Then stop."]),
        ("By A. Smith and J. Doe. They agree.", ["By A. Smith and J. Doe.", "They agree."]),
        ('He said "stop." Then he left.', ['He said "stop."', "Then he left."]),
        ("(This is so.) It stays so.", ["(This is so.)", "It stays so."]),
        ("电压为3.3 V。电流为2 A。", ["电压为3.3 V。", "电流为2 A。"]),
        ("Needs:\n• a fuse\n• a wire", ["Needs:", "• a fuse", "• a wire"]),
        ("Am 16. August 1993 begann es. Seit 2. mai auch.", ["Am 16. August 1993 begann es.", "Seit 2. mai auch."]),
        ("It is version 16. August follows.", ["It is version 16. August follows."]),
        ("In 1993. August was hot.", ["In 1993.", "August was hot."]),
        ("one word", ["one word"]),
        (" \n ", []),
        ("", []),
    ],
)
def test_where_sentences_end(text, expected):
    assert sentences(text) == expected


_TEXT = st.text(st.sampled_from('aB1 .;!?\n\t"”’)(]•-–。；等ÀE\u2028'), max_size=60) | st.text(max_size=60)


@given(_TEXT)
def test_no_character_is_lost(text):
    spans = sentence_spans(text)
    assert all(start < end for start, end in spans)
    assert all(earlier[1] <= later[0] for earlier, later in pairwise(spans))
    held = "".join(text[start:end] for start, end in spans)
    assert "".join(held.split()) == "".join(text.split())


def test_a_long_text_of_abbreviations_is_read_in_one_go():
    assert len(sentences("a. B. " * 50_000)) == 1
