"""Draws the sample documents: ``python resources/samples/draw.py [FOLDER]``.

The same source always gives the same bytes, so that the drawn files beside this script can be checked against it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from source import Source, read_source
from typeset import set_document

HERE = Path(__file__).parent
DRAWN_ON = "D:20250616120000Z"


def draw(source: Source, target: Path) -> None:
    document = set_document(source)
    keys = source.keys
    document.set_metadata(
        {
            "title": f"{keys['number']} {keys['title']} – {keys['subtitle']}",
            "author": keys["publisher"],
            "creationDate": DRAWN_ON,
            "modDate": DRAWN_ON,
        }
    )
    document.subset_fonts()
    document.save(target, garbage=4, deflate=True, deflate_fonts=True, use_objstms=True, no_new_id=True)


def draw_all(folder: Path) -> list[Path]:
    """Draw every document into ``folder`` and return their paths."""
    targets = []
    for path in sorted((HERE / "sources").glob("*.txt")):
        target = folder / f"{path.stem}.pdf"
        draw(read_source(path), target)
        targets.append(target)
    return targets


if __name__ == "__main__":
    for drawn in draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE):
        print(drawn.name)
