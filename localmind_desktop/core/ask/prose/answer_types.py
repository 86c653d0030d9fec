"""What kind of expression answers a question: a duration, a count of something, a file, a person. Pure.

A sentence without such an expression does not answer, however many of the question's words it holds.
"""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass

from localmind_desktop.core.ask.prose.kinship import are_kin
from localmind_desktop.core.terms import STOP_WORDS, normalised, term_of, tokens
from localmind_desktop.core.text.languages import words

_NUMBER_WORDS = (
    r"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|"
    r"eine[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreißig|"
    r"une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|trente"
)
_NUMBER = rf"(?:(?<![A-Za-z_\d.])(?<![A-Za-z]-)\d[\d.,'\u2009 ]*|\b(?:{_NUMBER_WORDS})\s|[一二三四五六七八九十两百千])"
_TIMES = (
    r"(?:[nmµu]s\b|s(?:ec)?\b|seconds?|min(?:utes?)?\b|h\b|hours?|(?:\w+ )?days?|weeks?|months?|years?|quarters?|"
    r"tage?n?\b|wochen?|(?:werk|arbeits|kalender)tage?n?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?|"
    r"jours?|semaines?|mois\b|ans?\b|années?|heures?|天|日|周|个?月|年|小时|分钟|秒|毫秒)"
)
_LENGTHS = r"(?:[mkcnµ]?m\b|(?:kilo|centi|milli)?met(?:er|re)s?|inch(?:es)?|feet|ft\b|miles?|mètres?|米|毫米|公里)"
_MONTHS = rf"(?:{'|'.join(sorted(frozenset().union(*words().months), key=len, reverse=True))})(?![^\W\d_])"
_DATE = (
    rf"\b(?:\d{{1,2}}[./]\s?\d{{1,2}}[./]\s?\d{{2,4}}|\d{{4}}-\d{{2}}-\d{{2}}|(?<![^\W\d]-)(?:19|20)\d\d|{_MONTHS}\.?\s+\d{{1,2}}|"
    rf"\d{{1,2}}\.?\s+{_MONTHS})\b|\d+\s*[年月日]"
)


class Kind(enum.StrEnum):
    DURATION = "duration"
    DATE = "date"
    DAY = "day"  # a date and nothing else
    MONEY = "money"
    PERCENTAGE = "percentage"
    LENGTH = "length"
    NUMBER = "number"
    COUNT = "count"
    PERSON = "person"
    PATH = "path"
    FILE = "file"
    COMMAND = "command"
    VERSION = "version"
    MAIL = "mail"
    ADDRESS = "web address"
    PHONE = "phone"
    TEMPERATURE = "temperature"
    REASON = "reason"
    CODE = "code"
    HOST = "network address"
    WEIGHT = "weight"
    QUANTITY = "quantity"
    VOLTAGE = "voltage"
    FREQUENCY = "frequency"
    CLOCK = "time of day"
    AGE = "age"
    CURRENT = "current"
    PLACE = "place"
    UNIT = "unit"


_UNITS = (
    r"(?:(?:nano|micro|milli|centi|deci|kilo|mega|giga|tera|kibi|mebi)-?)?(?:seconds?|minutes?|hours?|bytes?|bits?|"
    r"met(?:er|re)s?|grams?|volts?|amp(?:ere)?s?|watts?|ohms?|farads?|henr(?:y|ies)|hertz|kelvin|degrees?|pascals?|"
    r"newtons?|joules?|lux|lumens?|teslas?|gauss|sekunden?|minuten?|stunden?|metern?|gramm|grad|secondes?|heures?|mètres?|grammes?)|"
    r"days?|weeks?|months?|years?|percent|prozent|dollars?|euros?|inch(?:es)?|miles?|feet|pixels?|ticks|cycles|"
    r"tagen?|jahren?|jours?|ans"
)

