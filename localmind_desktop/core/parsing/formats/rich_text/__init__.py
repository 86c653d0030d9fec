"""Reads rich text (rtf)."""
