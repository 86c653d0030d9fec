"""Text recognition: pages drawn with known words, made pictures of, and read again."""

from __future__ import annotations

import random
import shutil
import struct
from pathlib import Path

import numpy as np
import pymupdf
import pytest

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.children.reader import read_document
from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import Box, Kind, Opened, PageRead, Table
from localmind_desktop.core.page_text import words_of
from localmind_desktop.core.parsing.kinds import kind_of
from localmind_desktop.core.parsing.lattice.rulings import rulings
from localmind_desktop.core.parsing.ocr.picture import DPI, on_white, slant_of, without_noise
from localmind_desktop.core.parsing.ocr.recognition import Recogniser
from localmind_desktop.core.parsing.ocr.rest import rest_of
from localmind_desktop.core.parsing.ocr.strokes import ruled
from localmind_desktop.core.parsing.ocr.words import Found, FoundLine, found_lines, words_of_lines
from localmind_desktop.core.parsing.pdf import read_pdf
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from localmind_desktop.core.settings import Limits, Recognition
from localmind_desktop.core.task import CancelToken
from tests.drawing import ABOVE, LEFT, Drawing, Rules, Style, paragraph, table, text

pytestmark = pytest.mark.sampled(2)

needs_tesseract = pytest.mark.skipif(shutil.which("tesseract") is None, reason="Tesseract is not installed")

ENGLISH = Recognition(languages="eng")
PROSE = (
    "The pump is started only after the inlet valve has been opened and the housing is full of water. "
    "A pressure of more than 6.5 bar for longer than 30 seconds stops the motor, and the red lamp is lit. "
    "Every quarter of a year the filter is taken out, washed in clear water, dried and put back in its place. "
)
LIMIT_ROWS = [
    ["Pump", "Limits", LEFT, "Note"],
    [ABOVE, "Pressure", "Flow", ABOVE],
    ["KX-7", "6.5", "120", "Standard"],
    ["KX-9", "8.0", "185", "With filter"],
    ["MT-12", "10.5", "240", "On request"],
    ["MT-15", "12.0", "310", "Standard"],
]


# ------------------------------------------------------------------------------------- drawing


def grey(page: pymupdf.Page, dpi: int, angle: float = 0.0, noise: float = 0.0) -> pymupdf.Pixmap:
    """A picture of ``page``, turned clockwise, with grain."""
    matrix = pymupdf.Matrix(dpi / 72, dpi / 72).prerotate(angle)
    pixmap = page.get_pixmap(matrix=matrix, colorspace=pymupdf.csGRAY)
    if not noise:
        return pixmap
    pixels = np.frombuffer(pixmap.samples, np.uint8).astype(float)
    grain = np.random.default_rng(7).normal(0, noise, pixels.shape)
    noisy = (0.85 * pixels + 20 + grain).clip(0, 255).astype(np.uint8)
    return pymupdf.Pixmap(pymupdf.csGRAY, pixmap.width, pixmap.height, noisy.tobytes(), False)


def pixels_of(pixmap: pymupdf.Pixmap) -> np.ndarray:
    return np.frombuffer(pixmap.samples, np.uint8).reshape(pixmap.height, pixmap.stride)[:, : pixmap.width]


def scanned(path: Path, *pictures: pymupdf.Pixmap, dpi: int = 200) -> Path:
    """A PDF whose pages are nothing but pictures."""
    document = pymupdf.open()
    for picture in pictures:
        page = document.new_page(width=picture.width * 72 / dpi, height=picture.height * 72 / dpi)
        page.insert_image(page.rect, pixmap=picture)
    document.save(path)
    document.close()
    return path


