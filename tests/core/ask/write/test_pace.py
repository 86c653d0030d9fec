"""How much a model is given to read, by how fast it was seen reading."""

from __future__ import annotations

from pathlib import Path

import pytest

from localmind_desktop.core.ask.write.pace import Pace
from localmind_desktop.core.models.speeds import Speeds
from tests.fakes.replying_chat import ReplyingChat

SERVED = ReplyingChat(str)
OWN = ReplyingChat(str, runs_here=True)


@pytest.fixture
def pace(tmp_path: Path) -> Pace:
    return Pace(Speeds(tmp_path / "new" / "speeds.json"), "http://127.0.0.1:11434", 20.0)


def test_what_was_never_seen_is_limited_only_where_it_runs_on_the_processor(pace: Pace) -> None:
    assert pace.room(SERVED) is None
    assert pace.room(OWN) == 2_000


def test_a_speed_falls_at_once_and_rises_by_halves(pace: Pace) -> None:
    for speed, room in ((300.0, 6_000), (100.0, 2_000), (None, 2_000), (300.0, 4_000), (210.0, 4_000), (5.0, 1_000)):
        pace.saw(SERVED, speed)
        assert pace.room(SERVED) == room


def test_each_server_has_speeds_of_its_own(pace: Pace) -> None:
    pace.saw(SERVED, 80.0)
    assert Pace(pace.speeds, "http://127.0.0.1:8080", 20.0).room(SERVED) is None
    assert pace.room(OWN) == 2_000


def test_no_limit(pace: Pace) -> None:
    pace.saw(SERVED, 80.0)
    assert Pace(pace.speeds, pace.server, 0.0).room(SERVED) is None
