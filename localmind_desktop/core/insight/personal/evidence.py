"""What is said around a number, as names of what holds; how much each counts is learned (`weights`). Pure.

Every name tells where it was read, on which side it is, and how near. What stands before a value in its line is read
back to an earlier value of the same topic: that one has taken it. Where nothing is said there, the line before is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from localmind_desktop.core.insight.personal.behind import behind
from localmind_desktop.core.insight.personal.columns import heads_over
from localmind_desktop.core.insight.personal.cues import Cue, without_remarks
from localmind_desktop.core.insight.personal.dates import date_pattern
from localmind_desktop.core.insight.personal.forms import Form, Strength
from localmind_desktop.core.insight.personal.neighbours import around
from localmind_desktop.core.insight.personal.scene import PLACED, Candidate, Part, Scene, Side, side_of, sided

_REACH, _NEAR, _FEW_WORDS = 110, 2, 4  # letters before, words, words
_LONGEST_LABEL = 60  # letters
_MONEY_BEFORE = re.compile(r"[€$£¥]\s?$")
_MONEY_BEHIND = re.compile(r"\s?[€$£¥%°]")
_NUMBER_BEFORE, _NUMBER_BEHIND = re.compile(r"\d[ ]$"), re.compile(r"[ ]\d")
_FIGURES = re.compile(r"\d\W?\d\W?\d|[A-Z]\d[A-Z]")  # no number of a box or page
_DIGIT, _LETTER, _WORD = re.compile(r"\d"), re.compile(r"[^\W\d_]"), re.compile(r"[^\W\d_]+")
_VALUE = re.compile(r"\w*\d\w*")
_NAMES, _NUMBERS = re.compile(r"[^\W\d_]+(?:[ .,']{1,2}[^\W\d_]+)*"), re.compile(r"\d+")
_SIGN, _BORN = re.compile(r"(?:\*|\bb\.)\s?$"), re.compile(r"\((?:\*|b\.)\s?$")  # the second one says it outright
_LABEL_END = re.compile(r"[:#=]|\.{3}|…|\t| {2}| - ")
_REST_OF_LABEL = re.compile(r"[^,;:.!?()=\n]{0,40}(?:\([^()\n]{0,40}\))?\s?(?:[:=]|\.{3,}| - )\s*")
_MARK = re.compile(r"[,;:!?()\n]|\.\s")
_CLAUSE = re.compile(r"[,;()]")
_SAID_OUTRIGHT = frozenset({"line:for:direct", "label:for:direct", "over:for:direct"})
_NAMED = frozenset({"word:unknown", "word:label", "word:capital", "last:against"})
_DISTANT = frozenset(
    f"{place}:{side}:{how}"
    for place, hows in (("line", ("near", "far", "parted")), ("behind", ("joined", "near", "far", "below")))
    for side in (Side.FOR, Side.HINT)
    for how in hows
)
_ENOUGH = {
    Strength.LABEL: {"handed on"},
    Strength.WEAK: {"handed on", "sign", "place", "place of a name", "label:place", "in a block", "after:taken"}
    | {"beside a name", "behind a name", "in a town", "by an address"}
    | {f"{where}:hint:{how}" for where, how in (("line", "direct"), ("line", "labelled"), ("label", "direct"))},
}  # besides a name
_ANSWERED = re.compile(r"(?:[:=?]| - )\s*[^\W\d_]|\.{3,}")
_ANSWERED_BEFORE = re.compile(r"[:=]\s*[^\W\d_][^:=\n]*[:=]\s*$")  # "Age: none | Panel: "
_SPENT = re.compile(r"\s?\d{2,6}\s(?:[^\W\d_]+\s){2}")  # what was named has its number: Passport 4060 comes with
_APPOSED = re.compile(r",\s*$")
_HEADING = re.compile(r" {1,4}[^\W\d]")  # behind the number of a section
_CAPITAL = r"[^\W\d_a-zß-öø-ÿ][\w'.-]+"
_PERSON_BEFORE = re.compile(rf"(?:^|[\n:,;(] ?)(?:{_CAPITAL} ){{1,3}}{_CAPITAL},?[ \n]$")
_TOWN_BEHIND = re.compile(rf"[,\n] ?{_CAPITAL}(?: {_CAPITAL})?(?= ?(?:[\n,.;()]|$))")
_UNIT = re.compile(r"[ ]?([^\W\d_]+)")


def evidence(
    scene: Scene, one: Candidate, before: Sequence[Candidate], accepted: Sequence[Candidate]
) -> frozenset[str]:
    """What holds of ``one``. ``before`` are the candidates of its topic that end before it begins, ``accepted`` those
    of them that were taken for personal."""
    in_line = frozenset(_in_line(scene, one, before))
    found = in_line | frozenset(_labelled(scene, one)) | frozenset(behind(scene, one)) | frozenset(_shape(scene, one))
    if not _NAMED.isdisjoint(found):
        found |= {f"{name}, yet named" for name in found if name in _DISTANT}
    if "line:for:answered" in found and "word:label" in found:
        found |= {"answered, and another label"}
    if "line:nothing" in in_line and not any(name.startswith("over:") for name in found):
        found |= frozenset(_line_before(scene, one, before))
    elif not any(name.startswith("last:") for name in in_line):
        found |= frozenset(_unanswered(scene, one))
    if any(is_handed_on(scene, one, other) for other in accepted):
        found |= {"handed on"}
    found |= frozenset(around(scene, one)) | frozenset(_after_another(scene, one, before, accepted, in_line))
    return found - {"behind:word"} if found & _SAID_OUTRIGHT else found


def _after_another(
    scene: Scene, one: Candidate, before: Sequence[Candidate], accepted: Sequence[Candidate], in_line: frozenset[str]
) -> Iterator[str]:
    """Where nothing else is said between it and another value of its sentence: whether that one was taken."""
    if not before or not {"last:against", "last:other"}.isdisjoint(in_line):
        return
    other = before[-1]
    if other.end > scene.sentence_start(one.start) and other.line == one.line:
        yield "after:taken" if any(each.start == other.start for each in accepted) else "after:refused"


def names_it(evidence: frozenset[str]) -> bool:
    """Whether something says outright that it is personal."""
    return any(":for:" in name for name in evidence)


def bears_out(form: Form, evidence: frozenset[str]) -> bool:
    """Whether there is what has to be for a form at least: a form of numbers of all kinds has to be named."""
    return form.strength >= Strength.STRONG or names_it(evidence) or not evidence.isdisjoint(_ENOUGH[form.strength])


def is_handed_on(scene: Scene, one: Candidate, accepted: Candidate) -> bool:
    """Whether ``one`` follows ``accepted`` in a list, or stands below it in a column."""
    gap = scene.text[accepted.end : one.start]
    if len(gap) <= _REACH and "\n" not in gap.strip("\n") and scene.words.is_list_gap(gap):
        return True
    if one.line != accepted.line + 1 or one.rank != accepted.rank or len(gap) > 2 * _REACH:
        return False
    if _pattern_of(_head(scene, one)) != _pattern_of(_head(scene, accepted)):
        return False
    own, other = (scene.text[each.start : each.end] for each in (one, accepted))
    return one.form.has_checksum or _pattern_of(own) == _pattern_of(other)


def _head(scene: Scene, one: Candidate) -> str:
    return scene.text[scene.lines[one.line] : one.start]


def _pattern_of(value: str) -> str:
    """Letters and figures as such, words and numbers of any length, names of any number of words."""
    return _NAMES.sub("A", _NUMBERS.sub("9", value))


def _in_line(scene: Scene, one: Candidate, before: Sequence[Candidate]) -> Iterator[str]:
    text, start = scene.text, one.start
    if one.form.topic == "birth" and _BORN.search(text, max(0, start - 4), start):
        yield from ("line:for:direct", "last:for")
        return
    floor = max(scene.lines[one.line], scene.sentence_start(start), before[-1].end if before else 0, start - _REACH)
    floor = scene.begun_before(floor)
    nearest = _nearest(scene, one, floor)
    for side, cue in nearest.items():
        if side is Side.FOR and _is_passed(scene, cue, nearest.get(Side.AGAINST), start):
            yield f"line:{side}:passed"
            continue
        yield from _distance(scene, f"line:{side}", text[cue.end : start])
        if side is Side.FOR and _is_owned(scene, cue, nearest.get(Side.AGAINST)):
            yield f"line:{side}:of another"
        if _APPOSED.search(text[cue.end : start]) and text[one.end : one.end + 1] == ",":
            yield f"line:{side}:apposed"
        if _ANSWERED_BEFORE.search(text[cue.end : start]):
            yield f"line:{side}:answered"
        if _SPENT.match(text[cue.end : start]):
            yield f"line:{side}:spent"
        if side is Side.FOR and scene.words.negates(text[cue.end : start]):
            yield "line:for:denied"
    is_told = _LETTER.search(text, scene.lines[one.line], start)
    if not nearest and floor and is_told and all(map(scene.words.is_quiet, _WORD.findall(text[floor:start]))):
        earlier = scene.sentence_start(max(0, scene.sentence_start(start) - 1))
        for side, cue in _nearest(scene, one, max(earlier, start - _REACH)).items():
            is_denied = scene.words.negates(text[cue.end : scene.sentence_end(cue.end)])
            yield f"sentence before:{side}:{'denied' if is_denied else 'near'}"
    if nearest:
        yield f"last:{max(nearest, key=lambda side: nearest[side].end)}"
    yield from _namer(scene, one, floor, max((cue.end for cue in nearest.values()), default=floor))
    if not nearest and not _LETTER.search(text[floor:start]):
        yield "line:nothing"


def _is_passed(scene: Scene, cue: Cue, other: Cue | None, start: int) -> bool:
    """Whether a phrase for something else stands between, and names the value: passport-js build=4711."""
    return other is not None and other.start >= cue.end and scene.words.is_label_gap(scene.text[other.end : start])


def _is_owned(scene: Scene, cue: Cue, other: Cue | None) -> bool:
    """Whether the value is of another thing, which has to do with the phrase: Le SIREN de la mutuelle."""
    if other is None or other.end > cue.start:
        return False
    gap = scene.text[other.end : cue.start]
    said = _WORD.findall(gap)
    return 0 < len(said) <= _FEW_WORDS and not _MARK.search(gap) and all(map(scene.words.is_quiet, said))


def _nearest(scene: Scene, one: Candidate, floor: int) -> dict[Side, Cue]:
    """The last phrase of each side before the value; one that only goes on with a name is part of it."""
    nearest: dict[Side, Cue] = {}
    named_to = -1
    for side, cue in sided(one.form, scene.cues_between(floor, one.start)):
        gap, behind = scene.text[named_to : cue.start], scene.text[cue.end : one.start]
        if side in (Side.AGAINST, Side.OTHER) and behind.count(")") > behind.count("("):
            continue  # it is in a remark
        if side is Side.AGAINST and _only_leads(scene, cue, nearest):
            continue
        is_part = named_to >= 0 and side is not Side.FOR and not _MARK.search(gap) and scene.words.is_part_gap(gap)
        is_part = is_part and (side is not Side.AGAINST or bool(_WORD.search(gap)))  # health insurance invoice
        if side is Side.FOR or is_part:
            named_to = cue.end
        if not is_part:
            nearest[side] = cue
    if Side.FOR in nearest and named_to > nearest[Side.FOR].end:
        nearest[Side.FOR] = nearest[Side.FOR]._replace(end=named_to)
    return nearest


def _only_leads(scene: Scene, cue: Cue, nearest: dict[Side, Cue]) -> bool:
    """Whether a word that is against it only leads from what names it to the value: as birth date he entered."""
    named = nearest.get(Side.FOR)
    if named is None or scene.text[cue.start : cue.end].casefold() not in scene.words.verbs:
        return False
    return not _MARK.search(scene.text, named.end, cue.start)


def _distance(scene: Scene, name: str, gap: str) -> Iterator[str]:
    """How far a phrase is, by the words between, and what parts it from the value."""
    words, gap = scene.words, date_pattern().sub(" ", gap)
    said = without_remarks(gap)
    told = [word for word in _WORD.findall(_VALUE.sub("", said)) if not words.is_quiet(word)]
    if words.is_label_gap(gap):
        yield f"{name}:{'bracketed' if gap.count('(') > gap.count(')') else 'direct'}"
    elif _REST_OF_LABEL.fullmatch(gap):
        yield f"{name}:labelled"
    else:
        yield f"{name}:{'close' if not told else 'near' if len(told) <= _NEAR else 'far'}"
    if _VALUE.search(gap):
        yield f"{name}:taken"
    if told and (_CLAUSE.search(said) or any(word.casefold() in words.joins for word in _WORD.findall(said))):
        yield f"{name}:parted"


def _namer(scene: Scene, one: Candidate, floor: int, last: int) -> Iterator[str]:
    """The word that stands before the value, if no phrase does."""
    gap = date_pattern().sub(" ", without_remarks(scene.text[max(floor, last) : one.start]))
    words = list(_WORD.finditer(gap))
    tail = gap[words[-1].end() :].strip() if words else ""
    is_placed = one.form.topic in PLACED if tail == ":" else not tail and scene.is_placed(one.form, one.start)
    if words and is_placed and words[-1].group().casefold() in scene.words.places:
        words.pop()
        yield "place" if one.form.topic != "street" or scene.text[one.start].isdecimal() else "place of a name"
    is_said = False
    while words and scene.words.leads_on(words[-1].group()):
        is_said |= words.pop().group().casefold() in scene.words.verbs
    if not words:
        if last == floor and _LETTER.search(gap):
            yield "word:number" if scene.words.names_number(gap) else "word:function"
            if scene.words.names_number(gap) and _is_owned_number(scene, gap):
                yield "word:own number"
        return
    word = words[-1].group()
    behind = gap[words[-1].end() :]
    if scene.words.is_quiet(word):
        yield "word:function"
    elif _DIGIT.search(behind):
        yield "word:earlier"
    elif _LABEL_END.search(behind):
        yield "word:label"
    elif "(" in behind or "," in behind:
        yield "word:parted"
    elif is_said:
        yield "word:subject"
    else:
        yield "word:capital" if word[0].isupper() and words[-1].start() else "word:unknown"
        if scene.words.names_number(behind):
            yield "word:numbered"


def _is_owned_number(scene: Scene, gap: str) -> bool:
    """My number is: nothing says of what, but whose it is."""
    return not scene.words.owners.isdisjoint(word.casefold() for word in _WORD.findall(gap))


def _line_before(scene: Scene, one: Candidate, before: Sequence[Candidate]) -> Iterator[str]:
    """Where the line before names several columns, the one over the value speaks."""
    if one.line == 0:
        return
    line, name = one.line - 1, "above"
    if line and not scene.text[scene.lines[line] : scene.lines[one.line]].strip():
        line, name = line - 1, "apart"  # a blank line stands between, as below a heading
    begin, end = scene.lines[line], scene.lines[line + 1]
    taken = [other for other in before if other.line == line]
    floor = max(begin, scene.sentence_start(one.start) if name == "above" else 0)
    if taken or (before and before[-1].line == one.line and one.rank == 0):
        floor = max(floor, before[-1].end)
    spoken = list(sided(one.form, scene.cues_between(floor, end)))
    said = scene.text[begin:end]
    if said.lstrip().startswith("("):
        yield f"{name}:bracketed"
    elif spoken:
        side, cue = (
            spoken[min(one.rank, len(spoken) - 1)] if not taken and one.rank else _over_first(scene, spoken, end)
        )
        yield from _distance(scene, f"{name}:{side}", scene.text[cue.end : one.start])
    elif len(said) <= _LONGEST_LABEL and _LETTER.search(said) and not _DIGIT.search(said):
        yield f"{name}:unknown"


def _unanswered(scene: Scene, one: Candidate) -> Iterator[str]:
    """What the line before asks for, where it holds no number: a question, or the first words of a name."""
    if one.rank or not one.line:
        return
    begin, end = scene.lines[one.line - 1], scene.lines[one.line]
    spoken = list(sided(one.form, scene.cues_between(begin, end)))
    if spoken and not _FIGURES.search(scene.text, begin, end):
        side, cue = spoken[-1]
        said = scene.text[cue.end : end]
        how = "answered" if _ANSWERED.search(said) else "asked" if "?" in said else "near"
        yield f"earlier:{side}:{how}"


def _over_first(scene: Scene, spoken: Sequence[tuple[Side, Cue]], end: int) -> tuple[Side, Cue]:
    """Over the first value in its line: a phrase that speaks for it, in a line of several labels."""
    own = [one for one in spoken if one[0] is Side.FOR]
    return own[0] if own and not _DIGIT.search(scene.text[own[0][1].end : end]) else spoken[-1]


def _labelled(scene: Scene, one: Candidate) -> Iterator[str]:
    """The label, and the head of the value's column in a table of plain text."""
    heads = heads_over(scene.text, scene.lines, one.line, one.start)
    if heads and heads.own:
        yield from _named_by(scene, one, "over", [scene.part(heads.own)])
        if _ends_at_place(scene, one, heads.own):
            yield "label:place"
        if any(side is Side.FOR for other in heads.others for side, _ in sided(one.form, scene.part(other).cues)):
            yield "over:elsewhere"
    yield from _named_by(scene, one, "label", scene.label)
    if any(_ends_at_place(scene, one, part.text) for part in scene.label):
        yield "label:place"


