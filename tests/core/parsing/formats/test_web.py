"""Web pages, web archives and e-books: what browsers show of them, in its order, and nothing lost unsaid."""

from __future__ import annotations

import contextlib
import zipfile
from collections.abc import Mapping
from email.message import EmailMessage
from pathlib import Path
from random import Random

import pytest

from localmind_desktop.core.errors import Damaged, DocumentError, NothingToRead, PasswordProtected, TooLarge
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web import archive, epub, page
from localmind_desktop.core.parsing.formats.web.tables import WIDE_CELLS
from tests.core.parsing.formats.drawn import opened, pages, places

pytestmark = pytest.mark.sampled(2)

CONTAINER = '<container><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>'


def read(markup: str | bytes, folder: Path) -> Flow:
    path = folder / "page"
    path.write_bytes(markup if isinstance(markup, bytes) else markup.encode())
    return page.read(path)


def texts(content: tuple[Content, ...]) -> list[str]:
    return [item.text for item in content if isinstance(item, FlowText)]


def table(markup: str, folder: Path) -> FlowTable:
    (found,) = (item for item in read(markup, folder).content if isinstance(item, FlowTable))
    return found


# ------------------------------------------------------------------------------------- text


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("a&nbsp;b &amp; &lt;c&gt; &euro; &#x6e29;", "a b & <c> € 温"),
        ("one<br>two<br/>three", "one\ntwo\nthree"),
        ("five<sup>1</sup>, 5<sup><a href='#n'>2</a></sup>, 10<sup>-3</sup>", "five¹, 5², 10⁻³"),
        ("x<sup>2n</sup> 1<sup>st</sup> H<sub>2</sub>O", "x^2n 1st H2O"),
        ("<ruby>漢<rt>kan</rt></ruby> <ruby>字<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>", "漢(kan) 字(ji)"),
        ("co&shy;operate wo<wbr>rd <q>said</q>", "cooperate word “said”"),
        ("<math><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math> m", "a/(b+1) m"),
        ("<math><semantics><mi>x</mi><annotation>latex</annotation></semantics></math>", "x"),
        ("see <img src=x alt='a pump'> and <svg><text>P1</text></svg>", "see a pump and P1"),
        ("a <input value='Bob'> <input type=checkbox checked> b <input type=hidden value=no>", "a Bob ☒ b"),
        ("<select><option>A<option selected>B</select> <textarea>free</textarea><button>Go</button>", "B free Go"),
        ("<my-part>one</my-part><my-part>two</my-part>", "one two"),
    ],
)
def test_what_stands_in_a_line(markup: str, text: str, tmp_path: Path) -> None:
    assert texts(read(f"<p>{markup}</p>", tmp_path).content) == [text]


def test_lists_have_the_marks_that_browsers_show(tmp_path: Path) -> None:
    markup = (
        "<ol start=3 type=a><li>c<ul><li>in<ol type=I><li>one</ol></ul><li value=9>i<p>more</ol>"
        "<ol reversed><li>two<li>one</ol><ul>loose<li>x</li>between<li>y</ul>"
    )
    assert [(item.text, item.level) for item in read(markup, tmp_path).content if isinstance(item, FlowText)] == [
        *(("c. c", 1), ("• in", 2), ("I. one", 3), ("i. i", 1), ("more", 1), ("2. two", 1), ("1. one", 1)),
        *(("loose", 0), ("• x", 1), ("between", 0), ("• y", 1)),
    ]


def test_headings_definitions_listings_and_captions(tmp_path: Path) -> None:
    markup = (
        "<nav>Home</nav><h2>Limits <a href='#l'>¶</a></h2><dl><dt>Bar<dd>A unit<dl><dt>mbar<dd>less</dl></dl>"
        "<pre>if <b>x</b>:\n    y<br>z</pre><figure><figcaption>Fig. 1</figcaption></figure>"
    )
    assert read(markup, tmp_path).content == (
        FlowText("Home", BlockKind.FURNITURE),
        FlowText("Limits", BlockKind.HEADING, 2),
        FlowText("Bar"),
        FlowText("A unit", BlockKind.LIST, 1),
        FlowText("mbar", BlockKind.LIST, 1),
        FlowText("less", BlockKind.LIST, 2),
        FlowText("if x:\n    y\nz", BlockKind.CODE),
        FlowText("Fig. 1", BlockKind.CAPTION),
    )


def test_what_is_left_out_is_said(tmp_path: Path) -> None:
    flow = read("<p>a<p style='display: none'>b<p hidden>c<img src=x><iframe src=y></iframe>", tmp_path)
    assert texts(flow.content) == ["a"]
    assert flow.remarks == ("Hidden text was left out.",)
    flow = read("<p>a<img src=x><iframe src=y></iframe><script>no()</script>", tmp_path)
    assert flow.remarks == ("Pictures were left out.", "Embedded objects were left out.")


