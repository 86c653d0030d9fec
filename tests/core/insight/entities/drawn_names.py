"""Drawn texts that name people, organisations and addresses, and texts full of capitals that name none."""

from __future__ import annotations

import random
from collections.abc import Iterator

from localmind_desktop.core.model.insight import EntityKind
from tests.core.insight.entities.drawn import FILLER, LANGUAGES, Drawn, block, cell

GIVEN = {
    "en": ["Harriet", "Duncan", "Priya", "Gareth", "Imogen", "Desmond", "Tobias", "Nadia"],
    "de": ["Friederike", "Joachim", "Annegret", "Thorsten", "Jörg", "Katrin", "Uwe", "Sabine"],
    "fr": ["Mathilde", "Benoît", "Solène", "Thibault", "Élodie", "Jean-Luc", "Camille", "Régis"],
}
FAMILY = {
    "en": ["Whitcombe", "Okafor", "McAllister", "Pemberton", "Lindqvist", "O'Rourke", "Hargreaves", "Venkataraman"],
    "de": ["Brandstätter", "Oelschläger", "Wiesinger", "Kröger-Lenz", "Niemeyer", "Pfeiffenberger", "Stöckl", "Zander"],
    "fr": ["Delacourt", "Bourguignon", "Chevallier", "Marchetti", "Lefrançois", "Roussel-Petit", "Garnier", "Thévenet"],
}
HAN_NAMES = ["李建国", "王晓燕", "陈志强", "刘美玲", "赵文博", "周丽华", "孙浩然", "郭晶"]
STEMS = [
    "Northgate",
    "Velmora",
    "Tarnwald",
    "Quantel",
    "Orbisson",
    "Helvar",
    "Castellon",
    "Brixholm",
    "Zephyra",
    "Ulmenhof",
]
TRADES = {
    "en": ["Instruments", "Logistics", "Foods", "Marine Systems", "& Sons", "Software"],
    "de": ["Maschinenbau", "Logistik", "Messtechnik", "Anlagenbau", "Elektronik", "& Söhne"],
    "fr": ["Transports", "Ingénierie", "Électronique", "Logistique", "Conseil", "& Fils"],
}
FORMS = {
    "en": ["Inc.", "LLC", "Ltd", "Corporation", "plc", "LLP"],
    "de": ["GmbH", "AG", "GmbH & Co. KG", "KG", "SE", "e.V."],
    "fr": ["SARL", "S.A.", "SAS", "SNC", "SA"],
}
HAN_COMPANIES = [
    "上海明辉电子有限公司",
    "深圳蓝海科技股份有限公司",
    "北京中恒仪表有限责任公司",
    "广州天河贸易有限公司",
    "苏州东吴机械有限公司",
]
PEOPLE_AROUND = {
    "en": [
        "The order was confirmed by Mr {} yesterday.",
        "Contact: {}",
        "{}, Managing Director",
        "Signed by: {}",
        "represented by its Chief Executive Officer {}",
        "Attn: Ms {}",
        "Prof. {} wrote the report.",
        "Prepared by: {}\nChecked twice",
    ],
    "de": [
        "Die Bestellung wurde von Herrn {} bestätigt.",
        "Ansprechpartnerin: {}",
        "vertreten durch den Geschäftsführer {}",
        "Frau {} leitet die Sitzung.",
        "Bearbeiter: {}",
        "{}, Prokurist",
        "Dr. {} hat das Gutachten erstellt.",
    ],
    "fr": [
        "La commande a été confirmée par Mme {} hier.",
        "Contact : {}",
        "représentée par M. {}",
        "Monsieur {} préside la séance.",
        "{}, directeur général",
        "Signé par : {}",
    ],
    "zh": ["联系人：{}", "由{}先生负责。", "法定代表人：{}", "感谢{}女士的支持。"],
}
COMPANIES_AROUND = {
    "en": [
        'This contract is made between {} (the "Supplier") and the buyer.',
        "The goods were delivered by {} in spring.",
        "Seller: {}",
        "© 2021 {}. All rights reserved.",
        "{}\n12 Mill Lane",
        "a subsidiary of {}, which owns the plant",
    ],
    "de": [
        "Zwischen der {} und dem Kunden wird vereinbart:",
        "Die Ware wurde von der Firma {} geliefert.",
        "Auftraggeber: {}",
        "{}\nPostfach 12",
        "eine Tochter der {}, die das Werk betreibt",
    ],
    "fr": [
        "Entre la société {} et le client, il est convenu :",
        "Les biens ont été livrés par {} au printemps.",
        "Fournisseur : {}",
        "une filiale de {}, qui exploite l'usine",
    ],
    "zh": ["甲方：{}", "货物由{}提供。", "本合同与{}签订。"],
}
ADDRESSES = {
    "en": [
        ("{n} Thornbury Road, Leeds LS{a} {b}QF", "{n} Thornbury Road, Leeds LS{a} {b}QF"),
        ("{n} Old Mill Lane\nSpringfield, IL 62{z}", "{n} Old Mill Lane, Springfield, IL 62{z}"),
        (
            "{n} W. Fulton Street, Suite {a}0, Chicago, Illinois 60{z}",
            "{n} W. Fulton Street, Suite {a}0, Chicago, Illinois 60{z}",
        ),
    ],
    "de": [
        ("Lindenallee {n}\n80{z} München", "Lindenallee {n}, 80{z} München"),
        ("Am Alten Hafen {n}, 28{z} Bremen", "Am Alten Hafen {n}, 28{z} Bremen"),
        ("Kaiser-Wilhelm-Straße {n}a, D-20{z} Hamburg", "Kaiser-Wilhelm-Straße {n}a, D-20{z} Hamburg"),
        ("Bahnhofstrasse {n} · 8{a}0{b} Zürich", "Bahnhofstrasse {n}, 8{a}0{b} Zürich"),
    ],
    "fr": [
        ("{n} bis, rue des Tanneurs, 59{z} Lille", "{n} bis, rue des Tanneurs, 59{z} Lille"),
        ("{n} avenue Victor-Hugo\n69{z} Lyon Cedex 03", "{n} avenue Victor-Hugo, 69{z} Lyon Cedex 03"),
        ("{n}, chemin de l'Étang - 31{z} Toulouse", "{n}, chemin de l'Étang, 31{z} Toulouse"),
    ],
    "zh": [
        ("杭州市西湖区文三路{n}号", "杭州市西湖区文三路{n}号"),
        ("广东省深圳市南山区科技园路{n}号", "广东省深圳市南山区科技园路{n}号"),
    ],
}
CAPITALS = [
    "Supply Current, Standby Mode, Max",
    "Name: Output Enable Register",
    "Description: Reset Value After Power On",
    "The Device Address Register holds the Slave Address.",
    "Table 4. Absolute Maximum Ratings",
    "Author: Release Candidate Two",
    "Interrupt Enable, Manager Mode",
    "Contact: Normally Open",
    "GPIO Port B Pin Function Select",
    "Limited Warranty and Limited Liability apply.",
    "Company policy is stated in Annex C.",
    "WARNING: NOT LIMITED TO THE CASES ABOVE",
    "Type SE cables and AG batteries are used.",
    "Seller shall notify Buyer in Writing.",
    "10 KG load, 5 SA sensors",
    "MISO, MOSI, SCK and CS Pins",
    "Die Technische Dokumentation und das Handbuch liegen bei.",
    "Name: Digitaler Ausgang",
    "La Notice Technique est jointe.",
    "Nom : Sortie Numérique",
    "寄存器名称：输出使能",
    "公司将另行通知。",
    "M. 12 x 1.5, SA 2, Inc",
    "Mount Road Bike Rack 12, Sector 12345 Alpha",
    "Between Port A and Port B, 3 lines are used.",
]