def tiff(path: Path, *frames: pymupdf.Pixmap) -> Path:
    """A TIFF file of grey frames without compression, 200 dots per inch."""
    content, link = b"II*\0", 4
    content += struct.pack("<I", 0)
    for frame in frames:
        strip = pixels_of(frame).tobytes()
        start = len(content)
        content += strip + struct.pack("<II", 200, 1)
        entries = [
            (256, 4, frame.width), (257, 4, frame.height), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, start),
            (277, 3, 1), (278, 4, frame.height), (279, 4, len(strip)), (282, 5, start + len(strip)),
            (283, 5, start + len(strip)), (296, 3, 2),
        ]  # fmt: skip
        content = content[:link] + struct.pack("<I", len(content)) + content[link + 4 :]
        content += struct.pack("<H", len(entries))
        content += b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in entries)
        link = len(content)
        content += struct.pack("<I", 0)
    path.write_bytes(content)
    return path


def prose_page(drawing: Drawing) -> pymupdf.Page:
    page = drawing.page(595, 300)
    text(page, 72, 100, "Starting the pump", 18, "hebo")
    paragraph(page, 72, 120, 450, PROSE, 11)
    return page


def pages_of(path: Path, kind: Kind = Kind.PDF, recogniser: Recogniser | None = None) -> list[PageRead]:
    recogniser = recogniser or Recogniser(ENGLISH)
    return [event for event in read_pdf(path, recogniser=recogniser, kind=kind) if isinstance(event, PageRead)]


def only_table(path: Path) -> Table:
    tables = join_fragments(pages_of(path))
    assert len(tables) == 1, [each.headers for each in tables]
    return tables[0]


def cells(found: Table) -> list[list[str]]:
    return [list(row.texts) for row in found.rows]


def running_text(page: PageRead) -> str:
    return " ".join(" ".join(block.text.split()) for block in page.blocks)


def boxes_by_word(page: pymupdf.Page, matrix: pymupdf.Matrix) -> list[tuple[str, Box]]:
    return [(word[4], Box(*(pymupdf.Rect(word[:4]) * matrix))) for word in page.get_text("words")]


# ------------------------------------------------------------------------------------- pictures


@pytest.mark.parametrize("angle", [0.0, 0.3, -1.2, 2.7, -3.8])
def test_the_slant_of_a_page_is_found(angle):
    page = prose_page(Drawing())
    small = pixels_of(grey(page, 100, angle, noise=20 if angle > 0 else 0))
    assert slant_of(small) == pytest.approx(-angle, abs=0.11)


def test_an_empty_page_has_no_slant():
    assert slant_of(np.full((300, 200), 255, np.uint8)) == 0.0
    assert slant_of(np.zeros((300, 200), np.uint8)) == 0.0


def test_shade_is_taken_from_under_the_ink():
    page = np.full((200, 300), 240, np.uint8)
    page[60:140, 40:260] = 150
    page[95:105, 100:200] = 20
    white = on_white(page)
    assert white[70:80, 50:90].min() > 240
    assert white[98:102, 110:190].max() < 40


def test_rulings_are_found_and_letters_are_not():
    generator = random.Random(3)
    for _ in range(4):
        drawing = Drawing()
        page = drawing.page(400, 300)
        widths = [generator.randint(40, 90) for _ in range(4)]
        rows = [[f"Hill {generator.randint(1, 99)}" for _ in widths] for _ in range(5)]
        bottom = table(page, 30, 40, widths, rows, Style(header_fill=True))
        paragraph(page, 30, bottom + 20, 340, PROSE, 9)
        found = ruled(on_white(without_noise(pixels_of(grey(page, 300)))))
        edges = [30 + sum(widths[:n]) for n in range(5)]
        vertical, horizontal = rulings(found.vertical), rulings(found.horizontal)
        assert [stroke.at for stroke in vertical] == pytest.approx(edges, abs=0.8)
        assert len(horizontal) == len(rows) + 1
        assert all((stroke.start, stroke.end) == pytest.approx((30, edges[-1]), abs=1) for stroke in horizontal)
        assert found.bare[round(45 * 300 / 72), round(30 * 300 / 72)] == 255


