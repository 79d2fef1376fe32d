"""Shared tools for reading texts in English, Spanish and Portuguese: standard library only, linear in the length.

Invariant: every offset points into the text as it was given (half-open, in code points); nothing is normalised in
place.
"""
