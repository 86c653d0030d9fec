import contextlib
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.errors import IndexUnavailable
from localmind_desktop.core.model import ChunkKind, Scope
from localmind_desktop.core.settings import Index
from localmind_desktop.core.store.index import SearchIndex, Words
from tests.core.store.building import chunk

pytestmark = pytest.mark.sampled(2)

TEXTS = [
    "The register CTRL_REG5_XL enables the axes",
    "Gateways speak mqtt-sn over 2.4 GHz radio",
    "Write 0x8A to begin, then read 0x4000 3800",
    "Tested after EN 60730\u20132\u20139 and IEC 61850-7-420",
    "温度传感器的供电电压为 3.3 V",
    "Nothing but plain words about universities, to or not to",
    "A is the symbol of current; the limit is 1,372 mA",
]
STAMP = "tiny@1"
EVERYWHERE = Scope()


def _unit(*numbers: float) -> np.ndarray:
    vector = np.asarray(numbers, dtype=np.float32)
    return vector / np.linalg.norm(vector)


def _ids(index: SearchIndex, question: str, scope: Scope = EVERYWHERE, limit: int = 50) -> list[str]:
    return [hit.chunk_id for hit in index.keyword_search(question, scope, limit)]


@pytest.fixture(scope="module")
def shared(tmp_path_factory) -> SearchIndex:
    """Read only: seven texts in one document, and one more in a collection with a quote in its name."""
    index = SearchIndex(tmp_path_factory.mktemp("library") / "index")
    index.add_words("Documents", [chunk(n, text, pages=(n + 1, n + 2)) for n, text in enumerate(TEXTS)])
    index.commit()
    other = chunk(0, "The register CTRL_REG5_XL, elsewhere", "other", ChunkKind.ROW, pages=(9,))
    index.add_words('It\'s "mine"', [other])
    vectors = np.stack([_unit(1, n / 4, 0) for n in range(len(TEXTS))])
    index.add_vectors(STAMP, "Documents", [chunk(n, text, pages=(n + 1,)) for n, text in enumerate(TEXTS)], vectors)
    index.add_vectors(STAMP, 'It\'s "mine"', [other], np.stack([_unit(1, 0, 0.1)]))
    return index


# ------------------------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("CTRL_REG5_XL", "d-0"),
        ("ctrl_reg5_xl", "d-0"),
        ("REG5", "d-0"),
        ("enabling an axis", "d-0"),
        ("mqtt-sn", "d-1"),
        ("MQTT", "d-1"),
        ("2.4 GHz", "d-1"),
        ("0x8A", "d-2"),
        ("0X8a", "d-2"),
        ("0x40003800", "d-2"),
        ("EN 60730-2-9", "d-3"),
        ("60730\u20142\u20149", "d-3"),
        ("61850\u22127\u2212420", "d-3"),
        ("传感器", "d-4"),
        ("供电电压", "d-4"),
        ("university", "d-5"),
        ("not to", "d-5"),
        ("1372 mA", "d-6"),
    ],
)
def test_a_chunk_is_found_by_its_words_and_identifiers(shared, question, found):
    assert _ids(shared, question, Scope(collection="Documents"))[0] == found


@pytest.mark.parametrize(
    "question", ["", "   ", "?!", "()", '"', "zebra", "a" * 5000, "AND OR NOT", "field:x^2 ~*", "\0"]
)
def test_odd_questions_find_nothing_and_break_nothing(shared, question):
    assert "d-0" not in _ids(shared, question)


def test_a_token_of_200_characters_is_found(tmp_path):
    index = SearchIndex(tmp_path / "index")
    index.add_words("c", [chunk(0, "x" * 199 + "7"), chunk(1, "other words")])
    assert _ids(index, "x" * 199 + "7") == ["d-0"]


def test_better_matches_come_first(shared):
    assert _ids(shared, "register CTRL_REG5_XL axes")[0] == "d-0"
    scores = [hit.score for hit in shared.keyword_search("the register of current", Scope(), 50)]
    assert scores == sorted(scores, reverse=True)
    assert all(score > 0 for score in scores)


