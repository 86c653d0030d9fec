"""The choice to ask the chat model for personal data too: beside a mode that hides something, and kept."""

from __future__ import annotations

import pytest

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.core import Collection, RedactionMode
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.ui.library.redaction import choices, choose_redaction

WAIT = 60_000


@pytest.fixture
def opened(window, qtbot):
    """Opens the choice, and waits until it says what is set."""

    def now():
        page = choose_redaction(
            Holdings(window._desk), window._theme, Collection(DEFAULT_COLLECTION, DEFAULT_COLLECTION), window
        )
        qtbot.waitUntil(page.busy.isHidden, timeout=WAIT)
        return page

    return now


def choose(page, qtbot, mode):
    number = next(at for at, (one, _) in enumerate(choices()) if one is mode)
    page.choices.button(number).setChecked(True)
    qtbot.waitUntil(page.busy.isHidden, timeout=WAIT)


def apply(page, qtbot):
    with qtbot.waitSignal(page.redacting) as told:
        page.apply_button.click()
    job = told.args[0]
    with qtbot.waitSignal(job.ended, timeout=WAIT):
        pass


def test_it_is_offered_with_a_mode_that_hides(opened, qtbot):
    page = opened()
    assert not page.model_box.isEnabled()
    assert not page.model_box.isChecked()
    choose(page, qtbot, RedactionMode.FULL)
    assert page.model_box.isEnabled()
    choose(page, qtbot, RedactionMode.OFF)
    assert not page.model_box.isEnabled()
    assert not page.apply_button.isEnabled()


def test_it_is_kept_and_taken_back_by_itself(opened, qtbot):
    page = opened()
    choose(page, qtbot, RedactionMode.FULL)
    page.model_box.setChecked(True)
    apply(page, qtbot)
    page = opened()
    assert page.model_box.isEnabled()
    assert page.model_box.isChecked()
    assert not page.apply_button.isEnabled()
    page.model_box.setChecked(False)
    assert page.apply_button.isEnabled()
    page.model_box.setChecked(True)
    assert not page.apply_button.isEnabled()
    page.model_box.setChecked(False)
    apply(page, qtbot)
    assert not opened().model_box.isChecked()


def test_hiding_nothing_asks_no_model(opened, qtbot):
    page = opened()
    choose(page, qtbot, RedactionMode.PARTIAL)
    page.model_box.setChecked(True)
    apply(page, qtbot)
    page = opened()
    choose(page, qtbot, RedactionMode.OFF)
    apply(page, qtbot)
    assert not opened().model_box.isChecked()
