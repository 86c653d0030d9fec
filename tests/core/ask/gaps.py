"""A drawn document whose tables have gaps, with the truth of each: what completes it, or that nothing does."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.drawing import Drawing, Style, paragraph, table, text

HEADERS = ("Parameter", "Type", "Default", "Description")
WIDTHS = (90, 70, 60, 200)
LEFT, TOP = 50.0, 110.0
ROWS = 20  # of a table
_FIRST = ("FLOW", "TEMP", "LEVEL", "SPEED", "TORQUE", "PRESS", "GAIN", "DELAY", "RAMP", "ALARM")
_SECOND = ("SP", "PV", "MAX", "MIN", "HYST", "RATE", "FILT", "OFFS", "MODE", "CNT")
_THINGS = ("inlet", "outlet", "pump", "rotor", "tank", "filter", "burner", "valve")
_MEANINGS = ("Setpoint", "Measured value", "Upper limit", "Lower limit", "Dead band", "Rate of change", "Correction")


@dataclass(frozen=True)
class Gaps:
    """The document, and per (parameter, header) of each gap its text; None where it must stay empty."""

    path: Path
    truth: dict[tuple[str, str], str | None]
    origins: dict[str, list[str]]  # the parameters whose description stands beside, in a note, in prose, in a glossary


@dataclass
class _Plan:
    """Which parameters have their description where, while the document is drawn."""

    random: random.Random
    names: list[str]
    texts: dict[str, str]
    kinds: dict[str, str] = field(default_factory=dict)  # parameter -> beside, note, prose, glossary, nowhere, disputed

    def of(self, kind: str) -> list[str]:
        return [name for name, one in self.kinds.items() if one == kind]


def drawn_gaps(path: Path, *, tables: int = 10, each: int = 15, decoys: int = 10, seed: int = 5) -> Gaps:
    """``tables`` times 20 rows; ``each`` gaps of four kinds that can be completed, ``decoys`` of two that cannot."""
    plan = _planned(tables * ROWS, each, decoys, seed)
    drawing = Drawing()
    for number in range(tables):
        _page(drawing, number, plan.names[number * ROWS : (number + 1) * ROWS], plan)
    _definitions(drawing, plan)
    _glossaries(drawing, plan)
    _siblings(drawing, plan)
    truth: dict[tuple[str, str], str | None] = {
        (name, "Description"): plan.texts[name] if kind in ("beside", "note", "prose", "glossary") else None
        for name, kind in plan.kinds.items()
    }
    truth |= {(name, "Default"): None for name in plan.names if _has_no_default(name, plan)}
    truth |= {("EN", "Description"): None, ("CLR_BUSY", "Description"): None}
    return Gaps(drawing.save(path), truth, {kind: plan.of(kind) for kind in ("beside", "note", "prose", "glossary")})


def _planned(count: int, each: int, decoys: int, seed: int) -> _Plan:
    draw = random.Random(seed)
    names = [f"{first}{n}_{second}" for n in range(1, 4) for first in _FIRST for second in _SECOND][:count]
    draw.shuffle(names)
    texts = {name: f"{draw.choice(_MEANINGS)} of the {draw.choice(_THINGS)} {n}" for n, name in enumerate(names, 1)}
    plan = _Plan(draw, names, texts)
    kinds = ["beside", "note", "prose", "glossary"] * each + ["nowhere", "disputed"] * decoys
    plan.kinds.update(zip(draw.sample(names, len(kinds)), draw.sample(kinds, len(kinds)), strict=True))
    return plan


def _has_no_default(name: str, plan: _Plan) -> bool:
    return plan.names.index(name) % 7 == 0


def _page(drawing: Drawing, number: int, names: Sequence[str], plan: _Plan) -> None:
    page = drawing.page()
    text(page, LEFT, 60, f"{number + 1} Parameters of group {number + 1}", 14, "hebo")
    text(page, LEFT, TOP - 10, f"Table {number + 1} - Parameters of group {number + 1}", 9, "hebo")
    notes = [name for name in names if plan.kinds.get(name) == "note"]
    rows = []
    for name in names:
        mark = f" {notes.index(name) + 1})" if name in notes else ""
        default = "" if _has_no_default(name, plan) else str(plan.names.index(name) * 3)
        described = "" if name in plan.kinds else plan.texts[name]
        rows.append((f"{name}{mark}", plan.random.choice(("INT16", "FLOAT")), default, described))
    style = Style()
    bottom = table(page, LEFT, TOP, WIDTHS, [HEADERS, *rows], style)
    height = (bottom - TOP) / (len(rows) + 1)
    for row, name in enumerate(names, start=1):
        if plan.kinds.get(name) == "beside":
            text(page, LEFT + sum(WIDTHS) + 8, TOP + (row + 0.62) * height, plan.texts[name], 7)
    for place, name in enumerate(notes):
        text(page, LEFT, bottom + 14 + 12 * place, f"{place + 1}) {plan.texts[name]}", 8)


def _definitions(drawing: Drawing, plan: _Plan) -> None:
    """A page of sentences that define parameters; of a disputed one another than the glossary gives."""
    page = drawing.page()
    text(page, LEFT, 60, "Terms", 14, "hebo")
    y = 80.0
    for name in (*plan.of("prose"), *plan.of("disputed")):
        y = paragraph(page, LEFT, y, 480, f"{name}: {plan.texts[name]}", 10) + 8


def _glossaries(drawing: Drawing, plan: _Plan) -> None:
    page = drawing.page()
    text(page, LEFT, 60, "Glossary", 14, "hebo")
    text(page, LEFT, TOP - 10, "Table 90 - Glossary", 9, "hebo")
    rows = [(name, plan.texts[name], "1") for name in plan.of("glossary")]
    rows += [(name, f"{plan.texts[name]}, but in another way", "2") for name in plan.of("disputed")]
    table(page, LEFT, TOP, (120, 300, 60), [("Parameter", "Description", "Default"), *rows], Style())


def _siblings(drawing: Drawing, plan: _Plan) -> None:
    """Two registers with bits of the same names: what one says of a bit is not true of the other's."""
    page = drawing.page()
    bits = ("Bit", "Name", "Access", "Description")
    for top, register, described in ((TOP, "TIMER_CTRL", True), (TOP + 200, "UART_CTRL", False)):
        text(page, LEFT, top - 10, f"Table {91 if described else 92} - Bits of {register}", 9, "hebo")
        rows = [
            ("0", "EN", "RW", "Starts the timer" if described else ""),
            ("1", "CLR_BUSY", "W", "Stops the timer at once" if described else ""),
            ("2", f"{register}_IRQ", "R", f"Interrupt flag of {register}"),
        ]
        table(page, LEFT, top, (40, 120, 60, 240), [bits, *rows], Style())
