import pytest

from localmind_desktop.ui.cell_view import spread


@pytest.mark.parametrize(
    ("natural", "room", "widths"),
    [
        ([60, 200, 80], 500, [60, 360, 80]),  # the widest takes what is spare
        ([60, 900, 80], 500, [60, 360, 80]),
        ([60, 700, 160], 300, [60, 140, 100]),  # short columns keep their width, long ones share the rest by need
        ([400, 400, 400], 200, [96, 96, 96]),  # too narrow: it scrolls
        ([], 200, []),
    ],
)
def test_columns_share_the_room(natural, room, widths):
    assert spread(natural, room, 96, 340) == widths
