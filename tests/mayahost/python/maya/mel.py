# SPDX-License-Identifier: MIT
"""mel.eval."""
import _mayahost


def eval(line):  # the name Maya gives it
    _mayahost.clearMessages()
    done, result = _mayahost.evalMel(line)
    if not done:
        raise RuntimeError(_mayahost.lastError() or "Error occurred during execution of MEL script")
    return result
