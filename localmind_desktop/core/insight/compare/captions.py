"""Tables that were read in one document only, while their captions stand in both. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from localmind_desktop.core.insight.compare.blocks import Content
from localmind_desktop.core.insight.compare.sections import numbered
from localmind_desktop.core.insight.compare.wording import plain, title_words
from localmind_desktop.core.model import BlockKind

Caption = tuple[str, ...]


def comparable(before: Content, after: Content) -> tuple[Content, Content]:
    """Both less such tables and captions: the tables are not gone, so nothing can be said of them."""
    tables, tables_after = (_named(one.table.caption for one in content.tables) for content in (before, after))
    loose, loose_after = _loose(before), _loose(after)
    unread, unread_after = (loose & tables_after) - tables, (loose_after & tables) - tables_after
    return _without(before, unread_after, unread), _without(after, unread, unread_after)


def _loose(content: Content) -> set[Caption]:
    return _named(item.block.text for item in content.items if item.block.kind is BlockKind.CAPTION)


def _named(captions: Iterable[str]) -> set[Caption]:
    return {_caption(text) for text in captions} - {()}


def _caption(text: str) -> Caption:
    """The words of a caption that has a number, without that."""
    named = numbered(plain(text), ())
    return (named.label, *title_words(named.title)) if named.label and named.title else ()


def _without(content: Content, tables: set[Caption], captions: set[Caption]) -> Content:
    if not tables and not captions:
        return content
    items = [
        item
        for item in content.items
        if item.block.kind is not BlockKind.CAPTION or _caption(item.block.text) not in captions
    ]
    kept = [one for one in content.tables if _caption(one.table.caption) not in tables]
    return replace(content, items=tuple(items), tables=tuple(kept))
