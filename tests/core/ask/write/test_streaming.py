"""A broken stream heals itself, or says that it did not: nothing incomplete is ever taken for an answer."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from localmind_desktop.core.ask.write.joining import broken, joined, may_join
from localmind_desktop.core.ask.write.streaming import LOST, Asked, Streamed, streamed, writing
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Message, Step, Token, Unfinished
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.openai import OpenAIServer
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.settings import Answering
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ask.stream_faults import BREAKS, COMPLETE, FAILED, FULL, INCOMPLETE, STOPPED, Fault, faults, said_by
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_scripts import Hold, Say, failure, text_line, tokens
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.openai_server import OpenAIStandIn

SETTINGS = Answering(back_off_seconds=0.02, patience_seconds=1.0)
MESSAGES = (Message("system", "Answer from the passages."), Message("user", "What is the rated voltage?"))
WAIT_SECONDS = 20.0


@pytest.fixture(scope="module")
def stand_in() -> Iterator[OllamaStandIn]:
    with OllamaStandIn(QWEN) as server:
        yield server


@pytest.fixture(scope="module")
def openai_stand_in() -> Iterator[OpenAIStandIn]:
    with OpenAIStandIn() as server:
        yield server


def circling(begin: str) -> list[Say]:
    return [Say(text_line(word)) for word in tokens(begin + "It is 7 V at most [1]. " * 40)]


def run(fault: Fault, server: OllamaStandIn) -> tuple[str, Streamed | None, str]:
    """What came of a fault, and what the window was shown meanwhile."""
    server.play(said_by(fault), fault.scripts)
    wire = Wire(server.url, connect_seconds=2.0)
    adapter = OpenAIServer if isinstance(server, OpenAIStandIn) else OllamaServer
    chat = adapter(wire).chat("", 8192, fault.silence_seconds)
    cancel, shown = CancelToken(), []

    def show(event: object) -> None:
        if isinstance(event, Step):  # of a connection that was lost, or is there again
            return
        assert isinstance(event, Token)
        shown.append(event.text)
        if len(shown) == fault.stop_after:
            cancel.cancel()

    try:
        found = result_of(streamed(Asked(chat, MESSAGES, 4096), SETTINGS, cancel), show)
    except ModelError:
        return FAILED, None, "".join(shown)
    finally:
        wire.close()
    outcomes = {None: COMPLETE, Unfinished.STOPPED: STOPPED}
    return outcomes.get(found.unfinished, INCOMPLETE), found, "".join(shown)


def test_there_are_enough_of_them() -> None:
    names = [fault.name for fault in faults()]
    assert len(names) >= 50
    assert len(set(names)) == len(names)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.name)
def test_no_stream_is_taken_for_whole_that_is_not(fault: Fault, stand_in: OllamaStandIn) -> None:
    _expect(fault, *run(fault, stand_in))


OLLAMAS_OWN = ("another model", "several lines", "text on the last line")
POINTS_ENOUGH = ("before the first token", "within a number", "after the last token")


@pytest.mark.parametrize(
    "fault",
    [
        fault
        for fault in faults()
        if not fault.name.startswith(OLLAMAS_OWN)
        and (fault.name.split(", ")[0] not in BREAKS or fault.name.endswith(POINTS_ENOUGH))
    ],
    ids=lambda fault: fault.name,
)
def test_nor_one_of_another_server(fault: Fault, openai_stand_in: OpenAIStandIn) -> None:
    _expect(fault, *run(fault, openai_stand_in))


def _expect(fault: Fault, outcome: str, found: Streamed | None, shown: str) -> None:
    assert outcome == fault.outcome
    if found is None:
        assert shown == ""
        return
    if outcome == COMPLETE:
        assert found.text == FULL
    elif fault.name != "length always":
        assert FULL.startswith(found.text)
        assert found.text
    assert bool(found.why) == (outcome != COMPLETE)
    if found.is_shown:
        assert shown == found.text.rstrip()


def test_a_lost_connection_is_said_at_once_and_so_is_that_it_is_back(stand_in: OllamaStandIn) -> None:
    fault = next(fault for fault in faults() if fault.outcome == COMPLETE and fault.name.endswith("within a number"))
    stand_in.play(said_by(fault), fault.scripts)
    wire = Wire(stand_in.url, connect_seconds=2.0)
    chat = OllamaServer(wire).chat("", 8192, fault.silence_seconds)
    events: list[object] = []
    result_of(streamed(Asked(chat, MESSAGES, 4096), SETTINGS, CancelToken()), events.append)
    wire.close()
    lost, back = [place for place, event in enumerate(events) if isinstance(event, Step)]
    assert (events[lost], events[back]) == (Step(LOST), Step(writing(chat.name)))
    assert isinstance(events[back + 1], Token)


def test_a_model_that_goes_round_in_circles_is_stopped(stand_in: OllamaStandIn) -> None:
    circles = Fault("", (), model=lambda begun: [*circling(FULL + "\n\nIt is 7 V at most [1]. "), Hold()])
    outcome, found, _ = run(circles, stand_in)
    assert outcome == INCOMPLETE
    assert found is not None
    assert found.unfinished is Unfinished.REPEATED
    assert found.text.count("It is 7 V at most") == 1
    assert found.text.startswith(FULL)
    assert stand_in.chats[-1].left.wait(WAIT_SECONDS)


def test_stopping_stops_the_server(stand_in: OllamaStandIn) -> None:
    fault = next(fault for fault in faults() if fault.name == "stopped at the first token")
    stand_in.requests.clear()
    run(fault, stand_in)
    assert stand_in.chats[-1].left.wait(WAIT_SECONDS)


def test_stopping_ends_the_wait_before_another_try(stand_in: OllamaStandIn) -> None:
    cancel = CancelToken()
    stand_in.play(lambda body: failure(503, "busy"), ())
    wire = Wire(stand_in.url, connect_seconds=2.0)
    chat = OllamaServer(wire).chat("", 8192, 20.0)
    task = streamed(Asked(chat, MESSAGES, 99), Answering(back_off_seconds=60), cancel)
    stopping = threading.Timer(0.1, cancel.cancel)
    stopping.start()
    assert result_of(task).unfinished is Unfinished.STOPPED
    stopping.join()
    wire.close()


def test_leaving_the_task_stops_the_server(stand_in: OllamaStandIn) -> None:
    fault = next(fault for fault in faults() if fault.name == "stopped at the first token")
    stand_in.requests.clear()
    stand_in.play(said_by(fault), fault.scripts)
    wire = Wire(stand_in.url, connect_seconds=2.0)
    task = streamed(Asked(OllamaServer(wire).chat("", 8192, 20.0), MESSAGES, 99), SETTINGS, CancelToken())
    next(task)
    task.close()
    assert stand_in.chats[-1].left.wait(WAIT_SECONDS)
    wire.close()


def test_the_window_in_use_is_told(stand_in: OllamaStandIn) -> None:
    _, found, _ = run(Fault("", ()), stand_in)
    assert found is not None
    assert found.window is not None
    assert found.window.of == 8192
    assert 0 < found.window.used < 8192


def test_an_answer_is_continued_on_demand(stand_in: OllamaStandIn) -> None:
    stand_in.play(said_by(Fault("", ())), ())
    wire = Wire(stand_in.url, connect_seconds=2.0)
    asked = Asked(OllamaServer(wire).chat("", 8192, 20.0), MESSAGES, 99)
    shown: list[str] = []
    begun = FULL[: FULL.index("12.5") + 3]
    found = result_of(streamed(asked, SETTINGS, CancelToken(), begun), lambda event: shown.append(event.text))
    wire.close()
    assert found.text == FULL
    assert begun + "".join(shown) == FULL


# ---------------------------------------------------------------- where two parts meet


def test_every_cut_joins_with_its_continuation() -> None:
    for at in range(len(FULL) + 1):
        cut = broken(FULL[:at].rstrip())
        if cut is not None:
            assert cut.text == FULL[:at].rstrip()
            assert joined(cut, FULL[len(cut.kept) :]) == FULL
            assert joined(cut, FULL) == FULL


def test_what_repeats_itself_loses_nothing() -> None:
    text = "reserved, reserved, reserved, reserved, reserved, reserved, reserved"
    cut = broken(text)
    assert cut is not None
    assert joined(cut, text[len(cut.kept) :] + ", reserved") == text + ", reserved"


def test_what_does_not_fit_is_not_joined() -> None:
    cut = broken("The rated voltage of the bay is 110 kV, and its current")
    assert cut is not None
    for more in ("Sure, the current", " voltage is 5", "is 11 kV, and", "110"):
        assert joined(cut, more) is None
    assert not may_join(cut, "Sure")
    assert may_join(cut, "")


def test_numbers_are_not_glued() -> None:
    cut = broken("The rated voltage of the bay and of the line is 1")
    assert cut is not None
    assert joined(cut, "12 V") is None
    assert joined(cut, f" {cut.proof}2 V") == "The rated voltage of the bay and of the line is 12 V"


def test_little_is_written_anew() -> None:
    assert broken("") is None
    assert broken("The rated voltage") is None