_ASKED = tuple(
    (kind, re.compile(pattern, re.IGNORECASE))
    for kind, pattern in (
        (
            Kind.UNIT,
            r"\bin (?:which|what) units?\b|\bin welcher (?:maß)?einheit\b|\b(?:dans|en) quelle unité\b|什么单位|单位是",
        ),
        (
            Kind.CLOCK,
            r"(?<!within )\b(?:what|which) time\b(?! (?:base|constant|limit|period|span|zone|range))|"
            r"\bum wie ?viel uhr\b|à quelle heure|几点",
        ),
        (
            Kind.PERCENTAGE,
            r"\b(?:what|which) (?:percentage|percent|share)|\bhow many percent|\bwie ?viel prozent|"
            r"\bwelcher (?:prozentsatz|anteil)|\bquel pourcentage|百分之几|百分比",
        ),
        (
            Kind.DURATION,
            r"\b(?:what|which) (?:\w+ )?(?:periods?|duration|time limit)\b|"
            r"\bfor how long\b|\bhow long (?!(?:is|are|was|were)\b)|\bhow much time\b|"
            r"\bwithin (?:what|which|how many) \w+|"
            r"\bhow many (?:days|weeks|months|years|hours|minutes|seconds)\b|\bwie lange\b|\binnerhalb welcher \w+|"
            r"\bwie ?viele? (?:tage|wochen|monate|jahre|stunden|minuten|sekunden)\b|"
            r"\bcombien de (?:temps|jours|mois|ans|semaines|heures|minutes)\b|\bpendant combien|"
            r"多长时间|多久|(?:多少|几)(?:天|个?月|年|小时|分钟|秒)",
        ),
        (
            Kind.DAY,
            r"\b(?:until|till|by|since) when\b|^\W*when (?:was|were|did)\b|^\W*wann (?:wurden?|war|waren)\b|"
            r"\b(?:on )?(?:what|which) (?:date|day|year)s?\b|\b(?:bis|ab|seit) wann\b|"
            r"\ban welchem (?:tag|datum)\b|\bin welchem jahr\b|\ben quelle année\b|\bà quelle date\b|"
            r"\bdepuis quand\b|哪一?[天年]|日期是",
        ),
        (Kind.DATE, r"^\W*(?:when|wann|quand)\b|何时|什么时候"),
        (
            Kind.MONEY,
            r"\bhow much (?:does|do|did|is|are|was|were) [^?]*\b(?:cost|charge|pay|paid|billed|due)\b|"
            r"\bhow expensive\b|^\W*(?:what|quel(?:le)?) (?:is|was|est|était) (?:the |l[ea] |l['’])?(?:\w+ )?"
            r"(?:capital|price|cost|fee|prix|montant|coût|ebit(?:da)?|revenues?|turnover|profit|(?:net )?"
            r"(?:income|loss|sales)|chiffre d['’]affaires)\b|"
            r"\bwie hoch (?:ist|war|waren) (?:der|die|das) "
            r"(?:\w*(?:umsatz|gewinn|verlust|ergebnis|erlöse?|ebit)|summe)\b|"
            r"\bwie hoch (?:ist|war|sind) (?:das|der|die) \w*(?:kapital|preis|gebühr|betrag|kosten)\b|"
            r"\b(?:wie ?viel|was) (?:kostet|kosten)\b|\bcombien (?:coûte|coûtent)\b|多少钱",
        ),
        (
            Kind.WEIGHT,
            r"\bhow heavy\b|\bhow much (?:does|do|did)\b.*\bweigh|\bwie ?viel wieg|\bwie schwer\b|\bcombien pès|多重",
        ),
        (Kind.LENGTH, r"\bhow (?:far(?: apart)?|wide|tall|deep|thick)\b|\bwie (?:weit|breit|tief|dick)\b"),
        (Kind.VOLTAGE, r"\b(?:what|which) (?:[\w-]+ ){0,3}voltages?\b|\bwelche[rn]? \w*spannung"),
        (Kind.FREQUENCY, r"\b(?:what|which) (?:[\w-]+ ){0,3}frequency\b|\bwelche[rn]? \w*frequenz"),
        (
            Kind.CURRENT,
            r"\b(?:what|which|how much) (?:[\w-]+ ){0,3}current\b(?! (?:version|state|value))|\bwie ?viel strom\b",
        ),
        (Kind.PLACE, r"^\W*(?:where|wo|où)\b|哪里|在哪"),
        (Kind.TEMPERATURE, r"\b(?:what|which) temperatures?\b|\bhow (?:hot|cold|warm)\b|\bwelche[rn]? temperatur"),
        (Kind.VERSION, r"\b(?:what|which|welche[mnrs]?|quelle) (?:minimum )?versions?\b|版本"),
        (Kind.AGE, r"\bhow old\b|\b(?:what|which) age\b|\bwie alt\b|\bquel âge\b|多少岁"),
        (
            Kind.NUMBER,
            r"\bhow (?:big|large|high|long|fast|heavy|much|often)\b|\bwie (?:groß|hoch|schnell|schwer|oft|viel)\b|"
            r"\bwieviel\b|\bcombien(?! de)\b|多少(?!个|条|种|位|名|台|页|款|张)|多大|多高|多快|多重",
        ),
        (Kind.PERSON, r"^\W*(?:who|whose|whom|wer|wessen|wem|qui)\b|\b(?:und|and|et),? (?:who|wer|qui)\b|谁"),
        (Kind.REASON, r"^\W*(?:why|warum|weshalb|wieso|pourquoi)\b|为什么|为何"),
        (
            Kind.PATH,
            r"\b(?:what|which|welche[mnrs]?|quel(?:le)?) (?:\w+ )?(?:director(?:y|ies)|folder|path|verzeichnis|ordner|"
            r"pfad|répertoire|dossier|chemin)\b|哪个(?:目录|文件夹|路径)",
        ),
        (Kind.FILE, r"\b(?:what|which|welche[mnrs]?|quel(?:le)?) (?:\w+ )?(?:file|datei|fichier)\b|哪个文件(?!夹)"),
        (
            Kind.COMMAND,
            r"\b(?:what|which|welche[mnrs]?|quel(?:le)?) (?:\w+ )?(?:command|befehl|kommando|commande)\b|"
            r"(?:哪[条个]|什么)命令",
        ),
        (Kind.MAIL, r"\be-?mail|courriel|邮箱|电子邮件"),
        (Kind.HOST, r"\bip[- ](?:address|adresse)|\badresse ip\b|\bip ?地址|\bnet ?mask|\bnetzmaske"),
        (
            Kind.CODE,
            r"\b(?:what|which|welche[mnrs]?|quel(?:le)?) (?:[\w-]+ ){0,3}(?:byte|code|opcode|address|identifier|"
            r"id|bits?|adresse|kennung|kennziffer)\b",
        ),
        (Kind.ADDRESS, r"\b(?:web ?site|web ?page|url|web address|internetadresse|webseite|site web)\b|网址|网站"),
        (
            Kind.QUANTITY,
            r"^\W*(?:what|which) (?:is|are|was|were) the (?:[\w-]+ ){0,2}(?:smallest|largest|highest|lowest|maximum|"
            r"minimum|typical|total|greatest|least|most) (?!number of )|"
            r"\bwie (?:lautet|ist) (?:der|die|das) (?:maximale|minimale|höchste|kleinste|größte)|最[大小高低长短]",
        ),
        (Kind.PHONE, r"\b(?:(?:tele)?phone number|telefonnummer|numéro de téléphone)\b|电话"),
    )
)
_COUNTED = re.compile(
    r"\b(?:how many|wie ?viele?|(?:total|exact|overall|average) number of)\s+(?P<noun>[^?,]+)|"
    r"\bcombien d[e'’]\s*(?P<french>[^?,]+)|"
    r"(?:多少|几)(?P<measure>[个条种位名台页款张])(?P<cjk>[^？?，,]*)",
    re.IGNORECASE,
)
_HELD = {
    Kind.DURATION: rf"{_NUMBER}\s*-?\s*{_TIMES}|(?:{_DATE})\s*(?:[-–]|to|until|bis|au)\s|"
    r"\b(?:daily|weekly|monthly|unlimited|unbefristet)\b",
    Kind.DATE: rf"{_DATE}|\b(?:when|if|once|after|before|until|upon|as soon as|wenn|falls|sobald|nach|vor|lorsque?|si|"
    r"après|avant|dès)\b|[时后前]",
    Kind.DAY: _DATE,
    Kind.MONEY: r"[$€£¥₹]\s?\d|\d[\d.,' ]*\s?(?:[$€£¥₹元]|EUR|USD|GBP|CHF|Euros?|dollars?|cents?|million)|"
    r"(?:EUR|USD|GBP|CHF|Rs\.?)\s?\d|\bfree of charge\b|\bkostenlos\b|\bgratuit",
    Kind.PERCENTAGE: r"\d\s*%|\d\s*(?:per ?cent|prozent|pour ?cent)|百分之",
    Kind.LENGTH: rf"{_NUMBER}\s*-?\s*{_LENGTHS}",
    Kind.NUMBER: _NUMBER,
    Kind.COUNT: _NUMBER,
    Kind.PERSON: r"(?:[A-ZÄÖÜÉÈ](?:[\w'’-]*|[\w'’-]{0,3}\.)\s+){1,3}[A-ZÄÖÜÉÈ][\w'’-]+|"
    r"[a-z]\w* by an? \w+|[\u4e00-\u9fff]{2,}",
    Kind.PATH: r"(?<!\w)(?:~|\.{1,2}|[A-Za-z]:)?[/\\][\w.<>~-]+|(?!and/or)[\w.<>~-]+(?:[/\\][\w.<>~-]+){2,}|"
    r"(?<!\w)[\w.<>~-]+[/\\](?=[\s\"”’]|$)",
    Kind.FILE: r"(?<!\w)[\w*<>-]*\.[A-Za-z][A-Za-z0-9]{1,4}\b",
    Kind.COMMAND: r"[#$%>]\s?\w+|[\"“‘`'][a-z][\w -]*[\"”’`']|\b[a-z][\w.]*\s+-{1,2}\w|\b[a-z]+[-_][a-z]+\b|"
    r"(?<=[\u4e00-\u9fff“\"])\s?[A-Za-z][\w.-]+",
    Kind.VERSION: r"\b[vV]?\d+(?:\.\d+)+\b|\b(?:version|release)\s+\d|版本\s*\d",
    Kind.MAIL: r"[\w.+-]+@[\w-]+\.\w+",
    Kind.ADDRESS: r"https?://|www\.|\b[\w-]+\.(?:com|org|net|de|fr|cn|io)\b",
    Kind.PHONE: r"(?:\b(?:tel|phone|telephone|fon|telefon|mobile?|handy|tél|téléphone)\b\D{0,12}|"
    r"[:：]\s*\d{3,5}[ -]\d{3,4}[ -](?=\d)|\+|电话\D{0,4})\d[\d ()/.-]{5,}",
    Kind.TEMPERATURE: r"\d\s*(?:°|℃|K\b|degrees|deg\b|grad)",
    Kind.CODE: r"\b0x[\da-f]+|\b[01]{3,}b?\b|\b[\da-f]+h\b|\b(?:[01] ){2,}[01]\b|"
    r"\b\d[\d.]*\b(?!-|\s?(?:bytes?|bits?)\b)|\b[A-Z]+\d\w*",
    Kind.UNIT: rf"\b(?:in|en)\s+(?:units? of\s+)?(?:{_UNITS})\b|\bper\s+(?:{_UNITS})\b",
    Kind.WEIGHT: r"\d\s*(?:[kmµ]?g|t|lbs?|oz|(?:kilo)?gram(?:m|me)?s?|pounds?|tons?|tonnes?|千克|公斤|克|吨)\b",
    Kind.HOST: r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}\b",
    Kind.QUANTITY: _NUMBER,
    Kind.VOLTAGE: r"\d\s*[mkµ]?V(?:DC|AC)?\b|\d\s*(?:volts?|伏)|\bV[A-Z]{2,5}\b",
    Kind.CURRENT: r"\d\s*[mkµun]?A\b|\d\s*(?:milli|micro)?amp(?:ere)?s?\b|\bI[A-Z]{2,5}\b",
    Kind.PLACE: r"\b(?:in|at|on|near|under|within|behind|im|am|an|auf|bei|dans|à|au|aux|sur|chez|sous)\s+\w|在|于",
    Kind.FREQUENCY: r"\d\s*[kMG]?Hz\b|\d\s*赫兹|/\s*\d+\b",
    Kind.AGE: r"\b(?:ages?|aged|alter|âgée?s?)\b[^.;]*?\d+|\d+[^.;]{0,20}?\b(?:years?|yrs|jahre?|ans)\b|\d+\s*岁",
    Kind.CLOCK: r"\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s*(?:[ap]\.?m\b|o['’]clock|uhr|h\b)|\b(?:noon|midnight)\b|点",
    Kind.REASON: r"\b(?:reason|grund|gründe|raison|because|since|due to|in order to|so that|so as to|to avoid|"
    r"to prevent|therefore|weil|da|damit|um|deshalb|car|parce que|afin|pour)\b|因为|由于|以便|为了|所以",
}
_HOLDS = {
    kind: re.compile(pattern, 0 if kind in (Kind.PERSON, Kind.CURRENT) else re.IGNORECASE)
    for kind, pattern in _HELD.items()
}
_MARK = re.compile(
    r"(?:^|(?<=\s))\(?\d{1,2}[.)]\s|\b(?:section|chapter|table|figure|fig|page|step|abschnitt|kapitel|tabelle|abbildung|seite)"
    r"\.?\s*\d[\d.]*",
    re.IGNORECASE,
)  # numbers that only say where something stands
_SECTION = re.compile(r"(?:^\d{1,2}(?:\.\d{1,2})+|(?<=\s)\d{1,2}(?:\.\d{1,2}){2,})\s+(?=[A-Z])")
_SOFT = frozenset({Kind.DATE, Kind.REASON, Kind.COMMAND, Kind.PLACE})
_SAYING = frozenset(
    {Kind.CURRENT, Kind.MONEY, Kind.WEIGHT, Kind.CODE, Kind.HOST, Kind.QUANTITY, Kind.VOLTAGE, Kind.FREQUENCY}
)  # asked for by words that say something themselves
_NO_NAMES = STOP_WORDS | frozenset(
    ["sie", "ihre", "ihrer", "ihren", "ihnen", "ihr", "unser", "unsere", "wir", "bitte", "mr", "mrs", "ms", "dr"]
)
_SHAPED = frozenset({Kind.PATH, Kind.FILE, Kind.MAIL, Kind.ADDRESS, Kind.PHONE, Kind.HOST})
_NUMBER_OF = re.compile(r"\b(?:number of|anzahl(?: de[rs])?|nombre d[e'’])\s*(?P<noun>[^.;\d]+)$", re.IGNORECASE)
_PLURAL = re.compile(r"[a-z-]{3,}[^s\W]s")  # ends what is counted: 394 factories (that are) located
_LINK = re.compile(r"[,;:.]\s|\s(?:of|in|at|for|with|and|or|von|bei|mit|und|oder|de|à|et|ou)\s", re.IGNORECASE)
_NEAR = 3  # words between a number and the noun that it counts


