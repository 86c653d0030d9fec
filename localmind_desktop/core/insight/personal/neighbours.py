"""What stands around a value that is no phrase of the lists: a person's name, a town, an address. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from localmind_desktop.core.insight.personal.forms import Strength
from localmind_desktop.core.insight.personal.scene import Candidate, Scene

_CAPITAL = r"[^\W\d_a-zß-öø-ÿ][\w'.-]+"
_NAME = rf"{_CAPITAL}(?: {_CAPITAL}){{1,2}}"
_LONGEST = 60  # letters of a name with what parts it from a value
_CELL = r"\"?[ ]?(?:[,;|]|\t| {2})[ ]*\"?"
_NAME_CELL_BEFORE = re.compile(rf"(?:^|[\n|;,\t]|  )\"?(?P<name>{_NAME}){_CELL}$")
_NAME_BEFORE = re.compile(rf"(?:^|[\n\":;,(/]|- |[a-zß-öø-ÿ] )\"? ?(?P<name>{_NAME})(?:,? |,? ?[(/:-] ?)$")
_RESIDENT_BEFORE = re.compile(rf"(?:^|[\n\":;(|] ?){_NAME}(?:, | [·|-] ){_CAPITAL}(?:[ -]{_CAPITAL})?(?:,| [·|-])? $")
_CELL_END = re.compile(r"\"?[ ]?(?:[,;|\t\n]| {2}|$)")
_IN_TOWN = re.compile(rf"(?P<place>[^\W\d_]+) {_CAPITAL}(?:[ -]{_CAPITAL})?,? $")
_LETTER = re.compile(r"[^\W\d_]")
_OCTETS = re.compile(r"(?<!\d)\d{3}(?!\d)")
_PRIVATE = re.compile(r"192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.")
_TOWN_BEHIND = re.compile(rf"[ ]{{1,2}}{_CAPITAL}(?:[ -]{_CAPITAL}){{0,2}}(?= ?(?:[\n,.;()]|$))")
_LINES_ASKED = 3
_AS_FAR = 70  # letters from an address to its postal code
_OF_ADDRESS = frozenset({"street", "box", "postal", "zip"})


def around(scene: Scene, one: Candidate) -> Iterator[str]:
    """Names of what stands around a value, as evidence for it."""
    before = scene.text[max(0, one.start - _LONGEST) : one.start]
    value = scene.text[one.start : one.end]
    if not _is_telling(one, value):
        pass
    elif named := _NAME_CELL_BEFORE.search(before):
        if _CELL_END.match(scene.text, one.end) and not (_is_phrase(scene, one, named) or _is_chance(scene, one)):
            yield "beside a name"
    elif (named := _NAME_BEFORE.search(before)) and not _is_phrase(scene, one, named):
        yield "behind a name"
    if one.form.topic in ("postal", "zip") and one.form.strength >= Strength.STRONG and _RESIDENT_BEFORE.search(before):
        yield "behind a town"
    if one.form.topic == "street":
        town = _IN_TOWN.search(before)
        if town and town["place"].casefold() in scene.words.places:
            yield "in a town"
    if one.form.topic == "zip" and _is_before_town(scene, one):
        yield "before a town"
    if one.form.topic == "ip":
        yield f"long figures:{min(2, len(_OCTETS.findall(value)))}"
        if _PRIVATE.match(value):
            yield "private"


def _is_before_town(scene: Scene, one: Candidate) -> bool:
    """Whether a town follows in its line, as in countries that write it behind the code."""
    return bool(_TOWN_BEHIND.match(scene.text, one.end))


def _is_telling(one: Candidate, value: str) -> bool:
    """Whether a name may speak for it: not for figures of any sort, nor for dates."""
    if one.form.topic == "birth" or one.form.strength is Strength.LABEL:
        return False
    return one.form.strength is Strength.STRONG or bool(_LETTER.search(value))


def _is_phrase(scene: Scene, one: Candidate, named: re.Match[str]) -> bool:
    """Whether what looks like a name is, or has in it, a phrase of the lists or a word for a number; or is all in
    capitals, as constants of programs are: IW_MODE_MONITOR 6."""
    offset = max(0, one.start - _LONGEST)
    start, end = offset + named.start("name"), offset + named.end("name")
    words = named["name"].split()
    is_told = any(scene.words.leads_on(word) or scene.words.is_quiet(word) for word in words)
    return is_told or named["name"].isupper() or bool(scene.cues_between(start, end + 1))


def _is_chance(scene: Scene, one: Candidate) -> bool:
    """Whether a line near by has the same form, and fails the check: a column of part numbers, of which some pass."""
    check = one.form.check
    if check is None:
        return False
    text, lines = scene.text, [*scene.lines, len(scene.text)]
    near = range(max(0, one.line - _LINES_ASKED), min(len(lines) - 2, one.line + _LINES_ASKED) + 1)
    found = (one.form.pattern.search(text, lines[line], lines[line + 1]) for line in near if line != one.line)
    return any(other is not None and not check(other.group()) for other in found)


def is_by_address(scene: Scene, one: Candidate, addresses: Sequence[Candidate]) -> bool:
    """Whether a part of an address stands shortly before, in the same line or the one above, and no sentence ends."""
    if one.form.topic not in _OF_ADDRESS:
        return False
    return any(
        0 <= one.start - other.end <= _AS_FAR
        and one.line - other.line <= 1
        and scene.sentence_start(one.start) <= other.end
        for other in addresses
        if other.form.topic in _OF_ADDRESS and other.form.topic != one.form.topic
    )