def test_ink_that_is_left_is_moved_together_and_keeps_its_place():
    page = np.full((3000, 2000), 255, np.uint8)
    page[400:430, 300:420] = 30
    page[2600:2630, 1500:1620] = 190  # pale ink is ink
    page[1500:1504, 900:904] = 0  # a speck is not
    rest = rest_of(page)
    assert rest is not None
    assert rest.grey.size < page.size / 20
    assert np.count_nonzero(rest.grey == 30) == np.count_nonzero(rest.grey == 190) == 30 * 120
    assert not np.any(rest.grey == 0)
    words = []
    for shade in (30, 190):
        rows, columns = np.nonzero(rest.grey == shade)
        edges = (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)
        words.append(Found(*(float(edge) * 72 / DPI for edge in edges), "word", 90.0))
    line = FoundLine(tuple(words), words[0].x0, words[0].y1, 0.0, 7.0, 0)
    (placed,) = rest.whole([line])
    pixels = [[round(edge * DPI / 72) for edge in word[:4]] for word in placed.words]
    assert pixels == [[300, 400, 420, 430], [1500, 2600, 1620, 2630]]
    assert (round(placed.left * DPI / 72), round(placed.base * DPI / 72)) == (300, 430)


def test_nothing_is_left_of_paper_and_specks():
    page = np.full((100, 130), 255, np.uint8)
    assert rest_of(page) is None
    page[50:54, 60:64] = 0
    assert rest_of(page) is None


# ------------------------------------------------------------------------------------- hOCR

