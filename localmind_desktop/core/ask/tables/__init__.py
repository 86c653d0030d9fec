"""Answers computed from cells: which table, which rows, which columns."""
