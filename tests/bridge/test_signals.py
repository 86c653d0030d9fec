import sys

from PySide6.QtCore import QObject, Signal


class Sender(QObject):
    sent = Signal(object)
    plain = Signal()


def test_emitting_costs_true_no_reference():
    """PySide6 6.12.0 dropped one reference to True per emit, and the interpreter aborted in the end."""
    sender, before = Sender(), sys.getrefcount(True)
    for _ in range(200):
        sender.sent.emit(None)
        sender.plain.emit()
    assert abs(sys.getrefcount(True) - before) < 100
