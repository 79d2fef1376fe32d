"""Estimates: parameters are exact, the rest follows from them."""

from __future__ import annotations

import pytest

from artifact.tune.estimate import QWEN25_3B, SMOLLM2_135M, hours, memory_gb


def test_parameters_are_those_of_the_published_models() -> None:
    assert SMOLLM2_135M.parameters() == 134_515_008  # as PyTorch counts them
    assert QWEN25_3B.parameters() == 3_085_938_688  # the model card says 3.09 billion
    assert SMOLLM2_135M.adapter_parameters(16) == 4_884_480  # as peft counts them
    assert SMOLLM2_135M.adapter_parameters(16, first_layer=10) == 4_884_480 * 20 // 30


def test_memory_grows_with_what_is_trained_and_kept() -> None:
    def memory(method: str, checkpointing: bool) -> float:
        return memory_gb(QWEN25_3B, method=method, rank=16, tokens=1200, target_tokens=400, checkpointing=checkpointing)

    assert memory("lora", True) < memory("lora", False) < memory("full", False)
    assert memory("full", True) > 20 * 3.0859  # weights, gradients, copies and moments: 20 bytes a parameter


def test_time_is_operations_over_speed() -> None:
    # 2 passes of 2 operations a parameter and token: 4 * 3.0859e9 * 1e6 = 1.2344e16, at 1e14 a second 123.4 s
    taken = hours(QWEN25_3B, method="lora", tokens=1_000_000, checkpointing=False, teraflops=200, share=0.5)
    assert taken * 3600 == pytest.approx(123.4, abs=0.1)
