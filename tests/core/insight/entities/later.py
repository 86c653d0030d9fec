"""A second set of forms and near misses, written after the detector was finished, to see how it does on new ones."""

from __future__ import annotations

import random
from collections.abc import Iterator

from localmind_desktop.core.model.insight import EntityKind
from tests.core.insight.entities.drawn import FILLER, LANGUAGES, Drawn, block, cell
from tests.core.insight.entities.writers import HAN, MONTHS, Written, mail, phone, url

FORMS = {
    EntityKind.EMAIL: [
        "Our ref. 17/B, your contact: Ms Ortega, {}, room 4",
        "mailto:{}",
        "Fax 12, Mail {}; Postfach 9",
        "[{}]",
        "Merci de répondre à l’adresse {} avant midi",
        "联系邮箱{}，谢谢",
    ],
    EntityKind.URL: [
        "Bedienungsanleitung: {} (Stand heute)",
        "“{}”",
        "cf. {}, p. 3",
        "1. {}\n2. the printed copy",
        "请访问{}了解更多",
        "Registered users log in at {} and change the password there.",
    ],
    EntityKind.PHONE: [
        "Dr. Weiss, {}, Zimmer 2",
        "Öffnungszeiten 8-17 Uhr, {}",
        "Night shift: {} / day shift: none",
        "{} Mo-Fr",
        "Invoice questions {} or by letter",
        "值班：{}。",
    ],
    EntityKind.DATE: [
        "due {} at noon",
        "Rechnungsdatum: {} Seite 1",
        "({})",
        "between the parties on {}, as amended",
        "Rev. B, {}",
        "valable jusqu’au {} inclus",
        "于{}前付清",
    ],
    EntityKind.AMOUNT: [
        "Net {} plus VAT",
        "zzgl. {} Versand",
        "a penalty not above {}.",
        "dont {} de frais",
        "Balance carried forward {}",
        "押金{}，不退",
    ],
    EntityKind.PERCENTAGE: [
        "VAT {} included",
        "abzgl. {} Skonto",
        "remise de {} accordée",
        "an uptime of {} per quarter",
        "税率{}，含税",
        "(approx. {})",
    ],
}


def _date(language: str, draw: random.Random) -> Written:
    year, month, day = draw.randint(1999, 2033), draw.randint(1, 12), draw.randint(1, 28)
    iso = f"{year}-{month:02d}-{day:02d}"
    name = MONTHS.get(language, [""] * 12)[month - 1]
    quarter = (month - 1) // 3 + 1
    following = MONTHS.get(language, [""] * 12)[month % 12]
    forms = {
        "en": [
            Written(f"{name.upper()} {day}, {year}", iso),
            Written(f"{day} {name[:3]} {year}", iso),
            Written(f"{iso}T08:15:00Z", iso),
            Written(f"Monday, {name} {day}, {year}", iso),
            Written(f"{quarter}Q{year % 100:02d}", f"{year}-Q{quarter}"),
            Written(f"{year}-Q{quarter}", f"{year}-Q{quarter}"),
            Written(f"{name[:3]} {year}", f"{year}-{month:02d}"),
        ],
        "de": [
            Written(f"{day}. {name[:3]}. {year}" if month not in (3, 5, 6, 7) else f"{day}. {name} {year}", iso),
            Written(f"Montag, den {day}. {name} {year}", iso),
            Written(f"{['I', 'II', 'III', 'IV'][quarter - 1]}. Quartal {year}", f"{year}-Q{quarter}"),
            Written(f"{['ersten', 'zweiten', 'dritten', 'vierten'][quarter - 1]} Quartal {year}", f"{year}-Q{quarter}"),
            Written(f"Ende {name} {year}", f"{year}-{month:02d}"),
            Written(f"{day:02d}.{month:02d}.{year}, 14:30 Uhr", iso),
        ],
        "fr": [
            Written(f"lundi {day if day > 1 else '1er'} {name} {year}", iso),
            Written(f"{name.capitalize()} {year}", f"{year}-{month:02d}"),
            Written(
                f"{['premier', 'deuxième', 'troisième', 'quatrième'][quarter - 1]} trimestre {year}",
                f"{year}-Q{quarter}",
            ),
            Written(f"{day}/{month}/{year}", iso),
        ],
        "zh": [
            Written(f"{year}/{month:02d}/{day:02d}", iso),
            Written(f"{year}年{month:02d}月{day:02d}日星期一", iso),
            Written(f"{year}年{HAN[quarter]}季度", f"{year}-Q{quarter}"),
            Written(f"{year}年{month}月{day}号", iso),
        ],
    }
    if language == "en" and month < 12 and draw.random() < 0.2:
        return Written(f"{name} to {following} {year}", f"{year}-{month:02d}/{year}-{month + 1:02d}")
    return draw.choice(forms[language])


