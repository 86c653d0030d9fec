"""The language model: said beside the question, looked for again after each answer, chosen from what the server has."""

from collections.abc import Iterator
from threading import Event

import pytest

from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Models, load
from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN
from tests.fakes.ollama_server import OllamaStandIn

WAIT = 60_000


@pytest.fixture
def server() -> Iterator[OllamaStandIn]:
    with OllamaStandIn(QWEN, LLAMA, NOMIC) as made:
        yield made


@pytest.fixture
def served(open_window, server, qtbot):
    window = open_window(settings=Settings(models=Models(embedder="folder:absent", reranker="none", server=server.url)))
    qtbot.waitUntil(lambda: QWEN.name in window.status.model.whole, timeout=WAIT)
    return window


def names(window) -> list[str]:
    return [action.text() for action in window.chat.composer.model.menu().actions() if action.text()]


def test_a_model_is_chosen_beside_the_question_and_nothing_reopens(served, server, qtbot, tmp_path):
    button = served.chat.composer.model
    assert QWEN.name in button.toolTip()
    opened = []
    served._desk.opening.connect(lambda: opened.append(True))
    button.list_asked.emit()
    qtbot.waitUntil(lambda: any(LLAMA.name in name for name in names(served)), timeout=WAIT)
    assert not any(NOMIC.name in name for name in names(served))
    (line,) = (name for name in names(served) if name.startswith(LLAMA.name))
    assert "Q4_K_M" in line
    assert "131072" in line.replace(",", "")
    (action,) = (action for action in button.menu().actions() if action.text() == line)
    with qtbot.waitSignal(served._desk.changed, timeout=WAIT):
        action.trigger()
    qtbot.waitUntil(lambda: LLAMA.name in served.status.model.whole, timeout=WAIT)
    qtbot.waitUntil((tmp_path / "settings.json").exists, timeout=WAIT)
    assert load(tmp_path / "settings.json").models.chat == LLAMA.name
    assert not opened
    with qtbot.waitSignal(served.chat.answered, timeout=WAIT):
        served.chat.ask("Why is the sky blue?")
    qtbot.waitUntil(lambda: not served._desk.export.busy, timeout=WAIT)


def test_a_model_that_came_is_shown_while_the_first_answer_is_written(open_window, server, qtbot):
    server.version = "0.0.1"  # as good as none
    window = open_window(settings=Settings(models=Models(embedder="folder:absent", reranker="none", server=server.url)))
    qtbot.waitUntil(lambda: "No language model" in window.status.model.whole, timeout=WAIT)
    server.version = "0.32.15"
    gate = Event()
    window._desk.answers.run(lambda cancel: gate.wait(2 * WAIT / 1000))  # longer than is waited for the model
    window.chat.ask("What is the supply current?")
    qtbot.waitUntil(lambda: QWEN.name in window.status.model.whole, timeout=WAIT)
    assert window.chat.answering
    assert QWEN.name in window.chat.composer.model.toolTip()
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        gate.set()
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)


def test_no_model_is_a_choice_and_a_server_that_comes_is_seen_after_an_answer(open_window, qtbot):
    with OllamaStandIn(QWEN) as server:
        models = Models(embedder="folder:absent", reranker="none", server=server.url)
        server.version = "0.0.1"  # as good as none
        window = open_window(settings=Settings(models=models))
        qtbot.waitUntil(lambda: "No language model" in window.status.model.whole, timeout=WAIT)
        server.version = "0.32.15"
        with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
            window.chat.ask("What is the supply current?")
        qtbot.waitUntil(lambda: QWEN.name in window.status.model.whole, timeout=WAIT)
        button = window.chat.composer.model
        with qtbot.waitSignal(window._desk.changed, timeout=WAIT):
            button.menu().actions()[0].trigger()
        assert "No language model" in window.status.model.whole
        assert "No language model" in button.toolTip()
        qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)
