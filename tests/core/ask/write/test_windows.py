"""Windows from 2,048 to 131,072 tokens, and models that count otherwise than is estimated: the prompt always fits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope
from localmind_desktop.core.settings import Caches, Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.fakes.ollama_scripts import Say, last_line, text_line
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.openai_server import OpenAIStandIn

pytestmark = pytest.mark.sampled(2)

NO_EMBEDDER = "folder:none"
QUESTION = "Why does the surveyor measure the quay wall again?"
MOST = Settings().retrieval.context_tokens
WINDOWS = (2_048, 8_192, 131_072)
DENSE, GENEROUS = 2.4, 5.0  # characters per token
WALLS = ("north", "south", "east", "west", "inner", "outer", "upper", "lower")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with far more that fits the question than any prompt may hold."""
    base = tmp_path_factory.mktemp("windows")
    paragraphs = [
        f"In month {number} the surveyor measures the {wall} quay wall number {number} again, because the {wall} "
        f"ground of berth {number} settles by some {number + 3} mm in a year, and because what was measured before is "
        f"compared with what is measured then. The surveyor tells the harbour master of quay wall {number} whatever "
        "has moved by more than was expected, and the master decides whether ships may lie there."
        for number in range(1, 90)
        for wall in (WALLS[number % len(WALLS)],)
    ]
    (base / "survey.txt").write_text("\n\n".join(paragraphs), encoding="utf-8")
    library = Library.open(base / "library", Settings(models=Models(embedder=NO_EMBEDDER, reranker="none")))
    result_of(library.ingest(base / "survey.txt", CancelToken()))
    library.close()
    return base / "library"


@pytest.fixture(params=["llama.cpp", "ollama"])
def stand_in(request: pytest.FixtureRequest) -> Iterator[OllamaStandIn]:
    with OpenAIStandIn() if request.param == "llama.cpp" else OllamaStandIn() as server:
        if isinstance(server, OpenAIStandIn):
            server.tokenizes = True
        yield server


@pytest.mark.parametrize("characters", [DENSE, GENEROUS])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_prompt_fits_and_grows_with_the_window(
    folder: Path, stand_in: OllamaStandIn, window: int, characters: float
) -> None:
    stand_in.characters_per_token = characters
    if isinstance(stand_in, OpenAIStandIn):
        stand_in.n_ctx = window
    models = Models(embedder=NO_EMBEDDER, reranker="none", server=stand_in.url, window_tokens=window, condenser="")
    library = Library.open(folder, Settings(models=models, caches=Caches(exact=False, meaning=False)))
    try:
        answers: list[Answer] = [
            result_of(library.ask(QUESTION, None, Scope(), CancelToken(), by_model=True)) for _ in range(2)
        ]
    finally:
        library.close()
    assert [answer.mode for answer in answers] == [Mode.GENERATED] * 2
    sent = [stand_in.tokens_of(chat.body["messages"]) for chat in stand_in.chats]
    room = min(MOST, window - window // 4)
    assert sent[-1] <= min(room + 64, window)  # the second time it is known how the model counts
    assert sent[-1] > 0.6 * room - window // 8


@pytest.mark.sampled(1)
def test_a_model_that_reads_slowly_is_given_less_from_then_on(
    folder: Path, stand_in: OllamaStandIn, tmp_path: Path
) -> None:
    """A model of 50 tokens a second: 6,000 would take it two minutes."""
    if isinstance(stand_in, OpenAIStandIn):
        stand_in.n_ctx = 16_384
    models = Models(embedder=NO_EMBEDDER, reranker="none", server=stand_in.url, window_tokens=16_384, condenser="")
    settings = Settings(models=models, caches=Caches(exact=False, meaning=False))
    notes = []
    for _ in range(2):  # the second time the app was started anew
        slow = last_line(prompt_tokens=5_000) | {"prompt_eval_duration": 100_000_000_000}
        stand_in.script(Say(text_line("Because the ground settles [1].")), Say(slow))
        library = Library.open(folder, settings, models_folder=tmp_path)
        try:
            answer = result_of(library.ask(QUESTION, None, Scope(), CancelToken(), by_model=True))
            notes.append(" ".join(answer.trace.notes))
        finally:
            library.close()
    first, second = (stand_in.tokens_of(chat.body["messages"]) for chat in stand_in.chats)
    assert first > 0.6 * MOST
    assert second < 50 * settings.retrieval.reading_seconds + 800  # what is said around the passages
    assert ["reads slowly" in note for note in notes] == [False, True]
