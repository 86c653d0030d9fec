"""What stands around tables: reading order, headings, paragraphs, captions, running headers."""
