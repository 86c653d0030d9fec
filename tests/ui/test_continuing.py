"""An answer that broke off is gone on with, through window, library and model server."""

from dataclasses import replace

from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Answering, Models
from localmind_desktop.ui.saving import ENDINGS
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_scripts import Say, answer, last_line, text_line
from tests.fakes.ollama_server import OllamaStandIn
from tests.ui.conftest import DATA_SHEET
from tests.ui.samples import are_listed

WAIT = 60_000
WHOLE = "It has to be kept dry [1], and it has to be calibrated again as often as the maintenance section says [1]."


def writes_on(body: dict) -> list:
    last = body["messages"][-1]
    return answer(WHOLE[len(last["content"]) :] if last["role"] == "assistant" else WHOLE)


def test_continue_completes_the_answer_in_its_turn(open_window, qtbot, tmp_path):
    with OllamaStandIn(QWEN) as server:
        settings = Settings(models=Models(embedder="folder:absent", reranker="none", server=server.url))
        window = open_window(settings=replace(settings, answering=Answering(continuations=0, grounding=False)))
        with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
            window.library.add_paths([DATA_SHEET])
        qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
        server.play(writes_on, [[Say(text_line(WHOLE[:60])), Say(last_line("length"))]])
        with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as answered:
            window.chat.ask("Why would somebody in the workshop care how this sensor is handled?")
        assert answered.args[0].incomplete
        qtbot.waitUntil(lambda: not window.chat.answering, timeout=WAIT)
        card = window.chat.turns.last()
        assert not card.actions_row.save.isEnabled()
        with qtbot.waitSignal(window.chat.answered, timeout=WAIT) as answered:
            card.actions_row.go_on.click()
        qtbot.waitUntil(lambda: not window.chat.answering, timeout=WAIT)
        assert answered.args[0].text == WHOLE
        assert not answered.args[0].incomplete
        assert window.chat.turns.cards() == (card,)
        assert card.actions_row.go_on.isHidden()
        target = tmp_path / f"answer.{ENDINGS[1]}"
        with qtbot.waitSignal(window.files.saved, timeout=WAIT):
            window.files.save_answer(card.answer, target)
        assert "calibrated again" in target.read_text(encoding="utf-8")
        window.close()
