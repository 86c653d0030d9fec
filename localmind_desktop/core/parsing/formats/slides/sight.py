"""Whether a shape of a slide is to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.sight import LEAST_POINTS
from localmind_desktop.core.parsing.formats.slides.text import A, P

_LEAST = LEAST_POINTS * 100  # hundredths of a point
_FILLS = tuple(f"{A}{name}" for name in ("solidFill", "gradFill", "blipFill", "pattFill", "grpFill"))


def is_outside(box: tuple[int, int, int, int], slide: tuple[int, int]) -> bool:
    """Whether a box (left, top, right, bottom) lies beside its slide (width, height) as a whole."""
    left, top, right, bottom = box
    return right <= 0 or bottom <= 0 or left >= slide[0] or top >= slide[1]


def is_tiny(shape: Element) -> bool:
    """Whether all its letters are too small for any eye."""
    sizes = [_size(run) for run in _runs(shape)]
    return bool(sizes) and max(sizes) < _LEAST


def is_white(shape: Element, behind: Sequence[Element]) -> bool:
    """Whether some of its letters are white, and neither it nor a slide or pattern ``behind`` it paints a ground."""
    if not any(_is_white(run) for run in _runs(shape)) or _is_filled(shape):
        return False
    return not any(_paints(slide, shape) for slide in behind)


def _runs(shape: Element) -> Iterator[Element]:
    return (run for run in shape.iter(f"{A}r") if (run.findtext(f"{A}t") or "").strip())


def _size(run: Element) -> int:
    stated = run.find(f"{A}rPr")
    size = stated.get("sz", "") if stated is not None else ""
    return int(size) if size.isdecimal() else _LEAST


def _is_white(run: Element) -> bool:
    colour = run.find(f"{A}rPr/{A}solidFill/{A}srgbClr")
    return colour is not None and colour.get("val", "").upper() == "FFFFFF"


def _is_filled(shape: Element) -> bool:
    own = shape.find(f"{P}spPr")
    return shape.find(f"{P}style") is not None or (
        own is not None and any(own.find(fill) is not None for fill in _FILLS)
    )


def _paints(slide: Element, shape: Element) -> bool:
    """Whether a slide has a ground of its own, or anything that may lie under ``shape``."""
    ground = slide.find(f"{P}cSld/{P}bg/{P}bgPr")
    tree = slide.find(f"{P}cSld/{P}spTree")
    others = [other for other in tree if other is not shape] if tree is not None else []
    return ground is not None or any(other.tag == f"{P}pic" or _is_filled(other) for other in others)
