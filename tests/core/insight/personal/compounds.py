"""Things that are named after what is personal: the invoice of a health insurance, the software of a server."""

from __future__ import annotations

import random
import re

_NUMBERS = frozenset({
    *("no", "nr", "number", "numbers", "num", "identifier", "id", "code", "nummer", "nummers", "numéro", "numero"),
    *("número", "numeri", "n", "nro", "号码", "号"),
})  # fmt: skip
_AROUND = {
    "en": ("{l} {o} {v}", "{l} {o}: {v}", "the {l} {o}, {v}"),
    "de": ("{l}-{o} {v}", "{l}-{o}: {v}", "die {l}-{o} ({v})"),
    "fr": ("{o} de {l} {v}", "{o} de {l} : {v}"),
    "es": ("{o} de {l} {v}", "{o} de {l}: {v}"),
    "it": ("{o} di {l} {v}", "{o} di {l}: {v}"),
    "nl": ("{l}-{o} {v}", "{l}-{o}: {v}"),
    "zh": ("{l}{o}{v}", "{l}的{o}：{v}"),
}
_DEVICES = {
    "en": ("router", "server", "gateway", "host", "network printer", "proxy", "web server", "IP phone", "LAN switch"),
    "de": ("Router", "Server", "Gateway", "Host", "Netzwerkdrucker", "Proxy", "Webserver", "IP-Telefon"),
    "fr": ("routeur", "serveur", "hôte", "proxy", "imprimante réseau", "serveur web", "téléphone IP"),
    "es": ("servidor", "enrutador", "impresora de red", "teléfono IP"),
    "it": ("server", "router", "stampante di rete", "telefono IP"),
    "nl": ("router", "server", "netwerkprinter", "IP-telefoon"),
    "zh": ("路由器", "服务器", "网络打印机"),
}
_VERSIONS = {
    "en": ("firmware", "software", "version", "release", "driver", "build", "patch level"),
    "de": ("Firmware", "Software", "Version", "Softwarestand", "Treiber", "Build"),
    "fr": ("micrologiciel", "logiciel", "version", "pilote", "build"),
    "es": ("firmware", "software", "versión"),
    "it": ("firmware", "software", "versione"),
    "nl": ("firmware", "software", "versie"),
    "zh": ("固件", "软件", "版本"),
}
_OF_DEVICES = {
    "en": ("{d} {o} {v}", "{o} of the {d}: {v}", "{d}, {o} {v}", "The {d} runs {o} {v}."),
    "de": ("{d}-{o} {v}", "{o} des {d}: {v}", "{d}, {o} {v}", "Der {d} läuft mit {o} {v}."),
    "fr": ("{o} du {d} {v}", "{d}, {o} {v}", "Le {d} tourne sous {o} {v}."),
    "es": ("{o} del {d} {v}", "{d}, {o} {v}"),
    "it": ("{o} del {d} {v}", "{d}, {o} {v}"),
    "nl": ("{d}-{o} {v}", "{d}, {o} {v}"),
    "zh": ("{d}{o}{v}", "{d}，{o}：{v}"),
}


def of_another(label: str, thing: str, value: str, language: str, rng: random.Random) -> str | None:
    """A thing that has to do with ``label``, and its number; None where the label itself names a number."""
    if any(word in _NUMBERS or word.endswith("nummer") for word in re.findall(r"[^\W\d_]+", label.casefold())):
        return None
    return rng.choice(_AROUND[language]).format(l=label, o=thing, v=value)


def version_of_device(version: str, language: str, rng: random.Random) -> str:
    device, what = rng.choice(_DEVICES[language]), rng.choice(_VERSIONS[language])
    text = rng.choice(_OF_DEVICES[language]).format(d=device, o=what, v=version)
    return text[0].upper() + text[1:]
