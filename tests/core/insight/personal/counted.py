"""Values of which only what stands beside them tells what they are, and names of topics beside amounts."""

from __future__ import annotations

import random

from localmind_desktop.core.model.insight import PersonalKind as Kind
from tests.core.insight.personal.wording import FULL_NAMES, NAMES

TOLD_BY_FORM = frozenset({Kind.SSN, Kind.PAYMENT_CARD, Kind.IBAN, Kind.HEALTH_CARD, Kind.NATIONAL_ID})
_PARTS = (
    *("Pump housing", "Power Board", "Silver Bracket", "Gasket", "Dichtring 12 mm", "Main Pump", "Relais", "Vis M4"),
    *("Kabelbaum links", "Carte mère", "Front Panel", "bearing 6204", "Sensor PT100", "Filtre à huile", "hinge, brass"),
)
_BESIDE = (
    *('"{n}","{v}"', "{n}|{v}", "{n};{v}", "{n}\t{v}", '"17","{n}","{v}"', "{n} | {v} | B", "{n}   {v}   2"),
    *("{n} / {v}", "{n}: {v}", "{n}, {v}", "Re: {n} - {v}", '"{n} {v}"', "({n}, {v})", "{n} {v}"),
)
_OF_PARTS = _BESIDE[:7] * 2 + _BESIDE[7:]
_OWN = {
    "en": ("My number is {v}.", "Please change it: my new number is {v}, the old one is void.", "His number: {v}"),
    "de": ("Meine Nummer ist {v}.", "Ihre neue Nummer lautet {v}.", "Seine Nummer: {v}"),
    "fr": ("Mon numéro est le {v}.", "Voici mon nouveau numéro : {v}.", "Son numéro : {v}"),
    "es": ("Mi número es {v}.", "Su número: {v}"),
    "it": ("Il mio numero è {v}.", "Il suo numero: {v}"),
    "nl": ("Mijn nummer is {v}.", "Haar nummer: {v}"),
    "zh": ("我的号码是{v}。",),
}
_VERBS = {
    "en": ("handled", "paid", "spent", "issued", "processed", "received", "saved", "printed", "lists", "counted"),
    "de": ("bearbeitete", "zahlte", "kostete", "meldete", "erhielt", "sparte", "druckte", "zählte", "verbuchte"),
    "fr": ("a traité", "a versé", "a coûté", "a reçu", "a compté", "a imprimé", "enregistre", "rembourse"),
    "es": ("tramitó", "pagó", "gastó", "recibió", "contó", "imprimió"),
    "it": ("ha trattato", "ha pagato", "ha speso", "ha ricevuto", "ha contato"),
    "nl": ("verwerkte", "betaalde", "kostte", "ontving", "telde"),
    "zh": ("处理了", "支付了", "收到", "统计"),
}
_COUNTED = {
    "en": ("dollars", "cases", "applications", "pounds in a year", "letters", "copies", "euros", "people", "requests"),
    "de": ("Euro aus", "Fälle", "Anträge", "Briefe im Jahr", "Franken", "Personen", "Exemplare", "Anfragen"),
    "fr": ("euros", "dossiers", "demandes", "lettres par an", "francs", "personnes", "exemplaires", "actes"),
    "es": ("euros", "casos", "solicitudes", "cartas", "personas"),
    "it": ("euro", "casi", "domande", "lettere", "persone"),
    "nl": ("euro", "gevallen", "aanvragen", "brieven", "mensen"),
    "zh": ("元", "件", "份申请", "人"),
}


def beside_a_name(value: str, language: str, rng: random.Random) -> str:
    """As in a record whose columns are not named, or behind a person in a line, or as somebody's number."""
    if rng.random() < 0.2:
        return rng.choice(_OWN[language]).format(v=value)
    lines = [rng.choice(_BESIDE).format(n=rng.choice(FULL_NAMES), v=value)]
    return "\n".join([*lines, *([rng.choice(NAMES)] if rng.random() < 0.2 else [])])


def beside_a_part(value: str, rng: random.Random) -> str:
    """The same of things."""
    return rng.choice(_OF_PARTS).format(n=rng.choice(_PARTS), v=value)


def counted(label: str, language: str, rng: random.Random) -> str:
    """What has to do with a topic did something with so many: no name of a number stands before it."""
    number = rng.choice([str(rng.randint(10**5, 10**10)), f"{rng.randint(100, 999)} {rng.randint(100, 999)}"])
    verb = rng.choice(_VERBS[language])
    if rng.random() < 0.25:
        return f"{label} {rng.randint(10, 9999)} {verb} {rng.choice(_PARTS)} {number}."
    return f"{label} {verb} {number} {rng.choice(_COUNTED[language])}."
