"""The search index: words and vectors in LanceDB. It can be made anew from the catalog at any time.

Table ``words`` holds a row per chunk with two keyword columns (words stemmed; identifiers whole and in parts, never
stemmed). A table ``vectors_<stamp>`` per embedder holds a row per chunk that was embedded. One thread writes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.errors import IndexUnavailable
from localmind_desktop.core.model import Chunk, Scope
from localmind_desktop.core.settings import Index
from localmind_desktop.core.store.index_tables import IndexTables, document_counts
from localmind_desktop.core.terms import identifiers, keyword_text

if TYPE_CHECKING:
    from localmind_desktop.core.models.protocols import Vectors

_BESIDES_WEIGHT = 0.5
_ALL_CELLS = 0  # are read while fewer hits are found than wanted
_IDS_PER_CALL = 500


@dataclass(frozen=True, slots=True)
class Hit:
    """A chunk that a search found, with its cosine or BM25 score.

    ``digest`` is that of the text that a vector was made of: the chunk may have another one by now.
    """

    chunk_id: str
    score: float
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """What to search for by keyword: ``kept`` as written. ``besides`` are other words for them, which count half.

    ``enough`` chunks that hold every word are enough: only with fewer are those looked for that hold any. 0: any do.
    """

    kept: tuple[str, ...]
    besides: tuple[str, ...] = ()
    enough: int = 0


class SearchIndex:
    """Writes happen on the store lane only; searches from any thread. All raise `IndexUnavailable`."""

    def __init__(self, folder: Path, shape: Index | None = None, *, read_only: bool = False) -> None:
        """``read_only``: nothing is repaired either; what cannot be read is not searched."""
        self._shape = shape or Index()
        self._tables = IndexTables(folder, self._shape, read_only=read_only)
        self._left_out: tuple[str, ...] = ()

    def leave_out(self, document_ids: Iterable[str]) -> None:
        """Nothing is found of these documents from now on, and of all others again. From any lane."""
        self._left_out = tuple(document_ids)

    # ------------------------------------------------------------------ words

    def add_words(self, collection: str, chunks: Sequence[Chunk]) -> None:
        """Make ``chunks`` findable by keyword."""
        if not chunks:
            return
        texts = [chunk.searched for chunk in chunks]
        columns = {
            "words": [keyword_text(text) for text in texts],
            "identifiers": [" ".join(identifiers(text)) for text in texts],
        }
        with self._tables.errors():
            _add(self._tables.words, _keys(collection, chunks) | columns)

    def keyword_search(self, question: str, scope: Scope, limit: int) -> list[Hit]:
        """The chunks with the highest BM25 over both columns, best first."""
        return self.word_search(Words((question,)), scope, limit)

    def word_search(self, words: Words, scope: Scope, limit: int) -> list[Hit]:
        """The chunks with the highest BM25 over both columns, best first (R13)."""
        return self._matches(words, self._within(scope), limit)

    def finds(self, chunk: Chunk, question: str) -> bool:
        """Whether the keyword search for ``question`` has ``chunk`` among all its results."""
        return bool(self._matches(Words((question,)), f"id = {_quoted([chunk.id])}", 1))

    def _matches(self, words: Words, condition: str, limit: int) -> list[Hit]:
        scores = self._holding_every(words, condition, limit) if words.enough else {}
        if not words.enough or len(scores) < words.enough:
            scores = self._holding_any(words, condition, limit)
        best = sorted(scores.items(), key=lambda entry: (-entry[1], entry[0]))  # of equals always the same first
        return [Hit(chunk_id, score) for chunk_id, score in best[:limit]]

    def _holding_every(self, words: Words, condition: str, limit: int) -> dict[str, float]:
        """BM25 by chunk id of the best chunks that hold every word; both columns are read in one go."""
        from lancedb.query import BooleanQuery, FullTextOperator, MatchQuery, Occur

        text = " ".join(words.kept)
        plain, named = keyword_text(text), " ".join(identifiers(text))
        if not plain.strip():
            return {}
        every = MatchQuery(plain, "words", operator=FullTextOperator.AND)
        if not named:
            return self._scores(every, condition, limit)
        parts = [(Occur.MUST, every), (Occur.SHOULD, MatchQuery(named, "identifiers"))]
        return self._scores(BooleanQuery(parts), condition, limit)

    def _holding_any(self, words: Words, condition: str, limit: int) -> dict[str, float]:
        """BM25 by chunk id of the best chunks in each column.

        One query that asks for either takes Lance several times as long.
        """
        from lancedb.query import MatchQuery

        text = " ".join(words.kept)
        asked = [
            (keyword_text(text), "words", 1.0),
            (" ".join(identifiers(text)), "identifiers", 1.0),
            (keyword_text(" ".join(words.besides)), "words", _BESIDES_WEIGHT),
        ]
        scores: defaultdict[str, float] = defaultdict(float)
        for said, column, weight in asked:
            if said.strip():
                for chunk_id, score in self._scores(MatchQuery(said, column), condition, limit).items():
                    scores[chunk_id] += weight * score
        return scores

    def _scores(self, query: Any, condition: str, limit: int) -> dict[str, float]:  # noqa: ANN401
        words = self._tables.words
        try:
            with self._tables.errors():
                search = words.search(query, query_type="fts")
                rows = _limited(search, condition, limit).select(["id", "_score"]).to_list()
        except IndexUnavailable:
            if self._tables.words is words:
                raise
            return self._scores(query, condition, limit)  # it was opened anew meanwhile
        return {row["id"]: row["_score"] for row in rows}

    # ------------------------------------------------------------------ vectors

    def add_vectors(self, stamp: str, collection: str, chunks: Sequence[Chunk], vectors: Vectors) -> None:
        """Make ``chunks`` findable by meaning; ``vectors`` has shape (len(chunks), dim) and unit rows."""
        import pyarrow as pa

        if not chunks:
            return
        table = self._tables.vectors(stamp)
        if table is None:  # not `or`: an empty table is false
            table = self._tables.create_vectors(stamp, vectors.shape[1])
        column = pa.FixedSizeListArray.from_arrays(pa.array(vectors.ravel(), pa.float32()), vectors.shape[1])
        columns = {"digest": [chunk.digest for chunk in chunks], "vector": column}
        with self._tables.errors():
            _add(table, _keys(collection, chunks) | columns)

    def drop_stale_vectors(self, stamp: str, document_id: str, chunks: Sequence[Chunk]) -> set[str]:
        """Remove a document's vectors that are not those of ``chunks`` as they are now; the ids that have one."""
        table = self._tables.vectors(stamp)
        if table is None:
            return set()
        with self._tables.errors():
            found = table.search().where(_of([document_id])).select(["id", "digest"]).limit(None).to_arrow()
        digests = {chunk.id: chunk.digest for chunk in chunks}
        present = dict(zip(found["id"].to_pylist(), found["digest"].to_pylist(), strict=True))
        stale = [chunk_id for chunk_id, digest in present.items() if digests.get(chunk_id) != digest]
        for begin in range(0, len(stale), _IDS_PER_CALL):
            with self._tables.errors():
                table.delete(f"id IN ({_quoted(stale[begin : begin + _IDS_PER_CALL])})")
        return present.keys() - set(stale)

    def vectors_of(self, stamp: str, digests: Iterable[str]) -> dict[str, Vectors]:
        """Stored vectors of chunks with these digests, of any document, to be used again for the same text."""
        wanted = list(digests)
        found: dict[str, Vectors] = {}
        for begin in range(0, len(wanted), _IDS_PER_CALL):
            found |= self._vectors_where(stamp, f"digest IN ({_quoted(wanted[begin : begin + _IDS_PER_CALL])})")
        return found

    def vector_of(self, stamp: str, chunk: Chunk) -> Vectors | None:
        """The vector that is stored for ``chunk`` as it is now."""
        return self._vectors_where(stamp, f"id = {_quoted([chunk.id])}").get(chunk.digest)

    def _vectors_where(self, stamp: str, condition: str) -> dict[str, Vectors]:
        import numpy as np

        table = self._tables.vectors(stamp)
        if table is None:
            return {}
        with self._tables.errors():
            found = table.search().where(condition).select(["digest", "vector"]).limit(None).to_arrow()
        flat = np.asarray(found["vector"].combine_chunks().flatten(), dtype=np.float32)
        rows = flat.reshape(found.num_rows, -1) if found.num_rows else flat
        return dict(zip(found["digest"].to_pylist(), rows, strict=True))

    def vector_search(self, stamp: str, vector: Vectors, scope: Scope, limit: int) -> list[Hit]:
        """The chunks with the highest cosine to ``vector``, best first."""
        table = self._tables.vectors(stamp)
        if table is None:
            return []
        try:
            with self._tables.errors():
                search = table.search(vector, vector_column_name="vector").distance_type("cosine")
                search = self._approximate(search, scope, limit) if table.list_indices() else search
                rows = _limited(search, self._within(scope), limit).select(["id", "digest", "_distance"]).to_list()
        except IndexUnavailable:
            if self._tables.vectors(stamp) is table:
                raise
            return self.vector_search(stamp, vector, scope, limit)  # it was opened anew meanwhile, or its vectors went
        return [Hit(row["id"], 1.0 - row["_distance"], row["digest"]) for row in rows]

    def _within(self, scope: Scope) -> str:
        left_out = [f"document_id NOT IN ({_quoted(self._left_out)})"] if self._left_out else []
        return " AND ".join([*filter(None, [_condition(scope)]), *left_out])

    def _approximate(self, search: Any, scope: Scope, limit: int) -> Any:  # noqa: ANN401
        """Few documents are compared whole, as the index would pass over them; in all others it is looked at."""
        if scope.documents or scope.pages is not None:
            return search.bypass_vector_index()
        search = search.ef(max(self._shape.ef, limit)).refine_factor(self._shape.refine)
        return search.minimum_nprobes(self._shape.cells_searched).maximum_nprobes(_ALL_CELLS)

    def has_vectors(self, stamp: str) -> bool:
        return self._tables.vectors(stamp) is not None

    # ------------------------------------------------------------------ upkeep

    def close(self) -> None:
        """Nothing is searched from now on."""
        self._tables.close()

    def commit(self) -> None:
        """Flush all to the disk, and keep the index quick. Before a document is acknowledged."""
        self._tables.commit()

    def remove(self, document_ids: Sequence[str], *, purge: bool = False) -> Counter[str]:
        """Remove the rows of documents; with ``purge`` also what the files still hold of their text.

        Returns the number of vectors that went, by document.
        """
        removed: Counter[str] = Counter()
        for begin in range(0, len(document_ids), _IDS_PER_CALL):
            some = document_ids[begin : begin + _IDS_PER_CALL]
            removed += self.keep_vectors(some, ())
            self.remove_words(some)
        if purge:
            self._tables.purge()
        else:
            self._tables.sync()
        return removed

    def keep_vectors(self, document_ids: Sequence[str], stamps: Iterable[str]) -> Counter[str]:
        """Remove the vectors of documents, but those of these embedders; how many of each went.

        A table that has none left goes too.
        """
        removed: Counter[str] = Counter()
        for name in self._tables.vector_tables(but=stamps):
            with self._tables.errors():
                table = self._tables.named(name)
                found = document_counts(table, _of(document_ids))
                if found:
                    table.delete(_of(document_ids))
                is_empty = table.count_rows() == 0
            if is_empty:
                self._tables.drop(name)
            removed += found
        return removed

    def drop_vectors_but(self, stamps: Iterable[str]) -> None:
        """Drop the tables of all embedders but these. While nothing is searched."""
        for name in self._tables.vector_tables(but=stamps):
            self._tables.drop(name)

    def move(self, document_id: str, collection: str) -> None:
        """Put a document's rows into another collection; on the disk for good."""
        with self._tables.errors():
            for table in (self._tables.words, *self._tables.all_vectors()):
                if table.count_rows(f"{_of([document_id])} AND collection != {_quoted([collection])}"):
                    table.update(where=_of([document_id]), values={"collection": collection})
        self._tables.commit()

    def purge(self) -> None:
        """Take out of the files what they still hold of removed rows."""
        self._tables.purge()

    def remove_words(self, document_ids: Sequence[str]) -> None:
        with self._tables.errors():
            self._tables.words.delete(_of(document_ids))

    def word_counts(self) -> Counter[str]:
        """Chunks of every document that are found by keyword."""
        with self._tables.errors():
            return document_counts(self._tables.words)

    def vector_counts(self, stamp: str | None = None) -> Counter[str]:
        """Chunks of every document that have a vector, of one embedder or of all together."""
        tables = self._tables.all_vectors() if stamp is None else [self._tables.vectors(stamp)]
        with self._tables.errors():
            return sum((document_counts(table) for table in tables if table is not None), Counter())


