# SPDX-License-Identifier: MIT
"""The native module, or a sentence that says how to get it."""
try:
    from . import _native
except ImportError as fault:
    raise ImportError("this needs the engine of footfall, which is not installed for this Python ({0}): "
                      "pip install footfall, or in Maya use footfall.maya".format(fault)) from fault

__all__ = ["_native"]
