"""OpenDocument texts and presentations, written with known truth."""

from __future__ import annotations

import contextlib
import zipfile
from collections.abc import Iterable
from html import escape
from pathlib import Path
from random import Random

import pytest

from localmind_desktop.core.errors import DocumentError, NothingToRead, PasswordProtected
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText, NewPage
from localmind_desktop.core.parsing.formats.open_document.reader import read
from tests.core.parsing.formats.drawn import opened, pages, places, some_cells, some_text, tables

SPACES = (
    " ".join(
        f'xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for short, name in (
            *[("office", "office"), ("text", "text"), ("table", "table"), ("draw", "drawing"), ("style", "style")],
            *[("fo", "xsl-fo-compatible"), ("svg", "svg-compatible"), ("presentation", "presentation")],
            ("manifest", "manifest"),
        )
    )
    + ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'
)

COMMON = """
<style:style style:name="Heading" style:family="paragraph"/>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph"
 style:parent-style-name="Heading" style:default-outline-level="1"/>
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Heading"/>
<style:style style:name="Caption" style:family="paragraph"/>
<style:style style:name="Table" style:family="paragraph" style:parent-style-name="Caption"/>
<style:style style:name="Preformatted_20_Text" style:family="paragraph"/>
<text:outline-style style:name="Outline">
<text:outline-level-style text:level="1" style:num-format="I" style:num-suffix="."/>
<text:outline-level-style text:level="2" style:num-format="1" text:display-levels="2"/>
<text:outline-level-style text:level="3" style:num-format=""/></text:outline-style>
<text:list-style style:name="Numbers">
<text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="." text:start-value="3"/>
<text:list-level-style-number text:level="2" style:num-format="a" style:num-prefix="(" style:num-suffix=")"/>
<text:list-level-style-bullet text:level="3" text:bullet-char="–"/></text:list-style>
"""
OWN = """
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Hidden" style:family="text"><style:text-properties text:display="none"/></style:style>
<style:style style:name="Grey" style:family="table-cell">
<style:table-cell-properties fo:background-color="#808080"/></style:style>
<style:style style:name="Unseen" style:family="drawing-page">
<style:drawing-page-properties presentation:visibility="hidden"/></style:style>
"""


def saved(body: str, folder: Path, masters: str = "", kind: str = "text", more: dict[str, str] | None = None) -> Path:
    path = folder / "drawn.odt"
    content = f"<office:automatic-styles>{OWN}</office:automatic-styles><office:body>{body}</office:body>"
    styles = f"<office:styles>{COMMON}</office:styles><office:master-styles>{masters}</office:master-styles>"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", f"application/vnd.oasis.opendocument.{kind}")
        archive.writestr("content.xml", f"<office:document-content {SPACES}>{content}</office:document-content>")
        archive.writestr("styles.xml", f"<office:document-styles {SPACES}>{styles}</office:document-styles>")
        for name, text in (more or {}).items():
            archive.writestr(name, text)
    return path


def text_file(body: str, folder: Path, masters: str = "", more: dict[str, str] | None = None) -> Path:
    return saved(f"<office:text>{body}</office:text>", folder, masters, more=more)


def drawn_table(cells: Iterable[FlowCell], header_rows: int = 0) -> str:
    places: dict[tuple[int, int], str] = {}
    for cell in cells:
        for row in range(cell.row, cell.row + cell.rows):
            for column in range(cell.column, cell.column + cell.columns):
                places[row, column] = "<table:covered-table-cell/>"
        spans = f'table:number-columns-spanned="{cell.columns}" table:number-rows-spanned="{cell.rows}"'
        places[cell.row, cell.column] = (
            f"<table:table-cell {spans}><text:p>{escape(cell.text)}</text:p></table:table-cell>"
        )
    rows: dict[int, str] = {}
    for (row, _), written in sorted(places.items()):
        rows[row] = rows.get(row, "") + written
    lines = [f"<table:table-row>{rows[row]}</table:table-row>" for row in sorted(rows)]
    header = "".join(lines[:header_rows])
    head = f"<table:table-header-rows>{header}</table:table-header-rows>" if header else ""
    return f"<table:table><table:table-column/>{head}{''.join(lines[header_rows:])}</table:table>"


def texts(path: Path) -> list[str]:
    return [item.text for item in read(path).content if isinstance(item, FlowText)]


