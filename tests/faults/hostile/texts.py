"""Texts with markup that nests without end, calls itself, or holds letters that no text has."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.faults.hostile.sound import SENTENCE, sound_files
from tests.faults.hostile.specimen import Specimen

_DEPTHS = (60, 1_000, 20_000)


def deep(chance: Random) -> Specimen:
    depth = chance.choice(_DEPTHS)
    made = {
        "html": f"{'<div>' * depth}{SENTENCE}",
        "htm": f"{'<table><tr><td>' * min(depth, 1_000)}{SENTENCE}",
        "md": f"{'>' * depth} {SENTENCE}\n{'  ' * min(depth, 500)}* a\n{'[' * depth}{'*_' * depth}",
        "rtf": rf"{{\rtf1 {'{' * depth}{SENTENCE}{'}' * depth}}}",
        "tex": rf"\begin{{document}}{'{' * depth}{SENTENCE}{'}' * depth}{'$' * 99}\end{{document}}",
        "json": f"{'[' * depth}1{']' * depth}",
        "xml": f"{'<a>' * depth}{SENTENCE}{'</a>' * depth}",
        "svg": f'<svg xmlns="http://www.w3.org/2000/svg">{"<g>" * depth}<text y="9">x</text>{"</g>" * depth}</svg>',
        "rst": "\n".join(f"{' ' * n}* item {n}\n" for n in range(min(depth, 400))),
        "py": f"x = {'(' * depth}1{')' * depth}\n",
    }
    suffix = chance.choice(sorted(made))
    return Specimen(f"deep.{suffix}", "deep nesting", made[suffix].encode())


def macros(chance: Random) -> Specimen:
    doubling = "".join(rf"\newcommand{{\{chr(98 + n)}}}{{\{chr(97 + n)}\{chr(97 + n)}}}" for n in range(24))
    ways = (
        rf"\newcommand{{\a}}{{\a x}}\begin{{document}}{SENTENCE}\a\end{{document}}",
        rf"\newcommand{{\a}}{{ha}}{doubling}\begin{{document}}{SENTENCE}\y\end{{document}}",
        r"\def\a{\b}\def\b{\a}\begin{document}Pump \a\input{/etc/passwd}\write18{id}\end{document}",
        r"\begin{document}\loop\iftrue x\repeat \begin{tabular}{*{9999999}{l}} a & b \\ \end{tabular}\end{document}",
    )
    return Specimen("macros.tex", "macros that call themselves", chance.choice(ways).encode())


def strange_letters(chance: Random) -> Specimen:
    suffix = chance.choice(("txt", "csv", "html", "md", "json", "xml", "eml", "rtf", "py", "tex", "rst"))
    strange = (
        b"\xed\xa0\x80\xed\xbf\xbf" * 50,  # halves of letters
        b"\xff\xfe" + "Die Pumpe \ud800 läuft".encode("utf-16-le", "surrogatepass"),
        bytes(chance.choice(range(1, 256)) for _ in range(3_000)),
        ("\u202e\u2066\u200b" * 400 + "e\u0301" * 500 + "\u0300" * 5_000).encode(),
        b"+ADw-script+AD4-" + b"\x1b$B" * 200,
        "\N{REPLACEMENT CHARACTER}\ufffe\uffff\x85\u2028".encode() * 100,
    )
    if suffix == "json" and chance.random() < 0.5:
        return Specimen("strange.json", "strange letters", rb'{"a": "\ud800\udfff\u0000", "b": 1e999, "c": -0.0e-9999}')
    return Specimen(f"strange.{suffix}", "strange letters", sound_files()[suffix] + chance.choice(strange))


def wide(chance: Random) -> Specimen:
    cells = chance.choice((3_000, 60_000, 400_000))
    made = {
        "csv": ",".join(["x"] * cells) + "\n1,2\n",
        "txt": "a" * cells * 5,
        "md": f"|{'a|' * cells}\n|{'-|' * cells}\n|{'1|' * cells}\n",
        "html": f"<table><tr>{'<td>a' * cells}</table>",
        "json": "[" + ",".join(["1"] * cells) + "]",
        "xml": f"<a>{'<b/>' * cells}<c>{SENTENCE}</c></a>",
        "rst": "\n".join(("=" * 4 + " ") * min(cells, 3_000) for _ in range(3)),
        "rtf": r"{\rtf1 \trowd" + "".join(rf"\cellx{n}" for n in range(min(cells, 60_000))) + r" a\cell\row}",
    }
    suffix = chance.choice(sorted(made))
    return Specimen(f"wide.{suffix}", "hundreds of thousands of cells", made[suffix].encode())


def tall(chance: Random) -> Specimen:
    rows = chance.choice((3_000, 60_000))
    made = {
        "csv": "a;b;c\n" * rows,
        "md": "# a\n" * rows,
        "html": f"<ul>{'<li>a' * rows}</ul>",
        "rtf": r"{\rtf1 " + r"\trowd\cellx900 a\cell\row" * (rows // 5) + "}",
        "json": "\n".join('{"a": 1}' for _ in range(rows)),
        "txt": "\n" * rows + "word\n\n" * rows,
        "tex": r"\begin{document}" + r"\section{a}" * (rows // 5) + r"\end{document}",
        "eml": "X-Field: a\n" * rows + "\nPump\n",
    }
    suffix = chance.choice(sorted(made))
    return Specimen(f"tall.{suffix}", "tens of thousands of rows", made[suffix].encode())


def spanning(chance: Random) -> Specimen:
    span = chance.choice((100, 1_000, 65_534, 10**9))
    cell = f"<td colspan={span} rowspan={span}>a</td>"
    return Specimen("spans.html", "giant spans", f"<table>{f'<tr>{cell * 4}</tr>' * 60}</table>{SENTENCE}".encode())


def long_values(chance: Random) -> Specimen:
    size = chance.choice((100_000, 8_000_000))
    made = {
        "html": f"<p style=\"{'a' * size}\">{SENTENCE}<a href='{'x' * size}'>y</a>",
        "xml": f"<a b='{'x' * size}'>{SENTENCE}</a>",
        "svg": f'<svg xmlns="http://www.w3.org/2000/svg"><path d="{"M0 0L9 9" * (size // 8)}"/></svg>',
        "json": '{"' + "k" * size + '": "' + "v" * size + '", "n": ' + "9" * min(size, 5_000) + "}",
        "py": f"x = '{'a' * size}'\n",
    }
    suffix = chance.choice(sorted(made))
    return Specimen(f"long.{suffix}", "giant attribute", made[suffix].encode())


def slow_patterns(chance: Random) -> Specimen:
    """What makes an expression that goes back and forth take time by the square of its length, or worse."""
    count = chance.choice((3_000, 40_000))
    unit = chance.choice(
        ("<", "[", "(", "`", "*a", "_", "\\", "{", "&", "!--", "| ", ". ", "a ", "1.", "-\n", "\t", "=\n")
    )
    suffix = chance.choice(("txt", "md", "html", "tex", "rst", "csv", "xml", "rtf", "json", "eml", "py", "log", "yaml"))
    head = {"rtf": r"{\rtf1 ", "xml": "<a>", "json": '["', "eml": "From: a@x.com\nSubject: a\n\n"}.get(suffix, "")
    return Specimen(f"slow.{suffix}", "slow patterns", (head + unit * count).encode())


def attachments(chance: Random) -> Specimen:
    count = chance.choice((20, 1_000))
    head = b'From: a@x.com\nSubject: Many\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"\n\n'
    part = b"--b\nContent-Type: application/x-none\nContent-Disposition: attachment; filename=../../%d.bin\n\n\0\1\n"
    return Specimen("many.eml", "1,000 attachments", head + b"".join(part % n for n in range(count)) + b"--b--\n")


def nested_messages(chance: Random) -> Specimen:
    content = sound_files()["eml"]
    for n in range(chance.choice((5, 60, 400))):
        edge = b"b%d" % n
        head = b"From: a@x.com\nSubject: s\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=" + edge
        content = head + b"\n\n--" + edge + b"\nContent-Type: message/rfc822\n\n" + content + b"\n--" + edge + b"--\n"
    return Specimen("nested.eml", "messages in messages", content)


def looping_drawing(chance: Random) -> Specimen:
    doubling = "".join(f'<g id="u{n + 1}"><use href="#u{n}"/><use href="#u{n}"/></g>' for n in range(25))
    ways = (
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>',
        f'<text id="u0" y="9">x</text>{doubling}<use href="#u25"/>',
        "".join(
            f'<image href="{address}" width="9" height="9"/>'
            for address in ("file:///etc/passwd", "http://127.0.0.1:9/x")
        ),
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{chance.choice((100, 10**7))}" height="100">'
    return Specimen(
        "loop.svg", "drawings in a loop", f"{head}<text y='20'>{SENTENCE}</text>{chance.choice(ways)}</svg>".encode()
    )


TEXTS: tuple[Callable[[Random], Specimen], ...] = (
    *(deep, deep, macros, strange_letters, strange_letters, wide, wide, tall, spanning, long_values, slow_patterns),
    *(slow_patterns, slow_patterns, attachments, nested_messages, looping_drawing),
)
