"""Typed atomic claims, which are also what an oracle's facts are made of.

Invariant: one relation, *claim matches fact* (same kind, same key, values within the kind's tolerance), is the only
place where a text meets the truth. Support, contradiction and coverage are all defined by it (`artifact.domain`).

A claim kind is one frozen dataclass whose fields are marked `key` (what the claim is about) or `value` (what it says of
it). A field left open is None and matches anything. The JSON form, the schema given to a language model and the parser
that reads its reply are made from the same fields.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from functools import cache
from typing import ClassVar, Literal, Self

from artifact.errors import InputError, shown, unknown

Scalar = str | int | float | bool | None


class Polarity(str, Enum):
    """Whether the text says that something holds, or that it does not."""

    AFFIRMED = "affirmed"
    DENIED = "denied"

    __hash__ = str.__hash__  # that of Enum is a function of Python, and claims are hashed often


class Verdict(str, Enum):
    """What a record says of a claim. A closed set: nothing else is ever a verdict."""

    SUPPORTED = "supported"
    CONTRADICTED = "contradicted"
    UNVERIFIABLE = "unverifiable"


def key(doc: str, *, wire: str = "") -> typing.Any:
    """A field that names what the claim is about. `wire` is its JSON name where that differs (``from``)."""
    return field(default=None, metadata={"role": "key", "doc": doc, "wire": wire, "tolerance": 0.0})


def value(doc: str, *, wire: str = "", tolerance: float = 0.0) -> typing.Any:
    """A field that holds what is said. `tolerance` is absolute, in the field's unit."""
    return field(default=None, metadata={"role": "value", "doc": doc, "wire": wire, "tolerance": tolerance})


def unit(doc: str, *, default: str) -> typing.Any:
    """A field that names the unit in which the values stand, as the text has it; open means `default`."""
    return field(default=default, metadata={"role": "unit", "doc": doc, "wire": "", "tolerance": 0.0})


@dataclass(frozen=True)
class FieldSpec:
    """One key, value or unit field of a claim kind, as the parser and the schemas see it."""

    name: str
    wire: str
    role: Literal["key", "value", "unit"]
    kind: Literal["str", "int", "float", "bool"]
    choices: tuple[str, ...]
    tolerance: float
    doc: str
    default: Scalar


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Base of all claim kinds.

    Two claims are equal when they say the same thing: where in the text (`span`, half-open, in characters) and by which
    rule (`rule`) they were read does not count.
    """

    type: ClassVar[str] = ""

    polarity: Polarity = Polarity.AFFIRMED
    span: tuple[int, int] | None = field(default=None, compare=False)
    rule: str | None = field(default=None, compare=False)

    @classmethod
    def specs(cls) -> tuple[FieldSpec, ...]:
        """The key, value and unit fields, in order."""
        return _specs(cls)  # type: ignore[arg-type]

    def about_same(self, fact: Claim) -> bool:
        """Whether both are of one kind and about the same thing (key fields equal, or open on either side)."""
        if type(self) is not type(fact):
            return False
        for spec in _key_specs(type(self)):  # type: ignore[arg-type]
            mine, theirs = getattr(self, spec.name), getattr(fact, spec.name)
            if mine is not None and theirs is not None and mine != theirs:
                return False
        return True

    def says_same(self, fact: Claim, scale: float = 1.0) -> bool:
        """Whether the values agree within tolerance, given that both are about the same thing.

        Args:
            fact: a claim of the same kind.
            scale: factor on the kind's tolerances (1 is the stated tolerance, 0 demands equality).
        """
        for spec in _value_specs(type(self)):  # type: ignore[arg-type]
            mine, theirs = getattr(self, spec.name), getattr(fact, spec.name)
            if mine is None:
                continue
            if theirs is None or not close(mine, theirs, spec.tolerance * scale):
                return False
        return True

    def matches(self, fact: Claim, scale: float = 1.0) -> bool:
        """The one relation: same kind, same key, values within tolerance. Polarity is the caller's business."""
        return self.about_same(fact) and self.says_same(fact, scale)

    def decided_by(self, pattern: Claim) -> bool:
        """Whether a record that knows all there is to know about `pattern` can judge this claim.

        A pattern with a value set decides only claims of that value.
        """
        if not self.about_same(pattern):
            return False
        said = ((getattr(pattern, spec.name), spec.name) for spec in _value_specs(type(self)))  # type: ignore[arg-type]
        return all(what is None or what == getattr(self, name) for what, name in said)

    def is_vague(self) -> bool:
        """Whether the claim says too little to be checked (it would match every fact of its key)."""
        return False

    def to_json(self) -> dict[str, object]:
        """The flat wire form: type, fields by wire name, polarity, span."""
        out: dict[str, object] = {"type": self.type}
        for spec in self.specs():
            out[spec.wire] = getattr(self, spec.name)
        out["polarity"] = self.polarity.value
        out["span"] = list(self.span) if self.span is not None else None
        return out

    @classmethod
    def from_fields(cls, data: Mapping[str, object], *, where: str = "") -> Self:
        """Read the wire form of this kind.

        Raises:
            InputError: a field is unknown, of the wrong type, not finite, or not one of the allowed values.
        """
        specs = {spec.wire: spec for spec in cls.specs()}
        arguments: dict[str, object] = {}
        for name, raw in data.items():
            if name in specs:
                read = _read(specs[name], raw, where or cls.type)
                arguments[specs[name].name] = specs[name].default if read is None else read
            elif name == "polarity":
                try:
                    arguments[name] = Polarity(raw if raw is not None else "affirmed")
                except ValueError:
                    raise unknown("polarity", raw, [p.value for p in Polarity], where=where) from None
            elif name == "span":
                arguments[name] = _read_span(raw, where)
            elif name not in ("type", "rule"):
                raise unknown(f"field of {cls.type}", name, specs, where=where)
        return cls(**arguments)  # type: ignore[arg-type]


