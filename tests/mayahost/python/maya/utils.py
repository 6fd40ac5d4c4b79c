# SPDX-License-Identifier: MIT
"""maya.utils: what is deferred waits until a test runs it (mayahost.deferred)."""
import functools

from .cmds import scripts


def executeDeferred(function, *args, **kwargs):
    """Puts off a function, or text of Python, to the next idle moment."""
    scripts.defer(functools.partial(function, *args, **kwargs) if callable(function) else function)


def executeInMainThreadWithResult(function, *args, **kwargs):
    """There is one thread: at once."""
    return function(*args, **kwargs) if callable(function) else eval(function)


def processIdleEvents():
    scripts.run_deferred()
