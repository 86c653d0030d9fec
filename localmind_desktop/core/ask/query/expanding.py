"""The same question in other words (R10): by the library's own abbreviations, and where wished by a chat model."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from pydantic import BaseModel, Field

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.query.asked import Asked, Wanted
from localmind_desktop.core.ask.query.condensing import is_faithful
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Message, Scope
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.structured import structured
from localmind_desktop.core.store.glossaries import Glossaries, Meaning, folded
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, term_of, terms, tokens

log = logging.getLogger(__name__)

MOST_VARIANTS = 3
_LONGEST_PHRASE, _SHORTEST_PHRASE = 8, 2  # words of a long form
_MEANINGS = 3  # of one abbreviation
_LOWER_CASE_UP_TO = 5  # letters of an abbreviation that may be asked for in small letters
_VARIANT_TOKENS = 300


class Variants(BaseModel):
    """What the model is asked for."""

    variants: list[str] = Field(min_length=1, max_length=MOST_VARIANTS)


@dataclass(frozen=True, slots=True)
class Explained:
    """The abbreviations of a question, and the long forms in it that have one."""

    shorts: tuple[Meaning, ...] = ()
    longs: tuple[Meaning, ...] = ()

    @property
    def all(self) -> tuple[Meaning, ...]:
        return self.shorts + self.longs


def explained(question: str, glossaries: Glossaries, scope: Scope) -> Explained:
    """What the documents of a scope explain of a question's words."""
    found = tokens(question)
    words = [token for token in dict.fromkeys(found) if _may_be_short(token)]
    shorts = [one for one in glossaries.of_short(words, scope) if _is_meant(one.short, words)]
    longs = glossaries.of_long(list(_phrases(found)), scope)
    known = {one.short.casefold() for one in shorts}
    few = [one for n, one in enumerate(shorts) if sum(o.short == one.short for o in shorts[:n]) < _MEANINGS]
    return Explained(tuple(few), tuple(one for one in longs if one.short.casefold() not in known))


def variants_of(question: str, meanings: Explained) -> tuple[str, ...]:
    """The question with long forms for its abbreviations, and the other way round."""
    made: list[str] = []
    firsts = list({one.short: one for one in reversed(meanings.shorts)}.values())
    for group in (firsts, [one for one in meanings.shorts if one not in firsts]):
        text = question
        for short, long in group:
            text = re.sub(rf"(?<![\w-]){re.escape(short)}(?![\w-])", lambda _, long=long: long, text, flags=re.I)  # type: ignore[misc]
        made.append(text)
    text = question
    for short, long in meanings.longs:
        pattern = r"[\s-]+".join(re.escape(word) for word in re.split(r"[\s-]+", long))
        text = re.sub(rf"(?<!\w){pattern}(?!\w)", lambda _, short=short: short, text, flags=re.I)  # type: ignore[misc]
    made.append(text)
    return tuple(dict.fromkeys(text for text in made if text != question))[:MOST_VARIANTS]


def widened(asking: Asked, meanings: Explained) -> Asked:
    """A question whose abbreviations may also be met by their long forms, and the words of long forms by theirs."""
    return replace(asking, wanted=tuple(_widened(want, meanings) for want in asking.wanted)) if meanings.all else asking


def written_variants(question: str, chat: Callable[[], ChatModel], most: int, cancel: CancelToken) -> tuple[str, ...]:
    """Variants by a chat model; none where it fails, or writes other names and numbers. Raises `Cancelled`."""
    prompt = (resources() / "prompts" / "variants.txt").read_text(encoding="utf-8")
    messages = [Message("system", prompt), Message("user", question)]
    try:
        written = structured(chat(), messages, cancel, Variants, max_tokens=_VARIANT_TOKENS).variants
    except ModelError as error:
        log.info("no variants from the model: %s", type(error).__name__)
        return ()
    kept = [text.strip() for text in written if text.strip() != question and is_faithful(text.strip(), question, ())]
    return tuple(dict.fromkeys(kept))[:most]


# ---------------------------------------------------------------------- inside


def _widened(want: Wanted, meanings: Explained) -> Wanted:
    own = term_of(want.token)
    forms = list(want.forms)
    for short, long in meanings.shorts:
        if short.casefold() == want.token.casefold():
            forms.append(frozenset(term for term in terms(long) if term not in STOP_WORDS))
    for short, long in meanings.longs:
        if own in terms(long):
            forms.append(frozenset([term_of(short)]))
    return replace(want, forms=tuple(dict.fromkeys(forms)))


def _may_be_short(token: str) -> bool:
    if token.casefold() in STOP_WORDS:
        return token.isupper() and len(token) > 1
    return is_identifier(token) or (token.isalpha() and len(token) <= _LOWER_CASE_UP_TO)


def _is_meant(short: str, words: Sequence[str]) -> bool:
    """As it is written, or all in small letters: ``qos``."""
    return short in words or (short.casefold() in words and short.casefold() not in STOP_WORDS)


def _phrases(found: Sequence[str]) -> Iterable[str]:
    """All runs of words that may be a long form."""
    for begin in range(len(found)):
        if found[begin].casefold() in STOP_WORDS:
            continue
        for end in range(begin + _SHORTEST_PHRASE, min(begin + _LONGEST_PHRASE, len(found)) + 1):
            if found[end - 1].casefold() not in STOP_WORDS:
                yield folded(" ".join(found[begin:end]))
