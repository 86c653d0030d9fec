"""Drawn documents: what they hold is found and nothing else, in four languages, in sentences, forms and tables."""

from __future__ import annotations

import pytest

from localmind_desktop.core.insight.entities import entities_of
from localmind_desktop.core.model.insight import EntityKind
from tests.core.insight.entities.drawn import AROUND, documents
from tests.core.insight.entities.drawn_names import named_documents
from tests.core.insight.entities.later import later_documents

pytestmark = pytest.mark.sampled(2)

LEAST_RECALL, LEAST_PRECISION = 0.99, 0.95
NAMED = (EntityKind.ADDRESS, EntityKind.PERSON, EntityKind.ORGANISATION)


def shares(drawn_documents):
    """Recall and precision of normalised values, and how many there are."""
    right = found = meant = near = 0
    for drawn in drawn_documents:
        seen = {one.normalised.rstrip(".") for one in entities_of(drawn.runs) if one.kind is drawn.kind}
        truth = {one.rstrip(".") for one in drawn.truth}
        right, found, meant, near = right + len(seen & truth), found + len(seen), meant + len(truth), near + drawn.near
    return right / meant, right / found, meant, near


@pytest.mark.parametrize("drawing", [documents, later_documents], ids=["drawn", "later"])
@pytest.mark.parametrize("kind", list(AROUND))
def test_kinds_of_a_fixed_form_are_found(kind, drawing):
    recall, precision, meant, near = shares(drawing(kind, seed=1))
    assert min(meant, near) >= 300
    assert recall >= LEAST_RECALL
    assert precision >= LEAST_PRECISION


@pytest.mark.parametrize("kind", NAMED)
def test_names_and_addresses_are_found(kind):
    recall, precision, meant, near = shares([*named_documents(kind, 1), *named_documents(kind, 6, 40)])
    assert min(meant, near) >= 300
    assert recall >= LEAST_PRECISION
    assert precision >= LEAST_PRECISION
