# SPDX-License-Identifier: MIT
"""The little of maya.OpenMaya that scripts use to say something."""
import _mayahost


class MGlobal(object):
    kBatch, kInteractive, kLibraryApp = 1, 0, 2

    @staticmethod
    def displayInfo(text):
        _mayahost.say("info", text)

    @staticmethod
    def displayWarning(text):
        _mayahost.say("warning", text)

    @staticmethod
    def displayError(text):
        _mayahost.say("error", text)
