"""The formulas of a Word file as one line of text: ``(a)/(b)``, ``x^2``. Source: ECMA-376-1, 22.1."""

from __future__ import annotations

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.names import M, W

_PROPERTIES = "Pr"  # how the names of elements that hold no text end
_DEFAULT_SIGN = "∫"


def formula(element: Element) -> str:
    """The text of a formula or of a part of one."""
    tag = element.tag
    if tag in (M + "t", W + "t"):
        return element.text or ""
    if not tag.startswith(M) and tag != W + "ins" and tag != W + "r":
        return ""
    name = tag.removeprefix(M)
    if name.endswith(_PROPERTIES):
        return ""
    match name:
        case "f":
            return f"{_grouped(element, 'num')}/{_grouped(element, 'den')}"
        case "sSup" | "sSub" | "sSubSup" | "sPre" | "limLow" | "limUpp":
            return _inner(element, "e") + _limits(element)
        case "rad":
            degree = _inner(element, "deg")
            return f"{degree}√{_grouped(element, 'e')}"
        case "nary":
            return f"{_property(element, 'naryPr', 'chr', _DEFAULT_SIGN)}{_limits(element)} {_inner(element, 'e')}"
        case "d":
            begin, end = _property(element, "dPr", "begChr", "("), _property(element, "dPr", "endChr", ")")
            parts = _property(element, "dPr", "sepChr", "|").join(map(_all, element.findall(M + "e")))
            return f"{begin}{parts}{end}"
        case "func":
            return f"{_inner(element, 'fName')} {_inner(element, 'e')}"
        case "m":
            return "; ".join(map(formula, element.findall(M + "mr")))
        case "mr":
            return ", ".join(map(_all, element.findall(M + "e")))
        case "eqArr":
            return "; ".join(map(_all, element.findall(M + "e")))
        case _:
            return _all(element)


def _all(element: Element) -> str:
    return "".join(map(formula, element.iterchildren("*")))


def _inner(element: Element, name: str) -> str:
    part = element.find(M + name)
    return "" if part is None else _all(part)


def _grouped(element: Element, name: str) -> str:
    return _bracketed(_inner(element, name))


def _limits(element: Element) -> str:
    low, high = _inner(element, "sub"), _inner(element, "sup")
    near = _inner(element, "lim")
    if element.tag == M + "limLow":
        low = near
    elif element.tag == M + "limUpp":
        high = near
    return (f"_{_bracketed(low)}" if low else "") + (f"^{_bracketed(high)}" if high else "")


def _bracketed(text: str) -> str:
    return text if text.isalnum() else f"({text})"


def _property(element: Element, properties: str, name: str, default: str) -> str:
    found = element.find(f"{M}{properties}/{M}{name}")
    return default if found is None else found.get(M + "val") or ""
