"""Questions about two things at once: ``Up to which temperature can the A1 and the B2 be stored?`` Pure.

Each thing is asked for by itself. Where they are compared, `Pair` also says which of the two is looked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.ask.question.slots import placed
from localmind_desktop.core.ask.question.splitting import without_each

_ARTICLE = r"(?:(?:the|an?|der|die|das|den|dem|des|les?|la)\s+|l['’])"
_LINK = (
    r"(?:(?:that|those|the ones?|die|der|das|den|celui|celle)\s+)?"
    r"(?:of|by|for|in|from|von|vom|bei|für|im|de|du|par|pour)\s+"
)
_AND = r"(?:,?\s+(?:and|or|und|oder|et|ou|sowie|as well as|vs\.?|versus)\s+|\s*[和与、]\s*)"
_NAME = r"[A-ZÄÖÜÉ][\w.+/-]*(?<!\.)(?:\s+(?:&\s+)?[A-ZÄÖÜÉ\d][\w.+/-]*(?<!\.))*"
_PAIR = re.compile(
    rf"(?P<lead>(?:{_LINK})?{_ARTICLE}?)(?P<first>{_NAME})(?P<noun>\s+[a-zäöü-]{{3,}})?(?P<number>\s+\d[\w.-]*)?"
    rf"{_AND}(?:both\s+)?(?:{_LINK})?{_ARTICLE}?(?P<second>{_NAME}(?(noun)(?P=noun)(?:\s+\d[\w.-]*)?))"
)
_OPENING = re.compile(r"^\W*(?:Which|What|Who|When|Where|How|In|On|At|Of|Both|Do|Does|Welche\w*|Was|Wer|Wie|Quel\w*)\b")
_COMPARATIVE = (
    r"(?P<how>more|less|fewer|(?!other\b|either\b|never\b|over\b|under\b|number\b|order\b)\w+er|mehr|weniger|"
    r"(?:plus|moins)\s+\w+)"
)
_IS = (
    r"(?:is|are|has|have|had|was|were|can|does|do|did|uses?|draws?|needs?|gives?|offers?|ist|sind|hat|haben|war|est|a|"
    r"ont)"
)
_WHICH = r"(?:which|what|whose|who|welche[rsnm]?|wer|quel(?:le)?)"
_MORE = r"(?P<more>[,;]?\s*(?:,|;|and|und|et)\s*(?:what|which|how|by|was|wie|um|quel|de combien).*)?"
_FRAMES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        # Which bus is faster, that of the A1 or that of the B2? Which has the larger memory: A1 or B2?
        rf"^\W*{_WHICH}\s+(?P<thing>(?!of\b)[^?,:]*?)\s*\b{_IS}\s+(?:(?:the|an?|l[ea]|de[rnm]|die|das)\s+)?{_COMPARATIVE}"
        rf"(?:\s+(?P<noun>[^?,:]+?))?\s*[,:]\s*(?P<a>[^?]+?)\s+(?:or|oder|ou)\s+(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        # Which of the A1 and the B2 has the larger memory?
        rf"^\W*{_WHICH}\s+(?:of|von|de)\s+(?:the two,?\s+)?(?P<a>[^?]+?)\s+(?:and|or|und|et)\s+(?P<b>[^?]+?)\s+{_IS}\s+"
        rf"(?:(?:the|an?|l[ea]|de[rnm]|die|das)\s+)?{_COMPARATIVE}(?:\s+(?P<noun>[^?,;]+?))??{_MORE}[\s?.!]*$",
        # Does the A1 have a larger memory than the B2?
        rf"^\W*(?P<asks>does|do|did|hat|haben)\s+(?P<a>[^?]+?)\s+(?:have\s+)?(?:an?|the|eine?[nrs]?)\s+{_COMPARATIVE}"
        rf"\s+(?P<noun>[^?,]+?)\s+(?:than|als)\s+(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        # Is the memory of the A1 larger than that of the B2?
        rf"^\W*(?P<asks>is|are|was|were|ist|sind|est)\s+(?P<a>[^?]+?)\s+{_COMPARATIVE}\s+(?:than|als|que)\s+"
        rf"(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        # How much larger is the memory of the A1 than that of the B2?
        rf"^\W*(?:by )?(?:how much|um wie viel)\s+{_COMPARATIVE}\s+(?:is|are|was|ist|sind)\s+(?P<a>[^?]+?)\s+"
        rf"(?:than|als)\s+(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        # Compare the memory of the A1 with that of the B2.
        rf"^\W*(?:compare|vergleiche|comparez?)\s+(?P<a>[^?]+?)\s+(?:with|to|and|against|vs\.?|mit|und|avec|et)\s+"
        rf"(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        rf"^\W*(?:what (?:is|are)\s+)?(?P<a>[^?]+?),?\s+"
        rf"(?:(?:compared|in comparison) (?:with|to)|im vergleich zu)\s+(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        rf"^\W*(?:what is|was ist)\s+(?:the|der)\s+(?:difference|unterschied)\s+(?:in\s+(?P<noun>[^?]+?)\s+)?"
        rf"(?:between|zwischen)\s+(?P<a>[^?]+?)\s+(?:and|und)\s+(?P<b>[^?]+?){_MORE}[\s?.!]*$",
        rf"^\W*how (?:do|does|did)\s+(?P<a>[^?]+?)\s+(?:and|differ from|compare (?:with|to))\s+(?P<b>[^?]+?)"
        rf"(?:\s+(?:differ|compare))?{_MORE}[\s?.!]*$",
    )
)
_THE_NAME = re.compile(rf"^(?:{_LINK})?{_ARTICLE}?(?P<name>{_NAME})$")
_OF_OTHER = re.compile(
    rf"^(?:(?:that|those|the ones?|die|der|das|celui|celle)\s+)?(?P<rest>(?:{_LINK})?{_ARTICLE}?{_NAME})$"
)
_LEADING = re.compile(rf"^(?:{_LINK}|{_ARTICLE})+", re.IGNORECASE)
_HOW = (
    ("fast", "How fast"), ("slow", "How fast"), ("larg", "How large"), ("bigg", "How big"), ("small", "How large"),
    ("long", "How long"), ("short", "How long"), ("heav", "How heavy"), ("light", "How heavy"), ("old", "How old"),
    ("new", "How old"), ("deep", "How deep"), ("wid", "How wide"), ("cheap", "How much does it cost,"),
    ("schnell", "Wie schnell"), ("groß", "Wie groß"), ("größ", "Wie groß"), ("läng", "Wie lange"),
    ("schwer", "Wie schwer"),
)  # fmt: skip
_LESS = re.compile(
    r"^(?:less|fewer|lower|smaller|shorter|slower|lighter|narrower|cheaper|earlier|cooler|thinner|weniger|niedriger|"
    r"kleiner|kürzer|langsamer|leichter|geringer|günstiger|früher|moins|plus (?:petit|bas|court|faible|léger))",
    re.IGNORECASE,
)
_UNORDERED = re.compile(r"^(?:older|newer|younger|better|worse|älter|neuer|jünger|besser|schlechter)$", re.IGNORECASE)
_IS_OF = {"W": ("ist", "von"), "H": ("is", "of")}
_ASKS_NOUN = re.compile(
    r"^[\s,;]*(?:and|und|et)?\s*(?P<asks>(?:what|which|was|welche\w*|quel\w*)\s+(?:is|are|was|were|ist|sind|est)\s+"
    r"(?:the|die|der|das|les?|la)\s+\S.*?)[\s?.!]*$",
    re.IGNORECASE,
)
_SAID_BEFORE = re.compile(r"^[^?:：;]*[:：;]\s*(?=\S)")
_THEIR = re.compile(r"\b(?:their|its)\s+(?P<noun>[^?]+?)(?:\s+each)?[\s?.!]*$", re.IGNORECASE)
_LONGEST = 400  # characters of a question that is looked at: a frame may be tried at every word of it
_BOTH = re.compile(r"\bboth\s+|\bbeide\w*\s+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class OfThing:
    """What is asked of one of two things, by its name; ``name`` is empty where it has none."""

    name: str
    question: str


@dataclass(frozen=True, slots=True)
class Pair:
    """Two things. ``how`` is the comparative that is said (``larger``), ``sign`` 1 where it means more and -1 less.

    ``is_compared``: the answers are set against each other; ``asks_whether``: it is asked if the first is so.
    """

    first: OfThing
    second: OfThing
    is_compared: bool = False
    how: str = ""
    sign: int = 0
    asks_whether: bool = False

    @property
    def things(self) -> tuple[OfThing, OfThing]:
        return self.first, self.second


def pair_in(question: str) -> Pair | None:
    """The two things that a question names side by side; None where it names no two."""
    if len(question) > _LONGEST:
        return None
    question = without_each(question)
    for frame in _FRAMES:
        match = frame.match(question)
        pair = _compared(match) if match else None
        if pair is not None:
            return pair
    return _named_together(question)


# ---------------------------------------------------------------------- compared


def _compared(match: re.Match[str]) -> Pair | None:
    said = match.groupdict()
    first, second = (_phrase(said[side]) for side in "ab")
    noun, how = (said.get("noun") or "").strip(), said.get("how") or ""
    thing, more = (said.get("thing") or "").strip(), said.get("more") or ""
    asks = [_asked_of(phrase, thing, noun, how, more) for phrase in (first, _whole(first, second))]
    if not all(asks):
        return None
    names = [_name_in(phrase) for phrase in (first, second)]
    sign = 0 if not how or _UNORDERED.match(how) else -1 if _LESS.match(how) else 1
    things = [OfThing(name, asked) for name, asked in zip(names, asks, strict=True)]
    return Pair(things[0], things[1], True, how, sign, asks_whether=bool(said.get("asks")))


def _phrase(text: str) -> str:
    return _BOTH.sub("", text).strip(" ,")


def _whole(first: str, second: str) -> str:
    """``that of the B2`` beside ``the memory of the A1``: the memory of the B2."""
    other = _OF_OTHER.match(second)
    if other is None or _THE_NAME.match(first):
        return second
    return placed(first, _LEADING.sub("of ", other["rest"])) or second


def _asked_of(phrase: str, thing: str, noun: str, how: str, more: str) -> str:
    """The question about one of the two; nothing where it is not said what is compared of them."""
    named = _THE_NAME.match(phrase)
    if named is None:
        return f"What is {phrase}?"
    name = named["name"]
    asked = _ASKS_NOUN.match(more)
    if asked is not None:
        return f"{asked['asks']} of the {thing} of the {name}?" if thing else f"{asked['asks']} of the {name}?"
    said = next((said for stem, said in _HOW if how.casefold().startswith(stem)), None)
    what = noun or thing
    if said is not None:
        verb, link = _IS_OF[said[0]]
        return f"{said} {verb} the {what} {link} the {name}?" if what else f"{said} {verb} the {name}?"
    return f"What is the {what} of the {name}?" if what else ""


def _name_in(phrase: str) -> str:
    """The last name of a phrase, which says whose it is."""
    found = re.findall(rf"(?<![\w.]){_NAME}", phrase)
    return str(found[-1]) if found else ""


# ---------------------------------------------------------------------- named together


def _named_together(question: str) -> Pair | None:
    """``… can the A1 and the B2 be stored?``: the same question about each."""
    pair = next((match for match in _PAIR.finditer(question) if not _OPENING.match(match["first"])), None)
    if pair is None:
        return None
    before, behind = _BOTH.sub("", question[: pair.start()]), question[pair.end() :]
    first = f"{pair['first']}{pair['noun'] or ''}{pair['number'] or ''}"
    things = [
        OfThing(_name_in(name), _asked_alone(name, f"{before}{pair['lead']}{name}{behind}"))
        for name in (first, pair["second"])
    ]
    return Pair(things[0], things[1])


def _asked_alone(name: str, asked: str) -> str:
    """What is said before it is asked only names the thing."""
    said = _SAID_BEFORE.match(asked)
    if said is None or name not in said.group():
        return asked
    rest = asked[said.end() :].rstrip("?. ")
    their = _THEIR.search(rest)
    return f"{rest[: their.start()]}the {their['noun']} of the {name}?" if their else f"{rest} ({name})?"
