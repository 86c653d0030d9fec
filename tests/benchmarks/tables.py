"""How fast and how right tables are read; run by hand: ``python -m tests.benchmarks.tables [PDF …]``.

Compares our reader with PyMuPDF's ``find_tables`` and with the floor, which only fetches words and drawings. Drawn
documents come with their truth; for files nobody knows the truth, so only speed and counts are printed.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pymupdf

from localmind_desktop.core.model import PageRead
from localmind_desktop.core.parsing.joining import join_fragments
from localmind_desktop.core.parsing.pdf import read_pdf
from tests.drawing import ABOVE, LEFT, Drawing, Rules, Style, table

SLOW_PAGES = 12  # of a file that find_tables is timed on
Truth = tuple[list[str], list[list[str]]]
Found = list[tuple[list[str], list[list[str]]]]


def drawn(folder: Path) -> list[tuple[str, Path, Truth]]:
    """Documents of one table each."""
    header = ["Name", "Type", "Default", "Description"]
    rows = [[f"REG_{n:02}", "r/w", f"0x{n:02X}", f"Sets value {n} of the device and what it means"] for n in range(20)]
    merged = [row if n % 2 == 0 else [ABOVE, *row[1:]] for n, row in enumerate(rows)]
    levels = [["Name", "Value", LEFT, "Description"], [ABOVE, "Type", "Default", ABOVE]]
    grouped = ["Name", "Value › Type", "Value › Default", "Description"]
    repeated = [[rows[n - n % 2][0], *row[1:]] for n, row in enumerate(rows)]
    widths = [90, 60, 60, 260]
    kinds: list[tuple[str, list, Style, Truth]] = [
        ("ruled", [header, *rows], Style(), (header, rows)),
        ("ruled, plain header", [header, *rows], Style(bold_header=False), (header, rows)),
        ("dashed", [header, *rows], Style(dashes=True), (header, rows)),
        ("rules of rows", [header, *rows], Style(rules=Rules.ROWS), (header, rows)),
        ("rules of header", [header, *rows], Style(rules=Rules.HEADER), (header, rows)),
        ("banded", [header, *rows], Style(rules=Rules.NONE, banded=True, header_fill=True), (header, rows)),
        ("no rules", [header, *rows], Style(rules=Rules.NONE), (header, rows)),
        ("two levels", [*levels, *rows], Style(header_rows=2), (grouped, rows)),
        ("merged cells", [header, *merged], Style(), (header, repeated)),
    ]
    found = []
    for name, lines, style, truth in kinds:
        drawing = Drawing()
        table(drawing.page(), 60, 80, widths, lines, style)
        found.append((name, drawing.save(folder / f"{name}.pdf"), truth))
    return found


def ours(path: Path, pages: int = 10**6) -> Found:
    read = [item for item in read_pdf(path) if isinstance(item, PageRead)][:pages]
    return [(list(t.headers), [list(row.texts) for row in t.rows]) for t in join_fragments(read)]


def theirs(path: Path, pages: int = 10**6) -> Found:
    found: Found = []
    with pymupdf.open(path) as document:
        for number in range(min(pages, document.page_count)):
            page = document[number]  # tables hold their page only weakly
            for one in page.find_tables().tables:
                rows = [[(cell or "").replace("\n", " ") for cell in row] for row in one.extract()]
                names = [(name or "").replace("\n", " ") for name in one.header.names]
                found.append((names, rows if one.header.external else rows[1:]))
    return found


def floor(path: Path, pages: int = 10**6) -> Found:
    with pymupdf.open(path) as document:
        for number in range(min(pages, document.page_count)):
            document[number].get_text("words")
            document[number].get_cdrawings()
    return []


def timed(reader: Callable[[Path, int], Found], path: Path, pages: int) -> tuple[Found, float]:
    started = time.perf_counter()
    found = reader(path, pages)
    return found, time.perf_counter() - started


def exact(found: Found, truth: Truth) -> str:
    headers = any(names == truth[0] for names, _ in found)
    held = [row for _, rows in found for row in rows]
    return f"header {'yes' if headers else 'no ':3} rows {sum(row in held for row in truth[1]):2}/{len(truth[1])}"


def main(files: list[str]) -> None:
    pymupdf.TOOLS.mupdf_display_errors(False)
    with tempfile.TemporaryDirectory() as folder:
        print(f"{'drawn':24} {'ours':24} find_tables")
        for name, path, truth in drawn(Path(folder)):
            print(f"{name:24} {exact(ours(path), truth):24} {exact(theirs(path), truth)}")
    corpus = Path(__file__).parents[3] / "shared" / "corpus"
    paths = [Path(file) for file in files] or sorted(corpus.glob("iec61850-*.pdf"))
    print(f"\n{'file':44} {'ours':>34} {'find_tables':>34} {'floor':>12}")
    for path in paths:
        with pymupdf.open(path) as document:
            pages = document.page_count
        line = f"{path.name[:44]:44}"
        for reader, most in ((ours, pages), (theirs, min(pages, SLOW_PAGES))):
            found, seconds = timed(reader, path, most)
            rows = sum(len(rows) for _, rows in found)
            line += f" {most / seconds:7.1f} p/s {len(found):4} tables {rows:5} rows"
        _, seconds = timed(floor, path, pages)
        print(f"{line} {pages / seconds:8.1f} p/s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