@pytest.mark.parametrize("seed", range(12))
def test_every_cell_stands_where_it_was_drawn(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    body, truth = "", list[object]()
    for number in range(4):
        heading, text, cells = f"Part {number} {some_text(random)}", some_text(random, 60), some_cells(random)
        body += f'<text:h text:outline-level="3">{escape(heading)}</text:h><text:p>{escape(text)}</text:p>'
        body += drawn_table(cells)
        truth += [(heading, 3), (text, 0), cells]
    content = read(text_file(body, tmp_path)).content
    found = [(i.text, i.level) if isinstance(i, FlowText) else places(i.cells) for i in content]  # type: ignore[union-attr]
    assert found == truth


def test_tables_keep_their_cells_on_their_way_over_pages(tmp_path: Path) -> None:
    random = Random(1)
    rows = [["Name", "Unit", "Limit"], *([f"R{n}", some_text(random), some_text(random)] for n in range(120))]
    cells = [FlowCell(text, r, c) for r, row in enumerate(rows) for c, text in enumerate(row)]
    (table,) = tables(text_file(drawn_table(cells, header_rows=1), tmp_path), Kind.OPEN_TEXT)
    assert list(table.headers) == rows[0]
    assert [list(row.texts) for row in table.rows] == rows[1:]


def test_repeated_bold_and_shaded_cells_and_tables_in_cells(tmp_path: Path) -> None:
    inner = drawn_table([FlowCell("a", 0, 0), FlowCell("b", 0, 1)])
    body = (
        '<table:table><table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>twice</text:p>'
        '</table:table-cell><table:table-cell table:style-name="Grey"><text:p><text:span text:style-name="Bold">bold'
        "</text:span></text:p></table:table-cell></table:table-row>"
        '<table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>x</text:p></table:table-cell>'
        f"<table:table-cell><text:p>over</text:p>{inner}<text:p>under</text:p></table:table-cell>"
        '<table:table-cell table:number-columns-repeated="900000000"/></table:table-row></table:table>'
    )
    first, *others = read(text_file(body, tmp_path)).content
    assert isinstance(first, FlowTable)
    assert first.cells[:3] == (
        FlowCell("twice", 0, 0),
        FlowCell("twice", 0, 1),
        FlowCell("bold", 0, 2, 1, 1, True, pytest.approx(128 / 255)),
    )
    assert [(c.text, c.row) for c in first.cells[3:] if c.text] == [
        *[("x", 1), ("over\nunder", 1), ("x", 2), ("over\nunder", 2)]
    ]
    assert [[cell.text for cell in table.cells] for table in others if isinstance(table, FlowTable)] == [["a", "b"]] * 2


def test_numbers_are_those_that_are_printed(tmp_path: Path) -> None:
    def heading(text: str, level: int) -> str:
        return f'<text:h text:outline-level="{level}">{text}</text:h>'

    def listed(*items: str, more: str = "") -> str:
        return f'<text:list text:style-name="Numbers" {more}>{"".join(items)}</text:list>'

    def item(*blocks: str, more: str = "") -> str:
        return f"<text:list-item {more}>{''.join(blocks)}</text:list-item>"

    deep = "<text:list><text:list-item><text:p>e</text:p></text:list-item></text:list>"
    inner = f"<text:list>{item('<text:p>c</text:p>')}{item(deep)}</text:list>"
    body = (
        heading("One", 1) + heading("Sub", 2) + heading("Plain", 3) + heading("Two", 1) + heading("Sub", 2)
        + listed(item("<text:p>a</text:p><text:p>goes on</text:p>"), item("<text:p>b</text:p>", inner))
        + listed(item("<text:p>f</text:p>"), more='text:continue-numbering="true"')
        + listed(item("<text:p>g</text:p>"), item("<text:p>h</text:p>", more='text:start-value="9"'))
    )  # fmt: skip
    found = [(i.text, i.level) for i in read(text_file(body, tmp_path)).content if isinstance(i, FlowText)]
    assert found == [
        *[("I. One", 1), ("I.1 Sub", 2), ("Plain", 3), ("II. Two", 1), ("II.1 Sub", 2)],
        *[("3. a", 1), ("goes on", 0), ("4. b", 1), ("(a) c", 2), ("– e", 3)],
        *[("5. f", 1), ("3. g", 1), ("9. h", 1)],
    ]


def test_kinds_of_paragraphs_and_what_is_in_them(tmp_path: Path) -> None:
    body = (
        '<text:sequence-decls><text:sequence-decl text:name="Table"/></text:sequence-decls>'
        '<text:p text:style-name="Title">The title</text:p>'
        '<text:p text:style-name="Table">Table <text:sequence>4</text:sequence>: Limits</text:p>'
        '<text:p text:style-name="Preformatted_20_Text">if x:</text:p>'
        '<text:p text:style-name="Preformatted_20_Text"><text:s text:c="4"/>y()</text:p>'
        "<text:p>  a\n   b<text:s text:c='2'/>c<text:line-break/>d <text:a>link</text:a>"
        '<text:span text:style-name="Hidden">secret</text:span>'
        "<office:annotation><text:p>no</text:p></office:annotation></text:p>"
        "<text:table-of-content><text:table-of-content-source><text:index-title-template>x</text:index-title-template>"
        "</text:table-of-content-source><text:index-body><text:p>1 Scope<text:tab/>7</text:p></text:index-body>"
        "</text:table-of-content>"
        '<text:section text:name="s"><text:p>in a section</text:p></text:section>'
        '<text:section text:display="none"><text:p>hidden</text:p></text:section>'
        "<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion>"
        "</text:changed-region></text:tracked-changes>"
    )
    flow = read(text_file(body, tmp_path))
    assert flow.content == (
        FlowText("The title", BlockKind.HEADING, 1),
        FlowText("Table 4: Limits", BlockKind.CAPTION),
        FlowText("if x:\n    y()", BlockKind.CODE),
        FlowText("a b  c\nd link"),
        FlowText("1 Scope ..... 7"),
        FlowText("in a section"),
    )
    assert flow.title == "The title"
    assert flow.remarks == (
        "Hidden text was left out.",
        "Comments in the margin were left out.",
        "Deleted text of tracked changes was left out.",
    )


def test_notes_frames_and_running_titles(tmp_path: Path) -> None:
    note = (
        '<text:note text:note-class="{}"><text:note-citation>{}</text:note-citation>'
        "<text:note-body><text:p>{}</text:p></text:note-body></text:note>"
    )
    frame = "<draw:frame><draw:text-box><text:p>boxed</text:p></draw:text-box></draw:frame>"
    picture = '<draw:frame><draw:image xlink:href="x.png"/></draw:frame>'
    body = (
        f"<text:p>Claim{note.format('footnote', 1, 'foot')} end{note.format('endnote', 'i', 'close')}{frame}{picture}"
        "</text:p><draw:custom-shape><text:p>drawn</text:p></draw:custom-shape><text:p>Last</text:p>"
    )
    masters = (
        "<style:master-page><style:header><text:p>Manual</text:p></style:header>"
        "<style:footer><text:p>Page <text:page-number>3</text:page-number></text:p></style:footer></style:master-page>"
        "<style:master-page><style:header><text:p>Manual</text:p></style:header></style:master-page>"
    )
    path = text_file(body, tmp_path, masters)
    assert texts(path) == ["Manual", "Claim[1] end[i]", "boxed", "[1] foot", "drawn", "Last", "[i] close", "Page 3"]
    assert opened(path, Kind.OPEN_TEXT).remarks == ("Pictures were left out.",)


def test_embedded_charts_and_formulas(tmp_path: Path) -> None:
    frame = (
        '<text:p><draw:frame><draw:object xlink:href="./{0}"/><draw:image xlink:href="{0}.png"/></draw:frame></text:p>'
    )
    header = "".join(f"<table:table-cell><text:p>{text}</text:p></table:table-cell>" for text in ("", "North"))
    row = "".join(f"<table:table-cell><text:p>{text}</text:p></table:table-cell>" for text in ("2021", "1.5"))
    chart = (
        f"<office:document-content {SPACES}><office:body><table:table>"
        f"<table:table-header-rows><table:table-row>{header}</table:table-row></table:table-header-rows><table:table-rows><table:table-row>{row}</table:table-row>"
        "</table:table-rows></table:table></office:body></office:document-content>"
    )
    math = (
        '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo>'
        "<mn>1</mn></mrow></mfrac></mrow><annotation>a over {b+1}</annotation></semantics></math>"
    )
    more = {"Object 1/content.xml": chart, "Object 2/content.xml": math}
    flow = read(
        text_file(frame.format("Object 1") + frame.format("Object 2") + frame.format("none"), tmp_path, more=more)
    )
    table, formula = flow.content
    assert isinstance(table, FlowTable)
    assert (table.header_rows, [cell.text for cell in table.cells]) == (1, ["", "North", "2021", "1.5"])
    assert formula == FlowText("a/(b+1)")
    assert flow.remarks == ("Embedded objects were left out.",)


def test_slides_are_read_from_top_to_bottom_under_their_titles(tmp_path: Path) -> None:
    def frame(text: str, y: str, role: str = "", x: str = "1cm") -> str:
        kind = f'presentation:class="{role}"' if role else ""
        box = f"<draw:text-box><text:p>{text}</text:p></draw:text-box>"
        return f'<draw:frame svg:x="{x}" svg:y="{y}" {kind}>{box}</draw:frame>'

    cells = [FlowCell("A", 0, 0), FlowCell("B", 0, 1), FlowCell("1", 1, 0), FlowCell("2", 1, 1)]
    table = f'<draw:frame svg:y="20cm">{drawn_table(cells)}</draw:frame>'
    prompt = (
        '<draw:frame presentation:placeholder="true"><draw:text-box><text:p>Click</text:p></draw:text-box></draw:frame>'
    )
    notes = f"<presentation:notes>{frame('said aloud', '1cm', 'notes')}</presentation:notes>"
    body = (
        f"<office:presentation><draw:page>{frame('Show', '9cm', 'title')}{prompt}</draw:page>"
        f"<draw:page>{frame('low', '90mm')}<draw:g>{frame('right', '5cm', x='9cm')}{frame('left', '5cm')}</draw:g>"
        f"{frame('Second', '12cm', 'title')}{table}{notes}</draw:page>"
        f'<draw:page draw:style-name="Unseen">{frame("hidden", "1cm")}</draw:page></office:presentation>'
    )
    path = saved(body, tmp_path, kind="presentation")
    flow = read(path)
    assert [item if not isinstance(item, FlowTable) else len(item.cells) for item in flow.content] == [
        *[NewPage("Slide 1", is_slide=True), FlowText("Show", BlockKind.HEADING, 1)],
        *[NewPage("Slide 2", is_slide=True), FlowText("Second", BlockKind.HEADING, 2)],
        *[FlowText("left"), FlowText("right"), FlowText("low"), 4, FlowText("Notes"), FlowText("said aloud")],
        *[NewPage("Slide 3", is_slide=True), FlowText("hidden")],
    ]
    assert flow.remarks == ("Some slides are hidden in presentations; they were read as the others.",)
    assert [page.label for page in pages(path, Kind.OPEN_SLIDES)] == ["Slide 1", "Slide 2", "Slide 3"]


def test_locked_empty_and_damaged_files(tmp_path: Path) -> None:
    entry = '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>'
    locked = f"<manifest:manifest {SPACES}>{entry}</manifest:manifest>"
    with pytest.raises(PasswordProtected):
        read(text_file("", tmp_path, more={"META-INF/manifest.xml": locked}))
    with pytest.raises(NothingToRead):
        pages(text_file("", tmp_path), Kind.OPEN_TEXT)
    with pytest.raises(DocumentError):
        pages(saved("<office:drawing/>", tmp_path), Kind.OPEN_TEXT)
    path = text_file(
        f"<text:p>{'text ' * 2_000}</text:p>" + "<text:section>" * 3_000 + "</text:section>" * 3_000, tmp_path
    )
    with pytest.raises(DocumentError):
        pages(path, Kind.OPEN_TEXT)
    random = Random(1)
    whole = text_file(f"<text:p>{some_text(random, 500)}</text:p>".replace("&", "+"), tmp_path).read_bytes()
    for length in (0, 10, len(whole) // 2):
        path.write_bytes(whole[:length])
        with pytest.raises(DocumentError):
            pages(path, Kind.OPEN_TEXT)
    for _ in range(100):
        broken = bytearray(whole)
        for _ in range(5):
            broken[random.randrange(len(broken))] = random.randrange(256)
        path.write_bytes(bytes(broken))
        with contextlib.suppress(DocumentError):
            pages(path, Kind.OPEN_TEXT)
