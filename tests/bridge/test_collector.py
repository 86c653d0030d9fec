import gc
import weakref

from PySide6.QtCore import QObject

from localmind_desktop.bridge.collector import Collector


def test_collecting_is_in_the_windows_hands_and_given_back(qtbot):
    collector = Collector()
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
