"""The sample documents: drawn from their sources, and what the demonstration counts on is in them."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import sys

import pymupdf
import pytest

pytestmark = pytest.mark.sampled(2)

SHEET = "aq-37-sensor-data-sheet"


@pytest.fixture(scope="module")
def drawing(samples):
    """The module resources/samples/draw.py, with its neighbours importable as when it runs as a script."""
    sys.path.insert(0, str(samples))
    try:
        spec = importlib.util.spec_from_file_location("draw", samples / "draw.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module
    finally:
        sys.path.remove(str(samples))
        for name in ("source", "typeset"):
            sys.modules.pop(name, None)


def test_the_committed_file_is_what_the_source_gives(drawing, samples, tmp_path):
    drawing.draw(drawing.read_source(samples / "sources" / f"{SHEET}.txt"), tmp_path / "drawn.pdf")
    assert digest(tmp_path / "drawn.pdf") == digest(samples / f"{SHEET}.pdf")


def test_every_source_is_drawn(samples):
    sources = {path.stem for path in (samples / "sources").glob("*.txt")}
    assert {path.stem for path in samples.glob("*.pdf")} == sources
    assert len(sources) >= 3


def test_the_standard_has_twenty_pages_an_outline_and_continued_tables(samples):
    with pymupdf.open(samples / "sgm-4-1-node-classes.pdf") as document:
        assert len(document) == 20
        titles = [title for _, title, _ in document.get_toc()]
        texts = [page.get_text() for page in document]
    assert "6.1 XBRK – Circuit breaker" in titles
    continued = [text for text in texts if "(continued)" in text]
    assert len(continued) >= 5
    assert all("Data object" in text for text in continued[1:])


def test_every_class_that_the_standard_refers_to_is_in_its_second_part(drawing, samples):
    nodes = drawing.read_source(samples / "sources" / "sgm-4-1-node-classes.txt")
    classes = drawing.read_source(samples / "sources" / "sgm-4-2-common-data-classes.txt")
    referred = {
        row[1]
        for part in nodes.parts
        if hasattr(part, "rows") and part.columns[1].header == "Class"
        for row in part.rows
        if len(row) > 1
    }
    defined = {part.caption.partition(" ")[0] for part in classes.parts if hasattr(part, "rows")}
    assert referred <= defined


def test_the_questions_ask_for_a_cell_a_list_and_what_is_not_there(samples):
    questions = json.loads((samples / "questions.json").read_text("utf-8"))
    assert [question["kind"] for question in questions] == ["cell", "list", "unanswerable"]
    text = ""
    for path in samples.glob("*.pdf"):
        with pymupdf.open(path) as document:
            text += "".join(page.get_text() for page in document)
    assert "Supply current, measuring" in text
    assert "YTAP – Tap changer" in text
    assert "bluetooth" not in text.lower()


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
