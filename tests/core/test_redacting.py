"""Personal data of a collection that hides it is in no file that the program wrote (I15)."""

from __future__ import annotations

import base64
import json
import random
import re
import sqlite3
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import lancedb
import pytest

from localmind_desktop.core.errors import FileGone
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Scope, State
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.model.insight import PersonalKind, RedactionMode, RedactionPreview
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ingest import papers
from tests.core.insight.personal import values

pytestmark = pytest.mark.sampled(6)

SETTINGS = Settings(models=Models(use_chat=False))
MODES = [RedactionMode.FULL, RedactionMode.PARTIAL, RedactionMode.STRIP]
PLAIN = "The pump of type KX-7 has the order number 536-22-87456 and the register 0x3F00, version 1.2.3."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "library"


@pytest.fixture
def library(folder: Path) -> Iterator[Library]:
    opened = Library.open(folder, SETTINGS)
    yield opened
    opened.close()


def seeded(path: Path, seed: int, count: int = 60) -> list[str]:
    """A text file with personal data of several kinds, and the values in it."""
    rng = random.Random(seed)
    found = []
    lines = [PLAIN]
    for number in range(count):
        ssn, card, iban = values.ssn(rng), values.payment_card(rng), values.iban_of(rng)
        lines += [f"Employee {number}", f"SSN: {ssn}", f"Credit card: {card}", f"IBAN: {iban}", ""]
        found += [ssn, card, iban]
    path.write_text("\n".join(lines), encoding="utf-8")
    return found


def take_in(library: Library, path: Path) -> str:
    result = result_of(library.ingest(path, CancelToken()))
    assert result.status == "ready", result.reason
    assert result.document_id is not None
    return result.document_id


def contents(folder: Path) -> Iterator[bytes]:
    """All that lies in files: as it is, in archives, in the rows of LanceDB, and packed in SQLite's columns."""
    for path in folder.rglob("*"):
        if path.is_file():
            yield path.read_bytes()
            if zipfile.is_zipfile(path):
                with zipfile.ZipFile(path) as archive:
                    yield from map(archive.read, archive.namelist())
    for path in folder.rglob("*.lance"):
        if path.is_dir():
            rows = lancedb.connect(path.parent).open_table(path.stem).to_arrow()
            texts = [name for name in rows.column_names if name != "vector"]
            yield json.dumps(rows.select(texts).to_pylist(), default=str, ensure_ascii=False).encode()
    for path in folder.glob("*.sqlite"):
        database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in database.execute(f"SELECT * FROM {table}"):
                for value in row:
                    content = value.encode() if isinstance(value, str) else value
                    if isinstance(content, bytes):
                        yield content
                        yield unpacked(content)
        database.close()


def unpacked(content: bytes) -> bytes:
    try:
        return zlib.decompress(content)
    except zlib.error:
        return b""


def traces(folder: Path, raw: list[str]) -> set[str]:
    """The values of which something is left, in any of the forms that text is kept in."""
    everything = b"\n".join(contents(folder))
    left = set()
    for value in raw:
        bare = re.sub(r"\W", "", value)
        forms = [value, bare]
        coded = [form.encode(code) for form in forms for code in ("utf-8", "utf-16-le", "utf-16-be")]
        coded += [base64.b64encode(b"-" * before + form.encode())[4:-4] for form in forms for before in range(3)]
        if any(form in everything for form in coded):
            left.add(value)
    return left


@pytest.mark.parametrize("code", ["utf-8", "utf-16-le"])
def test_what_is_left_would_be_seen_in_any_form(tmp_path: Path, code: str) -> None:
    """The search for traces finds what it is meant to find."""
    value = "536-22-8745"
    forms = {
        "plain": value.encode(code),
        "coded": base64.b64encode(b"SSN " + value.encode()),
        "packed": zlib.compress(value.encode(code)),
    }
    for name, content in forms.items():
        folder = tmp_path / name
        folder.mkdir()
        if name == "packed":
            database = sqlite3.connect(folder / "any.sqlite")
            database.execute("CREATE TABLE kept (content BLOB)")
            database.execute("INSERT INTO kept VALUES (?)", (content,))
            database.commit()
            database.close()
        else:
            with zipfile.ZipFile(folder / "any.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("any", content * 9)
        assert traces(folder, [value, "078-05-1120"]) == {value}


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("mode", "count"),
    [
        *((mode, 20) for mode in MODES),
        pytest.param(RedactionMode.FULL, 334, marks=pytest.mark.long),  # a thousand values
    ],
)
def test_nothing_hidden_is_in_any_file(
    library: Library, folder: Path, tmp_path: Path, mode: RedactionMode, count: int
) -> None:
    result_of(library.redaction().change(DEFAULT_COLLECTION, mode, CancelToken()))
    raw = seeded(tmp_path / "staff.txt", 7, count)
    document_id = take_in(library, tmp_path / "staff.txt")
    assert traces(folder, raw) == set()
    kinds = dict(library.insights.of(library.document(document_id)).personal)
    assert kinds[PersonalKind.SSN] == kinds[PersonalKind.PAYMENT_CARD] == kinds[PersonalKind.IBAN] == count
    text = " ".join(chunk.text for chunk in library._catalog.chunks(document_id))
    assert "536-22-87456" in text
    assert "0x3F00" in text


