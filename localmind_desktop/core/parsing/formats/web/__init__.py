"""Reads web pages, and what is made of them or for them: e-books, Markdown, reStructuredText."""
