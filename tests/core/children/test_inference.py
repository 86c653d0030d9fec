"""The inference child as a process: order, priority, crashes, limits, and no process left behind."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from localmind_desktop.core.children.inference import NICENESS, Embed, InferenceChild, Line, Score, Scored
from localmind_desktop.core.errors import ModelError
from tests.fakes.engines import ObedientEngine

pytestmark = pytest.mark.sampled(2)

WAIT_SECONDS = 30.0
NO_FOLDER = Path("models")  # these engines read nothing
ORPHAN = """
import os
from pathlib import Path
from localmind_desktop.core.children.inference import InferenceChild
from tests.fakes.engines import ObedientEngine

if __name__ == "__main__":
    child = InferenceChild(10.0, ObedientEngine, Path("models"))
    child.start()
    print(child.pid, flush=True)
    input()
    os._exit(0)
"""


@pytest.fixture
def child(tmp_path: Path) -> Iterator[InferenceChild]:
    child = InferenceChild(20.0, ObedientEngine, tmp_path)
    yield child
    child.close()


def embedded(child: InferenceChild, *texts: str, line: Line = Line.PASSAGES) -> list[list[float]]:
    return child.embed(line, Embed("folder", 256, texts)).tolist()


def test_it_answers_on_both_lines(child: InferenceChild) -> None:
    assert child.pid is None
    assert embedded(child, "a", "bbb", "cc") == [[1, 0], [3, 1], [2, 2]]
    assert embedded(child, "dd", line=Line.QUESTIONS) == [[2, 3]]
    request = Score("folder", 256, "oil", ("oil tank", "voltage", "late"), 1.0)
    assert child.score(request) == Scored([1.0, 0.0, None], 7.0)


def test_a_question_does_not_wait_for_a_batch(child: InferenceChild) -> None:
    embedded(child, "warm")
    found: list[list[list[float]]] = []
    batch = threading.Thread(target=lambda: found.append(embedded(child, *["sleep 0.05"] * 40)))
    batch.start()
    while not found:
        embedded(child, "question?", line=Line.QUESTIONS)
    batch.join(WAIT_SECONDS)
    before = [count for _, count in found[0]]
    assert before[-1] - before[0] > len(before) - 1  # questions were embedded in between


def test_a_crash_is_followed_by_one_restart(child: InferenceChild, tmp_path: Path) -> None:
    embedded(child, "warm")
    before, mark = child.pid, tmp_path / "mark"

    def leave_mark() -> None:  # the child itself could not
        psutil.wait_procs([psutil.Process(before)])
        mark.touch()

    waiting = threading.Thread(target=leave_mark)
    waiting.start()
    assert embedded(child, f"crash unless {mark}")[0][1] == 0
    waiting.join()
    assert child.pid != before


def test_two_crashes_are_an_error_and_the_next_call_works(child: InferenceChild) -> None:
    with pytest.raises(ModelError, match="twice"):
        embedded(child, "crash")
    assert embedded(child, "again") == [[5, 0]]


def test_what_the_engine_says_is_passed_on(child: InferenceChild) -> None:
    with pytest.raises(ModelError, match=r"^The model is odd\.$"):
        embedded(child, "fail The model is odd.")
    assert embedded(child, "a") == [[1, 0]]


def test_a_call_has_a_limit(child: InferenceChild) -> None:
    hasty = InferenceChild(0.3, ObedientEngine, NO_FOLDER)
    embedded(hasty, "warm")
    with pytest.raises(ModelError, match="seconds"):
        embedded(hasty, "sleep 20")
    assert hasty.pid is None
    assert embedded(hasty, "a") == [[1, 0]]
    hasty.close()


def test_it_is_a_quiet_neighbour(child: InferenceChild, capfd: pytest.CaptureFixture[str]) -> None:
    assert embedded(child, "setting HF_HUB_OFFLINE", "setting TRANSFORMERS_OFFLINE")[0][0] == 1
    if hasattr(psutil.Process(), "nice") and sys.platform != "win32":
        assert psutil.Process(child.pid).nice() >= NICENESS
    assert capfd.readouterr().out == ""


def test_closing_ends_it_and_frees_who_waits() -> None:
    child = InferenceChild(WAIT_SECONDS, ObedientEngine, NO_FOLDER)
    embedded(child, "warm")
    process = psutil.Process(child.pid)
    errors: list[ModelError] = []

    def wait() -> None:
        with contextlib.suppress(ModelError):
            embedded(child, *["sleep 0.1"] * 300)
            return
        errors.append(ModelError())

    waiting = threading.Thread(target=wait)
    waiting.start()
    child.close()
    waiting.join(WAIT_SECONDS)
    assert not waiting.is_alive()
    assert errors
    assert not process.is_running()
    with pytest.raises(ModelError, match="closed"):
        embedded(child, "a")
    child.close()


def test_it_ends_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    environment = {"PYTHONPATH": str(Path(__file__).parents[3])}
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        process = psutil.Process(int(parent.stdout.readline()))
        parent.stdin.write("\n")
        parent.stdin.flush()
    with contextlib.suppress(psutil.NoSuchProcess):
        process.wait(WAIT_SECONDS)
    assert not process.is_running()
