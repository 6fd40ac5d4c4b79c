# SPDX-License-Identifier: MIT
"""Running the tree of a piece of MEL. Commands are those of maya.cmds, by the same tables of flags."""
import os
import re
import sys

import _mayahost as host

from ._mel_parser import MelError, parse

_FLAG = re.compile(r"-[A-Za-z_]")
_EMPTY = {"int": 0, "float": 0.0, "string": ""}
_TRUE, _FALSE = ("on", "yes", "true"), ("off", "no", "false")


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class _Return(Exception):
    def __init__(self, value):
        super(_Return, self).__init__()
        self.value = value


class Interpreter(object):
    def __init__(self):
        self.globals, self.procedures = {}, {}
        self.frames = [self.globals]  # of the procedures that run; the first is the global scope
        self.visible = [set()]  # which globals each has declared

    def run(self, text):
        """Runs in the global scope, wherever it is called from: a procedure may run Python that evaluates MEL."""
        outer = self.frames, self.visible
        self.frames, self.visible = [self.globals], [set()]
        try:
            return self.statement(parse(text))
        finally:
            self.frames, self.visible = outer

    # Variables.

    def _scope(self, name):
        frame = self.frames[-1]
        if name in frame or len(self.frames) == 1:
            return frame
        return self.globals if name in self.visible[-1] else frame

    def get(self, name):
        scope = self._scope(name)
        if name in scope:
            return scope[name]
        interface = _interface_globals()
        if (len(self.frames) == 1 or name in self.visible[-1]) and name in interface:
            return interface[name]
        raise MelError('"$%s" is an undeclared variable.' % name)

    def assign(self, target, value):
        if target[0] == "variable":
            self._scope(target[1])[target[1]] = value
            return value
        if target[1][0] != "variable":
            raise MelError("The host assigns to elements of variables alone.")
        index = int(self.value(target[2]))
        name = target[1][1]
        held = list(self._scope(name).get(name) or [])
        held += [type(value)()] * (index + 1 - len(held))
        held[index] = value
        self._scope(name)[name] = held
        return value

    # Statements.

    def statement(self, node):
        return getattr(self, "do_" + node[0])(*node[1:])

    def do_block(self, statements):
        result = None
        for one in statements:
            result = self.statement(one)
        return result

    def do_value(self, node):
        return self.value(node)

    def do_declare(self, is_global, declared):
        value = None
        for name, kind, array, start in declared:
            if is_global:
                self.visible[-1].add(name)
                scope = self.globals
            else:
                scope = self.frames[-1]
            if start is not None:
                value = self.value(start)
                scope[name] = value if array else _cast(kind, value)
            elif name not in scope and not (is_global and name in _interface_globals()):
                scope[name] = [] if array else _EMPTY.get(kind, 0.0)
        return value

    def do_proc(self, name, parameters, body, is_global):
        self.procedures[name] = (parameters, body)

    def do_if(self, test, then, otherwise):
        if _truth(self.value(test)):
            return self.statement(then)
        return self.statement(otherwise) if otherwise else None

    def do_while(self, test, body, first):
        while first or _truth(self.value(test)):
            first = False
            try:
                self.statement(body)
            except _Break:
                break
            except _Continue:
                pass

    def do_for(self, first, test, step, body):
        if first:
            self.statement(first)
        while _truth(self.value(test)):
            try:
                self.statement(body)
            except _Break:
                break
            except _Continue:
                pass
            if step:
                self.value(step)

    def do_each(self, name, items, body):
        for item in list(self.value(items)):
            self._scope(name)[name] = item
            try:
                self.statement(body)
            except _Break:
                break
            except _Continue:
                pass

    def do_break(self):
        raise _Break()

    def do_continue(self):
        raise _Continue()

    def do_return(self, value):
        raise _Return(None if value is None else self.value(value))

    # Expressions.

    def value(self, node):
        kind = node[0]
        if kind in ("number", "string", "word"):
            return node[1]
        if kind == "variable":
            return self.get(node[1])
        if kind == "array":
            return [self.value(one) for one in node[1]]
        if kind == "index":
            held, index = self.value(node[1]), int(self.value(node[2]))
            return held[index] if isinstance(held, list) and 0 <= index < len(held) else ""
        if kind == "cast":
            return _cast(node[1], self.value(node[2]))
        if kind == "not":
            return int(not _truth(self.value(node[1])))
        if kind == "choose":
            return self.value(node[2] if _truth(self.value(node[1])) else node[3])
        if kind == "assign":
            value = self.value(node[3])
            return self.assign(node[1], _binary(node[2], self.value(node[1]), value) if node[2] else value)
        if kind == "after":
            value = self.value(node[1])
            self.assign(node[1], _binary(node[2], value, 1))
            return value
        if kind == "binary":
            if node[1] in ("&&", "||"):
                left = _truth(self.value(node[2]))
                return int(left) if left == (node[1] == "||") else int(_truth(self.value(node[3])))
            return _binary(node[1], self.value(node[2]), self.value(node[3]))
        return self.call(node[1], node[2])

    def call(self, name, nodes):
        if name == "catch" or name == "catchQuiet":
            try:
                self.value(nodes[0])
                return 0
            except (RuntimeError, TypeError, ValueError):
                return 1
        words = [self.value(node) for node in nodes]
        if name in self.procedures:
            return self.procedure(name, words)
        if hasattr(self, "mel_" + name):
            return getattr(self, "mel_" + name)(*words)
        return run_command(name, words)

    def procedure(self, name, values):
        parameters, body = self.procedures[name]
        if len(values) != len(parameters):
            raise MelError("Wrong number of arguments on call to %s." % name)
        self.frames.append(dict(zip(parameters, values)))
        self.visible.append(set())
        try:
            return self.statement(body) and None
        except _Return as result:
            return result.value
        finally:
            self.frames.pop()
            self.visible.pop()

    # What is MEL's own.

    def mel_python(self, text):
        return run_python(text)

    def mel_eval(self, *words):
        return self.run(" ".join(str(word) for word in words))

    def mel_evalDeferred(self, *words):
        from maya import utils
        text = next(word for word in words if not _is_flag(word))
        utils.executeDeferred(self.run, text)

    def mel_source(self, path):
        for folder in [""] + os.environ.get("MAYA_SCRIPT_PATH", "").split(os.pathsep):
            for ending in ("", ".mel"):
                candidate = os.path.join(folder, path + ending)
                if os.path.isfile(candidate):
                    with open(candidate, encoding="utf-8") as stream:
                        return self.run(stream.read()) and None
        raise MelError('Cannot find file "%s" for source statement.' % path)

    def mel_print(self, value):
        sys.stdout.write(str(value))

    def mel_size(self, value):
        return len(value) if isinstance(value, (list, str)) else 1

    def mel_exists(self, name):
        from maya.cmds._table import COMMANDS
        return int(name in self.procedures or name in COMMANDS or host.form(name) is not None)

    def mel_stringArrayContains(self, item, array):
        return int(item in array)

    def mel_getenv(self, name):
        return os.environ.get(name, "")

    def mel_putenv(self, name, value):
        os.environ[name] = value


