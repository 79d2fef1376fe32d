"""A group of subcommands whose help names each by its whole first sentence, never by a part of it."""

from __future__ import annotations

import click


class Group(click.Group):
    """As click's, but no subcommand's line is cut off."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, command.get_short_help_str(limit=300)) for name, command in sorted(self.commands.items())]
            )
