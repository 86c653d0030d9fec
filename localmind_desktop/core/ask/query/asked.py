"""What a question asks for: its terms, how much each says, and where they may be met. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from localmind_desktop.core.ask.query.asking_words import asking_words
from localmind_desktop.core.ask.query.assigned import assigned
from localmind_desktop.core.ask.query.instruments import measured_by
from localmind_desktop.core.ask.query.measures import measure_forms
from localmind_desktop.core.ask.query.periods import is_dated_month, period_forms
from localmind_desktop.core.ask.query.ranges import spelled_out
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, normalised, term_of, terms, tokens
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.units import unit_of

_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
_CJK_VALUE = re.compile(r"(?P<name>[\u3400-\u9fff]{2,})为(?P<value>[\u3400-\u9fff]{1,4})")
_CJK_ASKING = re.compile(
    "列出|列举|所有|全部|给出|请问|告诉我|分别|具有|包含|包括|一共|总共|及其|以及|对应|各?(?:表示|代表)(?=什么)"
)
_CJK_KINDS = frozenset({"类型", "种类"})  # say nothing where no document has them
_PAIR = 0.5  # what a pair of Chinese characters weighs: a word falls into several that overlap
_PATH = re.compile(r"[^\W\d]\w*(?:\.\w+)+")
_QUOTED = re.compile(r"[\"“„«]([^\"”“»]+)[\"”“»]")
_GENITIVE = re.compile(r"(?<=[^\W\d_]{2})['’]s\b")
_NO_TERM = "\0"  # stands in no text: weighs as much as a term that the library does not know
_MODEL = re.compile(r"(?!(?:19|20)\d\d$)\d{3,}")
_ARTICLES = frozenset({"the", "a", "an", "of", "der", "die", "das", "des", "le", "la", "du"})
_ENDINGS = ("en", "n", "e", "er", "s", "es")
_SHORTEST_NOUN = 5
_POINTED = range(2, 4)  # letters of an abbreviation that may be written with points
_GERMAN_WORDS = frozenset(
    [
        "der",
        "die",
        "das",
        "ist",
        "sind",
        "hat",
        "haben",
        "welche",
        "welcher",
        "welches",
        "wie",
        "viele",
        "von",
        "vom",
        "nenne",
        "liste",
        "für",
        "mit",
    ]
)
_COUNTER = re.compile(r"\d{1,2}")  # of FIFO_CTRL_2: it stands anywhere, and says nothing apart from its name
_SIGNED = re.compile(r"[±+]\s?(\d[\d.,]*)")
_PLAIN_WORD = re.compile(r"[A-ZÄÖÜ][a-zäöüß]{4,}")
_INSTANCE = re.compile(r"([A-Za-z_]{2,}?)\d+")


@dataclass(frozen=True, slots=True)
class Wanted:
    """One term of the question.

    ``forms`` are the ways in which a text may hold it: one of them, with all its terms. ``exact`` marks identifiers,
    numbers and quoted words, which nothing else can stand in for. ``of_name`` marks a number that belongs to a name
    (``OpenCL 1.2``). ``weight`` is the inverse document frequency (R13).
    """

    token: str
    forms: tuple[frozenset[str], ...]
    exact: bool
    weight: float
    of_name: bool = False

    @property
    def is_number(self) -> bool:
        return self.token[0].isdigit()

    def met_by(self, present: AbstractSet[str]) -> bool:
        return any(form <= present for form in self.forms)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, standing alone, with its terms in order."""

    question: str
    wanted: tuple[Wanted, ...]

    @property
    def weight(self) -> float:
        return sum(want.weight for want in self.wanted)

    def without(self, said: AbstractSet[str]) -> Asked:
        """The same question less the terms of these tokens."""
        return Asked(self.question, tuple(want for want in self.wanted if want.token not in said))

    @property
    def exact(self) -> tuple[Wanted, ...]:
        return tuple(want for want in self.wanted if want.exact)

    @property
    def names(self) -> Asked:
        """The same question without its numbers: they may stand nowhere, as in *less than 10,000*."""
        return Asked(self.question, tuple(want for want in self.wanted if not want.is_number))

    @property
    def said(self) -> frozenset[str]:
        """All terms that a text which only repeats the question may hold."""
        forms = frozenset(term for want in self.wanted for form in want.forms for term in form)
        return forms | present_terms(want.token for want in self.wanted)


