"""XML of an unknown source: no entity is resolved, nothing outside of it is opened."""

from __future__ import annotations

from typing import Any, TypeAlias

from lxml import etree

Element: TypeAlias = Any
"""An element of lxml, which states no types."""


def parsed(xml: bytes) -> Element:
    """The root of ``xml``. Raises what lxml raises."""
    return etree.fromstring(xml, hardened_parser())


def hardened_parser(huge: bool = False) -> Any:  # noqa: ANN401 - an `etree.XMLParser`
    """Comments and instructions are left out; ``huge``: lxml's limits of size and depth are lifted."""
    return etree.XMLParser(
        resolve_entities=False, no_network=True, huge_tree=huge, remove_comments=True, remove_pis=True
    )
