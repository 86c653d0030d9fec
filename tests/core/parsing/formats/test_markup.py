"""Markdown and reStructuredText: what they stand for, and the text of what only some programs know."""

from __future__ import annotations

from pathlib import Path

import pytest

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web import markdown, restructured
from tests.core.parsing.formats.drawn import pages, places


def marked(text: str, folder: Path) -> Flow:
    path = folder / "text"
    path.write_text(text, "utf-8")
    return markdown.read(path)


def structured(text: str, folder: Path) -> Flow:
    path = folder / "text"
    path.write_text(text, "utf-8")
    return restructured.read(path)


def said(flow: Flow) -> list[str]:
    return [item.text for item in flow.content if isinstance(item, FlowText)]


def tables(flow: Flow) -> list[FlowTable]:
    return [item for item in flow.content if isinstance(item, FlowTable)]


# ------------------------------------------------------------------------------------- Markdown


def test_front_matter_is_kept_and_names_the_document(tmp_path: Path) -> None:
    flow = marked("---\ntitle: 'Pump'\ntags: [a]\n---\n# Head\n", tmp_path)
    assert (flow.title, said(flow)) == ("Pump", ["title: 'Pump'\ntags: [a]", "Head"])


def test_nested_lists_tasks_and_paragraphs_of_items(tmp_path: Path) -> None:
    text = "1. One\n   - [ ] open\n   - [x] done\n     1. deep\n5. Two\n\n   more\n"
    assert [(i.text, i.level) for i in marked(text, tmp_path).content if isinstance(i, FlowText)] == [
        *(("1. One", 1), ("• [ ] open", 2), ("• [x] done", 2), ("1. deep", 3), ("2. Two", 1), ("more", 1))
    ]


def test_tables_with_escaped_pipes_and_line_breaks(tmp_path: Path) -> None:
    (table,) = tables(marked("| a | b \\| c |\n|---|:-:|\n| `x \\| y` | 1<br>2 |\n| short |\n", tmp_path))
    assert table.header_rows == 1
    assert places(table.cells) == [
        *(FlowCell("a", 0, 0), FlowCell("b | c", 0, 1), FlowCell("x | y", 1, 0), FlowCell("1\n2", 1, 1)),
        *(FlowCell("short", 2, 0), FlowCell("", 2, 1)),
    ]


def test_footnotes_are_kept_even_of_one_word(tmp_path: Path) -> None:
    assert said(marked("Text[^1] and[^n].\n\n[^1]: Word\n\n[^n]: Some words\n", tmp_path)) == [
        *("Text[^1] and[^n].", "[^1]: Word", "[^n]: Some words")
    ]


def test_placeholders_that_look_like_tags_are_text(tmp_path: Path) -> None:
    flow = marked("Run it with <file> on List<String>, <b>bold</b>.\n\n<placeholder>\n", tmp_path)
    assert said(flow) == ["Run it with <file> on List<String>, bold.", "<placeholder>"]


def test_imports_of_mdx_are_no_text_but_those_in_listings_are(tmp_path: Path) -> None:
    text = (
        "import Tabs from '@theme/Tabs';\nimport x from \"y\"\n\n"
        "<Tip>\n\nInner *text*\n\n</Tip>\n\n```js\nimport z from 'z'\n```\n"
    )
    assert said(marked(text, tmp_path)) == ["Inner text", "import z from 'z'"]


def test_html_within_markdown_is_read(tmp_path: Path) -> None:
    flow = marked("<details><summary>Sum</summary>\n\nInner\n\n</details>\n\n<table><tr><td>1<td>2</table>\n", tmp_path)
    assert said(flow) == ["Sum", "Inner"]
    assert len(tables(flow)) == 1


def test_deep_quotes_lose_nothing(tmp_path: Path) -> None:
    assert said(marked(f"{'> ' * 60}deep\n\nafter\n", tmp_path)) == ["deep", "after"]


# ------------------------------------------------------------------------------------- reStructuredText


