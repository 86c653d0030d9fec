import gc
import weakref
from collections import deque

from PySide6.QtCore import QObject

from localmind_desktop.bridge.collector import Collector


def test_collecting_is_in_the_windows_hands_and_given_back(qtbot):
    collector = Collector(lambda: False)
    try:
        assert not gc.isenabled()
        cycle = QObject()
        cycle.itself = cycle
        gone = weakref.ref(cycle)
        del cycle
        for _ in range(gc.get_threshold()[0] * 2):
            _keep = [[]]
        filler = [[] for _ in range(gc.get_threshold()[0] + 10)]
        collector.collect()
        assert gone() is None
        assert filler
    finally:
        collector.close()
    assert gc.isenabled()


def test_while_lanes_work_only_the_newest_objects_are_looked_at(qtbot):
    collector = Collector(lambda: True)
    try:
        old = [[] for _ in range(gc.get_threshold()[0] + 10)]
        gc.collect()
        before = gc.get_stats()
        new = [[] for _ in range(gc.get_threshold()[0] + 10)]
        collector.collect()
        ran = [now["collections"] - then["collections"] for now, then in zip(gc.get_stats(), before, strict=True)]
        assert ran == [1, 0, 0]
        assert old
        assert new
    finally:
        collector.close()


def test_what_is_left_behind_by_lanes_that_never_rest_does_not_pile_up(qtbot):
    collector = Collector(lambda: True)
    try:
        made, held = [], deque(maxlen=30)  # so long that they grow old
        for _ in range(12_000):
            cycle = QObject()
            cycle.itself = cycle
            made.append(weakref.ref(cycle))
            held.append(cycle)
            filler = [[] for _ in range(gc.get_threshold()[0] + 10)]
            collector.collect()
            del filler
        assert sum(each() is not None for each in made) < 6_000
    finally:
        collector.close()


def test_a_moment_between_two_tasks_is_no_rest(qtbot):
    busy = [True]
    collector = Collector(lambda: busy[0])

    def all_collected(beats: int, moments: int) -> int:
        """How often all objects were looked at; lanes rest at one of so many beats."""
        before = gc.get_stats()[2]["collections"]
        for beat in range(beats):
            busy[0] = beat % moments != 0
            filler = [[] for _ in range(gc.get_threshold()[0] * 2)]
            collector.collect()
            del filler
        return gc.get_stats()[2]["collections"] - before

    try:
        assert all_collected(600, moments=5) == 0
        assert all_collected(600, moments=1) > 0
    finally:
        collector.close()
