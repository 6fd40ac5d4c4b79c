# SPDX-License-Identifier: MIT
"""mel.eval for lines of plain calls of plug-in commands (no variables, no expressions)."""
import _mayahost


def eval(line):  # the name Maya gives it
    _mayahost.clearMessages()
    done, result = _mayahost.mel(line)
    if not done:
        raise RuntimeError(_mayahost.lastError() or "Error occurred during execution of MEL script")
    return result
