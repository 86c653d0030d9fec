"""How fast files of each format are read and set on pages, on one core.

    python -m tests.benchmarks.formats [FILE…]

Without files, documents are drawn. Prints for each: pages, cells, seconds, pages and cells per second.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from localmind_desktop.core.errors import DocumentError
from localmind_desktop.core.model import PageRead
from localmind_desktop.core.parsing import kind_of
from localmind_desktop.core.parsing.formats.reading import read_flowing

_SECTIONS, _ROWS, _COLUMNS = 60, 40, 8
_PROSE = "The pump delivers water at a constant pressure, as long as the valve before it is open. " * 6


def main(names: list[str]) -> None:
    print(f"{'file':32} {'pages':>6} {'cells':>8} {'seconds':>8} {'pages/s':>8} {'cells/s':>9}")
    with tempfile.TemporaryDirectory() as folder:
        for path in map(Path, names) if names else _drawn(Path(folder)):
            _show(path)


def _show(path: Path) -> None:
    started = time.perf_counter()
    try:
        read = [event for event in read_flowing(path, kind_of(path)) if isinstance(event, PageRead)]
    except DocumentError as error:
        print(f"{path.name[:32]:32} {error}")
        return
    seconds = time.perf_counter() - started
    cells = sum(len(row.cells) for page in read for fragment in page.fragments for row in fragment.rows)
    rates = f"{len(read) / seconds:8.0f} {cells / seconds:9,.0f}"
    print(f"{path.name[:32]:32} {len(read):6} {cells:8} {seconds:8.2f} {rates}")


def _drawn(folder: Path) -> Iterator[Path]:
    """A small file first, so that imports are not counted, then a large one."""
    for name, write in _WRITERS.items():
        for sections in (1, _SECTIONS):
            path = folder / f"drawn-{sections}.{name}"
            write(path, sections)
            yield path


def _tables(sections: int) -> Iterator[tuple[str, list[list[str]]]]:
    for section in range(sections):
        head = [f"Column {column}" for column in range(_COLUMNS)]
        rows = [[f"{section}.{row}.{column}" for column in range(_COLUMNS)] for row in range(_ROWS)]
        yield f"Section {section}", [head, *rows]


def _word(path: Path, sections: int) -> None:
    from docx import Document

    document = Document()
    for title, rows in _tables(sections):
        document.add_heading(title, 1)
        document.add_paragraph(_PROSE)
        table = document.add_table(len(rows), _COLUMNS)
        cells = iter(table._cells)  # by rows; asking for them one by one takes minutes
        for text in (text for row in rows for text in row):
            next(cells).text = text
    document.save(str(path))


def _slides(path: Path, sections: int) -> None:
    from pptx import Presentation
    from pptx.util import Inches

    presentation = Presentation()
    for title, rows in _tables(sections):
        slide = presentation.slides.add_slide(presentation.slide_layouts[5])
        slide.shapes.title.text = title
        shape = slide.shapes.add_table(len(rows), _COLUMNS, *[Inches(1)] * 4)
        for cell, text in zip(shape.table.iter_cells(), (text for row in rows for text in row), strict=True):
            cell.text = text
    presentation.save(str(path))


def _workbook(path: Path, sections: int) -> None:
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    for title, rows in _tables(sections):
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    book.save(path)


def _html(path: Path, sections: int) -> None:
    parts = []
    for title, rows in _tables(sections):
        body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
        parts.append(f"<h1>{title}</h1><p>{_PROSE}</p><table>{body}</table>")
    path.write_text(f"<!doctype html><body>{''.join(parts)}</body>", "utf-8")


def _markdown(path: Path, sections: int) -> None:
    parts = []
    for title, rows in _tables(sections):
        lines = ["| " + " | ".join(row) + " |" for row in rows]
        parts += [f"# {title}", _PROSE, "\n".join([lines[0], "|" + "---|" * _COLUMNS, *lines[1:]])]
    path.write_text("\n\n".join(parts), "utf-8")


def _json(path: Path, sections: int) -> None:
    content = {title: [dict(zip(rows[0], row, strict=True)) for row in rows[1:]] for title, rows in _tables(sections)}
    path.write_text(json.dumps(content), "utf-8")


def _csv(path: Path, sections: int) -> None:
    head, *rows = (row for _, table in _tables(sections) for row in table)
    path.write_text("\n".join(",".join(row) for row in [head, *(row for row in rows if row != head)]), "utf-8")


_WRITERS: dict[str, Callable[[Path, int], None]] = {
    "docx": _word,
    "pptx": _slides,
    "xlsx": _workbook,
    "html": _html,
    "md": _markdown,
    "json": _json,
    "csv": _csv,
}

if __name__ == "__main__":
    main(sys.argv[1:])
