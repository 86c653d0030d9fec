"""Personal values with right checksums, and numbers that only look like them."""

from __future__ import annotations

import random
import string
from collections.abc import Callable

from stdnum import iban, luhn
from stdnum.ca import bc_phn
from stdnum.fr import nif, nir
from stdnum.gb import nhs, utr
from stdnum.iso7064 import mod_11_10

from localmind_desktop.core.model.insight import PersonalKind
from tests.core.insight.personal.figures import digits, grouped, letters
from tests.core.insight.personal.national import bsn_of, codice_of, dni_of, ric_of

Draw = Callable[[random.Random], str]
CONSONANTS = "CFGHJKLMNPRTVWXYZ"


def ssn(rng: random.Random) -> str:
    area = rng.choice([number for number in range(1, 900) if number != 666])
    number = f"{area:03d}{rng.randint(1, 99):02d}{rng.randint(1, 9999):04d}"
    return grouped(number, [3, 2, 4], rng.choice(["-", "-", " ", "", "", "\u2011"]))


def sin(rng: random.Random) -> str:
    body = rng.choice("1234567") + digits(rng, 7)
    return grouped(body + luhn.calc_check_digit(body), [3, 3, 3], rng.choice(["-", " ", "", "\u00a0"]))


def card_number(rng: random.Random) -> str:
    head, length = rng.choice(
        [
            ("4", 16),
            ("51", 16),
            ("55", 16),
            ("2221", 16),
            ("34", 15),
            ("37", 15),
            ("6011", 16),
            ("36", 14),
            ("3530", 16),
        ]
    )
    body = head + digits(rng, length - 1 - len(head))
    return body + luhn.calc_check_digit(body)


def payment_card(rng: random.Random) -> str:
    number = card_number(rng)
    sizes = {16: [4, 4, 4, 4], 15: [4, 6, 5], 14: [4, 6, 4]}[len(number)]
    return grouped(number, sizes, rng.choice([" ", "-", "", " "]))


def iban_of(rng: random.Random) -> str:
    country, structure = rng.choice(
        [
            ("DE", "n" * 18),
            ("GB", "aaaa" + "n" * 14),
            ("FR", "n" * 21 + "nn"),
            ("CH", "n" * 17),
            ("NL", "aaaa" + "n" * 10),
            ("AT", "n" * 16),
            ("BE", "n" * 12),
            ("IE", "aaaa" + "n" * 14),
            ("NO", "n" * 11),
        ]
    )
    bban = "".join(rng.choice(string.ascii_uppercase if one == "a" else string.digits) for one in structure)
    number = country + iban.calc_check_digits(f"{country}00{bban}") + bban
    return grouped(number, [4] * 9, rng.choice([" ", " ", "", "\u00a0"]))


def ip_address(rng: random.Random) -> str:
    if rng.random() < 0.25:
        groups = [f"{rng.randint(0x2001, 0x2FFF):x}", *(f"{rng.randint(1, 0xFFFF):x}" for _ in range(7))]
        return rng.choice([":".join(groups), f"{groups[0]}:{groups[1]}::{groups[2]}", f"fe80::{':'.join(groups[2:6])}"])
    own, public = f"10.{rng.randint(1, 60)}", f"{rng.randint(128, 220)}.{rng.randint(0, 255)}"
    head = rng.choice(["192.168", "10.20", "172.16", "10.0", own, public])
    return f"{head}.{rng.randint(0, 254)}.{rng.randint(1, 253)}"


def postal_code(rng: random.Random) -> str:
    first, inner = "ABCEGHJKLMNPRSTVXY", "ABCEGHJKLMNPRSTVWXYZ"
    area = f"{rng.choice(first)}{digits(rng, 1)}{rng.choice(inner)}"
    return f"{area}{rng.choice([' ', ' ', ' ', '', '-'])}{digits(rng, 1)}{rng.choice(inner)}{digits(rng, 1)}"


def zip_code(rng: random.Random) -> str:
    return f"{rng.randint(1001, 99950):05d}" + (f"-{digits(rng, 4)}" if rng.random() < 0.3 else "")


