"""Whether a text in the form of an identifier can be one: checksums, and dates inside of numbers. Pure."""

from __future__ import annotations

import datetime
import ipaddress
import re

from stdnum import iban, luhn
from stdnum.ca import bc_phn
from stdnum.de import idnr
from stdnum.es import dni, nie
from stdnum.exceptions import ValidationError
from stdnum.fr import nif, nir
from stdnum.gb import nhs, utr
from stdnum.iso7064 import mod_11_2
from stdnum.it import codicefiscale
from stdnum.nl import bsn
from stdnum.us import itin

_BRANDS = re.compile(  # of payment cards: first digits and lengths, as the networks give them out
    r"4\d{12}(?:\d{3}){0,2}"  # Visa
    r"|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}"  # Mastercard
    r"|3[47]\d{13}"  # American Express
    r"|3(?:0[0-5]|[689]\d)\d{11}"  # Diners Club
    r"|35(?:2[89]|[3-8]\d)\d{12}"  # JCB
    r"|(?:6011|64[4-9]\d|65\d\d)\d{12}(?:\d{3})?"  # Discover
    r"|62\d{14,17}"  # UnionPay
    r"|(?:50|5[6-8]|63|67)\d{10,17}"  # Maestro
)
_FIRST_YEAR = 1895
_DATE = r"\d{1,2}[- ](?:\d{1,2}|[A-Z]{3,9})[- ]\d{2,4}|\d{4}[- ]\d{1,2}[- ]\d{1,2}|[A-Z]{3,9} \d{1,2} \d{4}"
_MRZ_WEIGHTS = (7, 3, 1)
_GERMAN_PENSION_WEIGHTS = (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1)


def compact(text: str) -> str:
    """The letters and digits of a text, in capitals."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def is_sin(text: str) -> bool:
    """By its checksum only: numbers that begin with 0 are in use as examples."""
    return luhn.is_valid(compact(text))


def is_itin(text: str) -> bool:
    return itin.is_valid(compact(text))


def is_payment_card(text: str) -> bool:
    """First digits and length of a network, and the checksum by Luhn."""
    number = compact(text)
    return bool(_BRANDS.fullmatch(number)) and luhn.is_valid(number)


def is_iban(text: str) -> bool:
    """The countries' own checks inside the account number are not asked for: not all banks keep them."""
    try:
        return bool(iban.validate(compact(text), check_country=False))
    except (ValidationError, ValueError):
        return False


def is_host_address(text: str) -> bool:
    """An address of one machine. Not: masks, networks (their host bits are zero), loopback, broadcast, multicast."""
    address, _, prefix = text.partition("/")
    try:
        found = ipaddress.ip_address(address)
        is_network = bool(prefix) and int(prefix) < found.max_prefixlen
        if is_network and ipaddress.ip_interface(text).network.network_address == found:
            return False
    except ValueError:
        return False
    if found.is_loopback or found.is_unspecified or found.is_multicast:
        return False
    return found.version == 6 or not (found.packed[0] == 0 or _is_mask(int(found)))


def _is_mask(number: int) -> bool:
    """Ones, then zeros, as 255.255.240.0."""
    turned = number ^ 0xFFFFFFFF
    return turned & (turned + 1) == 0


def is_birth_day(day: int, month: int, year: int) -> bool:
    """Whether there is such a day within the life of a person."""
    try:
        return year >= _FIRST_YEAR and datetime.date(year, month, day) <= datetime.date.today()
    except ValueError:
        return False


def is_ontario_card(text: str) -> bool:
    return luhn.is_valid(compact(text)[:10])


def is_british_columbia_card(text: str) -> bool:
    return bc_phn.is_valid(compact(text))


def is_quebec_card(text: str) -> bool:
    """Four letters of the name, year, month (more by 50 for women) and day of birth, two more."""
    number = compact(text)
    month, day = int(number[6:8]), int(number[8:10])
    return (month - 50 if month > 50 else month) in range(1, 13) and day in range(1, 32)


def is_german_health_card(text: str) -> bool:
    """A letter counts as its place in the alphabet; every second digit is doubled, and of all the cross sums taken."""
    number = compact(text)
    digits = f"{ord(number[0]) - 64:02d}{number[1:9]}"
    products = (int(digit) * (1 + place % 2) for place, digit in enumerate(digits))
    return sum(product // 10 + product % 10 for product in products) % 10 == int(number[9])


def is_german_tax_number(text: str) -> bool:
    return idnr.is_valid(compact(text))


def is_german_pension_number(text: str) -> bool:
    """Area, day, month and year of birth, first letter of the name, serial number and a check digit."""
    number = compact(text)
    day, month = int(number[2:4]), int(number[4:6])
    digits = f"{number[:8]}{ord(number[8]) - 64:02d}{number[9:11]}"
    products = (int(digit) * weight for digit, weight in zip(digits, _GERMAN_PENSION_WEIGHTS, strict=True))
    is_date = day in range(1, 32) and month in range(1, 13)
    return is_date and sum(product // 10 + product % 10 for product in products) % 10 == int(number[11])


def is_french_social_number(text: str) -> bool:
    return nir.is_valid(compact(text))


def is_french_tax_number(text: str) -> bool:
    return nif.is_valid(compact(text))


def is_spanish_identity(text: str) -> bool:
    """Of citizens, or of foreigners."""
    number = compact(text)
    return dni.is_valid(number) or nie.is_valid(number)


def is_italian_tax_code(text: str) -> bool:
    return codicefiscale.is_valid(compact(text))


def is_dutch_citizen_number(text: str) -> bool:
    return bsn.is_valid(compact(text))


def is_chinese_identity(text: str) -> bool:
    """County, day of birth, serial number and a check digit."""
    number = compact(text)
    is_day = is_birth_day(int(number[12:14]), int(number[10:12]), int(number[6:10]))
    return is_day and mod_11_2.is_valid(number)


def is_nhs_number(text: str) -> bool:
    return nhs.is_valid(compact(text))


def is_british_tax_number(text: str) -> bool:
    return utr.is_valid(compact(text))


def is_british_licence(text: str) -> bool:
    """Five letters of the name, then decade, month (more by 50 for women), day and year of birth among digits."""
    number = compact(text)
    month, day = int(number[6:8]), int(number[8:10])
    return (month - 50 if month > 50 else month) in range(1, 13) and day in range(1, 32)


def is_passport_line(text: str) -> bool:
    """The second line that machines read on a passport: number, birth and expiry, each with its check digit."""
    parts = ((0, 9), (13, 19), (21, 27))
    return all(_mrz_digit(text[start:end]) == text[end] for start, end in parts)


def _mrz_digit(text: str) -> str:
    values = (0 if letter == "<" else int(letter, 36) for letter in text)
    return str(sum(value * _MRZ_WEIGHTS[place % 3] for place, value in enumerate(values)) % 10)


def is_european_health_card(text: str) -> bool:
    """80 for health, the country, issuer and serial number with a checksum by Luhn."""
    return luhn.is_valid(compact(text))


def is_labelled_number(text: str) -> bool:
    """What a label may name: mostly figures, neither a date nor an amount."""
    number = compact(text)
    digits = sum(letter.isdecimal() for letter in number)
    return 5 <= len(number) <= 20 and digits >= max(4, len(number) // 3) and not looks_like_date(text)


def looks_like_date(text: str) -> bool:
    """Whether it is written as a day, whichever that is."""
    return bool(re.fullmatch(_DATE, text))


def has_figures(text: str) -> bool:
    """Enough of them for a number."""
    return sum(letter.isdecimal() for letter in text) >= 4
