"""Layouts of an earlier last measurement: statements, cards, records, tables."""

from __future__ import annotations

from tests.core.insight.personal.fields import Field, Layout, in_prose

_STATED = {
    "en": "I hereby declare:",
    "de": "Hiermit erkläre ich:",
    "fr": "Je déclare par la présente :",
    "es": "Declaro:",
    "it": "Dichiaro:",
    "nl": "Ik verklaar:",
    "zh": "兹声明：",
}
_SIGNED = {
    "en": "Signed in ",
    "de": "Unterschrieben in ",
    "fr": "Signé à ",
    "es": "Firmado en ",
    "it": "Firmato a ",
    "nl": "Getekend te ",
    "zh": "签于",
}


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


def _ticket(field: Field) -> tuple[str, str, int]:
    """Tagged lines, as programs mail them."""
    return f"[#{field.rng.randint(100, 999)}] {field.name}\n> {field.label}: {field.value}\n> {field.city}", "", 1


def _minutes(field: Field) -> tuple[str, str, int]:
    filler = field.rng.choice(field.words.filler[field.language])
    return f"{field.rng.randint(1, 9)}.{field.rng.randint(1, 9)} {filler}\n({field.label}: {field.value})", "", 1


def _sparse_sheet(field: Field) -> tuple[str, str, int]:
    """Names of columns below each other in two rows of a sheet, with an empty cell."""
    other = field.others(1)[0]
    rows = [
        (field.label, "", other, "Name"),
        (field.value, "", field.number(), field.name),
        (field.values[1], "", field.number(), field.name),
    ]
    return "\n".join("\t".join(row) for row in rows), "", 2


def _numbered_box(field: Field) -> tuple[str, str, int]:
    """Numbered boxes, the value below its name."""
    other = field.others(1)[0]
    return f"14 {field.label}\n{field.value}\n15 {other}\n{field.number()}", "", 1


def _dashes(field: Field) -> tuple[str, str, int]:
    return f"- {field.others(1)[0]} – {field.number()}\n- {field.label} – {field.value}", "", 1


def _quoted_mail(field: Field) -> tuple[str, str, int]:
    filler = field.rng.choice(field.words.filler[field.language])
    return f"> {field.label}?\n\n{field.value}\n\n{filler}\n{field.name}", "", 1


def _keys(field: Field) -> tuple[str, str, int]:
    key = field.label.replace(" ", "_")
    return f"{key}={field.value}\n{field.others(1)[0].replace(' ', '_')}={field.number()}", "", 1


def _dotted_columns(field: Field) -> tuple[str, str, int]:
    width = len(field.label) + 6
    rows = [(field.label, field.value), (field.others(1)[0], field.number()), ("Name", field.name)]
    field.rng.shuffle(rows)
    return "\n".join(f"{name:.<{max(width, len(name) + 3)}} {value}" for name, value in rows), "", 1


def _table_row(field: Field) -> tuple[str, str, int]:
    return f"<tr><th>{field.label}</th><td>{field.value}</td></tr>", "", 1


def _section(field: Field) -> tuple[str, str, int]:
    """As in a text with headings, or a letter with blank lines."""
    mark = field.pick("# ", "", "### ")
    other = field.others(1)[0]
    parts = [f"{mark}{field.label}\n\n{field.value}", f"{mark}{other}\n\n{field.number()}"]
    field.rng.shuffle(parts)
    return "\n\n".join(parts), "", 1


SEEN: tuple[Layout, ...] = (
    *(_sentence, _sentence, _sentence, _statement, _markdown_table, _markup, _outline, _bold, _arrow),
    *(
        _ticket,
        _minutes,
        _sparse_sheet,
        _numbered_box,
        _dashes,
        _quoted_mail,
        _keys,
        _dotted_columns,
        _table_row,
        _section,
    ),
    *(_on_a_card, _cell, _cell, _two_pairs, _spreadsheet, _plain, _plain),
)
