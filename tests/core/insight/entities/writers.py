"""Values, and the ways in which people write them, by language: chosen without a look at what the program knows."""

from __future__ import annotations

import datetime
import random
from collections.abc import Callable
from typing import NamedTuple


class Written(NamedTuple):
    """What stands in a text, and what it means."""

    text: str
    normalised: str


Writer = Callable[[random.Random], Written]

_ENGLISH = "January February March April May June July August September October November December"
_GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
_FRENCH = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
MONTHS = {"en": _ENGLISH.split(), "de": _GERMAN.split(), "fr": _FRENCH.split()}
HAN = "零一二三四五六七八九"
HOSTS = [
    "brightwater-labs.com",
    "kessler-pumpen.de",
    "atelier-moreau.fr",
    "ohmega.io",
    "north.example.co.uk",
    "qinghe.com.cn",
]
LOCALS = [
    "m.keller",
    "info",
    "anna_lindt",
    "sales+eu",
    "p.dupont-martin",
    "zhang.wei",
    "o'neill",
    "support",
    "x3",
    "r-d.team",
]
PATHS = ["", "/", "/docs/v2/index.html", "/shop?id=17&lang=de", "/a_b/c-d.pdf", "/faq#q12", "/~lab/data(1)"]


def mail(draw: random.Random) -> Written:
    text = f"{draw.choice(LOCALS)}{draw.randint(1, 99) if draw.random() < 0.4 else ''}@{draw.choice(HOSTS)}"
    return Written(text.upper() if draw.random() < 0.1 else text, text.casefold())


def url(draw: random.Random) -> Written:
    host, path, number = draw.choice(HOSTS), draw.choice(PATHS), draw.randint(1, 999)
    path = path.replace("17", str(number))
    if draw.random() < 0.3:
        return Written(f"www.{host}{path}", f"https://www.{host}{path}".removesuffix("/"))
    scheme = draw.choice(["https", "http", "ftp"])
    return Written(f"{scheme}://{host}{path}", f"{scheme}://{host}{path}".removesuffix("/"))


def _day(draw: random.Random) -> datetime.date:
    return datetime.date(1996, 1, 1) + datetime.timedelta(days=draw.randrange(14_000))


def date(language: str) -> Writer:
    def write(draw: random.Random) -> Written:
        day = _day(draw)
        return Written(draw.choice(_DATES[language])(day), day.isoformat())

    return write


def _ordinal(number: int) -> str:
    ending = "th" if 10 < number < 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def _han_number(number: int) -> str:
    tens, ones = divmod(number, 10)
    return (
        ("" if tens == 1 else HAN[tens] if tens else "")
        + ("十" if tens else "")
        + (HAN[ones] if ones or not tens else "")
    )


