"""The page-image child."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from localmind_desktop.core.children.images import MOST_PIXELS, PageRenderer
from localmind_desktop.core.errors import Damaged, FileGone
from tests.core.children.alive import children
from tests.drawing import Drawing, text

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def renderer(tmp_path: Path) -> Iterator[PageRenderer]:
    renderer = PageRenderer(tmp_path)
    yield renderer
    renderer.close()


@pytest.fixture
def document(tmp_path) -> Path:
    drawing = Drawing()
    page = drawing.page()
    page.draw_rect((0, 0, 300, 842), color=None, fill=(1, 0, 0))
    text(drawing.page(842, 595), 60, 80, "A page on its side")
    drawing.document[1].set_rotation(90)
    return drawing.save(tmp_path / "two.pdf")


def child() -> psutil.Process:
    (found,) = children()
    return found


def test_a_page_becomes_pixels(renderer, document):
    image = renderer.render(document, "d", 1, 0.5)
    assert (image.width, image.height) == (298, 421)
    assert (image.document_id, image.page, image.scale) == ("d", 1, 0.5)
    middle = image.stride * 200
    assert image.pixels[middle + 30 : middle + 33] == b"\xff\x00\x00"
    assert image.pixels[middle + 3 * 250 : middle + 3 * 250 + 3] == b"\xff\xff\xff"


def test_sizes_are_those_of_the_page_as_displayed(renderer, document):
    assert renderer.page_sizes(document) == [(595, 842), (595, 842)]


def test_the_scale_is_lowered_for_a_huge_page(renderer, document):
    image = renderer.render(document, "d", 1, 20.0)
    assert image.width * image.height <= MOST_PIXELS
    assert 5.0 < image.scale < 7.0


def test_one_child_renders_many_pages(renderer, document):
    renderer.render(document, "d", 1, 0.2)
    first = child().pid
    renderer.render(document, "d", 2, 0.2)
    assert child().pid == first


def test_a_child_that_dies_is_replaced(renderer, document):
    renderer.render(document, "d", 1, 0.2)
    os.kill(child().pid, signal.SIGKILL)
    with pytest.raises(Damaged):
        renderer.render(document, "d", 2, 0.2)
    assert renderer.render(document, "d", 2, 0.2).width == 119


def test_a_page_that_is_not_there(renderer, document):
    with pytest.raises(Damaged):
        renderer.render(document, "d", 9, 1.0)


def test_a_file_that_is_gone(renderer, tmp_path):
    with pytest.raises(FileGone):
        renderer.render(tmp_path / "gone.pdf", "d", 1, 1.0)


def test_forgetting_a_document_drops_its_images(renderer, document):
    renderer.render(document, "d", 1, 0.2)
    renderer.render(document, "d", 2, 0.2)
    renderer.render(document, "e", 1, 0.2)
    assert renderer.forget(["d"]) == {"d": 2}
    assert renderer.forget(["d"]) == {}


def test_a_forgotten_document_is_held_open_no_more_and_the_child_stays(renderer, document):
    renderer.render(document, "d", 1, 0.2)
    first = child()
    assert str(document) in [file.path for file in first.open_files()]
    renderer.forget(["d"])
    assert child().pid == first.pid
    assert first.open_files() == []
    assert renderer.render(document, "d", 2, 0.2).width == 119
