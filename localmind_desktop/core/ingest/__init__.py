"""The path of a document into the library."""
