"""Words that may stand for one another in running text: another form of a word, a compound, another word for it. Pure.

Only for sentences: in a table, a header that is merely akin names something else. What is looked for in the index stays
as it was written.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

_SHORTEST = 4  # characters that two forms of a word share at least
_OF_SHORTER, _OF_LONGER = 0.7, 0.6  # shares of the two words that must be the same beginning
_TAKEN = 2  # letters that a stemmer takes from the end of a word
_ENDING = 4  # letters of a grammatical ending at most
_COMPOUND = 6  # characters of a word that may be one half of a compound
# Groups of beginnings of words that name one thing in letters, contracts, invoices and manuals.
_GROUPS = tuple(
    frozenset(group.split())
    for group in (
        "due fällig zahlungsziel zahlbar payable échéance 到期",
        "paid pay payment bezahl zahlungsform zahlungsart zahlungsweise règlement paiement payé 支付 付款",
        "total gesamt summe gesamtbetrag rechnungsbetrag endbetrag montant 总计 合计 总额",
        "bill billed invoice rechnung facture 账单 发票",
        "objection einspruch einwand einwänd widerspruch contestation réclamation",
        "raise erheb anzeig einleg melden",
        "terminat cancel kündig beend résili rupture 终止 解除",
        "chair chairman vorsitz leiter leitet leitung président 主席",
        "phone telephone telefon tel téléphone 电话",
        "customer client kund kunde 客户",
        "supplier vendor lieferant fournisseur 供应商",
        "need requir benötig brauch erforder nötig nécess 需要",
        "allow permit erlaub gestatt dürf autoris 允许",
        "begin start beginn anfang début commenc 开始",
        "store storag lager aufbewahr gespeichert conserv 存储 储存",
        "brightness dimming intensity luminance helligkeit luminosité 亮度",
        "distance apart entfernung abstand 距离",
        "circuit schaltung 电路",
        "speed fast rate velocity geschwindigkeit vitesse 速度",
        "locat situat stored kept liegt befind 位于",
        "directory folder verzeichnis ordner répertoire 目录",
        "activ enabl switch turn einschalt aktiv 启用",
        "disabl deactiv ausschalt deaktiv 禁用",
        "delete remov erase lösch entfern supprim 删除",
        "warranty guarantee garantie gewährleistung 保修",
        "price cost fee preis kosten gebühr prix coût tarif 价格 费用",
        "author writer written autor verfasser verfass auteur 作者",
        "publish issu released veröffentlich publié 发布",
        "purpose goal objective zweck ziel objectif 目的",
        "denote signif bedeut 表示",
        "participant subject proband teilnehmer sujet",
        "responsib liable verantwort haft respons 负责",
        "maximum max most highest höchst 最大",
        "minimum min least lowest mindest 最小 至少",
        "ground gnd masse 接地",
        "address adress adresse 地址",
        "employ staff mitarbeiter beschäftig employé 员工",
        "sent send transmit übermittel senden transm envoy 发送",
        "receive obtain erhalt empfang reçu 收到",
        "resident living wohn resid habit",
        "capital stammkapital grundkapital",
        "old age aged alter alt âge",
        "keep retain preserve hold behalt bewahr conserv",
        "split divid aufgeteilt unterteilt divis",
        "software program programm logiciel 软件 程序",
        "founded founding gegründet entstand established fondé",
    )
)


def akin(words: Iterable[str], present: Iterable[str]) -> bool:
    """Whether one of the terms ``words`` is there in another form or as another word."""
    there = tuple(present)
    return any(are_kin(word, other) for word in words for other in there)


@lru_cache(maxsize=65_536)
def are_kin(first: str, second: str) -> bool:
    """Whether two terms are forms of one word, halves of a compound, or name one thing."""
    if first == second:
        return True
    if not (first.isalpha() and second.isalpha()):
        return False
    return (
        _same_stem(first, second) or _is_half(first, second) or _is_half(second, first) or _named_alike(first, second)
    )


def _same_stem(first: str, second: str) -> bool:
    shared = next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    short, long = sorted((len(first), len(second)))
    return shared >= max(_SHORTEST, _OF_SHORTER * short) and shared >= _OF_LONGER * long


def _is_half(half: str, compound: str) -> bool:
    """``Rechnung`` of ``Rechnungsdatum``, ``ground`` of ``background``."""
    return (
        len(half) >= _COMPOUND
        and len(compound) > len(half) + 2
        and (compound.startswith(half) or compound.endswith(half))
    )


def _named_alike(first: str, second: str) -> bool:
    """Whether two words begin as one group says; not as two compounds of one word: Kostenträger, Kostenstelle."""
    shared = _groups_of(first) & _groups_of(second)
    stems = [stem for number in shared for stem in _GROUPS[number]]
    return bool(shared) and not any(_are_compounds(first, second, stem) for stem in stems)


def _are_compounds(first: str, second: str, stem: str) -> bool:
    return all(word.startswith(stem) and len(word) > len(stem) + _ENDING for word in (first, second))


@lru_cache(maxsize=65_536)
def _groups_of(word: str) -> frozenset[int]:
    """The groups, by number, in which a word stands."""
    return frozenset(number for number, group in enumerate(_GROUPS) if _in_group(word, group))


def _in_group(word: str, group: frozenset[str]) -> bool:
    return any(word == stem or (len(stem) >= _SHORTEST and _begins(word, stem)) for stem in group)


def _begins(word: str, stem: str) -> bool:
    """Whether a word begins as a group says; the stemmer may have taken its last letters."""
    return word.startswith(stem) or (stem.startswith(word) and len(word) >= max(_SHORTEST, len(stem) - _TAKEN))
