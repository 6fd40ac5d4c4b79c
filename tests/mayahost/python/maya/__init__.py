# SPDX-License-Identifier: MIT
"""The host as scripts know it: maya.cmds, maya.mel. Plug-ins that run MEL or Python are answered from here."""
import _mayahost


def _run_mel(line):
    from . import mel
    return mel.eval(line)


def _run_python(line):
    from ._mel_run import run_python
    return run_python(line)


_mayahost.setLanguages(_run_mel, _run_python)
