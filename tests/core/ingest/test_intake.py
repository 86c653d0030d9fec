import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.model import ChunkKind, Progress, Scope, State
from localmind_desktop.core.settings import Recognition
from localmind_desktop.core.task import Cancelled, CancelToken, result_of
from tests.core.ingest import papers
from tests.core.ingest.counting import CountingEmbedder, broken

pytestmark = pytest.mark.sampled(4)

PUMP = "The pump of type KX-7 keeps the pressure at four bar."


def _states(bench) -> list[State]:
    return list(dict.fromkeys(progress.state for progress in bench.progress))


# ------------------------------------------------------------------------------------- ready


def test_a_document_becomes_ready_and_is_found(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP, pages=2, rows=papers.RATINGS)
    result = bench.take_in(path)
    assert (result.status, result.reason, result.document, result.path) == ("ready", None, "pump.pdf", str(path))
    assert (result.pages, result.tables, result.rows) == (2, 1, 2)
    assert _states(bench) == [State.READING, State.EMBEDDING, State.INDEXING]
    (document,) = bench.catalog.documents()
    assert (document.state, document.chunks, document.size) == (State.READY, result.chunks, path.stat().st_size)
    assert bench.copies() == [document.sha256]
    assert path.read_bytes() == bench.paths.original(document.sha256).read_bytes()
    chunks = {chunk.id: chunk for chunk in bench.catalog.chunks(document.id)}
    hit = bench.index.keyword_search("KX-7", Scope(), 1)[0]
    assert "KX-7" in chunks[hit.chunk_id].text
    row = bench.index.keyword_search("supply current", Scope(kind=ChunkKind.ROW), 1)[0]
    assert chunks[row.chunk_id].text == "Name: Supply current IS\nValue: 18\nUnit: mA"
    stamp, question = bench.embedder.stamp, bench.embedder.question("supply current IS 18 mA")
    assert bench.index.vector_search(stamp, question, Scope(), 1)[0].chunk_id == row.chunk_id
    assert len(bench.embedder.embedded) == len(chunks) == bench.index.vector_counts(stamp)[document.id]


def test_progress_counts_pages_then_chunks_and_ends_at_all_of_them(bench, tmp_path):
    bench.take_in(papers.manual(tmp_path / "a.pdf", pages=3))
    reading = [(p.done, p.total) for p in bench.progress if p.state is State.READING]
    assert reading == [(1, 3), (2, 3), (3, 3)]
    embedding = [p for p in bench.progress if p.state is State.EMBEDDING]
    assert (embedding[0].done, embedding[-1].done) == (0, embedding[-1].total)
    assert embedding[-1].seconds_left == 0


def test_the_name_of_a_file_changes_nothing_but_the_name(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP, rows=papers.RATINGS)
    first = bench.take_in(path, "One")
    second = bench.take_in(path.rename(tmp_path / "Renamed XQ-99 file.pdf"), "Two")
    assert second.document == "Renamed XQ-99 file.pdf"
    assert bench.texts(first.document_id) == bench.texts(second.document_id)
    contexts = [{chunk.context for chunk in bench.catalog.chunks(r.document_id or "")} for r in (first, second)]
    assert contexts[0] == contexts[1]
    assert bench.index.keyword_search("XQ-99", Scope(), 9) == []
    assert bench.catalog.terms.uses(["xq-99"]) == {"xq-99": []}


# ------------------------------------------------------------------------------------- the same again


