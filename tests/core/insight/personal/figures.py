"""Figures and letters drawn by lot."""

from __future__ import annotations

import random
import string


def digits(rng: random.Random, count: int) -> str:
    return "".join(rng.choice(string.digits) for _ in range(count))


def letters(rng: random.Random, count: int, of: str = string.ascii_uppercase) -> str:
    return "".join(rng.choice(of) for _ in range(count))


def grouped(text: str, sizes: list[int], separator: str) -> str:
    parts, place = [], 0
    for size in sizes:
        parts.append(text[place : place + size])
        place += size
    return separator.join(part for part in parts if part)
