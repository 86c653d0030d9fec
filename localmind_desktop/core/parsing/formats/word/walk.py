"""Which elements of a Word file are printed: those of tracked changes and alternatives chosen, wrappings taken off."""

from __future__ import annotations

from collections.abc import Iterator

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.remarks import DELETED_TEXT, Remarks
from localmind_desktop.core.parsing.formats.word.names import MC, W

_WRAPPINGS = frozenset(
    {
        *(W + "sdt", W + "sdtContent", W + "smartTag", W + "customXml", W + "hyperlink", W + "dir", W + "bdo"),
        *(W + "ins", W + "moveTo", W + "conflictIns"),
    }
)
_DELETED = frozenset({W + "del", W + "conflictDel"})
NOT_PRINTED = _DELETED | {W + "moveFrom"}
_ALTERNATIVES = MC + "AlternateContent"


def printed(element: Element, remarks: Remarks) -> Iterator[Element]:
    """The children of ``element``, and those of what is wrapped in it."""
    for child in element.iterchildren("*"):
        tag = child.tag
        if tag in _WRAPPINGS:
            yield from printed(child, remarks)
        elif tag == _ALTERNATIVES:
            chosen = _chosen(child)
            if chosen is not None:
                yield from printed(chosen, remarks)
        elif tag in _DELETED:
            if any((text.text or "").strip() for text in child.iter(W + "delText", W + "t")):
                remarks.add(DELETED_TEXT)
        elif tag not in NOT_PRINTED:
            yield child


def _chosen(alternatives: Element) -> Element | None:
    """The first of several ways to say the same that says something."""
    return next((way for way in alternatives.iterchildren(MC + "Choice", MC + "Fallback") if len(way)), None)
