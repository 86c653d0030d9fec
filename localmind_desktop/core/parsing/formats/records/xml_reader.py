"""Reads XML: records become tables with the path to them, running text becomes paragraphs.

Engineering files (IEC 61850 name spaces and SCL, device descriptions) are records; books and articles are text.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from lxml import etree

from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.records.content import Value, content_of

_DEEPEST = 60


def read(path: Path) -> Flow:
    """Raises what lxml raises."""
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, huge_tree=False, remove_comments=True, remove_pis=True
    )
    root = etree.parse(str(path), parser).getroot()
    return Flow(tuple(content_of({_name(root): _value(root, 0)})))


def _name(element: etree._Element) -> str:
    return str(etree.QName(element).localname)


def _value(element: etree._Element, depth: int) -> Value:
    """A single text, or a record of attributes and of what stands within, by name."""
    children = [child for child in element if isinstance(child.tag, str)]
    fields: dict[str, Value] = {etree.QName(str(name)).localname: str(value) for name, value in element.attrib.items()}
    if depth >= _DEEPEST or _is_mixed(element, children):
        text = " ".join("".join(map(str, element.itertext())).split())
        return {**fields, "text": text} if fields else text
    text = " ".join((element.text or "").split())
    if not children:
        return {**fields, "text": text} if fields and text else fields or text
    groups: dict[str, list[Value]] = defaultdict(list)
    for child in children:
        groups[_name(child)].append(_value(child, depth + 1))
    for name, values in groups.items():
        key = name if name not in fields else f"{name} (element)"
        fields[key] = values[0] if len(values) == 1 else _alike(values)
    return fields


def _alike(values: list[Value]) -> Value:
    """Several of one name: all records where one of them is."""
    if not any(isinstance(value, dict) for value in values):
        return values
    return [value if isinstance(value, dict) else {"text": value} for value in values]


def _is_mixed(element: etree._Element, children: list[etree._Element]) -> bool:
    """Whether letters stand between the elements within: running text."""
    return bool(children) and any((text or "").strip() for text in (element.text, *(child.tail for child in children)))
