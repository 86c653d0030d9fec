"""Raised marks that a source sets letter by letter, as TeX does: exponents below zero, the marks of several notes."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest

from localmind_desktop.core.parsing.content.ink import line_text
from localmind_desktop.core.parsing.content.pdf_ink import page_ink
from localmind_desktop.core.parsing.pdf import read_pdf


def drawn(path: Path, base: str, mark: str, behind: str = "") -> Path:
    """A line with a mark behind its base, each letter of the mark set by itself."""
    document = pymupdf.open()
    page = document.new_page()
    font = pymupdf.Font("helv")
    x, writer = 72.0, pymupdf.TextWriter(page.rect)
    for words, size, up in [(base, 10.0, 0.0), *((letter, 6.0, 4.0) for letter in mark), (behind, 10.0, 0.0)]:
        if words:
            writer.append((x, 100 - up), words, font=font, fontsize=size)
            x += font.text_length(words, size)
    writer.write_text(page)
    document.save(path)
    return path


@pytest.mark.parametrize(
    ("base", "mark", "behind", "read"),
    [
        ("It is 2 × 10", "−7", " newton.", "It is 2 × 10^−7 newton."),
        ("It is 10", "−41.52", ".", "It is 10^−41.52."),
        ("It is 3 m s", "−2", "", "It is 3 m s⁻²"),
        ("It is 2.10", "4,8", "", "It is 2.10 ⁴,⁸"),
        ("It is 2.10", "4", "", "It is 2.10^4"),
        ("By Krste", "1,2", ", in 2019", "By Krste ¹,², in 2019"),
        ("It is 5 m", "2", "", "It is 5 m2"),
        ("It is 10", "²", "", "It is 10^²"),
    ],
)
def test_a_mark_of_several_letters_is_one(tmp_path: Path, base: str, mark: str, behind: str, read: str) -> None:
    path = drawn(tmp_path / "marks.pdf", base, mark, behind)
    with pymupdf.open(path) as document:
        assert line_text(page_ink(document[0]).words) == read
    (page,) = (one for one in read_pdf(path) if hasattr(one, "blocks"))
    assert page.blocks[0].text == read
