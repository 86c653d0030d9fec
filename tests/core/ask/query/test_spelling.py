"""Questions as they are typed."""

import pytest

from localmind_desktop.core.ask.query.spelling import readable, written_out
from tests.core.ask.building import question


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("What's a rider?", "What is a rider?"),
        ("Which pins aren’t used?", "Which pins are not used?"),
        ("Why can't it start, and when won't it?", "Why can not it start, and when will not it?"),
        ("Quel est l'abonné d'Alexis ?", "Quel est l'abonné d'Alexis ?"),
        ('What does "the rider\'s pump" mean?', 'What does "the rider\'s pump" mean?'),
    ],
)
def test_contractions_are_written_out(typed, meant):
    assert written_out(typed) == meant


def test_the_s_of_a_genitive_is_no_word_of_a_question():
    assert [want.token for want in question("What is Acme's phone number?").wanted] == ["Acme", "phone", "number"]


def test_halves_of_characters_are_joined_or_go():
    assert readable("pump \ud83d\ude00 \ud800 on\0") == "pump \U0001f600   on "
    readable("\udcff").encode()


def test_a_page_of_white_space_is_one_space():
    assert readable("What is" + " " * 3000 + "a\nrider?") == "What is a\nrider?"