def test_a_duplicate_is_recognised_by_its_content(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    first = bench.take_in(path)
    again = bench.take_in(shutil.copy(path, tmp_path / "copy of it.pdf") and tmp_path / "copy of it.pdf")
    assert (again.status, again.document, again.document_id) == ("duplicate", "pump.pdf", first.document_id)
    assert "pump.pdf" in (again.reason or "")
    assert bench.names() == ["pump.pdf"]


def test_a_duplicate_in_another_collection_is_a_document_of_its_own_with_one_copy(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    assert bench.take_in(path, "One").status == bench.take_in(path, "Two's").status == "ready"
    assert len(bench.copies()) == 1
    assert {hit.chunk_id for hit in bench.index.keyword_search("pump", Scope(collection="Two's"), 9)} == {
        chunk.id for chunk in bench.catalog.chunks(bench.catalog.documents("Two's")[0].id)
    }


def test_two_files_of_one_name_are_told_apart(bench, tmp_path):
    for number, folder in enumerate(("a", "b", "c")):
        (tmp_path / folder).mkdir()
        bench.take_in(papers.manual(tmp_path / folder / "pump.pdf", f"Edition {number}. {PUMP}"))
    assert bench.names() == ["pump.pdf", "pump (2).pdf", "pump (3).pdf"]
    assert bench.take_in(tmp_path / "a" / "pump.pdf", "Elsewhere").document == "pump.pdf"


def test_a_changed_file_takes_the_place_of_its_earlier_state_and_embeds_only_what_is_new(bench, tmp_path):
    path = tmp_path / "pump.pdf"
    bench.take_in(papers.manual(path, PUMP, rows=papers.RATINGS))
    before = bench.catalog.documents()[0]
    bench.embedder.embedded.clear()
    changed = [*papers.RATINGS[:2], ["Supply current IS", "21", "mA"]]
    result = bench.take_in(papers.manual(path, PUMP, rows=changed))
    assert result.status == "ready"
    assert bench.names() == ["pump.pdf"]
    assert [text.partition("\n")[2] for text in bench.embedder.embedded] == [
        "Name: Supply current IS\nValue: 21\nUnit: mA"
    ]
    assert bench.catalog.document(before.id) is None
    assert bench.copies() == [bench.catalog.documents()[0].sha256]
    assert bench.index.word_counts() == {result.document_id: result.chunks}
    assert bench.index.vector_counts() == {result.document_id: result.chunks}
    assert bench.index.keyword_search("18 mA", Scope(), 9)[0].chunk_id not in before.id


def test_a_changed_file_replaces_failed_states_too(bench, tmp_path):
    path = tmp_path / "pump.pdf"
    bench.take_in(papers.manual(path, PUMP))
    assert bench.take_in(papers.damaged(path, path)).status == "failed"
    assert bench.names() == ["pump.pdf", "pump (2).pdf"]  # the readable state stays while the new one is not
    assert bench.take_in(papers.manual(path, f"Newer. {PUMP}")).document == "pump.pdf"
    assert bench.names() == ["pump.pdf"]
    assert len(bench.copies()) == 1


def test_a_state_whose_copy_another_collection_needs_leaves_the_copy(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    for collection in ("One", "Two"):
        bench.take_in(path, collection)
    bench.take_in(papers.manual(path, f"Newer. {PUMP}"), "One")
    assert len(bench.copies()) == 2


# ------------------------------------------------------------------------------------- partial


def test_pages_that_are_pictures_make_a_document_partial(bench, tmp_path):
    bench.settings = replace(bench.settings, recognition=Recognition(languages=""))
    result = bench.take_in(papers.pictures(tmp_path / "scan.pdf"))
    assert (result.status, result.chunks) == ("partial", 0)
    assert (result.reason or "").startswith("All its pages are pictures without text")
    mixed = bench.take_in(papers.pictures(tmp_path / "mixed.pdf", pages=1, also=PUMP))
    assert (mixed.status, mixed.reason) == (
        "partial",
        "Page 2 is pictures without text. Install Tesseract, and read the document again, to have them read.",
    )
    assert bench.index.keyword_search("KX-7", Scope(), 9)
    assert bench.take_in(tmp_path / "scan.pdf").status == "duplicate"


def test_a_page_with_no_more_than_a_logo_lacks_nothing(bench, tmp_path):
    bench.settings = replace(bench.settings, recognition=Recognition(languages=""))
    result = bench.take_in(papers.with_a_logo(tmp_path / "sheet.pdf", PUMP))
    assert (result.status, result.reason) == ("ready", None)


def test_characters_without_a_letter_are_told_and_alarm_nobody(bench, tmp_path):
    result = bench.take_in(papers.unmapped(tmp_path / "pump.pdf", "minus 40 ohm", (1, 2, 4)))
    assert result.status == "ready"
    assert result.reason == (
        "Some characters on pages 1–2 and 4 cannot be read: the file does not say which letters they are."
    )
    assert bench.index.keyword_search("pressure", Scope(), 9)


def test_pages_of_which_most_has_no_letters_make_a_document_partial(bench, tmp_path):
    result = bench.take_in(papers.unmapped(tmp_path / "pump.pdf", "the minus at 40 ohm of the coil\n" * 30, (2,)))
    assert result.status == "partial"
    assert (result.reason or "").startswith("Most characters on page 2 cannot be read: ")


def test_a_few_signs_without_a_letter_do_not(bench, tmp_path):
    assert bench.take_in(papers.unmapped(tmp_path / "pump.pdf", "ohm", (1, 2))).status == "ready"


def test_without_an_embedder_documents_are_found_by_keyword_and_say_so(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    result = bench.take_in(path, embed=False)
    assert (result.status, result.reason) == (
        "partial",
        "It is found by keyword only, because no embedding model is in use.",
    )
    assert bench.index.keyword_search("KX-7", Scope(), 9)
    assert bench.take_in(path, embed=False).status == "duplicate"
    assert bench.take_in(path).status == "ready"  # now that there is one
    assert bench.take_in(path).status == "duplicate"


def test_an_embedder_that_breaks_leaves_keywords_and_its_reason(bench, tmp_path):
    bench.embedder.before = broken
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    result = bench.take_in(path)
    assert (result.status, result.reason) == ("partial", "It is found by keyword only. The model is broken.")
    bench.embedder.before = lambda texts: None
    assert bench.take_in(path).status == "ready"


def test_another_embedder_embeds_a_document_when_it_comes_again(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP)
    bench.take_in(path)
    bench.embedder = CountingEmbedder("another@2")
    assert bench.take_in(path).status == "ready"
    counts = [bench.index.vector_counts(stamp).total() for stamp in ("counting@1", "another@2")]
    assert counts[0] == counts[1] > 0


def test_a_script_that_the_embedder_does_not_know_is_searched_by_keyword(bench, tmp_path):
    drawing = papers.Drawing()
    page = drawing.page()
    for line in range(20):
        papers.text(page, 72, 80 + 20 * line, "温度传感器的供电电压为三伏", font="china-s")
    path = drawing.save(tmp_path / "传感器.pdf")
    result = bench.take_in(path)
    assert result.status == "partial"
    assert "does not know its script" in (result.reason or "")
    assert bench.embedder.embedded == []
    assert bench.index.keyword_search("供电电压", Scope(), 9)
    assert bench.take_in(path).status == "duplicate"


# ------------------------------------------------------------------------------------- refused


def _not_a_pdf(path: Path) -> Path:
    path.write_text("Dear reader, this is no PDF. " * 100)
    return path


def _empty(path: Path) -> Path:
    path.touch()
    return path


def _cut(path: Path) -> Path:
    whole = papers.manual(path, PUMP)
    return papers.damaged(path, whole)


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


def _pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (_empty, "empty"),
        (_not_a_pdf, "not a PDF"),
        (_cut, "damaged"),
        (papers.locked, "password"),
        (papers.without_pages, "no pages"),
        (papers.blank, "no text"),
        (_folder, "not a file"),
        pytest.param(_pipe, "not a file", marks=pytest.mark.skipif(sys.platform == "win32", reason="no named pipes")),
        (lambda path: path, "No such file"),
    ],
)
def test_what_cannot_be_read_fails_with_a_reason(bench, tmp_path, make, reason):
    result = bench.take_in(make(tmp_path / "file.pdf"))
    assert (result.status, result.chunks, result.document) == ("failed", 0, "file.pdf")
    assert reason in (result.reason or "")
    assert all(document.state is State.FAILED for document in bench.catalog.documents())
    assert len(bench.copies()) == len(bench.catalog.documents())


def test_what_failed_is_tried_again_when_it_comes_again(bench, tmp_path):
    path = papers.locked(tmp_path / "file.pdf")
    assert [bench.take_in(path).status for _ in range(2)] == ["failed", "failed"]
    assert bench.names() == ["file.pdf"]


def test_a_kind_of_file_that_no_reader_takes_is_skipped(bench, tmp_path):
    path = tmp_path / "notes.xyz"
    path.write_bytes(b"notes\0\1")
    result = bench.take_in(path)
    assert (result.status, bench.names(), bench.copies()) == ("skipped", [], [])
    assert ".xyz" in (result.reason or "")


def test_limits_are_kept_with_a_reason(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", pages=4)
    bench.limited(file_bytes=100)
    assert "limit" in (bench.take_in(path).reason or "")
    bench.limited(chunks_per_document=0)
    assert "limit" in (bench.take_in(path).reason or "")
    bench.limited()
    bench.take_in(path)
    bench.limited(documents=1)
    other = bench.take_in(papers.manual(tmp_path / "other.pdf", "Other words."))
    assert (other.status, "limit" in (other.reason or "")) == ("failed", True)
    assert bench.take_in(path).status == "duplicate"
    assert bench.copies() == [bench.catalog.documents()[0].sha256]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("two\nlines\ttab.pdf", "two lines tab.pdf"),
        ("a\r\x1b[31m.pdf", "a [31m.pdf"),
        ("\N{PILE OF POO} 温度 \u202egnp.pdf", "\N{PILE OF POO} 温度 gnp.pdf"),
        *((name, name) for name in ('it\'s "quoted" <b>&amp;.pdf', f"{'long ' * 49}.pdf", "no extension")),
    ],
)
def test_odd_names_are_names(bench, tmp_path, name, shown):
    path = papers.manual(tmp_path / "x.pdf", PUMP).rename(tmp_path / name)
    result = bench.take_in(path)
    assert (result.status, result.document) == ("ready", shown)
    assert bench.names() == [shown]
    assert bench.take_in(path).reason == f"Already in the library as “{shown}”."


@pytest.mark.skipif(sys.platform != "linux", reason="other systems allow no such names")
def test_a_name_that_is_no_text_is_shown_as_far_as_it_is(bench, tmp_path):
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.pdf"))
    result = bench.take_in(papers.manual(tmp_path / "x.pdf", PUMP).rename(odd))
    assert (result.status, result.document) == ("ready", "caf\N{REPLACEMENT CHARACTER}.pdf")
    result.path.encode()
    missing = bench.take_in(odd.with_name(odd.name + "x"))
    (missing.path + missing.document).encode()
    assert missing.status == "failed"


def test_a_file_may_vanish_as_soon_as_it_was_copied(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", PUMP, pages=3)
    task = bench.intake(bench.embedder).take_in(path, "Documents", bench.cancel)
    next(task)
    path.unlink()
    result = result_of(task)
    assert result.status == "ready"


def test_a_page_that_takes_too_long_is_named(bench, tmp_path):
    bench.limited(page_seconds=0.0)  # nothing is read in no time, and a crowded page not nearly
    result = bench.take_in(papers.crowded(tmp_path / "pump.pdf", words=20_000))
    assert (result.status, result.chunks) == ("failed", 0)
    assert result.reason == "None of its pages can be read. The page took too long to read and was left out."


def test_pages_that_were_left_out_are_read_when_the_file_comes_again(bench, tmp_path):
    path = papers.crowded(tmp_path / "pump.pdf", words=20_000)
    bench.limited(page_seconds=0.0)
    assert bench.take_in(path).status == "failed"
    bench.limited(page_seconds=60.0)
    assert bench.take_in(path).status == "ready"


def test_a_table_that_takes_more_memory_than_a_document_may_is_said_to_be_too_large(bench, tmp_path):
    bench.limited(page_bytes=250_000_000)
    path = tmp_path / "wide.md"
    path.write_text("\n".join(f"|{cell * 400_000}" for cell in ("a|", "-|", "1|")))
    result = bench.take_in(path)
    assert (result.status, result.chunks) == ("failed", 0)
    assert result.reason == "It takes more memory than a document may. Part it, and add its parts."


def test_what_has_no_letters_need_not_be_found_by_a_word(bench, tmp_path):
    path = tmp_path / "form.md"
    path.write_text("# \\_\\_\\_\\_\n\n" + PUMP + "\n\n## Signed\n\n" + "\\_" * 90)
    assert bench.take_in(path).status == "ready"


# ------------------------------------------------------------------------------------- interrupted


def _interrupt(bench, path: Path, state: State, done: int) -> None:
    """Cancel the taking in when it has come so far."""

    def watch(progress: Progress) -> None:
        if progress.state is state and progress.done >= done:
            bench.cancel.cancel()

    with pytest.raises(Cancelled):
        result_of(bench.intake(bench.embedder).take_in(path, "Documents", bench.cancel), watch)
    bench.cancel = CancelToken()


def test_reading_goes_on_where_it_was_cancelled(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", "Page {page}. " + PUMP, pages=40)
    _interrupt(bench, path, State.READING, 20)
    (document,) = bench.catalog.documents()
    assert document.state is State.READING
    read = bench.catalog.page_numbers(document.id)
    assert 20 <= len(read) < 40
    bench.progress.clear()
    assert bench.complete(document).state is State.READY
    reading = [progress.done for progress in bench.progress if progress.state is State.READING]
    assert reading == list(range(len(read) + 1, 41))
    straight = bench.take_in(path, "Another")
    assert bench.texts(document.id) == bench.texts(straight.document_id)


def test_embedding_goes_on_where_it_was_cancelled(bench, tmp_path):
    rows = [["Name", "Value", "Unit"], *([f"Item number {n}", str(n), "V"] for n in range(1, 36))]
    drawing = papers.Drawing()
    for page in range(6):
        papers.table(
            drawing.page(),
            72,
            72,
            [150, 80, 60],
            [rows[0], *([f"{r[0]} of {page}", *r[1:]] for r in rows[1:])],
            papers.Style(),
        )
    path = drawing.save(tmp_path / "table.pdf")
    _interrupt(bench, path, State.EMBEDDING, 64)
    done = len(bench.embedder.embedded)
    assert done >= 64
    assert bench.catalog.documents()[0].state is State.EMBEDDING
    result = bench.take_in(path)
    assert (result.status, len(bench.embedder.embedded)) == ("ready", result.chunks)
    assert len(set(bench.embedder.embedded)) == result.chunks
    assert bench.index.vector_counts() == {result.document_id: result.chunks}


def test_a_library_copy_that_vanished_meanwhile_is_a_failure_in_words(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", pages=5)
    _interrupt(bench, path, State.READING, 2)
    (document,) = bench.catalog.documents()
    bench.paths.original(document.sha256).unlink()
    gone = bench.complete(document)
    assert gone.state is State.FAILED
    assert "no longer" in (gone.reason or "")
    assert bench.take_in(path).status == "ready"


def test_a_task_that_is_dropped_keeps_the_pages_that_it_read(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", pages=5)
    task = bench.intake(bench.embedder).take_in(path, "Documents", bench.cancel)
    for _ in range(3):
        next(task)
    task.close()
    assert len(bench.catalog.page_numbers(bench.catalog.documents()[0].id)) == 3
    assert bench.take_in(path).status == "ready"


def test_cancelling_before_the_beginning_leaves_nothing(bench, tmp_path):
    bench.cancel.cancel()
    with pytest.raises(Cancelled):
        bench.take_in(papers.manual(tmp_path / "pump.pdf"))
    assert (bench.names(), bench.copies()) == ([], [])


def test_vectors_of_chunks_that_were_cut_otherwise_meanwhile_are_made_anew(bench, tmp_path):
    path = papers.manual(tmp_path / "pump.pdf", *(f"Sentence {n} tells about item {n}." for n in range(30)))
    result = bench.take_in(path)
    bench.embedder.window = 40  # smaller chunks under the same stamp, as a changed setting makes them
    document = bench.complete(bench.catalog.documents()[0])
    assert document.chunks > result.chunks
    assert bench.index.vector_counts() == {document.id: document.chunks}
    digests = {chunk.digest for chunk in bench.catalog.chunks(document.id)}
    assert set(bench.index.vectors_of(bench.embedder.stamp, digests)) == digests
