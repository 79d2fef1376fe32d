"""Subcommands: one module each, exposing `command` (a click command or group)."""
