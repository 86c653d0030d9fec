"""PDFs that ask for a password: read and drawn once it is known, and nothing of it is written down."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.errors import PasswordNeeded
from localmind_desktop.core.importing import Importing
from localmind_desktop.core.model import Document, State
from localmind_desktop.core.pages import ShownPages
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.task import result_of
from tests.core.ingest import papers

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def locked(bench, tmp_path) -> Document:
    bench.take_in(papers.locked(tmp_path / "file.pdf"))
    (document,) = bench.catalog.documents()
    return document


@pytest.fixture
def shown(bench) -> Iterator[ShownPages]:
    renderer = PageRenderer(bench.paths.files)
    yield ShownPages(bench.paths, bench.catalog, renderer, bench.passwords)
    renderer.close()


def texts(bench, document: Document) -> str:
    return " ".join(chunk.text for chunk in bench.catalog.chunks(document.id))


def test_it_is_read_as_soon_as_its_password_is_known(bench, locked, shown):
    assert locked.needs_password
    with pytest.raises(PasswordNeeded, match="Incorrect"):
        shown.unlock(locked.id, "guess")
    shown.unlock(locked.id, "user")
    read = bench.complete(locked)
    assert (read.reason, read.state, read.locked, read.needs_password) == (None, State.READY, True, False)
    assert "Nobody may read this" in texts(bench, read)
    assert shown.render(read.id, 1, 0.2).width > 0


def test_a_right_password_of_before_lets_no_wrong_one_pass(bench, locked, shown):
    shown.unlock(locked.id, "owner")
    with pytest.raises(PasswordNeeded):
        shown.unlock(locked.id, "guess")


def test_after_a_restart_its_text_is_there_and_its_pages_ask_again(bench, locked, shown):
    bench.passwords.keep(locked, "user", remember=False)
    read = bench.complete(locked)
    bench.passwords = Passwords()
    renderer = PageRenderer(bench.paths.files)
    again = ShownPages(bench.paths, bench.catalog, renderer, bench.passwords)
    try:
        with pytest.raises(PasswordNeeded):
            again.render(read.id, 1, 0.2)
        again.unlock(read.id, "user")
        assert again.render(read.id, 1, 0.2).width > 0
    finally:
        renderer.close()


def test_what_was_read_is_not_given_up_without_the_password(bench, locked):
    bench.passwords.keep(locked, "user", remember=False)
    bench.complete(locked)
    bench.passwords = Passwords()
    intake = bench.intake(bench.embedder)
    bench.catalog.begin_reading(locked.id, "an earlier reader")
    bench.catalog.set_state(locked.id, State.READY)
    (document,) = bench.catalog.documents()
    assert not intake.is_outdated(document)
    importing = Importing(intake, None, None)
    with pytest.raises(PasswordNeeded):
        result_of(importing.read_again(document.id, bench.cancel))
    assert "Nobody may read this" in texts(bench, document)


def test_a_password_that_is_offered_is_tried_at_once(bench, tmp_path):
    bench.passwords = Passwords("user")
    result = bench.take_in(papers.locked(tmp_path / "file.pdf"))
    assert result.status == "ready"
    assert bench.catalog.documents()[0].locked


def test_nothing_of_a_password_reaches_the_disk_or_the_log(bench, shown, tmp_path, caplog):
    caplog.set_level("DEBUG")
    bench.take_in(papers.locked(tmp_path / "file.pdf", "sesame-4711"))
    (document,) = bench.catalog.documents()
    with pytest.raises(PasswordNeeded):
        shown.unlock(document.id, "sesame-4712")
    shown.unlock(document.id, "sesame-4711")
    assert bench.complete(document).state is State.READY
    shown.render(document.id, 1, 0.2)
    kept = [path for path in Path(bench.folder).rglob("*") if path.is_file()]
    assert len(kept) > 3
    assert not any(b"sesame" in path.read_bytes() for path in kept)
    assert "sesame" not in caplog.text
