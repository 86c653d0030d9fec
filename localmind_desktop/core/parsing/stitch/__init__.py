"""Tables that go on over pages."""
