"""Options that take several values at once: `--lang en es pt`.

Invariant: `--lang en es`, `--lang en --lang es` and `--lang en,es` mean the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click


class VariadicCommand(click.Command):
    """A command whose repeatable options also take several values in a row.

    Such an option swallows what follows up to the next one, so arguments go before it.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        names = {
            name
            for parameter in self.params
            if isinstance(parameter, click.Option) and parameter.multiple
            for name in parameter.opts
        }
        return super().parse_args(ctx, _spread(args, names))


class Names(click.ParamType):  # type: ignore[type-arg,unused-ignore]
    """One of the allowed names, or several with commas between them."""

    name = "name"

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed = tuple(allowed)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        for each in str(value).split(","):
            if each not in self.allowed:
                self.fail(f"{each!r} is not one of {', '.join(self.allowed)}.", param, ctx)
        return str(value)


def _spread(args: Sequence[str], names: set[str]) -> list[str]:
    out: list[str] = []
    option, taken = "", 0
    for index, arg in enumerate(args):
        if arg == "--":
            return [*out, *args[index:]]
        if arg.startswith("-") and arg != "-":
            option, taken = (arg, 0) if arg in names else ("", 0)
        elif option:
            if taken:
                out.append(option)
            taken += 1
        out.append(arg)
    return out
