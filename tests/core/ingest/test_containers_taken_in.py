"""Archives and messages taken into a library: what lies in them becomes documents, and what does not is said."""

from __future__ import annotations

import io
import zipfile
from email.message import EmailMessage
from pathlib import Path

import pytest
from openpyxl import Workbook

from localmind_desktop.core.errors import FileGone
from localmind_desktop.core.ingest.files import blocks_within, container_of, importable
from localmind_desktop.core.model import Scope
from localmind_desktop.core.task import CancelToken

pytestmark = pytest.mark.sampled(2)


def zipped(path: Path, members: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return path


def in_memory(members: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def workbook() -> bytes:
    book, buffer = Workbook(), io.BytesIO()
    for row in (["Part", "Price"], ["KX-7", 120], ["KX-9", 150]):
        book.active.append(row)
    book.save(buffer)
    return buffer.getvalue()


def message(path: Path) -> Path:
    drawn = EmailMessage()
    drawn["From"], drawn["To"], drawn["Subject"], drawn["Message-ID"] = "a@b.c", "d@e.f", "Offer", "<1@b.c>"
    drawn.set_content("The offer for the pump is attached.")
    drawn.add_attachment(workbook(), maintype="application", subtype="octet-stream", filename="../../prices.xlsx")
    path.write_bytes(drawn.as_bytes())
    return path


MEMBERS = {
    "manuals/pump.md": b"# Pump\n\nThe pump of type KX-7 keeps four bar.\n",
    "prices.xlsx": workbook(),
    "../../outside.txt": b"Valves close within two seconds.",
    "inner.zip": in_memory({"notes.html": b"<h1>Notes</h1><p>Ask for the gasket KX-55.</p>"}),
    "program.exe": b"MZ\0\0",
    "empty.txt": b"",
}


def test_an_archive_becomes_its_documents(bench, tmp_path):
    path = zipped(tmp_path / "offer.zip", MEMBERS)
    result = bench.take_in(path)
    assert sorted(bench.names()) == ["notes.html", "outside.txt", "prices.xlsx", "pump.md"]
    assert result.status == "partial"
    assert "program.exe" in result.reason
    assert "empty.txt" in result.reason
    assert bench.index.keyword_search("gasket", Scope(), 1)
    sources = {document.name: document.source for document in bench.catalog.documents()}
    assert sources["notes.html"] == str(path / "inner.zip" / "notes.html")
    assert sources["outside.txt"] == str(path / "outside.txt")
    assert len(bench.copies()) == 4


def test_an_archive_taken_in_again_adds_nothing(bench, tmp_path):
    path = zipped(tmp_path / "offer.zip", {"a.txt": b"The pump keeps four bar."})
    assert bench.take_in(path).status == "ready"
    before = bench.names()
    assert bench.take_in(path).status == "ready"
    assert bench.names() == before


def test_what_is_dropped_is_told_file_by_file(tmp_path):
    folder = tmp_path / "dropped"
    folder.mkdir()
    (folder / ".hidden").write_text("no")
    (folder / "plain.txt").write_text("text")
    archive, letter = zipped(folder / "offer.zip", MEMBERS), message(folder / "letter.eml")
    (folder / "broken.zip").write_bytes(b"PK\x03\x04 no archive")
    assert importable([folder]) == [
        folder / "broken.zip",
        letter,
        letter / "prices.xlsx",
        *(archive / name for name in ("manuals/pump.md", "prices.xlsx", "outside.txt", "inner.zip/notes.html")),
        *(archive / name for name in ("program.exe", "empty.txt")),
        folder / "plain.txt",
    ]
    assert importable([archive / "prices.xlsx"]) == [archive / "prices.xlsx"]


def test_a_message_is_a_document_and_so_is_what_is_attached(bench, tmp_path):
    letter = message(tmp_path / "letter.eml")
    for path in importable([letter]):
        assert bench.take_in(path).status == "ready"
    assert sorted(bench.names()) == ["letter.eml", "prices.xlsx"]
    assert bench.index.keyword_search("KX-9", Scope(), 1)


def test_a_member_whose_name_lies_is_read_as_what_it_is(bench, tmp_path):
    path = zipped(tmp_path / "offer.zip", {"report.pdf": workbook()})
    assert bench.take_in(path).status == "ready"
    (document,) = bench.catalog.documents()
    assert "is an Excel workbook" in (document.reason or "")


@pytest.mark.parametrize(
    ("content", "said"),
    [(in_memory({}), "empty"), (b"PK\x03\x04 no archive at all", "damaged")],
)
def test_archives_that_hold_nothing_are_told(bench, tmp_path, content, said):
    path = tmp_path / "offer.zip"
    path.write_bytes(content)
    result = bench.take_in(path)
    assert result.status == "failed"
    assert said in result.reason
    assert bench.names() == bench.copies() == []


def test_paths_lead_into_containers_only(tmp_path):
    path = zipped(tmp_path / "offer.zip", {"a/b.txt": b"text"})
    assert container_of(path) is None
    assert container_of(path / "a" / "b.txt") == path
    assert container_of(tmp_path / "none" / "b.txt") is None
    assert b"".join(blocks_within(path / "a" / "b.txt", CancelToken())) == b"text"
    for gone in (path / "a" / "c.txt", tmp_path / "none.txt"):
        with pytest.raises(FileGone):
            list(blocks_within(gone, CancelToken()))
