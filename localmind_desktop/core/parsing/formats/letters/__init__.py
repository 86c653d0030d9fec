"""Reads messages (eml, msg)."""
