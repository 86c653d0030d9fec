"""What is asked: made to stand alone, taken apart, narrowed, routed, said in other words."""
