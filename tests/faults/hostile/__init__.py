"""Hostile files of every format that is read, drawn from a seed, and what became of them."""
