# SPDX-License-Identifier: MIT
"""The little of maya.api.OpenMaya that scripts use: messages, and names of what is selected."""
import _mayahost

from ..OpenMaya import MGlobal as _MGlobal


class MSelectionList(object):
    """Names that match something."""

    def __init__(self):
        self._names = []

    def add(self, name, mergeWithExisting=True):
        found = [name] if "." in name and _mayahost.hasPlug(name) else _mayahost.match(name)
        if not found:
            raise RuntimeError("(kInvalidParameter): Object does not exist")
        self._names += [one for one in found if one not in self._names]
        return self

    def length(self):
        return len(self._names)

    def isEmpty(self):
        return not self._names

    def getSelectionStrings(self):
        return tuple(self._names)

    def clear(self):
        del self._names[:]


class MGlobal(_MGlobal):
    @staticmethod
    def getActiveSelectionList():
        found = MSelectionList()
        for name in _mayahost.selection():
            found.add(name)
        return found
