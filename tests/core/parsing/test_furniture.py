"""Running headers and footers are told from text, whatever figures they hold."""

from __future__ import annotations

from pathlib import Path

import pymupdf
import pytest

from localmind_desktop.core.model import BlockKind, PageRead
from localmind_desktop.core.parsing.pdf import read_pdf


@pytest.mark.parametrize(
    "footer",
    [
        "Page {page} of 6",
        "Handbook 4.2 – {page}",
        "IEC 98765-4-321 (2019A4) rev 2.1 – page {page}",  # more figures than the page's
    ],
)
def test_a_footer_with_the_pages_number_is_furniture(tmp_path: Path, footer: str):
    document = pymupdf.open()
    for number in range(1, 7):
        page = document.new_page(width=595, height=842)
        page.insert_text((60, 120), f"The text of chapter {number} speaks of something else.", fontsize=11)
        page.insert_text((200, 815), footer.format(page=number), fontsize=8)
    document.save(tmp_path / "footer.pdf")
    document.close()
    pages = [item for item in read_pdf(tmp_path / "footer.pdf") if isinstance(item, PageRead)]
    kinds = {block.kind for page in pages for block in page.blocks if "chapter" not in block.text}
    assert kinds == {BlockKind.FURNITURE}
