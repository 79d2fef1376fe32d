"""The registry of notebooks (`experiments.yml`) and the parameters that each declares.

Invariant: a notebook's parameters cell is the only place that names its parameters, their types and allowed values. It
is read, never run: annotations give the types (`Literal` the allowed values, `Annotated` the range of a number, both
ends allowed and either may be missing), the comment on the line the meaning.

    # %% tags=["parameters"]
    languages: list[Literal["en", "es", "pt"]] = ["en", "es", "pt"]  # languages to score
    resamples: Annotated[int, "100..100000"] = 10_000  # of the bootstrap
    seed: Annotated[int, "0..4294967295"] = 12345  # of the bootstrap
    generations: Path | None = None  # a JSONL file of your own generations
"""

from __future__ import annotations

import ast
import json
import math
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from artifact.claim import Scalar
from artifact.errors import InputError, shown, unknown
from artifact.files import open_input, read_text
from artifact.paths import root

Value = Scalar | list[Scalar]


@dataclass(frozen=True)
class Parameter:
    """One parameter of a notebook.

    Attributes:
        kind: `str`, `int`, `float`, `bool` or `path` (an existing file, given relative to where the user is).
        many: a list of that kind.
        optional: None is allowed.
        choices: the allowed values, empty when any will do.
        low, high: ends of the allowed range of a number, infinite where there is none.
        default: what the notebook uses when nothing is said.
        doc: one line.
    """

    name: str
    kind: str
    many: bool
    optional: bool
    choices: tuple[str, ...]
    default: Value
    doc: str
    low: float = -math.inf
    high: float = math.inf

    @property
    def bounds(self) -> str:
        """The allowed range in words, empty when there is none."""
        if math.isinf(self.high):
            return "" if math.isinf(self.low) else f"{self.low:g} or more"
        return f"{self.high:g} or less" if math.isinf(self.low) else f"{self.low:g} to {self.high:.15g}"

    @property
    def type_name(self) -> str:
        """The type in words, as in `artifact run NAME --parameters`."""
        name = f"list of {self.kind}" if self.many else self.kind
        return f"{name} or None" if self.optional else name

    def describe(self) -> str:
        """One line: name, type, allowed values, default, meaning."""
        allowed = f", one of {' | '.join(self.choices)}" if self.choices else ""
        if self.choices and self.many:
            allowed = f", any of {' | '.join(self.choices)}"
        if self.bounds:
            allowed = f", {self.bounds}"
        return f"{self.name} ({self.type_name}{allowed}; default {format_value(self.default)}): {self.doc}"

    def parse(self, text: str) -> Value:
        """Read a value as typed on a command line.

        A list is comma-separated, or a JSON list where a value holds a comma. `None` is None where that is allowed.

        Raises:
            InputError: the text is not of the type, not one of the allowed values, or outside of the range.
        """
        if text in ("None", "null") and self.optional:
            return None
        if not self.many:
            return self._one(text)
        if text.lstrip().startswith("["):
            try:
                parts = json.loads(text)
            except (ValueError, RecursionError):
                raise InputError(f"{self.name}: not a JSON list: {text[:80]!r}") from None
        else:
            parts = [part.strip() for part in text.split(",") if part.strip()]
        if not parts:
            raise InputError(f"{self.name}: the list is empty", fix=self.describe())
        return [self._one(part if isinstance(part, str) else json.dumps(part)) for part in parts]

    def _one(self, text: str) -> Scalar:
        if self.choices and text not in self.choices:
            raise unknown(f"value of {self.name}", text, self.choices)
        try:
            if self.kind == "bool":
                return {"true": True, "false": False}[text.lower()]
            if self.kind == "int":
                return self._in_range(int(text))
            if self.kind == "float":
                return self._in_range(float(text))
            if self.kind == "path":
                open_input(Path(text)).close()
                return str(Path(text).resolve())
        except (ValueError, KeyError):
            raise InputError(f"{self.name} must be {self.kind}, not {text[:80]!r}", fix=self.describe()) from None
        return text

    def _in_range(self, number: int | float) -> int | float:
        if self.low <= number <= self.high and number not in (-math.inf, math.inf):  # NaN is in no range
            return number
        allowed = self.bounds or "a finite number"
        raise InputError(f"{self.name} must be {allowed}, not {shown(number)}", fix=self.describe())


