"""The index's tables on disk: made, opened, repaired after a power cut, kept tidy, purged.

Lance writes files that never change and a manifest per version. What was not synced when the power went can be missing
or cut. So what is cut is dropped, and every table is read once when it is opened; while that fails, its newest version
is set aside, as the one before it may be whole. A table without a readable version is deleted, and made anew from the
catalog.
"""

from __future__ import annotations

import hashlib
import logging
import shutil
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import IndexUnavailable
from localmind_desktop.core.settings import Index
from localmind_desktop.core.store.durability import FolderSync, offers_hard_links, sync_path
from localmind_desktop.core.store.mirror import Mirror

log = logging.getLogger(__name__)

WORDS = "words"
KEYS = ("id", "document_id", "collection", "kind")
PAGES = ("page", "last_page")
_WORD_COLUMNS = {"words": ("icu/split", True), "identifiers": ("whitespace", False)}  # tokenizer, stemmed
LONGEST_TOKEN = 200  # characters; longer ones are not found by keyword
_UNSORTED_ROWS = 2_000  # rows that the keyword search may read one by one
_FEW_FRAGMENTS = 64
_INDEX_CACHE, _METADATA_CACHE = 1 << 30, 32 << 20  # bytes; Lance would take 6 GiB, and 1 GiB for versions of the past
_ROWS_PER_FRAGMENT = 2_000  # so that a large table is not rewritten for every document
_DOUBT = "doubted"  # an empty file: an error came up
_END_OF_FILE = b"LANC"  # of data, keyword indexes and manifests
_KEPT_VERSIONS = timedelta(minutes=5)  # for searches under way, and until the newest version is surely on the disk

# LanceDB ships no types: its tables are Any here.
# ruff: noqa: ANN401


