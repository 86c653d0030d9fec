"""Notes of the user's own in a real library: what they outlive, and what they do not."""

from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pytest

from localmind_desktop.core import (
    Box,
    CancelToken,
    Library,
    NoteColour,
    PageNote,
    Place,
    Settings,
    result_of,
)
from localmind_desktop.core.backup import restore
from localmind_desktop.core.errors import UnknownDocument
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.model.insight import RedactionMode
from localmind_desktop.core.settings import Models
from tests.drawing import Drawing, text

pytestmark = pytest.mark.sampled(2)
KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
SENTENCE = "The pump of type KX-7 keeps four bar."
MARK = "zyxomma"  # in no other text


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "library", KEYWORDS_ONLY)
    yield opened
    opened.close()


def take_in(library: Library, path: Path) -> str:
    return result_of(library.ingest(path, CancelToken())).document_id or ""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "pump.txt"
    path.write_text(f"A first paragraph.\n\n{SENTENCE}\n")
    return path


@pytest.fixture
def drawn(library: Library, tmp_path: Path) -> str:
    drawing = Drawing()
    for number in (1, 2):
        text(drawing.page(), 72, 72, f"Leaf {number} of the book")
    return take_in(library, drawing.save(tmp_path / "book.pdf"))


def highlighted(library: Library, document_id: str, quote: str, said: str = "") -> PageNote:
    """A note on the words of the first page that ``quote`` has."""
    wanted = quote.split()
    words = library.pages.words(document_id, 1)
    at = next(n for n in range(len(words)) if [word.text for word in words[n : n + len(wanted)]] == wanted)
    places = tuple(Place(1, word.box) for word in words[at : at + len(wanted)])
    return library.notes.add(PageNote("", document_id, places, quote, said))


def test_a_note_is_kept_changed_removed_and_put_back(library, drawn):
    made = highlighted(library, drawn, "Leaf 1", "first")
    pin = library.notes.add(PageNote("", drawn, (Place(2, Box(9, 9, 9, 9)),), text="of no text"))
    assert library.notes.of(drawn) == (made, pin)
    assert made.added > 0
    assert (made.page, made.is_pin, pin.page, pin.is_pin) == (1, False, 2, True)
    changed = library.notes.change(PageNote(made.id, drawn, made.places, text="other", colour=NoteColour.PINK))
    assert (changed.text, library.notes.of(drawn)[0].colour) == ("other", NoteColour.PINK)
    library.notes.remove(made.id)
    assert library.notes.of(drawn) == (pin,)
    library.notes.put_back(made)
    assert library.notes.of(drawn) == (made, pin)
    with pytest.raises(UnknownDocument):
        library.notes.of("gone")
    with pytest.raises(UnknownDocument):
        library.notes.add(PageNote("", "gone", made.places))


def test_it_outlives_reading_again_and_a_newer_reading_of_text(library, file, drawn):
    on_text = highlighted(library, take_in(library, file), "keeps four bar.", "why four?")
    on_pdf = highlighted(library, drawn, "Leaf 1 of")
    for note in (on_text, on_pdf):
        result_of(library.read_again(note.document_id, CancelToken()))
        (again,) = library.notes.of(note.document_id)
        assert (again.quote, again.text, again.is_found) == (note.quote, note.text, True)
    assert library.notes.of(drawn) == (on_pdf,)


def test_it_goes_over_to_the_changed_file(library, file):
    before = take_in(library, file)
    made = highlighted(library, before, "keeps four bar.", "why four?")
    gone = highlighted(library, before, "A first paragraph.")
    file.write_text(f"Some new words.\n\nMore of them.\n\n{SENTENCE}\n")
    after = take_in(library, file)
    assert after != before
    assert library.document(after).state.is_final
    lost, found = sorted(library.notes.of(after), key=lambda note: note.is_found)
    assert (found.id, found.quote, found.text) == (made.id, made.quote, made.text)
    assert found.places[0].box.y0 > made.places[0].box.y0
    assert (lost.id, lost.quote, lost.places) == (gone.id, gone.quote, gone.places)
    file.write_text(f"A first paragraph.\n\n{SENTENCE} Now what?\n")
    assert all(note.is_found for note in library.notes.of(take_in(library, file)))


