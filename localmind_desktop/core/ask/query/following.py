"""Whether a question leans on earlier turns (R2): one regular expression, so that most questions cost nothing. Pure.

What it lets through is asked as it is; what it catches is written anew by a small model, or asked in the context of the
turns before (`localmind_desktop.core.ask.query.leaning`).
"""

from __future__ import annotations

import re

from localmind_desktop.core.terms import is_identifier, tokens

_OPENING = (
    r"(?:and|or|but|so|then|also|what(?= (?:if|when)\b)|(?:the )?same(?= (?:for|with|in|of|at)\b)|what about|how about|"
    r"und|oder|aber|auch|was ist mit|wie (?:ist|sieht) es mit|et|ou|mais|qu'en est-il d[eu]|那么|那|还有)"
)
_SHORT_LINK = r"(?:of|in|at|for|with|on|from|by|bei|für|von|mit|im|ab|pour|à|avec|dans|en|des?|du)"
_BARE = (
    r"(?:why|how|(?:for )?how (?:so|come|much|many|long|often|far)|when|where|who|which(?: ones?)?|since when|"
    r"until when|for whom|"
    r"what else|warum|wieso|weshalb|wie|wie (?:viel|lange|oft)|wann|wo|wer|welche[rs]?|seit wann|bis wann|pourquoi|"
    r"comment|quand|où|qui|combien|laquelle|lequel|(?:please |bitte )?(?:explain|erkläre?|explique[rz]?)"
    r"(?: (?:why|how|more|warum|wie|mehr|pourquoi|comment|plus))?|为什么|为何|怎么|何时|哪里|谁|多少)"
)
_ENGLISH = r"this|these|those|here|there|previous|above|former|latter|others?|ones?|same|such|else"
_GERMAN = (
    r"diese[nrsm]?|jene[nrsm]?|dort|dabei|davon|"
    r"dafür|damit|darin|darauf|dazu|daran|hier|letztere[nrsm]?|vorherige[nrsm]?|"
    r"obige[nrsm]?|andere[nrsm]?"
)
_FRENCH = (
    r"cet?|cette|ces|cela|ça|celui|celles?|ceux|"
    r"autres?"
)
_PRONOUNS = (
    r"its?|itself|them|they|theirs?|she|he|his|her|him|es|er|sie|ihn|ihm|ihnen|ihre?[nrsm]?|seine?[nrsm]?|dessen|deren|"
    r"denen|ils?|elles?|lui|leurs?|son|sa|ses|y|that"
)
_ORDINALS = (
    r"first|second|third|last|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|premi(?:er|ère)|deuxième|seconde|troisième|"
    r"derni(?:er|ère)"
)
_CHINESE = r"它|其(?!他|中|余|实)|[这那](?!么)|该|上述|前者|后者|第[一二三]个?|呢\W*$"
_FEW_WORDS = r"^\W*(?:[^\s?？]+ ){0,2}[^\s?？\u3400-\u9fff]+ ?\?\W*$"
_LEANS = re.compile(
    rf"^\W*{_OPENING}(?!\w)|\b(?:{_ENGLISH}|{_GERMAN}|{_FRENCH})\b"
    rf"|^\W*(?:{_SHORT_LINK}(?:\s+[^\s?.!]+){{1,5}}|{_BARE})\W*$|{_FEW_WORDS}|\bthe \w+est\W*$|{_CHINESE}",
    re.IGNORECASE,
)


_STANDS_IN = re.compile(rf"\b(?:{_PRONOUNS}|{_ORDINALS})\b", re.IGNORECASE)


def leans(question: str) -> bool:
    """Whether a question may need an earlier turn to be understood.

    A pronoun or an ordinal behind a name stands for what the question names itself: ``AQ-37 with its limits``.
    """
    if _LEANS.search(question) is not None:
        return True
    found = _STANDS_IN.search(question)
    return found is not None and not _names(question[: found.start()])


def _names(text: str) -> bool:
    """Whether a text holds an identifier, or a capital that does not only begin it."""
    said = tokens(text)
    return any(is_identifier(token) for token in said) or any(token[0].isupper() for token in said[1:])
