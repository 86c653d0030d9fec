"""LaTeX sources as text: groups in braces, rows and cells, and the author's own commands written out. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

_DEFINITION = re.compile(
    r"\\(?:(?:new|renew|provide)command|DeclareRobustCommand)\*?\s*(?:\{\s*\\([A-Za-z]+)\s*\}|\\([A-Za-z]+))\s*"
    r"(?:\[(\d)\])?\s*(?:\[([^\]]*)\])?\s*(?=\{)|\\(?:def|gdef)\s*\\([A-Za-z]+)\s*((?:#\d)*)(?=\{)"
)
_DEEPEST = 6  # commands that stand for others
_MOST_TIMES = 20  # longer than the source
_LEAST_ROOM = 1_000_000  # letters


class _Command(NamedTuple):
    """``first`` is what its first argument is where none is given in brackets."""

    body: str
    arguments: int
    first: str | None


def group(source: str, at: int) -> tuple[str, int] | None:
    """What stands in the braces that open at ``at``, and where they end; None where they do not."""
    if not source.startswith("{", at):
        return None
    depth, end = 0, at
    while end < len(source):
        letter = source[end]
        depth += (letter == "{") - (letter == "}")
        end += 2 if letter == "\\" else 1
        if not depth:
            return source[at + 1 : end - 1], end
    return None


def unbraced(source: str) -> str:
    """``source`` without braces that stand around all of it."""
    source = source.strip()
    found = group(source, 0)
    return found[0].strip() if found and found[1] == len(source) else source


def parted(source: str, mark: str) -> list[str]:
    r"""``source`` at each ``mark`` (``&`` or ``\\``) that stands in no group and no inner environment."""
    parts, depth, start, at = [], 0, 0, 0
    while at < len(source):
        if depth == 0 and source.startswith(mark, at):
            parts.append(source[start:at])
            start = at = at + len(mark)
        elif source.startswith("\\begin{", at):
            depth += 1
            at = _after(source, at)
        elif source.startswith("\\end{", at):
            depth = max(0, depth - 1)
            at = _after(source, at)
        else:
            depth = max(0, depth + (source[at] == "{") - (source[at] == "}"))
            at += 2 if source[at] == "\\" else 1
    return [*parts, source[start:]]


def _after(source: str, at: int) -> int:
    """Behind the name in braces of what begins or ends at ``at``."""
    end = source.find("}", at)
    return len(source) if end < 0 else end + 1


def written_out(body: str, preamble: str) -> str:
    """``body`` with the author's own commands written out, which either may define."""
    commands: dict[str, _Command] = {}
    _without_definitions(preamble, commands)
    body = _without_definitions(body, commands)
    room = max(_LEAST_ROOM, _MOST_TIMES * len(body))
    for _ in range(_DEEPEST if commands else 0):
        changed = _replaced(body, commands)
        if changed == body or len(changed) > room:
            break
        body = changed
    return body


def _without_definitions(source: str, commands: dict[str, _Command]) -> str:
    kept, start = [], 0
    for match in _DEFINITION.finditer(source):
        found = group(source, match.end())
        if found is None or match.start() < start:
            continue
        name, count = match[1] or match[2] or match[5], int(match[3] or 0) or len(match[6] or "") // 2
        commands[name] = _Command(found[0], count, match[4])
        kept.append(source[start : match.start()])
        start = found[1]
    return "".join([*kept, source[start:]])


def _replaced(source: str, commands: Mapping[str, _Command]) -> str:
    names = "|".join(sorted(commands, key=len, reverse=True))
    used = re.compile(rf"\\({names})(?![A-Za-z])")
    parts, start = [], 0
    for match in used.finditer(source):
        if match.start() < start or _is_escaped(source, match.start()):
            continue
        command = commands[match[1]]
        given, end = _arguments(source, match.end(), command)
        parts += [source[start : match.start()], _filled(command.body, given)]
        start = end
    return "".join([*parts, source[start:]])


def _is_escaped(source: str, at: int) -> bool:
    before = at - len(source[:at].rstrip("\\")) if source[at - 1 : at] == "\\" else 0
    return before % 2 == 1


def _arguments(source: str, at: int, command: _Command) -> tuple[list[str], int]:
    given: list[str] = []
    if command.first is not None:
        stated = re.compile(r"\s*\[([^\]]*)\]").match(source, at)
        given.append(stated[1] if stated else command.first)
        at = stated.end() if stated else at
    while len(given) < command.arguments:
        blank = len(source) - len(source[at:].lstrip()) if source[at : at + 1].isspace() else at
        found = group(source, blank)
        if found is None:
            given.append(source[blank : blank + 1])
            at = blank + 1
        else:
            given.append(found[0])
            at = found[1]
    if not command.arguments and source.startswith("{}", at):
        at += 2
    return given, at


def _filled(body: str, given: list[str]) -> str:
    def argument(match: re.Match[str]) -> str:
        number = int(match[1])
        return given[number - 1] if 0 < number <= len(given) else match[0]

    fill: Callable[[str], str] = lambda text: re.sub(r"#(\d)", argument, text)  # noqa: E731
    return fill(body)


def arguments_of(source: str, name: str) -> Iterator[str]:
    r"""What each ``\name{…}`` of ``source`` has in its braces."""
    for match in re.finditer(rf"\\{name}\s*(?:\[[^\]]*\])?\s*(?=\{{)", source):
        found = group(source, match.end())
        if found is not None:
            yield found[0]
