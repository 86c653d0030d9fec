from dataclasses import replace

from localmind_desktop.bridge.cells import at_cell, cell_citation, origin_citation, shares
from localmind_desktop.bridge.table_rows import whole_table
from localmind_desktop.core.model import Box, Cell, Citation, Place, Row, Table, TableRef
from localmind_desktop.core.store.healed import Healed

REF = TableRef("d1", "sheet.pdf", 3, "Table 1 – Limits", 4)
HEADER = Place(4, Box(50, 700, 500, 712))
ROW = Place(5, Box(50, 60, 500, 72))
TABLE = Table(
    "Table 1 – Limits",
    "",
    ("Name", "Value"),
    (Row((Cell("VS", Box(50, 60, 90, 72)), Cell("")), ROW),),
    (4, 5),
    (HEADER,),
    confidence=0.9,
)


def test_a_cell_is_cited_with_its_row_and_the_headers_of_all_pages():
    cited = cell_citation(whole_table(TABLE), REF, 0, 0)
    assert cited.places == (Place(5, Box(50, 60, 90, 72)),)
    assert cited.around == (ROW, HEADER)
    assert (cited.page, cited.document_id, cited.document, cited.quote) == (5, "d1", "sheet.pdf", "VS")


def test_a_cell_without_an_area_of_its_own_is_marked_by_its_row():
    assert cell_citation(whole_table(TABLE), REF, 0, 1).places == (ROW,)


def test_a_completed_cell_has_the_place_that_it_was_completed_from():
    healed = Healed("3.3 V", "section 4", "The supply is 3.3 V.", (Place(9, Box(50, 80, 200, 92)),))
    whole = whole_table(TABLE, {(0, 1): healed, (0, 0): healed, (7, 7): healed})
    assert whole.texts == (("VS", "3.3 V"),)
    cited = origin_citation(whole, REF, 0, 1)
    assert (cited.page, cited.places, cited.quote) == (9, healed.places, "The supply is 3.3 V.")
    assert origin_citation(whole, REF, 0, 0) is None  # it is not empty in the document


def test_a_citation_is_narrowed_to_a_cell_on_another_page_with_its_headers_kept():
    cell, below = Place(5, Box(60, 60, 80, 72)), Place(4, Box(60, 680, 80, 692))
    rows = (ROW, Place(4, Box(50, 680, 500, 692)))
    cited = Citation(2, "d1", "sheet.pdf", 4, (below, cell), "…", (*rows, HEADER))
    opened = at_cell(cited, cell)
    assert (opened.page, opened.places, opened.around) == (5, (cell,), (ROW, HEADER))
    assert replace(opened, page=4, places=cited.places, around=cited.around) == cited


def test_places_share_ground_only_on_one_page():
    assert shares(ROW, Place(5, Box(60, 60, 80, 72)))
    assert not shares(ROW, Place(4, Box(60, 60, 80, 72)))
    assert not shares(ROW, Place(5, Box(60, 71, 80, 90)))
    assert not shares(ROW, Place(5, Box(60, 60, 60, 72)))
