"""Documents that are drawn by chance: sentences, forms and tables with known entities, and with what only looks so."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from localmind_desktop.core.model import BlockKind, Box, Line
from localmind_desktop.core.model.insight import EntityKind, TextRun
from tests.core.insight.entities import writers
from tests.core.insight.entities.writers import Writer

LANGUAGES = ("en", "de", "fr", "zh")
SHEET = Box(0, 0, 600, 800)


@dataclass(slots=True)
class Drawn:
    """A document with the normalised entities of one kind that it holds; ``near`` counts what only looks like it."""

    kind: EntityKind
    language: str
    runs: list[TextRun] = field(default_factory=list)
    truth: set[str] = field(default_factory=set)
    near: int = 0


def block(text: str, page: int = 1, kind: BlockKind = BlockKind.PARAGRAPH) -> TextRun:
    lines = tuple(Line(line, Box(50, 50 + 12 * n, 550, 60 + 12 * n)) for n, line in enumerate(text.split("\n")))
    return TextRun(page, lines, kind)


def cell(text: str, label: str, table: str = "", page: int = 1) -> TextRun:
    return TextRun(page, (Line(text, SHEET),), label=label, section=table)


FILLER = {
    "en": [
        "The pump shall be inspected by the operator before it is used in the plant.",
        "All of the parts that are worn have to be replaced with new ones.",
        "This report describes what was measured and how it was done.",
    ],
    "de": [
        "Die Pumpe ist vor der Verwendung durch den Betreiber zu prüfen und zu reinigen.",
        "Alle Teile, die nicht mehr dicht sind, müssen durch neue ersetzt werden.",
        "In dem Bericht wird beschrieben, was bei der Messung zu beachten ist.",
    ],
    "fr": [
        "La pompe doit être vérifiée par l'exploitant avant son utilisation dans l'usine.",
        "Les pièces qui ne sont plus étanches sont remplacées par des pièces neuves.",
        "Ce rapport décrit ce qui a été mesuré et la façon dont cela a été fait.",
    ],
    "zh": [
        "在使用前，操作人员必须检查水泵的状态。",
        "所有磨损的部件都要更换为新的部件。",
        "这是关于测量方法和结果的报告。",
    ],
}
AROUND = {
    EntityKind.EMAIL: {
        "en": ["Write to {} for a quote.", "Questions? {}, or ask the desk.", "Contact <{}>.", "E-mail: {}"],
        "de": ["Bitte wenden Sie sich an {}.", "E-Mail: {}", "Rückfragen ({}) beantworten wir gern."],
        "fr": ["Écrivez à {} pour un devis.", "Courriel : {}", "Renseignements ({})."],
        "zh": ["请发送邮件至{}。", "邮箱：{}"],
    },
    EntityKind.URL: {
        "en": ["The manual is at {}.", "See {} for details.", "Download ({})", "Source: {}; accessed later."],
        "de": ["Das Handbuch liegt unter {}.", "Siehe {} für Einzelheiten.", "Quelle: {}"],
        "fr": ["Le manuel se trouve sur {}.", "Voir {} pour plus de détails.", "Source : {}"],
        "zh": ["手册见 {}。", "下载地址：{}"],
    },
    EntityKind.PHONE: {
        "en": ["In an emergency, {}.", "The office can be reached at {} on weekdays.", "{} (reception)"],
        "de": ["Im Notfall: {}.", "Unser Büro erreichen Sie werktags: {}", "{} (Empfang)"],
        "fr": ["En cas d'urgence : {}.", "Le bureau répond au {} en semaine.", "{} (accueil)"],
        "zh": ["如有问题请联系，{}。", "办公室{}"],
    },
    EntityKind.DATE: {
        "en": [
            "It was signed on {} in Leeds.",
            "Delivery: {}",
            "The lease ends {}.",
            "Between then and {}, nothing moved.",
        ],
        "de": ["Der Vertrag wurde am {} geschlossen.", "Lieferung: {}", "Ab {} gilt die neue Fassung.", "Stand {}"],
        "fr": ["Le contrat a été conclu le {} à Lille.", "Livraison : {}", "À partir du {}, la règle change."],
        "zh": ["本合同于{}签订。", "交货日期：{}", "自{}起施行。"],
    },
    EntityKind.AMOUNT: {
        "en": ["The fee is {} per month.", "Total: {}", "They paid {} and left.", "a loan ({}) was granted"],
        "de": [
            "Die Gebühr beträgt {} im Monat.",
            "Gesamt: {}",
            "Es wurden {} gezahlt.",
            "ein Darlehen ({}) wurde gewährt",
        ],
        "fr": [
            "La redevance est de {} par mois.",
            "Total : {}",
            "Ils ont payé {} en avance.",
            "un prêt ({}) a été accordé",
        ],
        "zh": ["每月费用为{}。", "合计：{}", "公司支付了{}。"],
    },
    EntityKind.PERCENTAGE: {
        "en": ["Sales grew by {} in a year.", "Yield: {}", "The share ({}) is stable.", "a tolerance of {} applies"],
        "de": ["Der Umsatz stieg um {} im Jahr.", "Ausbeute: {}", "Der Anteil ({}) ist stabil."],
        "fr": ["Le chiffre d'affaires a augmenté de {} en un an.", "Rendement : {}", "La part ({}) est stable."],
        "zh": ["销售额增长了{}。", "产量：{}"],
    },
}
COLUMNS = {
    EntityKind.EMAIL: "E-Mail",
    EntityKind.URL: "Website",
    EntityKind.PHONE: {"en": "Phone", "de": "Telefon", "fr": "Téléphone", "zh": "电话"},
    EntityKind.DATE: {"en": "Date", "de": "Datum", "fr": "Date", "zh": "日期"},
    EntityKind.AMOUNT: {"en": "Price", "de": "Preis", "fr": "Prix", "zh": "价格"},
    EntityKind.PERCENTAGE: {"en": "Change", "de": "Änderung", "fr": "Variation", "zh": "变化"},
}


def _writers(kind: EntityKind, language: str) -> Sequence[Writer]:
    return {
        EntityKind.EMAIL: [writers.mail],
        EntityKind.URL: [writers.url],
        EntityKind.PHONE: [writers.phone(language)],
        EntityKind.DATE: [writers.date(language), writers.date(language), writers.span(language)],
        EntityKind.AMOUNT: [writers.amount(language)],
        EntityKind.PERCENTAGE: [writers.share(language)],
    }[kind]


def near_misses(kind: EntityKind, draw: random.Random) -> str:
    """A sentence without an entity of any kind that has a form of its own, but for one that is hard to tell."""
    a, b, c, d = (draw.randint(1, 12) for _ in range(4))
    big, year = draw.randint(100_000, 99_999_999), draw.randint(1990, 2030)
    general = [
        f"Firmware version {a}.{b}.{c} replaces {a}.{b}.{c + 1}.",
        f"See section {a}.{b}.{c} and clause {b}.{d}.",
        f"Part no. {a}{b}-{big}-{c:02d} is obsolete.",
        f"Register 0x{big:08X} holds {c:02X}h at reset.",
        f"The ratio is {a}/{b} or {c}:{d}.",
        f"At {a:02d}:{b + 10}:{c + 20} the valve opens.",
        f"{a + 40}.{big % 10000:04d}° N, {b}.{big % 9999:04d}° E",
        f"IEC 6{big % 10000:04d}-{a}-{b} applies, as does DIN EN {big % 100_000}.",
        f"Host 10.{a}.{b}.{c} answers on port {big % 60000}.",
        f"Order {big}, item {a}-{b}-{c}, batch {year}{big % 100:02d}X",
        f"Serial number SN{big}-{year % 100} was read.",
        f"It weighs {a}.{b} kg and is {c} x {d} x {a} mm in size.",
        f"Values {a} {b} {c} {d} {a + 7} {b + 9} were read.",
    ]
    special = {
        EntityKind.EMAIL: [f"The handle @user{a} follows @team{b}.", f"{a} pcs @ {b} each", f"user@host{a} is a login"],
        EntityKind.URL: [
            f"Open main{a}.py and node.js{b}.",
            f"The field Amp{a}.mag.f is read.",
            f"a file config.v{a}.yaml",
        ],
        EntityKind.PHONE: [
            f"Article {big}{a:02d}{b:02d}",
            f"{year}-{year + 4} {big}",
            f"ISBN 978-3-16-{big % 999999:06d}-{a % 10}",
        ],
        EntityKind.DATE: [
            f"Chapter {a}.{b}.{year % 100:02d} of the annex",
            f"May {a} of them fail?",
            f"Room {a}/{b}",
            f"Model {year}-{big % 10000}",
        ],
        EntityKind.AMOUNT: [
            f"run $HOME/bin/$USER with ${{N{a}}}",
            f"CAD {year} files are read",
            f"{big % 500} Euromodule",
            f"M{a} k{b}",
        ],
        EntityKind.PERCENTAGE: [
            f"print('%{a}d %s' % x{b})",
            f"{a} percentage points",
            f"url%20with%{a + 20}codes",
            f"{a}% {b}d".replace("% ", "%x"),
        ],
    }
    return draw.choice(general + special[kind] * 3)


def documents(kind: EntityKind, seed: int, count: int = 40, entities: int = 10) -> Iterator[Drawn]:
    """Documents of one language each, with a kind of entity in sentences, forms and tables, and near misses between."""
    draw = random.Random(f"{kind}{seed}")
    for number in range(count):
        language = LANGUAGES[number % len(LANGUAGES)]
        drawn = Drawn(kind, language, [block(text) for text in FILLER[language]])
        for _ in range(entities):
            written = draw.choice(_writers(kind, language))(draw)
            drawn.truth.add(written.normalised)
            if draw.random() < 0.25:
                header = COLUMNS[kind]
                header = header if isinstance(header, str) else header[language]
                bare = written.text.partition(": ")[2] or written.text.removeprefix("the ").removeprefix("du ")
                drawn.runs.append(cell(bare, f"{header} · {draw.choice('ABCDE')}"))
            else:
                drawn.runs.append(block(draw.choice(AROUND[kind][language]).format(written.text)))
            text = near_misses(kind, draw)
            drawn.near += 1
            drawn.runs.append(cell(text, "Remark · 3") if draw.random() < 0.2 else block(text))
        yield drawn
