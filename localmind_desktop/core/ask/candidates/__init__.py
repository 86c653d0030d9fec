"""What may answer: cells, rows, lists of rows, stretches of text, forms; with what tables and legends say of them."""
