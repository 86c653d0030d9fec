"""The settings: what is chosen is kept and holds at once; every value can be brought back to its default."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QFileDialog

from localmind_desktop.core import Check, Settings
from localmind_desktop.core.settings import Answering, Limits, Retrieval, load
from localmind_desktop.ui.saving import choose_target, export_folder
from localmind_desktop.ui.settings.answers import AdvancedPage, AnswersPage, KnobsPage
from localmind_desktop.ui.settings.dialog import SettingsDialog
from localmind_desktop.ui.settings.plain_checks import plain, said_here
from localmind_desktop.ui.settings.writing import WritingSection
from tests.fakes.gguf import CHAT, written
from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.tiny_models import tiny_embedder
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY
from tests.ui.samples import are_listed

pytestmark = pytest.mark.sampled(3)

WAIT = 60_000


@pytest.fixture
def dialog(window, qtbot) -> SettingsDialog:
    window.open_settings()
    (made,) = window.sides.windows()
    yield made
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)


def test_settings_are_kept_and_hold_at_once(window, dialog, qtbot, tmp_path):
    dialog.models.writing.server.field.setText("http://127.0.0.1:9")
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
        limits=Limits(file_bytes=123_456_789),
    )
    few, more = AnswersPage(theme, settings), AdvancedPage(theme, settings)
    for page in (few, more):
        qtbot.addWidget(page)
        assert page.taken(settings) == settings
    assert more.taken(KEYWORDS_ONLY).retrieval.candidates == 31
    assert few.taken(KEYWORDS_ONLY).answering.instructions == "In two\nlines"
    assert few.fields["limits", "file_bytes"].input.value() == 123  # MB
    few.fields["limits", "file_bytes"].input.setValue(200)
    assert few.taken(settings).limits.file_bytes == 200_000_000


def test_a_setting_is_found_by_its_words(theme, qtbot):
    page = AdvancedPage(theme, Settings())
    qtbot.addWidget(page)
    page.find.setText("context window")
    assert not page.fields["models", "window_tokens"].isHidden()
    assert page.fields["retrieval", "candidates"].isHidden()
    page.find.clear()
    assert not page.fields["retrieval", "candidates"].isHidden()


def test_each_value_and_all_of_them_go_back_to_their_defaults(theme, qtbot):
    page = AdvancedPage(theme, replace(Settings(), retrieval=Retrieval(candidates=31, keep=3)))
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
    pages: tuple[KnobsPage, ...] = AnswersPage(theme, Settings()), AdvancedPage(theme, Settings())
    assert not pages[0].fields.keys() & pages[1].fields.keys()
    for page in pages:
        qtbot.addWidget(page)
        for (part, name), field in page.fields.items():
            assert field.value == getattr(getattr(Settings(), part), name), (part, name)
            assert not isinstance(field.input, QAbstractSpinBox) or field.input.maximum() > field.input.minimum()


def test_another_computer_as_model_server_is_warned_of(dialog):
    writing = dialog.models.writing
    dialog.show_page(dialog.models)
    assert "On this computer" in writing.server.said.text()
    writing.server.field.setText("http://gpu-box.lan:11434")
    assert "Another computer: gpu-box.lan" in writing.server.said.text()
    assert dialog.save_button.isEnabled()
    writing.server.field.setText("http://127.0.0.1:11434")
    assert "On this computer" in writing.server.said.text()


def test_there_is_nothing_to_save_before_something_is_changed(dialog):
    assert not dialog.save_button.isEnabled()
    box = dialog.answers.fields["answering", "phrase_tables"].input
    assert box.text() == "Phrase tables"
    for field in (dialog.general.contrast, box):
        field.toggle()
        assert dialog.save_button.isEnabled()
        field.toggle()
        assert not dialog.save_button.isEnabled()
    dialog.answers.fields["answering", "instructions"].input.setPlainText("Answer in German.")
    assert dialog.save_button.isEnabled()
    dialog.answers.reset_all()
    assert not dialog.save_button.isEnabled()
    dialog.models.writing.key.line.setText("secret")
    assert dialog.save_button.isEnabled()


def test_a_page_has_one_way_back_to_its_defaults(dialog):
    for page in dialog.pages:
        dialog.show_page(page)
        own = getattr(page, "reset_button", None)
        assert not (own is not None and dialog.reset_button.isVisible()), page.title


def test_hints_in_the_settings_do_not_send_there():
    said = "No model server answers; start it there, or set another address in the settings."
    assert said_here(said).endswith("set another address.")
    assert plain(Check("chat model", False, said)).detail == said_here(said)


def test_an_address_that_is_none_cannot_be_saved(dialog):
    server, other = dialog.models.writing.server, dialog.models.finding.server
    dialog.general.contrast.toggle()  # something that can be saved
    for field in (server, other):
        field.field.setText("htp:/bad address")
        assert "Example: http://127.0.0.1:11434" in field.said.text()
        assert not field.said.isHidden()
        assert not dialog.save_button.isEnabled()
        field.field.clear()
        assert dialog.save_button.isEnabled()


def test_a_key_is_kept_for_its_address_and_in_no_file(window, dialog, qtbot, tmp_path):
    writing = dialog.models.writing
    writing.show_keyring(False)
    assert "until you quit" in writing.keyring_said.text()
    writing.server.field.setText("http://127.0.0.1:9/v1")
    writing.key.line.setText("sk-secret")
    dialog._save()
    assert window._desk.keys.of("http://127.0.0.1:9/v1") == "sk-secret"
    qtbot.waitUntil((tmp_path / "settings.json").exists, timeout=WAIT)
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)
    text = (tmp_path / "settings.json").read_text()
    assert "sk-secret" not in text
    assert load(tmp_path / "settings.json").models.keyed_servers == ("http://127.0.0.1:9/v1",)
    writing = WritingSection(window._theme)
    qtbot.addWidget(writing)
    writing.show_settings(load(tmp_path / "settings.json"))
    assert writing.key.is_set
    assert writing.key.new_key is None
    writing.use_chat.setChecked(True)
    writing.key.remove_button.click()
    assert not writing.key.is_set
    assert writing.key.new_key == ""


def test_what_is_saved_without_need_to_reopen_leaves_the_library_open(window, dialog, qtbot):
    opened = []
    window._desk.opening.connect(lambda: opened.append(True))
    dialog.models.writing.server.field.setText("http://127.0.0.1:9")
    dialog.advanced.fields["retrieval", "keep"].set_value(5)
    with qtbot.waitSignal(window._desk.changed, timeout=WAIT):
        dialog._save()
    assert not opened
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
    with qtbot.waitSignal(window.chat.answered, timeout=WAIT):
        window.chat.ask("What is the supply current?")
    qtbot.waitUntil(lambda: not window.library.catching_up.is_busy, timeout=WAIT)


def test_the_model_of_the_settings_is_tried(dialog, qtbot):
    with OllamaStandIn(QWEN, LLAMA, NOMIC) as server:
        server.answer_with("one, two, three")
        writing = dialog.models.writing
        writing.use_chat.setChecked(True)
        writing.server.field.setText(server.url)
        dialog.show_page(dialog.models)
        qtbot.waitUntil(lambda: writing.chat.findData(LLAMA.name) > 0, timeout=WAIT)
        assert writing.chat.findData(NOMIC.name) < 0
        assert "2 language models" in writing.found.text()
        finding = dialog.models.finding
        qtbot.waitUntil(lambda: finding.embedder.findData(f"ollama:{NOMIC.name}") > 0, timeout=WAIT)
        writing.chat.setCurrentIndex(writing.chat.findData(QWEN.name))
        assert dialog.settings().models.chat == QWEN.name
        writing.test_button.click()
        qtbot.waitUntil(lambda: "tokens" in writing.notice.text, timeout=WAIT)
        assert QWEN.name in writing.notice.text
        qtbot.waitUntil(dialog.models.check_button.isEnabled, timeout=WAIT)
    writing.test_button.click()
    qtbot.waitUntil(lambda: "No model server answers" in writing.notice.text, timeout=WAIT)


def test_the_status_says_in_place_what_is_there(dialog, qtbot):
    models = dialog.models
    dialog.show_page(models)
    qtbot.waitUntil(lambda: bool(models.checks.checks), timeout=WAIT)
    said = {check.check: check for check in models.checks.checks}
    assert said.keys() >= {"Built-in search model", "Main search model", "Language model"}
    assert said["Built-in search model"].ok
    assert not said["Main search model"].ok
    models.copy_button.click()
    assert "Built-in search model" in QGuiApplication.clipboard().text()
    qtbot.waitUntil(models.check_button.isEnabled, timeout=WAIT)


def test_a_model_file_is_brought_in(dialog, window, qtbot, tmp_path):
    source = tmp_path / "small-model.gguf"
    source.write_bytes(written(CHAT))
    bringing = dialog.models.bringing
    bringing.file_button.click()
    chooser = bringing.findChild(QFileDialog)
    assert chooser.nameFilters() == ["Language models (*.gguf)"]
    chooser.fileSelected.emit(str(source))
    chooser.close()
    qtbot.waitUntil(bringing.file_button.isEnabled, timeout=WAIT)
    assert "small-model was added" in bringing.notice.text
    qtbot.waitUntil(dialog.models.check_button.isEnabled, timeout=WAIT)
    assert "Model folder small-model" in dialog.models.checks.text


def test_a_model_folder_is_brought_in_and_a_damaged_one_is_not(dialog, window, qtbot, tmp_path):
    source = tiny_embedder(tmp_path / "tiny-embedder")
    (source / "SHA256SUMS").write_text(f"{'0' * 64}  config.json\n")
    bringing, finding = dialog.models.bringing, dialog.models.finding
    dialog.models.add_model(str(source))
    qtbot.waitUntil(bringing.add_button.isEnabled, timeout=WAIT)
    assert "damaged" in bringing.notice.text
    (source / "SHA256SUMS").unlink()
    dialog.models.add_model(str(source))
    qtbot.waitUntil(bringing.add_button.isEnabled, timeout=WAIT)
    assert "tiny-embedder was added" in bringing.notice.text
    qtbot.waitUntil(lambda: finding.embedder.findData("folder:tiny-embedder") > 0, timeout=WAIT)
    qtbot.waitUntil(dialog.models.check_button.isEnabled, timeout=WAIT)
    assert "Model folder tiny-embedder" in dialog.models.checks.text


def test_health_tells_what_the_doctor_tells(dialog, qtbot):
    dialog.show_page(dialog.health)
    qtbot.waitUntil(lambda: bool(dialog.health.checks.checks), timeout=WAIT)
    names = {check.check for check in dialog.health.checks.checks}
    assert "Library" in names
    assert not names & {"chunks", "Chunks", "synonyms", "embedding calls"}
    assert "attention" in dialog.health.state.text()  # the embedder of these tests is absent
    server = next(check for check in dialog.health.checks.checks if check.check == "Model server")
    assert not server.needed
    assert not dialog.health.steps.isVisible()


def test_health_tells_how_long_the_steps_of_answers_take(window, dialog, qtbot):
    with qtbot.waitSignal(window.library.imports_ended, timeout=WAIT):
        window.library.add_paths([DATA_SHEET])
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
    qtbot.waitUntil(lambda: are_listed(window), timeout=WAIT)
    qtbot.waitUntil(lambda: window.library.model.documents[0].state.is_final, timeout=WAIT)


def test_exports_begin_in_the_folder_that_was_set(window, qtbot, tmp_path):
    (tmp_path / "exports").mkdir()
    looks = replace(KEYWORDS_ONLY.appearance, export_folder=str(tmp_path / "exports"))
    window.take_settings(replace(KEYWORDS_ONLY, appearance=looks))
    chosen = choose_target(window.chat, "Save", "Answer", lambda path: None)
    assert chosen.directory().absolutePath() == str(tmp_path / "exports")
    chosen.close()
    window.take_settings(KEYWORDS_ONLY)
    assert export_folder(window.chat) == ""
    qtbot.waitUntil(lambda: not window._desk.export.busy, timeout=WAIT)


def test_texts_grow_with_their_size(theme, qapp):
    before = qapp.font().pointSizeF()
    theme.choose(False, False, 150)
    assert qapp.font().pointSizeF() == pytest.approx(1.5 * before)
    theme.choose(False, False, 100)
    assert qapp.font().pointSizeF() == pytest.approx(before)


def test_a_page_goes_back_to_its_defaults(dialog):
    dialog.show_page(dialog.general)
    dialog.general.contrast.setChecked(True)
    dialog.reset_button.click()
    assert not dialog.general.contrast.isChecked()
    dialog.show_page(dialog.storage)
    assert dialog.reset_button.isHidden()
