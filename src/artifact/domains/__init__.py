"""Domains: each folder holds its claim kinds, records, rendering and rules, and exposes `DOMAIN`."""
