"""Exponents in a text without raised letters."""

SUPERSCRIPTS = str.maketrans("0123456789+-−n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ")
"""For ``str.translate``."""
