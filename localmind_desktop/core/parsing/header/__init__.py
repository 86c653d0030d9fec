"""Which rows and lines name the columns of a table, and names over several of them."""
