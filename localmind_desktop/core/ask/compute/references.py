"""Reference paths in a question: ``Mon.DBAT1.Amp.mag.f``, ``dev$MX$Amp``, ``motor->rotor.speed``, ``CTRL1[EN]``. Pure.

Only their form is judged here. Whether their parts name anything is found out over the tables.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.terms import STOP_WORDS, tokens

_CJK = "\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
_NAME = rf"[^\W\d{_CJK}][^\W{_CJK}]*(?:-[^\W{_CJK}]+)*"
_PART = rf"@?[^\W{_CJK}]+(?:-[^\W{_CJK}]+)*"
_SEPARATOR = r"\s[›→]\s|->|::|[.$/:]"
_BRACKET = r"\[\s*\w+\s*\]|\(\w+\)"
_ALONE = rf"(?<![^\W{_CJK}])(?<![.$:@~\\-])"
_END = rf"(?![^\W{_CJK}]|[\\@])"
_PATH = re.compile(rf"{_ALONE}/?{_NAME}(?:{_BRACKET})?(?:(?:{_SEPARATOR}){_PART}(?:{_BRACKET})?)*{_END}")
_PARTED = re.compile(rf"{_SEPARATOR}|[\[\]()\s]+")
_ELSEWHERE = re.compile(r"\b\w+://\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+|\b[A-Za-z]:\\\S*")  # links, mail, files
_SURE = re.compile(r"->|::|/@|[.$›→]")
_INDEX = re.compile(r"\[\s*\d+\s*\]")
_FEWEST, _MOST = 2, 9  # parts
_FILE_NAMES = "com csv de doc docx html htm ini jpg js json md net org pdf png pptx py txt xls xlsx xml yaml zip"
_FILES = frozenset(_FILE_NAMES.split())
_ASKING = (
    "mean means meaning stand stands resolve resolved follow trace walk path reference chain hops lead leads refer "
    "refers explain describe show find sie bitte mir bedeutet bedeutung heißt pfad verweis erkläre folge folgen zeige "
    "führt löse auflösen signifie chemin suivre suis résoudre explique montre 什么 意思 含义 路径 解析 解释"
)
_FOR_THE_WHOLE = frozenset(_ASKING.split())  # words that ask where a path leads


@dataclass(frozen=True, slots=True)
class Reference:
    """A path as written, and its parts. ``is_sure``: it can hardly be anything else, such as ``and/or`` or ``v1.2``."""

    text: str
    parts: tuple[str, ...]
    is_sure: bool


def references(question: str) -> tuple[Reference, ...]:
    """What in a question has the form of a path, in order, each once. Links, mail addresses and numbers have not."""
    text = _ELSEWHERE.sub(lambda match: " " * len(match.group()), question)
    found = (reference(match.group()) for match in _PATH.finditer(text))
    return tuple(dict.fromkeys(one for one in found if one is not None))


def reference(text: str) -> Reference | None:
    """``text`` as a path; None when it is none. A number in brackets tells one of many, and is no part."""
    parts = tuple(part.lstrip("@") for part in _PARTED.split(_INDEX.sub("", text)) if part.strip("@"))
    if not _FEWEST <= len(parts) <= _MOST or all(len(part) == 1 for part in parts):
        return None
    is_other = any(part.isdigit() for part in parts) or parts[-1].casefold() in _FILES
    return Reference(text, parts, bool(_SURE.search(text)) and not is_other)


def asks_for_more(question: str, path: str) -> bool:
    """Whether a question asks for something of what a path leads to, and not only where it leads."""
    words = tokens(question.replace(path, " "))
    return any(
        len(word) > 1 and word.casefold() not in STOP_WORDS | _FOR_THE_WHOLE and not word.isdigit() for word in words
    )
