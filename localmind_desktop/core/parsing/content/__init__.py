"""What is printed on a page, before anything is understood: words, strokes and fills."""
