"""Layouts of the last measurement, written after everything else was settled: letters, logs, cards, sheets."""

from __future__ import annotations

from tests.core.insight.personal.fields import Field, Layout, in_prose


def _sentence(field: Field) -> tuple[str, str, int]:
    text = field.rng.choice(field.words.frames[field.language]).format(l=field.label, v=field.value)
    return in_prose(text, field.language, field.rng, field.words), "", 1


def _reference_block(field: Field) -> tuple[str, str, int]:
    """The lines over a letter."""
    other = field.others(1)[0]
    return f"{other}: {field.number()}\n{field.label}: {field.value}\n\n{field.name}, {field.city}", "", 1


def _log(field: Field) -> tuple[str, str, int]:
    """A line of a log that somebody wrote."""
    return f"09:{field.rng.randint(10, 59)} {field.name}: {field.label} = {field.value}; ok", "", 1


def _key_value_table(field: Field) -> tuple[str, str, int]:
    other = field.others(1)[0]
    return f"| {other} | {field.number()} |\n| {field.label} | {field.value} |", "", 1


def _list_of_persons(field: Field) -> tuple[str, str, int]:
    """Value first, then the name of the person."""
    gap = field.pick("\t", " | ", "    ")
    rows = [(field.label, "Name"), (field.value, field.name), (field.values[1], field.name)]
    return "\n".join(gap.join(row) for row in rows), "", 2


def _cell(field: Field) -> tuple[str, str, int]:
    return field.value, field.pick(field.label, f"{field.label} · {field.number()}", f"{field.label} · {field.name}"), 1


def _two_lines(field: Field) -> tuple[str, str, int]:
    return f"{field.label}:\n{field.value}\n\n{field.others(1)[0]}:\n{field.number()}", "", 1


def _bracketed(field: Field) -> tuple[str, str, int]:
    return f"{field.name} ({field.label}: {field.value}), {field.city}", "", 1


def _heading(field: Field) -> tuple[str, str, int]:
    return f"## {field.label}\n\n{field.value}\n\n## {field.others(1)[0]}\n\n{field.number()}", "", 1


def _plain(field: Field) -> tuple[str, str, int]:
    return f"{field.label}{field.pick(': ', ' ', ' = ', ' – ')}{field.value}", "", 1


CONTEXTS: tuple[Layout, ...] = (
    *(_sentence, _sentence, _sentence, _reference_block, _log, _key_value_table, _list_of_persons),
    *(_cell, _cell, _two_lines, _bracketed, _heading, _plain, _plain),
)
