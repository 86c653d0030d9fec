"""What the window remembers."""

import pytest

from localmind_desktop.bridge.window_state import WindowState, load_state, save_state

STATE = WindowState(
    -10, 20, 1200, 800, True, (300, 500, 400), library="/somewhere", document="d1", page=7, conversation="c1"
)


def test_it_comes_back_as_it_was(tmp_path):
    save_state(STATE, tmp_path / "deep" / "window.json")
    assert load_state(tmp_path / "deep" / "window.json") == STATE


@pytest.mark.parametrize(
    "content", ["", "[]", '{"x": "a", "width": true, "panes": ["a"], "page": 1e9, "new": 1}', '{"x": 10000000}']
)
def test_what_is_no_state_is_passed_over(tmp_path, content):
    (tmp_path / "window.json").write_text(content)
    assert load_state(tmp_path / "window.json") == WindowState()


def test_a_place_that_cannot_be_written_is_no_error(tmp_path):
    (tmp_path / "file").write_text("")
    save_state(STATE, tmp_path / "file" / "window.json")
