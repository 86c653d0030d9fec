"""Where streamed Markdown can be cut: what nothing to come can change, and what is still open. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

LIST_LINE = re.compile(r"\s*(?:[-*+]|\d+[.)])\s")
FENCE = re.compile(r"^\s*(```|~~~)", re.MULTILINE)
RULE = re.compile(r"\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*")
LONG_TABLE = 6  # rows that a table in the making may have before it is cut


@dataclass(frozen=True, slots=True)
class Cut:
    """``closed`` is done. ``rest`` is open; ``head`` is to be put before it where it goes on with a cut table."""

    closed: str
    rest: str
    head: str = ""


def cut_at_block(text: str, head: str = "") -> Cut:
    """Cut ``text``, which goes on with the table of ``head`` if there is one, behind its last closed block.

    Tables are open until something follows them, so a long one is cut between its rows as well.
    """
    closed, rest = split_closed(text)
    if closed:
        head = ""
    return cut_table(closed, rest, head)


def split_closed(text: str) -> tuple[str, str]:
    """Markdown in two parts: whole blocks that nothing to come can change, and the block that is still open.

    A block ends at a blank line outside of a code fence. Lists and tables stay open until something else follows them.
    """
    end = text.rfind("\n\n")
    while end >= 0:
        closed, rest = text[: end + 2], text[end + 2 :]
        if len(FENCE.findall(closed)) % 2 == 0 and rest.strip() and not continues(closed, rest):
            return closed, rest
        end = text.rfind("\n\n", 0, end)
    return "", text


def continues(closed: str, rest: str) -> bool:
    """Whether ``rest`` may go on with the list that ``closed`` ends with."""
    last = closed.rstrip().rsplit("\n", 1)[-1]
    return bool(LIST_LINE.match(last) and (LIST_LINE.match(rest) or rest.startswith((" ", "\t"))))


def cut_table(closed: str, rest: str, head: str) -> Cut:
    """Close the whole rows of the long table that ``rest`` is, or goes on with."""
    lines = rest.split("\n")  # the last one is in the making
    if not head:
        start = next((n for n in range(1, len(lines)) if is_table_head(lines[n - 1], lines[n])), None)
        if start is None:
            return Cut(closed, rest)
        head_lines = lines[: start + 1]
        rows = lines[start + 1 : -1]
        new_head = "\n".join(lines[start - 1 : start + 1]) + "\n"
    else:
        head_lines, rows, new_head = [], lines[:-1], head
    if len(rows) < LONG_TABLE or not all("|" in row for row in rows):
        return Cut(closed, rest, head)
    return Cut(closed + "\n".join([*head_lines, *rows]) + "\n", lines[-1], new_head)


def is_table_head(names: str, rule: str) -> bool:
    return "|" in names and "|" in rule and RULE.fullmatch(rule) is not None
