"""A collection's own instructions, from its menu to the catalog."""

from PySide6.QtWidgets import QDialogButtonBox

from localmind_desktop.ui.library.instructions import InstructionsWindow

WAIT = 60_000


def opened(window, qtbot) -> InstructionsWindow:
    bar = window.library.collections
    (action,) = [each for each in bar.menu(bar.model.shelves[1]).actions() if each.text() == "Instructions…"]
    action.trigger()
    page = window.findChildren(InstructionsWindow)[-1]
    qtbot.waitUntil(page.field.isEnabled, timeout=WAIT)
    return page


def test_they_are_written_and_kept(window, qtbot):
    with qtbot.waitSignal(window.library.collections_changed, timeout=WAIT):
        window.library.collections.begin()
    page = opened(window, qtbot)
    assert page.field.toPlainText() == ""
    page.field.setPlainText("Name the clause.")
    with qtbot.waitSignal(page.finished, timeout=WAIT):
        page.buttons.button(QDialogButtonBox.StandardButton.Save).click()
    again = opened(window, qtbot)
    assert again.field.toPlainText() == "Name the clause."
    again.field.setPlainText("Something else.")
    with qtbot.waitSignal(again.finished, timeout=WAIT):
        again.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert opened(window, qtbot).field.toPlainText() == "Name the clause."
