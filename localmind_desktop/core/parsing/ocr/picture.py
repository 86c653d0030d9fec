"""The picture of a page that is made for recognition: upright, level, without noise, dark on light."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from localmind_desktop.core.parsing.ocr.places import Way

if TYPE_CHECKING:
    import pymupdf

DPI = 300
"""What a picture counts as, whatever the size of its page: that of a photograph is seldom true."""

_LONGEST, _LONGEST_SOURCE = 4_700, 9_000  # pixels of a side: what is enlarged, and what is so large by itself
_MOST = 45_000_000  # pixels
_SMALL_DPI = 100  # enough to see the lines of text in
_SMALL_LONGEST = 1_700  # pixels
_MOST_POINTS = 120_000  # dark ones, by which the angle is told
_STEEPEST = 4.0  # degrees
_LEVEL = 0.08  # degrees: less moves the end of a line by less than a point
_CLEARER = 1.02  # times as sharp must the lines be when the page is turned
_REACH, _STEPS = 15, (1, 2, 4, 8, 15)  # pixels on every side in which the ground of one is seen; both sides in steps
_DARKEST = 0.5  # percent of the pixels, which are surely ink
_GRAIN = 0.18  # of the way from the ground to ink: what is paler is grain
_LEAST_SPAN = 60  # greys between ink and its ground
_ABOVE, _BESIDE = 5, 4  # pixels around a word that smoothing has greyed
_DARK_PAPER = 0.6  # share of dark pixels

Grey: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Picture:
    """Grey pixels, dark on white, and the way from points of the picture to those of the page as displayed."""

    grey: Grey
    way: Way

    @property
    def width(self) -> float:
        return float(self.grey.shape[1] * 72 / DPI)

    @property
    def height(self) -> float:
        return float(self.grey.shape[0] * 72 / DPI)


def netpbm(grey: Grey) -> bytes:
    """The pixels as a file that every program for pictures reads."""
    height, width = grey.shape
    return b"P5 %d %d 255\n" % (width, height) + grey.tobytes()


def without_boxes(grey: Grey, boxes: Iterable[tuple[float, float, float, float]]) -> Grey:
    """A copy of the pixels with nothing in the boxes, which are in points."""
    empty = grey.copy()
    for box in boxes:
        x0, y0, x1, y1 = (round(value * DPI / 72) for value in box)
        empty[max(0, y0 - _ABOVE) : y1 + _ABOVE, max(0, x0 - _BESIDE) : x1 + _BESIDE] = 255
    return empty


def picture_of(page: pymupdf.Page, quarter_turns: int, angle: float) -> Picture:
    """``page`` turned clockwise by quarters and then by ``angle`` degrees."""
    import pymupdf

    scale = _scale(page)
    matrix = pymupdf.Matrix(90 * quarter_turns + angle) * pymupdf.Matrix(scale, scale)
    pixmap = page.get_pixmap(matrix=matrix, colorspace=pymupdf.csGRAY, alpha=False)
    back = pymupdf.Matrix(DPI / 72, DPI / 72) * pymupdf.Matrix(1, 0, 0, 1, pixmap.x, pixmap.y) * ~matrix
    grey = without_noise(_pixels(pixmap))
    if float(np.mean(grey < threshold(grey))) > _DARK_PAPER:
        grey = 255 - grey
    return Picture(on_white(grey), Way(back.a, back.b, back.c, back.d, back.e, back.f))


def slant(page: pymupdf.Page) -> float:
    """The angle in degrees by which ``page`` is to be turned clockwise for its lines to be level."""
    import pymupdf

    scale = min(_SMALL_DPI / 72, _SMALL_LONGEST / max(page.rect.width, page.rect.height))
    pixmap = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), colorspace=pymupdf.csGRAY, alpha=False)
    return slant_of(_pixels(pixmap))


def slant_of(grey: Grey) -> float:
    """As `slant`, of a small picture: by the turn that puts its dark points into the sharpest rows and columns."""
    dark = grey < threshold(grey)
    if np.mean(dark) > 0.5:
        dark = ~dark
    ys, xs = np.nonzero(dark)
    if len(xs) < 2:
        return 0.0
    step = max(1, len(xs) // _MOST_POINTS)
    points = np.stack((xs[::step], ys[::step])).astype(np.float32)
    coarse = np.arange(-_STEEPEST, _STEEPEST + 0.1, 0.25)
    best = float(coarse[np.argmax(_sharpness(points, coarse))])
    fine = np.append(np.arange(best - 0.25, best + 0.26, 0.05), 0.0)
    sharpness = _sharpness(points, fine)
    angle = float(fine[np.argmax(sharpness)])
    return angle if abs(angle) >= _LEVEL and sharpness.max() > _CLEARER * sharpness[-1] else 0.0


def _sharpness(points: NDArray[np.float32], angles: NDArray[np.float64]) -> NDArray[np.float64]:
    """How unevenly the points fall into rows, and into columns, once turned clockwise by each of the angles."""
    x, y = points
    found = []
    for angle in np.radians(angles):
        sine, cosine = math.sin(angle), math.cos(angle)
        rows, columns = x * sine + y * cosine, x * cosine - y * sine
        found.append(_unevenness(rows) + _unevenness(columns))
    return np.array(found)


def _unevenness(places: NDArray[np.float32]) -> float:
    counts = np.bincount((places - places.min()).astype(np.int64)).astype(np.float64)
    return float(np.sum(np.diff(counts) ** 2))


def threshold(grey: Grey) -> float:
    """The grey between ink and paper, by Otsu's method."""
    counts = np.bincount(grey[::2, ::2].ravel(), minlength=256).astype(np.float64)
    below = np.cumsum(counts)
    sums = np.cumsum(counts * np.arange(256))
    above = below[-1] - below
    with np.errstate(divide="ignore", invalid="ignore"):
        apart = sums / below - (sums[-1] - sums) / above
        spread = np.nan_to_num(below * above * apart**2)
    best = np.flatnonzero(spread == spread.max())
    return float(best.mean()) + 1


