"""What words weigh is counted in the chosen collection only."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from localmind_desktop.core.ask.query.vocabulary import Vocabulary
from localmind_desktop.core.store.catalog import Catalog
from tests.core.ask.building import question
from tests.core.ask.papers import PAPERS
from tests.core.ask.shelf import COLLECTION, shelf


def altered(folder: Path, *changes: str) -> Catalog:
    """The catalog of the papers, after each change to the first of them, which a mark stands for."""
    catalog, _ = shelf(folder, PAPERS)
    first = catalog.documents()[0].id
    catalog.close()
    with closing(sqlite3.connect(folder / "catalog.sqlite")) as connection:
        for change in changes:
            connection.execute(change, (first,))
        connection.commit()
    return Catalog(folder / "catalog.sqlite")


@pytest.fixture
def apart(tmp_path: Path):
    """The first paper in a collection of its own, with a word that no other has."""
    own = "UPDATE documents SET collection = 'Secret' WHERE id = ?", "INSERT INTO terms VALUES ('zulu-9', ?, 3, 0)"
    opened = altered(tmp_path, *own)
    yield opened
    opened.close()


def test_a_word_of_another_collection_weighs_as_one_that_stands_nowhere(apart):
    here, there = Vocabulary(apart, COLLECTION), Vocabulary(apart, "Secret")
    assert here.frequencies(["zulu-9"]) == {"zulu-9": 0}
    assert there.frequencies(["zulu-9"]) == {"zulu-9": 3}
    weights = here.weights(["zulu-9", "nowhere"])
    assert weights["zulu-9"] == weights["nowhere"]


def test_a_name_of_another_collection_is_lacking(apart):
    asked = question('What is the "zulu-9"?')
    assert Vocabulary(apart, COLLECTION).lacks_name(asked)
    assert not Vocabulary(apart, "Secret").lacks_name(asked)
    assert not Vocabulary(apart).lacks_name(asked)


def test_the_chunks_of_both_are_all(apart):
    assert Vocabulary(apart, COLLECTION).chunks + Vocabulary(apart, "Secret").chunks == Vocabulary(apart).chunks
    assert Vocabulary(apart, "Secret").chunks > 0


def test_the_name_of_a_file_is_no_name_that_lacks(tmp_path: Path):
    opened = altered(tmp_path, "UPDATE documents SET name = 'mutual-ZLX_rev-7.pdf' WHERE id = ?")
    assert not Vocabulary(opened).lacks_name(question("What does the ZLX say of the fees?"))
    assert Vocabulary(opened).lacks_name(question("What does the QLX say of the fees?"))
    opened.close()


def test_a_name_that_documents_write_otherwise_is_not_lacking_but_not_there_as_written(tmp_path: Path):
    opened = altered(tmp_path, "INSERT INTO terms VALUES ('wgs', ?, 3, 0)")
    there = Vocabulary(opened, COLLECTION)
    assert not there.lacks_name(question("What is the radius of WGS-72?").names)
    assert "WGS-72" in there.lacking(question("What is the radius of WGS-72?"))
    assert there.lacks_name(question("What is the radius of QZX-72?").names)
    opened.close()