def test_sections_lists_and_definitions(tmp_path: Path) -> None:
    text = (
        "Title\n=====\n\nSub\n---\n\n#. One\n\n   a) in\n   b) too\n\nterm\n   meaning\n\n"
        ".. |s| replace:: put in\n\nWith |s|, |none|, :ref:`a text <x>`, :func:`f`.\n"
    )
    flow = structured(text, tmp_path)
    assert flow.title == "Title"
    assert [(item.text, item.kind, item.level) for item in flow.content if isinstance(item, FlowText)] == [
        ("Title", BlockKind.HEADING, 1),
        ("Sub", BlockKind.HEADING, 2),
        ("1. One", BlockKind.LIST, 1),
        ("a. in", BlockKind.LIST, 2),
        ("b. too", BlockKind.LIST, 2),
        ("term", BlockKind.PARAGRAPH, 0),
        ("meaning", BlockKind.LIST, 1),
        ("With put in, |none|, a text, f.", BlockKind.PARAGRAPH, 0),
    ]


GRID = "+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+ 3 |\n| x |   |\n+---+---+\n"
SIMPLE = "==  ==\nA   B\n==  ==\n1   2\n3   4\n==  ==\n"
CSV = '.. csv-table:: Cap\n   :header: h1, h2\n\n   1, "2, 3"\n'
LISTED = ".. list-table::\n   :header-rows: 1\n\n   * - a\n     - b\n   * - 1\n     -\n"


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        (GRID, [("a", 1), ("b", 1), ("1", 1), ("2 3", 2), ("x", 1)]),
        (SIMPLE, [("A", 1), ("B", 1), ("1", 1), ("2", 1), ("3", 1), ("4", 1)]),
        (CSV, [("h1", 1), ("h2", 1), ("1", 1), ("2, 3", 1)]),
        (LISTED, [("a", 1), ("b", 1), ("1", 1), ("", 1)]),
    ],
)
def test_all_kinds_of_tables(text: str, cells: list[tuple[str, int]], tmp_path: Path) -> None:
    (table,) = tables(structured(text, tmp_path))
    assert table.header_rows == 1
    assert [(cell.text, cell.rows) for cell in table.cells] == cells


def test_directives_of_documentation_generators_keep_their_text(tmp_path: Path) -> None:
    text = (
        ".. toctree::\n   :maxdepth: 2\n\n   intro\n\n.. code-block:: c\n   :linenos:\n   :caption: Main\n\n"
        "   int *x;\n\n.. note:: Mind it.\n\n.. c:function:: int *f(char *a, int *b)\n\n   Does it.\n\n"
        ".. autofunction:: m.f(*args)\n\n"
        ".. versionadded:: 1.2 With ``x``.\n\n.. mermaid::\n\n   A --> B\n"
    )
    assert said(structured(text, tmp_path)) == [
        *("intro", "Main", "int *x;", "Note", "Mind it.", "int *f(char *a, int *b)", "Does it."),
        *("m.f(*args)", "1.2 With x.", "A --> B"),
    ]


def test_what_makes_no_sense_is_shown_as_it_is_written(tmp_path: Path) -> None:
    text = (
        "==  ==\nA   B\n==  ==\n1   2\nacross the margin\n==  ==\n\n"
        ".. list-table::\n\n   * - a\n     - b\n   * - one\n\n"
        ".. raw:: html\n\n   <p>raw</p>\n\n.. include:: other.rst\n\n.. csv-table:: Far\n   :file: far.csv\n\nEnd\n"
    )
    flow = structured(text, tmp_path)
    told = "\n".join(said(flow))
    assert all(wanted in told for wanted in ("across the margin", "- one", "<p>raw</p>", "far.csv", "End"))
    assert flow.remarks == ("Files that the source includes are not part of it; add them too.",)


def test_nothing_outside_of_the_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret words")
    target = tmp_path / "secret.txt"
    text = f".. include:: {target}\n\n.. csv-table::\n   :file: {target}\n\n.. raw:: html\n   :file: {target}\n\nText\n"
    assert "secret words" not in "\n".join(said(structured(text, tmp_path)))


@pytest.mark.parametrize("kind", [Kind.MARKDOWN, Kind.RESTRUCTURED])
def test_empty_texts_are_told(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.write_text(" \n\n")
    with pytest.raises(NothingToRead):
        pages(path, kind)