def _amount(language: str, draw: random.Random) -> Written:
    thousand, part, small = draw.randint(1, 899), draw.randint(100, 999), draw.randint(2, 98)
    whole = thousand * 1000 + part
    forms = {
        "en": [
            Written(f"USD{thousand},{part}.50", f"{whole}.50 USD"),
            Written(f"-${thousand},{part}.00", f"-{whole}.00 USD"),
            Written(f"EUR {small} million", f"{small}000000.00 EUR"),
            Written(f"${small}-{small + 1} million", f"{small}000000.00–{small + 1}000000.00 USD"),
            Written(f"£{small}k", f"{small}000.00 GBP"),
            Written(f"¥{thousand},{part}", f"{whole}.00 JPY"),
            Written(f"{small} thousand euros", f"{small}000.00 EUR"),
            Written(f"between ${small} and ${small + 2}", f"{small}.00–{small + 2}.00 USD"),
        ],
        "de": [
            Written(f"€ {thousand}.{part},--", f"{whole}.00 EUR"),
            Written(f"{thousand}.{part},00 EUR", f"{whole}.00 EUR"),
            Written(f"-{thousand}.{part},20 €", f"-{whole}.20 EUR"),
            Written(f"{small},5 Mio. EUR", f"{small}500000.00 EUR"),
            Written(f"{small} TEUR", f"{small}000.00 EUR"),
            Written(f"Fr. {thousand}'{part}.–", f"{whole}.00 CHF"),
            Written(f"{small} bis {small + 3} Mrd. €", f"{small}000000000.00–{small + 3}000000000.00 EUR"),
        ],
        "fr": [
            Written(f"{thousand}.{part},00 EUR", f"{whole}.00 EUR"),
            Written(f"{small} 000 €", f"{small}000.00 EUR"),
            Written(f"{small},75€", f"{small}.75 EUR"),
            Written(f"{small} Md€", f"{small}000000000.00 EUR"),
            Written(f"{thousand}\u202f{part} euros", f"{whole}.00 EUR"),
        ],
        "zh": [
            Written(f"¥{thousand},{part}.00", f"{whole}.00 CNY"),
            Written(f"RMB {thousand},{part}", f"{whole}.00 CNY"),
            Written(f"{small}00万元人民币", f"{small}000000.00 CNY"),
            Written(f"{small}亿欧元", f"{small}00000000.00 EUR"),
            Written(f"{HAN[small % 9 + 1]}拾万圆整", f"{small % 9 + 1}00000.00 CNY"),
        ],
    }
    return draw.choice(forms[language])


def _share(language: str, draw: random.Random) -> Written:
    whole, part = draw.randint(1, 98), draw.randint(1, 9)
    forms = {
        "en": [
            Written(f"{whole}.{part}{part} %", f"{whole}.{part}{part} %"),
            Written(f"-{whole}.{part}%", f"-{whole}.{part} %"),
            Written(f"{whole} to {whole + 5} percent", f"{whole}–{whole + 5} %"),
            Written(f"{whole}.{part}-percent", f"{whole}.{part} %"),
        ],
        "de": [
            Written(f"{whole},{part}{part}\u00a0%", f"{whole}.{part}{part} %"),
            Written(f"{whole} v.H.", f"{whole} %"),
            Written(f"{whole},{part} bis {whole + 9},{part} %", f"{whole}.{part}–{whole + 9}.{part} %"),
        ],
        "fr": [
            Written(f"{whole},{part}%", f"{whole}.{part} %"),
            Written(f"{whole} à {whole + 4} pour cent", f"{whole}–{whole + 4} %"),
        ],
        "zh": [
            Written(f"百分之{whole}", f"{whole} %"),
            Written(f"{whole}.{part}%", f"{whole}.{part} %"),
            Written(f"{whole}%-{whole + 1}%", f"{whole}–{whole + 1} %"),
        ],
    }
    return draw.choice(forms[language])


def _written(kind: EntityKind, language: str, draw: random.Random) -> Written:
    if kind is EntityKind.EMAIL:
        return mail(draw)
    if kind is EntityKind.URL:
        return url(draw)
    if kind is EntityKind.PHONE:
        return phone(language)(draw)
    return {EntityKind.DATE: _date, EntityKind.AMOUNT: _amount, EntityKind.PERCENTAGE: _share}[kind](language, draw)


def _near(draw: random.Random) -> str:
    a, b, big = draw.randint(1, 12), draw.randint(13, 60), draw.randint(10_000, 999_999_999)
    return draw.choice(
        [
            f"Zeichnung {big}-{a}{b}/{a} Blatt {b}",
            f"R{a} = {b}k, C{b} = {a}n, U{a}M",
            f"torque {a}/{b}/{a} Nm, thread M{a}x{b}",
            f"§ {a}.{b}.{a} Abs. {b}",
            f"IP 192.168.{a}.{b}:{big % 65535}",
            f"GTIN {big:013d}",
            f"UUID {big:08x}-{b:04x}-{a:04x}",
            f"MAC 00:1{a % 10}:{b}:0{a % 10}:{b}:{b}",
            f"T{a} {b} bit, Q{a}_{b}, D{a}/{b}",
            f"for (i = {a}; i < {b}; i += {a}) x[i] %= {b};",
            f"price list {a}{b}, form {big}-E",
            f"12 V / {a} A, {b} Hz, {a},{b} bar",
            f"Kap. {a}.{b}, S. {big % 900}, Abb. {a}-{b}",
            f"{a}:{b}:{a} against {b}:{a}",
            f"第{a}.{b}节，型号{big}，表{a}-{b}",
            f"HRB {big}, USt-IdNr. DE{big:09d}, BIC DEUTDEFF{a:03d}",
            f"size A{a}, weight {b}.{a} g/m², lot {big}/{b}",
            f"$PATH and ${{{a}}} or s/\\1/$" + f"{a}/g",
        ]
    )


def later_documents(kind: EntityKind, seed: int, count: int = 40, entities: int = 10) -> Iterator[Drawn]:
    draw = random.Random(f"later{kind}{seed}")
    for number in range(count):
        language = LANGUAGES[number % len(LANGUAGES)]
        drawn = Drawn(kind, language, [block(text) for text in FILLER[language]])
        for _ in range(entities):
            written = _written(kind, language, draw)
            drawn.truth.add(written.normalised)
            drawn.runs.append(block(draw.choice(FORMS[kind]).format(written.text)))
            drawn.runs.append(cell(_near(draw), "Note · 7") if draw.random() < 0.3 else block(_near(draw)))
            drawn.near += 1
        yield drawn
