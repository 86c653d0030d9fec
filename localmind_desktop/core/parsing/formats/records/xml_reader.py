"""Reads XML: records become tables with the path to them, running text becomes paragraphs.

Engineering files (IEC 61850 name spaces and SCL, device descriptions) are records; books and articles are text.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from lxml import etree

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import HIGHEST_LEVEL, Content, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.records.content import Value, content_of
from localmind_desktop.core.parsing.formats.shared.hardened_xml import hardened_parser
from localmind_desktop.core.phrase import Phrase, phrase

_DEEPEST = 60
_HEADINGS = frozenset({"title", "head", "heading", "subtitle"})


def read(path: Path) -> Flow:
    """Raises what lxml raises."""
    root = etree.parse(str(path), hardened_parser()).getroot()
    entities = [str(entity.text) for entity in root.iter(etree.Entity)]
    remarks = (_left(entities[0]),) if entities else ()
    stories = {inner for element in root.iter(etree.Element) if _is_story(element) for inner in _upwards(element)}
    if stories:
        return Flow(tuple(_story(root, stories, 1)), "", remarks)
    return Flow(tuple(content_of({_name(root): _value(root, 0)})), "", remarks)


def _left(entity: str) -> Phrase:
    return phrase(
        "Abbreviations that the file declares itself (entities) were left as they are, such as {example}.",
        example=entity,
    )


def _name(element: etree._Element) -> str:
    return str(etree.QName(element).localname)


def _children(element: etree._Element) -> list[etree._Element]:
    return [child for child in element if isinstance(child.tag, str)]


# ------------------------------------------------------------------------------------- running text


def _is_story(element: etree._Element) -> bool:
    """Whether paragraphs and other things take turns in an element, so that their order matters."""
    names: dict[str, None] = {}
    for name, run in groupby(_children(element), key=_name):
        if name in names and _is_text(next(run)):
            return True
        names[name] = None
    return False


def _is_text(element: etree._Element) -> bool:
    children = _children(element)
    return _is_mixed(element, children) or (not children and not element.attrib and bool(_words(element)))


def _upwards(element: etree._Element) -> Iterator[etree._Element]:
    yield element
    yield from element.iterancestors()


def _story(element: etree._Element, stories: set[etree._Element], level: int) -> Iterator[Content]:
    """What is in an element, in its order."""
    fields = _fields(element)
    if fields:
        yield from content_of({_name(element): fields})
    if (element.text or "").strip():
        yield FlowText(" ".join(str(element.text).split()))
    for (name, is_story), run in groupby(_children(element), key=lambda child: (_name(child), child in stories)):
        members = list(run)
        if is_story and level < _DEEPEST:
            for child in members:
                yield from _story(child, stories, level + 1)
        elif all(map(_is_text, members)):
            kind = BlockKind.HEADING if name in _HEADINGS else BlockKind.PARAGRAPH
            for child in members:
                yield FlowText(_words(child), kind, min(level, HIGHEST_LEVEL) if name in _HEADINGS else 0)
        else:
            values = [_value(child, level) for child in members]
            yield from content_of({name: values[0] if len(values) == 1 else _alike(values)})
        for child in members:
            if (child.tail or "").strip():
                yield FlowText(" ".join(str(child.tail).split()))


# ------------------------------------------------------------------------------------- records


def _value(element: etree._Element, depth: int) -> Value:
    """A single text, or a record of attributes and of what stands within, by name."""
    children = _children(element)
    fields = _fields(element)
    if depth >= _DEEPEST or not children or _is_mixed(element, children):
        text = _words(element)
        return {**fields, "text": text} if fields and text else fields or text
    groups: dict[str, list[Value]] = defaultdict(list)
    for child in children:
        groups[_name(child)].append(_value(child, depth + 1))
    for name, values in groups.items():
        key = name if name not in fields else f"{name} (element)"
        fields[key] = values[0] if len(values) == 1 else _alike(values)
    return fields


def _fields(element: etree._Element) -> dict[str, Value]:
    """The attributes; those that are called alike in two name spaces are told with their own."""
    fields: dict[str, Value] = {}
    for name, value in element.attrib.items():
        qualified = etree.QName(str(name))
        key = str(qualified.localname)
        fields[key if key not in fields else f"{key} ({qualified.namespace or 'own'})"] = str(value)
    return fields


def _words(element: etree._Element) -> str:
    """All text within; entities, which are not looked up, by their names."""
    return " ".join("".join(map(str, element.itertext())).split())


def _alike(values: list[Value]) -> Value:
    """Several of one name: all records where one of them is."""
    if not any(isinstance(value, dict) for value in values):
        return values
    return [value if isinstance(value, dict) else {"text": value} for value in values]


def _is_mixed(element: etree._Element, children: list[etree._Element]) -> bool:
    """Whether letters stand between the elements within: running text."""
    return bool(children) and any((text or "").strip() for text in (element.text, *(child.tail for child in element)))
