"""What paragraphs of Word files hold: tracked changes, fields, notes, text boxes, charts."""

from __future__ import annotations

import zipfile
from pathlib import Path

import docx
from docx.oxml.ns import nsdecls

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import FlowTable, FlowText
from localmind_desktop.core.parsing.formats.word.reader import read
from tests.core.parsing.formats.word_files import SPACES, rewrite, run, saved, texts, with_body


def test_tracked_changes_count_as_accepted(tmp_path: Path) -> None:
    deleted = '<w:del w:id="1"><w:r><w:delText>old </w:delText></w:r></w:del>'
    body = (
        f'<w:p>{run("The ")}{deleted}<w:ins w:id="2">{run("new")}</w:ins>{run(" pump")}</w:p>'
        f'<w:p><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr>{run("One line, ")}</w:p><w:p>{run("joined.")}</w:p>'
        f'<w:p><w:moveFrom w:id="4">{run("moved")}</w:moveFrom></w:p>'
        f'<w:p><w:moveTo w:id="5">{run("moved")}</w:moveTo></w:p>'
        "<w:tbl><w:tblPr/><w:tblGrid/>"
        f"<w:tr><w:tc><w:p>{run('a')}</w:p></w:tc><w:tc><w:p>{run('b')}</w:p></w:tc></w:tr>"
        f'<w:tr><w:trPr><w:del w:id="6"/></w:trPr><w:tc><w:p/></w:tc><w:tc><w:p>{run("gone")}</w:p></w:tc></w:tr>'
        "</w:tbl>"
    )
    flow = read(with_body(body, tmp_path))
    assert [i.text for i in flow.content if isinstance(i, FlowText)] == ["The new pump", "One line, joined.", "moved"]
    assert [[cell.text for cell in i.cells] for i in flow.content if isinstance(i, FlowTable)] == [["a", "b"]]
    assert flow.remarks == ("Deleted text of tracked changes was left out.",)


def test_a_text_box_is_read_once(tmp_path: Path) -> None:
    box = f"<w:txbxContent><w:p>{run('In the box')}</w:p></w:txbxContent>"
    body = (
        f"<w:p>{run('Beside')}<w:r><mc:AlternateContent><mc:Choice Requires='wps'><w:drawing><wp:inline><a:graphic>"
        f"<a:graphicData uri=''><wps:wsp><wps:txbx>{box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline>"
        f"</w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>{box}</v:textbox></v:shape></w:pict>"
        "</mc:Fallback></mc:AlternateContent></w:r></w:p>"
    )
    assert texts(with_body(body, tmp_path)) == ["Beside", "In the box"]


def test_fields_show_their_results_only(tmp_path: Path) -> None:
    def mark(kind: str) -> str:
        return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'

    def instruction(text: str) -> str:
        return f"<w:r><w:instrText>{text}</w:instrText></w:r>"

    nested = mark("begin") + instruction(" REF x ") + mark("separate") + run("hidden") + mark("end")
    caption = '<w:p><w:pPr><w:pStyle w:val="Caption"/></w:pPr>{}</w:p>'
    never_computed = run("Table ") + '<w:fldSimple w:instr=" SEQ Table \\* ARABIC "/>' + run(": Limits")
    computed = run("Table ") + mark("begin") + instruction("SEQ Table") + mark("separate") + run("7") + mark("end")
    condition = mark("begin") + instruction(" IF ") + nested + mark("separate") + run("shown") + mark("end")
    line = run("1 Scope") + "<w:r><w:tab/></w:r>" + run("9")
    body = (
        f"<w:p>{condition}{run(' after')}</w:p>"
        + caption.format(never_computed) + caption.format(computed) + caption.format(never_computed)
        + f"<w:p>{mark('begin')}{instruction('TOC')}{mark('separate')}{line}</w:p>"
        + f"<w:p>{mark('end')}</w:p>"
    )  # fmt: skip
    path = with_body(body, tmp_path)
    assert texts(path) == ["shown after", "Table 1: Limits", "Table 7", "Table 8: Limits", "1 Scope ..... 9"]


