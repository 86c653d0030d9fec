"""Readers: from a file to pages, blocks and tables."""

from __future__ import annotations

from pathlib import Path

from localmind_desktop.core.children.reader import read_document
from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.parsing.joining import join_fragments
from localmind_desktop.core.parsing.kinds import kind_of
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import CancelToken

READER = "1"  # to be raised with every change that reads pages differently

__all__ = ["READER", "join_fragments", "kind_of", "read_document", "read_tables"]


def read_tables(path: Path, limits: Limits) -> tuple[Table, ...]:
    """All tables of a file, read in a child of its own. Raises `DocumentError`."""
    reading = read_document(path, limits, CancelToken(), kind=kind_of(path))
    return join_fragments(item for item in reading if isinstance(item, PageRead))
