"""What the interfaces refuse by themselves, as the core refuses: with a code that keeps its meaning."""

from __future__ import annotations

from typing import Type

from ._anleger import AnlegerError, BadSetup


def refused(code: str, message: str, kind: Type[AnlegerError] = BadSetup) -> AnlegerError:
    """An exception to raise."""
    error = kind(message)
    error.code, error.ruling = code, None
    return error
