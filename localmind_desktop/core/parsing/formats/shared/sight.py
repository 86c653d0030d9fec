"""What letters have to be like to be seen, in any format."""

from __future__ import annotations

LEAST_POINTS = 2  # what is smaller is no letter to anybody
WHITE = 0.98  # of brightness, and more
