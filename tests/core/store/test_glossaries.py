"""Abbreviations in the catalog."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.model import Scope, State
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.glossaries import Meaning, folded
from tests.core.store.building import document


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    opened = Catalog(tmp_path / "catalog.sqlite")
    for name, collection in (("a", "One"), ("b", "One"), ("c", "Two")):
        opened.add_document(replace(document(f"{name}.pdf", State.READY), id=name, collection=collection))
    opened.glossaries.keep("a", "1", [("QoS", "Quality of Service"), ("DO", "Data Output")])
    opened.glossaries.keep("b", "1", [("DO", "data object")])
    opened.glossaries.keep("c", "1", [("DO", "Data Object"), ("DO", "Dissolved Oxygen")])
    yield opened
    opened.close()


def test_abbreviations_and_long_forms_find_each_other(catalog):
    found = catalog.glossaries
    assert found.of_short(["qos"], Scope()) == [Meaning("QoS", "Quality of Service")]
    assert found.of_long([folded("quality of services")], Scope()) == [Meaning("QoS", "Quality of Service")]
    assert found.of_short([], Scope()) == found.of_short(["XY"], Scope()) == []


def test_what_most_documents_say_comes_first(catalog):
    assert catalog.glossaries.of_short(["DO"], Scope())[0].long.casefold() == "data object"


def test_nothing_crosses_the_scope(catalog):
    glossaries = catalog.glossaries
    assert glossaries.of_short(["QoS"], Scope(collection="Two")) == []
    assert {one.long for one in glossaries.of_short(["DO"], Scope(collection="Two"))} == {
        "Data Object",
        "Dissolved Oxygen",
    }
    assert glossaries.of_short(["DO"], Scope(documents=("b",))) == [Meaning("DO", "data object")]
    assert glossaries.of_long([folded("Dissolved Oxygen")], Scope(collection="One")) == []


def test_a_document_takes_its_abbreviations_with_it(catalog):
    catalog.remove_documents(["a"])
    assert catalog.glossaries.of_short(["QoS"], Scope()) == []


def test_documents_of_earlier_rules_are_known(catalog):
    assert catalog.glossaries.missing("1") == []
    assert sorted(catalog.glossaries.missing("2")) == ["a", "b", "c"]
