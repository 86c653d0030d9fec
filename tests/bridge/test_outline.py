"""The outline of a document as a tree."""

from localmind_desktop.bridge.outline import OutlineModel, OutlineNode, outline_tree
from localmind_desktop.core.model import Box, MappedPage, OutlineEntry, PageMap, TablePart

BOX = Box(0, 0, 9, 9)


def mapped(number: int, section: str = "", *tables: int) -> MappedPage:
    return MappedPage(number, 595, 842, section, tuple(TablePart(index, f"Table {index}", BOX) for index in tables))


def titles(node: OutlineNode) -> list:
    return [(below.title, titles(below)) if below.below else below.title for below in node.below]


def test_tables_stand_below_their_section_once():
    entries = (OutlineEntry(1, "One", 1), OutlineEntry(2, "Inner ", 2), OutlineEntry(1, "Two", 4))
    pages = (mapped(1), mapped(2, "", 0), mapped(3, "", 0, 1), mapped(4, "", 2))
    root = outline_tree(PageMap(entries, pages))
    assert titles(root) == [("One", [("Inner", ["Table 0", "Table 1"])]), ("Two", ["Table 2"])]


def test_without_an_outline_the_headings_make_one():
    root = outline_tree(PageMap((), (mapped(1), mapped(2, "A", 0), mapped(3, "A"), mapped(4, "B", 1))))
    assert titles(root) == [("A", ["Table 0"]), ("B", ["Table 1"])]
    assert titles(outline_tree(PageMap((), (mapped(1, "", 0),)))) == ["Table 0"]
    assert titles(outline_tree(PageMap())) == []


def test_levels_that_are_left_out_do_no_harm():
    root = outline_tree(PageMap((OutlineEntry(3, "Deep", 1), OutlineEntry(1, "Top", 2), OutlineEntry(4, "In", 0)), ()))
    assert titles(root) == ["Deep", ("Top", ["In"])]


def test_the_model_gives_titles_pages_and_the_section_of_a_page(qtmodeltester):
    model = OutlineModel()
    model.reset(outline_tree(PageMap((OutlineEntry(1, "One", 1), OutlineEntry(2, "In", 3)), (mapped(3, "", 0),))))
    qtmodeltester.check(model)
    inner = model.index(0, 0, model.index(0, 0))
    assert (inner.data(), inner.data(OutlineModel.PageRole)) == ("In", 3)
    assert inner.parent().data() == "One"
    assert [model.section_at(page).data() for page in (1, 2, 3, 9)] == ["One", "One", "In", "In"]
