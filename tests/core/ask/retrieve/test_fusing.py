"""One ranking of several; scores that mean the same for every model; several documents before one."""

from dataclasses import replace

import pytest

from localmind_desktop.core.ask.retrieve.fairness import distinct, fair, mingled
from localmind_desktop.core.ask.retrieve.floors import cosine_of, likeness, passes, similarity_floor
from localmind_desktop.core.ask.retrieve.fusing import fuse, highest, normalised
from localmind_desktop.core.model import ChunkKind, Passage, Scores
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.index import Hit
from tests.core.ask.building import prose, question

KEYWORD = [Hit("a", 9.0), Hit("b", 5.0)]
VECTOR = [Hit("b", 0.9), Hit("c", 0.8)]


@pytest.mark.parametrize("fusion", ["rrf", "weighted", "boost"])
def test_what_both_searches_found_comes_first(fusion):
    fused = fuse(KEYWORD, VECTOR, Retrieval(fusion=fusion))
    assert next(iter(fused)) == "b"
    assert fused["a"].vector is None
    assert fused["c"].keyword is None


def test_a_chunk_found_by_keyword_only_scores_the_boost():
    assert fuse(KEYWORD, VECTOR, Retrieval(fusion="boost"))["a"].fused == pytest.approx(0.15)


def test_the_weights_of_the_weighted_fusion():
    fused = fuse(KEYWORD, VECTOR, Retrieval(fusion="weighted", dense_weight=0.75))
    assert fused["a"].fused == pytest.approx(0.25)
    assert fused["b"].fused == pytest.approx(0.75 * 0.9 + 0.25 * 5 / 9)


@pytest.mark.parametrize("fusion", ["rrf", "weighted", "boost"])
def test_what_the_embedder_does_not_know_goes_to_the_keywords(fusion):
    assert next(iter(fuse([Hit("a", 9.0)], [Hit("c", 0.9)], Retrieval(fusion=fusion), meaning_share=0.1))) == "a"


def test_of_several_forms_of_a_question_the_highest_score_counts():
    assert highest([[Hit("a", 1.0), Hit("b", 0.5)], [Hit("b", 2.0)]]) == [Hit("b", 2.0), Hit("a", 1.0)]


def test_scores_are_shares_of_their_result():
    passages = [replace(prose(str(score)), scores=Scores(fused=score)) for score in (0.5, 0.3, 0.1)]
    assert [one.scores.share for one in normalised(passages)] == pytest.approx([1.0, 0.5, 0.0])
    assert [one.scores.share for one in normalised(passages[:1])] == [1.0]


def test_floors_are_those_of_the_embedder():
    assert similarity_floor("all-MiniLM-L6-v2@53aa", Retrieval()) == 0.3
    assert similarity_floor("nomic-embed-text@1", Retrieval()) == 0.5


def test_families_with_close_cosines_are_brought_to_the_same_scale():
    assert likeness("all-MiniLM-L6-v2@53aa", 0.8) == 0.8
    assert likeness("multilingual-e5-small@1", 0.7) == pytest.approx(0.0)
    assert likeness("multilingual-e5-small@1", 0.85) == pytest.approx(0.5)
    for stamp in ("all-MiniLM-L6-v2@53aa", "multilingual-e5-small@1"):
        assert likeness(stamp, cosine_of(stamp, 0.99)) == pytest.approx(0.99)


def test_a_passage_passes_by_its_meaning_or_by_enough_of_the_words():
    asking, settings = question("rated pump pressure"), Retrieval()
    assert passes([asking], Scores(vector=0.31), frozenset(), 0.3, settings)
    assert not passes([asking], Scores(vector=0.29), frozenset({"pump"}), 0.3, settings)
    assert passes([asking], Scores(vector=0.2, keyword=3.0), frozenset({"pump"}), 0.3, settings)
    assert not passes([asking], Scores(keyword=3.0), frozenset({"lid"}), 0.3, settings)


def test_several_documents_come_before_many_passages_of_one():
    passages = [prose(f"{n}", document_id="a") for n in range(5)] + [prose("x", document_id="b")]
    assert [p.chunk.document_id for p in fair(passages, per_document=2, keep=3)] == ["a", "a", "b"]


def test_of_like_scores_several_documents_come_before_one():
    def scored(document_id: str, **score: float) -> Passage:
        made = prose(f"{document_id} {score}", document_id=document_id)
        return replace(made, scores=Scores(**score))

    def order(passages: list[Passage]) -> list[str]:
        return [one.chunk.document_id for one in mingled(passages)]

    alike = [scored("a", closer=4.0 - n / 100) for n in range(3)] + [scored("b", closer=3.9), scored("c", closer=3.85)]
    assert order(alike) == ["a", "b", "c", "a", "a"]
    assert order([scored("a", rerank=0.9), scored("a", rerank=0.5), scored("b", rerank=0.3)]) == ["a", "a", "b"]
    assert order([scored("a", rerank=0.9), scored("a", fused=0.03), scored("b", fused=0.03)]) == ["a", "b", "a"]
    assert order([scored("a", fused=0.0), scored("a", fused=0.0), scored("b", fused=0.0)]) == ["a", "b", "a"]
    assert order([]) == []


def test_what_begins_alike_is_one_but_rows_of_two_tables_are_two():
    again = [prose("same " * 50 + "end"), prose("same " * 50 + "other", document_id="e")]
    rows = [prose("Name: mag", context) for context in ("Table 1", "Table 2")]
    rows = [replace(one, chunk=replace(one.chunk, kind=ChunkKind.ROW)) for one in rows]
    assert distinct([*again, *rows]) == [again[0], *rows]
