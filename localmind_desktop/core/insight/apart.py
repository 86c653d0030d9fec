"""Looking through a whole document: here where it is short, in a process of its own where that takes seconds.

What goes to the other process and what comes back is bytes: unpickling many small objects would hold Python's lock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from localmind_desktop.core.children.apart import apart
from localmind_desktop.core.insight.compare import Comparison, Reading, compare
from localmind_desktop.core.insight.inspecting import Material, inspected
from localmind_desktop.core.insight.personal import Redaction, Search, redacted_by, redacted_pages
from localmind_desktop.core.model import PageRead, Place
from localmind_desktop.core.model.insight import (
    DocumentClass,
    HiddenPlace,
    Inspection,
    PersonalKind,
    RedactionMode,
)
from localmind_desktop.core.page_text import lines_of
from localmind_desktop.core.store.readings import StoredReading
from localmind_desktop.core.task import CancelToken

_SHORT = 100_000  # bytes, packed: some 30 pages, which take no longer than starting a process
_LONGEST_LINE = 160  # characters
_INSPECTION = TypeAdapter(Inspection)
_COMPARISON = TypeAdapter(Comparison)
_HIDDEN = TypeAdapter(list[dict[RedactionMode, list[HiddenPlace]]])
_PLACES = TypeAdapter(dict[PersonalKind, tuple[Place, ...]])


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a document beside its text. ``others`` are the names of the library's other documents.

    ``invoice`` is the invoice as data, which the file carries beside its pages; ``chosen`` the class that the user set.
    """

    title: str
    others: tuple[str, ...] = ()
    invoice: bytes | None = None
    chosen: DocumentClass | None = None


def inspect(reading: StoredReading, about: About, cancel: CancelToken) -> Inspection:
    """What the rules find. Raises `Cancelled`, and `Damaged` where it takes too much."""
    return _INSPECTION.validate_json(_taken(_inspect, (reading, about), reading.size, cancel))


def compare_stored(before: StoredReading, after: StoredReading, cancel: CancelToken) -> Comparison:
    """How ``after`` differs from ``before``. Raises `Cancelled`, and `Damaged` where it takes too much."""
    return _COMPARISON.validate_json(_taken(_compare, (before, after), before.size + after.size, cancel))


def hidden_in(
    readings: Sequence[tuple[str, StoredReading]], modes: Sequence[RedactionMode], cancel: CancelToken
) -> list[dict[RedactionMode, list[HiddenPlace]]]:
    """Of pages that were redacted the kinds, of others what each of ``modes`` would hide, for each of the documents,
    given with their names.

    Raises `Cancelled`, and `Damaged` where it takes too much.
    """
    is_counted = set(modes) <= {RedactionMode.OFF}  # then only what was hidden
    size = 0 if is_counted else sum(reading.size for _, reading in readings)
    return _HIDDEN.validate_json(_taken(_hide_all, (tuple(readings), tuple(modes)), size, cancel))


def personal_places(reading: StoredReading, cancel: CancelToken) -> dict[PersonalKind, tuple[Place, ...]]:
    """Where what is personal stands; nothing where it was hidden when that was read.

    Raises `Cancelled`, and `Damaged` where it takes too much.
    """
    return _PLACES.validate_json(_taken(_find_personal, (reading,), reading.size, cancel))


def _taken(step: Callable[..., bytes], arguments: tuple[object, ...], size: int, cancel: CancelToken) -> bytes:
    cancel.check()
    return step(*arguments) if size <= _SHORT else apart(step, arguments, cancel)


# ------------------------------------------------------------------------------------- in either process


def _inspect(reading: StoredReading, about: About) -> bytes:
    material = Material(about.title, reading.pages(), reading.tables(), about.others, about.invoice)
    return _INSPECTION.dump_json(inspected(material, about.chosen))


def _compare(before: StoredReading, after: StoredReading) -> bytes:
    sides = [Reading(tuple(one.pages()), tuple(one.tables())) for one in (before, after)]
    return _COMPARISON.dump_json(compare(sides[0], sides[1], CancelToken()))


def _hide_all(readings: Sequence[tuple[str, StoredReading]], modes: Sequence[RedactionMode]) -> bytes:
    return _HIDDEN.dump_json([_hide(name, reading.pages(), modes) for name, reading in readings])


def _hide(
    name: str, pages: Sequence[PageRead], modes: Sequence[RedactionMode]
) -> dict[RedactionMode, list[HiddenPlace]]:
    before = [HiddenPlace(PersonalKind(kind), name, page.number, "") for page in pages for kind in page.hidden]
    found = dict.fromkeys(modes, before)
    if hiding := [mode for mode in modes if mode is not RedactionMode.OFF]:
        search = Search(pages)
        found |= {mode: [*before, *_shown(name, redacted_by(search, mode))] for mode in hiding}
    return found


def _shown(name: str, redaction: Redaction) -> Iterator[HiddenPlace]:
    """What was hidden, with its line as it is then."""
    lines = {page.number: lines_of(page) for page in redaction.pages} if redaction.hidden else {}
    for one in redaction.hidden:
        first = one.places[0]
        shown = " ".join(lines[first.page].get(first.box, "").split())
        yield HiddenPlace(one.kind, name, first.page, shown[:_LONGEST_LINE])


def _find_personal(reading: StoredReading) -> bytes:
    places: dict[PersonalKind, tuple[Place, ...]] = {}
    for one in redacted_pages(reading.pages(), RedactionMode.FULL).hidden:
        places[one.kind] = places.get(one.kind, ()) + one.places
    return _PLACES.dump_json(places)
