"""What a reader of a document needs of its pages, from a library."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core import CancelToken, Library, Settings, result_of
from localmind_desktop.core.errors import UnknownDocument
from localmind_desktop.core.settings import Models
from localmind_desktop.core.task import Cancelled
from tests.drawing import Drawing, Style, table, text

pytestmark = pytest.mark.sampled(2)

KEYWORDS_ONLY = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> Path:
    """The folder of a document of 60 pages and its library; the second page is turned, the third cropped."""
    folder = tmp_path_factory.mktemp("pages")
    drawing = Drawing()
    for number in range(1, 61):
        page = drawing.page()
        text(page, 100, 200, f"Voltage of unit{number} is 5 V")
    table(drawing.document[3], 100, 300, (80, 120), (("Name", "Value"), ("Supply voltage", "5 V")), Style())
    drawing.document[1].set_rotation(90)
    drawing.document[2].set_cropbox((50, 100, 500, 800))
    file = drawing.save(folder / "units.pdf")
    opened = Library.open(folder / "library", KEYWORDS_ONLY)
    result_of(opened.ingest(file, CancelToken()))
    opened.close()
    return folder


@pytest.fixture
def library(filled) -> Iterator[tuple[Library, str, Path]]:
    """The open library, the id of its document, and the document's file."""
    opened = Library.open(filled / "library", KEYWORDS_ONLY)
    yield opened, opened.documents()[0].id, filled / "units.pdf"
    opened.close()


def test_words_have_boxes_where_they_are_displayed(library):
    opened, document, _ = library
    first, turned, cropped = (opened.pages.words(document, page) for page in (1, 2, 3))
    assert [word.text for word in first] == ["Voltage", "of", "unit1", "is", "5", "V"]
    assert {word.line for word in first} == {0}
    x, y = first[0].box[0], (first[0].box.y0 + first[0].box.y1) / 2
    assert (cropped[0].box.x0, cropped[0].box.y0) == pytest.approx((x - 50, first[0].box.y0 - 100), abs=0.1)
    assert (turned[0].box.y0, (turned[0].box.x0 + turned[0].box.x1) / 2) == pytest.approx((x, 842 - y), abs=0.1)


def test_a_text_is_found_on_all_pages_in_cells_too(library):
    opened, document, _ = library
    found = []
    assert result_of(opened.pages.find(document, "VOLTAGE", CancelToken()), found.append) == 60
    hits = [hit for some in found for hit in some]
    assert [hit.page for hit in hits] == sorted([*range(1, 61), 4])
    (cell,) = (hit for hit in hits if hit.before == "Supply ")
    (boxes,) = opened.pages.hit_boxes(document, 4, [cell])
    word = next(word for word in opened.pages.words(document, 4) if word.text == "voltage")
    assert boxes == (word.box,)


def test_a_search_can_be_cancelled(library):
    opened, document, _ = library
    cancel = CancelToken()
    search = opened.pages.find(document, "voltage", cancel)
    next(search)
    cancel.cancel()
    with pytest.raises(Cancelled):
        next(search)


def test_an_image_for_the_screen_has_its_own_order_of_colours(library):
    opened, document, _ = library
    image, plain = (opened.pages.render(document, 1, 0.5, channels) for channels in (4, 3))
    assert image.stride == 4 * image.width
    assert image.pixels[:4] == b"\xff\xff\xff\xff"
    assert (image.width, image.height) == (plain.width, plain.height)
    assert plain.channels == 3


def test_the_file_is_the_users_own_while_it_is_there(library):
    opened, document, file = library
    assert opened.pages.file(document) == file
    file.rename(file.with_suffix(".moved"))
    assert opened.pages.file(document) == opened.paths.original(opened.document(document).sha256)
    file.with_suffix(".moved").rename(file)
    with pytest.raises(UnknownDocument):
        opened.pages.words("nothing", 1)


def test_images_of_a_changed_document_go_with_its_earlier_states(tmp_path):
    library = Library.open(tmp_path / "library", KEYWORDS_ONLY)
    try:
        for state in range(4):
            file = tmp_path / "unit.md"
            file.write_text(f"# Unit\n\nIts voltage is {state} V.\n")
            result_of(library.ingest(file, CancelToken()))
            (document,) = library.documents()
            library.pages.render(document.id, 1, 0.2)
            kept = library.removing().renderer.forget([document.id])
            library.pages.render(document.id, 1, 0.2)
            assert kept == {document.id: 1}
        assert {key[0] for key in library.removing().renderer._kept} == {document.id}
    finally:
        library.close()
