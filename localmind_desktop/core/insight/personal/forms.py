"""The table of what is looked for: forms, their checks, and how much must speak for each.

In patterns ``~`` stands for a separator that may be missing: a space, a hyphen or full stop, or the end of a line; in
forms that are checked or have to be named also for a few spaces, as typewriters and readers of print leave them.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from localmind_desktop.core.insight.personal import checks
from localmind_desktop.core.insight.personal.addresses import address_patterns, box_patterns, code_patterns
from localmind_desktop.core.insight.personal.cues import Cues, cues
from localmind_desktop.core.insight.personal.dates import date_pattern, is_birth_date
from localmind_desktop.core.model.insight import PersonalKind

_SEPARATOR = r"(?:(?: ?[-.] ?| )?\n?)"
_WIDE_SEPARATOR = r"(?:(?: ?[-.] ?| {0,3})\n?)"
_BEFORE = r"(?<!\w)(?<!\d[.,/])(?<!\w[-/])(?<![#$€£=]\d)"
_AFTER = r"(?!\w)(?![-/.,:]\d)(?![-/]\w)"
_VALUE = "value"
_GERMAN_DOCUMENT = "[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}[0-9]?"  # as issued since 2007: few figures, no vowels


_OF_ADDRESSES = frozenset(
    {PersonalKind.STREET_ADDRESS, PersonalKind.PO_BOX, PersonalKind.POSTAL_CODE, PersonalKind.ZIP_CODE}
)


class Strength(enum.IntEnum):
    """What must speak for a form, besides its check."""

    LABEL = 0  # only says that there is a number: its label has to stand directly before it
    WEAK = 1  # its topic has to be named near by
    STRONG = 2  # nothing, as long as nothing near by speaks against it
    PROOF = 3  # nothing, also against what is said near by


@dataclass(frozen=True, slots=True)
class Form:
    """One way of writing personal data. ``topic`` and ``against`` are those of `Cue`. Where the pattern has a group
    ``value``, that is what is hidden."""

    kind: PersonalKind
    topic: str
    strength: Strength
    pattern: re.Pattern[str]
    check: Callable[[str], bool] | None = None
    against: str = "numbered"

    def span(self, found: re.Match[str]) -> tuple[int, int]:
        return found.span(_VALUE if _VALUE in self.pattern.groupindex else 0)

    @property
    def group(self) -> str:
        """Forms for which the same evidence counts alike."""
        return f"{self.strength.name.lower()} {'address' if self.kind in _OF_ADDRESSES else 'number'}"

    @property
    def has_checksum(self) -> bool:
        return self.check is not None and self.strength is not Strength.LABEL


_Row: TypeAlias = tuple[str, Strength, str, Callable[[str], bool] | None]
_COMMON = {PersonalKind.BIRTH_DATE, PersonalKind.ZIP_CODE, PersonalKind.POSTAL_CODE, PersonalKind.PO_BOX}


def is_of_one_person(kind: PersonalKind) -> bool:
    """Whether the same value elsewhere is of the same person."""
    return kind not in _COMMON


def _number(pattern: str, is_wide: bool = False) -> re.Pattern[str]:
    separator = _WIDE_SEPARATOR if is_wide else _SEPARATOR
    return re.compile(_BEFORE + "(?:" + pattern.replace("~", separator) + ")" + _AFTER)


def _made(kind: PersonalKind, table: Iterable[_Row]) -> Iterator[Form]:
    for topic, strength, pattern, check in table:
        is_wide = strength is Strength.PROOF or (strength is Strength.WEAK and (check is not None or topic == "ssn"))
        yield Form(kind, topic, strength, _number(pattern, is_wide), check)


@cache
def forms() -> tuple[Form, ...]:
    """All, with the words of all languages."""
    return (*_numbers(), *_cards_of_persons(), *_national(), *_addresses(cues()))


def _numbers() -> Iterator[Form]:
    kind, weak, strong, proof = PersonalKind, Strength.WEAK, Strength.STRONG, Strength.PROOF
    area = r"(?!000|666|9)\d{3}"
    card, octet, word = r"(?<!\d[ -])\d(?:~\d){11,18}", r"(?:25[0-5]|2[0-4]\d|1?\d?\d)", "[0-9A-Fa-f]{1,4}"
    v4 = rf"(?<![\w.])(?<!\d[,/-])(?:{octet}\.){{3}}{octet}(?:/\d\d?)?(?![\w-]|[./]\d)"
    begun = "".join(rf"(?<!\b[0-9A-Fa-f]{{{count}}}:)" for count in range(1, 5))
    last = rf"(?:{word}|(?:{octet}\.){{3}}{octet})?(?:/\d{{1,3}})?(?![\w:]|\.\d)"
    v6 = rf"(?<![\w.])(?<!::){begun}(?:{word}:{{1,2}}|::){{2,8}}{last}"
    table: list[tuple[PersonalKind, str, Strength, str, Callable[[str], bool] | None]] = [
        (kind.SSN, "ssn", strong, rf"{area}-\n?(?!00)\d\d-\n?(?!0000)\d{{4}}", None),
        (kind.SSN, "ssn", weak, rf"{area}~(?!00)\d\d~(?!0000)\d{{4}}", None),
        (kind.NATIONAL_ID, "itin", weak, r"9\d\d~\d\d~\d{4}", checks.is_itin),
        (kind.SIN, "sin", weak, r"\d{3}~\d{3}~\d{3}", checks.is_sin),
        (kind.PAYMENT_CARD, "card", strong, r"\d{4}(?:~\d{4}){3}(?:~\d{3})?", checks.is_payment_card),
        (kind.PAYMENT_CARD, "card", strong, r"\d{4}~\d{6}~\d{4,5}", checks.is_payment_card),
        (kind.PAYMENT_CARD, "card", weak, card, checks.is_payment_card),
        (kind.IBAN, "iban", proof, r"[A-Za-z]{2}~\d\d(?:~[A-Z0-9]){11,30}", checks.is_iban),
        (kind.IBAN, "iban", proof, r"[a-z]{2}~\d\d(?:~[a-z0-9]){11,30}", checks.is_iban),
    ]
    for of, topic, strength, pattern, check in table:
        yield from _made(of, [(topic, strength, pattern, check)])
    ip, versioned, host = kind.IP_ADDRESS, "versioned", checks.is_host_address
    yield Form(ip, "ip", strong, re.compile(rf"(?=[\d.]{{0,12}}(?:\d{{3}}|[4-9]\d)){v4}"), host, versioned)
    yield Form(ip, "ip", weak, re.compile(v4), host, versioned)
    yield Form(
        ip, "ip", strong, re.compile(rf"(?=[23][0-9A-Fa-f]{{3}}:|[Ff][CcDdEe][0-9A-Fa-f]{{2}}:){v6}"), host, versioned
    )
    yield Form(ip, "ip", weak, re.compile(v6), host, versioned)
    yield Form(kind.BIRTH_DATE, "birth", weak, date_pattern(), is_birth_date, "dated")
    yield Form(kind.BIRTH_DATE, "birth", Strength.LABEL, _number(r"(?:19|20)\d{6}"), is_birth_date, "dated")


def _cards_of_persons() -> Iterator[Form]:
    """What says who one is, and is carried along."""
    label, weak, strong, proof = Strength.LABEL, Strength.WEAK, Strength.STRONG, Strength.PROOF
    health, passport, licence = PersonalKind.HEALTH_CARD, PersonalKind.PASSPORT, PersonalKind.DRIVING_LICENCE
    letter, either = "[AC-HJKMNP-RT-Y]", "[0-9AC-HJKMNP-RT-Y]"
    mbi = rf"[1-9]{letter}{either}\d%s{letter}{either}\d%s{letter}{letter}\d\d"
    mrz = r"[A-Z0-9<]{9}\d[A-Z<]{3}\d{6}\d[MFX<]\d{7}[A-Z0-9<]{14}[\d<]\d"
    any_number = r"\d{2,6}(?:[ -]\d{2,6}){1,4}|"
    any_number += r"[A-Z]{0,5}\d[A-Z0-9]{4,19}|[A-Z]{1,3}[ -]?\d{5,12}|[A-Z0-9]{1,6}(?:[ -][A-Z0-9]{1,6}){1,5}"
    table: list[tuple[PersonalKind, str, Strength, str, Callable[[str], bool] | None]] = [
        (health, "health", strong, mbi % ("-", "-"), None),
        (health, "health", weak, mbi % ("~", "~"), None),
        (health, "health", weak, r"[A-Z]{4}~\d{4}~\d{4}", checks.is_quebec_card),
        (health, "health", weak, r"\d{4}~\d{3}~\d{3}(?:~[A-Z]{2})?", checks.is_ontario_card),
        (health, "health", weak, r"9\d{3}~\d{3}~\d{3}", checks.is_british_columbia_card),
        (health, "health", weak, r"[A-Z]~\d{3}~\d{3}~\d{3}", checks.is_german_health_card),
        (health, "health", weak, r"80(?:~\d){18}", checks.is_european_health_card),
        (health, "nhs", weak, r"\d{3}~\d{3}~\d{4}", checks.is_nhs_number),
        (health, "health", label, any_number, checks.is_labelled_number),
        (passport, "passport", proof, mrz, checks.is_passport_line),
        (passport, "passport", weak, r"[A-Z]{1,2}~\d{6,8}|\d\d[A-Z]{2}\d{5}", checks.has_figures),
        (passport, "passport", weak, _GERMAN_DOCUMENT, None),
        (passport, "passport", label, any_number, checks.is_labelled_number),
        (licence, "licence", strong, r"[A-Z9]{5}~\d{6}~[A-Z9]{2}\d[A-Z]{2}(?:~\d\d)?", checks.is_british_licence),
        (licence, "licence", strong, r"[A-Z]\d{4}-\d{5}-\d{5}|[A-Z]\d{4}-\d{6}-\d\d", None),
        (licence, "licence", strong, r"[A-Z]\d{3}-\d{3}-\d\d-\d{3}-\d|[A-Z]\d{3}-\d{4}-\d{4}", None),
        (licence, "licence", weak, r"[A-Z]~\d{7,14}|[A-Z]\d\d[A-Z0-9]{6}\d[A-Z0-9]", None),
        (licence, "licence", label, any_number, checks.is_labelled_number),
    ]
    for of, topic, strength, pattern, check in table:
        yield from _made(of, [(topic, strength, pattern, check)])


def _national() -> Iterator[Form]:
    """Identifiers of states: of Germany, France, the United Kingdom, Spain, Italy, the Netherlands and China."""
    kind, weak, strong = PersonalKind.NATIONAL_ID, Strength.WEAK, Strength.STRONG
    sex_and_birth = r"[1-478]~\d\d~(?:0[1-9]|1[0-2]|[2-9]\d)~(?:\d\d|2[AB])~\d{3}~\d{3}"
    nino = r"(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]"
    table: list[tuple[str, Strength, str, Callable[[str], bool] | None]] = [
        ("tax_de", weak, r"\d\d~\d{3}~\d{3}~\d{3}", checks.is_german_tax_number),
        ("pension_de", strong, r"\d\d~\d{2}~\d\d~\d\d~[A-Z]~\d{2}~\d", checks.is_german_pension_number),
        ("identity", weak, _GERMAN_DOCUMENT, None),
        ("nir", strong, rf"{sex_and_birth}~\d\d", checks.is_french_social_number),
        ("nir", weak, sex_and_birth, None),
        ("tax_fr", weak, r"[0-3]\d~\d\d~\d{3}~\d{3}~\d{3}", checks.is_french_tax_number),
        ("nino", strong, rf"{nino}~\d\d~\d\d~\d\d~[A-D]", None),
        ("nino", weak, rf"{nino}~\d\d~\d\d~\d\d", None),
        ("utr", weak, r"\d{5}~\d{5}K?|K?\d{10}|\d{3}~\d{3}~\d{4}", checks.is_british_tax_number),
        ("dni", weak, r"(?:\d{8}|\d\d~\d{3}~\d{3}|[XYZ]~\d{7})~[A-Z]", checks.is_spanish_identity),
        ("codice", strong, r"[A-Z]{3}~[A-Z]{3}~\d\d[A-Z]\d\d~[A-Z]\d{3}[A-Z]", checks.is_italian_tax_code),
        ("bsn", weak, r"\d{4}~\d\d~\d{3}|\d{3}~\d{3}~\d{3}", checks.is_dutch_citizen_number),
        ("ric", strong, r"\d{6}~\d{8}~\d{3}[\dXx]", checks.is_chinese_identity),
        ("identity", Strength.LABEL, r"[A-Z]{0,3}\d[A-Z0-9]{5,11}", checks.is_labelled_number),
        ("identity", Strength.LABEL, r"[A-Z]{2}\d{5}[A-Z]{2}|[A-Z0-9](?=[A-Z0-9]*\d)[A-Z0-9]{8}", None),
    ]
    yield from _made(kind, table)


def _addresses(words: Cues) -> Iterator[Form]:
    """Where somebody is reached by post."""
    kind, weak, strong, proof = PersonalKind, Strength.WEAK, Strength.STRONG, Strength.PROOF
    clear, unclear = address_patterns(words.street)
    yield from (Form(kind.STREET_ADDRESS, "street", strong, pattern, against="") for pattern in clear)
    yield from (Form(kind.STREET_ADDRESS, "street", weak, pattern, against="dated") for pattern in unclear)
    box, unclear_box = box_patterns(words.box)
    yield Form(kind.PO_BOX, "box", strong, box, against="")
    yield Form(kind.PO_BOX, "box", weak, unclear_box)
    codes = code_patterns(words.states, words.provinces)
    yield Form(kind.POSTAL_CODE, "postal", strong, codes.canadian)
    yield Form(kind.POSTAL_CODE, "postal", proof, codes.canadian_after_province)
    yield Form(kind.POSTAL_CODE, "postal", weak, codes.canadian_unclear)
    yield Form(kind.ZIP_CODE, "zip", proof, codes.zip_after_state)
    yield Form(kind.ZIP_CODE, "zip", proof, codes.zip_in_record)
    yield Form(kind.ZIP_CODE, "zip", strong, codes.zip_after_name)
    yield Form(kind.ZIP_CODE, "zip", weak, codes.zip_long)
    yield Form(kind.ZIP_CODE, "zip", Strength.LABEL, codes.zip_short)
