"""Who can be asked: Anthropic, named providers from a TOML file, any address, or a model on this machine.

Invariant: a service knows the *name* of the environment variable with its key, never the key, and a key is sent only to
the service it is meant for.

A model is named `MODEL` (asked of Anthropic, or of the address given), `PROVIDER:MODEL`, `local:smollm2`,
`local:gemma3` or `local:PATH.gguf`; `torch:` in place of `local:` serves the same file with PyTorch. A providers'
file:

    [lab]
    base_url = "https://models.example.org"
    api_key_env = "LAB_API_KEY"
    temperature = 0.0
    concurrency = 8
    prices.tiny-1 = [0.2, 0.8]          # US dollars for a million tokens read and written
    extra.thinking = { type = "disabled" }
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeGuard
from urllib.parse import urlsplit

from artifact.errors import InputError, shown, unknown
from artifact.files import dump_json, read_text
from artifact.models.pricing import FREE, PRICES, Price
from artifact.models.weights import Weights, local_weights

ANTHROPIC_KEY = "ANTHROPIC_API_KEY"
LOCAL = {"local": "gguf", "torch": "torch"}
"""Prefixes of models on this machine, with the first part of their identity: rounding differs between engines."""
LOCAL_CONTEXT = 4096  # tokens of one conversation with a local model
PROVIDERS_VARIABLE = "ARTIFACT_PROVIDERS"


@dataclass(frozen=True)
class Service:
    """A service that speaks the Messages API.

    Attributes:
        name: how a user names it.
        identity: how requests name it, whoever runs it under whatever name.
        base_url: its address; None for Anthropic's own and for a model that is still to be loaded.
        key_variable: environment variable that holds its key, or None if it wants none.
        temperature: sent unless told otherwise; None sends none (current Anthropic models refuse it).
        timeout: seconds to wait for one answer.
        concurrency: questions at a time unless told otherwise.
        prices: by model.
        extra: parameters sent with every request.
        weights: of a model on this machine.
    """

    name: str
    identity: str
    base_url: str | None = None
    key_variable: str | None = None
    temperature: float | None = None
    timeout: float = 300.0
    concurrency: int = 4
    prices: Mapping[str, Price] = field(default_factory=dict)
    extra: Mapping[str, object] = field(default_factory=dict)
    weights: Weights | None = None

    def price(self, model: str) -> Price | None:
        """The price of a model or of its dated snapshots (`claude-haiku-4-5-20251001`), or None if it is not known."""
        if self.weights is not None:
            return FREE
        undated = model[:-9] if model[-9:-8] == "-" and model[-8:].isdigit() else model
        return self.prices.get(model) or self.prices.get(undated)


@dataclass(frozen=True)
class Target:
    """A model at a service."""

    service: Service
    model: str

    @property
    def price(self) -> Price | None:
        """US dollars for a million tokens, or None if not known."""
        return self.service.price(self.model)


ANTHROPIC = Service("anthropic", "anthropic", key_variable=ANTHROPIC_KEY, prices=PRICES)


def target(
    spec: str, *, base_url: str | None = None, key_variable: str | None = None, providers: Path | None = None
) -> Target:
    """Find out whom `spec` names.

    Args:
        spec: see the module.
        base_url: address of a service; `spec` is then the model's name there.
        key_variable: environment variable with the key for `base_url`.
        providers: TOML file of named providers; by default the one that ARTIFACT_PROVIDERS names.

    Raises:
        InputError: no such model, provider or file; the file is not as it should be.
    """
    if not spec.strip():
        raise InputError("no model is named", fix="for example --model local:smollm2")
    if base_url is not None:
        return Target(_at(base_url, key_variable), spec)
    name, colon, model = spec.partition(":")
    if name in LOCAL and colon:
        weights = local_weights(model)
        identity = f"{LOCAL[name]}:{weights.digest}"
        # a batch pays off when it is large, and an answer may have to wait for the batch before
        concurrency, timeout = (64, 14400.0) if name == "torch" else (4, 1800.0)
        local = Service(name, identity, temperature=0.0, timeout=timeout, concurrency=concurrency, weights=weights)
        return Target(local, weights.model)
    if not colon:
        return Target(ANTHROPIC, spec)
    known = read_providers(_providers_file(providers))
    if name not in known:
        raise unknown(
            "provider",
            name,
            [*LOCAL, *known],
            fix=f"name it in a TOML file, given as --providers or {PROVIDERS_VARIABLE}",
        )
    if not model:
        raise InputError(f"no model is named after {spec!r}", fix=f"for example {name}:MODEL")
    return Target(known[name], model)


def read_providers(path: Path | None) -> dict[str, Service]:
    """Named providers of a TOML file (see the module); none if there is no file.

    Raises:
        InputError: the file is missing, not TOML, or not as it should be; or it holds a key.
    """
    if path is None:
        return {}
    try:
        content = tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise InputError(f"not valid TOML ({str(error)[:120]})", where=str(path)) from None
    return {name: _provider(name, entry, f"{path}: [{name}]") for name, entry in content.items()}


def _providers_file(given: Path | None) -> Path | None:
    named = os.environ.get(PROVIDERS_VARIABLE, "")
    return given or (Path(named) if named else None)


def _at(base_url: str, key_variable: str | None, where: str = "--base-url") -> Service:
    if not base_url.startswith(("http://", "https://")):
        raise InputError("not an address", where=where, fix="for example http://127.0.0.1:8080")
    try:
        parts = urlsplit(base_url)
    except ValueError as error:
        raise InputError(f"not an address ({error})", where=where) from None
    if parts.username or parts.password or parts.query:
        # an address is written into files and keys of requests
        raise InputError(
            "a key does not belong in an address",
            where=where,
            fix="name the variable that holds it (--api-key-env, or api_key_env in a file)",
        )
    address = base_url.rstrip("/").removesuffix("/v1")
    return Service(address, address, base_url=address, key_variable=key_variable)


_ALLOWED = ("base_url", "api_key_env", "temperature", "timeout", "concurrency", "prices", "extra")


def _provider(name: str, entry: object, where: str) -> Service:
    if not isinstance(entry, dict):
        raise InputError("a provider is a table", where=where, fix=f'[{name}] with base_url = "https://..."')
    if any("key" in field and field != "api_key_env" for field in entry):
        raise InputError(
            "a key does not belong in a file", where=where, fix='name the variable that holds it: api_key_env = "NAME"'
        )
    for each in entry:
        if each not in _ALLOWED:
            raise unknown("setting", each, _ALLOWED, where=where)
    base_url, variable = entry.get("base_url"), entry.get("api_key_env")
    if not isinstance(base_url, str) or not (variable is None or isinstance(variable, str)):
        raise InputError("base_url (and api_key_env, if given) must be text", where=where)
    prices, extra = entry.get("prices", {}), entry.get("extra", {})
    for each, value in (("prices", prices), ("extra", extra)):
        if not isinstance(value, dict):
            raise InputError(f"{each} must be a table, not {shown(value)}", where=where)
    try:
        dump_json(extra)
    except (TypeError, ValueError):
        raise InputError("extra holds what JSON has no form for (a time, an undefined number)", where=where) from None
    default = _at(base_url, variable, where)
    return replace(
        default,
        name=name,
        temperature=_number(entry, "temperature", where, default.temperature, least=0),
        timeout=_number(entry, "timeout", where, default.timeout, least=1) or default.timeout,
        concurrency=int(_number(entry, "concurrency", where, default.concurrency, least=1) or default.concurrency),
        prices={model: _price(pair, f"{where} prices.{model}") for model, pair in prices.items()},
        extra=extra,
    )


_MOST = 1e9  # of any number in a file of providers


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _number(entry: Mapping[str, object], name: str, where: str, default: float | None, *, least: float) -> float | None:
    value = entry.get(name, default)
    if value is None or (_is_number(value) and least <= value <= _MOST):
        return value
    raise InputError(f"{name} must be a number from {least:g} to {_MOST:g}, not {shown(value)}", where=where)


def _price(pair: object, where: str) -> Price:
    if isinstance(pair, list) and len(pair) == 2 and all(_is_number(each) and 0 <= each <= _MOST for each in pair):
        return Price(float(pair[0]), float(pair[1]))
    raise InputError(f"a price is [INPUT, OUTPUT] in US dollars for a million tokens, not {shown(pair)}", where=where)