def asked(question: str, weigh: Callable[[Sequence[str]], Mapping[str, float]]) -> Asked:
    """Take a question apart. ``weigh`` gives the inverse document frequency of each term."""
    found = [part for token in tokens(_GENITIVE.sub("", spelled_out(question))) for part in _said_values(token)]
    saying_nothing = STOP_WORDS | words().plain_of(question) | asking_words(question)
    months = {token for position, token in enumerate(found) if is_dated_month(found, position)}
    drafts: dict[str, tuple[tuple[frozenset[str], ...], bool]] = {}
    values = _values(question)
    for position, token in enumerate(found):
        for part, forms in _forms(found, position):
            if part.casefold() not in saying_nothing and not _counts(found, position):
                of_name = part == token and part not in values and _belongs_to_name(found, position)
                drafts.setdefault(part, (forms, of_name))
    weights = weigh([_NO_TERM, *sorted({term for forms, _ in drafts.values() for form in forms for term in form})])
    unknown = max(weights.values(), default=0.0)
    seams = _seams(found, weights, unknown)
    drafts = {part: draft for part, draft in drafts.items() if part not in seams}
    known = sorted(weight for weight in weights.values() if weight < unknown)
    middle = known[len(known) // 2] if known else unknown
    quoted = frozenset(token for phrase in _QUOTED.findall(question) for token in tokens(phrase))
    return Asked(
        question,
        tuple(
            Wanted(
                token=part,
                forms=forms,
                exact=is_identifier(part) or part[0].isdigit() or part in quoted | months,
                weight=_weight(forms, weights, unknown, middle if part.isalpha() and part.islower() else unknown),
                of_name=of_name,
            )
            for part, (forms, of_name) in drafts.items()
        ),
    )


def idf(chunks_with: int, chunks: int) -> float:
    """ln((N + 1) / (df + 1)), FEATURES R13."""
    return math.log((chunks + 1) / (chunks_with + 1))


def present_terms(texts: Iterable[str]) -> frozenset[str]:
    """The terms of texts."""
    return frozenset(term for text in texts for term in terms(text))


def instance_of(name: str) -> str:
    """A name without its instance number: DBAT1 is an instance of DBAT."""
    match = _INSTANCE.fullmatch(name)
    return match.group(1) if match else name


def _said_values(token: str) -> list[str]:
    """A run of Chinese characters without its asking words; of 风速为低, the speed and its value apart."""
    if not _CJK.match(token):
        return [token]
    match = _CJK_VALUE.fullmatch(token)
    parts = [match["name"], match["value"]] if match else [token]
    return [left for part in parts for left in _CJK_ASKING.split(part) if left]


def _forms(found: Sequence[str], position: int) -> list[tuple[str, tuple[frozenset[str], ...]]]:
    """A token with its forms; a path falls into its parts, Chinese runs into pairs of characters."""
    token = found[position]
    if _CJK.match(token):
        return [(pair, _pair_forms(pair)) for pair in terms(token)]
    apart = token.split(".") if _PATH.fullmatch(token) else _compound(token)
    if apart:
        whole = frozenset([term_of(token)])
        return [(part, (frozenset([term_of(part)]), whole)) for part in apart]
    forms = [frozenset([term_of(token)])]
    parts = terms(token)[1:]
    if parts and "_" not in token and not any(map(_COUNTER.fullmatch, parts)):
        forms.append(frozenset(parts))
    forms += [frozenset([term_of(joined)]) for joined in _joined(found, position)]
    if "-" in token and token.replace("-", "").isalpha():
        forms.append(frozenset([term_of(token.replace("-", ""))]))
    if token.isupper() and token.isalpha() and len(token) in _POINTED:
        forms.append(frozenset([term_of(".".join(token))]))  # US as U.S.
    forms += [frozenset([term_of(inflected)]) for inflected in _inflected(token, found)]
    if (number := words().numbers.get(token.casefold())) is not None:
        forms.append(frozenset([str(number)]))
    forms += [*period_forms(found, position), *measure_forms(found, position)]
    forms += measured_by(token)
    return [(token, tuple(dict.fromkeys(forms)))]


def _compound(token: str) -> list[str]:
    """The parts of a name and a plain word that are written as one: ``LinuxCNC-Treibertabelle``. Only the name has to
    stand as it is. Nothing for any other token."""
    parts = token.split("-")
    is_mixed = any(map(is_identifier, parts)) and any(map(_PLAIN_WORD.fullmatch, parts))
    return parts if is_mixed and all(parts) else []


def _pair_forms(pair: str) -> tuple[frozenset[str], ...]:
    """A pair of Chinese characters; a colour also without the word for it: 绿色 is 绿."""
    return (frozenset([pair]), frozenset([pair[0]])) if pair[1:] == "色" else (frozenset([pair]),)


def _inflected(token: str, found: Sequence[str]) -> list[str]:
    """The number and case of a German noun: a table of ``Sicherungen`` is about each ``Sicherung``."""
    is_word = len(token) >= _SHORTEST_NOUN and token.replace("-", "").isalpha()
    if not is_word or not _GERMAN_WORDS & {word.casefold() for word in found}:
        return []
    bare = [token.removesuffix(ending) for ending in _ENDINGS if token.endswith(ending)]
    return [f"{stem}{ending}" for stem in (token, *bare) for ending in ("", *_ENDINGS) if f"{stem}{ending}" != token]


def _joined(found: Sequence[str], position: int) -> list[str]:
    """The token written together with a neighbour: ``QingKe V2`` may stand as ``QingKeV2``."""
    pairs = []
    if position:
        pairs.append((found[position - 1], found[position]))
    if position + 1 < len(found):
        pairs.append((found[position], found[position + 1]))
    return [
        left + right
        for left, right in pairs
        if not _CJK.match(left + right)
        and not {left.casefold(), right.casefold()} & STOP_WORDS
        and (any(c.isdigit() for c in left + right) or (left + right).isupper() or _may_be_compound(left, right))
    ]


def _may_be_compound(left: str, right: str) -> bool:
    """Whether two words may stand written as one: ``test chips`` as ``testchips``."""
    return left.islower() and right.islower() and (left + right).isalpha() and min(len(left), len(right)) > 2


def _counts(found: Sequence[str], position: int) -> bool:
    """Whether a number in words says how many (``the three options``), and is no name (``option three``)."""
    if found[position].casefold() not in words().numbers:
        return False
    return not position or found[position - 1].casefold() in STOP_WORDS


def _belongs_to_name(found: Sequence[str], position: int) -> bool:
    """A number or short mark right after a capitalised word or identifier is part of a name.

    So is a number between an article and its noun, unless it is a year: ``the 8051 instructions``.
    """
    if position == 0:
        return False
    before, token = found[position - 1], found[position]
    following = found[position + 1] if position + 1 < len(found) else ""
    if _MODEL.fullmatch(token) and before.casefold() in _ARTICLES and following.islower():
        return unit_of(following) is None
    is_mark = token[0].isdigit() or len(token) <= 2
    return is_mark and (is_identifier(before) or (before[0].isupper() and position > 1)) and "_" not in before


def _values(question: str) -> frozenset[str]:
    """The numbers that are set or signed, and so belong to no name: ``FS = ±32 g``."""
    said = [value for _, value in assigned(question)] + _SIGNED.findall(normalised(question))
    return frozenset(token for value in said for token in tokens(value))


def _seams(found: Sequence[str], weights: Mapping[str, float], unknown: float) -> frozenset[str]:
    """Pairs of Chinese characters that no document holds and that only join words: of 入口地址, 口地; of 中断号, 断号.

    A pair whose characters both stand in no known pair beside it is a word that no document has.
    """
    seams: set[str] = set()
    for token in found:
        pairs = ["", *(terms(token) if _CJK.match(token) else []), ""]
        for before, pair, behind in zip(pairs, pairs[1:], pairs[2:], strict=False):
            beside = [one for one in (before, behind) if one[-1:] == pair[:1] or one[:1] == pair[-1:]]
            is_joint = any(weights.get(one, unknown) < unknown for one in beside)
            if weights.get(pair, unknown) >= unknown and (is_joint or pair in _CJK_KINDS):
                seams.add(pair)
    return frozenset(seams)


def _weight(forms: tuple[frozenset[str], ...], weights: Mapping[str, float], unknown: float, otherwise: float) -> float:
    """The least weight of the forms that the library knows; ``otherwise`` for a term that it does not."""
    known = [max(weights[term] for term in form) for form in forms if all(weights[term] < unknown for term in form)]
    weight = min(known, default=otherwise)
    return weight * _PAIR if _CJK.match(next(iter(forms[0]))) else weight
