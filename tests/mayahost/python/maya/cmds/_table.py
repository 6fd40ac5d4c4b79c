# SPDX-License-Identifier: MIT
"""The flags of every command, and what is wrong with a call of one.

A table is text with one flag per line: long name, short name, kinds of its arguments. A kind ends in "+" if the flag may be
used several times, and in "?" if it takes its arguments in query mode too. A flag without kinds takes no argument in
MEL and True in Python."""
import functools

import _mayahost as host

from . import _values

COMMANDS = {}  # name: Command


class Flag(object):
    """One flag of a command."""

    def __init__(self, line):
        words = line.split()
        self.long, self.short = words[0], words[1]
        marks = "".join(word.lstrip("abcdefghijklmnopqrstuvwxyz") for word in words[2:])
        self.multi = "+" in marks
        self.in_query = "?" in marks
        self.kinds = [word.rstrip("+?") for word in words[2:]]

    def one_use(self, value, name):
        """The value of one use, checked."""
        if len(self.kinds) <= 1:
            return _values.check(self.kinds[0] if self.kinds else "none", value, name)
        if not isinstance(value, (list, tuple)) or len(value) != len(self.kinds):
            raise _values.mismatch(self.kinds, value, name)
        try:
            return tuple(_values.check(kind, part, name) for kind, part in zip(self.kinds, value))
        except TypeError:
            raise _values.mismatch(self.kinds, value, name)

    def _several(self, value):
        if not isinstance(value, (list, tuple)):
            return False
        ranged = bool(self.kinds) and self.kinds[0].endswith("range")
        if len(self.kinds) > 1 or ranged:
            return bool(value) and all(isinstance(part, (list, tuple)) for part in value)
        return True

    def value(self, given, name):
        if not self.multi:
            return self.one_use(given, name)
        return [self.one_use(use, name) for use in (given if self._several(given) else [given])]


class Flags(dict):
    """The flags of a call by long name."""

    query = edit = False

    def queried(self, *names):
        """The first of the names that the query asks for."""
        return next((name for name in names if self.get(name)), None)


class Command(object):
    """A command: its flags, its modes, and what it does."""

    def __init__(self, name, table, modes, ui):
        self.name = name
        self.flags = {}
        self.table = []
        for line in filter(None, table.splitlines()):
            flag = Flag(line)
            self.table.append(flag)
            for known in (flag.long, flag.short):
                self.flags[known] = flag
        self.modes = modes
        self.ui = ui

    def mode(self, name):
        """"query" or "edit" where a flag is one of the modes this command has."""
        if "q" in self.modes and name in ("q", "query"):
            return "query"
        return "edit" if "e" in self.modes and name in ("e", "edit") else None

    def parse(self, given):
        flags = Flags()
        for name, value in given.items():
            mode = self.mode(name)
            if mode:
                if not isinstance(value, (bool, int)):
                    raise TypeError("Flag '%s' must be passed a boolean argument" % name)
                setattr(flags, mode, bool(value))
            elif name not in self.flags:
                raise TypeError("Invalid flag '%s'" % name)
        if flags.query and flags.edit:
            raise TypeError("Cannot use the query and edit flags at the same time.")
        for name, value in given.items():
            if self.mode(name):
                continue
            flag = self.flags[name]
            if flag.long in flags:
                raise TypeError("Flag '%s' is given by its short and its long name" % name)
            if flags.query and not flag.in_query:
                if not isinstance(value, (bool, int)):
                    raise TypeError("Flag '%s' must be passed a boolean argument when query flag is set" % name)
                flags[flag.long] = bool(value)
            else:
                flags[flag.long] = flag.value(value, name)
        return flags

    def from_words(self, words, is_flag):
        """The words of a MEL call as positional and keyword arguments."""
        args, given = [], {}
        query = any(is_flag(word) and self.mode(word[1:]) == "query" for word in words)
        at = 0
        while at < len(words):
            word = words[at]
            at += 1
            if not is_flag(word):
                args.append(word)
                continue
            name = word[1:]
            if self.mode(name):
                given[name] = True
                continue
            if name not in self.flags:
                raise RuntimeError("Invalid flag '%s'." % word)
            flag = self.flags[name]
            count = 0 if query and not flag.in_query else len(flag.kinds)
            values = words[at:at + count]
            if len(values) < count:
                raise RuntimeError("Flag '%s' must be passed %d arguments." % (word, count))
            at += count
            value = True if count == 0 else values[0] if count == 1 else tuple(values)
            if flag.multi and count:
                given.setdefault(flag.long, []).append(value)
            else:
                given[flag.long] = value
        return args, given


def command(table="", modes="", undoable=True, ui=False, name=None):
    """Makes a command of a function of its arguments and its flags. Its edits are one step of undo, and are taken
    back if it fails. A command of the user interface fails in batch."""

    def wrap(function):
        known = Command(name or function.__name__, table, modes, ui)
        COMMANDS[known.name] = known

        @functools.wraps(function)
        def call(*args, **given):
            flags = known.parse(given)
            if known.ui:
                _values.require_ui(known.name)
            if not undoable or flags.query:
                return function(args, flags)
            host.beginEdits(known.name)
            failed = True
            try:
                result = function(args, flags)
                failed = False
                return result
            finally:
                host.endEdits(failed)

        call.__name__ = known.name
        call.command = known
        return call

    return wrap


def refuse(flags, *names):
    """Flags that Maya has and that have no effect in the host."""
    for name in names:
        if flags.get(name):
            raise RuntimeError("The host does not support the flag '%s'." % name)


def create_only(flags, name):
    """Commands that Maya lets query and edit, and the host does not."""
    if flags.query or flags.edit:
        raise RuntimeError("The host's %s neither queries nor edits." % name)
