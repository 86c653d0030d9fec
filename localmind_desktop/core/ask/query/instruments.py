"""Instruments by what they measure: a gyroscope is a sensor of the angular rate, and data sheets call it so. Pure."""

from __future__ import annotations

from localmind_desktop.core.terms import term_of

_MEASURED = (
    ("accelerometer", "acceleration"),
    ("accelerometers", "acceleration"),
    ("gyroscope", "angular rate"),
    ("gyroscopes", "angular rate"),
    ("gyro", "angular rate"),
    ("gyroscope", "angular velocity"),
    ("gyro", "angular velocity"),
    ("magnetometer", "magnetic"),
    ("magnetometers", "magnetic"),
    ("thermometer", "temperature"),
    ("barometer", "pressure"),
    ("hygrometer", "humidity"),
    ("tachometer", "rotational speed"),
    ("wattmeter", "power"),
)


def measured_by(token: str) -> list[frozenset[str]]:
    """The terms of each quantity that stands for an instrument in the names of its characteristics."""
    said = token.casefold()
    return [frozenset(map(term_of, quantity.split())) for name, quantity in _MEASURED if name == said]