_DATES: dict[str, list[Callable[[datetime.date], str]]] = {
    "en": [
        lambda day: day.isoformat(),
        lambda day: f"{MONTHS['en'][day.month - 1]} {day.day}, {day.year}",
        lambda day: f"{day.day} {MONTHS['en'][day.month - 1]} {day.year}",
        lambda day: f"{_ordinal(day.day)} {MONTHS['en'][day.month - 1]} {day.year}",
        lambda day: f"the {_ordinal(day.day)} day of {MONTHS['en'][day.month - 1]}, {day.year}",
        lambda day: f"{MONTHS['en'][day.month - 1][:3]}. {day.day}, {day.year}",
        lambda day: f"{day.day:02d}-{MONTHS['en'][day.month - 1][:3]}-{day.year}",
        lambda day: f"{day.month:02d}/{day.day:02d}/{day.year}",
        lambda day: f"{day.month}/{day.day}/{day.year}",
        lambda day: f"{day.year}/{day.month:02d}/{day.day:02d}",
    ],
    "de": [
        lambda day: f"{day.day:02d}.{day.month:02d}.{day.year}",
        lambda day: f"{day.day}.{day.month}.{day.year}",
        lambda day: f"{day.day}. {MONTHS['de'][day.month - 1]} {day.year}",
        lambda day: f"{day.day}. {day.month}. {day.year}",
        lambda day: day.isoformat(),
        lambda day: f"{day.day:02d}/{day.month:02d}/{day.year}",
    ],
    "fr": [
        lambda day: f"{day.day if day.day > 1 else '1er'} {MONTHS['fr'][day.month - 1]} {day.year}",
        lambda day: f"{day.day:02d}/{day.month:02d}/{day.year}",
        lambda day: f"{day.day:02d}-{day.month:02d}-{day.year}",
        lambda day: f"{day.day:02d}.{day.month:02d}.{day.year}",
    ],
    "zh": [
        lambda day: f"{day.year}年{day.month}月{day.day}日",
        lambda day: f"{day.year} 年 {day.month:02d} 月 {day.day:02d} 日",
        lambda day: f"{day.year}-{day.month:02d}-{day.day:02d}",
        lambda day: f"{day.year}.{day.month:02d}.{day.day:02d}",
        lambda day: (
            f"{''.join(HAN[int(one)] for one in str(day.year))}年{_han_number(day.month)}月{_han_number(day.day)}日"
        ),
    ],
}


def span(language: str) -> Writer:
    """Months, quarters and spans of days."""

    def write(draw: random.Random) -> Written:
        year, month, quarter = draw.randint(1998, 2031), draw.randint(1, 12), draw.randint(1, 4)
        name = MONTHS.get(language, [""] * 12)[month - 1]
        first, last = draw.randint(1, 12), draw.randint(13, 28)
        days = f"{year}-{month:02d}-{first:02d}/{year}-{month:02d}-{last}"
        english = ["first", "second", "third", "fourth"][quarter - 1]
        forms = {
            "en": [
                Written(f"{name} {year}", f"{year}-{month:02d}"),
                Written(f"Q{quarter} {year}", f"{year}-Q{quarter}"),
                Written(f"Q{quarter} FY{year}", f"{year}-Q{quarter}"),
                Written(f"Q{quarter} FY{year % 100:02d}", f"{year}-Q{quarter}"),
                Written(f"the {english} quarter of {year}", f"{year}-Q{quarter}"),
                Written(f"{first}–{last} {name} {year}", days),
                Written(f"{name} {first} to {last}, {year}", days),
            ],
            "de": [
                Written(f"{name} {year}", f"{year}-{month:02d}"),
                Written(f"{quarter}. Quartal {year}", f"{year}-Q{quarter}"),
                Written(f"Q{quarter}/{year}", f"{year}-Q{quarter}"),
                Written(f"{first}. bis {last}. {name} {year}", days),
                Written(f"{first:02d}.–{last}.{month:02d}.{year}", days),
            ],
            "fr": [
                Written(f"{name} {year}", f"{year}-{month:02d}"),
                Written(f"T{quarter} {year}", f"{year}-Q{quarter}"),
                Written(f"{'1er' if quarter == 1 else f'{quarter}e'} trimestre {year}", f"{year}-Q{quarter}"),
                Written(f"du {first if first > 1 else '1er'} au {last} {name} {year}", days),
            ],
            "zh": [
                Written(f"{year}年{month}月", f"{year}-{month:02d}"),
                Written(f"{year}年第{HAN[quarter]}季度", f"{year}-Q{quarter}"),
                Written(f"{year}年{month}月{first}日至{last}日", days),
            ],
        }
        return draw.choice(forms[language])

    return write


def _grouped(number: int, mark: str) -> str:
    return f"{number:,}".replace(",", mark)