def _person(language: str, draw: random.Random) -> str:
    if language == "zh":
        return draw.choice(HAN_NAMES)
    given, family = draw.choice(GIVEN[language]), draw.choice(FAMILY[language])
    middle = f" {draw.choice('ABDHJRT')}." if language == "en" and draw.random() < 0.2 else ""
    return f"{given}{middle} {family}"


def _company(language: str, draw: random.Random) -> str:
    if language == "zh":
        return draw.choice(HAN_COMPANIES)
    trade = draw.choice([*TRADES[language], ""])
    return " ".join(part for part in (draw.choice(STEMS), trade, draw.choice(FORMS[language])) if part)


def named_documents(kind: EntityKind, seed: int, count: int = 100) -> Iterator[Drawn]:
    """Four names a document, one a sentence, so that names do not mix; as many texts full of capitals between."""
    draw = random.Random(f"names{kind}{seed}")
    for number in range(count):
        language = LANGUAGES[number % len(LANGUAGES)]
        drawn = Drawn(kind, language, [block(text) for text in FILLER[language]])
        for _ in range(4):
            text, meant = _sentence(kind, language, draw)
            if (
                any(meant.split()[0] in known or meant.split()[-1] in known for known in drawn.truth)
                and language != "zh"
            ):
                continue
            drawn.truth.add(meant)
            drawn.runs.append(block(text))
            drawn.near += 1
            drawn.runs.append(
                block(draw.choice(CAPITALS)) if draw.random() < 0.7 else cell(draw.choice(CAPITALS), "Name")
            )
        yield drawn


def _sentence(kind: EntityKind, language: str, draw: random.Random) -> tuple[str, str]:
    if kind is EntityKind.ADDRESS:
        parts = {
            "n": draw.randint(2, 180),
            "a": draw.randint(1, 9),
            "b": draw.randint(1, 9),
            "z": f"{draw.randint(100, 999)}",
        }
        form, meant = draw.choice(ADDRESSES[language])
        lead = draw.choice(["", "Office: ", "c/o Rezeption\n"])
        return lead + form.format(**parts), meant.format(**parts)
    if kind is EntityKind.PERSON:
        name = _person(language, draw)
        return draw.choice(PEOPLE_AROUND[language]).format(name), name
    name = _company(language, draw)
    return draw.choice(COMPANIES_AROUND[language]).format(name), name
