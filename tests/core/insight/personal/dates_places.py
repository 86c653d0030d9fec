"""Dates as people write them, and streets and post boxes of Spain, Italy, the Netherlands and China."""

from __future__ import annotations

import random

from tests.core.insight.personal.figures import digits

MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "zh": "",
}


def date_of(rng: random.Random, language: str, first: int = 1925, last: int = 2012) -> str:
    day, month, year = rng.randint(1, 28), rng.randint(1, 12), rng.randint(first, last)
    name = ([*MONTHS[language].split(), *[""] * 12])[month - 1]
    forms = {
        "es": [
            f"{day:02d}/{month:02d}/{year}",
            f"{day} de {name} de {year}",
            f"{day:02d}-{month:02d}-{year}",
            f"{day}/{month}/{year}",
            f"{day} {name} {year}",
        ],
        "it": [
            f"{day:02d}/{month:02d}/{year}",
            f"{day} {name} {year}",
            f"{day:02d}.{month:02d}.{year}",
            f"1° {name} {year}",
            f"{day}-{month}-{year}",
        ],
        "nl": [
            f"{day:02d}-{month:02d}-{year}",
            f"{day} {name} {year}",
            f"{day}/{month}/{year}",
            f"{day}-{month}-{year}",
        ],
        "zh": [
            f"{year}年{month}月{day}日",
            f"{year}年{month:02d}月{day:02d}日",
            f"{year}-{month:02d}-{day:02d}",
            f"{year}.{month}.{day}",
            f"{year}/{month:02d}/{day:02d}",
        ],
        "en": [
            f"{month:02d}/{day:02d}/{year}",
            f"{day:02d}/{month:02d}/{year}",
            f"{name} {day}, {year}",
            f"{day} {name} {year}",
            f"{year}-{month:02d}-{day:02d}",
            f"{day}-{name[:3]}-{year}",
            f"{month}/{day}/{year % 100:02d}",
            f"{day}th of {name} {year}" if day > 3 else f"{day} {name} {year}",
        ],
        "de": [
            f"{day:02d}.{month:02d}.{year}",
            f"{day}.{month}.{year}",
            f"{day}. {name} {year}",
            f"{day:02d}.{month:02d}.{year % 100:02d}",
            f"{year}-{month:02d}-{day:02d}",
            f"{day}. {month}. {year}",
        ],
        "fr": [
            f"{day:02d}/{month:02d}/{year}",
            f"{day} {name} {year}",
            f"{day:02d}.{month:02d}.{year}",
            f"1er {name} {year}",
            f"{day:02d}-{month:02d}-{year}",
            f"{day:02d} {month:02d} {year}",
        ],
    }
    return rng.choice(forms[language])


STREETS = {
    "es": [
        "Calle Mayor",
        "C/ Alcalá",
        "Avenida de la Constitución",
        "Plaza España",
        "Paseo del Prado",
        "Avda. América",
    ],
    "it": ["Via Roma", "Via dei Mille", "Corso Garibaldi", "Piazza Duomo", "Viale della Libertà", "Via XX Settembre"],
    "nl": ["Kerkstraat", "Keizersgracht", "Stationsplein", "Julianalaan", "Lange Voorhoutstraat", "Molenweg"],
    "zh": ["北京市朝阳区建国路", "上海市徐汇区漕溪北路", "杭州市西湖区文三路", "南京市中山大道", "成都市锦江区红星街"],
}
BOXES = {
    "es": ["Apartado de Correos ", "Apdo. Correos ", "Apartado postal "],
    "it": ["Casella postale ", "casella postale ", "Casella Postale n. "],
    "nl": ["Postbus ", "Postbus "],
    "zh": ["邮政信箱", "邮政信箱 ", "信箱"],
}


def street_of(rng: random.Random, language: str) -> str:
    number, name = rng.randint(1, 240), rng.choice(STREETS[language])
    match language:
        case "es":
            return f"{name}{rng.choice([', ', ' ', ', n.º '])}{number}"
        case "it":
            return f"{name}{rng.choice([' ', ', ', ' n. '])}{number}{rng.choice(['', '', '/A'])}"
        case "nl":
            return f"{name} {number}{rng.choice(['', '', 'a', '-2'])}"
        case _:
            flat = rng.choice(["", f"{number % 20 + 1}栋{digits(rng, 3)}室", f"{number % 9 + 1}号楼"])
            return f"{name}{number}号{flat}"
