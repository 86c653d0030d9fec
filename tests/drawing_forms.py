"""Kinds of tables by what they are for: statements, invoices, forms; and in other languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pymupdf

from tests import drawing_words as words
from tests.drawing import LEFT, Rules, Value, length_of, text
from tests.drawing_plan import Names, Plan, Sheet, chosen_style, widths_for
from tests.drawing_truth import Drawn, Known

_CHINESE_NAMES = (
    "控制寄存器",
    "状态寄存器",
    "数据寄存器",
    "温度传感器",
    "时钟输出",
    "电源管理",
    "中断使能",
    "复位信号",
)
_CHINESE_WORDS = ("读写", "只读", "保留", "有效", "无效", "默认")
_CHINESE_PHRASES = ("设置传感器的测量范围", "表示新的数据已经准备好", "关闭输出", "选择时钟的来源和分频系数")
_GERMAN_NAMES = (
    "Überspannung",
    "Störmeldung",
    "Außenfühler",
    "Schaltausgang",
    "Gerätesperre",
    "Größenwert",
    "Prüftaste",
)
_GERMAN_PHRASES = (
    "Legt die Messgröße des Fühlers fest",
    "Meldet einen Fehler der Stromversorgung",
    "Öffnet das Ventil für die Dauer der Prüfung",
    "Wählt die Übertragungsrate",
)


def statement(random: Random, look: str) -> Drawn:
    """A financial statement: labels, ``$`` signs apart from figures, brackets for minus, years below a group."""
    sheet = Sheet(random)
    sheet.heading("Consolidated statements of income")
    page, size = sheet.page, random.choice((8.0, 9.0))
    years = [str(year) for year in range(2019, 2019 - random.randrange(2, 4), -1)]
    stops = [sheet.x + 290 + 90 * n for n in range(len(years))]
    group = random.choice(("Year ended May 31,", "Fiscal year ended December 31,"))
    middle = (stops[0] - 45 + stops[-1]) / 2
    y = sheet.y + 20
    text(page, middle - length_of(group, "hebo", size) / 2, y, group, size, "hebo")
    page.draw_line((stops[0] - 60, y + 3), (stops[-1] + 2, y + 3), width=0.5)
    y += size * 1.5
    text(page, sheet.x, y, "(In millions)", size, "hebo")
    for stop, year in zip(stops, years, strict=True):
        _right(page, stop, y, year, size, "hebo")
    if look == "rules":
        page.draw_line((sheet.x, y + 3), (stops[-1] + 2, y + 3), width=0.5)
    items = words.different(random, words.line_item, random.randrange(6, 12))
    rows = []
    for number, item in enumerate(items):
        y += size * random.choice((1.55, 1.55, 1.9))
        total = number in (0, len(items) - 1)
        if look == "bands" and number % 2 == 0:
            page.draw_rect((sheet.x - 2, y - size, stops[-1] + 4, y + 0.3 * size), color=None, fill=(0.87, 0.9, 0.95))
        figures = [words.amount(random) for _ in years]
        if number == 2:
            figures[-1] = "-"
        text(page, sheet.x, y, item, size, "hebo" if total else "helv")
        if look in ("leaders", "dots"):
            apart = 4 if look == "leaders" else 0
            start = sheet.x + length_of(item, "hebo" if total else "helv", size) + apart
            _leaders(page, start, stops[0] - 66, y, size, look == "leaders")
        for stop, figure in zip(stops, figures, strict=True):
            bracket = length_of(")", "helv", size) if figure.endswith(")") else 0
            _right(page, stop + bracket, y, figure, size)
            if total:
                text(page, stop - 58, y, "$", size)
            if number == len(items) - 2 and look != "bands":
                page.draw_line((stop - 60, y + 3), (stop + 2, y + 3), width=0.5)
        rows.append((item, *[f"$ {figure}" if total else figure for figure in figures]))
    sheet.y = y + 30
    sheet.prose(3)
    headers = ("(In millions)", *[f"{group} › {year}" for year in years])
    sheet.drawn.tables.append(Known(headers, tuple(rows), name="Consolidated statements of income"))
    return sheet.drawn


def _right(page: pymupdf.Page, x: float, y: float, what: str, size: float, font: str = "helv") -> None:
    text(page, x - length_of(what, font, size), y, what, size, font)


def _leaders(page: pymupdf.Page, start: float, end: float, y: float, size: float, right: bool) -> None:
    dot = length_of(".", "helv", size)
    count = int((end - start) / dot)
    if count > 4:
        text(page, end - count * dot if right else start, y, "." * count, size)


def invoice(random: Random) -> Drawn:
    """Positions of an invoice, aligned by spaces in one width of type."""
    sheet = Sheet(random)
    sheet.prose(2)
    items = words.different(random, lambda r: f"{words.word(r).title()} {words.word(r)}", random.randrange(4, 9))
    rows = [
        (str(n), item, str(random.randrange(1, 40)), f"{random.uniform(1, 99):.2f}", f"{random.uniform(99, 999):.2f}")
        for n, item in enumerate(items, start=1)
    ]
    header = ("Pos", "Article", "Qty", "Price", "Amount")
    size = random.choice((8.0, 9.0, 10.0))
    gap = " " * random.randrange(2, 5)
    lines = []
    for pos, item, count, price, total in (header, *rows):
        lines.append(gap.join((f"{pos:<4}", f"{item:<20}", f"{count:>5}", f"{price:>8}", f"{total:>9}")))
    dashes = random.random() < 0.5
    for number, line in enumerate(lines):
        sheet.y += size * 1.3
        text(sheet.page, sheet.x, sheet.y, line, size, "cour")
        if number == 0 and dashes:
            sheet.y += size * 1.3
            text(sheet.page, sheet.x, sheet.y, "-" * len(line), size, "cour")
    sheet.y += 30
    sheet.prose(2)
    sheet.drawn.tables.append(Known(header, tuple(rows)))
    return sheet.drawn


def form(random: Random, ruled: bool) -> Drawn:
    """Keys and values, no header."""
    sheet = Sheet(random)
    sheet.prose(2)
    keys = ("Invoice number", "Date", "Customer number", "Contract", "Delivery note", "Payment terms", "Currency")
    rows: list[list[Value]] = []
    for key in random.sample(keys, random.randrange(5, 8)):
        value = {"Payment terms": "30 days net", "Currency": "EUR", "Date": f"{random.randrange(10, 28)}.10.2013"}.get(
            key, f"{random.choice('KLV')}{random.randrange(10_000, 99_999)}"
        )
        rows.append([f"{key}:", value])
    style = replace(chosen_style(random, Rules.ALL if ruled else Rules.NONE, 0), header_fill=False)
    planned = Plan(rows, (), style, [random.randrange(110, 160), random.randrange(100, 200)])
    sheet.table(planned)
    sheet.prose(2)
    sheet.drawn.tables.append(Known(("", ""), tuple((str(k), str(v)) for k, v in rows)))
    return sheet.drawn


def other_language(random: Random, rules: Rules, language: str) -> Drawn:
    """A table of names, addresses and sentences in Chinese or German."""
    sheet = Sheet(random)
    chinese = language == "Chinese"
    number = str(random.randrange(2, 40))
    style = chosen_style(random, rules)
    style = replace(style, font="china-s", header_fill=True, size=8.0) if chinese else style
    sorts = random.sample((_CHINESE_WORDS if chinese else ("lesen", "schreiben", "1,5", "20,0"),), 1)
    header: list[Value] = (
        ["名称", "地址", "类型", "说明"] if chinese else ["Bezeichnung", "Adresse", "Zugriff", "Erläuterung"]
    )
    names = random.sample(_CHINESE_NAMES if chinese else _GERMAN_NAMES, random.randrange(4, 7))
    phrases = _CHINESE_PHRASES if chinese else _GERMAN_PHRASES
    rows: list[list[Value]] = [
        [name, words.hexadecimal(random), random.choice(sorts[0]), random.choice(phrases)] for name in names
    ]
    caption = f"表 {number} 寄存器列表" if chinese else f"Tabelle {number}: Meldungen des Geräts"
    text(sheet.page, sheet.x, sheet.y, caption, 9, "china-s" if chinese else "hebo")
    sheet.y += 10
    planned = Plan([header, *rows], (), style, [])
    planned = replace(planned, widths=[w + 6 for w in widths_for(random, planned.rows, style)])
    sheet.table(planned)
    sheet.knows(planned, Names(caption, number))
    return sheet.drawn


def wide_bits(random: Random) -> Drawn:
    """Bits 31 to 0 in two rows of numbers over two rows of fields."""
    sheet = Sheet(random)
    sheet.heading("5.2 Control register of the GX200")
    high, low = [[str(bit) for bit in range(top, top - 16, -1)] for top in (31, 15)]
    rows: list[list[Value]] = [list(high), _fields(random, 31), list(low), _fields(random, 15)]
    style = replace(
        chosen_style(random, Rules.ALL, 0), align="c" * 16, size=7.0, pad=1.0, font="helv", header_fill=False
    )
    planned = Plan(rows, (), style, [28.0] * 16)
    sheet.table(planned)
    sheet.prose(2)
    sheet.knows(planned, Names(section="5.2 Control register of the GX200", subject=("GX200",)))
    sheet.drawn.tables[0] = replace(sheet.drawn.tables[0], headers=("",) * 16)
    return sheet.drawn


def _fields(random: Random, top: int) -> list[Value]:
    found: list[Value] = []
    while len(found) < 16:
        size = min(random.choice((1, 1, 2, 4)), 16 - len(found))
        found += [f"F{top - len(found)}", *[LEFT] * (size - 1)]
    return found


_RULES = {"ruled": Rules.ALL, "row-ruled": Rules.ROWS, "header-ruled": Rules.HEADER, "unruled": Rules.NONE}


def _kinds() -> dict[str, Callable[[Random], Drawn]]:
    found: dict[str, Callable[[Random], Drawn]] = {
        f"statement, {look}": partial(statement, look=look) for look in ("plain", "rules", "bands", "leaders", "dots")
    }
    found["invoice of one width"] = invoice
    found["form, ruled"] = partial(form, ruled=True)
    found["form, unruled"] = partial(form, ruled=False)
    for ruled, rules in _RULES.items():
        for language in ("Chinese", "German"):
            found[f"{language}, {ruled}"] = partial(other_language, rules=rules, language=language)
    found["bits 31 to 0"] = wide_bits
    return found


KINDS = _kinds()
