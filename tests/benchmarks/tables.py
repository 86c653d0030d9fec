"""How right and how fast tables are read; run by hand: ``python -m tests.benchmarks.tables [--help]``.

One run compares our reader with PyMuPDF's ``find_tables``, ``pymupdf4llm``, ``pdfplumber`` and the floor, which
only fetches words and drawings: on documents drawn with known truth, on files (speed, the slow path, what fails the
self-check), and on a whole corpus (characters of plain extraction that are lost). Speeds are in pages per second of
processor time, which other programs on the machine change least; the floor and we read in turns, the fastest counts.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pymupdf

from localmind_desktop.core.model import Table
from localmind_desktop.core.parsing.header.rows import GROUP_HEADER
from tests import drawing_forms, drawing_layouts, drawing_styles
from tests.benchmarks.table_readers import ALL, LIBRARIES, Found, fast, floor, ours
from tests.benchmarks.table_scores import Score, lenient, lost, strict

KINDS = {**drawing_styles.KINDS, **drawing_layouts.KINDS, **drawing_forms.KINDS}
LONG = "twenty pages"
CORPUS = Path(__file__).parents[3] / "shared" / "corpus"


def timed(run: Callable[[], object]) -> float:
    """The processor's seconds of a run."""
    started = time.process_time()
    run()
    return time.process_time() - started


# ---------------------------------------------------------------- drawn documents


def of_drawn(seeds: int, libraries: Sequence[str], wanted: str) -> None:
    """A line per kind: percent of rows exact, of tables under the right headers, and with the right name."""
    columns = ["ours", "lenient", *libraries]
    print(f"{'drawn: % rows, headers, names':36}" + "".join(f"{name:>18}" for name in columns) + "   slow")
    totals = {name: Score() for name in columns}
    doubtful = improved = pages = 0
    with tempfile.TemporaryDirectory() as folder:
        for kind in (kind for kind in KINDS if wanted in kind):
            scores = {name: Score() for name in columns}
            looked = 0
            for seed in range(1 if kind.startswith(LONG) else seeds):
                drawn = KINDS[kind](Random(f"{kind} {seed}"))
                path = drawn.drawing.save(Path(folder) / "drawn.pdf")
                read = ours(path)
                pages, looked, improved = pages + len(read.pages), looked + read.doubtful, improved + read.improved
                scores["ours"].add(strict(drawn.tables, read.tables))
                scores["lenient"].add(lenient(drawn.tables, [_found(table) for table in read.tables]))
                for name in libraries:
                    scores[name].add(lenient(drawn.tables, LIBRARIES[name](path, ALL)))
            doubtful += looked
            print(f"{kind:36}" + "".join(f"{scores[name]!s:>18}" for name in columns) + f"   {looked}", flush=True)
            for name in columns:
                totals[name].add(scores[name])
    print(f"{'all':36}" + "".join(f"{totals[name]!s:>18}" for name in columns))
    one = totals["ours"]
    print(f"ours, strictly: {one.exact} of {one.rows} rows exact, {one.headers} headers right and", end=" ")
    print(f"{one.names} names of {one.tables} tables, {one.more} tables too many")
    print(f"{doubtful} of {pages} pages on the slow path, {improved} the better for it\n")


# ---------------------------------------------------------------- files


def of_files(paths: Sequence[Path], libraries: Sequence[str], most: int, repeats: int) -> None:
    """Speed of each file in pages per second, how many times the floor's time ours is, and the slow path's share.

    The libraries read the first ``most`` pages.
    """
    names = "".join(f"{name:>12}{'ours/it':>8}" for name in libraries)
    head = f"{'file: pages per second':38}{'pages':>6}{'floor':>8}{'ours':>8}{'times floor':>12}"
    print(f"{head}{names}   tables  rows  pages on the slow path")
    for path in paths:
        with pymupdf.open(path) as document:
            pages = document.page_count
        turns = [(timed(lambda path=path: floor(path)), fast(path).seconds) for _ in range(repeats)]
        least, seconds = map(min, zip(*turns, strict=True))
        line = f"{path.name[:38]:38}{pages:6}{pages / least:8.0f}{pages / seconds:8.1f}{seconds / least:12.2f}"
        for name in libraries:
            number = min(pages, most)
            its = timed(lambda name=name, path=path, number=number: LIBRARIES[name](path, number)) / number
            line += f"{1 / its:12.2f}{its * pages / seconds:8.1f}"
        read = ours(path)
        rows = sum(len(table.rows) for table in read.tables)
        slow = f"{read.doubtful} ({read.doubtful / pages:.1%})"
        slow += f", {read.improved} better, {read.slow_seconds:.1f} s" if read.doubtful else ""
        print(f"{line}{len(read.tables):9}{rows:6}  {slow}", flush=True)
    print()


def of_losses(paths: Sequence[Path]) -> None:
    """The pages that lost text against plain extraction."""
    whole = gone = 0
    for path in paths:
        pages = ours(path).pages
        losses = lost(path, [page for page in pages if not page.error])
        whole, gone = whole + len(pages), gone + len(losses)
        characters = sum(missing.total() for _, missing, _ in losses)
        print(f"{path.name[:44]:44} {len(losses):4} of {len(pages):4} pages lost {characters:5} characters", flush=True)
        for number, missing, printed in sorted(losses, key=lambda loss: -loss[1].total())[:5]:
            print(f"    page {number}: {missing.total()} of {printed}: {''.join(sorted(missing.elements()))[:60]!r}")
    print(f"{gone} of {whole} pages lost text\n")


def _found(table: Table) -> Found:
    width = len(table.headers) - (table.headers[-1:] == (GROUP_HEADER,))
    return Found(list(table.headers[:width]), [list(row.texts[:width]) for row in table.rows], table.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, help="PDF files (default: iec61850-* of the corpus)")
    parser.add_argument(
        "--drawn", type=int, default=2, metavar="SEEDS", help="documents of each drawn kind (default 2)"
    )
    parser.add_argument("--kind", default="", help="only drawn kinds with this in their name")
    parser.add_argument("--libraries", nargs="*", default=list(LIBRARIES), choices=list(LIBRARIES))
    parser.add_argument("--pages", type=int, default=12, help="of a file that the libraries are timed on (default 12)")
    parser.add_argument("--repeats", type=int, default=5, help="of the floor's and our reading of a file (default 5)")
    parser.add_argument("--losses", action="store_true", help="also list what is lost of every file of the corpus")
    parser.add_argument("--without", nargs="*", default=[], metavar="NAME", help="files of the corpus to leave alone")
    options = parser.parse_args()
    pymupdf.TOOLS.mupdf_display_errors(False)
    with pymupdf.open() as document:  # the layout model is loaded before anything is timed
        document.new_page().get_layout()
    if options.drawn:
        of_drawn(options.drawn, options.libraries, options.kind)
    of_files(options.files or sorted(CORPUS.glob("iec61850-*.pdf")), options.libraries, options.pages, options.repeats)
    if options.losses:
        of_losses([path for path in sorted(CORPUS.glob("*.pdf")) if path.name not in options.without])


if __name__ == "__main__":
    main()