class IndexTables:
    """One thread writes; any thread reads."""

    def __init__(self, folder: Path, shape: Index, *, read_only: bool = False) -> None:
        self._shape, self._is_read_only = shape, read_only
        self._sync = FolderSync(folder) if read_only else _made(folder)
        self._folder = self._sync.working if isinstance(self._sync, Mirror) else folder
        self._database = _connected(self._folder)
        self._doubt = folder / _DOUBT
        is_doubted = self._doubt.exists()
        self._tables: dict[str, Any] = {}
        for name in sorted(path.stem for path in self._folder.glob("*.lance")):
            self._open_as_it_is(name) if read_only else self._open(name, is_doubted)
        if not read_only:
            if WORDS not in self._tables:
                self._create_words()
            self._doubt.unlink(missing_ok=True)

    @contextmanager
    def errors(self) -> Iterator[None]:
        """As `engine_errors`; the tables are looked through when they are opened next, as it may be they."""
        try:
            with engine_errors():
                yield
        except IndexUnavailable:
            with suppress(OSError):
                None if self._is_read_only else self._doubt.touch()
            raise

    @property
    def words(self) -> Any:
        if WORDS not in self._tables:
            raise IndexUnavailable("The search index of this library needs a newer version of LocalMind. Update it.")
        return self._tables[WORDS]

    def vectors(self, stamp: str) -> Any:
        """The table of an embedder's vectors, None while it has none."""
        return self._tables.get(_table_name(stamp))

    def all_vectors(self) -> list[Any]:
        return [table for name, table in list(self._tables.items()) if name != WORDS]

    def vector_tables(self, but: Iterable[str]) -> list[str]:
        """The names of the tables of all embedders, but of those with these stamps."""
        return sorted(self._tables.keys() - {WORDS, *map(_table_name, but)})

    def named(self, name: str) -> Any:
        return self._tables[name]

    def drop(self, name: str) -> None:
        """Delete a table; from now on no search finds it."""
        del self._tables[name]
        with self.errors():
            self._database.drop_table(name)

    def create_vectors(self, stamp: str, dimensions: int) -> Any:
        import pyarrow as pa

        fields = [(name, pa.string()) for name in (*KEYS, "digest")]
        fields += [*((page, pa.int32()) for page in PAGES), ("vector", pa.list_(pa.float32(), dimensions))]
        name = _table_name(stamp)
        with self.errors():
            self._tables[name] = self._database.create_table(name, schema=pa.schema(fields))
        return self._tables[name]

    def close(self) -> None:
        self._tables.clear()
        if isinstance(self._sync, Mirror):
            self._sync.close()

    # ------------------------------------------------------------------ upkeep

    def sync(self) -> None:
        """Flush all to the disk. Raises `StorageError`."""
        self._sync.sync()

    def commit(self) -> None:
        """Flush all to the disk, and tidy the tables that need it; old versions go when the new ones are safe."""
        self.sync()
        with self.errors():
            untidy = [table for table in self._tables.values() if _is_untidy(table) or self._lacks_index(table)]
            for table in untidy:
                if self._lacks_index(table):
                    _index_vectors(table, self._shape)
                table.optimize()
        if not untidy:
            return
        self.sync()
        with self.errors():
            for table in untidy:
                _optimize(table, cleanup_older_than=_KEPT_VERSIONS)
            self._let_go()
        self.sync()

    def _lacks_index(self, table: Any) -> bool:
        """Whether a table of vectors has grown to a size that wants an approximate index (I10)."""
        is_large = "vector" in table.schema.names and table.count_rows() > self._shape.flat_up_to
        return is_large and not table.list_indices()

    def purge(self) -> None:
        """Take from the files what deleted rows left: in data files, older versions, keyword indexes, failed writes."""
        with self.errors():
            index_words(self.words)
            for table in self._tables.values():
                table.optimize()
        self.sync()
        with self.errors():
            for table in self._tables.values():
                _optimize(table, cleanup_older_than=timedelta(0), delete_unverified=True)
            self._let_go()
        self.sync()

    def _let_go(self) -> None:
        """Open all anew, as Lance holds files open that are deleted: their text would stay on the disk until the end.

        A search under way ends on the tables that it has.
        """
        self._database = _connected(self._folder)
        self._tables = {name: self._database.open_table(name) for name in self._tables}

    # ------------------------------------------------------------------ opening

    def _create_words(self) -> None:
        import pyarrow as pa

        fields = [(name, pa.string()) for name in (*KEYS, *_WORD_COLUMNS)] + [(page, pa.int32()) for page in PAGES]
        with self.errors():
            table = self._database.create_table(WORDS, schema=pa.schema(fields))
            index_words(table)
        self._tables[WORDS] = table

    def _open_as_it_is(self, name: str) -> None:
        with suppress(IndexUnavailable), engine_errors():
            table = self._database.open_table(name)
            _probe(table, name)
            self._tables[name] = table

    def _open(self, name: str, is_doubted: bool) -> None:
        folder = self._folder / f"{name}.lance"
        _drop_cut_files(folder)
        while folder.exists():
            try:
                table = self._database.open_table(name)
                _probe(table, name)
                if is_doubted:
                    _look_through(table, name)
            except Exception:  # Lance also panics on broken files, with an error that has no name to be caught by
                log.exception("a version of the search index cannot be read")
                _set_newest_version_aside(folder)
            else:
                self._tables[name] = table
                return


def _connected(folder: Path) -> Any:
    """A connection whose caches are bounded, however many versions of a table come and go."""
    import lancedb

    return lancedb.connect(str(folder), session=lancedb.Session(_INDEX_CACHE, _METADATA_CACHE))


