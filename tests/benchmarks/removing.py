"""How long many documents take to come and to go, and that nothing of those that went is left in any file.

By hand: ``python -m tests.benchmarks.removing [--documents 1000]``. Half of them are removed together, the rest in
batches of a hundred; every removal is verified and has its receipt.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from localmind_desktop.core import CancelToken, result_of
from tests.core.ingest.counting import CountingEmbedder
from tests.core.several import Shelf, ingest
from tests.faults.papers import canary, traces, write_mixed

BATCH = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--documents", type=int, default=1000)
    count = parser.parse_args().documents
    with tempfile.TemporaryDirectory() as place:
        shelf = Shelf(Path(place, "library"), {"counting": CountingEmbedder()})
        library = shelf.open("counting")
        papers = write_mixed(Path(place, "papers"), count)
        begun = time.perf_counter()
        ids = [document.id for document in ingest(library, papers)]
        _tell("adding", count, begun)
        half, receipts = count // 2, []
        begun = time.perf_counter()
        receipts += result_of(library.remove_all(ids[:half], CancelToken()))
        _tell("removing together", half, begun)
        begun = time.perf_counter()
        for first in range(half, count, BATCH):
            receipts += result_of(library.remove_all(ids[first : first + BATCH], CancelToken()))
        _tell(f"removing by {BATCH}", count - half, begun)
        left = traces(shelf.folder, [canary(number) for number in range(count)])
        shelf.close()
    print(f"receipts that are verified: {sum(receipt.verified for receipt in receipts)} of {count}")
    print(f"words of removed documents that a file still holds: {len(left)}")


def _tell(what: str, count: int, begun: float) -> None:
    seconds = time.perf_counter() - begun
    print(f"{what:20} {count:6} documents  {seconds:8.1f} s  {seconds / count * 1000:8.1f} ms each", flush=True)


if __name__ == "__main__":
    main()