def _interface_globals():
    """What the main window's variables hold, while there is one."""
    from maya.cmds import _values
    if _values.the_ui() is None:
        return {}
    from mayahost.ui import GLOBALS
    return GLOBALS


def _truth(value):
    if isinstance(value, str):
        return value not in ("", "0") and value not in _FALSE
    return bool(value)


def _cast(kind, value):
    if kind == "string":
        return value if isinstance(value, list) else _shown(value)
    if kind in ("int", "float"):
        if isinstance(value, str):
            match = re.match(r"\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?", value)
            value = float(match.group()) if match else 0.0
        return int(value) if kind == "int" else float(value)
    return value


def _shown(value):
    if isinstance(value, float):
        return "%.10g" % value
    return "" if value is None else str(value)


def _binary(sign, left, right):
    if sign == "+" and (isinstance(left, str) or isinstance(right, str)):
        return _shown(left) + _shown(right)
    if sign in ("==", "!="):
        return int((left == right) == (sign == "=="))
    if sign in ("<", ">", "<=", ">="):
        return int({"<": left < right, ">": left > right, "<=": left <= right, ">=": left >= right}[sign])
    if sign == "/":
        if right == 0:
            raise MelError("Division by zero.")
        return int(left / right) if isinstance(left, int) and isinstance(right, int) else left / right
    if sign == "^":
        raise MelError("The host has no vectors to cross.")
    return {"+": lambda: left + right, "-": lambda: left - right, "*": lambda: left * right,
            "%": lambda: left % right}[sign]()


def _is_flag(word):
    return isinstance(word, str) and _FLAG.match(word) is not None


def _coerce(kind, value):
    """A word of MEL as a flag of that kind takes it."""
    if kind in ("none", "bool") and isinstance(value, str) and value in _TRUE + _FALSE:
        return value in _TRUE
    if kind in ("string", "name", "script") and isinstance(value, (int, float)):
        return _shown(value)
    if kind == "int" and isinstance(value, float):
        return int(value)
    if kind in ("int", "float", "linear", "angle") and isinstance(value, str):
        try:
            return int(value) if kind == "int" else float(value)
        except ValueError:
            return value
    return value


def _coerced(known, given):
    result = {}
    for name, value in given.items():
        flag = known.flags.get(name)
        if flag is None or value is True:
            result[name] = value
            continue
        kinds = flag.kinds or ["none"]
        one = (lambda use: tuple(map(_coerce, kinds, use)) if len(kinds) > 1 else _coerce(kinds[0], use))
        result[name] = [one(use) for use in value] if flag.multi else one(value)
    return result


def mel_result(value):
    """What MEL has of an answer: whole numbers for booleans, tuples laid flat, an empty array for None."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, (list, tuple)):
        flat = []
        for one in value:
            flat += mel_result(one) if isinstance(one, (list, tuple)) else [mel_result(one)]
        return flat
    return value


def run_command(name, words):
    """A command of the host or of a plug-in, by words."""
    from maya import cmds
    from maya.cmds._table import COMMANDS
    known = COMMANDS.get(name)
    if known is not None:
        args, given = known.from_words(words, _is_flag)
        try:
            return mel_result(getattr(cmds, name)(*args, **_coerced(known, given)))
        except TypeError as error:
            raise MelError(str(error))
    host.clearMessages()
    done, result = host.call(name, [part for word in words for part in (word if isinstance(word, list) else [word])])
    if not done:
        raise MelError(host.lastError() or "%s failed" % name)
    return result


def run_python(text):
    """As MEL's python(): an expression gives its value, anything else is run."""
    space = sys.modules["__main__"].__dict__
    try:
        code = compile(text, "<maya console>", "eval")
    except SyntaxError:
        exec(compile(text, "<maya console>", "exec"), space)
        return None
    return eval(code, space)