def _made(folder: Path) -> FolderSync | Mirror:
    """What flushes the index in ``folder``, which is made when missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        sync_path(folder.parent)
        return FolderSync(folder) if offers_hard_links(folder) else Mirror(folder)
    except OSError as error:
        raise _out_of_reach(error) from error


@contextmanager
def engine_errors() -> Iterator[None]:
    """Put what LanceDB raises in words."""
    try:
        yield
    except (OSError, RuntimeError, ValueError) as error:
        raise IndexUnavailable(
            "The search index cannot be read or written ({reason}). Check the free space on its disk "
            "and restart LocalMind: the index will be repaired or rebuilt from your documents.",
            reason=" ".join(str(error).split())[:120],
        ) from error


def index_words(table: Any) -> None:
    """Make the keyword indexes from the rows that there are. Stop words stay: ``OR`` and ``A`` can be names."""
    from lancedb.index import FTS

    kept = {"remove_stop_words": False, "max_token_length": LONGEST_TOKEN + 1}
    for column, (tokenizer, stem) in _WORD_COLUMNS.items():
        table.create_index(column, config=FTS(base_tokenizer=tokenizer, stem=stem, **kept), replace=True)


def document_counts(table: Any, condition: str = "") -> Counter[str]:
    """Rows per document, of those that meet ``condition``."""
    search = table.search().where(condition) if condition else table.search()
    column = search.select(["document_id"]).limit(None).to_arrow()["document_id"]
    return Counter({pair["values"]: pair["counts"] for pair in column.value_counts().to_pylist()})


def _probe(table: Any, name: str) -> None:
    """Raise what LanceDB raises when a file of the table is missing or cut, ValueError when it has another form."""
    from lancedb.query import MatchQuery

    own = _WORD_COLUMNS if name == WORDS else ("vector",)
    if not {*KEYS, *PAGES, *own}.issubset(table.schema.names):
        raise ValueError("a table of an earlier form, or with a damaged name of a column")
    document_counts(table)
    if name == WORDS:
        for column in _WORD_COLUMNS:
            table.search(MatchQuery("probe", column), query_type="fts").limit(1).select(["_score"]).to_list()


def _look_through(table: Any, name: str) -> None:
    """Raise what LanceDB raises when anything of the table cannot be read. Its indexes are made anew."""
    for _ in table.search().limit(None).to_batches():
        pass
    for index in table.list_indices() if name != WORDS else ():
        table.drop_index(index.name)
    if name == WORDS:
        index_words(table)


def _is_untidy(table: Any) -> bool:
    fragments = table.stats()["fragment_stats"]["num_fragments"]
    unsorted = (table.index_stats(index.name) for index in table.list_indices())
    return bool(
        fragments > _FEW_FRAGMENTS + table.count_rows() // _ROWS_PER_FRAGMENT
        or any(index is not None and index.num_unindexed_rows > _UNSORTED_ROWS for index in unsorted)
    )


def _index_vectors(table: Any, shape: Index) -> None:
    """Make an approximate index."""
    from lancedb.index import HnswSq, IvfSq

    graph = HnswSq(distance_type="cosine", m=shape.m, ef_construction=shape.ef_construction)
    table.create_index("vector", config=graph if shape.kind == "graph" else IvfSq(distance_type="cosine"))


def _optimize(table: Any, **how: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns of other readers: there are none
        table.optimize(**how)


def _table_name(stamp: str) -> str:
    return "vectors_" + hashlib.sha256(stamp.encode()).hexdigest()[:16]


def _drop_cut_files(folder: Path) -> None:
    """Delete files that were never written to their end, as Lance may take what is in them for sizes and abort.

    Raises `IndexUnavailable` when it is not the files that are broken but the access to them.
    """
    try:
        for path in [*folder.rglob("*.lance"), *folder.rglob("*.manifest")]:
            if path.is_dir():
                continue
            with path.open("rb") as file:
                file.seek(max(0, path.stat().st_size - len(_END_OF_FILE)))
                whole = file.read() == _END_OF_FILE
            if not whole:
                log.warning("a file of the search index is cut and was dropped")
                path.unlink()
    except OSError as error:
        raise _out_of_reach(error) from error


def _set_newest_version_aside(folder: Path) -> None:
    """Rename the newest manifest of a table, or delete the table with its last one. Lance names them so they sort."""
    manifests = sorted((folder / "_versions").glob("*.manifest"), key=_version)
    try:
        if len(manifests) > 1:
            manifests[-1].replace(manifests[-1].with_suffix(".unreadable"))
            return
        shutil.rmtree(folder)
    except OSError as error:
        raise _out_of_reach(error) from error
    log.warning("a table of the search index had no readable version; it is made anew")


def _out_of_reach(error: OSError) -> IndexUnavailable:
    return IndexUnavailable(
        "The search index cannot be reached ({reason}). Close other programs that use the "
        "library's folder, check its rights, and start again.",
        reason=error.strerror,
    )


def _version(manifest: Path) -> int:
    number = int(manifest.stem) if manifest.stem.isdigit() else 0
    return 2**64 - number if len(manifest.stem) == 20 else number  # Lance's v2 names count down