def _add(table: Any, columns: dict[str, Any]) -> None:  # noqa: ANN401 - lancedb ships no types
    import pyarrow as pa

    table.add(pa.table(columns, schema=table.schema))


def _keys(collection: str, chunks: Sequence[Chunk]) -> dict[str, list[Any]]:
    pages = [[place.page for place in chunk.places] or [0] for chunk in chunks]
    return {
        "id": [chunk.id for chunk in chunks],
        "document_id": [chunk.document_id for chunk in chunks],
        "collection": [collection] * len(chunks),
        "kind": [str(chunk.kind) for chunk in chunks],
        "page": [min(numbers) for numbers in pages],
        "last_page": [max(numbers) for numbers in pages],
    }


def _limited(search: Any, condition: str, limit: int) -> Any:  # noqa: ANN401
    return (search.where(condition, prefilter=True) if condition else search).limit(limit)


def _condition(scope: Scope) -> str:
    parts = []
    if scope.collection is not None:
        parts.append(f"collection = {_quoted([scope.collection])}")
    if scope.documents:
        parts.append(f"document_id IN ({_quoted(scope.documents)})")
    if scope.kind is not None:
        parts.append(f"kind = {_quoted([scope.kind])}")
    if scope.pages is not None:
        first, last = scope.pages
        parts.append(f"page <= {int(last)} AND last_page >= {int(first)}")
    return " AND ".join(parts)


def _of(document_ids: Sequence[str]) -> str:
    return f"document_id IN ({_quoted(document_ids)})"


def _quoted(values: Iterable[str]) -> str:
    return ", ".join("'" + value.replace("'", "''") + "'" for value in values)
