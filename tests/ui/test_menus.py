"""What the menus offer: nothing that could do nothing, and every key all the same."""

from PySide6.QtGui import QAction

from localmind_desktop.core import Mode
from localmind_desktop.ui.samples import Samples
from tests.ui.samples import answer

KEYS_OF_PAGES = ("Ctrl+Shift+F", "Alt+.", "Ctrl+T", "Ctrl+Shift+K", "Alt+Left", "Alt+Down")


def action_of(window, keys: str) -> QAction:
    return next(each for each in window.findChildren(QAction) if each.shortcut().toString() == keys)


def shown(window, keys: str) -> bool:
    """Whether an action can be chosen while its menu is open."""
    action = action_of(window, keys)
    menu = next(each.menu() for each in window.menuBar().actions() if action in each.menu().actions())
    menu.aboutToShow.emit()
    found = action.isEnabled()
    menu.aboutToHide.emit()
    return found


def test_what_has_nothing_to_act_on_is_greyed_out_in_its_menu_and_listens_to_its_keys(window):
    for keys in (*KEYS_OF_PAGES, "Ctrl+R", "Ctrl+S", "Ctrl+Shift+S", "F3"):
        assert not shown(window, keys), keys
        assert action_of(window, keys).isEnabled(), keys
    assert shown(window, "Ctrl+N")


def test_an_empty_window_offers_nothing_that_needs_a_page_or_a_question(window):
    offered = {}
    for title in window.menuBar().actions():
        menu = title.menu()
        menu.aboutToShow.emit()
        offered[title.text()] = [each.text() for each in menu.actions() if each.isEnabled() and each.text()]
        menu.aboutToHide.emit()
    assert offered["&Pages"] == []
    assert offered["&Chat"] == ["New conversation", "Search conversations", "Focus question box"]
    assert "Add documents…" in offered["&File"]


def test_an_answer_can_be_asked_for_again_and_saved_and_a_refusal_only_asked_for_again(window):
    card = window.chat._add_card("What is the current?", window.chat.composer.current_scope())
    assert (shown(window, "Ctrl+R"), shown(window, "Ctrl+S")) == (True, False)
    card.show_answer(answer("12 mA [1]"))
    assert shown(window, "Ctrl+S")
    card.show_answer(answer("No answer found.", Mode.NOT_FOUND))
    assert not shown(window, "Ctrl+S")


def test_without_a_library_nothing_is_offered_that_needs_one(new_window):
    window = new_window()
    assert not shown(window, "Ctrl+N")
    assert not action_of(window, "Ctrl+R").isEnabled()


def test_questions_about_samples_come_with_their_documents(window):
    samples = window._samples
    assert isinstance(samples, Samples)
    names = [path.name for path in samples.documents()]
    assert samples.questions_for(()) == []
    assert set(samples.questions_for(names)) == set(samples.questions())
    assert 0 < len(samples.questions_for(names[:1])) < len(samples.questions())


def test_high_contrast_is_switched_in_the_view_menu(window):
    contrast = window.menus.contrast
    assert not contrast.isChecked()
    contrast.trigger()
    assert window.has_high_contrast
    assert contrast.isChecked()
    contrast.trigger()
    assert not window.has_high_contrast
    assert not contrast.isChecked()


def test_a_new_conversation_ends_a_search_among_them(window, qtbot):
    field = window.chat.conversations.list.field
    (new,) = (action for action in window.menus.needs_library if action.shortcut().toString() == "Ctrl+N")
    for begin in (new.trigger, window.chat.bar.new_button.click):
        field.setText("pump")
        begin()
        assert field.text() == ""
