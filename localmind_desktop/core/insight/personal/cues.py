"""The words that speak for and against personal data, of all languages together, from ``resources/personal``."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.personal.shortened import said_otherwise
from localmind_desktop.core.text.languages import words

_FOLDER, _REGIONS = "personal", "regions"
_JOINER = r"[\s.'-]{0,3}"  # between the words of a phrase
_LONG = 4  # letters
_SHORTEST_ENDING = 6  # letters
_LONG_JOINER = rf"(?:{_JOINER}|[\s'-]{{1,2}}[^\W\d_]{{1,12}}[\s'-]{{1,2}})"
_KNOWN_WORDS = 50_000
_FEW_WORDS = 3
_NONE: frozenset[str] = frozenset()
_HINT = "?"
_AGAINST = frozenset({"numbered", "dated", "versioned"})
_OF_THINGS = frozenset({"numbered"})
_REMARK = re.compile(r"\([^()\n\d]{0,40}\)")
_WORD = re.compile(r"[^\W_]+")
_KEY = r"(?=[^\S\n]?[\"']?[^\S\n]?(?:[:=]|\Z))"  # behind the key of a record, which is written in small letters
_KEY_BEFORE, _KEY_OF_WORDS = r"(?<![^,;|&{\t\n\"'])", r"(?=(?:[ ][^\W\d_]+){1,2}[\"']?[^\S\n]?[:=])"  # svNummer:
_HEAD_BEFORE, _HEAD_BEHIND = r"(?<![^,;|\t\n\"])", r"(?=\"?(?:[,;|\t]|\n|\Z))"  # of a column
_OF_FILE = re.compile(r"(?<=\w\.)(?:zip|cc)(?!\w)")  # ends of files' names that are words of the lists


class Phrase(NamedTuple):
    """What is looked for, from its first word on; ``is_stem`` where that word may go on.

    ``is_ending``: the end of a compound that is no phrase of its own. ``letters``: how many are spelled out.
    """

    first: str
    is_stem: bool
    pattern: re.Pattern[str]
    topics: frozenset[str]
    letters: int
    is_ending: bool = False


class Cue(NamedTuple):
    """A phrase in a text, and the topics that it speaks for or against."""

    start: int
    end: int
    topics: frozenset[str]
    is_personal: bool

    @property
    def is_hint(self) -> bool:
        return all(map(_is_hint, self.topics))


@dataclass(frozen=True, slots=True)
class Cues:
    """``joins`` stand between the values of a list, ``connectors`` between a label and its value; of these ``numbers``
    say that it is a number, and ``persons`` have it. ``places`` stand before where something is; ``denials`` say that
    a value is not there, ``money`` is counted, ``owners`` have what follows. ``quiet``: those, ``verbs``, and words
    that carry nothing. ``personal``: topics of personal data."""

    phrases: tuple[Phrase, ...]
    personal: frozenset[str]
    joins: frozenset[str]
    connectors: frozenset[str]
    numbers: frozenset[str]
    persons: frozenset[str]
    verbs: frozenset[str]
    places: frozenset[str]
    denials: frozenset[str]
    money: frozenset[str]
    owners: frozenset[str]
    quiet: frozenset[str]
    street: Mapping[str, tuple[str, ...]]
    box: Mapping[str, tuple[str, ...]]
    states: tuple[str, ...]
    provinces: tuple[str, ...]

    def within(self, text: str) -> tuple[Cue, ...]:
        """The phrases in ``text``, in order; those that begin with one word together, and none inside of another.

        Of these the longest decides whether they are against something, as "card" is not in "card reader"; of two that
        end together the one with more letters spelled out, as "geburtshaus*" does and not "geburt*".
        """
        found: list[Cue] = []
        ends = {name.start() for name in _OF_FILE.finditer(text)}
        for word in _WORD.finditer(text):
            matched = self._matched(text, word) if word.start() not in ends else {}
            end = max(matched, default=0)
            if end > (found[-1].end if found else 0) or self._says_more(found, matched):
                topics = self._decided(matched, word.end())
                if found and word.start() < found[-1].end < end and topics <= _OF_THINGS and found[-1].is_personal:
                    found.pop()  # the last word says what it is: insurance number plate
                found.append(Cue(word.start(), end, topics, not topics.isdisjoint(self.personal)))
        meanings = said_otherwise(text)
        return tuple(cue for cue in found if self._is_meant(text, cue, found, meanings))

    def _decided(self, matched: Mapping[int, frozenset[str]], end: int) -> frozenset[str]:
        """The topics of phrases that begin together, by where they end. ``end`` is that of their first word: alone it
        says nothing where more words name something, as "carte" in "carte d'identité"."""
        longest = matched[max(matched)]
        kept = {place: topics for place, topics in matched.items() if _is_against(topics) is _is_against(longest)}
        if len(kept) > 1 and self.personal & longest:
            kept.pop(end, None)
        return frozenset().union(*kept.values())

    def _is_meant(self, text: str, cue: Cue, found: Sequence[Cue], meanings: Mapping[str, tuple[int, int]]) -> bool:
        """Whether it is no abbreviation that the text itself explains as something else: Session id number (SIN).

        Words that name a topic of it too explain it as what it is."""
        short = _WORD.match(text, cue.start)
        meaning = meanings.get(short.group()) if short else None
        if meaning is None or cue.topics.isdisjoint(self.personal):
            return True
        start, end = meaning
        return any(start <= one.start and one.end <= end and self.personal & cue.topics & one.topics for one in found)

    def _says_more(self, found: Sequence[Cue], matched: Mapping[int, frozenset[str]]) -> bool:
        """Whether a phrase names what the one around it only has to do with: credit card in corporate credit card."""
        return bool(matched and found) and found[-1].is_hint and any(self.personal & one for one in matched.values())

    def _matched(self, text: str, word: re.Match[str]) -> dict[int, frozenset[str]]:
        """The topics of the phrases that begin with ``word``, by where they end."""
        matched: dict[int, frozenset[str]] = {}
        letters: dict[int, int] = {}
        folded = word.group().casefold()
        is_person, is_leading, is_whole = folded in self.persons, self.leads_on(folded), False
        for phrase in _beginning_with(folded):
            if phrase.is_stem and (is_person or (is_leading and phrase.topics <= _OF_THINGS)):
                continue  # "applicant" is not of the stem "applic*", and "portant" not of "port*"
            if phrase.is_ending and is_whole:
                continue
            if found := phrase.pattern.match(text, word.start()):
                end, earlier = found.end(), matched.get(found.end(), phrase.topics)
                if _is_against(earlier) is _is_against(phrase.topics):
                    matched[end] = earlier | phrase.topics
                elif (phrase.letters, not _is_against(phrase.topics)) > (letters[end], not _is_against(earlier)):
                    matched[end] = phrase.topics
                letters[end] = max(letters.get(end, 0), phrase.letters)
                is_whole = is_whole or not (phrase.first.startswith("*") or all(map(_is_hint, phrase.topics)))
        return matched

    def is_list_gap(self, gap: str) -> bool:
        """Whether ``gap`` only separates the values of a list."""
        named = [word.casefold() for word in _WORD.findall(gap)]
        return self.joins.issuperset(named) and (bool(named) or any(letter in gap for letter in ",;/|\n•"))

    def leads_on(self, word: str) -> bool:
        """Whether ``word`` only stands between what is named and its number."""
        return word.casefold() in self.connectors or word.casefold() in self.verbs

    def negates(self, text: str) -> bool:
        """Whether a word of ``text`` says that something is not there."""
        return not self.denials.isdisjoint(word.casefold() for word in _WORD.findall(text))

    def leads_name(self, text: str) -> bool:
        """Whether a name of a street that begins ``text`` is told by its first word: Calle."""
        return text.casefold().startswith(self.street["leading"])

    def leads_to_value(self, word: str) -> bool:
        """Whether ``word`` says that a value or the one who has it follows."""
        return word.casefold() in self.connectors or word.casefold() in self.persons

    def is_quiet(self, word: str) -> bool:
        return len(word) == 1 or word.casefold() in self.quiet

    def names_number(self, text: str) -> bool:
        """Whether a word of ``text`` says that a number follows, and none says of what."""
        said = [word.casefold() for word in _WORD.findall(text)]
        return any(word in self.numbers for word in said) and all(map(self.is_quiet, said))

    def joins_behind(self, gap: str) -> bool:
        """Whether ``gap`` joins what follows to a value: a mark, or a few words that begin with a connector."""
        named = [word.casefold() for word in _WORD.findall(gap)]
        told = [word for word in named if not self.is_quiet(word)]
        return bool(gap.strip()) and len(told) < _FEW_WORDS and self.connectors.issuperset(named[:1])

    def is_part_gap(self, gap: str) -> bool:
        """Whether what stands behind ``gap`` may be part of the same name: SSN of the holder of the account."""
        named = [word.casefold() for word in _WORD.findall(gap)]
        return self.numbers.issuperset(named) or (not self.persons.isdisjoint(named) and all(map(self.is_quiet, named)))

    def is_label_gap(self, gap: str) -> bool:
        """Whether ``gap`` only leads from a label to its value, but for a remark in brackets."""
        return self.connectors.issuperset(word.casefold() for word in _WORD.findall(without_remarks(gap)))


def without_remarks(text: str) -> str:
    """``text`` without what it says in brackets."""
    return _REMARK.sub("", text)


@cache
def cues() -> Cues:
    """Those of the program. Raises OSError, ValueError and KeyError."""
    paths = sorted((resources() / _FOLDER).glob("*.toml"))
    files = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in paths}
    regions = files.pop(_REGIONS)
    own = tuple(files.values())
    joins, numbers = _plain(own, "joins"), _plain(own, "numbers")
    connectors = _plain(own, "joins", "connectors", "numbers", "persons")
    plain = (words().plain[language] for language in files)
    phrases = (_phrase(form, frozenset(topics)) for phrase, topics in _topics(own).items() for form in _spelled(phrase))
    return Cues(
        (*phrases, *_endings(file for file in own if file.get("compounds"))),
        frozenset(topic for file in own for topic in file["for"]),
        joins,
        connectors,
        numbers,
        _plain(own, "persons"),
        _plain(own, "verbs"),
        _plain(own, "places"),
        (_plain(own, "denials") | words().negations) - numbers,
        _plain(own, "money"),
        _plain(own, "owners"),
        frozenset().union(connectors, _plain(own, "verbs"), *plain),
        _together(own, "street"),
        _together(own, "box"),
        tuple(regions["states"]),
        tuple(regions["provinces"]),
    )


@cache
def all_words() -> frozenset[str]:
    """The phrases and words as they stand in the files of all languages."""
    files = [tomllib.loads(path.read_text("utf-8")) for path in (resources() / _FOLDER).glob("*.toml")]
    sections = [file[name] for file in files for name in ("for", "hints", "against", "box", "plain") if name in file]
    return frozenset(word for section in sections for words_of in section.values() for word in words_of)


def _plain(files: Iterable[Mapping[str, Any]], *keys: str) -> frozenset[str]:
    return frozenset(word.casefold() for file in files for key in keys for word in file["plain"][key])


def _topics(files: Iterable[Mapping[str, Any]]) -> dict[str, set[str]]:
    """The topics of every phrase."""
    topics: dict[str, set[str]] = {}
    for file in files:
        hints = ((hint_of(name), phrases) for name, phrases in file["hints"].items())
        for name, phrases in (*file["for"].items(), *hints, *file["against"].items()):
            for phrase in phrases:
                topics.setdefault(phrase, set()).add(name)
    return topics


def _endings(files: Iterable[Mapping[str, Any]]) -> Iterator[Phrase]:
    """Words that also end a compound, of languages that write these as one word: Serveradresse."""
    for phrase, topics in _topics(files).items():
        word = phrase.rstrip("*")
        if word.isalpha() and word.islower() and len(word) >= _SHORTEST_ENDING:
            yield _phrase(f"*{phrase}", frozenset(topics))._replace(is_ending=True)


def _is_against(topics: frozenset[str]) -> bool:
    return topics <= _AGAINST


def hint_of(topic: str) -> str:
    """The topic of phrases that have to do with another topic, and do not name it."""
    return f"{topic}{_HINT}"


def _is_hint(topic: str) -> bool:
    return topic.endswith(_HINT)


def _together(files: Iterable[Mapping[str, Any]], section: str) -> dict[str, tuple[str, ...]]:
    words: dict[str, tuple[str, ...]] = {}
    for file in files:
        for name, own in file[section].items():
            words[name] = (*words.get(name, ()), *own)
    return words


def _spelled(phrase: str) -> tuple[str, ...]:
    """An abbreviation also with full stops: NAS, N.A.S."""
    is_short = phrase.isalpha() and phrase.isupper() and len(phrase) > 1
    return (phrase, ".".join(phrase)) if is_short else (phrase,)


def _phrase(phrase: str, topics: frozenset[str]) -> Phrase:
    """See ``en.toml`` for stars and capitals, which keys of records need not have. Between long words one more may
    stand, and long ones be abbreviated."""
    if phrase.startswith("*"):
        ending = re.compile(r"[^\W\d_]+" + re.escape(phrase[1:].rstrip("*")) + _rest(phrase), re.IGNORECASE)
        return Phrase(phrase, True, ending, topics, len(phrase.strip("*")))
    first = _WORD.search(phrase)
    if first is None:
        raise ValueError(phrase)
    words_of = [part for part in re.split(r"[ .'-]+", phrase.strip(".")) if part]
    pattern = _part(words_of[0])
    for before, word in itertools.pairwise(words_of):
        is_long = min(len(before), len(word)) >= _LONG
        pattern += (_LONG_JOINER if is_long else _JOINER) + _part(word)
    tail = _rest("") if phrase[-1].isalnum() else ""
    is_stem = phrase[first.end() : first.end() + 1] == "*"
    letters = len(phrase.replace("*", ""))
    return Phrase(first.group().casefold(), is_stem, re.compile(pattern + tail, re.IGNORECASE), topics, letters)


def _rest(phrase: str) -> str:
    return r"[^\W\d_]{0,24}" if phrase.endswith("*") else r"(?![^\W\d_])"


def _part(word: str) -> str:
    stem, star, _ = word.partition("*")
    own = re.escape(stem)
    if stem.isupper():
        own = f"(?:(?-i:{own})|{own}{_KEY}|{_KEY_BEFORE}{own}{_KEY_OF_WORDS}|{_HEAD_BEFORE}{own}{_HEAD_BEHIND})"
    return own + (r"[^\W\d_]{0,24}" if star else "")


@lru_cache(_KNOWN_WORDS)
def _beginning_with(word: str) -> tuple[Phrase, ...]:
    """The phrases that begin with a word, in small letters."""
    exact, stems, lengths = _first_words()
    longer = [phrase for length in lengths if length <= len(word) for phrase in stems.get(word[:length], ())]
    endings = (phrase for phrase in stems.get("", ()) if phrase.first[1:].rstrip("*") in word[1:])
    return (*exact.get(word, ()), *longer, *endings)


@cache
def _first_words() -> tuple[dict[str, list[Phrase]], dict[str, list[Phrase]], list[int]]:
    """Phrases by their first words, by the stems of these (endings under none), and how long stems are."""
    exact: dict[str, list[Phrase]] = {}
    stems: dict[str, list[Phrase]] = {}
    for phrase in cues().phrases:
        if phrase.first.startswith("*"):
            stems.setdefault("", []).append(phrase)
            continue
        (stems if phrase.is_stem else exact).setdefault(phrase.first, []).append(phrase)
    return exact, stems, sorted({len(stem) for stem in stems if stem})
