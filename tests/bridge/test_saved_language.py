"""What is saved and copied of answers is in the language of the window; the words of documents stay."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core.ask.documents.question import DocumentQuestion
from localmind_desktop.core.ask.documents.telling import Line, Outcome, draft_of
from localmind_desktop.core.ask.documents.vocabulary import vocabulary
from localmind_desktop.core.export import formats
from localmind_desktop.core.export.notes import save_notes
from localmind_desktop.core.model import Answer, Box, Document, Mode, Place, State, Turn
from localmind_desktop.core.model.insight import DocumentClass, ItemState
from localmind_desktop.core.model.notes import NoteColour, PageNote
from localmind_desktop.core.store.answers import packed_answer, unpacked_answer
from localmind_desktop.ui.chat.as_text import markdown_text, plain_text
from tests.ui.translated import spoken

PLACE = Place(2, Box(10, 20, 110, 32))
CONTRACTS = frozenset({DocumentClass.CONTRACT})


def outcome(name: str, text: str, state: ItemState = ItemState.FOUND) -> Outcome:
    document = Document(name, name, "Documents", State.READY, None, "00", 1, 1, 0, 0, 0, 0, 0.0, f"/{name}")
    is_met = state is ItemState.FOUND
    return Outcome(document, [Line(text, (PLACE,), text)] if is_met else [], is_met, state)


@pytest.fixture
def answer() -> Answer:
    """Of documents, as it comes back from where it was kept; one of them is called as a heading is."""
    question = DocumentQuestion(CONTRACTS, (vocabulary().aspects["end"],))
    missing = outcome("c.pdf", "", ItemState.MISSING)
    draft = draft_of(question, [outcome("Document", "31 May"), outcome("b.pdf", "1 June"), missing], 2)
    assert draft is not None
    asked = "When do they end?"
    made = Answer(asked, asked, Mode.TABLE, draft.text, draft.citations, draft.table, route="documents")
    return unpacked_answer(packed_answer(made))


SAID = {
    "en": "2 of 3 contracts: Document (31 May) [1]; b.pdf (1 June) [2]. No end date in c.pdf. "
    "Not looked through yet: 2 documents.",
    "de": "3 Verträge, davon 2: Document (31 May) [1]; b.pdf (1 June) [2]. Enddatum fehlt (c.pdf). "
    "Noch nicht durchgesehen: 2 Dokumente.",
    "fr": "3 contrats, dont 2\u202f: Document (31 May) [1]; b.pdf (1 June) [2]. Date de fin\u202f: ne figure "
    "pas (c.pdf). Pas encore examiné\u202f: 2 documents.",
}
HEADERS = {"en": ["Document", "End date"], "de": ["Dokument", "Enddatum"], "fr": ["Document", "Date de fin"]}


@pytest.mark.parametrize("language", SAID)
def test_a_copy_is_in_the_language_of_the_window(qapp, answer, language):
    with spoken(qapp, language):
        plain, marked = plain_text(answer), markdown_text(answer)
    assert SAID[language] in plain
    assert SAID[language] in marked
    assert "\t".join(HEADERS[language]) in plain
    assert "Document\t31 May" in plain
    assert f"| {' | '.join(HEADERS[language])} |" in marked


@pytest.mark.parametrize("language", SAID)
def test_files_are_in_the_language_of_the_window(qapp, answer, language, tmp_path):
    with spoken(qapp, language):
        for name in ("a.xlsx", "a.md", "a.csv"):
            formats.save_answer(answer, tmp_path / name, say=told_phrase)
    workbook = openpyxl.load_workbook(tmp_path / "a.xlsx")
    sheet = workbook.worksheets[0]
    assert workbook.sheetnames == {
        "en": ["Answer", "Sources"], "de": ["Antwort", "Quellen"], "fr": ["Réponse", "Sources"],
    }[language]  # fmt: skip
    assert sheet["A2"].value == SAID[language]
    assert [cell.value for cell in sheet[5]][:2] == HEADERS[language]
    assert sheet["A6"].value == "Document"
    assert workbook.worksheets[1]["A4"].hyperlink.location == f"'{workbook.sheetnames[0]}'!A6"
    assert SAID[language] in (tmp_path / "a.md").read_text("utf-8")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.reader(file))[:2] == [HEADERS[language], ["Document", "31 May"]]


def test_conversations_and_notes_are_too(qapp, answer, tmp_path):
    turns = [
        Turn(str(n), "c", "When?", 0.0, replace(answer, mode=mode, table=None))
        for n, mode in enumerate((Mode.TABLE, Mode.LIKELY))
    ]
    note = PageNote("n", "d", (PLACE,), "Document", "Text", NoteColour.GREEN, 0.0, is_found=False)
    with spoken(qapp, "de"):
        formats.save_conversation(turns, tmp_path / "c.xlsx", say=told_phrase)
        save_notes("a.pdf", [note], tmp_path / "n.md", told_phrase)
    sheet = openpyxl.load_workbook(tmp_path / "c.xlsx")["Unterhaltung"]
    assert [cell.value for cell in sheet[3]] == ["Nr.", "Gefragt am", "Frage", "Antwort", "Status", "Tabelle"]
    assert [cell.value for cell in sheet["E"][3:]] == ["vollständig", "mögliche Antwort, bitte prüfen"]
    noted = Path(tmp_path / "n.md").read_text("utf-8")
    assert noted.startswith("# Notizen: a.pdf\n\n## Seite 2\n\n> Document\n")
    assert "Grün" in noted
    assert "nicht mehr auf der Seite gefunden" in noted
