"""Reads Word documents (docx)."""
