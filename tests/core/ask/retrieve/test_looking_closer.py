"""The second look at the words of passages."""

from dataclasses import replace

from localmind_desktop.core.ask.retrieve.looking_closer import looked_closer, signs
from localmind_desktop.core.model import Scores
from tests.core.ask.building import prose, question

ASKED = question("What is the rated pressure of pump KX-7?")


def scored(text: str, fused: float, context: str = ""):
    return replace(prose(text, context), scores=Scores(fused=fused))


def test_words_that_stand_together_go_before_words_that_are_scattered():
    scattered = scored("The pressure is checked. A pump has a lid. Parts are rated. KX-7 is a name.", 0.9)
    together = scored("The rated pressure of pump KX-7 is 6 bar.", 0.5)
    assert looked_closer(ASKED, [scattered, together], 30)[0].chunk.text == together.chunk.text


def test_another_identifier_goes_behind():
    other, right = scored("Rated pressure of pump KX-8: 6 bar", 0.6), scored("Rated pressure of pump KX-7: 9 bar", 0.5)
    assert looked_closer(ASKED, [other, right], 30)[0].chunk.text == right.chunk.text


def test_a_heading_says_what_a_text_is_about():
    bare, headed = scored("The rated pressure is 6 bar.", 0.5), scored("The rated pressure is 7 bar.", 0.5, "Pump KX-7")
    assert looked_closer(ASKED, [bare, headed], 30)[0].chunk.text == headed.chunk.text


def test_what_is_meant_counts_where_the_words_are_others():
    asked = question("Wie hoch ist der zulässige Nenndruck der Pumpe im Dauerbetrieb?")
    words, meaning = prose("Die Pumpe ist rot."), prose("Rated pressure: 6 bar")
    passages = [
        replace(words, scores=Scores(vector=0.2, keyword=4.0, fused=0.02)),
        replace(meaning, scores=Scores(vector=0.6, fused=0.016)),
    ]
    assert looked_closer(asked, passages, 30)[0].chunk.text == meaning.chunk.text


def test_only_the_best_are_looked_at_and_none_is_lost():
    passages = [scored(f"nothing {n}", 1.0 - n / 10) for n in range(4)] + [scored("rated pressure pump KX-7", 0.1)]
    looked = looked_closer(ASKED, passages, 3)
    assert [one.chunk.text for one in looked[3:]] == ["nothing 3", "rated pressure pump KX-7"]
    assert looked[4].scores.closer is None


def test_nearness_is_how_little_stands_between():
    near = signs(ASKED, scored("rated pressure pump KX-7", 0.5), 1.0, 0.0).near
    far = signs(ASKED, scored("rated here and there the pressure of some other old pump or KX-7", 0.5), 1.0, 0.0).near
    assert near == 1.0
    assert 0.0 < far < 0.5
    assert signs(ASKED, scored("only pressure", 0.5), 1.0, 0.0).near == 0.0


def test_the_scores_of_finding_stay():
    assert {one.scores.fused for one in looked_closer(ASKED, [scored("a b", 0.3), scored("c d", 0.2)], 30)} == {
        0.3,
        0.2,
    }
