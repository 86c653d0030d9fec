"""JSON and XML: every value with the path to it, as it is written."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.errors import Damaged, NothingToRead, TooLarge
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import Content, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.records import json_reader, xml_reader
from localmind_desktop.core.parsing.formats.records.content import content_of
from tests.core.parsing.formats.drawn import pages, some_text
from tests.core.parsing.formats.drawn import tables as tables_on_pages

NAMES = st.text("abcdeÄ温_", min_size=1, max_size=4)
VALUES = st.recursive(
    st.none() | st.booleans() | st.text("xyz 温ß", min_size=1, max_size=30).filter(str.strip),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=25,
)


def read(text: str, folder: Path) -> Flow:
    path = folder / "records"
    path.write_text(text, "utf-8")
    return json_reader.read(path)


def parsed(text: str | bytes, folder: Path) -> Flow:
    path = folder / "records"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return xml_reader.read(path)


def rows(item: Content) -> list[list[str]]:
    assert isinstance(item, FlowTable)
    columns = item.columns
    found = [[""] * columns for _ in range(item.rows)]
    for cell in item.cells:
        found[cell.row][cell.column] = cell.text
    return found


def all_text(content: tuple[Content, ...]) -> str:
    return "\n".join(
        item.text if isinstance(item, FlowText) else "\n".join(cell.text for cell in item.cells)
        for item in content
        if not isinstance(item, tuple) or isinstance(item, FlowText)
    )


def leaves(value: object) -> list[str]:
    if isinstance(value, dict):
        return [leaf for each in value.values() for leaf in leaves(each)]
    if isinstance(value, list):
        return [leaf for each in value for leaf in leaves(each)]
    return [] if value is None or isinstance(value, bool) else [str(value)]


# ------------------------------------------------------------------------------------- JSON


@given(VALUES)
@settings(max_examples=150, deadline=None)
def test_no_value_and_no_name_is_lost(value: object) -> None:
    content = tuple(content_of(value))  # type: ignore[arg-type]
    told = all_text(content)
    assert all(leaf in told for leaf in leaves(value))
    if isinstance(value, dict):
        assert all(name in told for name, each in value.items() if leaves(each) or not isinstance(each, dict | list))


def test_values_stay_as_they_are_written(tmp_path: Path) -> None:
    text = '{"a": 0.10, "b": 1e400, "c": 12345678901234567890123, "d": NaN, "e": null, "f": true, "g": [], "h": {}}'
    (table,) = read(text, tmp_path).content
    assert rows(table)[1:] == [
        *(["a", "0.10"], ["b", "1e400"], ["c", "12345678901234567890123"], ["d", "NaN"]),
        *(["e", "null"], ["f", "true"], ["g", ""], ["h", ""]),
    ]


def test_names_that_are_there_twice_are_both_told(tmp_path: Path) -> None:
    (table,) = read('{"a": 1, "a": 2, "b": 3, "a": 4}', tmp_path).content
    assert rows(table)[1:] == [["a", "1"], ["a (2)", "2"], ["b", "3"], ["a (3)", "4"]]
    (table,) = read('[{"a": {"b": 1}, "a › b": 2}]', tmp_path).content
    assert rows(table) == [["a › b", "a › b (2)"], ["1", "2"]]


def test_records_are_a_table_and_those_within_stand_under_their_names(tmp_path: Path) -> None:
    records = [
        {
            "name": "KX-7",
            "limits": {"low": "1", "high": "2"},
            "parts": [{"id": "p1", "n": "3"}, {"id": "p2", "n": "4"}],
        },
        {"name": "KX-9", "note": "new", "parts": []},
    ]
    table, heading, parts = read(json.dumps({"pumps": records}, indent=1), tmp_path).content[1:]
    assert rows(table) == [
        ["name", "limits › low", "limits › high", "note", "parts"],
        ["KX-7", "1", "2", "", ""],
        ["KX-9", "", "", "new", ""],
    ]
    assert heading == FlowText("pumps KX-7 › parts", BlockKind.HEADING, 2)
    assert rows(parts) == [["id", "n"], ["p1", "3"], ["p2", "4"]]


def test_lists_of_lists_mixed_lists_and_records_of_one_field(tmp_path: Path) -> None:
    flow = read('{"grid": [[1, 2], [3]], "mixed": [1, {"k": "v"}, null], "one": [{"n": "a"}, {"m": "b"}]}', tmp_path)
    grid = next(item for item in flow.content if isinstance(item, FlowTable))
    assert rows(grid) == [["1", "2"], ["3", ""]]
    assert [item.text for item in flow.content if isinstance(item, FlowText)] == [
        *("grid", "mixed", "• 1", "mixed › 2", "k: v", "• null", "one"),
    ]
    assert rows(flow.content[-1]) == [["n", "m"], ["a", ""], ["", "b"]]


def test_a_record_a_line(tmp_path: Path) -> None:
    flow = read('{"a": 1, "b": "x"}\n\n{"a": 2, "b": "y"}\n', tmp_path)
    assert rows(flow.content[0]) == [["a", "b"], ["1", "x"], ["2", "y"]]
    assert [item.text for item in read('{"a": 1}\n{"a": 2}\n', tmp_path).content if isinstance(item, FlowText)] == [
        *("• a: 1", "• a: 2"),
    ]


def test_what_is_nested_deep_is_told_or_turned_away(tmp_path: Path) -> None:
    assert "deep" in all_text(read("[" * 90 + '{"x": {"y": "deep"}}' + "]" * 90, tmp_path).content)
    with pytest.raises(TooLarge):
        read("[" * 200_000 + "]" * 200_000, tmp_path)


def test_what_is_no_json_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(Damaged, match="line 3"):
        read('{"a": 1,\n"b": 2,\n"c" 3}', tmp_path)
    with pytest.raises(NothingToRead):
        read(" \n", tmp_path)


def test_long_texts_and_many_records_stand_whole_on_their_pages(tmp_path: Path) -> None:
    random = Random(2)
    records = [{"id": f"R-{number}", "text": some_text(random, 60)} for number in range(120)]
    path = tmp_path / "records"
    path.write_text(json.dumps(records), "utf-8")
    (table,) = tables_on_pages(path, Kind.JSON)
    told = [[" ".join(text.split()) for text in row.texts] for row in table.rows]
    assert told == [list(record.values()) for record in records]


# ------------------------------------------------------------------------------------- XML


def test_attributes_text_name_spaces_and_letters_as_they_are(tmp_path: Path) -> None:
    flow = parsed(
        '<?xml version="1.0" encoding="iso-8859-1"?><r xmlns:q="urn:q" a="1" q:a="2"><?pi?><t>Ü&amp;<!--no--> '
        "<![CDATA[<b>]]></t><m>see <i>it</i> there</m><e/></r>".encode("latin-1"),
        tmp_path,
    )
    assert rows(flow.content[1])[1:] == [
        *(["a", "1"], ["a (urn:q)", "2"], ["t", "Ü& <b>"], ["m", "see it there"], ["e", ""]),
    ]


def test_entities_are_not_looked_up_and_said(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    kind = f'<!DOCTYPE r [<!ENTITY p "KX"><!ENTITY s SYSTEM "file://{tmp_path}/secret">]>'
    flow = parsed(f"{kind}<r><a>x &p; y</a><b>&s;</b></r>", tmp_path)
    assert rows(flow.content[1])[1:] == [["a", "x &p; y"], ["b", "&s;"]]
    assert len(flow.remarks) == 1
    bomb = "<!DOCTYPE r [<!ENTITY a 'ha'>" + "".join(f"<!ENTITY a{n} '{'&a;' * 9}'>" for n in range(9)) + "]>"
    assert "ha" not in all_text(parsed(f"{bomb}<r>&a8;</r>", tmp_path).content)


SUBSTATION = """<SCL xmlns="http://www.iec.ch/61850/2003/SCL"><Header id="S1"/><IED name="IED1">{devices}</IED></SCL>"""


@pytest.mark.parametrize("seed", range(5))
def test_every_attribute_of_an_engineering_file_is_told_with_its_path(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    truth: list[str] = []
    devices = []
    for device in range(random.randint(1, 4)):
        nodes = []
        for node in range(random.randint(1, 5)):
            values = [f"v{device}.{node}.{n}.{random.randint(0, 999)}" for n in range(random.randint(0, 3))]
            truth += values
            named = "".join(f'<DAI name="da{n}"><Val>{value}</Val></DAI>' for n, value in enumerate(values))
            nodes.append(f'<LN lnClass="MMXU" inst="{node}"><DOI name="A">{named}</DOI></LN>')
        devices.append(f'<LDevice inst="LD{device}">{"".join(nodes)}</LDevice>')
    flow = parsed(SUBSTATION.format(devices="".join(devices)), tmp_path)
    told = all_text(flow.content)
    assert all(value in told for value in truth)
    assert all(f"LD{device}" in told for device in range(len(devices)))


def test_articles_keep_their_order(tmp_path: Path) -> None:
    flow = parsed(
        '<article><title>T</title><body><sec id="s"><title>Intro</title><p>One</p>'
        "<fig><label>F1</label><cap>c</cap></fig>"
        "<p>Two <b>bold</b> x</p><p>Three</p></sec></body></article>",
        tmp_path,
    )
    told = all_text(flow.content)
    order = [told.index(text) for text in ("T", "Intro", "One", "F1", "Two bold x", "Three")]
    assert order == sorted(order)


def test_broken_empty_and_deep_files_are_told(tmp_path: Path) -> None:
    for broken in ("<a><b></a>", "", "<a>" * 500, "no xml"):
        (tmp_path / "broken").write_text(broken)
        with pytest.raises((Damaged, NothingToRead)):
            pages(tmp_path / "broken", Kind.XML)
