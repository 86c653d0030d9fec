"""What an earlier turn speaks of: the thing that a later question calls ``it``, ``there`` or ``the second``. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.terms import STOP_WORDS, is_identifier, tokens
from localmind_desktop.core.text.units import unit_of

LINKS = r"(?:of|for|in|at|with|to|from|on|by|bei|für|von|vom|mit|im|de|du|des|pour|à|avec|dans)"
VERBS = (
    r"(?:have|has|had|use[sd]?|called|mean|support|contain|take|cost|weigh|need|is|are|was|were|does|do|did|haben|hat|"
    r"ist|sind|a|ont|est|sont|be|been|can|could|must|may|should|will|gibt|kann|muss|wird|werden|braucht|peut|doit)"
)
_OWNED = re.compile(
    rf"\b(?P<link>of|for|von|vom|des|(?<!\bist )(?<!\bsind )(?<!\bwar )(?<=\w )der|für|de|du|in|on|from|by|with|im|"
    rf"pour|dans)\s+"
    rf"(?P<phrase>(?!\d+\b)(?:[^\s?.!,;]|[.,](?=\w))+(?:\s+(?!{LINKS}\b|{VERBS}\b)[^\s?!,;]+?)*?)"
    rf"(?=\s+(?:{LINKS}|{VERBS})\b|[\s?.!,;]*$|[?!,;])",
    re.IGNORECASE,
)
_STATED = re.compile(
    r"^\W*(?:(?:what|who|which|where|when|was|wer|welche[rs]?|quel(?:le)?s?)\s+(?:is|are|was|were|ist|sind|war|est|"
    r"sont)|define|"
    r"list(?: all)?|explain|describe|nenne|erkläre|qu'est-ce que?)\s+(?P<phrase>[^?!]+?)[\s?.!]*$",
    re.IGNORECASE,
)
_ACTING = re.compile(
    r"\b(?:does|do|did|(?<!who )(?<!what )(?:was|were|is|are)(?=.*(?:ed|en|lt|nt|pt|de|ght)[\s?.!]*$))\s+"
    r"(?P<phrase>(?:the|an?)\s+[^?]+?)\s+[a-z]+[\s?.!]*$",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"^\W*(?:how many)\s+(?P<things>(?:[\w-]+\s+)??[\w-]+s)\s+(?P<rest>.*?)[\s?.!]*$", re.IGNORECASE)
_OWNER_OF = re.compile(r"^(?P<owner>.+s)['’](?:\s.*)?$")
_WITHIN = re.compile(r"\s(?:der|des|von|of(?: the)?|de la|du)\s", re.IGNORECASE)
_SIZED = re.compile(
    r"^\W*(?:how (?:big|heavy|old|expensive|fast|wide|tall|deep|large)|wie (?:groß|schwer|alt|teuer|schnell|breit))\s+"
    r"(?:is|are|was|were|ist|sind|war)\s+(?P<phrase>[^?]+?)[\s?.!]*$",
    re.IGNORECASE,
)
_HAD = re.compile(
    r"^\W*(?:how many|which|what)\s+(?P<things>[\w -]+?s)\s+(?:does|do|did|has|have)\s+(?P<owner>[^?]+?)"
    r"(?:\s+(?:have|offer|support|contain|use))?[\s?.!]*$",
    re.IGNORECASE,
)
_NAMING = re.compile(
    r"^\W*(?:which|who|whose|what (?!(?:is|are|was|were|does|do|did)\b)|what (?:is|are|was|were)\b.*\b(?:called|"
    r"named?)\b|"
    r"welche[rs]?|wer|wie heißt|quel(?:le)?s?|qui)\b|哪个|哪一个|叫什么|谁",
    re.IGNORECASE,
)
_PROPER = re.compile(r"[A-ZÄÖÜÉ][\w.&'-]+(?:\s+(?:[A-ZÄÖÜÉ][\w.&'-]+|&|of|de|von))*\s+[A-ZÄÖÜÉ][\w.&'-]+")
_HEX = re.compile(r"0x", re.IGNORECASE)
_LABEL = re.compile(r"[\w ›./-]+:\s")  # ``Header:`` of a told row
_CITED = re.compile(r"\s*\[\d+\]")
_BULLET = re.compile(r"^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+(?P<item>.+)$", re.MULTILINE)
_LIST = re.compile(r"(?:[:：]|\b(?:are|include|sind|sont|namely|nämlich)\b)\s*(?P<items>[^:：.!?\n]+)")
_AND = re.compile(
    r"\s*[,;、]\s*(?:(?:and|or|und|oder|et|ou)\s+)?|\s+(?:and|or|und|oder|et|ou|vs\.?|versus)\s+|\s*[和或与]\s*"
)
_ARTICLE = re.compile(r"(?:the|der|dem|des|la|le|l')\b", re.IGNORECASE)
_GENITIVE = frozenset(["of", "for", "von", "vom", "des", "der", "für", "de", "du"])
_NAME = r"[\w./+-]+(?:\s[\w./+-]+){0,2}?"
_SERIES = re.compile(rf"(?<![\w])(?P<items>{_NAME}(?:,\s+{_NAME})+,?\s+(?:and|or|und|oder|et|ou)\s+[\w./+-]+)")
_PAIR = re.compile(
    r"(?:^|(?<=\s))(?:(?:between|zwischen|entre|the|der|die|das|le|la|"
    r"les)\s+)?(?P<first>[\w./+-]+(?:\s[A-Z\d][\w./+-]*)*)\s+"
    r"(?:and|or|und|oder|et|ou|vs\.?|versus)\s+(?:(?:the|der|die|das|le|la|"
    r"les)\s+)?(?P<second>[\w./+-]+(?:\s[A-Z\d][\w./+-]*)*)"
)
_CJK_PAIR = re.compile(r"(?P<first>[\w.-]+?)\s*[和或与]\s*(?P<second>[A-Za-z\d][\w.-]*|[\u4e00-\u9fff]{2,4})")
_MOST_NAMES, _ITEM_WORDS = 3, 7
_PLACES = re.compile(rf"\s{LINKS}\s", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Earlier:
    """The turn before, its question standing alone."""

    question: str
    answer: str

    @property
    def owner(self) -> str:
        """The thing whose property was asked, what ``it`` stands for: the name that was asked for, where one was."""
        return self._named or self._asked_of

    @property
    def place(self) -> str:
        """Where ``there`` is, whoever was answered to be there: ``the board of the company`` is at the company."""
        return _WITHIN.split(self._with_names(self._owned or self._within) or self.topic)[-1]

    @property
    def _asked_of(self) -> str:
        sized = _SIZED.match(self.question)
        if sized:
            return sized["phrase"]
        stated = _STATED.match(self.question)
        if not self._owned and stated and self._within:
            return self.topic
        return self._with_names(self._owned or self._within) or self.topic

    def _with_names(self, phrase: str) -> str:
        """``Server busy`` of MQTT-SN; one thing with an article is named well enough."""
        if _ARTICLE.match(phrase):
            return phrase
        return " ".join(dict.fromkeys([*phrase.split(), *self._names]))

    @property
    def topic(self) -> str:
        """All that was asked about, as a phrase: what ``that`` and ``them`` stand for."""
        if self._named:
            return self._named
        stated = _STATED.match(self.question)
        if stated:
            return re.sub(r"\s+(?:called|named|genannt)$", "", stated["phrase"])
        had = _HAD.match(self.question)
        return f"the {had['things']} of {had['owner']}" if had else " ".join(self.words)

    @property
    def many(self) -> str:
        """What ``they`` are: ``the footballers`` of ``the weight of the footballers``, where the weight is one."""
        counted = _COUNTED.match(self.question)
        if counted and not self._owned:
            place = _PLACES.search(counted["rest"])
            return f"the {counted['things']}{counted['rest'][place.start() :] if place else ''}"
        head, owner = _PLACES.split(self.topic)[0], self.owner
        if not _is_many(_PLACES.split(owner)[0]) or _is_many(head):
            return self.topic
        where = re.search(rf"{re.escape(owner)}(?P<rest>\s{LINKS}\s[^?]*?)[\s?.!]*$", self.question)
        return f"{owner}{where['rest']}" if where else owner

    def named_in(self, phrase: str) -> str:
        """A phrase with the names of the question that it lacks: what ``that clock`` may be."""
        return " ".join([phrase, *(name for name in self._names if name not in phrase)])

    @property
    def words(self) -> list[str]:
        """The words of the question that say something."""
        return list(dict.fromkeys(word for word in tokens(self.question) if word.casefold() not in STOP_WORDS))

    @property
    def is_phrase(self) -> bool:
        """Whether the subject can stand within a sentence; else it is a row of words."""
        return bool(self._named or self._owned or self._within or self._names or _STATED.match(self.question))

    def items(self, *, of_question_first: bool) -> list[str]:
        """What was listed or set side by side, in order."""
        sources = [_paired(self.question), _listed(self.answer)]
        return next(filter(None, sources if of_question_first else reversed(sources)), [])

    @property
    def _owned(self) -> str:
        """``the pump`` of ``the weight of the pump``, and of ``What does the pump cost``."""
        acting = _ACTING.search(self.question)
        return self._linked(is_genitive=True) or (_up_to_name(acting["phrase"]) if acting else "")

    @property
    def _within(self) -> str:
        """``the contract`` of ``the notice period in the contract``."""
        return self._linked(is_genitive=False)

    def _linked(self, *, is_genitive: bool) -> str:
        for match in _OWNED.finditer(self.question):
            phrase = match["phrase"].strip()
            says_something = any(word.casefold() not in STOP_WORDS for word in tokens(phrase))
            if says_something and (match["link"].casefold() in _GENITIVE) == is_genitive:
                return phrase
        return ""

    @property
    def _names(self) -> list[str]:
        found = tokens(self.question)
        return list(dict.fromkeys(t for n, t in enumerate(found) if is_name(t) or _numbers_a_thing(found, n)))

    @property
    def _named(self) -> str:
        """The names that the answer brought in, where a thing was asked for."""
        if not _NAMING.search(self.question):
            return ""
        said = _LABEL.sub(" ", _CITED.sub("", self.answer))
        known = {part for token in tokens(self.question) for part in (token, *token.split("."))}
        new = list(dict.fromkeys(token for token in tokens(said) if is_name(token) and token not in known))
        if not new:
            new = list(dict.fromkeys(match.group() for match in _PROPER.finditer(said)))
        return " ".join(new) if len(new) <= _MOST_NAMES else ""


def is_name(token: str) -> bool:
    """Whether a token names a thing: an identifier that is neither a unit nor a bare hexadecimal number."""
    named = is_identifier(token) or any(is_identifier(part) for part in token.split("."))
    return named and unit_of(token) is None and not _HEX.match(token)


def _up_to_name(phrase: str) -> str:
    """``the A1`` of ``the A1 send``, ``the players`` of ``the players' height``: what acts, or whose it is."""
    words = phrase.split()
    last = max((number for number, word in enumerate(words) if is_name(word)), default=len(words) - 1)
    return _OWNER_OF.sub(r"\g<owner>", " ".join(words[: last + 1]))


