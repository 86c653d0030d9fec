"""Reads OpenDocument texts, presentations and spreadsheets (odt, odp, ods)."""
