"""Cuts Markdown that is still being written into parts that nothing to come can change. Pure.

A part is a block of the top level, or a piece of one that grows long: one item of a list, some rows of a table, some
lines of code. What kind a part is of shows in its first lines, and where it ends depends on whole lines alone, so the
parts of a text are the same however it arrives.
"""

from __future__ import annotations

import re
from typing import NamedTuple

PIECE = 8  # rows of a table, or lines of code, in one part
CODE_INDENT = 4  # columns: a line as far in as this starts nothing new
ITEM = re.compile(r"( {0,3})([-*+]|\d{1,9}[.)])(?:( +)(?=\S)|\s*$)")
FENCE = re.compile(r" {0,3}(`{3,})[^`]*$| {0,3}(~{3,})")
HEADING = re.compile(r" {0,3}#{1,6}(?:\s|$)")
RULER = re.compile(r" {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$")
QUOTATION = re.compile(r" {0,3}>")
TABLE_RULE = re.compile(r"\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*")
LEAD = re.compile(r"(?:\s|>|(?:[-*+]|\d{1,9}[.)])(?=\s|$))*")  # the marks of lists and quotations before a content
MARKS = re.compile(r"[\s>|:=*_+~`#\-]*(?:\d{1,9}[.)]?\s*)?")


class Part(NamedTuple):
    """``text`` stands for itself. ``goes_on``: with the list, the table or the code of the part before.

    A table that goes on has its head again, so that its rows can be read; it is not to be shown a second time.
    """

    text: str
    goes_on: bool = False


class Item(NamedTuple):
    """How a list item begins: its kind of mark, and the column from which on lines belong to it."""

    mark: str
    inside: int
    interrupts: bool  # whether it may follow a paragraph without a blank line


class MarkdownParts:
    """Takes text as it comes, and hands out each part when the line that follows it is whole."""

    def __init__(self) -> None:
        self._lines: list[str] = []  # of the open part
        self._unfinished = ""  # the line that is being written
        self._goes_on = False
        self._fence_closed = False

    def feed(self, text: str) -> list[Part]:
        """Add ``text``; the parts that are closed by it."""
        *lines, self._unfinished = (self._unfinished + text).split("\n")
        closed: list[Part] = []
        for line in lines:
            if self._lines and line.strip() and self._ends_before(line):
                closed.append(self._part())
                self._begin(line)
            elif self._lines or line.strip():
                self._fence_closed = self._fence_closed or self._closes_fence(line)
                self._lines.append(line)
        return closed

    def open_part(self, *, whole: bool) -> Part:
        """The part that is still open. Unless the text is ``whole``, marks at its end wait for what they mark."""
        waits = not whole and MARKS.fullmatch(self._unfinished)
        lines = self._lines if waits else [*self._lines, self._unfinished]
        return Part("\n".join(lines), self._goes_on)

    def _part(self) -> Part:
        return Part("\n".join(self._lines) + "\n", self._goes_on)

    # ------------------------------------------------------------------ where a part ends

    def _ends_before(self, line: str) -> bool:
        first, after_blank = self._lines[0], not self._lines[-1].strip()
        if FENCE.match(first):
            return self._fence_closed or self._is_long(1, line)
        if HEADING.match(first) or RULER.match(first):
            return True
        item = item_of(first)
        indent = indent_of(line)
        if item is not None and indent >= item.inside:
            return False
        if indent >= CODE_INDENT:
            return item is not None and after_blank
        return after_blank or self._is_interrupted(line, item) or (self._is_table() and self._is_long(2, line))

    def _is_interrupted(self, line: str, item: Item | None) -> bool:
        """Whether ``line`` ends the block that is open, with no blank line between them."""
        if FENCE.match(line) or HEADING.match(line):
            return True
        if QUOTATION.match(line):
            return not QUOTATION.match(self._lines[0])
        if RULER.match(line) and (item is not None or "-" not in line):
            return True
        following = item_of(line)
        if following is None:
            return item is not None and not ends_with_paragraph(self._lines)
        return item is not None or following.interrupts

    def _is_table(self) -> bool:
        return len(self._lines) > 1 and is_table_head(*self._lines[:2])

    def _is_long(self, head: int, line: str) -> bool:
        """Whether the table or the code, of which ``head`` lines are no content, may be cut before ``line``."""
        enough = len(self._lines) >= head + PIECE and bool(self._lines[-1].strip())
        return enough and not self._closes_fence(line)

    def _closes_fence(self, line: str) -> bool:
        opened = FENCE.match(self._lines[0]) if self._lines else None
        mark = (opened.group(1) or opened.group(2)) if opened else ""
        closing = line.strip()
        return bool(mark) and indent_of(line) < CODE_INDENT and closing.startswith(mark) and not closing.strip(mark[0])

    def _begin(self, line: str) -> None:
        """A part begins with ``line``; it goes on with what was cut, or with a list by an item of the same kind."""
        before, after = item_of(self._lines[0]), item_of(line)
        head: list[str] = []
        if FENCE.match(self._lines[0]) and not self._fence_closed:
            head = self._lines[:1]
        elif self._is_table() and self._lines[-1].strip() and not self._is_interrupted(line, None):
            head = self._lines[:2]
        same_list = before is not None and after is not None and before.mark == after.mark
        self._goes_on = bool(head) or same_list
        self._lines, self._fence_closed = [*head, line], False


def item_of(line: str) -> Item | None:
    found = ITEM.match(line)
    if found is None or RULER.match(line):
        return None
    lead, mark, gap = found.groups()
    room = len(gap) if gap and len(gap) <= CODE_INDENT else 1
    return Item(mark[-1], len(lead) + len(mark) + room, bool(gap) and (mark in "-*+" or int(mark[:-1]) == 1))


def ends_with_paragraph(lines: list[str]) -> bool:
    """Whether the item of these lines ends with words that a line can go on with although it is not indented."""
    fence, words = "", False
    for line in lines:
        content = LEAD.sub("", line, count=1)
        mark = FENCE.match(content)
        words = bool(content) and not (fence or mark or HEADING.match(content) or RULER.match(content))
        if fence and content.startswith(fence) and not content.strip(fence[0] + " "):
            fence = ""
        elif mark and not fence:
            fence = mark.group(1) or mark.group(2)
    return words


def indent_of(line: str) -> int:
    return len(line.expandtabs(CODE_INDENT)) - len(line.expandtabs(CODE_INDENT).lstrip())


def is_table_head(names: str, rule: str) -> bool:
    return "|" in names and "|" in rule and TABLE_RULE.fullmatch(rule) is not None
