"""The details of one document."""