def _is_many(phrase: str) -> bool:
    return phrase.endswith("s") and not phrase.endswith(("ss", "us", "is"))


def _numbers_a_thing(found: list[str], position: int) -> bool:
    """``reason code 0x93``, ``model 103``: a number behind a noun, unless a unit follows or it is a year."""
    token = found[position]
    if not token[0].isdigit() or position == 0 or re.fullmatch(r"(?:19|20)\d\d", token):
        return False
    following = found[position + 1] if position + 1 < len(found) else ""
    before = found[position - 1]
    return before.casefold() not in STOP_WORDS and before.isalpha() and unit_of(following) is None


def _listed(answer: str) -> list[str]:
    answer = _CITED.sub("", answer)
    bullets = [re.split(r"[:;–.](?:\s|$)", match["item"], maxsplit=1)[0].strip() for match in _BULLET.finditer(answer)]
    if len(bullets) > 1:
        return bullets
    for match in _LIST.finditer(answer):
        items = [item.strip() for item in _AND.split(match["items"]) if item.strip()]
        if len(items) > 1 and all(len(item.split()) <= _ITEM_WORDS for item in items):
            return [re.sub(r"^(?:the|a|an)\s+", "", item) for item in items]
    return _paired(answer)


def _paired(text: str) -> list[str]:
    series = _SERIES.search(text)
    if series:
        return [item for item in _AND.split(series["items"]) if item]
    match = _PAIR.search(text) or _CJK_PAIR.search(text)
    return [match["first"], match["second"]] if match else []
