"""Tokens as the model itself counts them: asked for where a server tells, else learned from what it has read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.model import Message
from localmind_desktop.core.models.counting import ROLE_TOKENS, TokenCounts
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.openai import OpenAIServer
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.text.tokens import tokens_of
from tests.core.models.conftest import collected
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.openai_server import OpenAIStandIn

TEXT = "The rated voltage of the transformer is 110 kV, and its oil is pumped. " * 40
SAID = (Message("system", "Answer from the passages."), Message("user", TEXT))
ESTIMATED = sum(tokens_of(message.content) for message in SAID)


@pytest.fixture
def openai_server() -> Iterator[OpenAIStandIn]:
    with OpenAIStandIn() as server:
        yield server


def test_a_model_that_was_never_seen_has_the_estimate() -> None:
    counts = TokenCounts()
    assert counts.of("m", TEXT) == tokens_of(TEXT)
    assert counts.of_all("m", SAID) == ESTIMATED + 2 * ROLE_TOKENS


@given(st.floats(0.45, 1.9), st.floats(0.45, 1.9))
def test_a_count_rises_at_once_and_falls_slowly(first: float, second: float) -> None:
    counts = TokenCounts()
    for share in (first, second):
        counts.saw("m", SAID, int(ESTIMATED * share) + 2 * ROLE_TOKENS)
        assert counts.of("m", TEXT) >= int(tokens_of(TEXT) * share)
    assert counts.of("m", TEXT) <= 1.05 * max(first, second) * tokens_of(TEXT) + 1
    assert counts.of("other", TEXT) == tokens_of(TEXT)


@pytest.mark.parametrize("counted", [None, 0, 3, 10 * ESTIMATED])
def test_what_is_no_count_of_the_text_teaches_nothing(counted: int | None) -> None:
    counts = TokenCounts()
    assert not counts.saw("m", SAID, counted)
    assert not counts.saw("m", (Message("user", "short"),), 2)
    assert counts.of("m", TEXT) == tokens_of(TEXT)


@pytest.mark.parametrize("characters", [2.0, 3.0, 5.0])
def test_a_server_that_counts_is_asked(openai_server: OpenAIStandIn, characters: float) -> None:
    openai_server.tokenizes, openai_server.characters_per_token = True, characters
    wire = Wire(openai_server.url, connect_seconds=2.0)
    chat = OpenAIServer(wire).chat("", 16_384, 20.0)
    assert chat.counts_again(SAID)
    assert not chat.counts_again(SAID)  # nothing new
    assert chat.tokens(TEXT) == pytest.approx(len(TEXT) / characters, rel=0.05)
    wire.close()


def test_a_server_that_does_not_count_is_not_needed(openai_server: OpenAIStandIn) -> None:
    wire = Wire(openai_server.url, connect_seconds=2.0)
    chat = OpenAIServer(wire).chat("", 16_384, 20.0)
    assert not chat.counts_again(SAID)
    collected(chat.stream(SAID, CancelToken(), max_tokens=64))
    assert chat.tokens(TEXT) == pytest.approx(len(TEXT) / 4, rel=0.05)  # by what it said that it has read
    wire.close()


@pytest.mark.parametrize(("version", "learns"), [("0.32.15", True), ("0.12.9", False)])
def test_ollama_is_learned_from_where_it_counts_all(ollama_server: OllamaStandIn, version: str, learns: bool) -> None:
    ollama_server.version, ollama_server.characters_per_token = version, 2.5
    wire = Wire(ollama_server.url, connect_seconds=2.0)
    server = OllamaServer(wire)
    collected(server.chat("", 16_384, 20.0).stream(SAID, CancelToken(), max_tokens=64))
    expected = len(TEXT) / 2.5 if learns else tokens_of(TEXT)
    assert server.chat("", 16_384, 20.0).tokens(TEXT) == pytest.approx(expected, rel=0.05)
    wire.close()