def amount(language: str) -> Writer:
    def write(draw: random.Random) -> Written:
        whole, part = draw.choice([draw.randint(1, 999), draw.randint(1000, 9_999_999)]), draw.randint(0, 99)
        tenth = draw.randint(11, 99)
        value = f"{whole}.{part:02d}"
        tenths = f"{tenth // 10}.{tenth % 10}"
        comma = tenths.replace(".", ",")
        point, german = f"{_grouped(whole, ',')}.{part:02d}", f"{_grouped(whole, '.')},{part:02d}"
        french, swiss = f"{_grouped(whole, chr(0xA0))},{part:02d}", f"{_grouped(whole, chr(39))}.{part:02d}"
        millions, billions = f"{tenth * 100_000}.00", f"{tenth * 100_000_000}.00"
        forms = {
            "en": [
                Written(f"${point}", f"{value} USD"),
                Written(f"USD {point}", f"{value} USD"),
                Written(f"£{_grouped(whole, ',')}", f"{whole}.00 GBP"),
                Written(f"{point} EUR", f"{value} EUR"),
                Written(f"${tenths} million", f"{millions} USD"),
                Written(f"€{tenths}m", f"{millions} EUR"),
                Written(f"US${tenths}bn", f"{billions} USD"),
                Written(f"{_grouped(whole, ',')} dollars", f"{whole}.00 USD"),
                Written(f"${tenth}K", f"{tenth}000.00 USD"),
                Written(f"{tenths} billion pounds sterling", f"{billions} GBP"),
                Written(f"CA$ {point}", f"{value} CAD"),
            ],
            "de": [
                Written(f"{german} €", f"{value} EUR"),
                Written(f"EUR {german}", f"{value} EUR"),
                Written(f"{_grouped(whole, '.')},- €", f"{whole}.00 EUR"),
                Written(f"{comma} Mio. €", f"{millions} EUR"),
                Written(f"{comma} Mrd. Euro", f"{billions} EUR"),
                Written(f"CHF {swiss}", f"{value} CHF"),
                Written(f"{_grouped(whole, '.')} Euro", f"{whole}.00 EUR"),
                Written(f"{tenth} T€", f"{tenth}000.00 EUR"),
                Written(f"{comma} Millionen US-Dollar", f"{millions} USD"),
            ],
            "fr": [
                Written(f"{french} €", f"{value} EUR"),
                Written(f"{_grouped(whole, ' ')} euros", f"{whole}.00 EUR"),
                Written(f"{comma} millions d’euros", f"{millions} EUR"),
                Written(f"{comma} milliards de dollars", f"{billions} USD"),
                Written(f"{tenth} k€", f"{tenth}000.00 EUR"),
                Written(f"{comma} M€", f"{millions} EUR"),
                Written(f"{french} CHF", f"{value} CHF"),
            ],
            "zh": [
                Written(f"￥{point}", f"{value} CNY"),
                Written(f"人民币{_grouped(whole, ',')}元", f"{whole}.00 CNY"),
                Written(f"{tenths}万元", f"{tenth * 1000}.00 CNY"),
                Written(f"{tenths}亿美元", f"{tenth * 10_000_000}.00 USD"),
                Written(f"{point}元", f"{value} CNY"),
                Written(f"USD {point}", f"{value} USD"),
                Written(f"{HAN[tenth % 9 + 1]}万元整", f"{tenth % 9 + 1}0000.00 CNY"),
            ],
        }
        return draw.choice(forms[language])

    return write


