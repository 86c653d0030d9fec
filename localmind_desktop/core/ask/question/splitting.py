"""Questions that ask two things (R8) are taken apart, so that each half is answered from its own place. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.question.asked import HistoryTurn
from localmind_desktop.core.ask.question.carrying import carried, leans_on_first, pointing_resolved
from localmind_desktop.core.ask.question.fragments import fragment
from localmind_desktop.core.ask.question.slots import asked_noun, has_verb, is_determined, is_noun, placed
from localmind_desktop.core.ask.question.subjects import LINKS, VERBS, is_name
from localmind_desktop.core.ask.question.wording import COMPARES
from localmind_desktop.core.terms import tokens

_PLACES = (
    r"in|at|on|of|for|by|from|to|with|under|since|until|above|below|over|within|during|after|before|through|into|"
    r"between|against|without|per|up to"
)
_GERMAN_PLACES = r"in|an|auf|bei|mit|von|für|ab|bis|seit|unter|über|aus|zu|nach|um|vor|durch|gegen|ohne|laut|bis zu"
_FRENCH_PLACES = (
    r"dans|de|à|pour|avec|par|depuis|pendant|sur|sous|chez|avant|après|entre|vers|en|jusqu'à|au bout de|à partir de"
)
_WORDS = (
    rf"what|how|which|when|where|who|whom|whose|why|(?:{_PLACES}) (?:what|which|whom|whose|how)|"
    r"(?:is|are|was|were|does|do|did|can|must|may|should|has|have) (?:the|it|its|they|their|there|this|that|these|a|"
    r"an)|"
    rf"was|wie|wo|wer|wann|warum|wofür|womit|woran|wodurch|welche\w*|(?:{_GERMAN_PLACES}) (?:welche\w*|wann|was|"
    r"wem|wen|wie viele\w*)|gibt es|"
    rf"quel\w*|combien|comment|quand|où|qui|pourquoi|(?:{_FRENCH_PLACES}) (?:quel\w*|combien|quoi|qui|quand)|est-ce"
)
_IMPERATIVES = (
    r"list|give|show|name|explain|describe|state|nenne|liste|erkläre|zeige|donne[rz]?|liste[rz]?|explique[rz]?"
)
_AND = r"(?:and|und|et|as well as|along with|sowie|ainsi que|plus|but|aber|mais)"
_BESIDES = (
    r"(?:also|in addition|additionally|furthermore|moreover|zusätzlich|außerdem|ferner|auch|en outre|de plus|aussi)"
)
_SECOND_QUESTION = re.compile(
    rf",?\s+{_AND}\s+(?:{_BESIDES},?\s+)?(?=(?:{_WORDS})\b)"
    rf"|[,;.]\s+(?:{_AND}\s+)?{_BESIDES},?\s+(?=\S+\s+\S+)"
    rf"|,?\s+{_AND}\s+{_BESIDES},?\s+(?=(?:{_IMPERATIVES})\b)"
    rf"|;\s+(?:{_AND}\s+)?|,\s+(?=(?:{_WORDS})\b[^,]*$)",
    re.IGNORECASE,
)
_ASKS = re.compile(
    rf"^(?:{_WORDS}|{_IMPERATIVES})\b|\b(?:what|how|which|when|where|who|why|wie|welche\w*|wann|quel\w*|combien)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[?？。]+\s*(?=\S)|(?<=[\w)])[.!]\s+(?=[A-ZÄÖÜÉ])")
_JOINED = re.compile(rf"^\s*(?:{_AND}|{_BESIDES})\b[\s,]*", re.IGNORECASE)
_CJK_JOINED = re.compile(r"^(?:并且|而且|以及|还有|同时|另外|此外)[，,]?")
_CJK_SECOND = re.compile(r"[，,；;]?\s*(?:以及|并且|而且|还有|同时|另外|此外)[，,]?|[，,；;]\s*")
_CJK_ASKS = re.compile(r"什么|多少|哪|几|吗|如何|怎么|是否|谁|列出")
_CJK_TWO = re.compile(
    r"^(?P<owner>.*?的\s*)(?P<first>[^的，,]+?)\s*(?:以及|和|与|及|、)\s*(?P<second>[^的，,]+?)\s*(?:分别|各)?(?P<rest>(?:是|为|有).*)$"
)
_ARTICLE = r"(?:the|der|die|das|den|les?|la|l'|its|their)\s*"
_TWO_OF_ONE = re.compile(
    r"^(?P<opening>(?:what|which|welche[rs]?|was|quel(?:le)?s?|wie (?:hoch|groß|lang|schwer|breit))\s+"
    r"(?:is|are|was|were|ist|sind|war|est|sont)\s+)"
    rf"(?P<article>{_ARTICLE})?(?P<first>[^,]+?)\s+(?P<and>{_AND})\s+(?P<other>{_ARTICLE})?(?P<second>[^,]+?)"
    r"(?P<rest>\s+(?:of|for|in|does|do|has|des|der|von|du|de|pour|für|im)\s+[^,]+)$",
    re.IGNORECASE,
)
_OF_OWN = re.compile(r"^(?P<noun>.+?)\s+(?:of|for|von|für|de|du|pour)\s", re.IGNORECASE)
_LINKED = re.compile(rf"^(?:{LINKS})\s", re.IGNORECASE)
_TWO_OWNED = re.compile(
    rf"^(?P<opening>(?:what|which)\s+(?:is|are|was|were)\s+)(?P<first>(?:the\s+)?[^,]+?\w['’]s?\s+[^,]+?)\s+{_AND}\s+"
    r"(?P<second>(?:the\s+)?[^,]+?\w['’]s?\s+[^,]+)$",
    re.IGNORECASE,
)
_LISTED = re.compile(
    rf"^(?P<opening>(?:{_IMPERATIVES})\s+(?:all\s+)?)(?P<article>{_ARTICLE})?(?P<first>[^,]+?)\s+(?P<and>as well as|"
    rf"sowie|ainsi que)\s+"
    rf"(?P<other>{_ARTICLE})?(?P<second>[^,]+?)(?P<rest>\s+(?:of|for|in|des|der|von|du|de|pour|für|im)\s+[^,]+)$",
    re.IGNORECASE,
)
_AND_ITS = re.compile(
    rf"^(?P<first>(?:what|which|how|welche\w*|was|wie|quel\w*|combien|{_IMPERATIVES})\s.+?),?\s+{_AND}\s+"
    r"(?P<second>(?:its|their|seine?|ihre?|son|sa|ses|leurs?)\s+[^,?]+)$",
    re.IGNORECASE,
)
_NOUNS = re.compile(rf",\s+{_AND}\s+(?=(?:the|an?|der|die|das|les?|la)\s)", re.IGNORECASE)
_TOPIC = re.compile(r"^(?P<topic>[^:?：]{3,48}):\s+(?=\S)")
_OF_BOTH = re.compile(
    r"^(?P<opening>.*?\b(?P<link>of|for|in|von|für|de|"
    r"pour)\s+(?:the\s+)?)(?P<first>[\w./-]+(?:\s+[\w./-]+)?)\s+(?:and|und|et)\s+"
    r"(?P=link)\s+(?:the\s+)?(?P<second>[\w./-]+(?:\s+(?-i:[A-ZÄÖÜ\d][\w./-]*))*)(?P<rest>.*)$",
    re.IGNORECASE,
)
_OF_NAMES = re.compile(
    r"^(?P<opening>.*?\b(?:of|for|von|für|de|pour)\s+(?:(?:the|des|der|la|le)\s+)?)(?P<first>[\w./-]+)\s+(?:and|und|"
    r"et|sowie|as well as)\s+"
    r"(?:(?:the|des|der|la|le)\s+)?(?P<second>[\w./-]+)(?P<rest>.*)$",
    re.IGNORECASE,
)
_NAMES_THAT_ACT = re.compile(
    r"^(?P<opening>.+?\b(?:can|could|do|does|did|are|is|have|has|must|may|should|können|dürfen|sind|haben|peuvent|"
    r"sont|ont)"
    r"\s+(?:(?:the|der|die|das|les?|la)\s+)?)(?P<first>[\w./-]+)\s+(?:and|und|et)\s+"
    r"(?:(?:the|der|die|das|les?|la)\s+)?(?P<second>[\w./-]+)(?P<rest>\s+\S.*)$",
    re.IGNORECASE,
)
_ONE_THING = re.compile(
    r"\bin common\b|\bdiffer\b|\btogether\b|\beach other\b|\bgemeinsam\b|\bensemble\b|\b(?:dis)?connected\b|"
    r"\bcommunicate\b|\b(?:between|zwischen|entre)\b|\bboth\b|\bterms and conditions\b|\bpros and cons\b|"
    r"\bresearch and development\b|"
    r"\bprofit and loss\b|\bhealth and safety\b|\bdate and time\b|\bname and address\b|\bsupply and demand\b|之间",
    re.IGNORECASE,
)
_HIDDEN = re.compile(
    r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|'[^']*'(?!\w)|`[^`]*`|「[^」]*」|《[^》]*》|\([^()]*\)|（[^（）]*）"
)
_NO_OWNER = re.compile(
    r"^(?:what|which|wie (?:hoch|groß|lang|schwer)|was|quel(?:le)?s?)\s+(?:is|are|was|were|ist|sind|est|sont)\s+"
    r"(?:the|der|die|das|les?|la)\s+[^\s?]+(?:\s+[^\s?]+){0,2}\s*\??$",
    re.IGNORECASE,
)
_CJK_AGAIN = re.compile(r"[又也还则]")
_SHARED = 3  # Chinese characters in which an abbreviated half meets the whole one
_THAT_OF = re.compile(
    r"^(?:\S+\s+){0,2}?(?:is|are|was|were|ist|sind|war|est|sont)\s+(?:that|those|the ones?|die|das|der|"
    rf"ce(?:lui|lle|ux))\s+(?P<rest>(?:{LINKS}|der)\s+\S.*)$",
    re.IGNORECASE,
)
_WHICH_ONE = re.compile(
    r"\b(?P<which>which|what) ones?\b|^(?P<bare>which|welche[nrs]?)(?= (?:do|does|did|has|have|is|are|was|hat|haben|"
    r"ist|sind|braucht|gibt) )",
    re.IGNORECASE,
)
_BRACKETS = re.compile(r"\([^()]*\)")
_SHARED_SUBJECT = re.compile(r"\s+(?:of|for|in|in der|der|des)\s+(?:the\s+)?[\w\"“].*$", re.IGNORECASE)
_SHARED_VERB = re.compile(rf"\s+(?:{VERBS})\s+\S.*$", re.IGNORECASE)
_SAME_THING = re.compile(r"\b(?:this|that|the same|diese[rsmn]?|cet(?:te)?|ce)\s+\w+|[该这此]", re.IGNORECASE)
_EACH = re.compile(
    r",\s+(?:and\s+)?(?:each|respectively|jeweils|beziehungsweise|chacune?|respectivement)\b[^,]*?(?=\W*$)", re.I
)
_FEWEST_WORDS = 3
_ENDS = "?.!？。 "
_MASK = "q"  # hides quoted text from the patterns, letter by letter


def without_each(question: str) -> str:
    """Less the clause that only says that each thing has its own answer: ``…, each in the unit of its own table``."""
    return _EACH.sub("", question)


def subquestions(question: str) -> tuple[str, ...]:
    """The independent questions in one; the question alone when it is one."""
    parts = [part for sentence in _sentences(question) for part in _parts(sentence)]
    if len(parts) < 2 or any(_is_too_short(part) for part in parts):
        return (question,)
    return tuple(parts)


def completed(part: str, first: str, value: str) -> str:
    """A later half with what it leans on: the value that answered the first, or the first's subject."""
    if part == first:
        return part
    whole = _with_predicate(part, first)
    if whole != part and not _WHICH_ONE.search(part):
        return whole
    part = _with_topic(whole, first)
    if value and _SAME_THING.search(part):
        return f"{part} ({value})"
    if not leans_on_first(part):
        return _with_owner(part, first)
    whole = pointing_resolved(part, first)
    present = set(tokens(whole))
    missing = [t for t in tokens(first) if (is_name(t) or t[0].isdigit()) and t not in present]
    return f"{whole} ({' '.join(dict.fromkeys(missing))})" if missing else whole


