"""Ways in which a value and its name stand in a document: in sentences, in forms and in tables."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from tests.core.insight.personal.contexts import CONTEXTS
from tests.core.insight.personal.fields import Field, Layout, in_prose
from tests.core.insight.personal.seen import SEEN
from tests.core.insight.personal.wording import Wording

_GAPS = ("   ", "\t", " | ", "      ")
_REMARKS = {
    "en": ("(required)", "(if any)", "(see overleaf)", "(in block letters)", "(optional)"),
    "de": ("(Pflichtfeld)", "(falls vorhanden)", "(siehe Rückseite)", "(in Druckbuchstaben)", "(freiwillig)"),
    "es": ("(obligatorio)", "(si procede)", "(véase al dorso)", "(en mayúsculas)", "(opcional)"),
    "it": ("(obbligatorio)", "(se presente)", "(vedi retro)", "(in stampatello)", "(facoltativo)"),
    "nl": ("(verplicht)", "(indien van toepassing)", "(zie ommezijde)", "(in blokletters)", "(optioneel)"),
    "zh": ("（必填）", "（如有）", "（见背面）", "（选填）"),
    "fr": ("(obligatoire)", "(le cas échéant)", "(voir au verso)", "(en majuscules)", "(facultatif)"),
}


def laid_out(
    label: str, values: Sequence[str], language: str, rng: random.Random, words: Wording
) -> tuple[str, str, int]:
    """The text, what names it, and how many of the two ``values`` stand in it."""
    if words.name == "unseen" or rng.random() < 0.3:
        return rng.choice(CONTEXTS if words.name == "unseen" else SEEN)(Field(label, values, language, rng, words))
    layout = rng.choice(_OFTEN if rng.random() < 0.5 else _LAYOUTS)
    name = label if layout is _sentence else _dressed(label, language, rng)
    return layout(Field(name, values, language, rng, words))


def _dressed(label: str, language: str, rng: random.Random) -> str:
    """``label`` as forms print it: numbered, in capitals, with a remark; mostly as it is."""
    match rng.randrange(14):
        case 0:
            return f"{rng.randint(1, 40)}. {label}"
        case 1:
            return f"{rng.randint(1, 12)}{rng.choice('abc')}) {label}"
        case 2:
            return label.upper()
        case 3:
            return f"{label} {rng.choice(_REMARKS[language])}"
        case 4:
            return f"{label}*"
        case _:
            return label


def _sentence(field: Field) -> tuple[str, str, int]:
    text = field.rng.choice(field.words.frames[field.language]).format(l=field.label, v=field.value)
    return in_prose(text, field.language, field.rng, field.words), "", 1


def _cell(field: Field) -> tuple[str, str, int]:
    label, name = field.label, field.name
    return field.value, field.pick(label, f"{label} · {name}", f"{name} · {label}"), 1


def _under_its_name(field: Field) -> tuple[str, str, int]:
    return f"{field.label}\n{field.value}", "", 1


def _card(field: Field) -> tuple[str, str, int]:
    return f"{field.name}\n{field.label}: {field.value}\n{field.city}", "", 1


def _table(field: Field) -> tuple[str, str, int]:
    gap = field.rng.choice(_GAPS)
    rows = [("Name", field.label, field.city), (field.name, field.value, "x"), (field.name, field.values[1], "y")]
    return "\n".join(gap.join(row) for row in rows), "", 2


def _broken(field: Field) -> tuple[str, str, int]:
    return _over_lines(f"{field.label}: {field.value}", field.value), "", 1


def _dotted(field: Field) -> tuple[str, str, int]:
    return f"{field.label} {field.pick('............', '______', '… ')} {field.value}", "", 1


def _among_fields(field: Field) -> tuple[str, str, int]:
    rng = field.rng
    dates = rng.sample(field.words.negative["date_labels"][field.language], 1)
    fields = [f"{one}: {field.number()}" for one in field.others(2)]
    fields += [f"{one}: {rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.{rng.randint(2005, 2024)}" for one in dates]
    fields.insert(rng.randint(0, len(fields)), f"{field.label}: {field.value}")
    return "\n".join(fields), "", 1


def _named(field: Field) -> tuple[str, str, int]:
    return f"{field.label}{field.pick(': ', ' : ', ':', ' - ', ' = ', ':  ')}{field.value}", "", 1


def _over_its_name(field: Field) -> tuple[str, str, int]:
    """As under a line that was filled in."""
    below = field.pick(f"({field.label})", field.label, f"______________\n{field.label}")
    return field.pick(f"{field.name}\n(Name)\n{field.value}\n{below}", f"{field.value}\n{below}"), "", 1


def _boxed(field: Field) -> tuple[str, str, int]:
    """A letter to a box."""
    if not re.fullmatch(r"[A-Z0-9 -]+", field.value):
        return _named(field)
    letters = " ".join(field.value.replace(" ", "") if field.rng.random() < 0.5 else field.value)
    return f"{field.label}{field.pick(': ', chr(10), '  ')}{letters}", "", 1


def _in_one_line(field: Field) -> tuple[str, str, int]:
    """Between other fields of the same line."""
    gap = field.pick(" / ", "; ", ", ", "   ", " | ")
    other = field.others(1)[0]
    parts = [f"Name: {field.name}", f"{field.label}: {field.value}", f"{other}: {field.number()}"]
    field.rng.shuffle(parts)
    return gap.join(parts), "", 1


def _two_names_two_values(field: Field) -> tuple[str, str, int]:
    other, gap = field.others(1)[0], field.pick("   ", "\t", "  ")
    first = field.rng.random() < 0.5
    names, values = (field.label, other), (field.value, field.number())
    order = (0, 1) if first else (1, 0)
    return "\n".join(gap.join(row[at] for at in order) for row in (names, values)), "", 1


def _bulleted(field: Field) -> tuple[str, str, int]:
    mark = field.pick("• ", "- ", "* ", "☐ ")
    return f"{mark}{field.others(1)[0]}: {field.number()}\n{mark}{field.label}: {field.value}", "", 1


def _record(field: Field) -> tuple[str, str, int]:
    """As programs write it."""
    if field.rng.random() < 0.5:
        return f'{{"name": "{field.name}", "{field.label}": "{field.value}"}}', "", 1
    gap = field.pick(";", ",", "\t")
    return f"Name{gap}{field.label}\n{field.name.replace(',', '')}{gap}{field.value}", "", 1


def _asked_for(field: Field) -> tuple[str, str, int]:
    return f"{field.label}?{field.pick(' ', chr(10), chr(10) + '- ')}{field.value}", "", 1


def _before_its_name(field: Field) -> tuple[str, str, int]:
    return f"{field.value}{field.pick(f' ({field.label})', f' – {field.label}', f', {field.label}')}", "", 1


_SENDERS = {
    "en": "From: desk@example.com\nSubject: ",
    "de": "Von: amt@example.com\nBetreff: ",
    "es": "De: oficina@example.com\nAsunto: ",
    "it": "Da: ufficio@example.com\nOggetto: ",
    "nl": "Van: balie@example.com\nOnderwerp: ",
    "zh": "发件人：office@example.com\n主题：",
    "fr": "De : accueil@example.com\nObjet : ",
}
_YES_NO = {
    "en": "Married: yes [ ] no [x]",
    "de": "Verheiratet: ja [ ] nein [x]",
    "fr": "Marié : oui [ ] non [x]",
    "es": "Casado: sí [ ] no [x]",
    "it": "Coniugato: sì [ ] no [x]",
    "nl": "Gehuwd: ja [ ] nee [x]",
    "zh": "已婚：是 [ ] 否 [x]",
}
_GREETING = {
    "en": "Dear Sir or Madam,",
    "de": "Sehr geehrte Damen und Herren,",
    "fr": "Madame, Monsieur,",
    "es": "Estimados señores:",
    "it": "Gentili signori,",
    "nl": "Geachte heer, mevrouw,",
    "zh": "尊敬的先生/女士：",
}
_SPEAKERS = {
    "en": ("Agent", "Caller"),
    "de": ("Mitarbeiter", "Anrufer"),
    "fr": ("Conseiller", "Client"),
    "es": ("Agente", "Cliente"),
    "it": ("Operatore", "Cliente"),
    "nl": ("Medewerker", "Beller"),
    "zh": ("客服", "来电人"),
}


def _in_letter(field: Field) -> tuple[str, str, int]:
    text = field.rng.choice(field.words.frames[field.language]).format(l=field.label, v=field.value)
    return f"{_GREETING[field.language]}\n{in_prose(text, field.language, field.rng, field.words)}", "", 1


def _mail(field: Field) -> tuple[str, str, int]:
    filler = field.rng.choice(field.words.filler[field.language])
    return (
        f"{_SENDERS[field.language]}{field.label}\n\n{filler}\n{field.label}: {field.value}\n-- \n{field.name}",
        "",
        1,
    )


def _call(field: Field) -> tuple[str, str, int]:
    asks, answers = _SPEAKERS[field.language]
    return (
        f"{asks}: {field.label}, please?\n{answers}: {field.value}"
        if field.language == "en"
        else (f"{asks}: {field.label}?\n{answers}: {field.value}"),
        "",
        1,
    )


def _two_columns(field: Field) -> tuple[str, str, int]:
    """Names on the left, values on the right, as a form is read from a page."""
    rows = [("Name", field.name), (field.others(1)[0], field.number()), (field.label, field.value)]
    field.rng.shuffle(rows)
    width = max(len(name) for name, _ in rows) + 4
    return "\n".join(f"{name:<{width}}{value}" for name, value in rows), "", 1


def _list_of_people(field: Field) -> tuple[str, str, int]:
    """A table with a number in front, and the value last."""
    gap = field.pick("\t", "    ", " | ")
    rows = [("#", "Name", field.label), ("1", field.name, field.value), ("2", field.name, field.values[1])]
    return "\n".join(gap.join(row) for row in rows), "", 2


def _cell_of_list(field: Field) -> tuple[str, str, int]:
    return field.value, field.pick(field.label, f"{field.label} · {field.name} · 2", f"{field.label} · 17"), 1


def _quoted_record(field: Field) -> tuple[str, str, int]:
    head = f'"id","name","{field.label}"'
    return f'{head}\n"1","{field.name}","{field.value}"\n"2","{field.name}","{field.values[1]}"', "", 2


def _settings(field: Field) -> tuple[str, str, int]:
    return f"{field.others(1)[0]} = {field.number()}\n{field.label} = {field.value}", "", 1


def _pairs(field: Field) -> tuple[str, str, int]:
    """A record of keys and values, as programs hand them on."""
    end, equal = field.pick(";", "; ", "&", " "), field.pick("=", "=", ":")
    pairs = [(field.label, field.value), (field.others(1)[0], field.number()), ("name", field.name.split()[-1])]
    field.rng.shuffle(pairs)
    return end.join(f"{_key(name, field.rng)}{equal}{value}" for name, value in pairs), "", 1


def _key(name: str, rng: random.Random) -> str:
    words = re.findall(r"\w+", name.casefold())
    return "_".join(words) if rng.random() < 0.6 else "".join([words[0], *(word.capitalize() for word in words[1:])])


def _form(field: Field) -> tuple[str, str, int]:
    lines = [f"{field.label}:", f"    {field.value}", _YES_NO[field.language]]
    return "\n".join([f"Name: {field.name}", *lines]), "", 1


def _filled_line(field: Field) -> tuple[str, str, int]:
    return f"{field.label} __{field.value}__", "", 1


def _ticked(field: Field) -> tuple[str, str, int]:
    return f"[x] {field.label}: {field.value}\n[ ] {field.others(1)[0]}:", "", 1


def _footnote(field: Field) -> tuple[str, str, int]:
    return f"{field.name}, {field.city} [{field.label}: {field.value}]", "", 1


def _slip(field: Field) -> tuple[str, str, int]:
    return f"{field.name} · {field.label} {field.value} · {field.city}", "", 1


def _dashed(field: Field) -> tuple[str, str, int]:
    """With hyphens of print."""
    return f"{field.label}: {field.value.replace('-', chr(0x2013))}", "", 1


def _wrapped(field: Field) -> tuple[str, str, int]:
    """The name breaks over two lines."""
    first, _, last = field.label.rpartition(" ")
    return f"{first}\n{last}: {field.value}" if first else f"{field.label}\n: {field.value}", "", 1


_LINKS = {
    "en": ("replaced by", "replaces", "instead of", "and not", "formerly", "later", "then", "as well as", "and"),
    "de": ("ersetzt durch", "ersetzt", "statt", "und nicht", "früher", "später", "dann", "sowie", "und"),
    "fr": ("remplacé par", "remplace", "au lieu de", "et non", "auparavant", "puis", "ainsi que", "et"),
    "es": ("sustituido por", "en lugar de", "y no", "antes", "después", "y"),
    "it": ("sostituito da", "invece di", "e non", "prima", "poi", "e"),
    "nl": ("vervangen door", "in plaats van", "en niet", "eerder", "later", "en"),
    "zh": ("改为", "而不是", "以及", "和"),
}
_IS_THE = {
    "en": ("{v} is the {l} of {n}.", "{v} is the {l} on the form.", "{v} was given as {l}.", "{v} was the {l}."),
    "de": ("{v} ist die {l} von {n}.", "{v} lautet die {l}.", "{v} steht als {l} darauf."),
    "fr": ("{v} est le {l} de {n}.", "{v} : c'est le {l}.", "{v} figure comme {l}."),
    "es": ("{v} es el {l} de {n}.", "{v} consta como {l}."),
    "it": ("{v} è il {l} di {n}.", "{v} risulta come {l}."),
    "nl": ("{v} is het {l} van {n}.", "{v} staat er als {l}."),
    "zh": ("{v}是{n}的{l}。", "{v}为{l}。"),
}


def _one_for_another(field: Field) -> tuple[str, str, int]:
    """Two values in a sentence, of which one is named."""
    first, second = field.values[:2]
    link = field.rng.choice(_LINKS[field.language])
    return f"{field.label}{field.pick(': ', ' ')}{first} {link} {second}{field.pick('.', ', ok.')}", "", 2


def _said_of_it(field: Field) -> tuple[str, str, int]:
    """The value begins the sentence."""
    said = field.rng.choice(_IS_THE[field.language]).format(v=field.value, l=field.label, n=field.name)
    filler = field.rng.choice(field.words.filler[field.language])
    return field.pick(said, f"{filler} {said}"), "", 1


_OFTEN: tuple[Layout, ...] = (_sentence, _cell, _table, _among_fields, _named)
_LAYOUTS: tuple[Layout, ...] = (
    *_OFTEN,
    *(_under_its_name, _card, _broken, _dotted, _over_its_name, _boxed, _in_one_line),
    *(_two_names_two_values, _bulleted, _record, _asked_for, _before_its_name),
    *(_in_letter, _mail, _call, _two_columns, _list_of_people, _cell_of_list, _quoted_record),
    *(_one_for_another, _one_for_another, _said_of_it, _said_of_it),
    *(_settings, _pairs, _pairs, _form, _filled_line, _ticked, _footnote, _slip, _dashed, _wrapped),
)


def _over_lines(text: str, value: str) -> str:
    """The text with a new line in the middle of the value, where it has a space."""
    start = text.index(value)
    places = [start + place for place, letter in enumerate(value) if letter == " "]
    return text if not places else f"{text[: places[len(places) // 2]]}\n{text[places[len(places) // 2] + 1 :]}"
