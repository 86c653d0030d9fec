"""What differs, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core import Compared, Difference, DifferenceKind
from localmind_desktop.ui.words import count_name, labelled, tr

BLANKS = re.compile(r"[^\S\u00a0\u202f]+")
"""But for those that belong to a sign, as French has them before a colon."""
LONGEST = 400  # characters of a text in the list


def kind_name(kind: DifferenceKind) -> str:
    return {
        DifferenceKind.ADDED: tr("Added"),
        DifferenceKind.REMOVED: tr("Removed"),
        DifferenceKind.CHANGED: tr("Changed"),
        DifferenceKind.MOVED: tr("Moved"),
    }[kind]


def what_name(what: Compared) -> str:
    return {
        Compared.SECTION: tr("Section"),
        Compared.TEXT: tr("Text"),
        Compared.ROW: tr("Table row"),
        Compared.CELL: tr("Table cell"),
    }[what]


def headers() -> tuple[str, ...]:
    return tr("Change"), tr("What"), tr("Where"), tr("Before"), tr("After")


def row_of(difference: Difference) -> tuple[str, ...]:
    """What the list shows of it: the beginning of long texts, on one line."""
    return (*_head(difference), _short(difference.before), _short(difference.after))


def export_headers() -> tuple[str, ...]:
    return *headers(), tr("Page before"), tr("Page after")


def export_row(difference: Difference) -> tuple[str, ...]:
    """All of it."""
    sides = difference.places_before, difference.places_after
    pages = (str(places[0].page) if places else "" for places in sides)
    return (*_head(difference), told_phrase(difference.before), told_phrase(difference.after), *pages)


def headline(counts: Mapping[tuple[Compared, DifferenceKind], int]) -> str:
    total = sum(counts.values())
    return count_name(total, tr("{n} difference"), tr("{n} differences")) if total else tr("No differences found.")


def summary_line(counts: Mapping[tuple[Compared, DifferenceKind], int]) -> str:
    """ "Sections: 3 added, 1 moved · Texts: 12 changed"."""
    parts = []
    for what in Compared:
        told = [(counts.get((what, kind), 0), kind) for kind in DifferenceKind]
        words = ", ".join(_counted(kind, count) for count, kind in told if count)
        parts += [labelled(_many(what), words)] if words else []
    return " · ".join(parts)


def _counted(kind: DifferenceKind, count: int) -> str:
    return {
        DifferenceKind.ADDED: count_name(count, tr("1 added"), tr("{n} added")),
        DifferenceKind.REMOVED: count_name(count, tr("1 removed"), tr("{n} removed")),
        DifferenceKind.CHANGED: count_name(count, tr("1 changed"), tr("{n} changed")),
        DifferenceKind.MOVED: count_name(count, tr("1 moved"), tr("{n} moved")),
    }[kind]


def _many(what: Compared) -> str:
    return {
        Compared.SECTION: tr("Sections"),
        Compared.TEXT: tr("Texts"),
        Compared.ROW: tr("Table rows"),
        Compared.CELL: tr("Table cells"),
    }[what]


def _head(difference: Difference) -> tuple[str, str, str]:
    return kind_name(difference.kind), what_name(difference.what), difference.name


def _short(text: str) -> str:
    line = BLANKS.sub(" ", told_phrase(text)).strip()
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
