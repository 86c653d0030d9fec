"""RTF files: drawn with known truth, and the ways in which programs write letters."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from localmind_desktop.core.errors import DocumentError, NothingToRead
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.formats.rich_text.reader import read
from tests.core.parsing.formats.drawn import opened, pages, places, some_cells, some_text, tables

HEAD = (
    r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\froman\fcharset2 Symbol;}"
    r"{\f2\fnil\fcharset204 Arial Cyr;}{\f3\fnil\fcharset128 MS Gothic;}}{\colortbl;\red128\green128\blue128;}"
    r"{\stylesheet{\snext0 Normal;}{\s1\sbasedon0\outlinelevel0 heading 1;}{\s2\sbasedon1 berschrift eigen;}"
    r"{\s3\sbasedon0 caption;}{\s4\sbasedon0 Title;}{\*\cs9 Strong;}}"
)


def escaped(text: str) -> str:
    """Text as programs write it: letters beyond ASCII by their UTF-16 codes, with a question mark for old readers."""
    written = ""
    for letter in text:
        if letter in "\\{}":
            written += "\\" + letter
        elif ord(letter) < 128:
            written += letter
        else:
            units = letter.encode("utf-16-le")
            codes = [int.from_bytes(units[at : at + 2], "little", signed=True) for at in range(0, len(units), 2)]
            written += "".join(rf"\u{code}?" for code in codes)
    return written


def saved(body: str, folder: Path, head: str = HEAD) -> Path:
    path = folder / "drawn.rtf"
    path.write_bytes((head + body + "}").encode("latin-1"))
    return path


def drawn_table(cells: Iterable[FlowCell], header_rows: int = 0) -> str:
    """A table as Word writes it: each row says where its cells end, merged cells have a part in each row."""
    parts: dict[int, list[tuple[FlowCell, str]]] = {}
    for cell in cells:
        for row in range(cell.row, cell.row + cell.rows):
            merge = "" if cell.rows == 1 else r"\clvmgf" if row == cell.row else r"\clvmrg"
            parts.setdefault(row, []).append((cell, merge))
    written = ""
    for row, entries in sorted(parts.items()):
        entries.sort(key=lambda entry: entry[0].column)
        shape = "".join(rf"{merge}\cellx{1_200 * (cell.column + cell.columns) + row % 3}" for cell, merge in entries)
        header = r"\trhdr" if row < header_rows else ""
        texts = "".join(
            rf"\pard\intbl {escaped(cell.text) if cell.row == row else ''}\cell" + "\n" for cell, _ in entries
        )
        written += rf"\trowd\trleft0{header}{shape}{texts}\row" + "\n"
    return written + r"\pard "


def texts(path: Path) -> list[str]:
    return [item.text for item in read(path).content if isinstance(item, FlowText)]


@pytest.mark.parametrize("seed", range(12))
def test_every_cell_stands_where_it_was_drawn(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    body, truth = "", list[object]()
    for number in range(4):
        heading, text, cells = f"Part {number} {some_text(random)}", some_text(random, 60), some_cells(random)
        body += rf"\pard\s{number % 2 + 1} {escaped(heading)}\par\pard {escaped(text)}\par " + drawn_table(cells)
        truth += [(heading, 1), (text, 0), cells]
    content = read(saved(body, tmp_path)).content
    found = [(i.text, i.level) if isinstance(i, FlowText) else places(i.cells) for i in content]  # type: ignore[union-attr]
    assert found == truth


def test_tables_keep_their_cells_on_their_way_over_pages(tmp_path: Path) -> None:
    random = Random(1)
    rows = [["Name", "Unit", "Limit"], *([f"R{n}", some_text(random), some_text(random)] for n in range(120))]
    cells = [FlowCell(text, r, c) for r, row in enumerate(rows) for c, text in enumerate(row)]
    (table,) = tables(saved(drawn_table(cells, header_rows=1), tmp_path), Kind.RICH_TEXT)
    assert list(table.headers) == rows[0]
    assert [list(row.texts) for row in table.rows] == rows[1:]


def test_tables_without_intbl_and_without_shapes_end_where_text_goes_on(tmp_path: Path) -> None:
    body = r"Before\par\trowd\cellx900\cellx1800 a\cell b\cell\row\trowd c\cell d\cell\row After\par Last"
    before, table, *after = read(saved(body, tmp_path)).content
    assert isinstance(table, FlowTable)
    assert before == FlowText("Before")
    assert [cell.text for cell in table.cells] == ["a", "b", "c", "d"]
    assert after == [FlowText("After"), FlowText("Last")]


def test_a_table_in_a_cell_follows_and_the_cell_keeps_its_text(tmp_path: Path) -> None:
    inner = (
        r"\pard\intbl\itap2 a\nestcell{\nonesttables\par}b\nestcell"
        r"{\*\nesttableprops\trowd\cellx500\cellx900\nestrow}{\nonesttables\par}"
    )
    body = rf"\trowd\cellx1000\cellx2000\pard\intbl before\par {inner}\pard\intbl after\cell beside\cell\row\pard End"
    first, second, last = read(saved(body, tmp_path)).content
    assert isinstance(first, FlowTable)
    assert isinstance(second, FlowTable)
    assert [cell.text for cell in first.cells] == ["before\nafter", "beside"]
    assert [cell.text for cell in second.cells] == ["a", "b"]
    assert last == FlowText("End")


def test_bold_shaded_and_sideways_merged_cells_are_told(tmp_path: Path) -> None:
    shape = r"\trowd\clcbpat1\clmgf\cellx1000\clmrg\cellx2000\cellx3000"
    below = r"\trowd\cellx1000\cellx2000\cellx3000 1\cell 2\cell 3\cell\row"
    body = rf"{shape}\pard\intbl{{\b bold}}\cell\cell plain\cell\row{below}"
    (table,) = read(saved(body, tmp_path)).content
    assert isinstance(table, FlowTable)
    assert table.cells[0] == FlowCell("bold", 0, 0, 1, 2, True, pytest.approx(128 / 255))
    assert table.cells[1] == FlowCell("plain", 0, 2)


def test_letters_of_every_code_page(tmp_path: Path) -> None:
    body = (
        r"\'fcber {\f2 \'ef\'ee} {\f1 \'b3a} {\f3 \'83e\'83X\'83g} {\uc0\u26085\u26412} \uc2\u252 ue\uc1\'e9"
        r" \u-10179?\u-8704?\u8211\'96 a\~b\-c\_d\emdash\lquote x\rquote{\f1\u-3999 ?}"
    )
    assert texts(saved(body, tmp_path)) == ["über по ≥α テスト 日本 üé 😀– a bc-d—‘x’α"]


def test_the_code_page_of_the_file(tmp_path: Path) -> None:
    head = r"{\rtf1\ansi\ansicpg1250\deff0{\fonttbl\f0\fswiss Helvetica;}"
    assert texts(saved(r"\f0 \'b3\'f3d\'9f", tmp_path, head)) == ["łódź"]


def test_kinds_of_paragraphs(tmp_path: Path) -> None:
    body = (
        r"\pard\s4 The title\par\pard\outlinelevel1 By outline\par\pard\s3 Table 1: Limits\par"
        r"{\listtext\f1\'b7\tab}\pard\ilvl1\ls1 point\par{\pntext 2.\tab}\pard old\par\pard plain\line next\par"
    )
    path = saved(body, tmp_path)
    assert read(path).content == (
        FlowText("The title", BlockKind.HEADING, 1),
        FlowText("By outline", BlockKind.HEADING, 2),
        FlowText("Table 1: Limits", BlockKind.CAPTION),
        FlowText("• point", BlockKind.LIST, 2),
        FlowText("2. old", BlockKind.LIST, 1),
        FlowText("plain\nnext"),
    )
    assert opened(path, Kind.RICH_TEXT).title == "The title"


def test_what_is_not_text_is_left_out_and_said(tmp_path: Path) -> None:
    body = (
        r"{\info{\title Of the {\b file}}{\author Nobody}}{\header Manual\par}{\footer Page 1\par}{\headerf Manual\par}"
        r"See {\field{\*\fldinst HYPERLINK x}{\fldrslt {link}}}{\pict\wmetafile8 0102\bin3 }}x}{\*\unknown gone}"
        r"{\deleted old }{\v hidden }{\*\annotation said}\par"
        r"{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt\pard boxed\par}}"
        r"{\shprslt{\*\do{\dptxbxtext boxed\par}}}}with a box\par"
        r"{\object{\*\objdata 00}{\result shown}}{\mmath{\*\moMath{\mr x=1}}{\mmathPict{\pict 00}}}"
    )
    flow = read(saved(body, tmp_path))
    assert [(i.text, i.kind) for i in flow.content if isinstance(i, FlowText)] == [
        ("Manual", BlockKind.FURNITURE),
        ("See link", BlockKind.PARAGRAPH),
        ("with a box", BlockKind.PARAGRAPH),
        ("boxed", BlockKind.PARAGRAPH),
        ("shownx=1", BlockKind.PARAGRAPH),
        ("Page 1", BlockKind.FURNITURE),
    ]
    assert flow.title == "Of the file"
    assert set(flow.remarks) == {
        "Pictures were left out.",
        "Deleted text of tracked changes was left out.",
        "Hidden text was left out.",
        "Comments in the margin were left out.",
        "Embedded objects were left out.",
    }


def test_notes_stand_below_what_marks_them(tmp_path: Path) -> None:
    note = r"{{\super\chftn}}{{\footnote{}\pard{{\super\chftn}} {}}}"
    body = (
        rf"Claim{note.format('', 'of the text')} and end{note.format(chr(92) + 'ftnalt', 'at the end')}\par"
        rf"\trowd\cellx900\cellx1800\pard\intbl a{note.format('', 'of the cell')}\cell b\cell\row\pard Last\par"
    )
    said = [
        i.text if isinstance(i, FlowText) else [cell.text for cell in i.cells]  # type: ignore[union-attr]
        for i in read(saved(body, tmp_path)).content
    ]
    assert said == [
        *["Claim[1] and end[2]", "[1] of the text", ["a[3]", "b"], "[3] of the cell", "Last", "[2] at the end"]
    ]


def test_cut_off_empty_and_damaged_files(tmp_path: Path) -> None:
    path = saved("", tmp_path)
    with pytest.raises(NothingToRead):
        pages(path, Kind.RICH_TEXT)
    path = saved(r"{\b Text\par more", tmp_path)
    assert read(path).remarks == ("The file is cut off; what followed is missing.",)
    assert texts(path) == ["Text", "more"]
    path.write_bytes(b"no rtf")
    with pytest.raises(DocumentError):
        pages(path, Kind.RICH_TEXT)
    path.write_bytes(b"{\\rtf1" + b"{" * 1_000_000)
    with pytest.raises(DocumentError):
        pages(path, Kind.RICH_TEXT)
    random = Random(2)
    whole = saved(drawn_table(some_cells(random), 1) + HEAD, tmp_path).read_bytes()
    for _ in range(300):
        broken = bytearray(whole)
        for _ in range(8):
            broken[random.randrange(6, len(broken))] = random.choice(rb"\{}'0a9 ")
        path.write_bytes(bytes(broken))
        with contextlib.suppress(DocumentError):
            pages(path, Kind.RICH_TEXT)
