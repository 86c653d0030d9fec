"""Servers and models that are replaced, slow, full or of the wrong kind: every question is answered, and the reason is
told; asking, stopping, going on and asking again work in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope, Token, Turn
from localmind_desktop.core.settings import Answering, Caches, Limits, Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.fakes.ollama_models import NOMIC, QWEN, StandInModel
from tests.fakes.ollama_scripts import Cut, Hold, Say, Script, failure, text_line
from tests.fakes.ollama_server import OllamaStandIn

pytestmark = pytest.mark.sampled(4)

QUESTION = "When may the contract be terminated?"
SAID = "It may be terminated in writing [1]."
OTHER = replace(QWEN, name="other:7b")
SILENCE = 0.4


@pytest.fixture(scope="module")
def server() -> Iterator[OllamaStandIn]:
    with OllamaStandIn(QWEN, NOMIC) as stand_in:
        yield stand_in


@pytest.fixture(scope="module")
def library(server: OllamaStandIn, samples: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    embedder = f"ollama:{NOMIC.name}"
    models = Models(embedder=embedder, reranker="none", server=server.url, silence_seconds=SILENCE, condenser="")
    answering = Answering(back_off_seconds=0.01, patience_seconds=SILENCE)
    limits, caches = Limits(embedding_seconds=SILENCE), Caches(exact=False, meaning=False)
    chosen = Settings(models=models, answering=answering, limits=limits, caches=caches)
    library = Library.open(tmp_path_factory.mktemp("stuck") / "library", chosen)
    for path in sorted(samples.glob("*.pdf")):
        result_of(library.ingest(path, CancelToken()))
    yield library
    library.close()


@pytest.fixture(autouse=True)
def sound(server: OllamaStandIn) -> Iterator[None]:
    as_it_was(server)
    yield
    as_it_was(server)


def as_it_was(server: OllamaStandIn) -> None:
    server.models[:] = [QWEN, NOMIC]
    server.overrides.clear()
    server.play(lambda body: [], ())
    server.answer_with(SAID)


def ask(library: Library, question: str = QUESTION) -> Answer:
    return result_of(library.ask(question, None, Scope(), CancelToken(), by_model=True))


class Exchanged(StandInModel):
    """A model of the same name with other weights."""

    digest = "0" * 64


def exchanged(model: StandInModel) -> StandInModel:
    return Exchanged(model.name, model.abilities, model.family, model.families, model.architecture, model.window)


def refuses(path: str, *steps: object) -> Callable[[OllamaStandIn], None]:
    return lambda server: server.overrides.update({path: list(steps)})


def has(*models: StandInModel) -> Callable[[OllamaStandIn], None]:
    return lambda server: server.models.__setitem__(slice(None), models)


OF_CHAT = {
    "was removed": (has(NOMIC), "no chat model"),
    "loads slowly": (refuses("/api/chat", Hold()), "silent"),
    "is full": (refuses("/api/chat", *failure(503, "server busy")), "busy"),
    "does not fit": (refuses("/api/chat", *failure(500, "model requires more system memory")), "memory"),
    "cannot chat": (has(replace(QWEN, abilities=("embedding",)), NOMIC), "no chat model"),
}
OF_EMBEDDER = {
    "was removed": (has(QWEN), "not installed"),
    "was exchanged": (has(QWEN, exchanged(NOMIC)), "exchanged"),
    "loads slowly": (refuses("/api/embed", Hold()), "silent"),
    "is full": (refuses("/api/embed", *failure(503, "server busy")), "busy"),
    "cannot embed": (refuses("/api/embed", *failure(501, "does not support embeddings")), "cannot embed"),
}


@pytest.mark.parametrize("trouble", OF_CHAT)
def test_a_chat_model_in_trouble(library: Library, server: OllamaStandIn, trouble: str) -> None:
    make, word = OF_CHAT[trouble]
    make(server)
    answer = ask(library)
    assert answer.mode in (Mode.EXTRACT, Mode.LIKELY)
    assert answer.citations
    assert any(word in why for why in answer.trace.failures), answer.trace.failures
    as_it_was(server)
    assert (ask(library).mode, ask(library).trace.failures) == (Mode.GENERATED, ())


@pytest.mark.parametrize("trouble", OF_EMBEDDER)
def test_an_embedder_in_trouble(library: Library, server: OllamaStandIn, trouble: str) -> None:
    make, word = OF_EMBEDDER[trouble]
    make(server)
    answer = ask(library)
    assert answer.mode is Mode.GENERATED
    assert any(why.startswith("Found by keyword only.") and word in why for why in answer.trace.failures)
    as_it_was(server)
    assert ask(library).trace.failures == ()


def test_another_model_after_a_restart_answers(library: Library, server: OllamaStandIn) -> None:
    assert ask(library).trace.model == QWEN.name
    server.models[:] = [OTHER, NOMIC]
    answer = ask(library)
    assert (answer.mode, answer.trace.model, answer.trace.failures) == (Mode.GENERATED, OTHER.name, ())


# ------------------------------------------------------------------------------------- any order of events


def breaks(body: dict[str, object]) -> Script:
    return [Say(text_line("It may be terminated in ")), Cut()]


TROUBLES: dict[str, Callable[[OllamaStandIn], None]] = {
    "sound": as_it_was,
    "full": OF_CHAT["is full"][0],
    "gone": OF_CHAT["was removed"][0],
    "breaking": lambda server: server.play(breaks, ()),
    "no embedder": OF_EMBEDDER["cannot embed"][0],
}
STEPS = st.lists(
    st.tuples(st.sampled_from(("ask", "go on", "again")), st.sampled_from(sorted(TROUBLES)), st.integers(0, 6)),
    min_size=1,
    max_size=5,
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_any_order_of_asking_stopping_and_going_on(library: Library, server: OllamaStandIn, steps: list) -> None:
    talk = library.talk.start("Contract").id
    for step, trouble, patience in steps:
        as_it_was(server)
        TROUBLES[trouble](server)
        turns = library.talk.turns(talk)
        last = turns[-1] if turns else None
        cancel, seen = CancelToken(), 0

        def stop(event: object, cancel: CancelToken = cancel, patience: int = patience) -> None:
            nonlocal seen
            seen += isinstance(event, Token)
            if seen > patience:
                cancel.cancel()

        how: dict[str, Turn] = {}
        if last is not None and step == "again":
            how = {"instead": last}
        elif last is not None and step == "go on" and last.answer is not None and last.answer.incomplete:
            how = {"unfinished": last}
        answer = result_of(library.ask(QUESTION, talk, Scope(), cancel, by_model=True, **how), stop)
        assert answer.says_something or answer.unsupported or answer.citations
        assert answer.mode is Mode.GENERATED or answer.trace.failures or trouble == "breaking"
        kept = library.talk.turns(talk)[-1].answer
        assert kept is not None
        assert kept.text == answer.text
    as_it_was(server)
    healthy = ask(library)
    assert (healthy.mode, healthy.text, healthy.incomplete) == (Mode.GENERATED, SAID, False)
