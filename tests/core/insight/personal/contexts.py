"""Layouts of the last measurement, written after everything else was settled: statements, cards, records, tables."""

from __future__ import annotations

from tests.core.insight.personal.fields import Field, Layout, in_prose

_STATED = {"en": "I hereby declare:", "de": "Hiermit erkläre ich:", "fr": "Je déclare par la présente :"}
_SIGNED = {"en": "Signed in ", "de": "Unterschrieben in ", "fr": "Signé à "}


def _sentence(field: Field) -> tuple[str, str, int]:
    text = field.rng.choice(field.words.frames[field.language]).format(l=field.label, v=field.value)
    return in_prose(text, field.language, field.rng, field.words), "", 1


def _statement(field: Field) -> tuple[str, str, int]:
    text = f"{field.label} {field.value}"
    return f"{_STATED[field.language]}\n1. Name {field.name}\n2. {text}\n{_SIGNED[field.language]}{field.city}", "", 1


def _markdown_table(field: Field) -> tuple[str, str, int]:
    rows = [("Name", field.label), ("---", "---"), (field.name, field.value), (field.name, field.values[1])]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows), "", 2


def _markup(field: Field) -> tuple[str, str, int]:
    return f"<dt>{field.label}</dt><dd>{field.value}</dd>", "", 1


def _outline(field: Field) -> tuple[str, str, int]:
    return f"person:\n  name: {field.name}\n  {field.label}: {field.value}\n  note: -", "", 1


def _bold(field: Field) -> tuple[str, str, int]:
    return f"**{field.label}:** {field.value}", "", 1


def _arrow(field: Field) -> tuple[str, str, int]:
    return f"{field.label} {field.pick('→', '>', '»')} {field.value}", "", 1


def _on_a_card(field: Field) -> tuple[str, str, int]:
    return f"{field.name}\n{field.city}\n{field.label}\n{field.value}\n{_SIGNED[field.language]}{field.city}", "", 1


def _cell(field: Field) -> tuple[str, str, int]:
    return field.value, field.pick(field.label, f"{field.name} · {field.label}", f"{field.label} · 3"), 1


def _two_pairs(field: Field) -> tuple[str, str, int]:
    """Two fields to a line, as forms print them."""
    other, gap = field.others(1)[0], field.pick("     ", "\t")
    pairs = [f"{other}: {field.number()}", f"{field.label}: {field.value}"]
    field.rng.shuffle(pairs)
    return gap.join(pairs), "", 1


def _spreadsheet(field: Field) -> tuple[str, str, int]:
    """A table whose value stands between others, with a row of sums."""
    other, gap = field.others(1)[0], field.pick("\t", " | ", ";")
    rows = [
        ("Name", other, field.label),
        (field.name, field.number(), field.value),
        (field.name, field.number(), field.values[1]),
    ]
    return "\n".join(gap.join(row) for row in rows), "", 2


def _plain(field: Field) -> tuple[str, str, int]:
    return f"{field.label}{field.pick(': ', ' ', ' : ', ':')}{field.value}", "", 1


CONTEXTS: tuple[Layout, ...] = (
    *(_sentence, _sentence, _sentence, _statement, _markdown_table, _markup, _outline, _bold, _arrow),
    *(_on_a_card, _cell, _cell, _two_pairs, _spreadsheet, _plain, _plain),
)