def test_fields_that_do_not_match_hide_nothing(tmp_path: Path) -> None:
    body = f'<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>{run("shown")}</w:p><w:p>{run("too")}</w:p>'
    assert texts(with_body(body, tmp_path)) == ["shown", "too"]


def test_signs_wrappings_and_formulas(tmp_path: Path) -> None:
    fraction = "<m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>"
    power = "<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>"
    signs = (
        '<w:r><w:sym w:font="Symbol" w:char="F0A3"/><w:noBreakHyphen/><w:softHyphen/><w:br/>'
        '<w:sym w:font="Wingdings" w:char="F0FC"/></w:r>'
    )
    body = (
        f"<w:p>{run('5')}{signs}<w:hyperlink w:anchor='x'>{run('link')}</w:hyperlink></w:p>"
        f"<w:sdt><w:sdtPr/><w:sdtContent><w:p><w:sdt><w:sdtContent>{run('con­trol')}</w:sdtContent></w:sdt></w:p></w:sdtContent></w:sdt>"
        f"<w:p>{run('mean ')}<m:oMathPara><m:oMath>{fraction}{power}</m:oMath></m:oMathPara></w:p>"
        f"<w:p>{run('seen')}{run(' not seen', '<w:vanish/>')}</w:p>"
        f"<w:p><w:pPr><w:framePr w:dropCap='drop'/></w:pPr>{run('O')}</w:p><w:p>{run('nce')}</w:p>"
    )
    flow = read(with_body(body, tmp_path))
    assert [i.text for i in flow.content if isinstance(i, FlowText)] == [
        *["5≤-\n✓link", "control", "mean (a+b)/2x^2", "seen", "Once"]
    ]
    assert flow.remarks == ("Hidden text was left out.",)


def test_notes_stand_below_what_marks_them(tmp_path: Path) -> None:
    reference = '<w:r><w:{0}Reference w:id="{1}"/></w:r>'
    cell = "<w:tc><w:p>{}</w:p></w:tc>"
    body = (
        f"<w:p>{run('Claim')}{reference.format('footnote', 5)}{run(' and end')}{reference.format('endnote', 1)}</w:p>"
        f"<w:tbl><w:tblPr/><w:tblGrid/><w:tr>{cell.format(run('a') + reference.format('footnote', 3))}"
        f"{cell.format(run('b'))}</w:tr></w:tbl>"
        f"<w:p>{run('Last')}</w:p>"
    )
    path = with_body(body, tmp_path)
    note = '<w:{0} w:id="{1}"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t> {2}</w:t></w:r></w:p></w:{0}>'
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/{0}s"
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    feet, ends = (
        note.format("footnote", 3, "of the cell") + note.format("footnote", 5, "of the text"),
        note.format("endnote", 1, "at the end"),
    )
    members["word/footnotes.xml"] = f"<w:footnotes {SPACES}>{feet}</w:footnotes>".encode()
    members["word/endnotes.xml"] = f"<w:endnotes {SPACES}>{ends}</w:endnotes>".encode()
    relations = "".join(
        f'<Relationship Id="n{k}" Type="{kind.format(k)}" Target="{k}s.xml"/>' for k in ("footnote", "endnote")
    )
    name = "word/_rels/document.xml.rels"
    members[name] = members[name].replace(b"</Relationships>", relations.encode() + b"</Relationships>")
    rewrite(path, members)
    said = [i.text if isinstance(i, FlowText) else [cell.text for cell in i.cells] for i in read(path).content]  # type: ignore[union-attr]
    assert said == [
        "Claim[1] and end[i]",
        "[1] of the text",
        ["a[2]", "b"],
        "[2] of the cell",
        "Last",
        "[i] at the end",
    ]


