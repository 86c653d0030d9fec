"""What pylatexenc has to know of LaTeX beyond what it does: arguments, and what of them is printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from localmind_desktop.core.parsing.formats.shared.superscripts import SUPERSCRIPTS

_ARGUMENT = re.compile(r"%\((\d)\)s")
ENVIRONMENTS = {
    "tabular": "[{",
    "tabular*": "{[{",
    "tabularx": "{[{",
    "tabulary": "{[{",
    "longtable": "[{",
    "xltabular": "{[{",
    "supertabular": "{",
    "array": "[{",
    "table": "[",
    "figure": "[",
    "wraptable": "[{[{",
    "wrapfigure": "[{[{",
    "subtable": "[{",
    "subfigure": "[{",
    "minipage": "[[[{",
    "multicols": "{",
    "adjustbox": "{",
    "spacing": "{",
    "CJK": "{{",
    "CJK*": "{{",
    "thebibliography": "{",
    "itemize": "[",
    "enumerate": "[",
    "description": "[",
    "compactitem": "[",
    "compactenum": "[",
}
_VERBATIM = ("verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "alltt", "comment")
_MACROS = {
    **dict.fromkeys(("part", "chapter", "section", "subsection", "subsubsection", "paragraph", "subparagraph"), "*[{"),
    "caption": "*[{",
    "label": "{",
    "href": "[{{",
    "multirow": "[{[{[{",
    "multicolumn": "{{{",
    "resizebox": "*{{{",
    "scalebox": "{[{",
    "rotatebox": "[{{",
    "raisebox": "{[[{",
    "parbox": "[[[{{",
    "makebox": "[[{",
    "framebox": "[[{",
    "colorbox": "[{{",
    "bibitem": "[{",
    "bibliography": "{",
    "thanks": "{",
    "citep": "*[[{",
    "citet": "*[[{",
    "parencite": "*[[{",
    "textcite": "*[[{",
    "autocite": "*[[{",
    "pageref": "{",
    "autoref": "{",
    "nameref": "{",
    "Cref": "{",
    "subfile": "{",
    "SI": "[{{",
    "qty": "[{{",
    "num": "[{",
    "si": "[{",
    "unit": "[{",
    "vspace": "*{",
    "hspace": "*{",
    "setlength": "{{",
    "addtolength": "{{",
    "setcounter": "{{",
    "addcontentsline": "{{{",
    "pagestyle": "{",
    "thispagestyle": "{",
    "hypersetup": "{",
    "definecolor": "{{{",
    "color": "[{",
    "fontsize": "{{",
    "bibliographystyle": "{",
    "textsuperscript": "{",
}
"""The arguments of macros: a star, ``[`` for one in brackets, ``{`` for one in braces."""

_PRINTED = {
    "href": "%(3)s <%(2)s>",
    "footnote": " (%(2)s)",
    "thanks": " (%(1)s)",
    "multirow": "%(6)s",
    "multicolumn": "%(3)s",
    "resizebox": "%(4)s",
    "scalebox": "%(3)s",
    "rotatebox": "%(3)s",
    "raisebox": "%(4)s",
    "parbox": "%(5)s",
    "makebox": "%(3)s",
    "framebox": "%(3)s",
    "colorbox": "%(3)s",
    "bibitem": "\n\n[%(2)s] ",
    "SI": "%(2)s %(3)s",
    "qty": "%(2)s %(3)s",
    "num": "%(2)s",
    "si": "%(2)s",
    "unit": "%(2)s",
    "url": "%(1)s",
    **dict.fromkeys(("cite", "citep", "citet", "parencite", "textcite", "autocite"), "[%(4)s]"),
    **dict.fromkeys(("ref", "cref", "Cref", "autoref", "pageref", "nameref"), "%(1)s"),
    "eqref": "(%(1)s)",
}
_SIGNS = {
    **{"textless": "<", "textgreater": ">", "textquotedbl": '"', "textbar": "|", "textunderscore": "_", "slash": "/"},
    **{"textbraceleft": "{", "textbraceright": "}", "textminus": "−", "euro": "€", "EUR": "€", "pounds": "£"},
    **{"copyright": "©", "S": "§", "P": "¶", "ddag": "‡", "TeX": "TeX", "LaTeX": "LaTeX", "LaTeXe": "LaTeX2e"},
    **{"checkmark": "✓", "degree": "°", "celsius": "°C", "degreeCelsius": "°C", "ohm": "Ω", "perthousand": "‰"},
    **{
        "metre": "m",
        "meter": "m",
        "gram": "g",
        "second": "s",
        "minute": "min",
        "hour": "h",
        "litre": "L",
        "liter": "L",
    },
    **{"volt": "V", "ampere": "A", "watt": "W", "hertz": "Hz", "pascal": "Pa", "bar": "bar", "newton": "N"},
    **{"joule": "J", "kelvin": "K", "tesla": "T", "farad": "F", "henry": "H", "mole": "mol", "decibel": "dB"},
    **{"percent": "%", "per": "/", "squared": "²", "cubed": "³", "nano": "n", "micro": "µ", "milli": "m"},
    **{"centi": "c", "kilo": "k", "mega": "M", "giga": "G", "newline": "\n", "linebreak": "\n", "and": ", "},
    **{"par": "\n\n", "enspace": " ", "space": " "},
}
_SILENT = (
    *("label", "vspace", "hspace", "setlength", "addtolength", "setcounter", "addcontentsline", "pagestyle"),
    *("thispagestyle", "hypersetup", "definecolor", "color", "fontsize", "bibliographystyle", "includegraphics"),
)


def parsed_context() -> Any:  # noqa: ANN401 - pylatexenc has no types
    from pylatexenc.latexwalker import get_default_latex_context_db
    from pylatexenc.macrospec import EnvironmentSpec, MacroSpec, VerbatimArgsParser

    known = get_default_latex_context_db()
    known.add_context_category(
        "localmind",
        macros=[MacroSpec(name, arguments) for name, arguments in _MACROS.items()],
        environments=[
            *(EnvironmentSpec(name, arguments) for name, arguments in ENVIRONMENTS.items()),
            *(EnvironmentSpec(name, args_parser=VerbatimArgsParser("verbatim-environment")) for name in _VERBATIM),
        ],
        prepend=True,
    )
    return known


def printed_context() -> Any:  # noqa: ANN401
    from pylatexenc.latex2text import MacroTextSpec, get_default_latex_context_db

    known = get_default_latex_context_db()
    known.add_context_category(
        "localmind",
        macros=[
            *(MacroTextSpec(name, simplify_repl=_printer(text)) for name, text in _PRINTED.items()),
            *(MacroTextSpec(name, simplify_repl=sign) for name, sign in _SIGNS.items()),
            MacroTextSpec("verb", simplify_repl=lambda node: node.nodeargd.verbatim_text),
            MacroTextSpec("textsuperscript", simplify_repl=_raised),
            *(MacroTextSpec(name, simplify_repl="", discard=True) for name in _SILENT),
        ],
        prepend=True,
    )
    return known


def _printer(pattern: str) -> Callable[..., str]:
    """Fills in the arguments by their number; those that a broken source lacks are empty."""

    def printed(node: Any, l2tobj: Any) -> str:  # noqa: ANN401
        given = node.nodeargd.argnlist if node.nodeargd else []

        def argument(match: re.Match[str]) -> str:
            number = int(match[1]) - 1
            return str(l2tobj.nodelist_to_text([given[number]])) if number < len(given) and given[number] else ""

        return _ARGUMENT.sub(argument, pattern)

    return printed


def _raised(node: Any, l2tobj: Any) -> str:  # noqa: ANN401
    """A raised number, which must not become one with the number before it."""
    text: str = l2tobj.nodelist_to_text(node.nodeargd.argnlist)
    raised = text.translate(SUPERSCRIPTS)
    return raised if not any(letter.isdigit() and letter.isascii() for letter in raised) else text
