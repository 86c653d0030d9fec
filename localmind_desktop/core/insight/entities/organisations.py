"""Organisations by the form of their names and by what is said around them. Pure."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.insight.entities.lexicon import bounded, lexicon, one_of
from localmind_desktop.core.insight.entities.naming import Candidate, Evidence, Known
from localmind_desktop.core.insight.entities.shapes import Token, is_capital, is_initial, tokens_of
from localmind_desktop.core.insight.entities.unformed import unformed_in
from localmind_desktop.core.model.insight import EntityKind, TextRun
from localmind_desktop.core.text.languages import words as words_of_all

_REACH = 110  # letters before a legal form in which its name begins
_MOST = 8  # words of a name
_ROLE_WORDS = 3
_SHORT_FORM = 2  # letters: "SE" and "AG" are other things too
_LOUD_STOP = re.compile(r"\s(?:TO|BY|IN|UNDER|AND|OR)\b")
_FIRST_WORD = re.compile(r"[^\s,;:，。；]+")
_LONE = 60  # letters of a text that is hardly more than a name
_SHORT_LINE = 4  # words
_SHORTEST_WIDE = 4  # Chinese characters of a name that follows a word for "with" or "by": these may also be part of it
_MARKS = set(",;:()|•·\n")
_QUOTES = "\"'“”„«»‘’‹›「」『』"
_HAN = r"\u4e00-\u9fff"
_HAN_BEFORE = re.compile(rf"[{_HAN}A-Za-z0-9（）()&]{{2,26}}$")
_COPYRIGHT = re.compile(
    r"(?:©|(?<!\w)\([cC]\)(?=\s?\d{4})|Copyright)(?:\s|©|\([cC]\)|\d{4}|[,–-]){0,12}(?i:by\s|der\s|the\s)?(?P<rest>[^\n]{2,80})"
)
_NAME_END = re.compile(r"[.;,](?:\s|$)|\s(?:All|and|und|et|–|-)\s|\n")
_ROLE = re.compile(rf"[{_QUOTES}]\s?(?P<role>[^{_QUOTES}\n]{{2,40}}?)\s?[{_QUOTES}]")
_DEFINES = 70  # letters within the brackets that define a term
_RIGHT_BEHIND = 3
_BETWEEN_TERM = 320  # letters between a party and the term for it


def organisations_in(run: TextRun, known: Known) -> Iterator[Candidate]:
    """The organisations that a text may name."""
    text = run.text
    terms, parties = _terms(text), _named_parties(run)
    found = (
        *_by_form(text, known),
        *_by_head(text),
        *_by_copyright(text, known),
        *_by_label(run, known),
        *unformed_in(run, known, terms),
    )
    for words, end, evidence in found:
        near = terms[bisect_left(terms, (end, "")) :][:1]
        defined = (
            near[0][1] if near and near[0][0] - end <= _BETWEEN_TERM and evidence is not Evidence.COPYRIGHT else ""
        )
        if defined and near[0][0] - end <= _RIGHT_BEHIND and evidence is Evidence.WEAK_FORM:
            evidence = Evidence.DEFINED_TERM  # Osprey Harbour Trust ("Client")
        yield Candidate(EntityKind.ORGANISATION, words, evidence, defined or parties.get(words[0], ""))


def without_form(words: tuple[str, ...]) -> tuple[str, ...]:
    """A name without its legal form: "ACME Corp." as "ACME"."""
    text = " ".join(words)
    match = _form_at_end().search(text)
    return tuple(text[: match.start()].rstrip(" ,").split()) if match and match.start() else words


def has_form(words: tuple[str, ...]) -> bool:
    return _form_at_end().search(" ".join(words)) is not None


# ---------------------------------------------------------------------- kinds of evidence


def _by_form(text: str, known: Known) -> Iterator[tuple[tuple[str, ...], int, Evidence]]:
    for match in _forms().finditer(text):
        if match["wide"]:
            words = _wide_before(text, match)
            if words:
                yield words, match.end(), Evidence.LEGAL_FORM
            continue
        if match[0].isupper() and _LOUD_STOP.match(text, match.end()):  # "NOT LIMITED TO"
            continue
        weak = match["weak"] is not None
        words = _words_before(text, match.start(), known)
        doubtful = (
            weak
            or len(match[0]) <= _SHORT_FORM
            or text[max(0, match.start() - 2) : match.start()].rstrip().endswith(",")
        )
        proper = [word.casefold() for word in words if is_capital(word)]
        common = [word for word in proper if known.small.issuperset(word.split("-"))]
        if (
            not proper
            or (doubtful and len(common) >= (1 if weak else len(proper)))
            or (weak and known.language == "de")
        ):
            continue
        yield (*words, match[0]), match.end(), Evidence.WEAK_FORM if weak else Evidence.LEGAL_FORM


def _words_before(text: str, end: int, known: Known) -> tuple[str, ...]:
    """The words of the name that ends before a legal form."""
    tokens = tokens_of(text[max(0, end - _REACH) : end])
    if tokens and tokens[-1].text == ",":
        tokens.pop()
    kept: list[Token] = []
    bracket = False
    for token in reversed(tokens):
        if (token.text == ")" and not bracket) or (token.text == "(" and bracket):  # "Sony (USA) Inc."
            bracket = not bracket
            continue
        if token.text in _MARKS or len(kept) == _MOST or not _goes_before(token.text, kept):
            break
        kept.append(token)
    if not kept and (line := _whole_line(tokens, known)):
        return line
    words = [re.sub(r"^\d(?=[^\W\d_]{3})", "", token.text) for token in reversed(kept)]
    sentence = len(text) > _LONE and bool(kept) and _begins_sentence(tokens, kept[-1])
    while words and (words[0].casefold() in _leads() or _is_inner(words[0])):
        words.pop(0)
    if sentence and len(words) > 1 and words[0].casefold() in known.small and not words[0].isupper():
        words.pop(0)
    if len(words) > 1 and _is_inner(words[1]) and words[0].casefold() in words_of_all().stop:  # "You and ACME Inc."
        words.pop(0)
    while words and (words[0].casefold() in _leads() or _is_inner(words[0])):
        words.pop(0)
    while words and _is_inner(words[-1]):
        words.pop()
    proper = [word for word in words if is_capital(word) and any(map(str.isalpha, word))]
    return tuple(words) if proper and len(proper[0]) > 1 else ()


def _goes_before(word: str, kept: list[Token]) -> bool:
    """Whether a word belongs to the name whose later words are kept."""
    if not (_is_word(word) or (kept and _is_inner(word))) or (
        word.isupper() and word.casefold() in words_of_all().stop
    ):
        return False
    ends = word.endswith(".") and not is_initial(word) and word not in _abbreviated()
    return not (kept and (ends or _form_word().fullmatch(word)))


def _begins_sentence(tokens: list[Token], first: Token) -> bool:
    place = tokens.index(first)
    return place == 0 or tokens[place - 1].text in ("\n", ":", "•") or tokens[place - 1].text[-1] in ".!?"


def _whole_line(tokens: list[Token], known: Known) -> tuple[str, ...]:
    """All words from the beginning of a short line, also small ones: a letterhead's ``Au bon moulin SARL``."""
    line: list[Token] = []
    for token in reversed(tokens):
        if token.text in _MARKS:
            break
        line.append(token)
    begins = bool(line) and (len(line) == len(tokens) or tokens[-len(line) - 1].text == "\n")
    named = begins and len(line) <= _SHORT_LINE and is_capital(line[-1].text)
    is_name = named and known.language != "en" and line[0].text not in words_of_all().stop
    return tuple(token.text for token in reversed(line)) if is_name else ()