def without_noise(grey: Grey) -> Grey:
    """Smoothed by a bell of one pixel: letters stay as legible, and grain does not become ink."""
    wide = grey.astype(np.uint16)
    for axis in (0, 1):
        wide = _smoothed(wide, axis)
    return wide.astype(np.uint8)


def on_white(grey: Grey) -> Grey:
    """The ink as it would be on white paper: without the shade of cells, shadows and yellowed edges.

    The ground of a pixel is what remains when all is gone that is thinner than the strokes of large letters.
    """
    ground = grey
    for extreme in (np.maximum, np.minimum):
        for axis in (0, 1):
            ground = _extreme_around(ground, extreme, axis)
    whitened = _whitened(float(np.percentile(grey[::4, ::4], _DARKEST)))
    return np.asarray(whitened[ground.astype(np.uint16) << np.uint16(8) | grey])


def _whitened(darkest: float) -> Grey:
    """What becomes of a grey on a ground, at 256 times that of the ground and that of the pixel."""
    ground, grey = np.mgrid[:256, :256].astype(np.float32)
    span = np.maximum(ground - np.float32(darkest), _LEAST_SPAN)
    ink = np.clip((ground - grey) / span, 0, 1)
    white: Grey = (255 * np.minimum((1 - ink) / np.float32(1 - _GRAIN), 1)).astype(np.uint8)
    return white.ravel()


def _extreme_around(grey: Grey, extreme: np.ufunc, axis: int) -> Grey:
    """For every pixel the brightest, or the darkest, within reach along an axis: by windows twice as long each time."""
    margins = [(_REACH, _REACH) if each == axis else (0, 0) for each in (0, 1)]
    found = np.pad(grey, margins, mode="edge")
    turned = found.T if axis else found
    for step in _STEPS:
        turned = extreme(turned[:-step], turned[step:])
    return turned.T if axis else turned


def _smoothed(wide: NDArray[np.uint16], axis: int) -> NDArray[np.uint16]:
    """Each pixel with its neighbours along an axis, weighted 1, 4, 6, 4, 1."""
    margins = [(2, 2) if each == axis else (0, 0) for each in (0, 1)]
    padded = np.pad(wide, margins, mode="edge")
    if axis:
        return _smoothed_down(padded.T).T
    return _smoothed_down(padded)


def _smoothed_down(padded: NDArray[np.uint16]) -> NDArray[np.uint16]:
    summed = padded[2:-2] * np.uint16(6)
    summed += (padded[1:-3] + padded[3:-1]) * np.uint16(4)
    summed += padded[:-4]
    summed += padded[4:]
    return (summed + np.uint16(8)) >> np.uint16(4)


def _scale(page: pymupdf.Page) -> float:
    """Pixels per point: 300 dots per inch, less where the picture would become larger than its source is worth."""
    longest, area = max(page.rect.width, page.rect.height), page.rect.width * page.rect.height
    source = max(
        (image["width"] / max(1.0, image["bbox"][2] - image["bbox"][0]) * longest for image in page.get_image_info()),
        default=0.0,
    )
    most = max(_LONGEST, min(source, _LONGEST_SOURCE))
    return float(min(DPI / 72, most / longest, math.sqrt(_MOST / area)))


def _pixels(pixmap: pymupdf.Pixmap) -> Grey:
    rows = np.frombuffer(pixmap.samples, np.uint8).reshape(pixmap.height, pixmap.stride)
    return rows[:, : pixmap.width]
