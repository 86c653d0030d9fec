"""Reads records (JSON, XML)."""
