"""The `artifact` command.

Invariant: a subcommand's module is imported only when it runs or is asked for its own help, so that `artifact --help`
answers at once. A user's mistake ends in one line on standard error and exit code 2, never in a traceback.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

import click

import artifact
from artifact.errors import ArtifactError
from artifact.files import why_not_written

# name -> one-line help. The command itself is `artifact.commands.NAME.command` (dashes become underscores).
COMMANDS: dict[str, str] = {
    "oracle": "Derive race facts from FastF1 sessions or lap tables.",
    "benchmark": "Build records with required facts, prompts and splits.",
    "weather": "Collect forecasts and build weather records.",
    "release": "Fetch or import the paper's public release.",
    "data": "Verify the packaged facts.",
    "generate": "Generate explanations with a model.",
    "guide": "Generate with the verifier's feedback.",
    "extract": "Read typed claims in texts.",
    "score": "Score generations against the oracle.",
    "explain": "Show a record, its facts, and a text's claims with their verdicts.",
    "compare": "Two systems side by side.",
    "audit": "What a set of scores really measures: failures, cut-offs, blind spots.",
    "judge": "Reference-grounded correctness of stored answers.",
    "sft": "Build training pairs from the oracle.",
    "finetune": "Fine-tune a small model on the oracle.",
    "reproduce": "Run every notebook, build the book, compare with the reference.",
    "run": "Run one notebook with other parameters.",
    "runs": "List and compare runs.",
}


class LazyGroup(click.Group):
    """A group whose commands are modules, imported when used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"artifact.commands.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(artifact.__version__, message="%(prog)s %(version)s")
def main_group() -> None:
    """Coverage-aware evaluation of grounded generation with a complete oracle."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Entry point: run a command and turn errors into one line and an exit code."""
    try:
        code = main_group.main(args=arguments, prog_name="artifact", standalone_mode=False)
        sys.stdout.flush()  # here, where a full disk can still be said
        sys.exit(code if isinstance(code, int) else 0)
    except ArtifactError as error:
        _fail(str(error), error.exit_code)
    except click.UsageError as error:
        usage = error.ctx.get_usage() + "\n" if error.ctx else ""
        _fail(f"{usage}artifact: {error.format_message()}", 2, prefix="")
    except click.ClickException as error:
        _fail(error.format_message(), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        _fail("interrupted", 130)
    except MemoryError:
        _fail("not enough memory; ask for less at a time (fewer resamples or processes, a part of the texts)", 1)
    except BrokenPipeError:
        _forget_output()  # the reader of a pipe went away (`| head`): not an error
        sys.exit(0)
    except OSError as error:
        if error.errno is None:  # a library's word, not the system's
            _fail(" ".join(str(error).split())[:300], 1)
        _forget_output()
        _fail(f"{error.filename or 'the output'}: {why_not_written(error)}", 1)


def _forget_output() -> None:
    """Let nothing be flushed at exit to a standard output that takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str, code: int, *, prefix: str = "artifact: ") -> None:
    print(prefix + message, file=sys.stderr)
    sys.exit(code)
