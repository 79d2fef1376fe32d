"""Fine-tuning a small model on the oracle: pairs, training, adapters, generation.

Invariant: `phrases` and `pairs` need the standard library alone, so that training data can be built and checked without
PyTorch; `model`, `train` and `generate` import it and are imported by the commands only.
"""
