"""Messages that lie over a window."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QVBoxLayout, QWidget

from localmind_desktop.ui import announcing
from localmind_desktop.ui.toasts import GAP, LEAST_WIDTH, OFFERED_MS, SHOWN_MS, WIDTH, Toast, ToastStack, stack_of


def made_window(qtbot, width: int = 900) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(QLineEdit())
    window.resize(width, 600)
    window.show()
    return window


def cross_of(toast: Toast) -> QToolButton:
    return next(each for each in toast.findChildren(QToolButton) if each.accessibleName() == "Dismiss")


def within(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def test_messages_of_several_parts_stand_above_one_another_and_move_nothing(theme, qtbot):
    window = made_window(qtbot)
    field = window.findChild(QLineEdit)
    before = field.geometry()
    several = [Toast(theme, window) for _ in range(3)]
    for toast in several:
        toast.say("A message of several words, which is so long that it needs more lines than one. " * 2)
    stack = stack_of(window)
    assert stack.toasts() == several
    places = [within(window, toast) for toast in several]
    assert places[0].bottom() < places[1].top()
    assert places[1].bottom() < places[2].top()
    assert all(window.rect().contains(place) for place in places)
    assert field.geometry() == before
    several[0].hide()
    qtbot.waitUntil(lambda: stack.height() < places[2].bottom() - places[0].top())
    for toast in several:
        toast.close_now()
    qtbot.waitUntil(stack.isHidden)


def test_they_keep_clear_of_what_is_written_in(theme, qtbot):
    window = made_window(qtbot, 500)
    field = window.findChild(QLineEdit)
    window.layout().insertStretch(0)
    stack = ToastStack(window, clear_of=field)
    toast = Toast(theme, window)
    toast.say("A message")
    window.layout().activate()
    stack.place()
    assert within(window, toast).bottom() <= within(window, field).top() - GAP
    window.resize(500, 300)
    window.layout().activate()
    stack.place()
    assert within(window, toast).bottom() <= within(window, field).top() - GAP
    assert within(window, toast).top() >= 0


def test_where_there_is_some_room_beside_it_they_stand_there_and_are_narrower(theme, qtbot):
    window = made_window(qtbot, 700)
    field = window.findChild(QLineEdit)
    field.setFixedWidth(320)
    window.layout().setAlignment(field, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
    stack = ToastStack(window, clear_of=field)
    window.layout().activate()
    Toast(theme, window).say("A message of several words, which is so long that it needs more lines than one.")
    stack.place()
    placed, kept = stack.geometry(), within(window, field)
    assert placed.left() > kept.right()
    assert placed.bottom() >= kept.top()
    assert LEAST_WIDTH <= placed.width() < WIDTH


def test_what_was_done_is_final_when_the_message_closes(theme, qtbot):
    window = made_window(qtbot)
    toast = Toast(theme, window)
    undone, lapsed = [], []
    toast.lapsed.connect(lambda: lapsed.append(toast.text))
    toast.say("first", "", (("Undo", lambda: undone.append("first")), ("Close", None)))
    toast.say("second", "", (("Undo", lambda: undone.append("second")), ("Close", None)))
    assert lapsed == ["first"]
    toast.buttons()[0].click()
    toast.close_now()
    assert (undone, lapsed) == (["second"], ["first"])
    toast.say("third", "", (("Undo", lambda: undone.append("third")), ("Close", None)))
    cross_of(toast).click()
    assert (undone, lapsed) == (["second"], ["first", "third"])


def test_errors_and_questions_stay_and_the_rest_goes_by_itself(theme, qtbot):
    window = made_window(qtbot)
    toast = Toast(theme, window)
    for tone, actions, stays in (
        ("", (), False),
        ("warning", (("Close", None),), False),
        ("error", (("Close", None),), True),
        ("warning", (("Remove", None), ("Cancel", None)), True),
    ):
        toast.say("A message", tone, actions)
        assert toast._timer.isActive() is not stays
        assert toast._timer.interval() == (OFFERED_MS if len(actions) > 1 else SHOWN_MS)
        assert [each.text() for each in toast.buttons()] == ([name for name, _ in actions] if len(actions) > 1 else [])
    toast.say("A message")
    toast._timer.timeout.emit()
    assert toast.isHidden()


def test_what_can_be_undone_stays_longer_and_waits_for_whoever_is_there(theme, qtbot):
    window = made_window(qtbot)
    toast = Toast(theme, window)
    toast.say("“a.pdf” was removed.", "", (("Undo", None), ("Close", None)))
    assert toast._timer.isActive()
    assert toast._timer.interval() == OFFERED_MS >= 30_000
    QApplication.sendEvent(toast, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert not toast._timer.isActive()
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    assert toast._timer.isActive()
    window.activateWindow()
    toast.buttons()[0].setFocus()
    qtbot.waitUntil(toast.buttons()[0].hasFocus)
    toast._timer.timeout.emit()
    assert not toast.isHidden()
    assert toast._timer.isActive()
    window.findChild(QLineEdit).setFocus()
    toast._timer.timeout.emit()
    assert toast.isHidden()


def test_it_is_announced_with_what_can_be_done(theme, qtbot, monkeypatch):
    said = []

    class Told(QAccessible):
        updateAccessibility = staticmethod(lambda event: said.append((event.message(), event.politeness())))  # noqa: N815

    monkeypatch.setattr(announcing, "QAccessible", Told)
    toast = Toast(theme, made_window(qtbot))
    toast.say("“a.pdf” was removed.", "", (("Undo", None), ("Close", None)))
    toast.say("It failed.", "error", (("Close", None),))
    polite = QAccessible.AnnouncementPoliteness
    assert said == [("“a.pdf” was removed. Undo", polite.Polite), ("It failed.", polite.Assertive)]


def test_escape_answers_a_question_with_its_last_action_and_the_focus_goes_back(theme, qtbot):
    window = made_window(qtbot)
    field = window.findChild(QLineEdit)
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    toast, chosen = Toast(theme, window), []
    toast.say("Remove it?", "warning", (("Remove", None), ("Cancel", lambda: chosen.append("Cancel"))))
    toast.buttons()[-1].setFocus()
    QTest.keyClick(toast.buttons()[-1], Qt.Key.Key_Escape)
    assert chosen == ["Cancel"]
    assert toast.isHidden()
    assert field.hasFocus()


def test_it_is_told_to_screen_readers_and_says_its_text_alone(theme, qtbot):
    toast = Toast(theme, made_window(qtbot))
    toast.say("“a.pdf” was removed.", "", (("Close", None),))
    assert toast.accessibleName() == "“a.pdf” was removed."
    assert cross_of(toast).isVisible()
