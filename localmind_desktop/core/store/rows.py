"""How parts of a document are put into the rows of the catalog, and taken out of them again."""

from __future__ import annotations

import zlib
from typing import Any, TypeVar

from pydantic import TypeAdapter

from localmind_desktop.core.errors import DamagedStore
from localmind_desktop.core.model import Chunk, ChunkKind, Place
from localmind_desktop.core.phrase import phrase

T = TypeVar("T")

_SPOILED = phrase("What was read of a document is damaged. It is read again when LocalMind starts next.")

CHUNK_COLUMNS = (
    "id, document_id, kind, ordinal, text, context, places, parent, table_index, row_index, digest, context_header"
)

_PLACES = TypeAdapter(tuple[Place, ...])


def chunk_of_row(row: tuple[Any, ...]) -> Chunk:
    """Raises `DamagedStore`."""
    values = dict(zip(CHUNK_COLUMNS.split(", "), row, strict=True))
    try:
        return Chunk(**values | {"kind": ChunkKind(values["kind"]), "places": _PLACES.validate_json(values["places"])})
    except ValueError as error:
        raise DamagedStore(_SPOILED) from error


def row_of_chunk(chunk: Chunk) -> tuple[Any, ...]:
    return (
        *(chunk.id, chunk.document_id, chunk.kind, chunk.ordinal, chunk.text, chunk.context),
        _PLACES.dump_json(chunk.places),
        *(chunk.parent, chunk.table_index, chunk.row_index, chunk.digest, chunk.context_header),
    )


def packed(adapter: TypeAdapter[T], value: T) -> bytes:
    return zlib.compress(adapter.dump_json(value), level=1)


def unpacked(adapter: TypeAdapter[T], content: bytes) -> T:
    """Raises `DamagedStore` for bytes that are not those that were packed."""
    try:
        return parsed(adapter, zlib.decompress(content))
    except zlib.error as error:
        raise DamagedStore(_SPOILED) from error


def parsed(adapter: TypeAdapter[T], content: bytes) -> T:
    """Raises `DamagedStore` for JSON of another form."""
    try:
        return adapter.validate_json(content)
    except ValueError as error:
        raise DamagedStore(_SPOILED) from error
