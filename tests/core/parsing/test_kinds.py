"""Which kind a file is: by its content, whatever its name says; and what is said of files that are none."""

from __future__ import annotations

import contextlib
import io
import zipfile
from email.message import EmailMessage
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from localmind_desktop.core.errors import Damaged, DocumentError, FileGone, PasswordProtected, Unsupported
from localmind_desktop.core.model import Kind
from localmind_desktop.core.parsing.kinds import kind_of, misnamed
from tests.core.parsing.formats.compound_file import compound_file
from tests.core.parsing.formats.old_sheets import old_workbook


def zipped(**members: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/").replace("_DOT_", "."), content)
    return buffer.getvalue()


def office(folder: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr(f"{folder}/document.xml", "<d/>")
    return buffer.getvalue()


def open_office(stated: str) -> bytes:
    return zipped(mimetype=stated)


def workbook() -> bytes:
    buffer = io.BytesIO()
    Workbook().save(buffer)
    return buffer.getvalue()


def message() -> bytes:
    drawn = EmailMessage()
    drawn["From"], drawn["To"], drawn["Subject"] = "a@b.c", "d@e.f", "Pump"
    drawn["Message-ID"] = "<1@b.c>"
    drawn.set_content("Text")
    return drawn.as_bytes()


_OPEN = "application/vnd.oasis.opendocument."
CONTENT: dict[Kind, bytes] = {
    Kind.PDF: b"%PDF-1.7\n1 0 obj\n<<>>\nendobj",
    Kind.WORD: office("word"),
    Kind.SLIDES: office("ppt"),
    Kind.WORKBOOK: workbook(),
    Kind.OLD_WORKBOOK: old_workbook({(0, 0): "a"}),
    Kind.OPEN_TEXT: open_office(f"{_OPEN}text"),
    Kind.OPEN_SHEET: open_office(f"{_OPEN}spreadsheet-template"),
    Kind.OPEN_SLIDES: open_office(f"{_OPEN}presentation"),
    Kind.EPUB: open_office("application/epub+zip"),
    Kind.OUTLOOK: compound_file({"__properties_version1.0": b"\0" * 64}),
    Kind.RICH_TEXT: b"{\\rtf1 text}",
    Kind.IMAGE: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    Kind.ARCHIVE: zipped(a="1"),
    Kind.HTML: b"<!DOCTYPE html><html><body>text</body></html>",
    Kind.XML: b'<?xml version="1.0"?><!-- a --><SCL/>',
    Kind.SVG: b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    Kind.MAIL: message(),
    Kind.RECORDING: b"fLaC\0\0\0\x22",
    Kind.TEXT: "Der Überdruck der Pumpe.\n".encode(),
}
SUFFIXES: dict[Kind, str] = {
    Kind.PDF: "pdf PDF",
    Kind.WORD: "docx docm dotx dotm",
    Kind.SLIDES: "pptx pptm ppsx potx",
    Kind.WORKBOOK: "xlsx xlsm xltx XLSX",
    Kind.OLD_WORKBOOK: "xls xlt",
    Kind.OPEN_TEXT: "odt ott",
    Kind.OPEN_SHEET: "ods ots",
    Kind.OPEN_SLIDES: "odp otp",
    Kind.EPUB: "epub",
    Kind.OUTLOOK: "msg oft",
    Kind.RICH_TEXT: "rtf doc",
    Kind.IMAGE: "png jpg tif",
    Kind.ARCHIVE: "zip",
    Kind.HTML: "html htm xhtml",
    Kind.XML: "xml scd icd nsd xsd",
    Kind.SVG: "svg",
    Kind.MAIL: "eml",
    Kind.RECORDING: "mp3 mp4 wav m4a webm ogg flac MP3",
    Kind.TEXT: "txt log asc text",
}
BY_NAME: dict[Kind, str] = {
    Kind.CSV: "csv tsv tab",
    Kind.MARKDOWN: "md markdown mdx",
    Kind.JSON: "json jsonl ndjson geojson",
    Kind.RESTRUCTURED: "rst",
    Kind.LATEX: "tex",
    Kind.WEB_ARCHIVE: "mht mhtml",
    Kind.CODE: "py c h js sql yaml toml ini cs vhd st diff css bat",
}
NAMED = [(suffix, kind) for kind, suffixes in SUFFIXES.items() for suffix in suffixes.split()]
BINARY = [kind for kind in CONTENT if kind not in (Kind.HTML, Kind.XML, Kind.SVG, Kind.MAIL, Kind.TEXT)]


def written(folder: Path, content: bytes, name: str = "file") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(("suffix", "kind"), NAMED)
def test_a_file_with_its_own_name_is_its_kind(suffix: str, kind: Kind, tmp_path: Path) -> None:
    copy = written(tmp_path, CONTENT[kind])
    assert kind_of(copy, f"a.{suffix}") is kind
    assert kind_of(written(tmp_path, CONTENT[kind], f"a.b.{suffix}")) is kind
    assert misnamed(f"a.{suffix}", kind) == ""


@pytest.mark.parametrize(("suffix", "kind"), [(s, kind) for kind, names in BY_NAME.items() for s in names.split()])
def test_text_is_what_its_name_says(suffix: str, kind: Kind, tmp_path: Path) -> None:
    assert kind_of(written(tmp_path, b"plain words, and more\n"), f"a.{suffix}") is kind
    assert misnamed(f"a.{suffix}", kind) == ""


@pytest.mark.parametrize("kind", BINARY)
@pytest.mark.parametrize("suffix", [suffix for suffix, _ in NAMED])
def test_a_wrong_extension_changes_nothing_and_is_said(kind: Kind, suffix: str, tmp_path: Path) -> None:
    name = f"report.{suffix}"
    assert kind_of(written(tmp_path, CONTENT[kind]), name) is kind
    right = suffix.lower() in SUFFIXES[kind].lower().split()
    unknown = suffix in ("scd", "icd", "nsd", "xsd")  # names that promise nothing
    assert bool(misnamed(name, kind)) is not (right or unknown)


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (Kind.HTML, "export.xls"),
        (Kind.HTML, "manual.pdf"),
        (Kind.TEXT, "table.xls"),
        (Kind.XML, "data.json"),
        (Kind.MAIL, "letter.msg"),
        (Kind.SVG, "drawing.png"),
    ],
)
def test_text_under_the_name_of_another_kind(kind: Kind, name: str, tmp_path: Path) -> None:
    assert kind_of(written(tmp_path, CONTENT[kind]), name) is kind
    assert misnamed(name, kind)


