# SPDX-License-Identifier: MIT
"""mel.eval: variables, procedures, expressions, loops and calls of commands; no vectors and no switch."""
import _mayahost

from ._mel_parser import parse
from ._mel_run import Interpreter

_interpreter = Interpreter()


def eval(line):  # the name Maya gives it
    """The value of the last statement. The edits of several are one step of undo."""
    if len(parse(line)[1]) < 2:
        return _interpreter.run(line)
    _mayahost.beginEdits("mel")
    try:
        return _interpreter.run(line)
    finally:
        _mayahost.endEdits(False)
