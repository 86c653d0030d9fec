"""What is kept of pages whose personal data is hidden (I15), and what they are drawn from. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from localmind_desktop.core.insight.personal import personal_spans, redacted, redacted_pages
from localmind_desktop.core.insight.personal.by_model import Said
from localmind_desktop.core.insight.personal.named import together
from localmind_desktop.core.model import LEVELS, Fragment, Line, Opened, PageRead
from localmind_desktop.core.model.insight import RedactionMode


def hidden_pages(pages: Sequence[PageRead], mode: RedactionMode, said: Said) -> list[PageRead]:
    """The pages without what the rules find and what a model ``said``."""
    found = redacted_pages(pages, mode, said.named)
    kinds: dict[int, list[str]] = {}
    for one in found.hidden:
        kinds.setdefault(one.places[0].page, []).append(str(one.kind))
    return [_drawn_from_reading(page, kinds.get(page.number, ())) for page in found.pages]


def hidden_opening(opened: Opened, mode: RedactionMode, said: Said) -> Opened:
    """What a file says of itself without what is personal: its title may name a person's number too."""

    def hidden(text: str) -> str:
        return redacted(text, together((*personal_spans(text), *said.named.spans(text))), mode)

    outline = tuple(entry._replace(title=hidden(entry.title)) for entry in opened.outline)
    remarks = (*opened.remarks, *filter(None, (said.remark,)))
    return replace(opened, title=hidden(opened.title), outline=outline, remarks=remarks)


def _drawn_from_reading(page: PageRead, kinds: Sequence[str]) -> PageRead:
    """The page as one that is drawn from what was read of it, as the file itself still shows everything."""
    fragments = tuple(replace(one, header_cells=one.header_cells or _header_cells(one)) for one in page.fragments)
    return replace(page, fragments=fragments, is_set=True, hidden=tuple(kinds))


def _header_cells(fragment: Fragment) -> tuple[Line, ...]:
    if len(fragment.header_boxes) != len(fragment.headers):
        return ()
    named = zip(fragment.headers, fragment.header_boxes, strict=True)
    return tuple(Line(text.replace(LEVELS, "\n"), box) for text, box in named if text.strip())
