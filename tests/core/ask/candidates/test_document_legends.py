"""The abbreviations of a document, as they are remembered from question to question."""

from localmind_desktop.core.ask.candidates.document_legends import Abbreviations
from localmind_desktop.core.model import Box, Cell, Place, Row, Table
from localmind_desktop.core.store.catalog import Catalog
from tests.core.store.building import document

SHEET = document("marks.pdf")


def explaining(**marks: str) -> Table:
    rows = tuple(Row((Cell(mark), Cell(meaning)), Place(1, Box(0, 0, 9, 9))) for mark, meaning in marks.items())
    return Table("", "Marks", ("Mark", "Meaning"), rows, (1,))


def test_a_document_that_is_read_again_has_its_own(tmp_path):
    catalog, abbreviations = Catalog(tmp_path / "catalog.sqlite"), Abbreviations()
    catalog.add_document(SHEET)
    catalog.replace_content(SHEET, "", [explaining(M="Mandatory", O="Optional")], [], {})
    first = abbreviations.of(catalog, SHEET.id)
    assert first == {"M": {"mandatori"}, "O": {"option"}}
    assert abbreviations.of(catalog, SHEET.id) is first
    catalog.replace_content(SHEET, "", [explaining(M="Mechanical", E="Electrical")], [], {})
    assert abbreviations.of(catalog, SHEET.id) == {"M": {"mechan"}, "E": {"electr"}}
    catalog.close()
