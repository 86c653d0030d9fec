"""Tables by their rulings and shades: frames, grids, and what rulings leave open."""
