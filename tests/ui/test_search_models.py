"""Further search models: chosen with check marks, made in the background, and told how far they are."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from localmind_desktop.core.model.upkeep import EmbedderUse
from localmind_desktop.core.settings import Models, load
from localmind_desktop.ui.settings.search_models import FurtherModels, use_line, uses_line
from tests.fakes.tiny_models import tiny_embedder
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY

WAIT = 60_000


def test_what_is_checked_stays_checked_when_more_is_offered(qtbot):
    models = FurtherModels("Further search models")
    qtbot.addWidget(models)
    models.check(("folder:a", "ollama:b"))
    models.offer(["builtin", "folder:a"])
    assert models.checked == ("folder:a", "ollama:b")
    models.item(0).setCheckState(Qt.CheckState.Checked)
    assert models.checked == ("builtin", "folder:a", "ollama:b")
    models.show_uses([EmbedderUse("folder:a", 214, 1300)])
    assert models.item(1).text() == "a (models folder) – 214 of 1,300 documents use it"
    assert models.checked == ("builtin", "folder:a", "ollama:b")
    models.check(())
    assert models.checked == ()


def test_how_far_it_is_is_said_in_plain_words():
    assert use_line(EmbedderUse("builtin", 214, 1300)) == "214 of 1,300 documents use it"
    uses = [EmbedderUse("folder:b", 1, 3), EmbedderUse("folder:c", 3, 3), EmbedderUse("builtin", 2, 3, wanted=False)]
    assert uses_line(uses) == "1 of 3 documents use it. Built-in: 2 of 3 documents still use it."
    assert uses_line([EmbedderUse("builtin", 0, 0)]) == ""


@pytest.mark.long
def test_a_model_that_is_checked_is_kept_and_used_in_the_background(window, qtbot, tmp_path):
    settings = replace(KEYWORDS_ONLY, models=Models(embedder="builtin", use_chat=False))
    window.open_settings()
    (dialog,) = window.sides.windows()
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)
    tiny_embedder(tmp_path / "library" / "models" / "tiny", size=768)
    finding = dialog.models.finding
    dialog.models.check_button.click()
    qtbot.waitUntil(lambda: "folder:tiny" in _names(finding.further), timeout=WAIT)
    finding.embedder.setCurrentIndex(finding.embedder.findData(settings.models.embedder))
    finding.further.item(_names(finding.further).index("folder:tiny")).setCheckState(Qt.CheckState.Checked)
    dialog._save()
    qtbot.waitUntil((tmp_path / "settings.json").exists, timeout=WAIT)
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)
    assert load(tmp_path / "settings.json").models.embedders == ("builtin", "folder:tiny")
    window.library.add_paths([DATA_SHEET])
    library = window._desk._library

    def is_used() -> bool:
        return [(use.name, use.documents) for use in library.catching_up.uses()] == [("builtin", 1), ("folder:tiny", 1)]

    qtbot.waitUntil(is_used, timeout=3 * WAIT)
    qtbot.waitUntil(lambda: not window._desk.busy, timeout=WAIT)
    (document,) = library.documents()
    assert document.state.is_whole
    assert len(library._catalog.embeddings.of(document.id)) == 2


def _names(models: FurtherModels) -> list[str]:
    return [models.item(row).data(Qt.ItemDataRole.UserRole) for row in range(models.count())]
