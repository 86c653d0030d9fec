"""The entropy filter (I6): binary garbage and empty text are dropped. Pure."""

from __future__ import annotations

import math
from collections import Counter

from localmind_desktop.core.settings import Chunking


def entropy(text: str) -> float:
    """Shannon entropy in bits per character; 0 for an empty text."""
    total = len(text)
    return -sum(n / total * math.log2(n / total) for n in Counter(text).values()) if total else 0.0


def is_worth_keeping(text: str, limits: Chunking) -> bool:
    """False for binary garbage and for text that says nothing.

    The upper bound counts for alphabetic scripts only: thousands of Chinese characters reach it by nature.
    """
    bits = entropy(text)
    if bits < limits.lowest_entropy and len(text.split()) < limits.few_words:
        return False
    alphabetic = sum(ord(character) < 0x2E80 for character in text) >= 0.7 * len(text)
    return bits <= limits.highest_entropy or not alphabetic
