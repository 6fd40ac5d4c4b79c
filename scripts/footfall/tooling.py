# SPDX-License-Identifier: MIT
"""What makes a function a tool of the shelf."""
import functools

from . import message
from .error import FootfallError


def tool(function):
    """Shows a FootfallError instead of raising it; returns None then."""
    @functools.wraps(function)
    def shown(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except FootfallError as error:
            message.warn(str(error))
            return None
    return shown
