"""Names made of candidates, variants of one name merged, and every place where they are mentioned. Pure."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from localmind_desktop.core.insight.entities.lexicon import one_of
from localmind_desktop.core.insight.entities.naming import ENOUGH, Candidate, Known, Named
from localmind_desktop.core.insight.entities.organisations import has_form, inner_words, without_form
from localmind_desktop.core.insight.entities.people import bare_name
from localmind_desktop.core.insight.entities.shapes import Token, is_initial, tokens_of
from localmind_desktop.core.model.insight import EntityKind

_MOST_NAMES = 2_000
_SHORTEST_SURNAME = 3
_LONGEST = 10  # words of a name

Key = tuple[str, ...]


class Mention(NamedTuple):
    """Letters ``start`` to ``end`` of a text name someone."""

    start: int
    end: int
    named: Named


def named_of(candidates: Iterable[Candidate]) -> tuple[Named, ...]:
    """Those with enough evidence; spellings of one name are one, called as it is most fully written."""
    grouped: dict[tuple[EntityKind, Key], list[Candidate]] = defaultdict(list)
    for candidate in candidates:
        core = core_of(candidate)
        if core:
            grouped[candidate.kind, _key(candidate.kind, core)].append(candidate)
    sure = {
        key: found
        for key, found in grouped.items()
        if sum(sorted({one.evidence for one in found}, reverse=True)) >= ENOUGH
    }
    for kind, key in list(sure):
        if kind is EntityKind.PERSON:
            sure.pop((EntityKind.ORGANISATION, key), None)  # "© 2020 John Smith"
    merged = _people_merged(_parts_dropped(sure))
    return tuple(_named(found) for found in list(merged.values())[:_MOST_NAMES])


def core_of(candidate: Candidate) -> Key:
    return without_form(candidate.words) if candidate.kind is EntityKind.ORGANISATION else bare_name(candidate.words)


class Mentions:
    """Finds the mentions of names in texts: by their first word, Chinese ones by their letters."""

    def __init__(self, named: Sequence[Named], known: Known) -> None:
        self._by_first = _index(named, known)
        self._wide = {word: one for one in named if _is_wide(one.full) for word in (one.full, one.core[0])}
        self._any_wide = re.compile(one_of(self._wide)) if self._wide else None

    def of(self, text: str) -> Iterator[Mention]:
        """The longest name at each word, from left to right."""
        if self._any_wide is not None:
            for match in self._any_wide.finditer(text):
                yield Mention(match.start(), match.end(), self._wide[match[0]])
        tokens = [token for token in tokens_of(text) if token.text not in _BREAKS] if self._by_first else []
        position = 0
        while position < len(tokens):
            mention, length = self._at(tokens, position)
            if mention is not None:
                yield mention
            position += max(length, 1)

    def _at(self, tokens: list[Token], position: int) -> tuple[Mention | None, int]:
        for words, named in self._by_first.get(_bare(tokens[position].text).casefold(), ()):
            here = tokens[position : position + len(words)]
            if len(here) == len(words) and all(map(_is_same, here, words)):
                last = here[-1]
                ended = len(_bare(last.text)) if not named.full.endswith(last.text) else len(last.text)
                return Mention(here[0].start, last.start + ended, named), len(words)
        return None, 0


_BREAKS = frozenset("()|•·\n,;:")


def _is_same(token: Token, word: str) -> bool:
    """Whether a word of a text is that of a name, in whichever capitals, but not small."""
    bare = _bare(token.text)
    return bare == word or (bare.casefold() == word.casefold() and bare[:1].isupper())


def _index(named: Sequence[Named], known: Known) -> dict[str, list[tuple[Key, Named]]]:
    by_first: dict[str, list[tuple[Key, Named]]] = defaultdict(list)
    for words, one in _variants(named, known):
        by_first[words[0].casefold()].append((words, one))
    for variants in by_first.values():
        variants.sort(key=lambda variant: -len(variant[0]))
    return by_first


def _variants(named: Sequence[Named], known: Known) -> Iterator[tuple[Key, Named]]:
    """How each name is written: in full, without its form, as a surname where only one person has it."""
    surnames = Counter(one.core[-1] for one in named if one.kind is EntityKind.PERSON and len(one.core) > 1)
    for one in named:
        if _is_wide(one.full):
            continue
        full = _words(one.full.split())
        core = _words(one.core)
        for words in dict.fromkeys((full, core)):
            if words and (len(words) > 1 or _is_telling(words[0], known) or words == full):
                yield words, one
        if one.kind is EntityKind.PERSON and len(core) > 1 and surnames[one.core[-1]] == 1:
            if len(core[-1]) >= _SHORTEST_SURNAME and _is_telling(core[-1], known):
                yield (core[-1],), one
            yield (f"{core[0][0]}.", core[-1]), one


def _words(parts: Iterable[str]) -> Key:
    return tuple(word for part in parts if (word := _bare(part)))


def _is_wide(name: str) -> bool:
    return "\u2e80" <= name[-1] <= "\uffff"


def _is_telling(word: str, known: Known) -> bool:
    """Whether a single word names someone: the document never writes it small."""
    return word.casefold() not in known.small and len(word) > 1


def _bare(word: str) -> str:
    """A word without the marks of its sentence and the genitive."""
    stripped = word.strip("'’‘*†,")
    for ending in ("'s", "’s"):
        stripped = stripped.removesuffix(ending)
    return stripped if is_initial(stripped) else stripped.rstrip(".")


def _key(kind: EntityKind, core: Key) -> Key:
    """What is the same for spellings of one name: small letters, no marks, no middle initials."""
    middle = range(1, len(core) - 1) if kind is EntityKind.PERSON else ()
    words = [word for index, word in enumerate(core) if not (index in middle and is_initial(word))]
    return tuple(bare for word in words if (bare := word.casefold().strip(".,'’&")))


def _people_merged(
    found: dict[tuple[EntityKind, Key], list[Candidate]],
) -> dict[tuple[EntityKind, Key], list[Candidate]]:
    """``J. Smith`` and ``Smith`` join ``John Smith`` where no other Smith could be meant."""
    people = [key for kind, key in found if kind is EntityKind.PERSON]
    full = [key for key in people if len(key) > 1 and len(key[0]) > 1]
    merged = dict(found)
    for key in people:
        if key in full:
            continue
        matching = [one for one in full if one[-1] == key[-1] and (len(key) == 1 or one[0][0] == key[0][0])]
        if len(matching) == 1:
            target = (EntityKind.PERSON, matching[0])
            merged[target] = merged[target] + merged.pop((EntityKind.PERSON, key))
    return merged


def _parts_dropped(
    found: dict[tuple[EntityKind, Key], list[Candidate]],
) -> dict[tuple[EntityKind, Key], list[Candidate]]:
    """Without "Board of Directors of ACME" and "Consent of ACME" where ACME is named alone: that is who is meant."""
    organisations = {key for kind, key in found if kind is EntityKind.ORGANISATION}
    within = {
        key
        for key in organisations
        if any(key[place - 1] in inner_words() and key[place:] in organisations for place in range(1, len(key)))
    }
    return {(kind, key): ones for (kind, key), ones in found.items() if kind is EntityKind.PERSON or key not in within}


def _named(candidates: list[Candidate]) -> Named:
    written = Counter(candidate.words for candidate in candidates)
    fullest = max(
        written,
        key=lambda words: (
            has_form(words),
            len(words),
            not " ".join(words).isupper(),
            sum(map(len, words)),
            written[words],
        ),
    )
    roles = Counter(candidate.role for candidate in candidates if candidate.role)
    role = roles.most_common(1)[0][0] if roles else ""
    kind = candidates[0].kind
    core = core_of(Candidate(kind, fullest, candidates[0].evidence))
    return Named(kind, core, " ".join(fullest if kind is EntityKind.ORGANISATION else core), role)