@pytest.mark.parametrize("is_tidy", [False, True])
def test_chunks_that_hold_every_word_are_enough(tmp_path, is_tidy):
    index = SearchIndex(tmp_path / "index")
    texts = ["the fuse F3 of bay A", "the fuse F3", "a fuse and a bay", "F3 in the bay, by its fuse", "nothing of it"]
    index.add_words("c", [chunk(n, text) for n, text in enumerate(texts)])
    if is_tidy:
        index.purge()

    def found(*words: str, enough: int, document: str = "d") -> dict[str, float]:
        hits = index.word_search(Words(words, (), enough), Scope(documents=(document,)), 50)
        return {hit.chunk_id: hit.score for hit in hits}

    every, either = found("fuse", "F3", "bay", enough=2), found("fuse", "F3", "bay", enough=0)
    assert every.keys() == {"d-0", "d-3"}
    assert every == pytest.approx({one: either[one] for one in every})
    assert found("fuse", "F3", "bay", enough=3) == either
    assert found("fuse", "bay", enough=1).keys() == {"d-0", "d-2", "d-3"}
    assert found("fuse", "F3", enough=1, document="elsewhere") == {}
    assert found("?!", enough=1) == {}


@pytest.mark.parametrize(
    ("scope", "found"),
    [
        (Scope(), {"d-0", "other-0"}),
        (Scope(documents=("other",)), {"other-0"}),
        (Scope(documents=("other", "d")), {"d-0", "other-0"}),
        (Scope(documents=("it's none",)), set()),
        (Scope(collection='It\'s "mine"'), {"other-0"}),
        (Scope(collection="It's"), set()),
        (Scope(kind=ChunkKind.ROW), {"other-0"}),
        (Scope(kind=ChunkKind.PROSE), {"d-0"}),
        (Scope(pages=(9, 9)), {"other-0"}),
        (Scope(pages=(1, 1)), {"d-0"}),
        (Scope(pages=(2, 3)), {"d-0"}),  # it begins on page 1 and goes on on page 2
        (Scope(pages=(3, 8)), set()),
    ],
)
def test_a_scope_limits_the_keyword_search(shared, scope, found):
    assert set(_ids(shared, "CTRL_REG5_XL", scope)) == found


def test_a_scope_is_applied_before_the_limit(tmp_path):
    index = SearchIndex(tmp_path / "index")
    index.add_words("c", [chunk(n, "fuse fuse fuse", "loud") for n in range(60)] + [chunk(0, "a fuse", "quiet")])
    assert _ids(index, "fuse", Scope(documents=("quiet",)), 1) == ["quiet-0"]


def test_a_chunk_is_known_to_be_found_however_many_are_like_it(tmp_path):
    index = SearchIndex(tmp_path / "index")
    chunks = [chunk(n, "yes no yes") for n in range(300)]
    index.add_words("c", chunks)
    assert index.finds(chunks[-1], "yes no yes")
    assert not index.finds(chunk(999, "yes no yes"), "yes no yes")


# ------------------------------------------------------------------------------------- vectors


def test_vectors_are_found_by_cosine_within_a_scope(shared):
    hits = shared.vector_search(STAMP, _unit(1, 0, 0), Scope(collection="Documents"), 3)
    assert [hit.chunk_id for hit in hits] == ["d-0", "d-1", "d-2"]
    assert hits[0].score == pytest.approx(1.0, abs=1e-5)
    assert hits[1].score == pytest.approx(float(_unit(1, 0, 0) @ _unit(1, 0.25, 0)), abs=1e-5)
    assert [hit.chunk_id for hit in shared.vector_search(STAMP, _unit(1, 0, 0), Scope(documents=("other",)), 3)] == [
        "other-0"
    ]


def test_vectors_of_two_embedders_never_mix(shared):
    assert not shared.has_vectors("large@1")
    assert shared.vector_search("large@1", _unit(1, 0), Scope(), 5) == []
    assert shared.vectors_of("large@1", [chunk(0, TEXTS[0]).digest]) == {}
    assert shared.vector_of("large@1", chunk(0, TEXTS[0])) is None


def test_vectors_are_given_back_by_digest(shared):
    found = shared.vectors_of(STAMP, [chunk(0, text).digest for text in TEXTS])
    assert set(found) == {chunk(0, text).digest for text in TEXTS}
    assert found[chunk(0, TEXTS[2]).digest] == pytest.approx(_unit(1, 0.5, 0))
    wanted = [*(f"unknown {number}" for number in range(600)), chunk(0, TEXTS[2]).digest]
    assert {digest: list(vector) for digest, vector in shared.vectors_of(STAMP, wanted).items()} == {
        wanted[-1]: list(found[wanted[-1]])
    }
    assert shared.vectors_of(STAMP, []) == {}
    assert shared.vector_of(STAMP, chunk(2, TEXTS[2])) == pytest.approx(_unit(1, 0.5, 0))
    assert shared.vector_of(STAMP, chunk(2, "changed")) is None


