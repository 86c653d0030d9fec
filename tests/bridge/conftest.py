from collections.abc import Iterator

import pytest

from localmind_desktop.bridge.lane import Lane


@pytest.fixture
def lane(qtbot) -> Iterator[Lane]:
    made = Lane("test")
    yield made
    made.close()