def share(language: str) -> Writer:
    def write(draw: random.Random) -> Written:
        tenth, low = draw.randint(1, 999), draw.randint(1, 40)
        high = low + draw.randint(1, 50)
        value = f"{tenth / 10:g}"
        comma = value.replace(".", ",")
        forms = {
            "en": [
                Written(f"{value}%", f"{value} %"),
                Written(f"{value} %", f"{value} %"),
                Written(f"{value} percent", f"{value} %"),
                Written(f"{value} per cent", f"{value} %"),
                Written(f"{low}–{high}%", f"{low}–{high} %"),
                Written(f"{low}% to {high}%", f"{low}–{high} %"),
                Written(f"±{value}%", f"±{value} %"),
            ],
            "de": [
                Written(f"{comma} %", f"{value} %"),
                Written(f"{comma}%", f"{value} %"),
                Written(f"{comma} Prozent", f"{value} %"),
                Written(f"{low} bis {high} Prozent", f"{low}–{high} %"),
                Written(f"{low}–{high} %", f"{low}–{high} %"),
            ],
            "fr": [
                Written(f"{comma} %", f"{value} %"),
                Written(f"{comma}\u202f%", f"{value} %"),
                Written(f"{comma} pour cent", f"{value} %"),
                Written(f"{low} à {high} %", f"{low}–{high} %"),
            ],
            "zh": [
                Written(f"{value}%", f"{value} %"),
                Written(f"{value}％", f"{value} %"),
                Written(f"百分之{_han_number(low)}", f"{low} %"),
                Written(f"百分之{HAN[low % 9 + 1]}点{HAN[high % 9 + 1]}", f"{low % 9 + 1}.{high % 9 + 1} %"),
                Written(f"{low}%至{high}%", f"{low}–{high} %"),
            ],
        }
        return draw.choice(forms[language])

    return write


def _figures(draw: random.Random, count: int) -> str:
    return "".join(str(draw.randint(0, 9)) for _ in range(count))


def phone(language: str) -> Writer:
    def write(draw: random.Random) -> Written:
        return draw.choice(_PHONES[language])(draw)

    return write


def _american(shape: str) -> Writer:
    def write(draw: random.Random) -> Written:
        area, exchange, line = (
            draw.choice(["212", "415", "617", "312", "503"]),
            f"{draw.randint(220, 999)}",
            _figures(draw, 4),
        )
        exchange = "555" if exchange[1:] == "11" else exchange
        return Written(shape.format(area, exchange, line), f"+1{area}{exchange}{line}")

    return write


def _with(shape: str, code: str, trunk: str, length: int) -> Writer:
    """``shape`` takes the area code and the number."""

    def write(draw: random.Random) -> Written:
        number = str(draw.randint(2, 8)) + _figures(draw, length - 1)
        return Written(shape.format(number[:2], number[2:4], number[4:6], number[6:]), f"+{code}{trunk}{number}")

    return write


def _pairs(shape: str, lead: str) -> Writer:
    def write(draw: random.Random) -> Written:
        pairs = [f"{draw.randint(42, 47)}", *(_figures(draw, 2) for _ in range(3))]
        return Written(shape.format(lead, *pairs), f"+33{lead}{''.join(pairs)}")

    return write


_PHONES: dict[str, list[Writer]] = {
    "en": [
        _american("({}) {}-{}"),
        _american("+1 {} {} {}"),
        _american("+1-{}-{}-{}"),
        _american("Tel. {}-{}-{}"),
        _american("phone: {}.{}.{}"),
        _with("+44 20 7{}{} {}{}", "44", "207", 7),
        _with("call 020 7{}{} {}{}", "44", "207", 7),
    ],
    "de": [
        _with("+49 89 {}{}{}{}", "49", "89", 7),
        _with("Telefon: 089 {}{} {}{}", "49", "89", 7),
        _with("Tel. 0221/{}{}{}{}", "49", "221", 7),
        _with("+49 (0)40 {}{} {}{}", "49", "40", 7),
        _with("Fax 030-{}{}{}{}", "49", "30", 7),
        _with("0049 711 {}{}{}{}", "49", "711", 7),
    ],
    "fr": [
        _pairs("0{} {} {} {} {}", "1"),
        _pairs("+33 {} {} {} {} {}", "4"),
        _pairs("Tél. : 0{}.{}.{}.{}.{}", "1"),
        _pairs("téléphone 0{} {} {} {} {}", "6"),
    ],
    "zh": [
        _with("电话：021-6{}{}{}{}", "86", "216", 7),
        _with("+86 138 0{}{} {}{}", "86", "1380", 7),
        _with("手机138 0{}{}{}{}", "86", "1380", 7),
    ],
}
