import hashlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import Answer, ChunkKind, Citation, Mode, Opened, OutlineEntry, PageRead, State, Table
from localmind_desktop.core.outlines import page_map
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.migrations import CATALOG, TALK
from tests.core.store.building import OPENED, PAGES, PLACES, TABLES, TEXTS, chunk, document

SECRET = "Zorblaxquindle"


@pytest.fixture
def catalog(tmp_path):
    opened = Catalog(tmp_path / "catalog.sqlite")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    opened = Catalog(tmp_path_factory.mktemp("catalog") / "catalog.sqlite")
    opened.add_document(document("shared.pdf"))
    yield opened
    opened.close()


SHARED = document("shared.pdf").id

_CHUNKS = st.lists(
    st.builds(
        lambda text, context, places, kind, row: replace(
            chunk(0, text, SHARED, kind), context=context, places=places, row_index=row, parent=context or None
        ),
        TEXTS,
        TEXTS,
        st.lists(PLACES, max_size=3).map(tuple),
        st.sampled_from(ChunkKind),
        st.none() | st.integers(0, 99),
    ),
    max_size=4,
).map(lambda chunks: [replace(one, id=str(n), ordinal=n) for n, one in enumerate(chunks)])


@given(pages=st.lists(PAGES, max_size=3, unique_by=lambda page: page.number), opened=OPENED)
@settings(max_examples=60)
def test_pages_come_back_as_they_were(shared, pages, opened):
    shared.set_opened(SHARED, opened)
    shared.add_pages(SHARED, pages)
    stored = {page.number: page for page in shared.pages(SHARED)}
    assert all(stored[page.number] == page for page in pages)
    assert shared.opened(SHARED) == opened
    assert shared.page_numbers(SHARED) >= {page.number for page in pages}


@given(
    chunks=_CHUNKS,
    tables=st.lists(TABLES, max_size=3),
    terms=st.dictionaries(TEXTS, st.tuples(st.integers(1), st.booleans())),
)
@settings(max_examples=60)
def test_content_comes_back_as_it_was_and_replaces_what_was_there(shared, chunks, tables, terms):
    terms = {term: (count % 2**60, subject) for term, (count, subject) in terms.items()}
    chunks = [replace(one, digest=hashlib.sha256(one.searched.encode()).hexdigest()) for one in chunks]
    now = replace(document("shared.pdf"), chunks=len(chunks), tables=len(tables))
    shared.replace_content(now, "A title", tables, chunks, terms)
    assert shared.page_map(SHARED) is None
    assert shared.chunks(SHARED) == chunks
    assert shared.tables(SHARED) == tables
    assert shared.table(SHARED, 0) == (tables[0] if tables else None)
    assert shared.chunks_by_id([one.id for one in chunks]) == {one.id: one for one in chunks}
    assert shared.chunk_counts() == ({SHARED: len(chunks)} if chunks else {})
    assert shared.terms.subjects(SHARED) == {term for term, (_, subject) in terms.items() if subject}
    uses = shared.terms.uses(list(terms))
    assert {term: (use.chunks, use.subject) for term, (use,) in uses.items()} == terms
    assert shared.titles([SHARED])[SHARED] == "A title"
    assert shared.document(SHARED).chunks == len(chunks)


@given(
    outline=st.lists(st.builds(OutlineEntry, st.integers(1, 6), TEXTS, st.integers(1, 999)), max_size=4),
    pages=st.lists(PAGES, max_size=3),
    tables=st.lists(TABLES, max_size=3),
)
@settings(max_examples=40)
def test_the_map_of_the_pages_comes_back_as_it_was(shared, outline, pages, tables):
    mapped = page_map(Opened(len(pages), "", tuple(outline)), pages, tables)
    shared.replace_content(document("shared.pdf"), "", tables, [], {}, mapped)
    assert shared.page_map(SHARED) == mapped
    assert [page.number for page in mapped.pages] == [page.number for page in pages]