def test_vectors_of_text_that_changed_are_dropped(tmp_path):
    index = SearchIndex(tmp_path / "index")
    chunks = [chunk(n, f"text {n}") for n in range(4)]
    assert index.drop_stale_vectors(STAMP, "d", chunks) == set()
    index.add_vectors(STAMP, "c", chunks, np.eye(4, dtype=np.float32))
    now = [chunks[0], chunk(1, "another text"), chunks[2]]
    assert index.drop_stale_vectors(STAMP, "d", now) == {"d-0", "d-2"}
    assert index.vector_counts(STAMP) == {"d": 2}


# ------------------------------------------------------------------------------------- removal


def test_a_purge_leaves_no_word_and_no_vector_in_any_file(tmp_path):
    folder = tmp_path / "index"
    index = SearchIndex(folder)
    secrets = [f"Zorblax{n:03}quindle{zlib.crc32(bytes([n])):08x}" for n in range(250)]
    index.add_words("c", [chunk(n, word, "gone") for n, word in enumerate(secrets)])
    marked = np.tile(np.asarray([0.1234567, 0.7654321], dtype=np.float32), (250, 1))
    index.add_vectors(STAMP, "c", [chunk(n, word, "gone") for n, word in enumerate(secrets)], marked)
    index.commit()
    index.add_words("c", [chunk(n, f"ordinary words {n}", "kept") for n in range(20)])
    index.add_vectors(STAMP, "c", [chunk(0, "ordinary", "kept")], np.asarray([[1, 0]], dtype=np.float32))
    index._tables.words.optimize()
    assert _files_with(folder, b"Zorblax")
    assert _files_with(folder, marked[0].tobytes())
    keywords = _size(folder / "words.lance" / "_indices")
    assert index.remove(["gone"], purge=True) == {"gone": 250}
    assert _files_with(folder, b"Zorblax") == []
    assert _files_with(folder, marked[0].tobytes()) == []
    assert _size(folder / "words.lance" / "_indices") < keywords / 2  # its words are in no dictionary either
    assert index.word_counts() == {"kept": 20}
    assert index.vector_counts() == {"kept": 1}
    assert len(_ids(index, "ordinary")) == 20


def test_a_purge_takes_what_failed_writes_left_along(tmp_path):
    folder = tmp_path / "index"
    index = SearchIndex(folder)
    index.add_words("c", [chunk(0, "kept", "kept"), chunk(0, "Zorblax", "gone")])
    orphan = folder / "words.lance" / "data" / "never-committed.lance"
    orphan.write_bytes(_files_with(folder, b"Zorblax")[0].read_bytes())
    index.remove(["gone"], purge=True)
    assert _files_with(folder, b"Zorblax") == []


def test_the_files_do_not_pile_up_while_documents_come(tmp_path):
    folder = tmp_path / "index"
    index = SearchIndex(folder)
    for number in range(6):
        index.add_words("c", [chunk(n, f"word{n} of {number}", f"d{number}") for n in range(1500)])
        index.commit()
    assert len(_ids(index, "word7", limit=20)) == 6
    fresh = SearchIndex(tmp_path / "fresh")
    fresh.add_words("c", [chunk(n, f"word{n} of {d}", f"d{d}") for d in range(6) for n in range(1500)])
    fresh.commit()
    assert _size(folder) < 8 * _size(tmp_path / "fresh")  # the versions of the last minutes are kept


# ------------------------------------------------------------------------------------- power cuts


def _acknowledged_then_lost(folder: Path, step: Callable[[SearchIndex], None]) -> tuple[set[Path], set[Path]]:
    """Acknowledge document a, take ``step``; the files before and those that no one has synced."""
    index = SearchIndex(folder)
    chunks = [chunk(n, f"alpha number{n}", "a") for n in range(30)]
    index.add_words("c", chunks)
    index.add_vectors(STAMP, "c", chunks, np.eye(30, dtype=np.float32))
    index.commit()
    before = _files(folder)
    step(index)
    return before, _files(folder) - before