def health_card(rng: random.Random) -> str:
    match rng.randrange(5):
        case 0:
            body = rng.choice("123456789") + digits(rng, 8)
            number = grouped(body + luhn.calc_check_digit(body), [4, 3, 3], rng.choice(["-", " ", ""]))
            return number + rng.choice(["", "", f" {letters(rng, 2)}"])
        case 1:
            while True:
                body = digits(rng, 8)
                check = bc_phn.calc_check_digit(f"9{body}")
                if len(check) == 1 and bc_phn.is_valid(f"9{body}{check}"):
                    return grouped(f"9{body}{check}", [4, 3, 3], rng.choice([" ", ""]))
        case 2:
            month = rng.randint(1, 12) + rng.choice([0, 50])
            number = f"{letters(rng, 4)}{rng.randint(30, 99)}{month:02d}{rng.randint(1, 28):02d}{digits(rng, 2)}"
            return grouped(number, [4, 4, 4], rng.choice([" ", " ", ""]))
        case 3:
            return kvnr(rng)
        case _:
            letter, either = "ACDEFGHJKMNPQRTUVWXY", "0123456789ACDEFGHJKMNPQRTUVWXY"
            first, second = (f"{rng.choice(letter)}{rng.choice(either)}{digits(rng, 1)}" for _ in "ab")
            number = f"{rng.randint(1, 9)}{first}{second}{letters(rng, 2, letter)}{digits(rng, 2)}"
            return grouped(number, [4, 3, 4], rng.choice(["-", ""]))


def kvnr(rng: random.Random) -> str:
    letter, body = rng.choice(string.ascii_uppercase), digits(rng, 8)
    total = 0
    for place, digit in enumerate(f"{string.ascii_uppercase.index(letter) + 1:02d}{body}"):
        product = int(digit) * (2 if place % 2 else 1)
        total += product - 9 if product > 9 else product
    return f"{letter}{body}{total % 10}"


def passport(rng: random.Random) -> str:
    return rng.choice(
        [
            digits(rng, 9),
            letters(rng, 1) + digits(rng, 8),
            letters(rng, 2) + digits(rng, 6),
            f"{digits(rng, 2)}{letters(rng, 2)}{digits(rng, 5)}",
            german_document(rng, "CFGHJK"),
        ]
    )


def german_document(rng: random.Random, offices: str) -> str:
    """Of letters and figures alike, so that one or two figures are all that some have."""
    return letters(rng, 1, offices) + letters(rng, 8, CONSONANTS + string.digits)


def identity(rng: random.Random) -> str:
    """Cards of Germany, France before and since 2021, and Italy."""
    return rng.choice(
        [
            german_document(rng, "LMNPRTVWXY"),
            digits(rng, 12),
            f"{letters(rng, 1)}{digits(rng, 1)}{letters(rng, 1)}{digits(rng, 4)}{letters(rng, 1)}{digits(rng, 1)}",
            f"C{letters(rng, 1)}{digits(rng, 5)}{letters(rng, 2)}",
        ]
    )


def licence(rng: random.Random) -> str:
    month = rng.randint(1, 12) + rng.choice([0, 50])
    birth = f"{digits(rng, 1)}{month:02d}{rng.randint(1, 28):02d}{digits(rng, 1)}"
    british = f"{letters(rng, 5)}{birth}{letters(rng, 2)}{digits(rng, 1)}{letters(rng, 2)}"
    return rng.choice(
        [
            british,
            letters(rng, 1) + digits(rng, 7),
            f"{letters(rng, 1)}{digits(rng, 4)}-{digits(rng, 5)}-{digits(rng, 5)}",
            digits(rng, 8),
            digits(rng, 12),
            letters(rng, 1) + digits(rng, 2) + letters(rng, 3) + digits(rng, 1) + letters(rng, 1) + digits(rng, 3),
            f"{letters(rng, 1)}{digits(rng, 3)}-{digits(rng, 4)}-{digits(rng, 4)}",
        ]
    )


