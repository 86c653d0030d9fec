"""What may answer, weighed: units of evidence, features, learned weights, a calibrated probability."""
