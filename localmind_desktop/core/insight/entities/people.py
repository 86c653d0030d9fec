"""People by what is said around their names: titles, labels, signatures, roles, e-mail addresses. Pure."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.insight.entities.lexicon import bounded, lexicon, one_of
from localmind_desktop.core.insight.entities.naming import Candidate, Evidence, Known
from localmind_desktop.core.insight.entities.organisations import has_form
from localmind_desktop.core.insight.entities.shapes import PARTICLES, is_initial, is_name, person_length
from localmind_desktop.core.model.insight import EntityKind, TextRun

_HAN = r"\u4e00-\u9fff"
_WORDS = re.compile(r"[^\s,;:()\[\]<>\"“”„«»|•·∗*†‡…/\d_]+")
_REACH = 70  # letters in which a name stands behind or before what speaks for it
_BREAK = re.compile(r"[,;:()\[\]\n\t|•·]|\s{2,}|(?<=[^\W\d_]{4})[.!?](?=\s|$)")
_AUTHORS = re.compile(r"\s*(?:,|;|&|\band\b|\bund\b|\bet\b|[∗*†‡§¹²³⁴\d]|\n)+\s*")
_LONG_HAN = 3
_AUTHOR_PAGES = 1
_AUTHOR_LENGTH = 400
_MOST_AUTHORS = 30
_INITIALS = re.compile(r"\b[^\W\d_]\.")
_NAME_BEFORE = re.compile(
    r"(?P<name>[^\n,;:()]{4,50})(?:,|\n|\s?\(|\s[–-])\s{0,3}(?:(?:its|the|als|ihr|der|die|seine?|en qualité de)\s)?$"
)
_GOES_ON = re.compile(r"[ -][^\W\d_a-zà-öø-ÿ]\w+(?!,)")  # "Manager Mode" is no role
_SHORTEST_FULL = 2  # words
_LISTED = 40  # letters before an "M." in which another initial shows that it is one
_NOUNS_LOUD = ("de",)  # where every noun has a capital, two of them look like a name
_GENERAL = frozenset(
    ["name", "full name", "nom", "manager", "by", "contact", "kontakt", "author", "autor", "auteur", "responsable"]
)


def people_in(run: TextRun, known: Known) -> Iterator[Candidate]:
    """The people that a text may name."""
    text = run.text
    yield from _titled(text, known)
    yield from _labelled(run, known)
    yield from _in_roles(text, known)
    if known.mails:
        yield from _by_mail(text, known)
    if run.page <= known.first_page + _AUTHOR_PAGES - 1 and run.kind is not None and len(text) <= _AUTHOR_LENGTH:
        yield from _authors(text, known)
    yield from _han_people(run)


def bare_name(words: tuple[str, ...]) -> tuple[str, ...]:
    """A name without titles."""
    titles = _title_words()
    while len(words) > 1 and words[0] in titles:
        words = words[1:]
    return words


# ---------------------------------------------------------------------- kinds of evidence


def _titled(text: str, known: Known) -> Iterator[Candidate]:
    for match in _titles().finditer(text):
        last = match[0].split()[-1]
        listed = is_initial(last) and _INITIALS.search(text[max(0, match.start() - _LISTED) : match.start()])
        if _ambiguous_titles().get(last, known.language) != known.language or listed:
            continue
        words = _words(text, match.end())
        length = person_length(words, known.small, loud=True)
        alone = last not in lexicon().all_of("people", "full_name_titles")
        if not length and alone and words and is_name(words[0]) and words[0].casefold() not in known.small:
            length = 1
        if length:
            role = _role_behind(text, match.end(), words[:length])
            yield _person(words[:length], Evidence.TITLE, role)


def _labelled(run: TextRun, known: Known) -> Iterator[Candidate]:
    """``Contact: Jane Doe``, and cells that a column or a row calls so."""
    for match in _labels().finditer(run.text):
        words = _name_words(match["name"])
        if len(words) > _SHORTEST_FULL and run.text[match.end() : match.end() + 2].strip()[:1] in (":", "："):
            words = words[:-1]  # the next label: "Signed: Jane Doe Date: ..."
        length = person_length(words, known.small, loud=True)
        if (length and length == len(words)) or (length and len(words) <= 8 and not has_form(tuple(words))):
            label = match["label"] or match["slash"]
            role = label if label in _roles() else _role_behind(run.text, match.start("name"), words[:length])
            yield from _called(words[:length], label.casefold(), role)
    if run.kind is None and len(run.text) <= _REACH:
        yield from _in_column(run, known)


def _in_column(run: TextRun, known: Known) -> Iterator[Candidate]:
    header = run.label.partition(" · ")[0].strip(" :").casefold()
    if header not in _label_words():
        return
    for part in _persons_apart(run.text):
        words = _name_words(part)
        length = person_length(words, known.small, loud=True)
        if length and length == len(words) and not has_form(tuple(words)):
            yield from _called(words, header, "")


def _called(words: list[str], label: str, role: str) -> Iterator[Candidate]:
    """A name that a label stands before; one of the words that are before other things too needs a given name."""
    if label in _GENERAL:
        yield _person(words, Evidence.GENERAL_LABEL, role)
        if words[0].casefold() in lexicon().given_names:
            yield _person(words, Evidence.GIVEN_NAME, role)
    else:
        yield _person(words, Evidence.SIGNATURE if label == "/s/" else Evidence.LABEL, role)


def _persons_apart(text: str) -> list[str]:
    """The names that one cell lists; "Surname, Given" is one."""
    parts = [part for part in re.split(r"[\[\]\n;/&]|\s(?:and|und|et)\s", text) if part.strip()]
    commas = [part.split(",") for part in parts]
    return [
        name
        for part, names in zip(parts, commas, strict=True)
        for name in (names if len(names) > 2 or all(len(one.split()) > 1 for one in names) else [part])
    ]


def _in_roles(text: str, known: Known) -> Iterator[Candidate]:
    """``Jane Doe, Managing Director``, ``Geschäftsführer: Max Mustermann``, ``represented by Jane Doe``."""
    for match in _role().finditer(text):
        behind = re.match(
            r"(?:\s?[:：]\s{0,3}|,?\s(?:Mr\.?|Ms\.?|Mrs\.?|Dr\.?|Herrn?|Frau|M\.|Mme)?\s?|\n)",
            text[match.end() : match.end() + 12],
        )
        words = bare_name(tuple(_words(text, match.end() + (behind.end() if behind else 0)))) if behind else ()
        length = person_length(list(words), known.small)
        beside = behind is not None and behind[0].startswith(",")  # "the Workshop Manager, Jane Doe," and not "President, ACME"
        length = 0 if has_form(tuple(words[: length + 1])) else length
        if length and (not beside or words[0].casefold() in lexicon().given_names):
            if beside or match[0].casefold() not in _GENERAL:
                yield _person(list(words[:length]), Evidence.ROLE, match[0])
        before = _NAME_BEFORE.search(text[max(0, match.start() - _REACH) : match.start()])
        if before and not _GOES_ON.match(text, match.end()):
            named = list(bare_name(tuple(_name_words(before["name"]))))
            named = _tail(named)
            length = person_length(named, known.small, loud=True)
            if length and length == len(named) and not has_form(tuple(named)):
                yield _person(named, Evidence.ROLE, match[0])
    for match in _represented().finditer(text):
        words = bare_name(tuple(_words(text, match.end())))
        while words and (words[0] in _fillers() or " ".join(words[:1]) in _roles()):
            words = bare_name(words[1:])
        length = person_length(list(words), known.small)
        if length:
            yield _person(
                list(words[:length]), Evidence.SIGNATURE, _role_behind(text, match.end(), list(words[:length]))
            )


def _tail(words: list[str]) -> list[str]:
    """The last words that look like a name: the name before a role may end a sentence."""
    kept: list[str] = []
    for word in reversed(words):
        if not (is_name(word, loud=True) or is_initial(word) or word in PARTICLES) or len(kept) == 4:
            break
        kept.insert(0, word)
    while kept and (kept[0] in PARTICLES or (len(kept) > _SHORTEST_FULL and kept[0].casefold() in _label_words())):
        kept.pop(0)
    return kept


def _by_mail(text: str, known: Known) -> Iterator[Candidate]:
    words = [(match[0], match.start()) for match in _WORDS.finditer(text) if match[0][:1].isupper()]
    for (first, _), (last, _) in itertools.pairwise(words):
        small = (first.casefold().rstrip("."), last.casefold())
        if is_name(last, loud=True) and (small in known.mails or (small[0][:1], small[1]) in known.mails):
            yield _person([first, last], Evidence.MAIL, "")


def _authors(text: str, known: Known) -> Iterator[Candidate]:
    """A line of two names or more, of which each is one of a person."""
    lines = text.split("\n")
    for line in lines[:6]:
        parts = [
            part for part in _AUTHORS.split(re.sub(r"^(?:by|von|par)\s", "", line.strip(), flags=re.IGNORECASE)) if part
        ]
        names = [_name_words(part) for part in parts[:_MOST_AUTHORS]]
        whole = [person_length(name, known.small) == len(name) > 0 for name in names]
        led = re.match(r"(?i:by|von|par)\s", line.strip()) is not None
        told = led or known.language not in _NOUNS_LOUD or any(map(_begins_as_given, names))
        if names and all(whole) and told and (len(names) >= 2 or led) and not any(has_form(tuple(name)) for name in names):
            for name in names:
                yield _person(name, Evidence.AUTHOR_LINE, "")


def _begins_as_given(words: list[str]) -> bool:
    return bool(words) and (is_initial(words[0]) or words[0].casefold() in lexicon().given_names)


def _han_people(run: TextRun) -> Iterator[Candidate]:
    """Chinese names: before a title, or behind a label."""
    surnames = lexicon().files["zh"]["people"]["surnames"]
    leads = lexicon().of("zh", "organisations", "lead_ins")
    for match in _han_titles().finditer(run.text):
        name = match["name"]
        # Of three characters, the first may be the end of the word before: 感谢郭晶女士.
        before = run.text[: match.start()][-1:]
        led = len(name) == _LONG_HAN and "\u4e00" <= before <= "\u9fff" and before not in leads
        short = name[1:] if name[0] not in surnames or (led and name[1] in surnames) else name
        if len(short) >= 2 and short[0] in surnames:
            yield _person([short], Evidence.TITLE, "")
    for match in _han_labels().finditer(run.text):
        if match["name"][0] in surnames:
            role = match["label"] if match["label"] in _roles() else ""
            yield _person([match["name"]], Evidence.LABEL, role)
    header = run.label.partition(" · ")[0].strip()
    if run.kind is None and header in lexicon().files["zh"]["people"]["labels"]:
        bare = run.text.strip()
        if re.fullmatch(rf"[{_HAN}]{{2,3}}", bare) and bare[0] in surnames:
            yield _person([bare], Evidence.LABEL, "")


def _person(words: list[str], evidence: Evidence, role: str) -> Candidate:
    return Candidate(EntityKind.PERSON, tuple(words), evidence, " ".join(role.split()))


def _words(text: str, start: int) -> list[str]:
    """The words from here to the end of the sentence, the line or the next mark."""
    rest = text[start : start + _REACH].lstrip(" \t:：")
    return _name_words(_BREAK.split(rest)[0])


def _name_words(text: str) -> list[str]:
    """The words of a name; "Surname, Given" turned round."""
    last, mark, first = text.partition(",")
    if mark and last.strip() and first.strip() and "," not in first and len(last.split()) <= 2:
        text = f"{first} {last}"
    return [match[0].rstrip("-–") for match in _WORDS.finditer(text)]


def _role_behind(text: str, start: int, words: list[str]) -> str:
    """The role that stands behind a name: ``Jane Doe, Managing Director``."""
    name_end = text.find(words[-1], start) + len(words[-1])
    match = _role().search(text, name_end, name_end + 50)
    return (
        match[0]
        if match
        and re.fullmatch(
            r"[\s,(–-]{1,4}(?:its\s|the\s|als\s|en qualité de\s)?(?:Title:\s)?", text[name_end : match.start()]
        )
        else ""
    )


# ---------------------------------------------------------------------- words


@cache
def _titles() -> re.Pattern[str]:
    titles = [title for title in lexicon().all_of("people", "titles") if not re.match(f"[{_HAN}]", title)]
    one = one_of(titles)
    return re.compile(
        rf"(?<![\w.-]){one}(?:\s{{1,2}}(?:{one}|h\.c\.|med\.|jur\.|rer\.|nat\.))*(?=\s{{1,2}}[^\W\d_a-zà-öø-ÿ])"
    )


@cache
def _ambiguous_titles() -> dict[str, str]:
    """Titles with the only language in which they are believed."""
    return {title: one for one in lexicon().languages for title in lexicon().of(one, "people", "ambiguous_titles")}


@cache
def _title_words() -> frozenset[str]:
    return frozenset(lexicon().all_of("people", "titles"))


@cache
def _labels() -> re.Pattern[str]:
    plain = [label for label in lexicon().all_of("people", "labels") if not re.match(f"[{_HAN}]", label)]
    roles = [role for role in _roles() if not re.match(f"[{_HAN}]", role)]
    labels = rf"(?i:{one_of([*plain, *roles])})"
    return re.compile(
        rf"(?<![\w-])(?:(?P<label>{labels})\s?[:：]\s{{0,3}}(?:\n\s{{0,3}})?|(?<!\S)(?P<slash>/s/)\s{{1,3}})"
        rf"(?:(?:Mr|Mrs|Ms|Dr|Prof|M|Mme|Herrn?|Frau)\.?\s)*(?!\s*/s/)(?P<name>[^\n\t:：;|()\d@]{{4,60}}?)(?=$|[\n\t;|()\d:]|\s{{2}}|,\s)"
    )


@cache
def _label_words() -> frozenset[str]:
    return frozenset(label.casefold() for label in [*lexicon().all_of("people", "labels"), *_roles()])


@cache
def _roles() -> frozenset[str]:
    return frozenset(lexicon().all_of("people", "roles"))


@cache
def role_words() -> frozenset[str]:
    """The words of roles and titles, in small letters: no part of a name."""
    phrases = [*_roles(), *lexicon().all_of("people", "titles"), *lexicon().all_of("people", "parties")]
    return frozenset(word.casefold() for phrase in phrases for word in phrase.split())


@cache
def _role() -> re.Pattern[str]:
    return re.compile(bounded(role for role in _roles() if not re.match(f"[{_HAN}]", role)))


@cache
def _represented() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?i:{one_of(lexicon().all_of('people', 'represented'))})\s")


@cache
def _fillers() -> frozenset[str]:
    fillers = lexicon().all_of("people", "fillers")
    return frozenset(fillers) | frozenset(word for role in _roles() for word in role.split())


@cache
def _han_titles() -> re.Pattern[str]:
    titles = one_of(title for title in lexicon().files["zh"]["people"]["titles"])
    return re.compile(rf"(?P<name>[{_HAN}]{{2,3}}){titles}")


@cache
def _han_labels() -> re.Pattern[str]:
    labels = one_of([*lexicon().files["zh"]["people"]["labels"], *lexicon().files["zh"]["people"]["roles"]])
    return re.compile(rf"(?P<label>{labels})\s?[:：]\s{{0,3}}(?P<name>[{_HAN}]{{2,3}})(?![{_HAN}])")
