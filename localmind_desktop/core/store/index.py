"""The search index: words and vectors in LanceDB. It can be made anew from the catalog at any time.

Table ``words`` holds a row per chunk with two keyword columns (words stemmed; identifiers whole and in parts, never
stemmed). A table ``vectors_<stamp>`` per embedder holds a row per chunk that was embedded. One thread writes.
"""

from __future__ import annotations

import hashlib
import logging
import warnings
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.errors import IndexUnavailable
from localmind_desktop.core.model import Chunk, Scope
from localmind_desktop.core.store.durability import FolderSync
from localmind_desktop.core.terms import identifiers, keyword_text

if TYPE_CHECKING:
    from localmind_desktop.core.models.protocols import Vectors

log = logging.getLogger(__name__)

_WORDS = "words"
_LONGEST_TOKEN = 200
_IDENTIFIER_WEIGHT = 1.0
_FLAT_SEARCH_UP_TO = 50_000  # rows; beyond, an approximate vector index pays for its building


@dataclass(frozen=True, slots=True)
class Hit:
    """A chunk that a search found, with its cosine or BM25 score."""

    chunk_id: str
    score: float


class SearchIndex:
    """Writes happen on the store lane only; searches from any thread."""

    def __init__(self, folder: Path) -> None:
        import lancedb

        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._database = lancedb.connect(str(folder))
        self._sync = FolderSync(folder)
        self._tables: dict[str, Any] = {}
        self._words = self._open_words()

    # ------------------------------------------------------------------ words

    def add_words(self, collection: str, chunks: Sequence[Chunk]) -> None:
        """Make ``chunks`` findable by keyword."""
        self._words.add(
            [
                {
                    **_keys(collection, chunk),
                    "words": keyword_text(f"{chunk.context}\n{chunk.text}"),
                    "identifiers": " ".join(identifiers(f"{chunk.context}\n{chunk.text}")),
                }
                for chunk in chunks
            ]
        )

    def keyword_search(self, question: str, scope: Scope, limit: int) -> list[Hit]:
        """The chunks with the highest BM25 over both columns, best first."""
        from lancedb.query import MatchQuery

        scores: Counter[str] = Counter()
        queries = [(keyword_text(question), "words", 1.0)]
        names = identifiers(question)
        if names:
            queries.append((" ".join(names), "identifiers", _IDENTIFIER_WEIGHT))
        for text, column, weight in queries:
            if not text:
                continue
            search = self._words.search(MatchQuery(text, column), query_type="fts")
            for row in _limited(search, scope, limit).select(["id", "_score"]).to_list():
                scores[row["id"]] += weight * row["_score"]
        return [Hit(chunk_id, score) for chunk_id, score in scores.most_common(limit)]

    # ------------------------------------------------------------------ vectors

    def add_vectors(self, stamp: str, collection: str, chunks: Sequence[Chunk], vectors: Vectors) -> None:
        """Make ``chunks`` findable by meaning; ``vectors`` has shape (len(chunks), dim) and unit rows."""
        table = self._vectors(stamp) or self._create_vectors(stamp, vectors.shape[1])
        rows = [
            _keys(collection, chunk) | {"digest": chunk.digest, "vector": vector}
            for chunk, vector in zip(chunks, vectors, strict=True)
        ]
        table.add(rows)

    def embedded(self, stamp: str, document_id: str) -> set[str]:
        """Ids of the chunks of a document that have a vector."""
        table = self._vectors(stamp)
        if table is None:
            return set()
        query = table.search().where(f"document_id = '{document_id}'").select(["id"]).limit(None)
        return set(query.to_arrow()["id"].to_pylist())

    def vectors_by_digest(self, stamp: str, document_id: str) -> dict[str, Any]:
        """Vectors of a document by the digest of their chunk, to be used again for text that did not change."""
        table = self._vectors(stamp)
        if table is None:
            return {}
        query = table.search().where(f"document_id = '{document_id}'").select(["digest", "vector"]).limit(None)
        return {row["digest"]: row["vector"] for row in query.to_list()}

    def vector_search(self, stamp: str, vector: Vectors, scope: Scope, limit: int) -> list[Hit]:
        """The chunks with the highest cosine to ``vector``, best first."""
        table = self._vectors(stamp)
        if table is None:
            return []
        search = table.search(vector, vector_column_name="vector").distance_type("cosine")
        rows = _limited(search, scope, limit).select(["id", "_distance"]).to_list()
        return [Hit(row["id"], 1.0 - row["_distance"]) for row in rows]

    def has_vectors(self, stamp: str) -> bool:
        return self._vectors(stamp) is not None

    # ------------------------------------------------------------------ upkeep

    def commit(self) -> None:
        """Take new rows into the keyword indexes and flush all to the disk. Before a document is acknowledged."""
        self._words.optimize()
        for table in self._all_vectors():
            if table.count_rows() > _FLAT_SEARCH_UP_TO:
                _index_vectors(table)
            table.optimize()
        self._sync.sync()

    def sync(self) -> None:
        self._sync.sync()

    def remove(self, document_id: str, *, purge: bool) -> int:
        """Remove a document's rows; with ``purge`` also the text that earlier versions of the files still hold.

        Returns the number of vectors that went.
        """
        vectors = 0
        condition = f"document_id = '{document_id}'"
        for table in self._all_vectors():
            vectors += table.count_rows(condition)
            table.delete(condition)
        self._words.delete(condition)
        if purge:
            for table in [self._words, *self._all_vectors()]:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", UserWarning)  # it warns of other readers: there are none
                    table.optimize(cleanup_older_than=timedelta(0))
        self._sync.sync()
        return vectors

    def remove_words(self, document_id: str) -> None:
        self._words.delete(f"document_id = '{document_id}'")

    def word_counts(self) -> Counter[str]:
        """Chunks of every document in the keyword table."""
        return Counter(self._words.search().select(["document_id"]).limit(None).to_arrow()["document_id"].to_pylist())

    def count_vectors(self) -> int:
        return sum(table.count_rows() for table in self._all_vectors())

    # ------------------------------------------------------------------ tables

    def _open_words(self) -> Any:  # noqa: ANN401 - lancedb ships no types
        import pyarrow as pa
        from lancedb.index import FTS

        table = self._opened(_WORDS)
        if table is None:
            fields = ("id", "document_id", "collection", "kind", "words", "identifiers")
            schema = pa.schema([(name, pa.string()) for name in fields] + [("page", pa.int32())])
            table = self._database.create_table(_WORDS, schema=schema)
            kept = {"remove_stop_words": False, "max_token_length": _LONGEST_TOKEN}
            table.create_index("words", config=FTS(base_tokenizer="icu/split", stem=True, **kept))
            table.create_index("identifiers", config=FTS(base_tokenizer="whitespace", stem=False, **kept))
        return table

    def _vectors(self, stamp: str) -> Any:  # noqa: ANN401
        name = _table_name(stamp)
        return self._opened(name)

    def _create_vectors(self, stamp: str, dimensions: int) -> Any:  # noqa: ANN401
        import pyarrow as pa

        fields = [(name, pa.string()) for name in ("id", "document_id", "collection", "kind", "digest")]
        fields += [("page", pa.int32()), ("vector", pa.list_(pa.float32(), dimensions))]
        name = _table_name(stamp)
        self._tables[name] = self._database.create_table(name, schema=pa.schema(fields))
        return self._tables[name]

    def _all_vectors(self) -> list[Any]:
        tables = [self._opened(name) for name in self._table_names() if name.startswith("vectors_")]
        return [table for table in tables if table is not None]

    def _table_names(self) -> list[str]:
        return sorted(path.stem for path in self._folder.glob("*.lance"))

    def _opened(self, name: str) -> Any:  # noqa: ANN401
        """Open a table; a newest manifest that a power cut left unreadable is set aside. None if there is none."""
        if name in self._tables:
            return self._tables[name]
        folder = self._folder / f"{name}.lance"
        while folder.exists():
            try:
                self._tables[name] = self._database.open_table(name)
                return self._tables[name]
            except (OSError, RuntimeError, ValueError) as error:
                if not _set_newest_manifest_aside(folder):
                    raise IndexUnavailable(
                        "The search index is damaged. Close the program, delete the folder “index” in the library's "
                        "folder and start again: it is made anew from your documents."
                    ) from error
        return None


