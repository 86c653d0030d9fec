"""What differs, in words."""

from __future__ import annotations

from collections.abc import Mapping

from localmind_desktop.core import Compared, Difference, DifferenceKind
from localmind_desktop.ui.words import count_name, tr

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


def row_of(difference: Difference) -> tuple[str, ...]:
    return (
        kind_name(difference.kind),
        what_name(difference.what),
        difference.name,
        _short(difference.before),
        _short(difference.after),
    )


def headers() -> tuple[str, ...]:
    return tr("Change"), tr("What"), tr("Where"), tr("Before"), tr("After")


def summary_line(counts: Mapping[tuple[Compared, DifferenceKind], int]) -> str:
    """ "3 sections added, 12 texts changed"; what is most first."""
    told = sorted(counts.items(), key=lambda entry: -entry[1])
    parts = [f"{_counted(what, count)} {kind_name(kind).lower()}" for (what, kind), count in told if count]
    return ", ".join(parts) if parts else tr("No differences were found.")


def _counted(what: Compared, count: int) -> str:
    one, many = {
        Compared.SECTION: (tr("1 section"), tr("{n} sections")),
        Compared.TEXT: (tr("1 text"), tr("{n} texts")),
        Compared.ROW: (tr("1 table row"), tr("{n} table rows")),
        Compared.CELL: (tr("1 table cell"), tr("{n} table cells")),
    }[what]
    return count_name(count, one, many)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
