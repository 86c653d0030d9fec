"""E-mail addresses and addresses of the web. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from localmind_desktop.core.insight.entities.finds import Find
from localmind_desktop.core.model.insight import EntityKind

_LETTER = r"[^\W\u2e80-\uffff]"
_LOCAL = re.compile(rf"(?:{_LETTER}|[+%'-])(?:{_LETTER}|[.+%'-]){{0,63}}$")
_GROUP = re.compile(r"\{([^{}@\n]{3,300})\}\s?$")
_LABEL = rf"{_LETTER}(?:{_LETTER}|-){{0,62}}"
_DOMAIN = re.compile(rf"(?:{_LABEL}\.){{1,8}}[^\W\d_\u2e80-\uffff]{{2,24}}(?!{_LETTER}|@)")
_STOPS = r"\s<>\"“”„«»‹›\u3000-\u303f\uff00-\uffef\u4e00-\u9fff|\\^`{}"
_URL = re.compile(
    rf"(?<![^\W\u2e80-\uffff])(?<![@])(?:(?:https?|ftps?|sftp)://[^{_STOPS}]+|www\d?\.[^{_STOPS}/]+\.[a-zA-Z]{{2,24}}(?:[/?#:][^{_STOPS}]*)?)",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"(?<![^\W\u2e80-\uffff])(?<![@./\\:-])(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}"
    r"(?:com|org|net|edu|gov|eu|de|at|ch|fr|cn|uk|io)(?:/[A-Za-z0-9_./?#=&%~+-]*|(?![^\W\u2e80-\uffff]|[(@-]|\.\w))"
)
_TRAILING = ".,;:!?'’*"
_PAIRS = {")": "(", "]": "["}
_FILLS_LINE = 60  # letters of an address that may have been cut anywhere
_CUTS = "/-_=&?."
_NEXT_LINE = re.compile(rf"\n(?P<next>[^{_STOPS}]{{1,200}})")
_LOCAL_LENGTH, _MOST_LENGTH = 64, 2_000


def web_finds(text: str) -> Iterator[Find]:
    """E-mail addresses first, so that their domains are not found again."""
    if "@" in text:
        yield from _mails(text)
    if "://" in text or "." in text:
        yield from _urls(text)


def _mails(text: str) -> Iterator[Find]:
    for at in (index for index, letter in enumerate(text) if letter == "@"):
        domain = _DOMAIN.match(text, at + 1)
        if domain is None:
            continue
        before = text[max(0, at - _LOCAL_LENGTH) : at]
        local = _LOCAL.search(before)
        if local is not None and ".." not in local[0] and not local[0].endswith("."):
            start = at - len(local[0])
            yield Find(EntityKind.EMAIL, start, domain.end(), f"{local[0]}@{domain[0]}".casefold())
            continue
        yield from _group(text, at, domain[0].casefold())


def _group(text: str, at: int, domain: str) -> Iterator[Find]:
    """The addresses of ``{first, second}@domain``."""
    start = max(0, at - 300)
    group = _GROUP.search(text[start:at])
    if group is None:
        return
    for name in re.finditer(r"[^\s,;|]+", group[1]):
        begin = start + group.start(1) + name.start()
        if _LOCAL.match(name[0]):
            yield Find(EntityKind.EMAIL, begin, begin + len(name[0]), f"{name[0]}@{domain}".casefold())


def _urls(text: str) -> Iterator[Find]:
    for match in [*_URL.finditer(text), *_BARE.finditer(text)]:
        whole = match[0][:_MOST_LENGTH] + _wrapped(text, match)
        written = _trimmed(whole)
        normalised = _normalised("".join(written.split()))
        if normalised:
            yield Find(EntityKind.URL, match.start(), match.start() + len(written), normalised)


def _wrapped(text: str, match: re.Match[str]) -> str:
    """What the next line continues of an address that the end of its line has cut."""
    rest = _NEXT_LINE.match(text, match.end())
    if rest is None or (match[0][-1] not in _CUTS and len(match[0]) < _FILLS_LINE):
        return ""
    has_path = "/" in match[0].partition("://")[2]
    goes_on = match[0][-1] == "-" or bool(re.search(r"[^\W_][./_~=&-]+[^\W_]", rest["next"]))
    return rest[0] if goes_on and not (match[0][-1] == "." and has_path) else ""


def _trimmed(url: str) -> str:
    """Without the marks of the sentence around it."""
    while url and (url[-1] in _TRAILING or (url[-1] in _PAIRS and url.count(url[-1]) > url.count(_PAIRS[url[-1]]))):
        url = url[:-1]
    return url


def _normalised(url: str) -> str:
    """Scheme and host in small letters, without a last slash; empty where there is no host."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        scheme, rest = "https", url
    host = re.match(r"[^/?#]*", rest)
    name = host[0] if host else ""
    if not re.search(r"\w", name):
        return ""
    return f"{scheme.casefold()}://{name.casefold()}{rest[len(name) :]}".removesuffix("/")