@dataclass(frozen=True)
class Experiment:
    """One notebook of the registry.

    Attributes:
        name: file name without suffix.
        source: the py:percent notebook.
        inputs: globs, relative to the project, of the files it reads.
        after: names of the experiments whose results it reads, which therefore run first.
    """

    name: str
    source: Path
    inputs: tuple[str, ...]
    after: tuple[str, ...]

    @cached_property
    def parameters(self) -> Mapping[str, Parameter]:
        """The declared parameters by name, in order."""
        return read_parameters(self.source)

    @cached_property
    def title(self) -> str:
        """The notebook's first heading."""
        found = re.search(r"^# # (.+)$", read_text(self.source), flags=re.MULTILINE)
        return found.group(1) if found else self.name


def load_registry(project: Path | None = None) -> dict[str, Experiment]:
    """Read `experiments.yml`, in an order in which every experiment comes after those it needs.

    Raises:
        InputError: the file is missing or malformed, a notebook does not exist, or needs go round in a circle.
    """
    import yaml

    project = project or root()
    path = project / "experiments.yml"
    try:
        content = yaml.safe_load(read_text(path))
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise InputError(f"not valid YAML ({' '.join(str(error).split())[:300]})", where=str(path)) from None
    if not isinstance(content, dict) or not content:
        raise InputError("must map notebook names to their inputs", where=str(path))
    entries = {
        str(name): _experiment(project, str(name), entry or {}, list(content)) for name, entry in content.items()
    }
    return {name: entries[name] for name in _ordered(entries, str(path))}


def find(name: str, registry: Mapping[str, Experiment]) -> Experiment:
    """The experiment of that name; its number (`01`) or its name without number will do.

    Raises:
        InputError: none, or more than one, is meant.
    """
    wanted = Path(name).name.removesuffix(".py").removesuffix(".ipynb")
    if wanted in registry:
        return registry[wanted]
    close = [e for e in registry.values() if e.name.partition("_")[0] == wanted or e.name.partition("_")[2] == wanted]
    if len(close) != 1:
        raise unknown("notebook", name, registry)
    return close[0]


def read_parameters(source: Path) -> dict[str, Parameter]:
    """Read the parameters cell of a py:percent notebook without running it.

    Raises:
        InputError: there is no such cell, or more than one, or a line in it is not `name: type = value  # meaning`.
    """
    cells = re.split(r"^# %%", read_text(source), flags=re.MULTILINE)
    tagged = [cell for cell in cells if re.search(r"tags=\[[^\]]*\"parameters\"", cell.partition("\n")[0])]
    if len(tagged) != 1:
        raise InputError(f"needs one cell tagged parameters, has {len(tagged)}", where=str(source))
    code = tagged[0].partition("\n")[2]
    lines = code.splitlines()
    out = {}
    for node in _parsed(code, source).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)) or _is_docstring(node):
            continue
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name) or node.value is None:
            raise InputError(
                f"a parameter is written `name: type = value`, not {ast.unparse(node)[:80]!r}", where=str(source)
            )
        comment = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")[2].strip()
        kind, many, optional, choices, low, high = _read_type(node.annotation, source)
        try:
            default = ast.literal_eval(node.value)
        except (ValueError, TypeError, RecursionError, MemoryError):
            raise InputError(f"the default of {node.target.id} must be a plain value", where=str(source)) from None
        out[node.target.id] = Parameter(node.target.id, kind, many, optional, choices, default, comment, low, high)
    return out


def _parsed(code: str, source: Path) -> ast.Module:
    try:
        return ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise InputError(f"the parameters cell is not Python ({str(error)[:120]})", where=str(source)) from None


def parse_assignments(
    experiment: Experiment, pairs: Sequence[tuple[str, str]], *, assignments: str = ""
) -> dict[str, Value]:
    """The values given for an experiment's parameters.

    Args:
        experiment: declares the parameters.
        pairs: `(name, text)` as from `-p NAME TEXT`.
        assignments: further ones in one string, `name=text` separated by spaces, quoted as in a shell.

    Raises:
        InputError: an unknown parameter or value; the message lists the notebook's parameters.
    """
    try:
        words = shlex.split(assignments)
    except ValueError as error:
        raise InputError(
            f"cannot split {shown(assignments)} ({error})", fix="quote as in a shell: a=1 b='x y'"
        ) from None
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise InputError(f"{shown(word)} is not name=value", fix="quote values with spaces: a=1 b='x y'")
        pairs = [*pairs, (name, text)]
    out: dict[str, Value] = {}
    for name, text in pairs:
        if name not in experiment.parameters:
            known = "; ".join(parameter.describe() for parameter in experiment.parameters.values())
            raise unknown("parameter", name, experiment.parameters, where=experiment.name, fix=f"it takes: {known}")
        out[name] = experiment.parameters[name].parse(text)
    return out


