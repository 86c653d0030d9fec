"""The control words, groups and letters of an RTF file. Source: Rich Text Format specification 1.9.1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    rb"\\(?P<word>[a-zA-Z]{1,40})(?P<number>-?[0-9]{1,10})?[ ]?"
    rb"|\\'(?P<byte>[0-9a-fA-F]{2})"
    rb"|\\(?P<sign>[^a-zA-Z])"
    rb"|(?P<brace>[{}])"
    rb"|(?P<text>[^\\{}\r\n]+)"
    rb"|[\r\n]+|\\"
)
_BYTES_FOLLOW = "bin"
_LETTERS = frozenset({b"\\", b"{", b"}"})
_MEANINGS = {b"\r": "par", b"\n": "par", b"\t": "tab", b"'": "none"}


class Token(NamedTuple):
    """``word`` is a control word or sign, a brace, or "" for ``text``: letters as bytes, in some code page."""

    word: str
    number: int | None = None
    text: bytes = b""


def tokens(raw: bytes) -> Iterator[Token]:
    position = 0
    while match := _TOKEN.match(raw, position):
        position = match.end()
        kind = match.lastgroup
        if kind == "text":
            yield Token("", None, match["text"])
        elif kind == "byte":
            yield Token("'", None, bytes([int(match["byte"], 16)]))
        elif kind == "sign":
            sign = match["sign"]
            yield Token("", None, sign) if sign in _LETTERS else Token(_MEANINGS.get(sign, sign.decode("latin-1")))
        elif kind == "brace":
            yield Token(match["brace"].decode())
        elif kind is not None:
            number = None if match["number"] is None else int(match["number"])
            word = match["word"].decode()
            if word == _BYTES_FOLLOW:
                position += max(0, number or 0)
            else:
                yield Token(word, number)


_CODE_PAGES = {
    **{
        77: "mac_roman",
        128: "cp932",
        129: "cp949",
        130: "johab",
        134: "gbk",
        136: "cp950",
        161: "cp1253",
        162: "cp1254",
    },
    **{163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874", 238: "cp1250"},
    **{254: "cp437", 255: "cp850"},
}
"""By the character set of a font."""

_BY_NUMBER = {10000: "mac_roman", 10001: "shift_jis", 10007: "mac_cyrillic", 65001: "utf-8", 936: "gbk", 1361: "johab"}
SYMBOLS = 2  # the character set of fonts of signs


def code_page(number: int) -> str:
    """The codec of a numbered code page."""
    known = number in (437, 708, 720, 850, 852, 855, 857, 858, 860, 862, 863, 864, 865, 866, 874, 932, 949, 950)
    if number in _BY_NUMBER:
        return _BY_NUMBER[number]
    return f"cp{number}" if (known and number != 708) or 1250 <= number <= 1258 else "cp1252"


def of_character_set(number: int) -> str | None:
    """The codec of a character set; None where it is that of the file."""
    return _CODE_PAGES.get(number)