def test_files_without_a_name_are_known_by_their_content(tmp_path: Path) -> None:
    for kind, content in CONTENT.items():
        assert kind_of(written(tmp_path, content)) is kind
    assert kind_of(written(tmp_path, b"FROM alpine\n"), "Dockerfile") is Kind.CODE


def test_a_pdf_is_known_by_its_mark_but_not_by_the_mention_of_it(tmp_path: Path) -> None:
    assert kind_of(written(tmp_path, b"junk\n" * 9 + b"%PDF-1.4\n1 0 obj\n<<>>"), "a.txt") is Kind.PDF
    assert kind_of(written(tmp_path, b"# A PDF begins with %PDF-1.7\n"), "notes.md") is Kind.MARKDOWN
    assert kind_of(written(tmp_path, b"MARK = b'%PDF-'\n"), "read.py") is Kind.CODE
    stored = zipped(manual_DOT_pdf="%PDF-1.4\n1 0 obj\n<<>>")
    assert kind_of(written(tmp_path, stored), "manuals.zip") is Kind.ARCHIVE
    assert kind_of(written(tmp_path, b"no mark at all"), "cut.pdf") is Kind.PDF


@pytest.mark.parametrize(
    "beginning",
    [
        b"RIFF\x24\0\0\0WAVEfmt ",
        b"ID3\x04\0\0",
        b"OggS\0\x02",
        b"\x1aE\xdf\xa3\x9f",
        b"\0\0\0\x20ftypisom\0",
        b"\0\0\0\x20ftypM4A \0",
    ],
)
def test_a_recording_is_known_by_its_beginning(beginning: bytes, tmp_path: Path) -> None:
    assert kind_of(written(tmp_path, beginning), "a.txt") is Kind.RECORDING
    assert "a recording" in misnamed("a.txt", Kind.RECORDING)


def test_a_picture_in_a_container_of_video_is_no_recording(tmp_path: Path) -> None:
    with pytest.raises(Unsupported):
        kind_of(written(tmp_path, b"\0\0\0\x18ftypheic\0\0\0\0"), "a.heic")


def test_utf_16_is_text(tmp_path: Path) -> None:
    assert kind_of(written(tmp_path, "Öl 温".encode("utf-16")), "a.txt") is Kind.TEXT
    assert kind_of(written(tmp_path, "<html><p>Öl".encode("utf-16"))) is Kind.HTML
    assert kind_of(written(tmp_path, '<?xml version="1.0"?><a/>'.encode("utf-16"))) is Kind.XML


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (b"7z\xbc\xaf\x27\x1c\0\0", "a.7z", "7z archives"),
        (b"\x7fELF\0\0", "a.txt", "Programs"),
        (b"RIFF\0\0WEBP", "a.webp", "webp"),
        (b"\0\1\2", "a.txt", "no text"),
        (zipped(xl__workbook_DOT_bin="x"), "a.xlsb", "xlsb"),
        (zipped(visio__document_DOT_xml="x"), "a.vsdx", "Visio"),
        (zipped(Index__Document_DOT_iwa="x"), "a.numbers", "Numbers"),
        (open_office(f"{_OPEN}graphics"), "a.odg", "OpenDocument"),
        (compound_file({"WordDocument": b"x"}), "a.doc", ".docx"),
        (compound_file({"Other": b"x"}), "a.db", "cannot be read"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "a.xls", "cut off"),
    ],
)
def test_what_cannot_be_read_is_said(content: bytes, name: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(Unsupported) as raised:
        kind_of(written(tmp_path, content), name)
    assert said in str(raised.value)


def test_locked_broken_and_missing_files(tmp_path: Path) -> None:
    with pytest.raises(PasswordProtected):
        kind_of(written(tmp_path, compound_file({"EncryptedPackage": b"x"})), "a.xlsx")
    with pytest.raises(Damaged):
        kind_of(written(tmp_path, b"\0\1\2"), "a.docx")
    with pytest.raises(FileGone):
        kind_of(tmp_path / "none.txt")
    assert kind_of(written(tmp_path, zipped())) is Kind.ARCHIVE


@given(st.binary(max_size=300), st.sampled_from(["", ".txt", ".docx", ".xls", ".zip", ".html", ".bin", ".pdf", ".xml"]))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_a_kind_or_are_told(tmp_path_factory, content: bytes, suffix: str) -> None:
    path = tmp_path_factory.getbasetemp() / "any"
    for start in (b"", b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"\xff\xfe"):
        path.write_bytes(start + content)
        with contextlib.suppress(DocumentError):
            assert kind_of(path, f"a{suffix}") in Kind
