"""Reference paths, followed from table to table."""