def test_documents_are_listed_by_collection_in_the_order_of_their_coming(catalog):
    made = [document(name, added=added) for name, added in (("b.pdf", 1.0), ("a.pdf", 2.0))]
    made.append(replace(document("c.pdf"), collection="It's another", added=0.5))
    for one in made:
        catalog.add_document(one)
    assert [one.name for one in catalog.documents()] == ["c.pdf", "b.pdf", "a.pdf"]
    assert catalog.documents("Documents") == made[:2]
    assert catalog.documents("It's another") == made[2:]
    assert catalog.document("unheard of") is None
    assert catalog.names({made[0].id, made[2].id, "unheard of"}) == {made[0].id: "b.pdf", made[2].id: "c.pdf"}
    assert catalog.names(()) == {}
    assert catalog.chunks_by_id([]) == {}


def test_an_acknowledged_document_takes_the_place_of_its_earlier_states(catalog):
    first, second = document("a.pdf"), document("a (2).pdf")
    for one in (first, second):
        catalog.add_document(one)
        catalog.replace_content(one, "", (), [chunk(0, "text", one.id)], {"text": (1, False)})
    catalog.acknowledge(second.id, State.READY, None, {"minilm@1": 1}, [first])
    (left,) = catalog.documents()
    assert (left.id, left.name, left.state) == (second.id, "a.pdf", State.READY)
    assert catalog.chunk_counts() == {second.id: 1}
    assert catalog.embeddings.of(second.id) == {"minilm@1": 1}
    assert catalog.embeddings.of(first.id) == {}


def test_a_removed_document_leaves_no_byte(catalog, tmp_path):
    kept, gone = document("kept.pdf"), document(f"{SECRET}.pdf")
    for one, word in ((kept, "ordinary"), (gone, SECRET)):
        catalog.add_document(one)
        catalog.add_pages(one.id, [PageRead(n, 10, 10, error=word * 50) for n in range(1, 30)])
        chunks = [chunk(n, f"{word} number {n} " * 40, one.id) for n in range(200)]
        catalog.replace_content(one, word, [Table(word, word, (word,), (), (1,))], chunks, {word: (200, True)})
    assert _files_with(tmp_path, SECRET)
    assert catalog.remove_documents([gone.id]) == {gone.id: 29 + 1 + 200 + 1 + 1}
    catalog.purge()
    assert _files_with(tmp_path, SECRET) == []
    assert catalog.documents() == [replace(kept, state=State.QUEUED)]
    assert len(catalog.chunks(kept.id)) == 200
    assert catalog.remove_documents(["unheard of"]).total() == 0


# ------------------------------------------------------------------------------------- conversations


@pytest.fixture
def conversations(tmp_path):
    talk = Database(tmp_path / "talk.sqlite", TALK)
    yield Conversations(talk)
    talk.close()


def _answer(document_id: str, text: str) -> Answer:
    return Answer("?", "?", Mode.EXTRACT, text, (Citation(1, document_id, "a.pdf", 1, (), text),))


def test_conversations_keep_their_turns_in_order(conversations):
    talk = conversations.start("Ratings")
    turns = [conversations.add_question(talk.id, f"Question {n}?") for n in range(20)]
    conversations.set_answer(turns[3].id, _answer("d", "12 V"))
    stored = conversations.turns(talk.id)
    assert [turn.question for turn in stored] == [f"Question {n}?" for n in range(20)]
    assert [turn.answer for turn in stored if turn.answer] == [_answer("d", "12 V")]
    conversations.rename(talk.id, "Voltages")
    assert [one.title for one in conversations.all()] == ["Voltages"]
    conversations.delete(talk.id)
    assert conversations.all() == conversations.turns(talk.id) == []
    with pytest.raises(KnownError, match="deleted"):
        conversations.add_question(talk.id, "And now?")


def test_a_question_without_an_answer_outlives_the_process(conversations, tmp_path):
    talk = conversations.start("t")
    conversations.add_question(talk.id, "What was it?")
    copy = tmp_path / "copy.sqlite"  # as a power cut leaves it: nothing was closed
    for end in ("", "-wal"):
        Path(f"{copy}{end}").write_bytes((tmp_path / f"talk.sqlite{end}").read_bytes())
    again = Database(copy, TALK)
    assert [turn.question for turn in Conversations(again).turns(talk.id)] == ["What was it?"]
    again.close()


