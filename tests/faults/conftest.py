"""What tests of faults share."""

from tests.fakes.fixtures import inference_child

__all__ = ["inference_child"]