def _ends_at_place(scene: Scene, one: Candidate, label: str) -> bool:
    """Whether a label leaves its last word to the value: Deliver to."""
    words = _WORD.findall(label)
    return len(words) > 1 and words[-1].casefold() in scene.words.places and one.form.topic in PLACED


def _named_by(scene: Scene, one: Candidate, name: str, parts: Sequence[Part]) -> Iterator[str]:
    sides = {side for part in parts for side, _ in sided(one.form, part.cues)}
    for side in sides:
        tails = [part.text[cue.end :] for part in parts for cue in part.cues if side_of(one.form, cue) is side]
        yield f"{name}:{side}:{'direct' if any(map(scene.words.is_label_gap, tails)) else 'near'}"
    if parts and not sides:
        yield f"{name}:{'number' if scene.words.names_number(parts[0].text) else 'unknown'}"
    if Side.FOR in sides and Side.AGAINST in sides:
        yield f"{name}:both"


def _shape(scene: Scene, one: Candidate) -> Iterator[str]:
    """What is told by the value itself, and by what touches it."""
    value = scene.text[one.start : one.end]
    head, tail = scene.text[max(0, one.start - 4) : one.start], scene.text[one.end : one.end + 3]
    unit = _UNIT.match(scene.text, one.end)
    is_money = unit is not None and unit[1].casefold() in scene.words.money
    if is_money or _MONEY_BEFORE.search(head) or _MONEY_BEHIND.match(tail):
        yield "money"
    if _NUMBER_BEFORE.search(head) or _NUMBER_BEHIND.match(tail):
        yield "in a row"
    if one.form.check is not None and "\n" in value:
        yield "broken"
    yield "together" if value.isalnum() else "with colons" if ":" in value else "in groups"
    if (
        one.rank == 0
        and _HEADING.match(scene.text, one.end)
        and not scene.text[scene.lines[one.line] : one.start].strip()
    ):
        yield "heading"
    if one.form.topic == "birth" and _SIGN.search(head):
        yield "sign"
    if one.form.topic == "street" and _is_in_block(scene, one):
        yield "in a block"


def _is_in_block(scene: Scene, one: Candidate) -> bool:
    """Whether it stands between a name and a town, in lines of their own or between commas, as on a letter."""
    before = scene.text[max(0, one.start - _LONGEST_LABEL) : one.start]
    return bool(_PERSON_BEFORE.search(before) and _TOWN_BEHIND.match(scene.text, one.end))
