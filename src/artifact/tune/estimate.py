"""What fine-tuning a model of a given shape needs: parameters, memory, time. Computed, not measured.

Invariant: every estimate follows from the shape of the model and the options of the run. Parameters are exact; memory
leaves out what the runtime itself takes; time rests on the stated share of the device's peak.
"""

from __future__ import annotations

from dataclasses import dataclass

GIGA = 1e9
BF16, FP32 = 2, 4


@dataclass(frozen=True)
class Shape:
    """Dimensions of a decoder of the Llama family (SmolLM2, Qwen2.5)."""

    name: str
    hidden: int
    layers: int
    intermediate: int
    heads: int
    kv_heads: int
    head_size: int
    vocabulary: int
    tied: bool = True
    attention_bias: bool = False

    @property
    def _linear(self) -> tuple[tuple[int, int], ...]:
        """Inputs and outputs of the linear layers of one block."""
        wide, narrow = self.heads * self.head_size, self.kv_heads * self.head_size
        return (
            (self.hidden, wide),
            (self.hidden, narrow),
            (self.hidden, narrow),
            (wide, self.hidden),
            (self.hidden, self.intermediate),
            (self.hidden, self.intermediate),
            (self.intermediate, self.hidden),
        )

    def parameters(self) -> int:
        """Of the whole model."""
        bias = (self.heads + 2 * self.kv_heads) * self.head_size if self.attention_bias else 0
        block = sum(a * b for a, b in self._linear) + bias + 2 * self.hidden
        embeddings = self.vocabulary * self.hidden * (1 if self.tied else 2)
        return self.layers * block + self.hidden + embeddings

    def adapter_parameters(self, rank: int, first_layer: int = 0) -> int:
        """Of low-rank adapters on all linear layers of the blocks from `first_layer` on."""
        return (self.layers - first_layer) * sum(rank * (a + b) for a, b in self._linear)


# SmolLM2 (Allal et al. 2025) and Qwen2.5 (Yang et al. 2024), from their published configurations.
SMOLLM2_135M = Shape("SmolLM2-135M", 576, 30, 1536, 9, 3, 64, 49_152)
QWEN25_3B = Shape("Qwen2.5-3B", 2048, 36, 11_008, 16, 2, 128, 151_936, attention_bias=True)


def memory_gb(shape: Shape, *, method: str, rank: int, tokens: int, target_tokens: int, checkpointing: bool) -> float:
    """Memory of training on one sequence at a time, in 10^9 bytes.

    Args:
        shape: of the model.
        method: `lora` or `full`.
        rank: of the adapters.
        tokens: of the longest sequence.
        target_tokens: those of them for which the output layer is computed.
        checkpointing: whether activations are recomputed: then one per block is kept, and one block's at a time.
    """
    trained = shape.adapter_parameters(rank) if method == "lora" else shape.parameters()
    weights = shape.parameters() * BF16
    # gradient in bfloat16; copy, gradient and two moments of Adam in float32
    optimizer = trained * (BF16 + 4 * FP32)
    wide = shape.heads * shape.head_size
    # what a block keeps for its backward pass: inputs of norms, products, activation and attention
    block = tokens * (6 * shape.hidden + 3 * wide + 4 * shape.intermediate) * BF16
    kept = shape.layers * tokens * shape.hidden * BF16 + block if checkpointing else shape.layers * block
    logits = target_tokens * shape.vocabulary * (BF16 + 2 * FP32)
    return (weights + optimizer + kept + logits) / GIGA


def hours(shape: Shape, *, method: str, tokens: int, checkpointing: bool, teraflops: float, share: float) -> float:
    """Time of training on `tokens` tokens.

    Args:
        shape: of the model.
        method: `lora` (no gradients of frozen weights) or `full`.
        tokens: over the whole run.
        checkpointing: one more forward pass.
        teraflops: peak of the device in bfloat16.
        share: of the peak that is reached.
    """
    passes = 1 + (1 if method == "lora" else 2) + (1 if checkpointing else 0)
    return 2 * shape.parameters() * passes * tokens / (teraflops * 1e12 * share) / 3600
