"""RTF files: what is printed of them, in reading order. Source: Rich Text Format specification 1.9.1."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.rich_text.roles import REMARKS, ROLES, STORIES
from localmind_desktop.core.parsing.formats.rich_text.story import Layout, Story, Style, Styles
from localmind_desktop.core.parsing.formats.rich_text.tables import Item, RowShape
from localmind_desktop.core.parsing.formats.rich_text.tokens import SYMBOLS, Token, code_page, of_character_set, tokens
from localmind_desktop.core.parsing.formats.shared.prose import furniture, with_listings
from localmind_desktop.core.parsing.formats.shared.remarks import DELETED_TEXT, HIDDEN_TEXT, WHITE_TEXT, Remarks
from localmind_desktop.core.parsing.formats.shared.sight import LEAST_POINTS, WHITE
from localmind_desktop.core.parsing.formats.word.names import brightness
from localmind_desktop.core.parsing.formats.word.symbols import BULLET, UNKNOWN, symbol
from localmind_desktop.core.phrase import phrase

_CUT_OFF = phrase("The file is cut off; what followed is missing.")
_DEEPEST = 5_000  # groups in groups
_SIGNS = {
    **{"tab": "\t", "line": "\n", "emdash": "—", "endash": "–", "bullet": "•", "lquote": "‘", "rquote": "’"},
    **{"ldblquote": "“", "rdblquote": "”", "emspace": " ", "enspace": " ", "qmspace": " ", "~": " ", "_": "-"},
}
_MERGES = {
    **{"clvmgf": ("down", "first"), "clvmrg": ("down", "merged")},
    **{"clmgf": ("across", "first"), "clmrg": ("across", "merged")},
}
_COLOURS = ("red", "green", "blue")
_GROUNDS = ("cb", "chcbpat", "highlight", "cbpat")  # of letters and of paragraphs
_HALVES = 2  # half points of a point
_USUAL_SIZE = 24  # half points


class _Font(NamedTuple):
    name: str = ""
    character_set: int = 0
    codec: str | None = None


@dataclass(slots=True)
class _Group:
    """What holds between two braces. ``role`` says what its letters are for."""

    role: str = "text"
    ignorable: bool = False
    bold: bool = False
    hidden: bool = False
    deleted: bool = False
    replaced: int = 1
    font: int | None = None
    size: int = _USUAL_SIZE
    colour: int = 0  # 0: the usual one
    has_ground: bool = False


class _Open(NamedTuple):
    """A story that is not finished, and how many groups there were when it began."""

    kind: str
    depth: int
    story: Story


def read(path: Path) -> Flow:
    raw = path.read_bytes()
    if not raw.lstrip().startswith(b"{\\rtf"):
        raise Damaged("The file is not what its name says. Try to get a fresh copy.")
    reader = _Reader()
    for token in tokens(raw.lstrip()):
        reader.take(token)
    return Flow(tuple(reader.content()), reader.title(), reader.remarks.all())


class _Reader:
    """Takes the tokens of a file one by one."""

    def __init__(self) -> None:
        self.remarks = Remarks()
        self._group = _Group()
        self._groups: list[_Group] = []
        self._styles, self._shades = Styles(), list[float]()
        self._stories = [_Open("text", 0, self._new_story())]
        self._running: dict[str, list[list[Item]]] = {"header": [], "footer": []}
        self._endnotes: list[Item] = []
        self._letters = bytearray()
        self._to_skip = 0  # of what stands for a letter in programs that do not know Unicode
        self._high: int | None = None  # first half of a letter beyond the first 65,536
        self._notes = 0
        self._codec = "cp1252"
        self._fonts: dict[int, _Font] = {}
        self._default_font: int | None = None
        self._name = ""  # of a font or a style that is being read
        self._entry = 0
        self._style = Style()
        self._colour: dict[str, int] = {}
        self._title = ""
        self._row = RowShape()

    def content(self) -> Iterator[Content]:
        self._end_letters()
        if self._groups:
            self.remarks.add(_CUT_OFF)
        while len(self._stories) > 1:
            self._end_story()
        yield from furniture([item.content for item in story] for story in self._running["header"])
        yield from with_listings(item.content for item in (*self._stories[0].story.finished(), *self._endnotes))
        yield from furniture([item.content for item in story] for story in self._running["footer"])

    def title(self) -> str:
        return " ".join(self._title.split()) or self._stories[0].story.title

    def take(self, token: Token) -> None:
        if token.text:
            self._take_letters(token.text)
            return
        self._end_letters()
        if token.word == "{":
            self._to_skip = 0
            if len(self._groups) >= _DEEPEST:
                raise Damaged("The file is nested too deep to be read. Try to get a fresh copy.")
            self._groups.append(self._group)
            self._group = copy(self._group)
            self._group.ignorable = False
        elif token.word == "}":
            self._to_skip = 0
            self._end_group()
        elif self._to_skip and token.word != "u":
            self._to_skip -= 1
        elif token.word == "*":
            self._group.ignorable = True
        elif self._group.role != "skipped":
            self._take_word(token.word, token.number)

    # ------------------------------------------------------------------ groups

    def _end_group(self) -> None:
        if not self._groups:
            return
        if len(self._stories) > 1 and self._stories[-1].depth == len(self._groups):
            self._end_story()
        self._group = self._groups.pop()

    def _begin_story(self, kind: str) -> None:
        self._group.role, self._group.bold = "text", False
        self._stories.append(_Open(kind, len(self._groups), self._new_story()))

    def _end_story(self) -> None:
        kind, _, story = self._stories.pop()
        items, outer = story.finished(), self._stories[-1].story
        if kind == "endnote":
            self._endnotes += items
        elif kind == "footnote":
            outer.notes += items
        elif kind.startswith(("header", "footer")):
            self._running[kind[:6]].append(items)
        else:
            outer.after += items

    def _new_story(self) -> Story:
        return Story(self._styles, self._shades)

    @property
    def _story(self) -> Story:
        return self._stories[-1].story

    # ------------------------------------------------------------------ letters

    def _take_letters(self, letters: bytes) -> None:
        skipped = min(self._to_skip, len(letters))
        self._to_skip -= skipped
        self._letters += letters[skipped:]

    def _end_letters(self) -> None:
        if self._letters:
            letters, self._letters = bytes(self._letters), bytearray()
            font = self._font()
            if font.character_set == SYMBOLS and self._group.role in ("text", "label"):
                self._say("".join(symbol(letter, font.name) for letter in letters))
            else:
                self._say(letters.decode(font.codec or self._codec, "replace"))

    def _font(self) -> _Font:
        number = self._default_font if self._group.font is None else self._group.font
        return self._fonts.get(-1 if number is None else number, _Font())

    def _take_unicode(self, number: int) -> None:
        code = number % 0x10000
        self._to_skip = self._group.replaced
        if 0xD800 <= code < 0xDC00:
            self._high = code
            return
        high, self._high = self._high, None
        if 0xDC00 <= code < 0xE000:
            if high is not None:
                self._say(chr(0x10000 + ((high - 0xD800) << 10) + code - 0xDC00))
        else:
            self._say(symbol(code, self._font().name if 0xF000 <= code < 0xF100 else ""))

    def _say(self, text: str) -> None:
        match self._group.role:
            case "text":
                self._print(text)
            case "label":
                self._story.label += text.replace(UNKNOWN, BULLET)
            case "title":
                self._title += text
            case "fonts" | "styles":
                self._name += text
                if self._name.rstrip().endswith(";"):
                    self._end_name()
            case "colours":
                for _ in range(text.count(";")):
                    self._shades.append(brightness("".join(f"{self._colour.get(name, 255):02x}" for name in _COLOURS)))
                    self._colour = {}
            case _:
                pass

    def _print(self, text: str) -> None:
        if self._group.deleted:
            self.remarks.add(DELETED_TEXT)
        elif self._group.hidden or (0 < self._group.size < LEAST_POINTS * _HALVES and text.strip()):
            self.remarks.add(HIDDEN_TEXT)
        else:
            if text.strip() and self._is_white():
                self.remarks.add(WHITE_TEXT)
            self._story.add(text, self._group.bold)

    def _is_white(self) -> bool:
        """Whether it is in white on what nothing says to be other than white."""
        group, layout = self._group, self._story.layout
        shade = self._shades[group.colour] if 0 < group.colour < len(self._shades) else 0.0
        on_ground = group.has_ground or (layout.depth > 0 and any(cell.colour for cell in self._row.cells))
        return shade >= WHITE and not on_ground

    def _end_name(self) -> None:
        name, self._name = self._name.strip().rstrip(";").strip(), ""
        if self._group.role == "styles":
            self._styles.add(self._entry, self._style._replace(name=name.lower()))
            self._entry, self._style = 0, Style()
        else:
            self._fonts[self._entry] = self._fonts.get(self._entry, _Font())._replace(name=name)

    # ------------------------------------------------------------------ control words

    def _take_word(self, word: str, number: int | None) -> None:
        role = self._group.role
        if word in ROLES or word in STORIES or self._group.ignorable:
            self._begin_role(word)
        elif role == "fonts":
            self._take_font_word(word, number)
        elif role == "styles":
            self._take_style_word(word, number)
        elif role == "colours":
            if word in _COLOURS:
                self._colour[word] = min(max(number or 0, 0), 255)
        elif word in _SIGNS:
            self._say(_SIGNS[word])
        elif word == "u":
            self._take_unicode(number or 0)
        elif not self._take_letter_word(word, number) and not self._take_row_word(word, number):
            self._take_paragraph_word(word, number)

    def _begin_role(self, word: str) -> None:
        """A group for something of its own; one that may be left out and is not known is."""
        self._group.ignorable = False
        if word in REMARKS:
            self.remarks.add(REMARKS[word])
        if word in STORIES:
            self._begin_story(word)
            return
        role = ROLES.get(word, "skipped")
        self._group.role = role
        if role == "title":
            self._title = ""
        elif role == "label":
            self._story.label = ""

    def _take_font_word(self, word: str, number: int | None) -> None:
        font = self._fonts.get(self._entry, _Font())
        if word == "f":
            self._entry, self._name = number or 0, ""
            self._fonts[self._entry] = _Font()
        elif word == "fcharset" and number is not None:
            self._fonts[self._entry] = font._replace(character_set=number, codec=of_character_set(number))
        elif word == "cpg" and number is not None:
            self._fonts[self._entry] = font._replace(codec=code_page(number))

    def _take_style_word(self, word: str, number: int | None) -> None:
        if word == "s" and number is not None:
            self._entry = number
        elif word == "outlinelevel":
            self._style = self._style._replace(outline=number)
        elif word == "sbasedon":
            self._style = self._style._replace(based_on=number)
        elif word == "u":
            self._take_unicode(number or 0)

    def _take_letter_word(self, word: str, number: int | None) -> bool:
        """What the letters that follow look like. Whether the word was one of these."""
        group, on = self._group, number != 0
        if word == "b":
            group.bold = on
        elif word == "v":
            group.hidden = on
        elif word == "deleted":
            group.deleted = on
        elif word == "plain":
            group.bold = group.hidden = group.deleted = group.has_ground = False
            group.font, group.size, group.colour = None, _USUAL_SIZE, 0
        elif word == "fs":
            group.size = number or _USUAL_SIZE
        elif word == "cf":
            group.colour = number or 0
        elif word in _GROUNDS:
            group.has_ground = on and number is not None
        elif word == "f":
            group.font = number
        elif word == "uc":
            group.replaced = max(0, number or 0)
        elif word == "ansicpg":
            self._codec = code_page(number or 0)
        elif word in ("mac", "pc", "pca"):
            self._codec = {"mac": "mac_roman", "pc": "cp437", "pca": "cp850"}[word]
        elif word == "deff":
            self._default_font = number
        elif word == "chftn":
            self._mark_note()
        else:
            return False
        return True

    def _mark_note(self) -> None:
        """The mark of a note, in the text and again where the note begins."""
        in_note = any(entry.kind in ("footnote", "endnote") for entry in self._stories)
        self._notes += not in_note
        self._say(f"[{self._notes}]")

    def _take_row_word(self, word: str, number: int | None) -> bool:
        """Where the cells of a row stand. Whether the word said something of that."""
        if word == "trowd":
            self._row = RowShape()
        elif word == "trleft":
            self._row.left = number or 0
        elif word == "trhdr":
            self._row.is_header = number != 0
        elif word == "cellx":
            self._row.end_cell(number or 0)
        elif word in _MERGES:
            part, how = _MERGES[word]
            setattr(self._row.open_cell, part, how)
        elif word == "clcbpat":
            self._row.open_cell.colour = number or 0
        elif word in ("cell", "nestcell"):
            self._story.end_cell(self._depth_of(word))
        elif word in ("row", "nestrow"):
            self._story.end_row(self._depth_of(word), self._row)
        else:
            return False
        return True

    def _depth_of(self, word: str) -> int:
        """How many tables a cell or row lies in."""
        return max(2, self._story.layout.depth) if word.startswith("nest") else 1

    def _take_paragraph_word(self, word: str, number: int | None) -> None:
        story, layout = self._story, self._story.layout
        if word in ("par", "sect"):
            story.end_paragraph()
        elif word == "pard":
            story.layout, self._group.has_ground = Layout(), False
        elif word == "s":
            layout.style = number
        elif word == "outlinelevel":
            layout.outline = number
        elif word == "ilvl":
            layout.list_level = max(0, number or 0)
        elif word == "intbl":
            layout.depth, layout.depth_is_stated = max(1, layout.depth), True
        elif word == "itap":
            layout.depth, layout.depth_is_stated = max(0, number or 0), True
        elif word == "ftnalt" and self._stories[-1].kind == "footnote":
            self._stories[-1] = self._stories[-1]._replace(kind="endnote")