def test_a_formula_that_is_there_to_read_and_to_look_at_is_told_once(tmp_path: Path) -> None:
    markup = "<p>so <span><span><math><mi>x</mi></math></span><span aria-hidden=true>x</span></span> it is"
    assert texts(read(markup, tmp_path).content) == ["so x it is"]


@pytest.mark.parametrize(
    ("stated", "encoding"),
    [
        ("<meta charset=windows-1252>", "cp1252"),
        ("<meta http-equiv=Content-Type content='text/html; charset=shift_jis'>", "shift_jis"),
        ("<meta charset=iso-2022-jp>", "iso2022_jp"),
        ("<?xml version='1.0' encoding='iso-8859-2'?>", "iso-8859-2"),
        ("", "utf-16"),
        ("", "utf-8-sig"),
        ("", "utf-8"),
    ],
)
def test_letters_are_those_that_the_page_states(stated: str, encoding: str, tmp_path: Path) -> None:
    text = {"shift_jis": "最大電流", "iso2022_jp": "温度計", "iso-8859-2": "łódź", "cp1252": "Überdruck €"}.get(
        encoding, "温 Ü"
    )
    markup = f"{stated}<html><title>{text}</title><p>{text}</p></html>"
    flow = read(markup.encode(encoding), tmp_path)
    assert (texts(flow.content), flow.title) == ([text], text)


def test_deep_and_long_pages_are_read_whole(tmp_path: Path) -> None:
    deep = "<div>" * 300 + "deep" + "</div>" * 300 + "<p>after</p>"
    assert texts(read(deep, tmp_path).content) == ["deep", "after"]
    flow = read(f"<p>{'word ' * 2_200_000}</p><p>after</p>", tmp_path)
    assert [len(text) for text in texts(flow.content)] == [10_999_999, 5]
    with pytest.raises(TooLarge):
        read("<b>" * 5_000 + "lost?", tmp_path)


# ------------------------------------------------------------------------------------- tables


def test_heads_stand_first_and_feet_last_and_no_cell_reaches_out_of_its_part(tmp_path: Path) -> None:
    found = table(
        "<table><caption>Cap</caption><tfoot><tr><td>f1<td>f2</tfoot>"
        "<thead><tr><th rowspan=9>h1<th>h2<tr><th>h3</thead>"
        "<tbody><tr><td rowspan=0>r<td>1<tr><td>2<tbody><tr><td colspan=0>a<td>b</table>",
        tmp_path,
    )
    assert (found.caption, found.header_rows) == ("Cap", 2)
    assert places(found.cells) == [
        *(FlowCell("h1", 0, 0, 2), FlowCell("h2", 0, 1), FlowCell("h3", 1, 1), FlowCell("r", 2, 0, 2)),
        *(FlowCell("1", 2, 1), FlowCell("2", 3, 1), FlowCell("a", 4, 0), FlowCell("b", 4, 1)),
        *(FlowCell("f1", 5, 0), FlowCell("f2", 5, 1)),
    ]


def test_cells_that_overlap_lose_no_text(tmp_path: Path) -> None:
    found = table("<table><tr><td>A<td rowspan=2>B<td>C<tr><td colspan=3>D</table>", tmp_path)
    assert sorted(cell.text for cell in found.cells) == ["A", "B", "C", "D"]
    assert len({(cell.row, cell.column) for cell in found.cells}) == 4


def test_rows_in_forms_cells_without_rows_and_letters_beside_cells(tmp_path: Path) -> None:
    found = table("<table><form><tr><td>1<td>2</tr></form></table>", tmp_path)
    assert [cell.text for cell in found.cells] == ["1", "2"]
    flow = read("<table>stray<td>1<td>2<tr><td>3<td>4</table>", tmp_path)
    assert texts(flow.content) == ["stray"]
    assert [places(item.cells) for item in flow.content if isinstance(item, FlowTable)] == [
        [FlowCell("1", 0, 0), FlowCell("2", 0, 1), FlowCell("3", 1, 0), FlowCell("4", 1, 1)]
    ]


def test_a_table_that_only_arranges_is_none(tmp_path: Path) -> None:
    flow = read(
        "<table role=presentation><tr><td><h1>H</h1><td><table><caption>In</caption><tr><td>1<td>2</table></table>"
        "<table><caption>Alone</caption><tr><td>x</table>",
        tmp_path,
    )
    assert [item.text if isinstance(item, FlowText) else len(item.cells) for item in flow.content] == [
        *("H", 2, "Alone", "x")
    ]


def test_cells_keep_lines_lists_and_text_around_tables_in_them(tmp_path: Path) -> None:
    flow = read("<table><tr><td>a<p>b</p><ul><li>c</ul><td>d<table><tr><td>1<td>2</table>e</table>", tmp_path)
    outer, inner = (item for item in flow.content if isinstance(item, FlowTable))
    assert [cell.text for cell in outer.cells] == ["a\nb\n• c", "d\ne"]
    assert [cell.text for cell in inner.cells] == ["1", "2"]


