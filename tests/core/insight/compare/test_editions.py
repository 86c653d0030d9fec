"""Forty pairs of editions: every difference that was made is told once, and nothing else."""

from random import Random

import pytest

from localmind_desktop.core.insight.compare import compare
from localmind_desktop.core.task import CancelToken
from tests.core.insight.compare.drawing_editions import LAYOUTS, as_docx, as_html, as_pdf, read_again, reading_of
from tests.core.insight.compare.editions import CHANGES, changed, edition

pytestmark = pytest.mark.sampled(4)

DRAWN = range(28)
FILES = [
    (as_docx, as_docx),
    (as_pdf, as_pdf),
    (as_docx, as_pdf),
    (as_pdf, as_docx),
    (as_html, as_docx),
    (as_html, as_html),
]


def missed_and_invented(known, told):
    left = list(told)
    missed = []
    for one in known:
        found = next((each for each in left if one.is_told_by(each)), None)
        if found is None:
            missed.append(one)
        else:
            left.remove(found)
    return missed, left


def pair(seed):
    random = Random(seed)
    before = edition(random)
    changes = random.sample(CHANGES, 5) if seed % 7 else []
    if seed < len(CHANGES):
        changes = [CHANGES[seed]] if seed % 7 else []
    after, known = changed(random, before, changes)
    return before, after, known


@pytest.mark.parametrize("seed", DRAWN)
def test_what_was_changed_is_told_whatever_the_layout(seed):
    before, after, known = pair(seed)
    layouts = LAYOUTS[seed % 4], LAYOUTS[(seed // 4 + 1) % 4]
    told = compare(reading_of(before, layouts[0]), reading_of(after, layouts[1]), CancelToken()).differences
    assert missed_and_invented(known, told) == ([], [])


@pytest.mark.parametrize("seed", range(28, 40))
def test_what_was_changed_is_told_between_files(seed, tmp_path):
    before, after, known = pair(seed)
    write, write_after = FILES[seed % len(FILES)]
    paths = [
        make(one, LAYOUTS[0], tmp_path / f"{name}.{make.__name__[3:]}")
        for name, one, make in (("before", before, write), ("after", after, write_after))
    ]
    told = compare(read_again(paths[0]), read_again(paths[1]), CancelToken()).differences
    assert missed_and_invented(known, told) == ([], [])


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_every_change_alone_is_told(change):
    random = Random(change.__name__)
    before = edition(random)
    after, known = changed(random, before, [change])
    told = compare(reading_of(before, LAYOUTS[0]), reading_of(after, LAYOUTS[2]), CancelToken()).differences
    assert missed_and_invented(known, told) == ([], [])