def _add_another(index: SearchIndex) -> None:
    chunks = [chunk(n, f"beta other{n}", "b") for n in range(30)]
    index.add_words("c", chunks)
    index.add_vectors(STAMP, "c", chunks, np.eye(30, dtype=np.float32))


def _reorganise(index: SearchIndex) -> None:
    _add_another(index)
    for table in (index._tables.words, *index._tables.all_vectors()):
        table.optimize()


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _zero(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


@pytest.mark.parametrize("step", [_add_another, _reorganise])
@pytest.mark.parametrize("harm", [_cut, _empty, _zero, Path.unlink])
def test_what_was_acknowledged_survives_the_loss_of_all_that_was_not_synced(tmp_path, step, harm):
    _, unsynced = _acknowledged_then_lost(tmp_path / "index", step)
    assert unsynced
    for path in unsynced:
        harm(path)
    index = SearchIndex(tmp_path / "index")
    assert index.word_counts()["a"] == index.vector_counts(STAMP)["a"] == len(_ids(index, "alpha")) == 30
    assert index.vector_search(STAMP, np.eye(30, dtype=np.float32)[4], Scope(documents=("a",)), 1)[0].chunk_id == "a-4"
    index.add_words("c", [chunk(0, "gamma", "c")])
    index.commit()
    assert _ids(index, "gamma") == ["c-0"]


def test_what_was_acknowledged_survives_the_loss_of_any_one_file_that_was_not_synced(tmp_path):
    folder, copy = tmp_path / "index", tmp_path / "copy"
    _, unsynced = _acknowledged_then_lost(folder, _reorganise)
    for path in sorted(unsynced):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(folder, copy)
        _cut(copy / path.relative_to(folder))
        index = SearchIndex(copy)
        assert index.word_counts()["a"] == index.vector_counts(STAMP)["a"] == len(_ids(index, "alpha")) == 30, path


def test_a_copy_made_at_any_moment_of_a_commit_opens_with_all_that_was_acknowledged(tmp_path):
    folder = tmp_path / "index"
    copies: list[Path] = []

    def copy(index: SearchIndex) -> None:
        copies.append(tmp_path / f"copy{len(copies)}")
        shutil.copytree(folder, copies[-1])

    index = SearchIndex(folder)
    index.add_words("c", [chunk(n, f"alpha number{n}", "a") for n in range(30)])
    index.commit()
    for step in (_add_another, copy, _reorganise, copy, SearchIndex.commit, copy):
        step(index)
    index.remove(["b"], purge=True)
    copy(index)
    for made in copies:
        opened = SearchIndex(made)
        assert opened.word_counts()["a"] == len(_ids(opened, "alpha")) == 30


def test_a_table_without_a_readable_version_is_made_anew(tmp_path):
    folder = tmp_path / "index"
    before, _ = _acknowledged_then_lost(folder, lambda index: None)
    for path in before:
        _cut(path)
    index = SearchIndex(folder)
    assert index.word_counts() == index.vector_counts() == {}
    _add_another(index)
    index.commit()
    assert len(_ids(index, "beta")) == 30


def test_a_hint_that_points_nowhere_does_no_harm(tmp_path):
    folder = tmp_path / "index"
    _acknowledged_then_lost(folder, _add_another)
    for hint in folder.rglob("latest_version_hint.json"):
        hint.write_text('{"version":4}')
    assert SearchIndex(folder).word_counts() == {"a": 30, "b": 30}
    for hint in folder.rglob("latest_version_hint.json"):
        _cut(hint)
    assert SearchIndex(folder).word_counts() == {"a": 30, "b": 30}


def test_an_index_of_an_earlier_form_is_made_anew(tmp_path):
    import lancedb

    folder = tmp_path / "index"
    lancedb.connect(str(folder)).create_table("words", [{"id": "1", "document_id": "d"}])
    assert SearchIndex(folder).word_counts() == {}


def test_a_damaged_name_of_a_column_is_seen_when_the_index_opens(tmp_path):
    folder = tmp_path / "index"
    index = SearchIndex(folder)
    index.add_words("c", [chunk(1, "alpha", "a")])
    index.add_vectors(STAMP, "c", [chunk(1, "alpha", "a")], np.stack([_unit(1, 0, 0)]))
    index.commit()
    for manifest in folder.glob("vectors_*.lance/_versions/*.manifest"):
        manifest.write_bytes(manifest.read_bytes().replace(b"vector", b"wector"))
    opened = SearchIndex(folder)
    assert (opened.word_counts(), opened.vector_counts()) == ({"a": 1}, {})


def test_files_that_must_not_be_read_are_no_reason_to_throw_the_index_away(tmp_path):
    folder = tmp_path / "index"
    before, _ = _acknowledged_then_lost(folder, lambda index: None)
    locked = next(path for path in sorted(before) if path.suffix == ".manifest")
    aside = tmp_path / "aside"
    locked.rename(aside)
    locked.symlink_to(locked.name)  # opening it fails even for root, and not because it is missing
    with pytest.raises(IndexUnavailable, match="rights"):
        SearchIndex(folder)
    locked.unlink()
    aside.rename(locked)
    assert SearchIndex(folder).word_counts() == {"a": 30}


def _files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def _files_with(folder: Path, content: bytes) -> list[Path]:
    return [path for path in _files(folder) if content in path.read_bytes()]


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in _files(folder))


