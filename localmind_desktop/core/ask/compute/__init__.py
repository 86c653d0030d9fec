"""Answers that no single place says: lists, figures, comparisons, paths; and cells completed from elsewhere."""
