"""Questions that name only what differs from the last: ``And at ±4 g?``, ``And the maximum?``, ``那电压呢？``. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.question.following import OPENING, SHORT_LINK
from localmind_desktop.core.ask.question.slots import asked_for, placed
from localmind_desktop.core.ask.question.subjects import LINKS, VERBS, Earlier, is_name
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, tokens

OPENED = re.compile(rf"^\W*{OPENING}(?!\w)[\s,]*(?P<rest>.+?)[\s?.!？。]*$", re.IGNORECASE)
_BARE_LINK = re.compile(rf"^\W*(?P<rest>{SHORT_LINK}\s[^?.!]*?)[\s?.!]*$", re.IGNORECASE)
_CJK_FRAGMENT = re.compile(r"^\W*(?:那么?|还有)?\s*(?P<rest>.+?)\s*呢[\s?？。]*$")
_THE_ONE = re.compile(
    r"^(?:the (?:one|same)s?|(?:that|those)(?=\s+(?:of|for|in|at|with|on|from)\b)|(?:der|die|das)jenigen?|"
    r"(?:der|die|das)(?=\s+(?:von|vom|für|bei|im|des|der)\b)|celui|celle|ceux|celles)\s+(?=\S)",
    re.IGNORECASE,
)
_INDEFINITE = re.compile(r"^(?:an?|eine?[nmrs]?|une?)\s", re.IGNORECASE)
_ONES = re.compile(r"\s+(?:one|ones|of (?:them|these|those))$", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:the|an?|der|die|das|den|dem|les?|la|l')\s*", re.IGNORECASE)
_LINKED = re.compile(rf"^(?P<link>{LINKS})\s+(?P<phrase>.+)$", re.IGNORECASE)
_NEXT_LINK = rf"(?=\s+(?:{LINKS}|{VERBS})\b|[\s?.!]*$)"
_CONDITION = re.compile(
    r"^(?:if|when|while|during|unless|wenn|falls|während|si|quand|lorsqu\w*|pendant)\s", re.IGNORECASE
)
_CONDITION_AT_END = re.compile(r"\s+(?:if|when|while|unless|wenn|falls|si|quand)\s[^?]+[\s?.!]*$", re.IGNORECASE)
_SHORT = re.compile(r"^\W*(?P<rest>(?:[^\s?？]+ ){0,2}[^\s?？]+?) ?[?？]\W*$")
_GENITIVE = frozenset(["of", "for", "von", "des", "der", "für", "de", "du", "pour"])
_OWNERS = re.compile(rf"\b(?:of|for|von|des|(?<!ist )der|für|de|du|pour)\s+(?P<phrase>.+?){_NEXT_LINK}", re.IGNORECASE)
_COUNTED = re.compile(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|zwei|drei|vier|fünf|sechs|zehn|"
    r"hundert|deux|trois|"
    r"quatre|cinq|dix|cent)\b",
    re.IGNORECASE,
)
_OWN_LINK = re.compile(r"\s(?:of|for|von|des|der|de|du|pour|für)\s+\S", re.IGNORECASE)
_FOR = re.compile(r"\s(?:for|für|pour)\s", re.IGNORECASE)
_YEAR_BEFORE = re.compile(
    r"\b(?:in |of )?the (?:year before|(?:previous|prior|preceding) year)\b|\bim (?:Jahr davor|Vorjahr)\b|"
    r"\bl'année précédente\b|前一年|上一年",
    re.IGNORECASE,
)
_YEAR_AFTER = re.compile(
    r"\b(?:in |of )?the (?:year after|(?:next|following) year)\b|\bim (?:Jahr danach|Folgejahr)\b|"
    r"\bl'année suivante\b|次年|后一年",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_CJK_DEFINED = re.compile(r"^\s*(?P<asks>什么是|何谓|何为)\s*[^？?]+[？?]?\s*$")
_LATIN_WORD = re.compile(r"[A-Za-z][\w.+/-]*(?:\s[A-Za-z][\w.+/-]*)*", re.ASCII)
_CJK_ASKED = re.compile(r"(?P<owner>.*的\s*)(?P<asked>[^的是为有]+?)(?P<rest>\s*(?:是|为|有|支持|等于).*)$")
_ASKED = re.compile(
    r"^(?P<opening>\W*(?:what|which|was|welche[rs]?|quel(?:le)?s?)\s+(?:is|are|was|were|ist|sind|est|sont)\s+)"
    r"(?P<article>(?:the|der|die|das|les?|la|l')\s*)?(?P<asked>[^?]+?)(?P<rest>\s+(?:of|for|from|von|des|der|de|du|"
    r"pour|für)\s+.*|[\s?.!]*)$",
    re.IGNORECASE,
)
_LAST_PHRASE = re.compile(
    r"\s(?P<phrase>(?:the|an?|der|die|das|den|les?|la|l'|une?)\s+[^\s?.!]+)(?:\s+(?:pro|per|par)\s+\w+)?[\s?.!]*$",
    re.IGNORECASE,
)
_LAST_NAME = re.compile(r"\s(?P<phrase>[A-ZÄÖÜ][\w.+/-]*(?:\s[A-ZÄÖÜ\d][\w.+/-]*)*)[\s?.!]*$")
_SIBLINGS = tuple(
    frozenset(group.split())
    for group in (
        "mandatory optional conditional required",
        "minimum maximum typical nominal average min max typ",
        "minimale maximale minimalen maximalen minimal maximal typische",
        "highest lowest",
        "largest smallest",
        "longest shortest",
        "input output",
        "inputs outputs",
        "upper lower",
        "first second third fourth last",
        "monday tuesday wednesday thursday friday saturday sunday",
        "january february march april may june july august september october november december",
        "gross net",
        "male female",
        "males females",
        "men women",
        "read write",
        "enabled disabled",
        "summer winter spring autumn",
        "left right",
        "start end",
        "single double",
        "internal external",
        "erste zweite dritte",
        "最大 最小 典型",
    )
)


def fragment(question: str) -> str | None:
    """What a question that is none by itself names; None for one that is."""
    match = OPENED.match(question) or _CJK_FRAGMENT.match(question) or _BARE_LINK.match(question)
    if match is None:
        return None
    rest = _THE_ONE.sub("", match["rest"])
    return _CJK_FRAGMENT.sub(r"\g<rest>", rest) if rest.endswith("呢") else rest


def short_name(question: str, earlier: Earlier) -> str | None:
    """``E6?``, ``The subnet mask?``: named alone; None where it is a question, or a name unlike what was asked for."""
    match = _SHORT.match(question)
    if match is None or _CJK.search(question):
        return None
    if any(is_identifier(token) or token[0].isdigit() for token in tokens(match["rest"])):
        return match["rest"] if _same_shape(earlier.question, match["rest"]) else None
    first, *others = match["rest"].split()
    is_name_alone = not others and earlier.owner[:1].isupper()
    return match["rest"] if is_name_alone or not first[1:].islower() else f"{first.lower()} {' '.join(others)}".strip()


def replaced(earlier: Earlier, named: str) -> str:
    """The earlier question with ``named`` in the place of what it stands in for."""
    base = earlier.question
    for pattern, years in ((_YEAR_BEFORE, -1), (_YEAR_AFTER, 1)):
        if pattern.search(named):
            base = _YEAR.sub(lambda year, years=years: str(int(year.group()) + years), base)  # type: ignore[misc]
            named = pattern.sub("", named).strip()
            if all(token in tokens(base) or token.casefold() in STOP_WORDS for token in tokens(named)):
                return base
    named = _THE_ONE.sub("", named)
    if _CONDITION.match(named):
        condition = _CONDITION_AT_END.search(base)
        return f"{(base[: condition.start()] if condition else base).rstrip('?.。？ ')} {named}?"
    linked = _LINKED.match(named)
    if linked and (other := _sibling(base, linked["phrase"])):
        return other
    if not _CJK.search(base + named) and (whole := placed(base, named)):
        return whole
    if linked:
        return _at_link(base, linked["link"], linked["phrase"])
    if _CJK.search(named) or (_CJK.search(base) and not _same_shape(base, named)):
        return _cjk(base, named)
    return _sibling(base, _ONES.sub("", named)) or _same_shape(base, named) or _other(earlier, named)


def _at_link(base: str, link: str, phrase: str) -> str:
    """``at ±4 g`` in the place of ``at ±2 g``; at the end where nothing stands behind that link."""
    pattern = re.compile(rf"\b{re.escape(link)}\s+.+?{_NEXT_LINK}", re.IGNORECASE)
    kinds = {bool(_YEAR.search(phrase)), _has_number(phrase)}
    places = [
        place
        for place in pattern.finditer(base)
        if _has_number(place.group()) == _has_number(phrase) and bool(_YEAR.search(place.group())) in kinds
    ]
    if places and bool(_YEAR.search(places[-1].group())) == bool(_YEAR.search(phrase)):
        start, end = places[-1].span()
        return f"{base[:start]}{link} {phrase}{base[end:]}"
    if link.casefold() in ("in", "for", "of", "im", "en") and (years := _YEAR.findall(phrase)) and _YEAR.search(base):
        return _YEAR.sub(years[-1], base)
    if link.casefold() in _GENITIVE and not _has_number(phrase):
        owners = [place for place in _OWNERS.finditer(base) if not _has_number(place["phrase"].split()[0])]
        if owners:
            return f"{base[: owners[0].start()]}{link} {phrase}{base[owners[0].end() :]}"
    return _same_shape(base, phrase) or f"{base.rstrip('?.。？ ')} {link.lower()} {phrase}?"


def _same_shape(base: str, named: str) -> str | None:
    """A name or number in the place of the last one that looks like it: ``UART1`` for ``UART0``."""
    for token in tokens(named):
        if not (is_name(token) or is_identifier(token) or token[0].isdigit()):
            continue
        same = [other for other in tokens(base) if _shape(other) == _shape(token) and other != token]
        if "." in token and not same:
            same = [other for other in tokens(base) if other.partition(".")[0] == token.partition(".")[0]]
        if same:
            start = base.rfind(same[-1])
            return f"{base[:start]}{token}{base[start + len(same[-1]) :]}" if start >= 0 else None
    return None


def _sibling(base: str, named: str) -> str | None:
    """``the maximum`` in the place of ``the minimum``, or before what was asked for."""
    bare = _ARTICLE.sub("", named)
    words = bare.split()
    if not words:
        return None
    group = next((group for group in _SIBLINGS if words[0].casefold() in group), None)
    if group is None:
        return None
    place = re.search(rf"\b(?:{'|'.join(sorted(group, key=len, reverse=True))})\b", base, re.IGNORECASE)
    if place and (len(words) == 1 or " ".join(words[1:]).casefold() in base.casefold()):
        return f"{base[: place.start()]}{words[0]}{base[place.end() :]}"
    asked = _ASKED.match(base)
    if len(words) == 1 and asked:
        return f"{asked['opening']}{asked['article'] or 'the '}{words[0]} {asked['asked']}{asked['rest']}"
    return None


def _other(earlier: Earlier, named: str) -> str:
    """Another property of the same thing, or the same property of another thing."""
    base = earlier.question
    bare = _ARTICLE.sub("", named)
    is_own = _OWN_LINK.search(named)
    if not _INDEFINITE.match(named) and (not is_own or _FOR.search(named)) and (whole := _asking_for(base, bare)):
        return whole
    if is_own:
        return f"What is {named}?"
    asked = _ASKED.match(base)
    owners = _OWNERS.search(base)
    if owners and _is_kind(owners["phrase"]) and named.islower() and (" " not in named or named.endswith("s")):
        return f"{base[: owners.start('phrase')]}{named}{base[owners.end('phrase') :]}"
    english = re.match(r"\W*(?:what|which|how|who|when|where|is|are|does|list)\b", base, re.IGNORECASE)
    if asked and not english and (bare != named or not is_identifier(bare)) and asked["rest"].strip(" ?.!"):
        return f"{asked['opening']}{named}{asked['rest']}"
    if english and ((bare != named and not _is_proper(bare)) or (named.islower() and asked)):
        owner = earlier.owner
        return f"What is {named} of {owner}?" if earlier.is_phrase else f"What is {named}? ({owner})"
    if asked and asked["rest"].strip(" ?.!"):
        link = asked["rest"].split()[0]
        return _at_link(base, link, named)
    return _last(base, named) or f"{base.rstrip('?.。？ ')} {named}?"


def _asking_for(base: str, noun: str) -> str | None:
    """``Which mask has the A1?`` for ``Which address has the A1?``; things are counted in the plural."""
    is_counted = re.search(r"\b(?:how many|wie ?viele|combien de)\b", base, re.IGNORECASE)
    return None if is_counted and not noun.endswith(("s", "en", "e", "er")) else asked_for(base, noun)


def _last(base: str, named: str) -> str | None:
    """``bit RST`` in the place of ``bit EN``, ``die Wartung`` of ``die Lizenz``, ``BACnet`` of ``Modbus``."""
    words = named.split()
    if len(words) > 1:
        same = re.search(rf"\b{re.escape(words[0])}\s+[\w./+-]+", base, re.IGNORECASE)
        if same and not _ARTICLE.fullmatch(words[0]):
            return f"{base[: same.start()]}{named}{base[same.end() :]}"
    last = _LAST_PHRASE.search(base) if _ARTICLE.match(named) else _LAST_NAME.search(base)
    return f"{base[: last.start('phrase')]}{named}{base[last.end('phrase') :]}" if last else None


def _is_kind(phrase: str) -> bool:
    """``murder arrests``, ``a first offence``: things of a kind, not one thing with a name or an article."""
    is_one = _ARTICLE.match(phrase) and not _INDEFINITE.match(phrase)
    return not is_one and phrase.islower() and not any(map(is_identifier, tokens(phrase)))


def _cjk(base: str, named: str) -> str:
    asked = _CJK_ASKED.match(base)
    named = re.sub(r"\s*的$", "", named)
    if defined := _CJK_DEFINED.match(base):
        return f"{defined['asks']}{named}？"
    latin = _LATIN_WORD.findall(base)
    if _LATIN_WORD.fullmatch(named) and latin and not _same_shape(base, named):
        start = base.rfind(latin[-1])
        return f"{base[:start]}{named}{base[start + len(latin[-1]) :]}"
    if named.startswith(("在", "当", "对于", "关于")) or _has_number(named):
        same = _same_shape(base, named)
        return same or f"{base.rstrip('?.。？ ')}（{named}）？"
    if asked and _CJK.search(named):
        return f"{asked['owner']}{named}{asked['rest']}"
    return _same_shape(base, named) or f"{base.rstrip('?.。？ ')}（{named}）？"


def _is_proper(phrase: str) -> bool:
    words: Sequence[str] = tokens(phrase)
    return any(is_identifier(word) or word[0].isupper() for word in words)


def _has_number(text: str) -> bool:
    return any(character.isdigit() for character in text) or bool(_COUNTED.search(text))


def _shape(token: str) -> str:
    """``SPI0`` and ``SPI1`` have one shape, and so have ``2`` and ``16``, but not ``2015``."""
    if _YEAR.fullmatch(token):
        return "year"
    return re.sub(r"\d+", "9", token) if token[0].isalpha() else re.sub(r"[\d.,]+", "9", token)
