"""The order that a model gives to passages: a cross-encoder's scores, a chat model's marks, or neither."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from localmind_desktop.core.ask.retrieve.reranking import by_model, by_rubric
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import ChatEnd, Message, Passage, Token
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.text.tokens import tokens_of
from tests.core.ask.building import prose

PASSAGES = [prose(text) for text in ("one", "two", "three", "four")]


@dataclass
class Reads:
    """A reranker whose scores are given."""

    given: list[float | None]

    def scores(self, question: str, texts: Sequence[str], seconds: float) -> list[float | None]:
        if not self.given:
            raise ModelError("It has no weights.")
        return self.given[: len(texts)]


@dataclass
class Marks:
    """A chat model that writes ``text``."""

    text: str
    name: str = "marks"
    window: int = 8_192

    def tokens(self, text: str) -> int:
        return tokens_of(text)

    def counts_again(self, messages: Sequence[Message]) -> bool:
        return False

    def stream(self, messages: Sequence[Message], cancel: CancelToken, **how: object) -> Iterator[Token | ChatEnd]:
        assert "<passage 4 " in messages[-1].content
        yield Token(self.text)
        yield ChatEnd("stop")


def texts(passages: Sequence[Passage]) -> list[str]:
    return [passage.chunk.text for passage in passages]


def test_what_was_read_goes_by_its_score_and_the_rest_keeps_its_order():
    reranked = by_model("?", PASSAGES, Reads([0.1, None, 0.9, None]), Retrieval())
    assert texts(reranked.passages) == ["three", "one", "two", "four"]
    assert reranked.read == 2
    assert reranked.note == "2 of 4 read within 2 s"


def test_only_the_best_are_handed_to_the_reranker():
    reranked = by_model("?", PASSAGES, Reads([0.1, 0.9]), Retrieval(rerank_candidates=2))
    assert texts(reranked.passages) == ["two", "one", "three", "four"]


@pytest.mark.parametrize("given", [[], [None] * 4, [None, 0.9, None, None]])
def test_with_fewer_than_two_read_the_order_before_holds(given):
    assert texts(by_model("?", PASSAGES, Reads(given), Retrieval()).passages) == texts(PASSAGES)


def test_passages_with_low_marks_are_left_out():
    reranked = by_rubric("?", PASSAGES, lambda: Marks('{"scores": [3, 1, 5, 2]}'), Retrieval(), CancelToken())
    assert texts(reranked.passages) == ["three", "one"]
    assert reranked.read == 4


@pytest.mark.parametrize("said", ['{"scores": [1, 1, 5, 2]}', '{"scores": [3]}', '{"scores": [9, 9, 9, 9]}', "so so"])
def test_marks_that_leave_too_little_or_make_no_sense_change_nothing(said):
    reranked = by_rubric("?", PASSAGES, lambda: Marks(said), Retrieval(), CancelToken())
    assert texts(reranked.passages) == texts(PASSAGES)
    assert "search order kept" in reranked.note


def test_without_a_chat_model_the_order_before_holds():
    def none() -> Marks:
        raise ModelError("No server.")

    assert texts(by_rubric("?", PASSAGES, none, Retrieval(), CancelToken()).passages) == texts(PASSAGES)


def test_a_passage_is_cut_for_the_rubric():
    long = [replace(one, chunk=replace(one.chunk, text="word " * 5_000)) for one in PASSAGES]
    model = Marks('{"scores": [3, 3, 3, 3]}')
    assert by_rubric("?", long, lambda: model, Retrieval(), CancelToken()).read == 4