def _is_word(token: str) -> bool:
    return is_capital(token) or token in ("&", "+")


def _is_inner(token: str) -> bool:
    return token in inner_words()


def _wide_before(text: str, match: re.Match[str]) -> tuple[str, ...]:
    before = _HAN_BEFORE.search(text[max(0, match.start() - 26) : match.start()])
    if before is None:
        return ()
    rests = [before[0][lead.end() :] for lead in _wide_leads().finditer(before[0])]
    name = next((rest for rest in reversed(rests) if len(rest) >= _SHORTEST_WIDE), before[0]).strip("()（）")
    return (name + match[0],) if len(name) >= 2 else ()


def _by_head(text: str) -> Iterator[tuple[tuple[str, ...], int, Evidence]]:
    for match in _heads().finditer(text):
        yield tuple(match[0].split()), match.end(), Evidence.HEAD


def _by_copyright(text: str, known: Known) -> Iterator[tuple[tuple[str, ...], int, Evidence]]:
    for match in _COPYRIGHT.finditer(text):
        rest = match["rest"]
        name = rest[: stop.start()] if (stop := _NAME_END.search(rest)) else rest
        words = tuple(name.split())
        if (
            0 < len(words) <= 5
            and all(is_capital(word) or _is_inner(word) for word in words)
            and words[0].casefold() not in _leads()
            and not known.small.issuperset(word.casefold() for word in words)
            and words[0].casefold() not in lexicon().given_names
        ):
            yield words, match.start("rest") + len(name), Evidence.COPYRIGHT


def _by_label(run: TextRun, known: Known) -> Iterator[tuple[tuple[str, ...], int, Evidence]]:
    """``Seller: Northwind Traders``, on a line or in a cell that a column or a row calls so."""
    for match in _labelled().finditer(run.text):
        words = tuple(match["name"].strip(" .,").split())
        if _is_called(words, known):
            yield words, match.end(), Evidence.LABEL


def _is_called(words: tuple[str, ...], known: Known) -> bool:
    """Whether what a label stands before is a name: capitals, and no word that the document writes small."""
    proper = [word for word in words if is_capital(word)]
    if not 0 < len(words) <= _MOST or len(proper) < len([word for word in words if not _is_inner(word)]):
        return False
    return not any(word.casefold() in known.small or any(map(str.isdigit, word)) for word in proper)