HOCR = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><body><div class='ocr_page' title='image "stdin"; bbox 0 0 600 400'>
<span class='ocr_line' title="bbox 100 60 400 100; baseline 0.01 -9; x_size 42; x_descenders 9; x_ascenders 11">
<span class='ocrx_word' title='bbox 100 60 220 91; x_wconf 96'><strong>Flow</strong></span>
<span class='ocrx_word' title='bbox 240 62 400 100; x_wconf 12'>&lt;&amp;gy</span></span>
<span class='ocr_line' title='nonsense; bbox one two'><span class='ocrx_word' title=''>lost</span></span>
</div></body></html>"""


def test_words_get_the_height_of_their_line():
    (line,) = found_lines(HOCR)
    assert [(word.text, word.confidence) for word in line.words] == [("Flow", 96.0), ("<&gy", 12.0)]
    blank = np.full((400, 600), 255, np.uint8)
    flow, energy = words_of_lines([line], blank)
    assert flow.size == energy.size == pytest.approx(42 * 72 / 300 / 0.93, abs=0.05)
    assert flow.y1 - flow.y0 == pytest.approx(energy.y1 - energy.y0)
    assert energy.y0 - flow.y0 == pytest.approx(0.01 * 160 * 72 / 300, abs=0.01)
    assert (flow.x0, energy.x1) == pytest.approx((24, 96))


def test_what_is_no_hocr_holds_no_lines():
    assert found_lines(b"") == found_lines(b"\x00\x01") == found_lines(b"<html/>") == []


# ------------------------------------------------------------------------------------- pages


@needs_tesseract
def test_prose_is_read_from_a_slanting_page_and_lies_on_its_words(tmp_path):
    page = prose_page(Drawing())
    picture = grey(page, 200, angle=1.5, noise=15)
    (read,) = pages_of(scanned(tmp_path / "scan.pdf", picture))
    heading, *blocks = read.blocks
    assert (heading.kind, heading.text) == ("heading", "Starting the pump")
    assert " ".join(" ".join(block.text.split()) for block in blocks) == PROSE.strip()
    assert read.ocr_language == "eng"
    origin = page.rect * pymupdf.Matrix(200 / 72, 200 / 72).prerotate(1.5)
    on_scan = pymupdf.Matrix(1, 1).prerotate(1.5) * pymupdf.Matrix(1, 0, 0, 1, -origin.x0 * 0.36, -origin.y0 * 0.36)
    truth = boxes_by_word(page, on_scan)
    found = [(word.text, word.box) for word in words_of([read])]
    assert [word for word, _ in found] == [word for word, _ in truth]
    for (_, box), (_, true) in zip(found, truth, strict=True):
        middle = (true.x0 + true.x1) / 2, (true.y0 + true.y1) / 2
        assert box.x0 - 12 <= middle[0] <= box.x1 + 12  # letters count as equally wide where lines become words
        assert box.y0 <= middle[1] <= box.y1


@needs_tesseract
@pytest.mark.parametrize(("angle", "noise", "style"), [(0, 0, Style()), (-2, 18, Style(header_fill=True, size=10))])
def test_a_ruled_table_is_read_from_its_picture(tmp_path, angle, noise, style):
    page = Drawing().page(595, 320)
    style = Style(size=style.size, header_rows=2, header_fill=style.header_fill, bold_header=True)
    text(page, 72, 90, "Table 3 - Limits of the pumps", 10)
    table(page, 72, 100, [90, 90, 90, 130], LIMIT_ROWS, style)
    found = only_table(scanned(tmp_path / "scan.pdf", grey(page, 200, angle, noise)))
    assert found.caption == "Table 3 - Limits of the pumps"
    assert found.headers == ("Pump", "Limits › Pressure", "Limits › Flow", "Note")
    assert cells(found) == LIMIT_ROWS[2:]


@needs_tesseract
def test_a_table_with_rules_below_its_header_is_read_from_its_picture(tmp_path):
    page = Drawing().page(595, 320)
    rows = [["Town", "Inhabitants", "Area"], *([f"Town {n}", f"{n * 1357}", f"{n * 17}.5"] for n in range(3, 11))]
    table(page, 72, 100, [120, 110, 110], rows, Style(rules=Rules.HEADER, size=10, right_from=1))
    found = only_table(scanned(tmp_path / "scan.pdf", grey(page, 300)))
    assert (list(found.headers), cells(found)) == (rows[0], rows[1:])


@needs_tesseract
def test_a_small_picture_alone_on_a_page_is_read(tmp_path):
    page = Drawing().page(320, 110)
    rows = [["Town", "Area", "Height"], ["Ash", "17.5", "120"], ["Elm", "24.5", "310"], ["Fir", "31.5", "95"]]
    table(page, 20, 12, [90, 90, 90], rows, Style())
    sheet = Drawing()
    sheet.page().insert_image((140, 300, 400, 390), pixmap=grey(page, 300))  # a twentieth of the page
    found = only_table(sheet.save(tmp_path / "scan.pdf"))
    assert (list(found.headers), cells(found)) == (rows[0], rows[1:])


@needs_tesseract
def test_a_scanned_page_with_a_number_stamped_on_it_is_read(tmp_path):
    sheet = Drawing()
    page = sheet.page(595, 300)
    page.insert_image(page.rect, pixmap=grey(prose_page(Drawing()), 200))
    text(page, 400, 290, "Exhibit 7, page 12 of 48", 8)
    (read,) = pages_of(sheet.save(tmp_path / "scan.pdf"))
    assert PROSE.strip() in running_text(read)
    assert "Exhibit 7" in running_text(read)
    assert read.ocr_language == "eng"


@needs_tesseract
def test_words_before_a_picture_stay_as_they_are(tmp_path):
    sheet = Drawing()
    page = sheet.page(595, 300)
    picture = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.IRect(0, 0, 60, 30))
    picture.set_rect(picture.irect, (190, 210, 230))
    page.insert_image(page.rect, pixmap=picture)
    text(page, 72, 140, "Annual review of the l1fts in hall O", 20)
    (read,) = pages_of(sheet.save(tmp_path / "slide.pdf"))
    assert running_text(read) == "Annual review of the l1fts in hall O"
    assert read.ocr_language is None


@needs_tesseract
@pytest.mark.parametrize("quarter_turns", [1, 2])
def test_a_page_that_lies_on_its_side_or_head_is_read(tmp_path, quarter_turns):
    picture = grey(prose_page(Drawing()), 200, 90 * quarter_turns)
    (read,) = pages_of(scanned(tmp_path / "scan.pdf", picture))
    assert running_text(read) == f"Starting the pump {PROSE}".strip()
    assert (read.width, read.height) == pytest.approx((picture.width * 0.36, picture.height * 0.36))
    heading = read.blocks[0].box
    assert (heading.x0 > read.width / 2) if quarter_turns == 1 else (heading.y0 > read.height / 2)


@needs_tesseract
def test_a_picture_of_any_size_is_read_frame_by_frame(tmp_path):
    page = prose_page(Drawing())
    path = tiff(tmp_path / "fax.tif", grey(page, 200), grey(Drawing().page(100, 100), 200))
    assert kind_of(path) is Kind.IMAGE
    first, second = pages_of(path, Kind.IMAGE)
    assert running_text(first) == f"Starting the pump {PROSE}".strip()
    assert (second.has_text, second.ocr_language) == (False, "eng")
    photo = tmp_path / "photo.png"
    grey(page, 300).save(photo)  # counts as 96 dots per inch: a page three times as large
    (large,) = pages_of(photo, Kind.IMAGE)
    assert large.width > 1500
    assert running_text(large) == running_text(first)
    renderer = PageRenderer(tmp_path)
    try:
        assert renderer.page_sizes(path, Kind.IMAGE) == [(first.width, first.height), (second.width, second.height)]
        assert renderer.render(path, "fax", 1, 1.0, Kind.IMAGE).width == pytest.approx(first.width, abs=1)
    finally:
        renderer.close()


@needs_tesseract
def test_the_fenced_child_recognises_pages_among_others(tmp_path):
    drawing = Drawing()
    page = prose_page(drawing)
    picture = grey(page, 200)
    for place in (1, 2):
        scan = drawing.document.new_page(place, width=595, height=300)
        scan.insert_image(scan.rect, pixmap=picture)
    path = drawing.save(tmp_path / "mixed.pdf")
    wanted = Recognition(languages="xyz+eng+deu_latf")
    opened, *pages = read_document(path, Limits(), CancelToken(), recognition=wanted)
    assert isinstance(opened, Opened)
    assert opened.remarks == (
        "Text recognition has no packs for xyz and deu_latf; install them to have such pages read better.",
    )
    assert [page.ocr_language for page in pages] == [None, "eng", "eng"]
    assert len({running_text(page) for page in pages}) == 1


@needs_tesseract
def test_a_page_that_takes_too_long_stays_a_picture(tmp_path):
    path = scanned(tmp_path / "scan.pdf", grey(prose_page(Drawing()), 200))
    (read,) = pages_of(path, recogniser=Recogniser(ENGLISH, seconds=0.0))
    assert (read.has_text, read.has_image, read.ocr_language, read.error) == (False, True, None, None)


def test_without_tesseract_a_picture_stays_one(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    path = scanned(tmp_path / "scan.pdf", grey(prose_page(Drawing()), 100))
    recogniser = Recogniser(ENGLISH)
    (read,) = pages_of(path, recogniser=recogniser)
    assert (read.has_text, read.has_image, read.ocr_language) == (False, True, None)
    assert recogniser.remarks() == ()


def test_the_text_of_a_drawing_is_read(tmp_path):
    path = tmp_path / "plan.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><text x="20" y="40" font-size="16">'
        'Größe der Pumpe</text><line x1="10" y1="60" x2="300" y2="60" stroke="black"/></svg>',
        encoding="utf-8",
    )
    assert kind_of(path) is Kind.SVG
    (read,) = pages_of(path, Kind.SVG)
    assert (running_text(read), read.ocr_language) == ("Größe der Pumpe", None)


def test_damaged_and_empty_pictures_are_named(tmp_path):
    broken, empty = tmp_path / "broken.png", tmp_path / "empty.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(200)))
    empty.write_bytes(b"")
    assert [page.error for page in pages_of(broken, Kind.IMAGE)] == ["The page is damaged and could not be read."]
    with pytest.raises(NothingToRead):
        pages_of(empty, Kind.IMAGE)
