"""Every row of every table has a cell under every header, whatever its pages look like."""

from __future__ import annotations

from pathlib import Path

import pytest

from localmind_desktop.core.model import PageRead
from localmind_desktop.core.parsing.pdf import read_pdf
from localmind_desktop.core.parsing.stitch.joining import join_fragments


@pytest.mark.parametrize(
    "name",
    ["theben-meteodata-140-s-handbuch-de.pdf", "lsm9ds1-datasheet.pdf", "bureau-veritas-diesel-engines.pdf"],
)
def test_rows_are_as_wide_as_their_table(corpus: Path, name: str):
    tables = join_fragments(item for item in read_pdf(corpus / name) if isinstance(item, PageRead))
    assert tables
    assert {len(row.cells) - len(table.headers) for table in tables for row in table.rows} == {0}