# ------------------------------------------------------------------------------------- many vectors


@pytest.mark.parametrize("kind", ["cells", "graph"])
def test_a_large_table_of_vectors_gets_an_index_that_finds_as_comparing_all_does(tmp_path, kind):
    vectors = np.random.default_rng(3).standard_normal((1_200, 16), dtype=np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    index = SearchIndex(tmp_path / "index", Index(flat_up_to=1_000, kind=kind, cells_searched=4))
    for document in range(4):
        rows = range(document * 300, document * 300 + 300)
        chunks = [chunk(n, f"text {n}", f"document-{document}") for n in rows]
        index.add_vectors(STAMP, "odd" if document % 2 else "even", chunks, vectors[rows.start : rows.stop])
    assert not _approximate(tmp_path)
    index.commit()
    assert _approximate(tmp_path)
    asked = vectors[:40] + 0.05
    for scope, allowed in (
        (EVERYWHERE, range(1_200)),
        (Scope(collection="odd"), [*range(300, 600), *range(900, 1_200)]),
        (Scope(documents=("document-3",)), range(900, 1_200)),
    ):
        shares = []
        for vector in asked:
            exact = sorted(allowed, key=lambda n: -float(vectors[n] @ vector))[:10]
            found = {hit.chunk_id for hit in index.vector_search(STAMP, vector / np.linalg.norm(vector), scope, 10)}
            shares.append(len({f"document-{n // 300}-{n}" for n in exact} & found) / 10)
        assert np.mean(shares) >= 0.98


def test_what_is_added_later_is_found_beside_the_index(tmp_path):
    vectors = np.eye(16, dtype=np.float32)[np.arange(640) % 16]
    index = SearchIndex(tmp_path / "index", Index(flat_up_to=600))
    index.add_vectors(STAMP, "Documents", [chunk(n, str(n)) for n in range(640)], vectors)
    index.commit()
    assert _approximate(tmp_path)
    new = chunk(0, "new", "later")
    index.add_vectors(STAMP, "Documents", [new], np.stack([_unit(*[1.0] * 16)]))
    assert index.vector_search(STAMP, _unit(*[1.0] * 16), EVERYWHERE, 1)[0].chunk_id == new.id


def _approximate(folder: Path) -> bool:
    """Whether a table of vectors has an index."""
    return any(any(path.iterdir()) for path in (folder / "index").glob("vectors_*.lance/_indices"))


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="this system does not list open files")
def test_a_purge_leaves_no_deleted_file_open(tmp_path):
    """What is deleted and open is still on the disk: its text, and its room."""
    index = SearchIndex(tmp_path / "index")
    for number in range(3):
        index.add_words("a", [chunk(n, f"secret{number} words {n} " * 40, f"d{number}") for n in range(400)])
        index.commit()
        index.purge()
        assert index.keyword_search(f"secret{number}", Scope(), 5)
        index.remove([f"d{number}"], purge=True)
        assert _deleted_but_open(tmp_path) == []


def _deleted_but_open(folder: Path) -> list[str]:
    names = []
    for descriptor in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            names.append(str(descriptor.readlink()))
    return [name for name in names if name.endswith("(deleted)") and name.startswith(str(folder))]