@dataclass(frozen=True, slots=True)
class Expected:
    """``noun``: the terms that are counted; ``asking``: the tokens, folded, that only ask."""

    kind: Kind
    asking: frozenset[str]
    noun: tuple[str, ...] = ()

    @property
    def strict(self) -> bool:
        """Whether nothing else can answer."""
        return self.kind not in _SOFT

    @property
    def shaped(self) -> bool:
        """Whether it is told by its form alone, also in a table, where a unit may stand in a header."""
        return self.kind in _SHAPED


def expected(question: str) -> Expected | None:
    """What is to be told; None where the question leaves it open."""
    text = normalised(question)
    for kind, pattern in _ASKED:
        if match := pattern.search(text):
            said = () if kind in _SAYING else tokens(match.group())
            return Expected(kind, frozenset(token.casefold() for token in said))
    counted = _COUNTED.search(text)
    if counted is None:
        return None
    if counted["measure"]:
        return Expected(Kind.COUNT, frozenset(), (counted["measure"],))
    return Expected(
        Kind.COUNT, frozenset({"many", "viele", "total", "number"}), _first_nouns(counted["noun"] or counted["french"])
    )


def told(expected: Expected, text: str, question: str) -> float:
    """How surely ``text`` tells what is expected, 0-1. What stands in the question is not told by repeating it."""
    asked_for = {term_of(token) for token in tokens(question)}
    plain = _MARK.sub(" ", normalised(text))
    plain = plain if expected.kind is Kind.VERSION else _SECTION.sub(" ", plain)
    found = [match for match in _HOLDS[expected.kind].finditer(plain) if _is_new(match.group(), asked_for)]
    if not found:
        return 0.0
    if expected.kind is not Kind.COUNT:
        return 1.0
    return 1.0 if any(_counts(plain, match.start(), expected.noun) for match in found) else 0.0


