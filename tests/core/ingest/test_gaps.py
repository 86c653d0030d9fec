"""What is said of the pages that could not be read: which they are, and why."""

from localmind_desktop.core.ingest.gaps import gaps
from localmind_desktop.core.model import Block, BlockKind, Box, Line, PageRead

CRASHED = "The page made its reader crash and was left out."
SLOW = "The page took too long to read and was left out."


def page(number: int, **more: object) -> PageRead:
    return PageRead(number, 595.0, 842.0, **more)


def read(number: int) -> PageRead:
    line = Line("The pump.", Box(0, 0, 90, 12))
    return page(number, blocks=(Block(BlockKind.PARAGRAPH, (line,)),))


def test_nothing_is_said_where_all_is_read():
    assert gaps([read(1), read(2), page(3)]) == ""


def test_each_page_is_named_with_what_kept_it_from_being_read():
    pages = [read(1), page(2, error=CRASHED), page(3, error=SLOW), page(4, error=CRASHED)]
    assert gaps(pages) == f"Pages 2, 4 are not readable. {CRASHED} Page 3 is not readable. {SLOW}"


def test_pictures_are_named_unless_their_text_was_recognised():
    pages = [read(1), page(2, has_image=True), page(3, has_image=True, ocr_language="eng")]
    assert gaps(pages).startswith("Page 2 is pictures without text. Install Tesseract")
