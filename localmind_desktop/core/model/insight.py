"""What is found out about a document as a whole: its class, who and what is in it, what is personal, what changed."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias, get_args

from localmind_desktop.core.model.places import Place
from localmind_desktop.core.model.reading import BlockKind, Line


@dataclass(frozen=True, slots=True)
class TextRun:
    """A block or a table cell, read as one text. ``label`` is what names a cell: the header of its column and the first
    cell of its row. ``kind`` is None for cells; ``level`` is 1-6 for headings, else 0. ``section`` is the last heading
    before it."""

    page: int
    lines: tuple[Line, ...]
    kind: BlockKind | None = None
    level: int = 0
    label: str = ""
    section: str = ""

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)

    def places(self, start: int, end: int) -> tuple[Place, ...]:
        """Where the letters ``start`` to ``end`` of the text stand: the lines that hold them."""
        found, offset = [], 0
        for line in self.lines:
            if offset < end and start < offset + len(line.text):
                found.append(Place(self.page, line.box))
            offset += len(line.text) + 1
        return tuple(found)


class PersonalKind(enum.StrEnum):
    """What of a person is hidden: what has a form, by rule (D1), and what only its words tell, by chat model (D2)."""

    SSN = "ssn"  # United States
    SIN = "sin"  # Canada
    PAYMENT_CARD = "payment_card"
    IBAN = "iban"
    IP_ADDRESS = "ip_address"
    BIRTH_DATE = "date_of_birth"
    POSTAL_CODE = "postal_code"  # Canada
    ZIP_CODE = "zip_code"  # United States
    STREET_ADDRESS = "street_address"
    PO_BOX = "po_box"
    HEALTH_CARD = "health_card"
    PASSPORT = "passport"
    DRIVING_LICENCE = "drivers_licence"
    NATIONAL_ID = "national_id"  # of Germany, France, the United Kingdom and others, with a checksum or a fixed form
    MEDICAL_CONDITION = "medical_condition"
    MEDICATION = "medication"
    FINANCIAL_DETAIL = "financial_detail"
    ETHNIC_ORIGIN = "ethnic_origin"
    RELIGION = "religion"
    SEXUAL_ORIENTATION = "sexual_orientation"
    CRIMINAL_RECORD = "criminal_record"
    BIOMETRIC = "biometric"
    FAMILY_RELATIONSHIP = "family_relationship"
    POLITICAL_OPINION = "political_opinion"

    @property
    def is_in_words(self) -> bool:
        """Whether only the words tell it."""
        return self in _IN_WORDS


KindInWords: TypeAlias = Literal[
    PersonalKind.MEDICAL_CONDITION,
    PersonalKind.MEDICATION,
    PersonalKind.FINANCIAL_DETAIL,
    PersonalKind.ETHNIC_ORIGIN,
    PersonalKind.RELIGION,
    PersonalKind.SEXUAL_ORIENTATION,
    PersonalKind.CRIMINAL_RECORD,
    PersonalKind.BIOMETRIC,
    PersonalKind.FAMILY_RELATIONSHIP,
    PersonalKind.POLITICAL_OPINION,
]
_IN_WORDS: frozenset[PersonalKind] = frozenset(get_args(KindInWords))


class RedactionMode(enum.StrEnum):
    """How personal data is hidden: named in brackets, all but its last characters, or taken out."""

    OFF = "off"
    FULL = "full"
    PARTIAL = "partial"
    STRIP = "strip"


class PersonalSpan(NamedTuple):
    """Letters ``start`` to ``end`` of a text that are personal."""

    kind: PersonalKind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class HiddenPlace:
    """Something personal that is hidden, or would be. ``shown`` is its line as it reads then."""

    kind: PersonalKind
    document: str
    page: int
    shown: str


@dataclass(frozen=True, slots=True)
class RedactionPreview:
    """How a collection hides personal data, and what that is; ``found`` holds the first of ``total`` places.

    ``asks_model``: what the chat model names is hidden too, which is not known before.
    """

    mode: RedactionMode
    documents: int
    total: int
    found: tuple[HiddenPlace, ...]
    asks_model: bool = False


class EntityKind(enum.StrEnum):
    """D3, D4."""

    EMAIL = "email"
    PHONE = "phone"
    DATE = "date"
    AMOUNT = "currency"
    PERCENTAGE = "percentage"
    URL = "url"
    ADDRESS = "address"
    PERSON = "person"
    ORGANISATION = "organisation"


@dataclass(frozen=True, slots=True)
class Entity:
    """Something that a document names ``count`` times. ``value`` is as first written; ``normalised`` is the same for
    all ways of writing it: ISO dates, ``12000.00 EUR``, ``7.5 %``, ``+4930123456``. ``role`` is what the document says
    that a person or organisation is ("Seller", "Managing Director"). ``guessed``: by the form of its name only."""

    kind: EntityKind
    value: str
    normalised: str
    count: int
    places: tuple[Place, ...]
    role: str = ""
    guessed: bool = False


class DocumentClass(enum.StrEnum):
    """D5."""

    CONTRACT = "contract"
    FINANCIAL = "financial"
    POLICY = "policy"
    HR = "hr"
    INVOICE = "invoice"
    TECHNICAL = "technical"
    GENERAL = "general"


@dataclass(frozen=True, slots=True)
class Classified:
    """A class with the document's own words that speak for it, the heaviest first. ``probability`` is 0-1.

    ``made_by`` is "rules" or the name of a model.
    """

    label: DocumentClass
    reasons: tuple[str, ...]
    probability: float
    made_by: str = "rules"

    @property
    def is_chosen(self) -> bool:
        """Whether the user set it."""
        return not self.reasons and self.probability == 1.0


@dataclass(frozen=True, slots=True)
class KeyPoint:
    """A sentence about a document, and where it says so."""

    text: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Sentiment:
    """D6. ``label`` is positive, negative, neutral or mixed; ``confidence`` is 0-1."""

    label: str = "neutral"
    confidence: float = 0.0


@dataclass(frozen=True, slots=True)
class Analysis:
    """D6. ``made_by`` is "rules" or the name of a model."""

    title: str
    description: str
    topics: tuple[str, ...]
    key_points: tuple[KeyPoint, ...]
    sentiment: Sentiment = Sentiment()
    risks: tuple[str, ...] = ()
    made_by: str = "rules"


class ItemState(enum.StrEnum):
    FOUND = "found"
    MISSING = "missing"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Note:
    """What is to be looked at in an item of a review: a key of `insight.review.notes`, and what its sentence names."""

    key: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """D7. One line of a checklist; ``fields`` are names with values as written, ``notes`` say what to look at."""

    item: str
    state: ItemState
    fields: tuple[tuple[str, str], ...] = ()
    places: tuple[Place, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was found out about one document. ``personal`` counts what is personal by kind; ``failed`` names the steps
    that an error of ours cost."""

    classified: Classified
    analysis: Analysis
    entities: tuple[Entity, ...] = ()
    review: tuple[ReviewItem, ...] = ()
    personal: tuple[tuple[PersonalKind, int], ...] = ()
    failed: tuple[str, ...] = ()

    def named(self, kind: EntityKind) -> tuple[Entity, ...]:
        return tuple(entity for entity in self.entities if entity.kind is kind)


class DifferenceKind(enum.StrEnum):
    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    MOVED = "moved"


class Compared(enum.StrEnum):
    """What differs."""

    SECTION = "section"
    TEXT = "text"
    ROW = "row"
    CELL = "cell"


@dataclass(frozen=True, slots=True)
class Difference:
    """D8. One difference of two documents. ``name`` is the section, or the table with the key of the row and, of a
    cell, its column."""

    kind: DifferenceKind
    what: Compared
    name: str
    before: str
    after: str
    places_before: tuple[Place, ...] = ()
    places_after: tuple[Place, ...] = ()
