"""The bell that a second start rings."""

import json

from localmind_desktop.bridge.doorbell import Doorbell
from localmind_desktop.core.paths import LibraryPaths


def test_a_note_rings(qtbot, tmp_path):
    bell = Doorbell()
    bell.listen(tmp_path)
    with qtbot.waitSignal(bell.rung, timeout=60_000) as caught:
        draft = LibraryPaths(tmp_path).inbox / "a.draft"
        draft.write_text(json.dumps([str(tmp_path / "a.pdf")]))
        draft.rename(draft.with_suffix(".json"))
    assert caught.args[0] == [tmp_path / "a.pdf"]
    assert not list(LibraryPaths(tmp_path).inbox.iterdir())


def test_a_note_that_was_there_before_rings_too(qtbot, tmp_path):
    LibraryPaths(tmp_path).inbox.mkdir()
    (LibraryPaths(tmp_path).inbox / "a.json").write_text("[]")
    bell = Doorbell()
    heard = []
    bell.rung.connect(heard.append)
    bell.listen(tmp_path)
    assert heard == [[]]
