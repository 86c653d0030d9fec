"""Patterns of streets, post boxes and postal codes, made of the words of languages. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from localmind_desktop.core.text.languages import words

_HOUSE = r"\d{1,5}(?:(?:[ ]?[a-zA-Z]|\n[a-z])(?![\w']))?(?:\s?[-/+]\s?\d{1,4}(?:[ ]?[a-z](?!\w))?)?"
_FRENCH_HOUSE = r"\d{1,4}(?:\s?(?:bis|ter|quater|[A-Da-d])(?!\w))?(?:\s?[-/]\s?\d{1,4})?"
_FRENCH_UNCOUNTED = (
    r"(?:(?:[2-9]|\d{2,4})(?=\s?,?\s\S{1,15}\s(?:d[eu]|des)\s)|\d{1,4}\s(?:bis|ter|quater)|\d{1,4}[A-D](?!\w))"
)
_NAME = r"[A-ZÀ-ÖØ-Þ](?:[\w'-]|\.(?!\.)){0,30}"
_CITY = r"[A-ZÀ-ÖØ-Þ][\w'.-]{1,30}"
_START, _END = r"(?<![\w.,/-])", r"(?![\w]|[.,]\d)"
_CELLS = r"\"?[ ]{0,2}[,;|\t][ ]{0,2}\"?"  # between the cells of a record
_NEXT = rf"(?:\s?[,·|-]?\s{{1,3}}|{_CELLS})"
_TOWN = (
    rf"(?={_NEXT}(?:(?:[A-Z]{{1,2}}-)?\d{{4,5}}(?:\s?[A-Z]{{2}})?{_NEXT}{_CITY}"
    rf"|{_CITY}(?:\s{_CITY}){{0,2}}{_NEXT}(?:[A-Z]{{2}}{_NEXT}\d{{5}}|[A-Z]{{1,2}}\d[A-Z\d]?\s\d[A-Z]{{2}}"
    rf"|(?:[A-Z]{{2}}{_NEXT})?(?i:[A-Z]\d[A-Z][\s-]?\d[A-Z]\d))))"
)  # 10115 Berlin; 1012 AB Delft; Springfield, IL 62704; Leeds LS1 4AP; Ottawa, ON K1A 0B1; also as cells of a record
_SPACE = re.compile(r"(?<!\[)\\s(?![?{*+\]])")
_LONGEST_STATE_CODE = 2  # letters
_HAN = r"(?:[\u3400-\u9fff]\s?)"


class Codes(NamedTuple):
    """Patterns of postal codes of Canada and the United States."""

    canadian: re.Pattern[str]
    canadian_after_province: re.Pattern[str]
    canadian_unclear: re.Pattern[str]
    zip_after_state: re.Pattern[str]
    zip_in_record: re.Pattern[str]
    zip_after_name: re.Pattern[str]
    zip_long: re.Pattern[str]
    zip_short: re.Pattern[str]


def address_patterns(street: Mapping[str, tuple[str, ...]]) -> tuple[list[re.Pattern[str]], list[re.Pattern[str]]]:
    """Patterns that are clear, and those whose words mean other things too.

    What kind of street it is stands in the group ``type``: after the name in English, before it in French, at its end
    in German; in Spanish and Italian before it with the number last, in Chinese at its end, with a word
    behind the number.
    A postal code and town behind it make an unclear one clear.
    """
    unit = rf"(?:\s?,?\s?(?:{_any(street['unit'])})\.?\s?#?\w{{1,5}}(?!\w)|,?\s?#\s?\d{{1,5}})?"
    clear, unclear = (_bodies(street, ending) for ending in ("", "_unclear"))
    clear = [*clear, _french_uncounted(street["before_unclear"]), _directed(street["after_unclear"])]
    unclear = [*unclear, _southern(street["leading"])]
    sure = [_whole(body + unit) for body in clear] + [_whole(body + unit + _TOWN) for body in unclear]
    chinese = _chinese(street["numbered"])
    sure.append(re.compile(rf"(?={_HAN}{{1,12}}[省市区县镇州]){chinese}"))
    return sure, [*(_whole(body + unit) for body in unclear), re.compile(chinese)]


def _bodies(street: Mapping[str, tuple[str, ...]], ending: str) -> list[str]:
    english, french, german = (street[name + ending] for name in ("after", "before", "glued"))
    kinds = (*street["after"], *street["after_unclear"])
    prefixed = [name for name in street["before" + ending] if name[0].isupper()]
    return [
        _english(english, kinds),
        _french(french),
        _german(german, street["adjectives"], street["of_machines"]),
        *([_prefixed(prefixed)] if prefixed else []),
    ]


def _whole(body: str) -> re.Pattern[str]:
    """Between words there may be two spaces."""
    return re.compile(_START + _SPACE.sub(r"\\s[ ]?", body) + _END)


def _any(names: Iterable[str]) -> str:
    longest_first = sorted((re.escape(name).replace(r"\ ", r"\s") for name in names), key=len, reverse=True)
    return "|".join(longest_first) or "(?!)"


def _cased(names: Iterable[str]) -> str:
    """As they are, and with a capital, and in capitals."""
    return _any({form for name in names for form in (name, name.capitalize(), name.upper())})


def _english(names: Iterable[str], kinds: Iterable[str]) -> str:
    """12 Old Mill Road, 350 Fifth Ave. NE, 8 Pine Ridge Court, 19 King Street West.

    Of several ``kinds`` in a row the last one is it."""
    number = r"(?<!\d[ ])\d{1,5}(?:[-/]\d{1,4})?[A-Za-z]?"
    middle = rf"(?:(?:{_NAME}|\d{{1,3}}(?:st|nd|rd|th|ST|ND|RD|TH)|of|the)\s){{1,4}}?"
    own, earlier = (_any({form for name in some for form in (name, name.upper())}) for some in (names, kinds))
    side = r"(?:(?:North|South)?(?:[Ee]ast|[Ww]est)|North|South)(?!\w)|(?:NE|NW|SE|SW|N|S|E|W)(?![\w.])"
    return rf"{number},?\s{middle}(?P<type>(?:(?:{earlier})\s){{0,2}}(?:{own})(?!\w)\.?)(?:\s(?:{side}))?"


def _directed(names: Iterable[str]) -> str:
    """204 W. Cedar Way, 17 North Pine Ridge: a side before a name is said of streets only."""
    side = r"(?:(?:North|South|East|West|Nor[a-z]{0,2}th(?:east|west)|South(?:east|west))|(?:NE|NW|SE|SW|N|S|E|W)\.?)"
    own = _any({form for name in names for form in (name, name.upper())})
    return rf"(?<!\d[ ])\d{{2,5}}[A-Za-z]?,?\s{side}\s(?:{_NAME}\s){{1,3}}?(?P<type>(?:{own})(?!\w)\.?)"


def _french(names: Iterable[str], house: str = _FRENCH_HOUSE) -> str:
    """12 bis, rue de la Paix; 5 rue du 8 mai 1945; 40 rue King Ouest."""
    small = r"(?:(?:de|du|des|la|le|les|et|en|aux?|à|sur|sous|DE|DU|DES|LA|LE|LES|\d{1,2})[\s-]|[ldLD]'){0,4}"
    day = rf"du\s(?:\d{{1,2}}|1er)\s(?:{_any(month for month in words().month_numbers if len(month) > 2)})(?!\w)"
    name = r"[A-ZÀ-ÖØ-Þ][\w.]{0,30}"
    whole_name = rf"(?:(?i:{day})|{small}{name}(?:[\s-]{small}{name}){{0,4}})(?:\s(?:1[89]|20)\d\d)?"
    side = r"(?:\s(?:Nord|Sud|Est|Ouest)(?!\w))?"
    lower = [name for name in names if name[0].islower()]
    return rf"(?<!\d[ ]){house}\s?,?\s(?P<type>(?:{_cased(lower)})(?!\w)\.?)\s{whole_name}{side}"


def _french_uncounted(names: Iterable[str]) -> str:
    """96 route de Toulouse, 7 ter place Carnot: behind such a number stands no plural, so that it counts nothing."""
    return _french((name for name in names if not name.endswith("s")), _FRENCH_UNCOUNTED)


def _german(names: Iterable[str], adjectives: Iterable[str], machines: Iterable[str]) -> str:
    """Lindenstraße 12 a, Kurt-Schumacher-Str. 7, Lange Gasse 3, Straße des 17. Juni 135, Prins Hendrikkade 33."""
    before = rf"(?:[A-ZÄÖÜ][\w'.-]{{2,40}}?|{_NAME}[ ]|(?=\w{{3,8}}\sde[rsnm]\s))"
    behind = r"(?:\sde[rsnm]\s(?:\d{1,2}\.\s)?[A-ZÄÖÜ][\w-]{1,30})?"
    no_machine = rf"(?!(?i:{_any(machines)})(?i:s?-?(?:straße|strasse|str\.)))"
    before = rf"(?:(?:{_any(adjectives)})\s)?{no_machine}{before}"
    return rf"{before}(?P<type>(?:{_cased(names)})(?!\w)\.?){behind}\s?{_HOUSE}"


def _prefixed(names: Iterable[str]) -> str:
    """Am Alten Markt 5, Unter den Linden 77."""
    return rf"(?P<type>{_any(names)})\s(?:{_NAME}\s){{1,3}}{_HOUSE}"


def _southern(names: Iterable[str]) -> str:
    """Calle Mayor, 5; Via dei Mille 12/A; Avda. de la Constitución n.º 3."""
    small = r"(?:(?:de|del|el|las?|los|y|di|da|dei|dell[aeo]|degli|e)\s|(?:[dDlL]|dell)'){0,3}"
    name = rf"{small}{_NAME}(?:\s{small}{_NAME}){{0,4}}"
    return (
        rf"(?P<type>(?:{_cased(names)})(?!\w)\.?)\s?{name},?\s(?:[nN](?:úm|[.º°])?[.º°]?\s?)?{_HOUSE}(?:/[A-Z](?!\w))?"
    )


def _chinese(names: Iterable[str]) -> str:
    """建国路88号3栋201室."""
    kinds = "|".join(r"\s?".join(name) for name in sorted(names, key=len, reverse=True))
    rest = r"(?:\s?\d{1,5}\s?(?:号\s?楼|栋|幢|座|单\s?元|层|楼|室|号))*"
    return rf"{_HAN}{{1,24}}?(?P<type>{kinds})\s?\d{{1,5}}(?:-\d{{1,4}})?\s?号{rest}"


def box_patterns(names: Mapping[str, tuple[str, ...]]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """A post box and its number, by its full name and by a short one."""
    sign = r"(?:[Nn][or°º]?\.?\s?|[Nn]úm\.?\s|#\s?|:\s?)"
    figures = r"\d{1,6}(?:[ \n]{1,2}\d{1,3}){0,3}(?![\w]|[.,/]\d)"
    number = rf"\s{{0,3}}{sign}?{figures}"
    clear, unclear = (_any(names[key]) for key in ("names", "names_unclear"))
    short = rf"(?<!\w)(?:{unclear})(?=[\s.]){number}"
    french = rf"(?:B\.?\s?P|C\.?\s?S)\.?\s{{0,3}}[Nn][o°º]\.?\s?{figures}"
    dotted = r"B\.\s?P\.\s{0,3}\d{4,6}(?![\w]|[.,/]\d)"
    return re.compile(rf"(?<!\w)(?i:{clear})\.?{number}|{short}{_TOWN}|(?<!\w)(?:{french}|{dotted})"), re.compile(short)


def code_patterns(states: Iterable[str], provinces: Iterable[str]) -> Codes:
    """A code behind its state or province is clear."""
    full = _any(state for state in states if len(state) > _LONGEST_STATE_CODE)
    first, inner = "[ABCEGHJ-NPRSTVXY]", "[ABCEGHJ-NPRSTV-Z]"
    shown = r"(?!(?P<letter>[A-Z])(?P<figure>\d)(?P=letter)[\s-]?(?P=figure)(?P=letter)(?P=figure))"  # A1A 1A1 shows it
    code = rf"{shown}{first}\d{inner}{{}}\d{inner}\d"
    lower = rf"(?i:{code.format('[ -]{0,3}')})"
    ends = r"(?(comma)|(?=\s*(?:[\n,.;)]|$)))"  # a state without a comma before it: only where the line ends with it
    before, after = r"(?<![\w.-])", r"(?![\w-]|[.,]\d)"
    return Codes(
        re.compile(before + code.format(r"\s{1,2}") + after),
        re.compile(rf"(?<!\w)(?:{_any(provinces)})(?:\.?[,)]?\s{{1,3}}|{_CELLS})(?P<value>{lower}){after}"),
        re.compile(before + lower + after),
        re.compile(
            rf"(?<!\w){_CITY}(?P<comma>,)?\s{{1,3}}(?:{_any(states)})\.?,?\s{{1,3}}"
            rf"(?P<value>\d{{5}}(?:-\d{{4}})?){after}{ends}"
        ),
        re.compile(rf"(?<!\w){_CITY}{_CELLS}(?:{_any(states)}){_CELLS}(?P<value>\d{{5}}(?:-\d{{4}})?)(?![\w-]|[.]\d)"),
        re.compile(rf"(?<!\w)(?:{full}),\s{{1,3}}(?P<value>\d{{5}}(?:-\d{{4}})?){after}(?=\s*(?:[\n,.;)]|$))"),
        re.compile(rf"{before}\d{{5}}-\d{{4}}{after}"),
        re.compile(rf"{before}\d{{5}}{after}"),
    )
