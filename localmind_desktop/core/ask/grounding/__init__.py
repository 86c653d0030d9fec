"""Whether what an answer says stands in what it cites."""