def test_moving_and_undo_keep_it_and_a_copy_begins_without(library, drawn):
    made = highlighted(library, drawn, "Leaf 1")
    result_of(library.moving().move([drawn], "Machines", CancelToken()))
    assert library.notes.of(drawn) == (made,)
    (copied,) = result_of(library.moving().copy([drawn], DEFAULT_COLLECTION, CancelToken()))
    assert library.notes.of(copied.document_id or "") == ()
    library.removing().drop([drawn])
    library.removing().take_back([drawn])
    assert library.notes.of(drawn) == (made,)


def test_nothing_is_left_of_it_when_its_document_is_removed(library, drawn, tmp_path):
    highlighted(library, drawn, "Leaf 1", MARK)
    assert library.notes.catalog.notes.count([drawn]) == 1
    result_of(library.remove(drawn, CancelToken()))
    files = [path for path in (tmp_path / "library").rglob("*") if path.is_file()]
    assert not [path for path in files if MARK.encode() in path.read_bytes()]


def test_a_backup_has_it(library, drawn, tmp_path):
    made = highlighted(library, drawn, "Leaf 1", "kept")
    result_of(library.upkeep.back_up(tmp_path / "backup", CancelToken()))
    result_of(restore(tmp_path / "backup", tmp_path / "restored", CancelToken()))
    restored = Library.open(tmp_path / "restored", KEYWORDS_ONLY)
    assert restored.notes.of(drawn) == (made,)
    restored.close()


def test_what_a_collection_hides_is_in_no_note(library, tmp_path):
    number = "536-22-8746"
    path = tmp_path / "people.txt"
    path.write_text(f"Employee 1\n\nSSN: {number}\n\nThe pump keeps four bar.\n")
    document_id = take_in(library, path)
    highlighted(library, document_id, f"SSN: {number}", f"Ask about SSN {number} and {MARK}")
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    (note,) = library.notes.of(document_id)
    assert "SSN REDACTED" in note.quote
    assert MARK in note.text
    later = library.notes.add(PageNote("", document_id, note.places, f"SSN: {number}", f"SSN: {number}"))
    assert number not in later.text + later.quote
    for file in (tmp_path / "library").rglob("*"):
        assert not file.is_file() or number.encode() not in file.read_bytes()
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.OFF, CancelToken()))
    assert number in library.notes.of(document_id)[0].quote


def test_in_a_collection_that_hides_more_a_moved_note_keeps_less(library, tmp_path):
    number = "536-22-8746"
    path = tmp_path / "people.txt"
    path.write_text(f"Employee 1\n\nSSN: {number}\n\nThe pump keeps four bar.\n")
    document_id = take_in(library, path)
    highlighted(library, document_id, f"SSN: {number}", f"SSN {number}")
    result_of(library.redaction().change("Machines", RedactionMode.STRIP, CancelToken()))
    result_of(library.moving().move([document_id], "Machines", CancelToken()))
    (note,) = library.notes.of(document_id)
    assert "SSN" in note.text
    assert number not in note.text + note.quote


def test_notes_are_saved_in_each_format(library, drawn, tmp_path):
    highlighted(library, drawn, "Leaf 1", "=not a formula\nsecond *line*")
    library.notes.add(PageNote("", drawn, (Place(2, Box(9, 9, 9, 9)),), text="of page 2", colour=NoteColour.GREEN))
    library.notes.save(drawn, tmp_path / "notes.md")
    saved = (tmp_path / "notes.md").read_text()
    assert "## Page 1\n\n> Leaf 1\n\n=not a formula\n\nsecond \\*line\\*\n\n*Yellow · 20" in saved
    assert "## Page 2\n\nof page 2\n\n*Green · 20" in saved
    library.notes.save(drawn, tmp_path / "notes.xlsx")
    rows = list(openpyxl.load_workbook(tmp_path / "notes.xlsx").active.iter_rows(values_only=True))
    (head,) = (at for at, row in enumerate(rows) if row[0] == "Document")
    assert rows[head + 2][:5] == ("book.pdf", 2, None, "of page 2", "Green")
    library.notes.save(drawn, tmp_path / "notes.csv")
    assert "book.pdf,1,Leaf 1," in (tmp_path / "notes.csv").read_text("utf-8-sig")