def test_choosing_to_hide_purges_what_was_read_before(library: Library, folder: Path, tmp_path: Path) -> None:
    raw = seeded(tmp_path / "staff.txt", 8)
    document_id = take_in(library, tmp_path / "staff.txt")
    talk = library.talk.start("Staff")
    result_of(library.ask("Which SSN does employee 3 have?", talk.id, Scope(), CancelToken()))
    assert traces(folder, raw) == set(raw)
    preview = result_of(library.redaction().preview(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    assert (preview.mode, preview.documents, preview.total) == (RedactionMode.OFF, 1, 180)
    assert "[SSN REDACTED]" in preview.found[0].shown
    (result,) = result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    assert result.status == "ready"
    assert traces(folder, raw) == set()
    assert library.document(document_id).state is State.READY
    assert list((folder / "files").iterdir()) == []
    image = library.pages.render(document_id, 1, 1.0)
    assert image.width
    assert any("REDACTED]" in word.text for word in library.pages.words(document_id, 1))


def test_it_is_read_again_from_the_users_file_when_nothing_is_hidden_any_more(
    library: Library, folder: Path, tmp_path: Path
) -> None:
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    raw = seeded(tmp_path / "staff.txt", 9, 3)
    document_id = take_in(library, tmp_path / "staff.txt")
    (result,) = result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.OFF, CancelToken()))
    assert (result.status, result.document_id) == ("ready", document_id)
    assert raw[0] in " ".join(chunk.text for chunk in library._catalog.chunks(document_id))
    assert len(list((folder / "files").iterdir())) == 1


@pytest.mark.parametrize("gone", [True, False])
def test_a_document_out_of_reach_stays_as_it_is(library: Library, tmp_path: Path, gone: bool) -> None:
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    path = tmp_path / "staff.txt"
    seeded(path, 10, 3)
    document_id = take_in(library, path)
    before = library._catalog.chunks(document_id)
    if gone:
        path.unlink()
    else:
        path.write_text("another content", encoding="utf-8")
    (result,) = result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.OFF, CancelToken()))
    assert result.status == "failed"
    assert result.reason
    assert library.document(document_id).state is State.READY
    assert library._catalog.chunks(document_id) == before


def test_a_restart_in_between_hides_all_the_same(folder: Path, tmp_path: Path) -> None:
    library = Library.open(folder, SETTINGS)
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    raw = seeded(tmp_path / "staff.txt", 11)
    task = library.ingest(tmp_path / "staff.txt", CancelToken())
    next(task)
    task.close()
    library.close()
    library = Library.open(folder, SETTINGS)
    (result,) = result_of(library.resume(CancelToken()))
    assert result.status == "ready"
    assert traces(folder, raw) == set()
    library.close()


def test_tables_hide_by_the_names_of_their_columns(library: Library, folder: Path, tmp_path: Path) -> None:
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    rng = random.Random(3)
    raw = [re.sub(r"\D+", "-", values.ssn(rng)) for _ in range(30)]  # the font has no other dashes
    rows = [("Name", "SSN", "Room"), *((f"Employee {n}", one, str(n)) for n, one in enumerate(raw))]
    path = papers.manual(tmp_path / "staff.pdf", "All staff of the year.", rows=rows)
    document_id = take_in(library, path)
    assert traces(folder, raw) == set()
    (table,) = library.tables(document_id)
    assert {row.texts[1] for row in table.rows} == {"[SSN REDACTED]"}


def test_the_original_is_shown_from_where_the_user_has_it(library: Library, tmp_path: Path) -> None:
    result_of(library.redaction().change(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken()))
    path = tmp_path / "staff.txt"
    seeded(path, 12, 3)
    document_id = take_in(library, path)
    assert library.pages.file(document_id) == path
    path.unlink()
    with pytest.raises(FileGone, match="no copy"):
        library.pages.file(document_id)


@pytest.mark.long
def test_what_was_found_so_far_is_told_while_more_is_looked_through(library: Library, tmp_path: Path) -> None:
    seeded(tmp_path / "short.txt", 3, 2)
    seeded(tmp_path / "long.txt", 4, 1_500)
    for name in ("long.txt", "short.txt"):
        take_in(library, tmp_path / name)
    task = library.redaction().preview(DEFAULT_COLLECTION, RedactionMode.FULL, CancelToken())
    told = [one for one in task if isinstance(one, RedactionPreview)]
    assert [one.total for one in told] == sorted(one.total for one in told)
    assert {place.document for place in told[0].found} == {"short.txt"}
    assert told[-1].documents == 2
