"""The language model describes documents while nothing else is to do, where that is wished."""

import json
from dataclasses import replace

import pytest

from localmind_desktop.assets import resources
from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Analysing, Models
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_scripts import Hold, Reply, answer
from tests.fakes.ollama_server import OllamaStandIn
from tests.ui.conftest import DATA_SHEET
from tests.ui.test_details_insights import SAID, details_of, take_in

pytestmark = pytest.mark.sampled(4)

WAIT = 60_000
CONTRACT = resources() / "samples" / "maintenance-contract.pdf"


@pytest.fixture
def server():
    with OllamaStandIn(QWEN) as started:
        started.answer_with(json.dumps(SAID))
        yield started


@pytest.fixture
def settings(server):
    return Settings(
        models=Models(embedder="folder:absent", reranker="none", server=server.url),
        analysing=Analysing(in_background=True),
    )


def rested(window, qtbot):
    """Nothing waits to be described, and nothing is at work."""
    qtbot.waitUntil(
        lambda: not (window.library.catching_up.is_busy or window.describing.is_busy or window.busy), timeout=WAIT
    )


def test_documents_are_described_and_what_is_left_is_told(open_window, server, settings, qtbot):
    server.script(Hold(), *answer(json.dumps(SAID)))
    window = open_window(settings=settings)
    document = take_in(window, qtbot, CONTRACT)[CONTRACT.name]
    qtbot.waitUntil(lambda: len(server.chats) == 1, timeout=WAIT)
    assert window.status.work.text() == "Describing documents: 1 left"
    page = details_of(window, qtbot, document)
    assert page.insights.summary.description.text() != SAID["description"]
    server.release()
    qtbot.waitUntil(lambda: page.insights.summary.description.text() == SAID["description"], timeout=WAIT)
    assert QWEN.name in page.insights.summary.made_by.text()
    rested(window, qtbot)
    assert window.status.work.isHidden()
    assert len(server.chats) == 1


def test_nothing_is_asked_where_that_is_not_wished(open_window, server, settings, qtbot):
    window = open_window(settings=replace(settings, analysing=Analysing()))
    take_in(window, qtbot, CONTRACT)
    rested(window, qtbot)
    assert server.chats == []


def test_a_question_comes_first_and_then_it_goes_on(open_window, server, settings, qtbot):
    server.script(Hold())
    window = open_window(settings=settings)
    document = take_in(window, qtbot, CONTRACT)[CONTRACT.name]
    qtbot.waitUntil(lambda: len(server.chats) == 1, timeout=WAIT)
    with qtbot.waitSignal(window.chat.answering_changed, check_params_cb=lambda answering: not answering, timeout=WAIT):
        window.chat.ask("How long does the contract run?")
    rested(window, qtbot)
    page = details_of(window, qtbot, document)
    assert page.insights.summary.description.text() == SAID["description"]


def test_a_document_that_fails_leaves_the_others(open_window, server, settings, qtbot):
    server.script(Reply(500, {"error": "out of memory"}))
    window = open_window(settings=settings)
    documents = take_in(window, qtbot, CONTRACT, DATA_SHEET)
    rested(window, qtbot)
    written = [
        QWEN.name in details_of(window, qtbot, document).insights.summary.made_by.text()
        for document in documents.values()
    ]
    assert sorted(written) == [False, True]
