"""Every kind of table, drawn from seeds: each cell, header, name, page and place is read as it was drawn."""

from __future__ import annotations

from random import Random

import pytest

from tests import drawing_forms, drawing_layouts, drawing_styles
from tests.core.parsing.reading import tables_of_file
from tests.drawing_truth import judged

KINDS = {**drawing_styles.KINDS, **drawing_layouts.KINDS, **drawing_forms.KINDS}
SEEDS = range(2)
LONG = ("twenty pages",)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_read_as_it_was_drawn(tmp_path, kind):
    for seed in SEEDS if not kind.startswith(LONG) else SEEDS[:1]:
        drawn = KINDS[kind](Random(f"{kind}{seed}"))
        path = drawn.drawing.save(tmp_path / f"{seed}.pdf")
        verdict = judged(path, drawn.tables, tables_of_file(path))
        assert not verdict.wrong, (seed, verdict.wrong)
        assert verdict.exact == verdict.rows