# ---------------------------------------------------------------------- inside


def _sentences(question: str) -> list[str]:
    """The sentences of a question; more than one only where each of them asks, be it ``And its voltage?``."""
    text = question.strip()
    cuts = [match.end() for match in _SENTENCE.finditer(_masked(text))]
    sentences = [text[begin:end].strip() for begin, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    first = [HistoryTurn(sentences[0], "")]
    sentences[1:] = [carried(s, first, bool) if fragment(s) else s for s in sentences[1:]]
    asking = [re.sub(r"^\W+", "", _CJK_JOINED.sub("", _JOINED.sub("", sentence))) for sentence in sentences]
    is_question = re.compile(rf"^(?:{_WORDS}|{_IMPERATIVES})\b|[?？]$|{_CJK_ASKS.pattern}", re.IGNORECASE)
    return asking if len(asking) > 1 and all(is_question.search(sentence) for sentence in asking) else [text]


def _parts(sentence: str) -> list[str]:
    text = without_each(sentence.rstrip(_ENDS))
    cjk = _cjk_parts(text)
    if cjk:
        return cjk
    masked = _masked(text)
    parts = _cut(text, _SECOND_QUESTION, masked)
    if len(parts) > 1 and _ASKS.search(parts[0]):
        return [f"{part}?" for part in _with_shared_subject(parts)]
    whole = sentence if sentence.endswith(("?", "？")) else f"{sentence.rstrip(_ENDS)}?"
    return _two(text, masked) or _nouns(text, masked) or [whole]


def _two(text: str, masked: str) -> list[str]:
    """Two properties of one thing, or one property of two things; nothing where they are one."""
    if _ONE_THING.search(masked) or COMPARES.search(masked):
        return []
    its = _AND_ITS.match(masked)
    if its is not None and not has_verb(its["second"]) and (has_verb(its["first"]) or _SHARED_SUBJECT.search(text)):
        return [f"{text[: its.end('first')]}?", f"What is {text[its.start('second') :]}?"]
    if of_each := _of_two_things(text, masked):
        return of_each
    if owned := _TWO_OWNED.match(text):
        return [f"{owned['opening']}{owned[part]}?" for part in ("first", "second")]
    match = _TWO_OF_ONE.match(masked) or _LISTED.match(masked)
    if match is None or _is_one_thing(match):
        return []
    opening, rest = match["opening"], text[match.start("rest") :]
    article, other = match["article"] or "", match["other"] or match["article"] or ""
    first, second = (text[slice(*match.span(part))] for part in ("first", "second"))
    own = _OF_OWN.match(first)
    if own is not None and not match["other"] and not _LINKED.match(second):
        return []  # terms of payment and delivery: two of what the first is of
    if _LINKED.match(second) and own is not None:  # the price of A1 in 2015 and of B2 in 2016
        return [f"{opening}{article}{first}?", f"{opening}{article}{own['noun']} {second}{rest}?"]
    shared = "" if re.search(r"\s(?:of|for|des|der|von|du|de|pour|für)\s", first) else rest
    return [f"{opening}{article}{first}{shared}?", f"{opening}{other}{second}{rest}?"]


def _of_two_things(text: str, masked: str) -> list[str]:
    """``the weight of the A1 and of the B2``: one property, asked of each."""
    for pattern in (_OF_BOTH, _OF_NAMES, _NAMES_THAT_ACT):
        match = pattern.match(masked)
        if match and (pattern is _OF_BOTH or all(is_name(match[part]) for part in ("first", "second"))):
            opening, rest = text[: match.end("opening")], text[match.start("rest") :]
            one, other = (text[slice(*match.span(part))] for part in ("first", "second"))
            shared = re.match(rf"\s+{re.escape(one.split()[-1])}(?!\w)", rest)  # the X address and the Y address
            return [f"{opening}{one}{rest[shared.end() :] if shared else rest}?", f"{opening}{other}{rest}?"]
    return []


def _nouns(text: str, masked: str) -> list[str]:
    """``Weight of the A1, and the price of the B2``: two things asked for without a question word."""
    parts = _cut(text, _NOUNS, masked)
    names = [{token for token in tokens(part) if is_name(token)} for part in parts]
    if len(parts) != 2 or _ASKS.search(masked) or not all(names) or names[0] & names[1]:
        return []
    return [f"{parts[0]}?", f"What is {parts[1]}?"]


def _is_one_thing(match: re.Match[str]) -> bool:
    """``supply and ground pins``: two words before the noun that they share; ``net and gross revenue`` alike."""
    if match["other"] or match["and"].casefold() not in ("and", "und", "et"):
        return False
    first, second = match["first"].split(), match["second"].split()
    is_plural = second[-1].endswith("s") and not second[-1].endswith("ss")
    return len(second) > len(first) and (is_plural or len(first) == 1) and not _is_pair_of_nouns(first, second)


def _is_pair_of_nouns(first: list[str], second: list[str]) -> bool:
    return len(first) > 1 and len(second) > 1


def _with_owner(part: str, first: str) -> str:
    """``what is the voltage?`` is asked of what the first half names."""
    if not _NO_OWNER.match(part) or any(is_name(token) for token in tokens(part)):
        return part
    names = [token for token in tokens(first) if is_name(token)]
    return f"{part} ({' '.join(dict.fromkeys(names))})" if names else part


def _with_topic(part: str, first: str) -> str:
    """``Price list: which pump is cheapest?``: what the question is about, said once for all of it."""
    topic = _TOPIC.match(first)
    return part if topic is None or topic["topic"] in part else f"{part} ({topic['topic']})"


def _with_predicate(part: str, first: str) -> str:
    """A half that says only what differs takes the rest from the first: ``…又用哪条？``, ``which one the B2``."""
    bare = _CJK_AGAIN.sub("", part.rstrip(_ENDS))
    if bare != part.rstrip(_ENDS):
        for length in range(len(bare), _SHARED - 1, -1):
            place = first.find(bare[-length:])
            if place >= 0:
                return f"{bare}{first[place + length :]}"
    bare = part.rstrip(_ENDS)
    that = _THAT_OF.match(bare)
    if that is not None or is_determined(bare):
        return placed(first, that["rest"] if that else bare) or part
    noun = asked_noun(first)
    return _WHICH_ONE.sub(lambda one: f"{one['which'] or one['bare']} {noun}", part) if noun else part


def _cjk_parts(text: str) -> list[str]:
    masked = _masked(text)
    if not _CJK_ASKS.search(masked):
        return []
    two = _CJK_TWO.match(masked)
    if two and not _ONE_THING.search(masked):
        rest = text[two.start("rest") :]
        return [f"{two['owner']}{text[slice(*two.span(part))]}{rest}？" for part in ("first", "second")]
    parts = [part.strip() for part in _cut(text, _CJK_SECOND, masked)]
    if len(parts) > 1 and all(_CJK_ASKS.search(part) for part in parts):
        return [f"{part}？" for part in _with_cjk_owner(parts)]
    return []


def _with_cjk_owner(parts: list[str]) -> list[str]:
    """``AQ-37的电流是多少，电压是多少``: a later part without an owner takes the first's."""
    owner = re.match(r"^[^的]+的", parts[0])
    return [
        part if number == 0 or owner is None or "的" in part or leans_on_first(part) else f"{owner.group()}{part}"
        for number, part in enumerate(parts)
    ]


def _cut(text: str, pattern: re.Pattern[str], masked: str) -> list[str]:
    cuts = [match.span() for match in pattern.finditer(masked)]
    begins, ends = [0, *(end for _, end in cuts)], [*(begin for begin, _ in cuts), len(text)]
    return [part for begin, end in zip(begins, ends, strict=True) if (part := text[begin:end].strip())]


def _with_shared_subject(parts: list[str]) -> list[str]:
    """``How many objects and how many addresses does X have``: the half without a verb takes the other's."""
    *bare, last = parts
    if leans_on_first(last) or not all(_is_bare(part) for part in bare):
        return parts
    subject = _SHARED_VERB.search(last) or _SHARED_SUBJECT.search(last)
    return [*(f"{part}{subject.group()}" for part in bare), last] if subject else parts


def _is_bare(part: str) -> bool:
    """``At what temperature``, ``how many objects``: no verb, and nobody's."""
    part = _TOPIC.sub("", part)
    asks = re.match(r"^(?:\S+\s+){0,2}?(?:what|which|how|welche\w*|wie|quel\w*|combien)\b\s*", part, re.IGNORECASE)
    rest = part[asks.end() :] if asks else ""
    return bool(rest) and not has_verb(rest) and not _SHARED_SUBJECT.search(part) and is_noun(rest, part)


def _is_too_short(part: str) -> bool:
    is_cjk = bool(re.search(r"[\u3400-\u9fff]", part))
    return len(re.findall(r"\w[^\s]*", _BRACKETS.sub("", part))) < _FEWEST_WORDS and not is_cjk


def _masked(text: str) -> str:
    """The text with what is quoted or in brackets made unreadable, at the same places."""
    return _HIDDEN.sub(lambda match: _MASK * len(match.group()), text)
