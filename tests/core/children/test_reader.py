"""The reader child on real files: whole, damaged, hostile, slow, gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import psutil
import pymupdf
import pytest

from localmind_desktop.core.children.reader import read_document
from localmind_desktop.core.errors import (
    Damaged,
    DocumentError,
    FileGone,
    NothingToRead,
    PasswordProtected,
    TooLarge,
)
from localmind_desktop.core.model import Opened, PageRead
from localmind_desktop.core.parsing import read_tables
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import Cancelled, CancelToken
from tests.core.children.alive import children
from tests.core.ingest import papers
from tests.drawing import Drawing, Style, paragraph, table, text

pytestmark = pytest.mark.sampled(3)

LIMITS = Limits()
SHARE = 5  # of the malformed files every fifth is read; all of them take a minute
WORDS = "The quick brown fox jumps over the lazy dog near the bank of the river. "


@pytest.fixture
def three_pages(tmp_path) -> Path:
    drawing = Drawing()
    for number in (1, 2, 3):
        paragraph(drawing.page(), 60, 80, 400, f"This is page {number}. " + WORDS * 3)
    return drawing.save(tmp_path / "three.pdf")


@pytest.fixture
def long_document(tmp_path) -> Path:
    """A page of text, 120 times."""
    drawing = Drawing()
    drawing.page().insert_textbox((60, 80, 460, 780), WORDS * 40, fontsize=10)
    for _ in range(119):
        drawing.document.fullcopy_page(0)
    return drawing.save(tmp_path / "long.pdf")


def read(path: Path, limits: Limits = LIMITS, skip: frozenset[int] = frozenset()) -> tuple[Opened, list[PageRead]]:
    events = list(read_document(path, limits, CancelToken(), skip))
    assert isinstance(events[0], Opened)
    return events[0], [event for event in events if isinstance(event, PageRead)]


def test_pages_come_in_order(three_pages):
    opened, pages = read(three_pages)
    assert opened.pages == 3
    assert [page.number for page in pages] == [1, 2, 3]
    assert "This is page 2." in pages[1].blocks[0].text


def test_pages_that_were_read_before_are_left_out(three_pages):
    _, pages = read(three_pages, skip=frozenset((1, 3)))
    assert [page.number for page in pages] == [2]


def test_title_and_outline(tmp_path):
    drawing = Drawing()
    text(drawing.page(), 60, 80, "1 Scope", 16)
    text(drawing.page(), 60, 80, "2 Terms", 16)
    drawing.document.set_metadata({"title": "A standard"})
    drawing.document.set_toc([[1, "1 Scope", 1], [1, "2 Terms", 2]])
    opened, pages = read(drawing.save(tmp_path / "outline.pdf"))
    assert opened.title == "A standard"
    assert [(entry.title, entry.page) for entry in opened.outline] == [("1 Scope", 1), ("2 Terms", 2)]
    assert (pages[1].blocks[0].kind, pages[1].blocks[0].level) == ("heading", 1)


def test_a_page_that_holds_only_an_image(tmp_path):
    drawing = Drawing()
    pixmap = pymupdf.Pixmap(pymupdf.csRGB, (0, 0, 40, 40))
    pixmap.clear_with(200)
    drawing.page().insert_image((50, 50, 400, 400), pixmap=pixmap)
    _, pages = read(drawing.save(tmp_path / "scan.pdf"))
    assert (pages[0].has_text, pages[0].has_image, pages[0].error) == (False, True, None)


def test_a_child_that_dies_costs_one_page(long_document):
    """Killed from outside, as a crash would: its page is marked, a fresh child reads the others."""
    reading = read_document(long_document, LIMITS, CancelToken())
    assert isinstance(next(reading), Opened)
    first = next(reading)
    (child,) = children()
    os.kill(child.pid, signal.SIGKILL)
    pages = [first, *reading]
    assert [page.number for page in pages] == list(range(1, 121))
    failed = [page for page in pages if page.error]
    assert len(failed) == 1
    assert failed[0].error is not None
    assert "crash" in failed[0].error
    assert children() == []


def test_a_page_over_its_limits_is_left_out(three_pages):
    limits = replace(LIMITS, page_bytes=1_000_000)
    try:
        _, pages = read(three_pages, limits)
    except Damaged:
        return  # it did not even suffice to open the file
    assert [page.number for page in pages] == [1, 2, 3]
    assert all(page.error or page.has_text for page in pages)


def test_a_document_over_its_time_says_so_for_each_page_left(long_document):
    reading = read_document(long_document, replace(LIMITS, document_seconds=8.0), CancelToken())
    next(reading)
    next(reading)
    (child,) = children()
    os.kill(child.pid, signal.SIGSTOP)  # it hangs
    pages = list(reading)
    assert len(pages) == 119
    assert pages[-1].error is not None
    assert children() == []


def test_cancelling_ends_the_child_at_once(long_document):
    token = CancelToken()
    reading = read_document(long_document, LIMITS, token)
    next(reading)
    (child,) = children()
    threading.Thread(target=token.cancel).start()
    with pytest.raises(Cancelled):
        list(reading)
    assert not psutil.pid_exists(child.pid) or child.status() == psutil.STATUS_ZOMBIE
    assert children() == []


def test_closing_the_task_ends_the_child(long_document):
    reading = read_document(long_document, LIMITS, CancelToken())
    next(reading)
    assert len(children()) == 1
    reading.close()
    assert children() == []


@pytest.mark.skipif(sys.platform != "linux", reason="processes are held to one processor")
def test_a_page_waits_for_its_turn_on_a_busy_machine(tmp_path):
    """Others take nearly all of the processor: a page with 0.2 s of work takes several times its limit, and is read."""
    path = papers.crowded(tmp_path / "crowded.pdf", words=20_000)
    processor = min(os.sched_getaffinity(0))
    loops = [subprocess.Popen(["taskset", "-c", str(processor), "sh", "-c", "while :; do :; done"]) for _ in range(2)]
    try:
        reading = read_document(path, replace(LIMITS, page_seconds=0.7), CancelToken())
        assert isinstance(next(reading), Opened)
        (child,) = children()
        child.cpu_affinity([processor])
        (page,) = reading
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    assert page.error is None


def test_no_descriptor_is_left_open(three_pages):
    read(three_pages)
    before = psutil.Process().num_fds()
    read(three_pages)
    assert psutil.Process().num_fds() == before


# ------------------------------------------------------------------------------------- files that are not


def refusal(path: Path, limits: Limits = LIMITS) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        list(read_document(path, limits, CancelToken()))
    assert str(caught.value)[0].isupper()
    assert str(caught.value).endswith(".")
    return caught.value


def test_a_password(tmp_path):
    drawing = Drawing()
    text(drawing.page(), 60, 80, "secret")
    path = tmp_path / "locked.pdf"
    drawing.document.save(path, encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="user", owner_pw="owner")
    drawing.document.close()
    assert isinstance(refusal(path), PasswordProtected)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", NothingToRead),
        (b"This is a letter and no PDF at all.", Damaged),
        (b"%PDF-1.7\n" + bytes(range(256)) * 20, DocumentError),
        (
            b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n"
            b"trailer<</Root 1 0 R/Size 3>>\n%%EOF",
            NothingToRead,
        ),
    ],
    ids=["empty", "a letter", "noise", "no pages"],
)
def test_what_is_no_document(tmp_path, content, kind):
    path = tmp_path / "not a document äöü 文.pdf"
    path.write_bytes(content)
    assert isinstance(refusal(path), kind)


def test_a_file_that_is_gone(tmp_path):
    assert isinstance(refusal(tmp_path / "gone.pdf"), FileGone)


def test_a_file_that_is_too_large(three_pages):
    error = refusal(three_pages, replace(LIMITS, file_bytes=100))
    assert isinstance(error, TooLarge)


def test_half_a_file_is_read_as_far_as_it_goes(three_pages, tmp_path):
    whole = three_pages.read_bytes()
    path = tmp_path / "half.pdf"
    path.write_bytes(whole[: len(whole) // 2])
    try:
        events = list(read_document(path, LIMITS, CancelToken()))
    except DocumentError:
        return
    assert isinstance(events[0], Opened)


def test_malformed_files_end(corpus):
    """A clean result or a reason, never a hang and never a crash of ours."""
    paths = sorted((corpus / "malformed").glob("*.pdf"))[::SHARE]
    limits = replace(LIMITS, page_seconds=5.0, document_seconds=40.0)

    def outcome(path: Path) -> str:
        try:
            pages = [event for event in read_document(path, limits, CancelToken()) if isinstance(event, PageRead)]
        except DocumentError as error:
            return str(error)
        return "" if pages else f"{path.name} has neither pages nor a reason"

    with ThreadPoolExecutor(3) as pool:
        outcomes = list(pool.map(outcome, paths))
    assert outcomes
    assert [reason for reason in outcomes if "neither" in reason] == []


def test_tables_of_a_file(tmp_path):
    drawing = Drawing()
    rows = [["Name", "Value"], ["A", "1"], ["B", "2"]]
    table(drawing.page(), 60, 100, [80, 80], rows, Style())
    (found,) = read_tables(drawing.save(tmp_path / "table.pdf"), LIMITS)
    assert [list(row.texts) for row in found.rows] == rows[1:]
