"""Questions about two things at once: ``Up to which temperature can the A1 and the B2 be stored?`` Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ARTICLE = r"(?:(?:the|an?|der|die|das|den|dem|des|les?|la)\s+|l['’])"
_LINK = (
    r"(?:(?:that|those|the one|die|der|das|den|celui|celle)\s+)?"
    r"(?:of|by|for|in|from|von|vom|bei|für|im|de|du|par|pour)\s+"
)
_AND = r"(?:,?\s+(?:and|or|und|oder|et|ou|sowie|as well as|vs\.?|versus)\s+|\s*[和与、]\s*)"
_NAME = r"[A-ZÄÖÜÉ][\w.+/-]*(?:\s+(?:&\s+)?[A-ZÄÖÜÉ\d][\w.+/-]*)*"
_PAIR = re.compile(
    rf"(?P<lead>(?:{_LINK})?{_ARTICLE}?)(?P<first>{_NAME}){_AND}(?:both\s+)?(?:{_LINK})?{_ARTICLE}?(?P<second>{_NAME})"
)
_OPENING = re.compile(r"^\W*(?:Which|What|Who|When|Where|How|In|On|At|Of|Welche\w*|Was|Wer|Wie|Quel\w*)\b")
_COMPARED = re.compile(
    r"^\W*(?:which|what|whose|welche[rsnm]?|quel(?:le)?)\s+(?P<thing>[^?,:]*?)\s*\b(?:is|are|has|have|was|ist|hat|est|a)\s+"
    r"(?:the\s+|l[ea]\s+)?(?P<how>\w+)(?:\s+(?P<what>[\w-]+(?:\s+[\w-]+){0,2}))?\s*[,:]\s*$",
    re.IGNORECASE,
)
_HOW = (
    ("fast", "How fast"), ("slow", "How fast"), ("larg", "How large"), ("bigg", "How big"), ("small", "How large"),
    ("long", "How long"), ("short", "How long"), ("heav", "How heavy"), ("light", "How heavy"), ("high", "How high"),
    ("low", "How high"), ("old", "How old"), ("new", "How old"), ("deep", "How deep"), ("wid", "How wide"),
    ("cheap", "How much does it cost,"), ("schnell", "Wie schnell"), ("groß", "Wie groß"), ("größ", "Wie groß"),
    ("läng", "Wie lange"), ("höh", "Wie hoch"), ("niedrig", "Wie hoch"), ("schwer", "Wie schwer"),
)  # fmt: skip
_IS_OF = {"W": ("ist", "von"), "H": ("is", "of")}
_COMPARE = re.compile(r"^\W*compare\s+(?:the\s+)?(?=\S+)", re.IGNORECASE)
_SAID_BEFORE = re.compile(r"^[^?:：]*[:：]\s*(?=\S)")


@dataclass(frozen=True, slots=True)
class OfThing:
    """What is asked of one of two things, by its name."""

    name: str
    question: str


def of_each(question: str) -> tuple[OfThing, ...]:
    """The question of each of the two things that it names side by side; nothing where it names no two."""
    pair = next((match for match in _PAIR.finditer(question) if not _OPENING.match(match["first"])), None)
    if pair is None:
        return ()
    before, behind = question[: pair.start()], question[pair.end() :]
    names = (pair["first"], pair["second"])
    return tuple(OfThing(name, _asked_of(name, pair["lead"], before, behind)) for name in names)


def _asked_of(name: str, lead: str, before: str, behind: str) -> str:
    compared = _COMPARED.match(before)
    if compared is not None:
        return _compared_of(name, compared, behind)
    asked = _COMPARE.sub("What is the ", f"{before}{lead}{name}{behind}")
    said = _SAID_BEFORE.match(asked)
    return f"{asked[said.end() :].rstrip('?. ')} ({name})?" if said is not None and name in said.group() else asked


def _compared_of(name: str, compared: re.Match[str], behind: str) -> str:
    """``How fast is the interface of the A1?``; where the question goes on, what it then asks, of the same."""
    more = re.sub(r"^[\s,;?]*(?:and|und|et)?\s*", "", behind).rstrip("?. ")
    thing = compared["thing"].strip()
    if more:
        return f"{more} of the {thing} of the {name}?" if thing else f"{more} of the {name}?"
    how = next((said for stem, said in _HOW if compared["how"].casefold().startswith(stem)), None)
    what = " ".join(part for part in (thing, compared["what"]) if part)
    if how is None or not what:
        return f"What is the {compared['what'] or thing or compared['how']} of the {name}?"
    verb, link = _IS_OF[how[0]]
    return f"{how} {verb} the {what} {link} the {name}?"
