"""The settings: what is chosen is kept and holds at once; every value can be brought back to its default."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox

from localmind_desktop.core import Settings
from localmind_desktop.core.settings import Answering, Retrieval, load
from localmind_desktop.ui.settings.answers import AnswersPage
from localmind_desktop.ui.settings.dialog import SettingsDialog
from tests.fakes.tiny_models import tiny_embedder
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY

WAIT = 60_000


@pytest.fixture
def dialog(window, qtbot) -> SettingsDialog:
    window.open_settings()
    (made,) = window.sides.windows()
    yield made
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)


def test_settings_are_kept_and_hold_at_once(window, dialog, qtbot, tmp_path):
    dialog.models.server.setText("http://127.0.0.1:9")
    dialog.storage.library.field.setText(str(tmp_path / "other"))
    with qtbot.waitSignal(window._desk.opened, timeout=WAIT):
        dialog._save()
    qtbot.waitUntil((tmp_path / "settings.json").exists, timeout=WAIT)
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)
    kept = load(tmp_path / "settings.json")
    assert kept.models.server == "http://127.0.0.1:9"
    assert Path(kept.library) == tmp_path / "other"
    assert (tmp_path / "other").is_dir()


def test_looks_hold_at_once_and_leave_the_library_open(window, dialog, qtbot, tmp_path, theme):
    opened = []
    window._desk.opening.connect(lambda: opened.append(True))
    dialog.general.scheme.setCurrentIndex(dialog.general.scheme.findData("dark"))
    dialog.general.contrast.setChecked(True)
    dialog._save()
    assert window._theme.colours.dark
    assert window._theme.colours["window"].name() == "#000000"
    assert window.menus.schemes["dark"].isChecked()
    qtbot.waitUntil((tmp_path / "settings.json").exists, timeout=WAIT)
    assert not opened
    window.menus.schemes["light"].trigger()
    assert not window._theme.colours.dark


def test_what_is_not_touched_stays_as_it_was(theme, dialog, qtbot):
    settings = replace(
        KEYWORDS_ONLY,
        retrieval=Retrieval(candidates=31, fusion="boost", similarity_floor=0.41),
        answering=Answering(instructions="In two\nlines", stop_words="a\nb"),
    )
    page = AnswersPage(theme, settings)
    qtbot.addWidget(page)
    assert page.taken(settings) == settings
    assert page.taken(KEYWORDS_ONLY).retrieval.candidates == 31


def test_each_value_and_all_of_them_go_back_to_their_defaults(theme, qtbot):
    page = AnswersPage(theme, replace(Settings(), retrieval=Retrieval(candidates=31, keep=3)))
    qtbot.addWidget(page)
    field = page.fields["retrieval", "candidates"]
    assert not field.reset_button.isHidden()
    assert page.fields["retrieval", "rerank_seconds"].reset_button.isHidden()
    assert "2 settings" in page.state.text()
    field.reset_button.click()
    assert field.value == Retrieval().candidates
    assert field.reset_button.isHidden()
    page.reset_all()
    assert page.taken(Settings()) == Settings()
    assert not page.reset_button.isEnabled()


def test_every_field_can_hold_its_default(theme, qtbot):
    page = AnswersPage(theme, Settings())
    qtbot.addWidget(page)
    for (part, name), field in page.fields.items():
        assert field.value == getattr(getattr(Settings(), part), name), (part, name)
        assert not isinstance(field.input, QAbstractSpinBox) or field.input.maximum() > field.input.minimum()


def test_another_computer_as_model_server_is_warned_of(dialog):
    models = dialog.models
    dialog.show_page(models)
    assert models.warning.isHidden()
    models.use_chat.setChecked(True)
    models.server.setText("http://10.0.0.7:11434")
    assert "another computer" in models.warning.text
    assert not models.warning.isHidden()
    models.server.setText("http://127.0.0.1:11434")
    assert models.warning.isHidden()


def test_the_test_says_in_place_what_is_there(dialog, qtbot):
    models = dialog.models
    qtbot.waitUntil(models.test_button.isEnabled, timeout=WAIT)
    assert {check.check for check in models.checks.checks} >= {"built-in embedder", "embedder", "chat model"}
    models.copy_button.click()
    assert "built-in embedder" in QGuiApplication.clipboard().text()
    models.test_button.click()
    assert models.test_button.text() == "Testing…"
    qtbot.waitUntil(models.test_button.isEnabled, timeout=WAIT)


def test_a_model_folder_is_brought_in_and_a_damaged_one_is_not(dialog, window, qtbot, tmp_path):
    source = tiny_embedder(tmp_path / "tiny-embedder")
    (source / "SHA256SUMS").write_text(f"{'0' * 64}  config.json\n")
    dialog.models.add_model(str(source))
    qtbot.waitUntil(dialog.models.add_button.isEnabled, timeout=WAIT)
    assert "damaged" in dialog.models.added.text
    (source / "SHA256SUMS").unlink()
    dialog.models.add_model(str(source))
    qtbot.waitUntil(dialog.models.add_button.isEnabled, timeout=WAIT)
    assert "folder:tiny-embedder" in dialog.models.added.text
    qtbot.waitUntil(dialog.models.test_button.isEnabled, timeout=WAIT)
    assert "model folder tiny-embedder" in dialog.models.checks.text


def test_health_tells_what_the_doctor_tells(dialog, qtbot):
    dialog.show_page(dialog.health)
    qtbot.waitUntil(lambda: bool(dialog.health.checks.checks), timeout=WAIT)
    assert "library" in dialog.health.checks.text
    assert "attention" in dialog.health.state.text()  # the embedder of these tests is absent
    assert not dialog.health.steps.isVisible()


def test_health_tells_how_long_the_steps_of_answers_take(window, dialog, qtbot):
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        window.chat.ask("What is the supply current?")
    dialog.show_page(dialog.health)
    qtbot.waitUntil(lambda: bool(dialog.health.steps.rows()), timeout=WAIT)
    taken = {name: times for name, times, *_ in dialog.health.steps.rows()}
    assert taken["keyword search"] == "1"
    dialog.health.copy_button.click()
    assert "keyword search  1  " in QGuiApplication.clipboard().text()


def test_backup_restore_and_a_new_index(window, dialog, qtbot, tmp_path):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    storage = dialog.storage
    dialog.show_page(storage)
    qtbot.waitUntil(lambda: "B" in storage.sizes["total"].text(), timeout=WAIT)
    (tmp_path / "backups").mkdir()
    storage.back_up(str(tmp_path / "backups"))
    assert not storage.back_up_button.isEnabled()
    qtbot.waitUntil(storage.back_up_button.isEnabled, timeout=WAIT)
    assert "complete" in storage.notice.text
    (backup,) = (tmp_path / "backups").iterdir()
    storage.restore(str(backup), str(tmp_path / "again"))
    qtbot.waitUntil(storage.restore_button.isEnabled, timeout=WAIT)
    storage.notice.buttons()[0].click()
    assert dialog.settings().library == str(tmp_path / "again")
    with qtbot.waitSignal(window._desk.opened, timeout=WAIT):
        storage.rebuild()
    qtbot.waitUntil(lambda: len(window.library.model.documents) == 1, timeout=WAIT)
    qtbot.waitUntil(lambda: window.library.model.documents[0].state.is_final, timeout=WAIT)
