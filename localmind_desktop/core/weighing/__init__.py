"""Learned weights as they are applied: trees, and the odds that they add up to."""
