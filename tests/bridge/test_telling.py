"""What the core says, in the language of the window."""

import pytest

from localmind_desktop.bridge.telling import told, told_phrase
from localmind_desktop.core.counting import amount
from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.phrase import Phrase, in_turn, phrase
from localmind_desktop.ui.words import documents_name
from tests.ui.translated import spoken


@pytest.fixture
def german(qapp):
    with spoken(qapp, "de"):
        yield


def damaged(file: str) -> StorageError:
    return StorageError("The backup is damaged: {file} does not match its checksum. Use another backup.", file=file)


def test_english_is_said_as_it_is():
    assert told(damaged("a.pdf").sentence) == str(damaged("a.pdf"))
    assert told("") == ""


def test_a_sentence_is_told_with_its_values(german):
    said = told(damaged("No pages.pdf").sentence)
    assert said.startswith("Die Sicherung ist beschädigt: No pages.pdf passt nicht")


def test_a_sentence_without_values_is_told_also_where_it_was_kept_as_text(german):
    assert told("The file is empty.") == "Die Datei ist leer."


def test_what_nobody_of_ours_says_stays(german):
    assert told("Das steht so im Dokument.") == "Das steht so im Dokument."


def test_sentences_and_values_within_others_are_told_too(german):
    both = in_turn(phrase("Found by keyword only. {error}", error=damaged("b").sentence), "The file is empty.")
    assert told(both) == f"Nur nach Stichwörtern gefunden. {told(damaged('b').sentence)} Die Datei ist leer."


def test_numbers_are_written_as_the_language_writes_them(german):
    whole = amount(1_234, "document")
    again = told(
        phrase(
            "The library was damaged and has been repaired. {whole} unharmed, {again} to be read again.",
            whole=whole,
            again=2_000,
        )
    )
    assert "1.234 Dokumente unversehrt, 2.000 werden" in again
    assert told(phrase("{gigabytes:.1f} GB free", gigabytes=12.34)) == "12,3 GB frei"


def test_phrases_within_a_template_that_is_the_same_in_both_languages_are_told(german):
    whole = phrase("{documents}, {parts}", documents=amount(4, "document"), parts=amount(1, "part"))
    assert told(whole) == "4 Dokumente, 1 Teil"


def test_a_text_of_a_document_stays_where_the_window_says_the_same(german):
    assert (told_phrase("Document"), told_phrase(phrase("Document"))) == ("Document", "Dokument")


def test_a_name_within_an_english_sentence_is_the_same_name_elsewhere(german):
    name = Phrase("end date", "End date", {})
    assert told(phrase("No {name} in {documents}.", name=name, documents="a.pdf")) == "Enddatum fehlt (a.pdf)."


@pytest.mark.parametrize(
    ("language", "none", "one", "several"),
    [
        ("en", "0 documents", "1 document", "2 documents"),
        ("de", "0 Dokumente", "1 Dokument", "2 Dokumente"),
        ("fr", "0 document", "1 document", "2 documents"),
    ],
)
def test_none_one_and_several_are_counted_as_the_language_does(qapp, language, none, one, several):
    with spoken(qapp, language):
        assert [told(amount(count, "document")) for count in range(3)] == [none, one, several]
        assert [documents_name(count) for count in range(3)] == [none, one, several]


@pytest.mark.parametrize("template", ["{n:>999999999999}", "{n.__class__}", "{n[0]}", "{m}", "{", "{0}"])
def test_nobodys_template_does_more_than_fill_in(german, template):
    assert told(Phrase("Short.", template, {"n": 1})) == "Short."
    assert told(Phrase("Short.", template, {"n": phrase("The model")})) == "Short."
