"""How many empty cells are completed, and how fast; run by hand: ``python -m tests.benchmarks.healing [LIBRARY]``.

A drawn document with known truth is taken in by a real library, found by keyword only. With a LIBRARY (a folder) its
healable empty cells are counted as well, from a copy of its catalog.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from localmind_desktop.core.ask.candidates.describing_cells import may_be_completed
from localmind_desktop.core.ask.compute.healing import Healing
from localmind_desktop.core.library import Library
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.migrations import TALK
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ask.gaps import drawn_gaps

Cell = tuple[int, int, int]


def empty_cells(catalog: Catalog, document_id: str) -> dict[Cell, tuple[str, str]]:
    """The empty cells of a document: their row's first words and their header."""
    return {
        (index, number, column): (" ".join(filter(None, row.texts)), table.headers[column])
        for index, table in enumerate(catalog.tables(document_id))
        for number, row in enumerate(table.rows)
        for column, text in enumerate(row.texts)
        if not text.strip()
    }


def completed(healing: Healing, document_id: str, cells: list[Cell]) -> tuple[dict[Cell, str | None], list[float]]:
    """What completes each cell, and the milliseconds each took."""
    tables = healing.catalog.tables(document_id)
    found: dict[Cell, str | None] = {}
    spent = []
    for index, row, column in cells:
        started = time.perf_counter()
        healed = healing.healed(document_id, index, tables[index], [(row, column)]).get((row, column))
        spent.append((time.perf_counter() - started) * 1000)
        found[index, row, column] = healed.text if healed is not None else None
    return found, spent


def drawn(folder: Path) -> None:
    gaps = drawn_gaps(folder / "gaps.pdf")
    library = Library.open(
        folder / "library", Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))
    )
    document_id = result_of(library.ingest(gaps.path, CancelToken())).document_id
    library.close()
    catalog, talk = Catalog(folder / "library/catalog.sqlite"), Database(folder / "library/talk.sqlite", TALK)
    cells = empty_cells(catalog, document_id)
    first, slow = completed(Healing(catalog, HealedCells(talk)), document_id, list(cells))
    again, quick = completed(Healing(catalog, HealedCells(talk)), document_id, list(cells))
    assert first == again
    right = wrong = 0
    kinds = dict.fromkeys(gaps.origins, 0)
    for cell, text in first.items():
        names, header = cells[cell]
        name = next((one for one, _ in gaps.truth if one in names.split()), "")
        wanted = gaps.truth.get((name, header))
        right += text is not None and text == wanted
        wrong += text is not None and text != wanted
        for kind, parameters in gaps.origins.items():
            kinds[kind] += name in parameters and header == "Description" and text == wanted
    healable = sum(wanted is not None for wanted in gaps.truth.values())
    print(f"drawn document: {len(cells)} empty cells, {healable} of them stand elsewhere")
    print(f"  right before            0 of {healable}")
    print(f"  right after             {right} of {healable}  {kinds}")
    print(f"  wrong                   {wrong}")
    print(f"  first time, ms          median {statistics.median(slow):.2f}, longest {max(slow):.1f}")
    print(f"  next time, ms           median {statistics.median(quick):.3f}, longest {max(quick):.2f}")
    print(f"  next time within 1 ms   {_within(quick)}")
    talk.close()
    catalog.close()


def _within(spent: list[float], limit: float = 1.0) -> str:
    return f"{sum(one <= limit for one in spent)} of {len(spent)}"


def counted(library: Path, folder: Path) -> None:
    """The empty cells of a library's documents, those that may be completed, and those that are."""
    shutil.copy(library / "catalog.sqlite", folder / "catalog.sqlite")
    catalog, talk = Catalog(folder / "catalog.sqlite"), Database(folder / "talk.sqlite", TALK)
    healing = Healing(catalog, HealedCells(talk))
    print(f"{'document':44} {'empty':>7} {'describing':>11} {'completed':>10} {'ms':>8}")
    for document in catalog.documents():
        tables = catalog.tables(document.id)
        cells = list(empty_cells(catalog, document.id))
        describing = [cell for cell in cells if may_be_completed(tables[cell[0]], *cell[1:])]
        found, spent = completed(healing, document.id, describing)
        healed = sum(text is not None for text in found.values())
        print(f"{document.name:44} {len(cells):7} {len(describing):11} {healed:10} {sum(spent):8.0f}")
    talk.close()
    catalog.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        drawn(Path(name))
        if len(sys.argv) > 1:
            counted(Path(sys.argv[1]), Path(name))


if __name__ == "__main__":
    main()
