"""Readers: from a file to pages, blocks and tables."""
