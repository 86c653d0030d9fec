"""Pages that are pictures: from a picture to words and rulings."""
