"""Finding the passages of a question."""
