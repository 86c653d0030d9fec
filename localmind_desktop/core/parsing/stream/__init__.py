"""Tables by aligned words: columns, lines, and the rows that these make (projection profiles, connected components)."""