def _keys(collection: str, chunk: Chunk) -> dict[str, Any]:
    return {
        "id": chunk.id,
        "document_id": chunk.document_id,
        "collection": collection,
        "kind": str(chunk.kind),
        "page": chunk.places[0].page if chunk.places else 0,
    }


def _limited(search: Any, scope: Scope, limit: int) -> Any:  # noqa: ANN401
    condition = _condition(scope)
    return (search.where(condition, prefilter=True) if condition else search).limit(limit)


def _condition(scope: Scope) -> str:
    parts = []
    if scope.collection is not None:
        parts.append(f"collection = {_quoted([scope.collection])}")
    if scope.documents:
        parts.append(f"document_id IN ({_quoted(scope.documents)})")
    if scope.kind is not None:
        parts.append(f"kind = '{scope.kind}'")
    if scope.pages is not None:
        parts.append(f"page BETWEEN {int(scope.pages[0])} AND {int(scope.pages[1])}")
    return " AND ".join(parts)


def _quoted(values: Iterable[str]) -> str:
    return ", ".join("'" + value.replace("'", "''") + "'" for value in values)


def _table_name(stamp: str) -> str:
    return "vectors_" + hashlib.sha256(stamp.encode()).hexdigest()[:16]


def _index_vectors(table: Any) -> None:  # noqa: ANN401
    from lancedb.index import HnswSq

    if not any("vector" in index.columns for index in table.list_indices()):
        table.create_index("vector", config=HnswSq(distance_type="cosine", m=16, ef_construction=200))


def _set_newest_manifest_aside(folder: Path) -> bool:
    """Rename the newest manifest of a table; False when it is the last one. Lance names them so that they sort."""
    manifests = sorted((folder / "_versions").glob("*.manifest"), key=_version)
    if len(manifests) < 2:
        return False
    newest = manifests[-1]
    newest.rename(newest.with_suffix(".unreadable"))
    log.warning("an unreadable version of the search index was set aside")
    return True


def _version(manifest: Path) -> int:
    number = int(manifest.stem) if manifest.stem.isdigit() else 0
    return 2**64 - number if len(manifest.stem) == 20 else number  # Lance's v2 names count down