def close(mine: Scalar, theirs: Scalar, tolerance: float) -> bool:
    """Equality, or for numbers a distance of at most `tolerance`.

    The comparison allows for binary representation: 1.5 is within 0.1 of 1.6.

    >>> close(1.5, 1.6, 0.1), close(14, 15, 0.0), close("SOFT", "SOFT", 0.0)
    (True, False, True)
    """
    if isinstance(mine, (int, float)) and isinstance(theirs, (int, float)):
        return abs(mine - theirs) <= tolerance + 1e-9
    return mine == theirs


def parse_claim(data: object, kinds: Mapping[str, type[Claim]], *, where: str = "") -> Claim:
    """Read one claim of any of `kinds` from its wire form.

    Raises:
        InputError: not an object, or its type or fields are not those of a kind.
    """
    if not isinstance(data, Mapping):
        raise InputError(f"a claim must be an object, not {type(data).__name__}", where=where)
    name = data.get("type")
    if not isinstance(name, str) or name not in kinds:
        raise unknown("claim type", name, kinds, where=where)
    return kinds[name].from_fields(data, where=where)


def json_schema(kind: type[Claim]) -> dict[str, object]:
    """JSON schema of one kind's wire form, without span: what a language model is asked to fill in."""
    properties: dict[str, object] = {"type": {"const": kind.type}}
    for spec in kind.specs():
        json_type = {"str": "string", "int": "integer", "float": "number", "bool": "boolean"}[spec.kind]
        open_ = [] if spec.role == "unit" else [None]
        entry: dict[str, object] = {"type": [json_type, "null"] if open_ else json_type, "description": spec.doc}
        if spec.choices:
            entry["enum"] = [*spec.choices, *open_]
        properties[spec.wire] = entry
    properties["polarity"] = {"type": "string", "enum": [p.value for p in Polarity]}
    return {
        "type": "object",
        "description": (kind.__doc__ or "").split("\n")[0],
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


@cache
def _specs(cls: type[typing.Any]) -> tuple[FieldSpec, ...]:
    hints = typing.get_type_hints(cls)
    return tuple(_spec(entry, hints[entry.name]) for entry in fields(cls) if "role" in entry.metadata)


@cache
def _key_specs(cls: type[typing.Any]) -> tuple[FieldSpec, ...]:
    return tuple(spec for spec in _specs(cls) if spec.role == "key")  # type: ignore[arg-type]


@cache
def _value_specs(cls: type[typing.Any]) -> tuple[FieldSpec, ...]:
    return tuple(spec for spec in _specs(cls) if spec.role == "value")  # type: ignore[arg-type]


def _spec(entry: Field[typing.Any], hint: object) -> FieldSpec:
    if entry.default is MISSING:
        raise TypeError(f"claim field {entry.name} must be declared with key(), value() or unit()")
    inner = hint
    if entry.metadata["role"] != "unit":
        if not isinstance(hint, types.UnionType | typing._UnionGenericAlias):  # type: ignore[attr-defined]
            raise TypeError(f"claim field {entry.name} must be optional")
        inner = next(part for part in typing.get_args(hint) if part is not type(None))
    choices: tuple[str, ...] = ()
    if typing.get_origin(inner) is Literal:
        choices, inner = tuple(typing.get_args(inner)), str
    return FieldSpec(
        name=entry.name,
        wire=entry.metadata["wire"] or entry.name,
        role=entry.metadata["role"],
        kind=inner.__name__,  # type: ignore[attr-defined]
        choices=choices,
        tolerance=entry.metadata["tolerance"],
        doc=entry.metadata["doc"],
        default=entry.default,
    )


def _read(spec: FieldSpec, raw: object, where: str) -> Scalar:
    if raw is None:
        return None
    if spec.kind == "bool" and isinstance(raw, bool):
        return raw
    if spec.kind == "str" and isinstance(raw, str):
        if spec.choices and raw not in spec.choices:
            raise unknown(spec.wire, raw, spec.choices, where=where)
        return raw
    if spec.kind in ("int", "float") and isinstance(raw, (int, float)) and not isinstance(raw, bool):
        # a lap or a second beyond this is not a measurement; NaN fails the comparison, and no int is too long for it
        if not -1e9 <= raw <= 1e9:
            raise InputError(f"{spec.wire} must be a finite number below 1e9, not {shown(raw)}", where=where)
        if spec.kind == "int" and raw != int(raw):
            raise InputError(f"{spec.wire} must be a whole number, not {shown(raw)}", where=where)
        return int(raw) if spec.kind == "int" else float(raw)
    raise InputError(f"{spec.wire} must be {spec.kind} or null, not {shown(raw)}", where=where)


def _read_span(raw: object, where: str) -> tuple[int, int] | None:
    if raw is None:
        return None
    if (
        isinstance(raw, (list, tuple))
        and len(raw) == 2
        and all(isinstance(end, int) and not isinstance(end, bool) for end in raw)
        and 0 <= raw[0] <= raw[1]
    ):
        return (raw[0], raw[1])
    raise InputError(f"span must be null or [start, end] with 0 <= start <= end, not {shown(raw)}", where=where)
