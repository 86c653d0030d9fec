"""What a document is, who and what is in it, what is personal in it, and how it differs from another."""