def _is_new(told: str, asked_for: set[str]) -> bool:
    found = [term_of(token) for token in tokens(told) if token.casefold() not in _NO_NAMES]
    return not found or any(term not in asked_for for term in found)


def _counts(text: str, start: int, noun: tuple[str, ...]) -> bool:
    """Whether the number at ``start`` counts one of the nouns: ``12,910 agencies``, ``number of agencies: 12,910``."""
    if any(not one.isascii() for one in noun):
        return bool(re.match(rf"\S+?\s*[{''.join(noun)}]", text[start:]))
    following = tokens(_LINK.split(text[start:], maxsplit=1)[0])[1 : _NEAR + 1]
    plural = next((n for n, token in enumerate(following, 1) if _PLURAL.fullmatch(token)), _NEAR)
    before = _NUMBER_OF.search(text[:start])
    beside = following[:plural] + (tokens(before["noun"])[:_NEAR] if before else [])
    return any(_is_kind_of(term_of(token), one) for token in beside for one in noun)


def _is_kind_of(term: str, noun: str) -> bool:
    """Whether a counted term is of what a noun names; a part of a compound is more than that: ``2 Objekte``."""
    return are_kin(term, noun) and (term == noun or not noun.endswith(term))


def _first_nouns(phrase: str) -> tuple[str, ...]:
    """The noun right behind ``how many``, with what stands before it: a plural or a capital ends it."""
    for token in tokens(phrase)[:_NEAR]:
        if token.casefold() in STOP_WORDS:
            break
        if token.endswith("s") or token[0].isupper():
            return (term_of(token),)
    return tuple(term_of(token) for token in tokens(phrase)[:1])
