"""Formulas in MathML as one line of text: ``(a+b)/2``, ``x^2``."""

from __future__ import annotations

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element

_SIGNS = {"msup": "^", "mover": "^", "msub": "_", "munder": "_", "mfrac": "/"}
_LIMITS = frozenset({"msubsup", "munderover"})
_SILENT = frozenset({"annotation", "annotation-xml"})


def formula(element: Element) -> str:
    """The text of a formula or of a part of one."""
    name = element.tag.rpartition("}")[2]
    parts = [formula(part) for part in element.iterchildren("*") if part.tag.rpartition("}")[2] not in _SILENT]
    if name in _SIGNS and len(parts) == 2:
        base = _bracketed(parts[0]) if name == "mfrac" else parts[0]
        return f"{base}{_SIGNS[name]}{_bracketed(parts[1])}"
    if name in _LIMITS and len(parts) == 3:
        return f"{parts[0]}_{_bracketed(parts[1])}^{_bracketed(parts[2])}"
    if name == "msqrt":
        return f"√{_bracketed(''.join(parts))}"
    if name == "mroot" and len(parts) == 2:
        return f"{parts[1]}√{_bracketed(parts[0])}"
    if name == "mtable":
        return "; ".join(parts)
    if name == "mtr":
        return ", ".join(parts)
    return (element.text or "").strip() + "".join(parts)


def _bracketed(text: str) -> str:
    return text if text.isalnum() else f"({text})"