def test_headers_and_footers_are_furniture_and_said_once(tmp_path: Path) -> None:
    document = docx.Document()
    document.add_paragraph("Text")
    for page in (1, 2):
        section = document.sections[0] if page == 1 else document.add_section()
        section.header.is_linked_to_previous = section.footer.is_linked_to_previous = False
        section.header.paragraphs[0].text, section.footer.paragraphs[0].text = "Manual", f"Page {page}"
    path = saved(document, tmp_path)
    assert [(i.text, i.kind) for i in read(path).content if isinstance(i, FlowText)] == [
        ("Manual", BlockKind.FURNITURE),
        ("Text", BlockKind.PARAGRAPH),
        ("Page 1", BlockKind.FURNITURE),
    ]


def test_the_values_of_a_chart_are_a_table(tmp_path: Path) -> None:
    space = "http://schemas.openxmlformats.org/drawingml/2006/chart"
    drawing = (
        f"<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri='{space}'>"
        f"<c:chart xmlns:c='{space}' r:id='chart9'/>"
        "</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
    )
    path = with_body(drawing, tmp_path)

    def points(*values: str) -> str:
        return "".join(f'<c:pt idx="{at}"><c:v>{value}</c:v></c:pt>' for at, value in enumerate(values))

    series = "".join(
        f"<c:ser><c:tx><c:strRef><c:strCache>{points(name)}</c:strCache></c:strRef></c:tx>"
        f"<c:cat><c:strRef><c:strCache>{points('2021', '2022')}</c:strCache></c:strRef></c:cat>"
        f"<c:val><c:numRef><c:numCache>{points(*values)}</c:numCache></c:numRef></c:val></c:ser>"
        for name, values in (("North", ("1.5", "2")), ("South", ("0.30000000000000004", "4")))
    )
    title = "<c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title>"
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    members["word/charts/chart9.xml"] = (
        f'<c:chartSpace xmlns:c="{space}" {nsdecls("a")}><c:chart>{title}<c:plotArea><c:barChart>{series}</c:barChart>'
        "</c:plotArea></c:chart></c:chartSpace>"
    ).encode()
    name = "word/_rels/document.xml.rels"
    relation = b'<Relationship Id="chart9" Type="x/chart" Target="charts/chart9.xml"/></Relationships>'
    members[name] = members[name].replace(b"</Relationships>", relation)
    rewrite(path, members)
    (table,) = read(path).content
    assert isinstance(table, FlowTable)
    assert (table.caption, table.header_rows) == ("Sales", 1)
    assert [c.text for c in table.cells] == ["", "North", "South", "2021", "1.5", "0.3", "2022", "2", "4"]


def test_forms_show_what_was_chosen(tmp_path: Path) -> None:
    box = "<w:checkBox><w:default w:val='1'/></w:checkBox>"
    choice = "<w:ddList><w:result w:val='1'/><w:listEntry w:val='bar'/><w:listEntry w:val='psi'/></w:ddList>"
    fields = [
        f"<w:r><w:fldChar w:fldCharType='begin'><w:ffData>{form}</w:ffData></w:fldChar></w:r>"
        "<w:r><w:instrText>FORM</w:instrText></w:r><w:r><w:fldChar w:fldCharType='end'/></w:r>"
        for form in (box, choice)
    ]
    assert texts(with_body(f"<w:p>{fields[0]}{run(' in ')}{fields[1]}</w:p>", tmp_path)) == ["☒ in psi"]


def test_text_behind_a_merged_cell_is_said_to_be_hidden(tmp_path: Path) -> None:
    def cell(text: str, merge: str = "") -> str:
        return f"<w:tc><w:tcPr>{merge}</w:tcPr><w:p>{run(text)}</w:p></w:tc>"

    first, second = "<w:vMerge w:val='restart'/>", "<w:vMerge/>"
    rows = f"<w:tr>{cell('a', first)}{cell('b')}</w:tr><w:tr>{cell('behind', second)}{cell('c')}</w:tr>"
    flow = read(with_body(f"<w:tbl><w:tblPr/><w:tblGrid/>{rows}</w:tbl>", tmp_path))
    assert [[cell.text for cell in i.cells] for i in flow.content if isinstance(i, FlowTable)] == [["a", "b", "c"]]
    assert flow.remarks == ("Hidden text was left out.",)
