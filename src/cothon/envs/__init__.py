"""Faces for other people's tools: the games as environments of libraries that researchers already use."""

from __future__ import annotations

from cothon.envs.batched import BatchedEnv, batched

__all__ = ["BatchedEnv", "batched"]