@pytest.mark.parametrize("span", ["colspan=1000", "rowspan=0 colspan=1000", "rowspan=65534"])
def test_cells_that_cover_billions_of_others_are_read_as_single_ones(span: str, tmp_path: Path) -> None:
    flow = read(f"<p>before</p><table>{f'<tr><td {span}>a<td {span}>b' * 2_000}</table><p>after</p>", tmp_path)
    assert [item.text for item in flow.content if isinstance(item, FlowText)] == ["before", "after"]
    (found,) = (item for item in flow.content if isinstance(item, FlowTable))
    assert [(cell.text, cell.rows, cell.columns) for cell in found.cells] == [("a", 1, 1), ("b", 1, 1)] * 2_000
    assert flow.remarks == (WIDE_CELLS,)


# ------------------------------------------------------------------------------------- archives and books


def test_a_web_archive_is_its_pages_in_the_letters_that_its_parts_state(tmp_path: Path) -> None:
    message = EmailMessage()
    message["Subject"] = "Limits of the pump"
    message.add_related("<p>Überdruck<p hidden>x".encode("cp1252"), "text", "html")
    part = next(part for part in message.walk() if part.get_content_type() == "text/html")
    part.set_param("charset", "windows-1252")
    message.add_related(b"\x89PNG", "image", "png", filename="a.png")
    path = tmp_path / "saved"
    path.write_bytes(message.as_bytes())
    flow = archive.read(path)
    assert (flow.title, texts(flow.content)) == ("Limits of the pump", ["Überdruck"])
    assert flow.remarks == ("Hidden text was left out.",)
    path.write_text("Subject: none\nContent-Type: text/plain\n\nno page")
    with pytest.raises(NothingToRead):
        archive.read(path)


def book(path: Path, chapters: Mapping[str, str], **others: str) -> Path:
    items = "".join(
        f'<item id="c{n}" href="{name}" media-type="application/xhtml+xml"/>' for n, name in enumerate(chapters)
    )
    spine = "".join(f'<itemref idref="c{n}"/>' for n in range(len(chapters)))
    package = (
        '<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>The Pump</dc:title></metadata>'
        f"<manifest>{items}</manifest><spine>{spine}</spine></package>"
    )
    with zipfile.ZipFile(path, "w") as drawn:
        drawn.writestr("mimetype", "application/epub+zip")
        drawn.writestr("META-INF/container.xml", CONTAINER)
        drawn.writestr("O/b.opf", package)
        for name, text in chapters.items():
            if text:
                drawn.writestr(
                    name.removeprefix("../") if name.startswith("../") else f"O/{name}".replace("%20", " "), text
                )
        for name, text in others.items():
            drawn.writestr(f"META-INF/{name}.xml", text)
    return path


def test_a_book_is_read_in_its_order(tmp_path: Path) -> None:
    chapters = {
        "../T/two.xhtml": '<?xml version="1.0"?><html><head><title/></head><body><h1>B</h1></body></html>',
        "on%20e.xhtml": "<html><body><h1>A</h1><table><tr><td>1</td><td>2</td></tr></table></body></html>",
        "blank.xhtml": " ",
        "gone.xhtml": "",
    }
    flow = epub.read(book(tmp_path / "b", chapters))
    assert (flow.title, texts(flow.content)) == ("The Pump", ["B", "A"])
    assert flow.remarks == ("Parts of the book are missing from the file.",)


def test_books_that_are_protected_or_broken_are_told(tmp_path: Path) -> None:
    page_of_text = {"a.xhtml": "<p>A"}
    encrypted = '<e><EncryptionMethod Algorithm="{}"/></e>'
    typefaces = encrypted.format("http://www.idpf.org/2008/embedding")
    assert texts(epub.read(book(tmp_path / "f", page_of_text, encryption=typefaces)).content) == ["A"]
    for name, text in (("rights", "<r/>"), ("encryption", encrypted.format("http://x/aes128-cbc"))):
        with pytest.raises(PasswordProtected):
            epub.read(book(tmp_path / name, page_of_text, **{name: text}))
    with zipfile.ZipFile(tmp_path / "empty", "w") as drawn:
        drawn.writestr("mimetype", "application/epub+zip")
    with pytest.raises(Damaged):
        epub.read(tmp_path / "empty")


def test_broken_pages_are_read_or_told(tmp_path: Path) -> None:
    random = Random(3)
    whole = b"<html><body><table><tr><td rowspan=2>a<td>b<tr><td>c</table><ul><li>x<ol><li>y</ul><math><mi>z</math>"
    path = tmp_path / "broken"
    for _ in range(150):
        content = bytearray(whole * random.randint(1, 3))
        for _ in range(random.randint(1, 20)):
            content[random.randrange(len(content))] = random.randrange(256)
        path.write_bytes(bytes(content))
        with contextlib.suppress(DocumentError):
            pages(path, Kind.HTML)
    for empty in (b"", b"  \n", b"<?xml version='1.0'?>", b"<html></html>"):
        path.write_bytes(empty)
        with pytest.raises(NothingToRead):
            opened(path, Kind.HTML)
