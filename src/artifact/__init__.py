"""Coverage-aware evaluation of grounded generation with a complete oracle."""

__version__ = "0.1.0"
