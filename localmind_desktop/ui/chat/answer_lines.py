"""An answer as lines to read: the value first, what it is below it; quotations; places to look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from localmind_desktop.bridge.telling import told, told_phrase
from localmind_desktop.core import Answer, AnswerTable, Citation, Finding, Mode
from localmind_desktop.ui.chat.citation_chips import short_name
from localmind_desktop.ui.chat.likely import lead_lines
from localmind_desktop.ui.chat.lines import (
    BESIDE,
    LONGEST_LABEL,
    NO_BREAK,
    Line,
    Look,
    around_words,
    bare,
    marked,
    place_in_line,
    places_of,
    question_words,
    said_by,
    section_of,
)
from localmind_desktop.ui.words import all_checked_line, count_name, rows_name, tr

LONGEST_NEAR = 80  # characters of a passage that does not answer
BETWEEN = "     "  # two values that stand beside each other


def lines_of(answer: Answer) -> tuple[Line, ...]:
    """How an answer reads; none where its text is shown as it is."""
    if answer.incomplete or answer.grounding.flags or answer.grounding.doubt:
        return ()
    match answer.trace.first_mode or answer.mode:
        case Mode.LIKELY:
            return tuple(lead_lines(answer))
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
        about = [*map(told_phrase, finding.about), *_where(finding, cited.get(finding.citation))]
        if about:
            yield Line(((BESIDE.join(about), Look.QUIET),), 0.1)
    if answer.trace.model:
        yield Line(((answer.text, Look.PLAIN),), 0.5)


def _value_lines(finding: Finding, room: float) -> Iterator[Line]:
    """The value; of several that are asked for each behind its name, in one line where they are short.

    What only names a row, which stands below, is no value: it is not large.
    """
    mark = (f" [{finding.citation}]", Look.PLAIN)
    if not finding.parts:
        yield Line(((told_phrase(finding.value), Look.STRONG if finding.is_row else Look.VALUE), mark), room)
        return
    is_short = len(finding.value) <= LONGEST_LABEL
    look = Look.VALUE if is_short else Look.STRONG
    pieces = [((f"{name}  ", Look.QUIET), (text, look)) for name, text in finding.parts]
    if is_short:
        joined = [piece for one in pieces for piece in ((BETWEEN, Look.QUIET), *one)]
        yield Line((*joined[1:], mark), room)
        return
    for number, one in enumerate(pieces):
        yield Line((*one, mark) if one is pieces[-1] else one, room if number == 0 else 0.1)


def quoted_lines(answer: Answer) -> Iterator[Line]:
    """What the documents say where a model's answer broke off."""
    if answer.quoted:
        yield Line(((tr("The documents say"), Look.STRONG),))
        for text in answer.quoted.splitlines():
            yield Line(((bare(text), Look.PLAIN),), 0.4, 0.8, is_quotation=True)


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
        yield Line(((bare(text), Look.PLAIN),), 0.4 * bool(number), 0.8, is_quotation=True)
    for cited in answer.citations[:1]:
        where = BESIDE.join(filter(None, (section_of(cited), place_in_line(cited))))
        yield Line(((where, Look.QUIET),), 0.1, 0.8, is_quotation=True)


def not_found_lines(answer: Answer) -> Iterator[Line]:
    """What was searched in vain, and a line of each passage that comes nearest."""
    words = question_words(answer)
    is_counted = answer.searched or answer.waiting
    yield Line(((not_found_line(answer.searched, answer.waiting) if is_counted else told(answer.text), Look.STRONG),))
    if answer.note:
        yield Line(((told(answer.note), Look.PLAIN),), 0.2)
    places = places_of(answer)
    if places:
        yield Line(((tr("Nearest passages"), Look.QUIET),), 0.5)
    for cited in places:
        near = around_words(said_by(cited), words, LONGEST_NEAR)
        text = marked(near, words, Look.QUIET)
        yield Line((*text, (f" [{cited.number}] ", Look.PLAIN), (_short_place(cited), Look.QUIET)), 0.2)


def _where(finding: Finding, cited: Citation | None) -> Sequence[str]:
    """The table of a value, where its name is short, and the page."""
    if cited is None:
        return ()
    source = finding.rows.source if finding.rows is not None else None
    name = source.label if source is not None else ""
    is_told = any(name in part for part in finding.about)
    return [*([name] if 0 < len(name) <= LONGEST_LABEL and not is_told else []), place_in_line(cited)]


def _short_place(cited: Citation) -> str:
    return f"{short_name(cited.document)},{NO_BREAK}{place_in_line(cited)}"


def not_found_line(searched: int, waiting: int) -> str:
    """How many documents were searched in vain, and how many are still to come."""
    if waiting and not searched:
        one, many = tr("{n} document is still being read"), tr("{n} documents are still being read")
        return tr("{found}; {more}").format(found=tr("No answer found yet"), more=count_name(waiting, one, many))
    found = count_name(searched, tr("No answer found in {n} document"), tr("No answer found in {n} documents"))
    more = count_name(waiting, tr("{n} is still being read"), tr("{n} are still being read"))
    return tr("{found}; {more}").format(found=found, more=more) if waiting else found
