"""An answer as lines to read: the value first, what it is below it; quotations; places to look at."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core import Answer, AnswerTable, Citation, Finding, Mode
from localmind_desktop.ui.chat.citation_chips import short_name
from localmind_desktop.ui.words import all_checked_line, count_name, place_of, rows_name, tr

LONGEST_LABEL = 60  # characters of a table's name in a line
LONGEST_PLACE = 240  # characters of a place that may answer
LONGEST_NEAR = 80  # characters of a passage that does not
MOST_CELLS = 6  # of a row that may answer
LEAST_STEM = 4  # letters from which a word marks longer ones that begin with it
BESIDE = " · "
BETWEEN = "     "  # two values that stand beside each other

_LIST_MARK = re.compile(r"^\s*(?:[•◦▪‣●○*–—-]|\(?(?:[ivx]{1,4}|[a-z]|\d{1,2})[.)])\s+(?=\S)", re.IGNORECASE)
_WORD = re.compile(r"\w+")


class Look(enum.Enum):
    """How a piece of a line is written."""

    PLAIN = enum.auto()
    VALUE = enum.auto()  # large
    STRONG = enum.auto()
    QUIET = enum.auto()  # small and muted
    QUIET_STRONG = enum.auto()  # small


@dataclass(frozen=True, slots=True)
class Line:
    """Pieces of text with their looks. ``room`` above it and ``indent`` are in lines of text; a quotation has a bar."""

    pieces: tuple[tuple[str, Look], ...]
    room: float = 0.0
    indent: float = 0.0
    is_quotation: bool = False


def lines_of(answer: Answer) -> tuple[Line, ...]:
    """How an answer reads; none where its text is shown as it is."""
    if answer.incomplete or answer.grounding.flags:
        return ()
    match answer.trace.first_mode or answer.mode:
        case Mode.LIKELY:
            return tuple(likely_lines(answer))
        case Mode.NOT_FOUND:
            return tuple(not_found_lines(answer))
        case Mode.EXTRACT:
            return tuple(quotation_lines(answer))
        case Mode.TABLE | Mode.CHAIN if answer.findings:
            return tuple(finding_lines(answer))
        case Mode.TABLE if answer.table is not None and answer.table.source is not None and answer.table.rows:
            return tuple(list_lines(answer, answer.table))
    return ()


def finding_lines(answer: Answer) -> Iterator[Line]:
    """Each value with what it is and where it stands; what a model made a sentence of below."""
    cited = {each.number: each for each in answer.citations}
    for number, finding in enumerate(answer.findings):
        yield from _value_lines(finding, 0.7 if number else 0.0)
        about = [*finding.about, *_where(finding, cited.get(finding.citation))]
        if about:
            yield Line(((BESIDE.join(about), Look.QUIET),), 0.1)
    if answer.trace.model:
        yield Line(((answer.text, Look.PLAIN),), 0.5)


def _value_lines(finding: Finding, room: float) -> Iterator[Line]:
    """The value; of several that are asked for each behind its name, in one line where they are short."""
    mark = (f" [{finding.citation}]", Look.PLAIN)
    if not finding.parts:
        yield Line(((finding.value, Look.VALUE), mark), room)
        return
    is_short = len(finding.value) <= LONGEST_LABEL
    look = Look.VALUE if is_short else Look.PLAIN
    pieces = [((f"{name}  ", Look.QUIET), (text, look)) for name, text in finding.parts]
    if is_short:
        joined = [piece for one in pieces for piece in ((BETWEEN, Look.QUIET), *one)]
        yield Line((*joined[1:], mark), room)
        return
    for number, one in enumerate(pieces):
        yield Line((*one, mark) if one is pieces[-1] else one, room if number == 0 else 0.1)


def list_lines(answer: Answer, table: AnswerTable) -> Iterator[Line]:
    """How many rows, what chose them, and that all were looked at."""
    marks = "".join(f" [{number}]" for number in dict.fromkeys(table.citations))
    yield Line(((rows_name(len(table.rows)), Look.VALUE), (marks, Look.PLAIN)))
    yield Line(((BESIDE.join([*table.chosen_by, all_checked_line(table)]), Look.QUIET),), 0.1)
    if answer.trace.model:
        yield Line(((answer.text, Look.PLAIN),), 0.5)


def quotation_lines(answer: Answer) -> Iterator[Line]:
    """The words of a document without stray marks of lists, then where they stand."""
    for number, text in enumerate(answer.text.splitlines()):
        yield Line(((_LIST_MARK.sub("", text, count=1), Look.PLAIN),), 0.4 * bool(number), 0.8, is_quotation=True)
    for cited in answer.citations[:1]:
        where = BESIDE.join([*_section(cited), place_of(cited)])
        yield Line(((where, Look.QUIET),), 0.1, 0.8, is_quotation=True)


def likely_lines(answer: Answer) -> Iterator[Line]:
    """The places that may answer, each with what it says: rows by their headers, the words of the question strong."""
    words = question_words(answer)
    if answer.tree:
        yield Line(((answer.text.partition("[")[0], Look.PLAIN),), 0.0)
    yield Line(((tr("Possible answers, most likely first"), Look.STRONG),), 0.4 * bool(answer.tree))
    for cited in _places(answer):
        where = BESIDE.join([cited.document, *_section(cited), place_of(cited)])
        yield Line(((f"[{cited.number}] ", Look.PLAIN), (where, Look.QUIET)), 0.6)
        yield from _said_at(cited, words)


def not_found_lines(answer: Answer) -> Iterator[Line]:
    """What was searched in vain, and a line of each passage that comes nearest."""
    words = question_words(answer)
    is_counted = answer.searched or answer.waiting
    yield Line(((not_found_line(answer.searched, answer.waiting) if is_counted else answer.text, Look.STRONG),))
    if answer.note:
        yield Line(((answer.note, Look.PLAIN),), 0.2)
    places = _places(answer)
    if places:
        yield Line(((tr("Nearest passages"), Look.QUIET),), 0.5)
    for cited in places:
        text = marked(around_words(_bare(cited.quote), words, LONGEST_NEAR), words, Look.QUIET)
        yield Line((*text, (f" [{cited.number}] ", Look.PLAIN), (_short_place(cited), Look.QUIET)), 0.2)


def question_words(answer: Answer) -> frozenset[str]:
    """The words that were looked for, as they are compared."""
    return frozenset(word.casefold() for kept in answer.trace.words_kept for word in _WORD.findall(kept))


def marked(text: str, words: frozenset[str], look: Look) -> Iterator[tuple[str, Look]]:
    """``text`` in pieces: words that were looked for are strong."""
    at = 0
    for match in _WORD.finditer(text):
        if is_one_of(match.group(), words):
            if match.start() > at:
                yield text[at : match.start()], look
            yield match.group(), Look.QUIET_STRONG if look is Look.QUIET else Look.STRONG
            at = match.end()
    if at < len(text):
        yield text[at:], look


def is_one_of(word: str, words: frozenset[str]) -> bool:
    """Whether a word was looked for: it is one of ``words``, or begins like one or one like it."""
    said = word.casefold()
    return said in words or any(
        min(len(said), len(each)) >= LEAST_STEM and (said.startswith(each) or each.startswith(said)) for each in words
    )


def around_words(text: str, words: frozenset[str], most: int) -> str:
    """At most ``most`` characters of ``text``, from where it first says one of ``words``."""
    flat = " ".join(text.split())
    if len(flat) <= most:
        return flat
    first = next((match.start() for match in _WORD.finditer(flat) if is_one_of(match.group(), words)), 0)
    start = max(0, min(first - most // 4, len(flat) - most))
    start = flat.find(" ", start) + 1 if start else 0
    end = flat.rfind(" ", start, start + most)
    end = end if end > start else start + most
    return f"{'…' if start else ''}{flat[start:end]}{'…' if end < len(flat) else ''}"


def _said_at(cited: Citation, words: frozenset[str]) -> Iterator[Line]:
    """What stands at a place: a row by its headers, else the words."""
    if not cited.cells:
        text = around_words(_bare(cited.quote), words, LONGEST_PLACE)
        yield Line(tuple(marked(text, words, Look.PLAIN)), 0.1, 1.0)
    for header, text in cited.cells[:MOST_CELLS]:
        cell = marked(around_words(text, words, LONGEST_NEAR), words, Look.PLAIN)
        yield Line((*(((f"{header}: ", Look.QUIET),) if header else ()), *cell), 0.1, 1.0)


def _where(finding: Finding, cited: Citation | None) -> Sequence[str]:
    """The table of a value, where its name is short, and the page."""
    if cited is None:
        return ()
    source = finding.rows.source if finding.rows is not None else None
    name = source.label if source is not None else ""
    is_told = any(name in part for part in finding.about)
    return [*([name] if 0 < len(name) <= LONGEST_LABEL and not is_told else []), place_of(cited)]


def _places(answer: Answer) -> list[Citation]:
    """The citations that are no steps of a path."""
    hops = {branch.citation for branch in answer.tree}
    return [cited for cited in answer.citations if cited.number not in hops]


def _bare(text: str) -> str:
    return _LIST_MARK.sub("", text, count=1)


def _short_place(cited: Citation) -> str:
    return f"{short_name(cited.document)}, {place_of(cited)}"


def _section(cited: Citation) -> Sequence[str]:
    section = cited.section.rpartition(" › ")[2]
    short = section if len(section) <= LONGEST_LABEL else f"{section[:LONGEST_LABEL].rstrip()}…"
    return [short] if short else []


def not_found_line(searched: int, waiting: int) -> str:
    """How many documents were searched in vain, and how many are still to come."""
    if waiting and not searched:
        one, many = tr("1 document is still being read"), tr("{n} documents are still being read")
        return f"{tr('No answer found yet')}; {count_name(waiting, one, many)}"
    found = count_name(searched, tr("No answer found in 1 document"), tr("No answer found in {n} documents"))
    more = count_name(waiting, tr("1 is still being read"), tr("{n} are still being read"))
    return f"{found}; {more}" if waiting else found