def format_value(value: Value) -> str:
    """A parameter's value as one would type it.

    >>> format_value(["en", "es"]), format_value(None), format_value(0.5)
    ('en,es', 'None', '0.5')
    """
    if isinstance(value, list):
        parts = [format_value(part) for part in value]
        return json.dumps(value, ensure_ascii=False) if any("," in part for part in parts) else ",".join(parts)
    return str(value)


def _experiment(project: Path, name: str, entry: object, names: list[str]) -> Experiment:
    where = f"experiments.yml: {name}"
    if not isinstance(entry, dict) or not set(entry) <= {"inputs", "after"}:
        raise InputError("an entry has `inputs` (globs) and `after` (names, or `all`)", where=where)
    if not re.fullmatch(r"[\w-]+", name):  # a path might leave the folder
        raise InputError("a notebook's name is of letters, digits, - and _", where=where)
    inputs, after = entry.get("inputs", []), entry.get("after", [])
    if not isinstance(inputs, list) or (not isinstance(after, list) and after != "all"):
        raise InputError("`inputs` and `after` are lists", where=where)
    source = project / "notebooks" / f"{name}.py"
    if not source.is_file():
        raise InputError(f"no such notebook: notebooks/{name}.py", where=where)
    others = [other for other in names if other != name]
    after = others if after == "all" else after
    for needed in after:
        if needed not in others:
            raise unknown("notebook", needed, others, where=where)
    return Experiment(name, source, tuple(map(str, inputs)), tuple(after))


def _ordered(entries: Mapping[str, Experiment], where: str) -> list[str]:
    done: list[str] = []
    while len(done) < len(entries):
        ready = [name for name, e in entries.items() if name not in done and all(n in done for n in e.after)]
        if not ready:
            raise InputError("experiments wait for each other in a circle", where=where)
        done += ready
    return done


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _read_type(node: ast.expr, source: Path) -> tuple[str, bool, bool, tuple[str, ...], float, float]:
    """(kind, many, optional, choices, low, high) of an annotation."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        sides = [node.left, node.right]
        rest = [side for side in sides if not (isinstance(side, ast.Constant) and side.value is None)]
        if len(rest) == 1:
            kind, many, _, choices, low, high = _read_type(rest[0], source)
            return kind, many, True, choices, low, high
    if isinstance(node, ast.Name) and node.id in ("str", "int", "float", "bool", "Path"):
        return node.id.lower(), False, False, (), -math.inf, math.inf
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        if node.value.id == "list":
            kind, _, _, choices, low, high = _read_type(node.slice, source)
            return kind, True, False, choices, low, high
        if node.value.id == "Literal":
            values = ast.literal_eval(node.slice)
            choices = tuple(values) if isinstance(values, tuple) else (values,)
            return "str", False, False, choices, -math.inf, math.inf
        if node.value.id == "Annotated" and isinstance(node.slice, ast.Tuple) and len(node.slice.elts) == 2:
            kind, many, optional, choices, _, _ = _read_type(node.slice.elts[0], source)
            return kind, many, optional, choices, *_read_range(node.slice.elts[1], source)
    raise InputError(
        f"parameter type {ast.unparse(node)!r} is not supported",
        where=str(source),
        fix="use str, int, float, bool, Path, Literal[...] of strings, Annotated[int or float, 'LOW..HIGH'], "
        "list[...] of these, each optionally | None",
    )


def _read_range(node: ast.expr, source: Path) -> tuple[float, float]:
    """The ends of a range as in `"1..100"`, `"0.."`, `"..1"`."""
    written = node.value if isinstance(node, ast.Constant) else None
    low, dots, high = written.partition("..") if isinstance(written, str) else ("", "", "")
    try:
        if dots:
            return float(low or "-inf"), float(high or "inf")
    except ValueError:
        pass
    raise InputError(f"a range is written 'LOW..HIGH', not {ast.unparse(node)[:80]}", where=str(source))
