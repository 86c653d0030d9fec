"""Whether the letters of a run are to be seen."""

from __future__ import annotations

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.sight import LEAST_POINTS, WHITE
from localmind_desktop.core.parsing.formats.word.names import W, brightness, child, is_on, value, whole

_HALVES = 2  # half points of a point
_GROUNDS = (W + "rPr", W + "pPr", W + "tcPr", W + "tblPr")


def is_hidden(run: Element) -> bool:
    """Said to be hidden, or too small for any eye."""
    return is_on(run, "rPr", "vanish") or 0 < whole(value(run, "rPr", "sz")) < LEAST_POINTS * _HALVES


def is_white(run: Element) -> bool:
    """Whether it is in white on what nothing says to be other than white."""
    if brightness(value(run, "rPr", "color") or "000000") < WHITE:
        return False
    return not any(_has_ground(around) for around in (run, *run.iterancestors()))


def _has_ground(element: Element) -> bool:
    if element.tag == W + "txbxContent":  # what fills a box, the drawing around it says in many ways
        return True
    properties = next((part for part in element if part.tag in _GROUNDS), None)
    return any(child(properties, name) is not None for name in ("shd", "highlight", "tblStyle"))