def tax_de(rng: random.Random) -> str:
    while True:
        pool = rng.sample(string.digits, 9)
        body = [*pool, rng.choice(pool)]
        rng.shuffle(body)
        if body[0] != "0":
            number = "".join(body) + mod_11_10.calc_check_digit("".join(body))
            return grouped(number, [2, 3, 3, 3], rng.choice([" ", " ", ""]))


def pension_de(rng: random.Random) -> str:
    initial = rng.choice(string.ascii_uppercase)
    area = rng.choice(["04", "12", "15", "38", "50", "65", "80"])
    head = f"{area}{rng.randint(1, 28):02d}{rng.randint(1, 12):02d}{digits(rng, 2)}"
    serial = digits(rng, 2)
    total = 0
    for weight, digit in zip(
        "212571212121", f"{head}{string.ascii_uppercase.index(initial) + 1:02d}{serial}", strict=True
    ):
        total += sum(map(int, str(int(weight) * int(digit))))
    return grouped(f"{head}{initial}{serial}{total % 10}", [2, 6, 1, 3], rng.choice([" ", ""]))


def nir_of(rng: random.Random) -> str:
    birth = f"{rng.choice('12')}{rng.randint(30, 99)}{rng.randint(1, 12):02d}"
    body = f"{birth}{rng.randint(1, 95):02d}{rng.randint(1, 989):03d}{rng.randint(1, 999):03d}"
    return grouped(body + nir.calc_check_digits(body), [1, 2, 2, 2, 3, 3, 2], rng.choice([" ", " ", ""]))


def tax_fr(rng: random.Random) -> str:
    body = rng.choice("0123") + digits(rng, 9)
    return grouped(body + nif.calc_check_digits(body), [2, 2, 3, 3, 3], rng.choice([" ", ""]))


def nino(rng: random.Random) -> str:
    while True:
        head = letters(rng, 1, "ABCEGHJKLMNOPRSTWXYZ") + letters(rng, 1, "ABCEGHJKLMNPRSTWXYZ")
        if head not in ("BG", "GB", "KN", "NK", "NT", "TN", "ZZ"):
            return grouped(f"{head}{digits(rng, 6)}{letters(rng, 1, 'ABCD')}", [2, 2, 2, 2, 1], rng.choice([" ", ""]))


def nhs_of(rng: random.Random) -> str:
    while True:
        body = rng.choice("4679") + digits(rng, 8)
        number = next((f"{body}{last}" for last in range(10) if nhs.is_valid(f"{body}{last}")), "")
        if number:
            return grouped(number, [3, 3, 4], rng.choice([" ", " ", "-", ""]))


def utr_of(rng: random.Random) -> str:
    body = digits(rng, 9)
    return grouped(utr.calc_check_digit(body) + body, [5, 5], rng.choice([" ", ""]))


def broken(value: str, rng: random.Random) -> str:
    """``value`` with another last figure: its checksum is wrong."""
    place = max(index for index, letter in enumerate(value) if letter.isdecimal())
    return value[:place] + str((int(value[place]) + rng.choice([1, 2, 3])) % 10) + value[place + 1 :]


NATIONAL: dict[str, Draw] = {
    "dni": dni_of,
    "codice": codice_of,
    "bsn": bsn_of,
    "ric": ric_of,
    "identity": identity,
    "tax_de": tax_de,
    "pension_de": pension_de,
    "nir": nir_of,
    "tax_fr": tax_fr,
    "nino": nino,
    "utr": utr_of,
}
HEALTH: dict[str, Draw] = {"nhs": nhs_of}
DRAWS: dict[PersonalKind, Draw] = {
    PersonalKind.SSN: ssn,
    PersonalKind.SIN: sin,
    PersonalKind.PAYMENT_CARD: payment_card,
    PersonalKind.IBAN: iban_of,
    PersonalKind.IP_ADDRESS: ip_address,
    PersonalKind.POSTAL_CODE: postal_code,
    PersonalKind.ZIP_CODE: zip_code,
    PersonalKind.HEALTH_CARD: health_card,
    PersonalKind.PASSPORT: passport,
    PersonalKind.DRIVING_LICENCE: licence,
}
