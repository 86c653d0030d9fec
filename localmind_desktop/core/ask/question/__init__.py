"""What is asked: made to stand alone, taken apart, weighed, routed, said in other words."""
