"""The path of a question to its answer."""