def _terms(text: str) -> list[tuple[int, str]]:
    """Where a text defines a term for a party, and the term: ``(hereinafter "Seller")``."""
    found = []
    for match in _defining().finditer(text):
        said = _ROLE.search(text, match.start(), match.end() + _DEFINES)
        close = text.find(")", match.start()) if text[match.start()] in "(（" else match.end() + _DEFINES
        if said and (close < 0 or said.start() < close):
            role = re.sub(r"^(?:the|der|die|das|le|la|l['’])\s", "", said["role"], flags=re.IGNORECASE)
            if len(role.split()) <= _ROLE_WORDS:
                found.append((match.start(), role))
    return found


def _named_parties(run: TextRun) -> dict[str, str]:
    """The first words of names that a label makes a party: ``Seller: Velmora``, or a column called so."""
    header = run.label.partition(" · ")[0].strip(" :")
    first = run.text.split(maxsplit=1)[:1]
    found = {word: header for word in first if header in _parties() and header.casefold() not in _leads()}
    for match in _party_label().finditer(run.text):
        name = _FIRST_WORD.match(run.text, match.end())
        if name:
            found.setdefault(name[0], match["party"])
    return found


# ---------------------------------------------------------------------- words


@cache
def _forms() -> re.Pattern[str]:
    names = lexicon()
    forms = list(names.all_of("organisations", "forms"))
    wide = [form for form in forms if re.match(f"[{_HAN}]", form)]
    plain = [form for form in forms if form not in wide]
    loud = [form.upper() for form in plain if len(form) > 2]
    weak = [form for form in names.all_of("organisations", "weak_forms") if not re.match(f"[{_HAN}]", form)]
    form = rf"(?:{one_of([*plain, *loud])}|(?P<weak>{one_of(weak)}))"
    return re.compile(rf"(?<![\w.&-]){form}(?![\w&-]|\.\w|['’]s\w)|(?P<wide>{one_of(wide)})")


@cache
def _form_at_end() -> re.Pattern[str]:
    forms = [*lexicon().all_of("organisations", "forms")]
    return re.compile(
        rf",?\s?(?<![\w])(?:{one_of(forms)}|(?i:{one_of(form for form in forms if len(form) > 2)}))$|{_wide_forms()}$"
    )


@cache
def _wide_forms() -> str:
    return one_of(form for form in lexicon().all_of("organisations", "forms") if re.match(f"[{_HAN}]", form))


@cache
def _form_word() -> re.Pattern[str]:
    return re.compile(
        rf"(?i:{one_of(form for form in lexicon().all_of('organisations', 'forms') if len(form) > 2)})|AG|SA|KG|SE"
    )


@cache
def _abbreviated() -> frozenset[str]:
    return frozenset(["St.", "Dr.", "Co.", "Gebr.", "U.S.", "Bros.", "Int.", "Intl.", "Mfg."])


@cache
def inner_words() -> frozenset[str]:
    return frozenset(lexicon().all_of("organisations", "inner"))


@cache
def _leads() -> frozenset[str]:
    return frozenset(lexicon().all_of("organisations", "lead_ins")) | frozenset(
        party.casefold() for party in lexicon().all_of("people", "parties")
    )


@cache
def _wide_leads() -> re.Pattern[str]:
    words = list(lexicon().files["zh"]["organisations"]["lead_ins"])
    parties = lexicon().files["zh"]["people"]["parties"]
    return re.compile(rf"{one_of([*parties, *words])}")


@cache
def _heads() -> re.Pattern[str]:
    heads = one_of(lexicon().all_of("organisations", "heads"))
    word = r"[^\W\d_a-zà-öø-ÿ][\w'’-]{1,30}"
    return re.compile(
        rf"(?<![\w-]){heads}\s{word}(?:(?:\s(?:and|of|the|der|für|und|de|du|des|la|et|&)\s|[ ]){word}){{0,3}}"
    )


@cache
def _labelled() -> re.Pattern[str]:
    labels = one_of(lexicon().all_of("organisations", "labels"))
    name = r"(?P<name>[^\n\t:：,;|，。；]{2,60})(?=$|[\n\t,;|，。；]|\s{2})"
    return re.compile(rf"(?:^|\n|\t|\s{{2}}|[（(])[ ]?(?i:{labels})\s?[:：]\s{{0,3}}{name}")


@cache
def _party_label() -> re.Pattern[str]:
    parties = one_of(lexicon().all_of("people", "parties"))
    return re.compile(rf"(?<!\w)(?P<party>{parties})(?:\s?[（(][^()（）\n]{{0,20}}[)）])?\s?[:：]\s{{0,3}}")


@cache
def _parties() -> frozenset[str]:
    return frozenset(lexicon().all_of("people", "parties"))


@cache
def _defining() -> re.Pattern[str]:
    words = bounded(lexicon().all_of("organisations", "defined"))
    opened = rf"[(（]\s?(?:(?:each|together|jointly|collectively)[,\s])?(?:(?i:{words})|(?=[{_QUOTES}]))"
    return re.compile(rf"{opened}|(?<=[,;–-] )(?i:{bounded(_defined_long())})")


@cache
def _defined_long() -> tuple[str, ...]:
    """Words that define a term also without brackets."""
    return tuple(word for word in lexicon().all_of("organisations", "defined") if len(word) > 6)
