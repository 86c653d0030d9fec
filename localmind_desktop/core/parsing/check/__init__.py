"""Whether a table was read whole, and the second look at one that was not."""
