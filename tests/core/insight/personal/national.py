"""Identifiers of Spain, Italy, the Netherlands and China, with right checksums."""

from __future__ import annotations

import random

from stdnum.cn import ric
from stdnum.es import dni, nie
from stdnum.it import codicefiscale
from stdnum.nl import bsn

from tests.core.insight.personal.figures import digits, grouped, letters


def dni_of(rng: random.Random) -> str:
    body = digits(rng, 8)
    if rng.random() < 0.3:
        body = rng.choice("XYZ") + body[1:]
        return grouped(body + nie.calc_check_digit(body), [1, 7, 1], rng.choice(["", "-"]))
    return grouped(body + dni.calc_check_digit(body), [8, 1], rng.choice(["", "-", " "]))


def codice_of(rng: random.Random) -> str:
    name, month = letters(rng, 6, "BCDFGLMNPRSTVZ"), rng.choice("ABCDEHLMPRST")
    body = f"{name}{rng.randint(30, 99)}{month}{rng.randint(1, 28):02d}{rng.choice('FGHL')}{rng.randint(101, 899)}"
    return body + codicefiscale.calc_check_digit(body)


def bsn_of(rng: random.Random) -> str:
    while True:
        body = rng.choice("12345") + digits(rng, 7)
        number = next((f"{body}{last}" for last in range(10) if bsn.is_valid(f"{body}{last}")), "")
        if number:
            return grouped(number, [4, 2, 3], rng.choice(["", "", ".", " "]))


def ric_of(rng: random.Random) -> str:
    place = rng.choice(["110101", "310104", "330106", "440305", "510104", "320102"])
    body = f"{place}{rng.randint(1940, 2010)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}{digits(rng, 3)}"
    return body + ric.calc_check_digit(f"{body}0")