def test_a_purged_document_is_quoted_nowhere_any_more(conversations, tmp_path):
    talk = conversations.start("t")
    for document_id, word in (("kept", "ordinary"), ("gone", SECRET)):
        turn = conversations.add_question(talk.id, f"About {document_id}?")
        conversations.set_answer(turn.id, _answer(document_id, word * 400))
    assert _files_with(tmp_path, SECRET)
    assert conversations.forget_documents({"gone": "gone.pdf"}) == {"gone": 1}
    conversations.purge()
    assert _files_with(tmp_path, SECRET) == []
    kept, gone = conversations.turns(talk.id)
    assert kept.answer is not None
    assert (gone.question, gone.answer) == ("About gone?", None)


def test_a_deleted_conversation_leaves_no_byte(conversations, tmp_path):
    talk = conversations.start(SECRET)
    conversations.add_question(talk.id, SECRET)
    conversations.delete(talk.id)
    assert _files_with(tmp_path, SECRET) == []


def _files_with(folder: Path, word: str) -> list[str]:
    return [file.name for file in folder.iterdir() if word.encode() in file.read_bytes()]


def test_what_was_dismissed_comes_back_with_another_reason(catalog):
    paper = document("paper.pdf")
    catalog.add_document(paper)
    catalog.set_state(paper.id, State.PARTIAL, "Page 3 could not be read.")
    catalog.dismiss([paper.id, "one that is gone"])
    assert catalog.document(paper.id).dismissed
    assert [each.dismissed for each in catalog.documents()] == [True]
    catalog.set_state(paper.id, State.PARTIAL, "Page 4 could not be read.")
    assert not catalog.document(paper.id).dismissed


def test_the_vectors_of_an_earlier_version_are_on_record(tmp_path):
    file = tmp_path / "catalog.sqlite"
    before = next(number for number, script in enumerate(CATALOG) if "CREATE TABLE embedded " in script)
    database = Database(file, CATALOG[:before])
    with database.transaction():
        for name, stamp in (("a.pdf", "minilm@1"), ("b.pdf", "")):
            database.write(
                "INSERT INTO documents (id, name, collection, state, sha256, size, added, source, stamp, vectors)"
                " VALUES (?, ?, 'Documents', 'ready', '', 0, 0, '', ?, 7)",
                (name, name, stamp),
            )
    database.close()
    with closing(Catalog(file)) as opened:
        assert opened.embeddings.of("a.pdf") == {"minilm@1": 7}
        assert opened.embeddings.of("b.pdf") == {}
        assert opened.embeddings.in_use() == {"minilm@1"}
        assert opened.embeddings.names() == {}
        assert [one.name for one in opened.documents()] == ["a.pdf", "b.pdf"]


def test_every_change_of_vectors_changes_the_state_of_the_collection(catalog):
    catalog.add_document(document("a.pdf"))
    (made,) = catalog.documents()
    states = [catalog.collection_states()]
    catalog.embeddings.add(made.id, "minilm@1", 3)
    states.append(catalog.collection_states())
    catalog.embeddings.keep(made.id, ())
    states.append(catalog.collection_states())
    assert len({str(state) for state in states}) == 3
    assert catalog.embeddings.of(made.id) == {}


def test_the_names_of_embedders_stay_when_they_are_no_longer_used(catalog):
    catalog.embeddings.put_name("minilm@1", "builtin")
    catalog.embeddings.put_name("minilm@2", "builtin")
    catalog.embeddings.put_name("minilm@1", "folder:minilm")
    assert catalog.embeddings.names() == {"minilm@1": "folder:minilm", "minilm@2": "builtin"}


def test_the_name_of_the_embedder_that_was_the_only_built_in_one(tmp_path):
    path = tmp_path / "catalog.sqlite"
    before = Database(path, CATALOG[:-1])
    with before.transaction() as database:
        database.write("INSERT INTO embedders VALUES ('all-MiniLM-L6-v2@1', 'builtin'), ('old@1', 'folder:old')")
    before.close()
    opened = Catalog(path)
    assert opened.embeddings.names() == {"all-MiniLM-L6-v2@1": "minilm", "old@1": "folder:old"}
    opened.close()
