# SPDX-License-Identifier: MIT
"""MEL as a tree. A node is a tuple: its kind, then its parts. What is not read says so by name."""
import re

_TYPES = ("int", "float", "string", "vector", "matrix")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"-[A-Za-z_][A-Za-z0-9_]*")
_BARE = re.compile(r"[^\s;\"`$(){},]+")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", '"': '"'}
_BINARY = (("||",), ("&&",), ("==", "!="), ("<=", ">=", "<", ">"), ("+", "-"), ("*", "/", "%", "^"))
_ASSIGN = ("=", "+=", "-=", "*=", "/=")
_UNREAD = ("switch",)


class MelError(RuntimeError):
    """Text that is not MEL, or MEL that the host does not read."""


class Parser(object):
    def __init__(self, text):
        self.text, self.at = text, 0

    def fail(self, what):
        line = self.text.count("\n", 0, self.at) + 1
        near = self.text[self.at:self.at + 20].split("\n")[0]
        raise MelError("Syntax error: %s in line %d near '%s'" % (what, line, near))

    def space(self):
        while self.at < len(self.text):
            if self.text[self.at].isspace():
                self.at += 1
            elif self.text.startswith("//", self.at):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text.startswith("/*", self.at):
                end = self.text.find("*/", self.at)
                if end < 0:
                    self.fail("a comment without end")
                self.at = end + 2
            else:
                return

    def peek(self, token):
        self.space()
        return self.text.startswith(token, self.at)

    def take(self, token):
        if not self.peek(token):
            return False
        self.at += len(token)
        return True

    def need(self, token):
        if not self.take(token):
            self.fail("'%s' is missing" % token)

    def word(self):
        """The name that comes next, not taken."""
        self.space()
        match = _NAME.match(self.text, self.at)
        return match.group() if match else ""

    def keyword(self, name):
        if self.word() != name:
            return False
        self.at += len(name)
        return True

    # Statements.

    def program(self):
        found = []
        self.space()
        while self.at < len(self.text):
            found.append(self.statement())
            self.space()
        return ("block", found)

    def statement(self):
        if self.take(";"):
            return ("block", [])
        if self.take("{"):
            return self.block()
        word = self.word()
        if word in _UNREAD:
            self.fail("the host does not read '%s'" % word)
        if word in ("global", "proc") or word in _TYPES and not re.match(r"\w+\s*\(", self.text[self.at:]):
            return self.declaration()
        known = {"if": self.if_, "for": self.for_, "while": self.while_, "do": self.do_, "return": self.return_}
        if word in known:
            self.at += len(word)
            return known[word]()
        if word in ("break", "continue"):
            self.at += len(word)
            self.end()
            return (word,)
        found = self.call(";") if word and not self.function_follows(word) else self.expression()
        self.end()
        return ("value", found)

    def block(self):
        found = []
        while not self.take("}"):
            if self.at >= len(self.text):
                self.fail("'}' is missing")
            found.append(self.statement())
        return ("block", found)

    def end(self):
        self.space()
        if self.at < len(self.text) and not self.peek("}"):
            self.need(";")

    def function_follows(self, word):
        """name(…) is a call by arguments; name (…) too, unless more words follow."""
        start, self.at = self.at, self.at + len(word)
        follows = self.text.startswith("(", self.at)
        if not follows and self.peek("("):
            self.at += 1
            depth = 1
            while self.at < len(self.text) and depth:
                if self.text[self.at] == '"':
                    self.string()
                    continue
                depth += {"(": 1, ")": -1}.get(self.text[self.at], 0)
                self.at += 1
            self.space()
            follows = self.at >= len(self.text) or self.text[self.at] in ";)`,}+-*/<>=!&|?:]"
        self.at = start
        return follows

    def declaration(self):
        is_global = self.keyword("global")
        if self.keyword("proc"):
            return self.procedure(is_global)
        kind = self.word()
        if kind not in _TYPES:
            self.fail("a type is missing")
        self.at += len(kind)
        declared = []
        while True:
            name, array = self.variable()
            self.space()
            value = self.expression() if self.take("=") else None
            declared.append((name, kind, array, value))
            if not self.take(","):
                break
        self.end()
        return ("declare", is_global, declared)

    def variable(self):
        self.need("$")
        match = _NAME.match(self.text, self.at)
        if not match:
            self.fail("the name of a variable is missing")
        self.at = match.end()
        array = False
        if self.take("["):
            if not self.take("]"):
                self.expression()
                self.need("]")
            array = True
        return match.group(), array

    def procedure(self, is_global):
        kind = self.word() if self.word() in _TYPES else None
        if kind:
            self.at += len(kind)
            if self.take("["):
                self.need("]")
        name = self.word()
        if not name:
            self.fail("the name of a procedure is missing")
        self.at += len(name)
        self.need("(")
        parameters = []
        while not self.take(")"):
            if self.word() in _TYPES:
                self.at += len(self.word())
            parameters.append(self.variable()[0])
            self.take(",")
        self.need("{")
        return ("proc", name, parameters, self.block(), is_global)

    def if_(self):
        self.need("(")
        test = self.expression()
        self.need(")")
        then = self.statement()
        return ("if", test, then, self.statement() if self.keyword("else") else None)

    def while_(self):
        self.need("(")
        test = self.expression()
        self.need(")")
        return ("while", test, self.statement(), False)

    def do_(self):
        body = self.statement()
        if not self.keyword("while"):
            self.fail("'while' is missing")
        self.need("(")
        test = self.expression()
        self.need(")")
        self.end()
        return ("while", test, body, True)

    def for_(self):
        self.need("(")
        start = self.at
        if self.peek("$"):
            name, _ = self.variable()
            if self.keyword("in"):
                items = self.expression()
                self.need(")")
                return ("each", name, items, self.statement())
            self.at = start
        first = None
        if not self.peek(";"):
            first = self.declaration() if self.word() in _TYPES else ("value", self.expression())
            if first[0] == "value":
                self.need(";")
        else:
            self.need(";")
        test = ("number", 1) if self.peek(";") else self.expression()
        self.need(";")
        step = None if self.peek(")") else self.expression()
        self.need(")")
        return ("for", first, test, step, self.statement())

    def return_(self):
        value = None if self.peek(";") else self.expression()
        self.end()
        return ("return", value)

    # Calls by words.

    def call(self, stop):
        """name -flag value object …, up to the stop or the end of what holds it."""
        name = self.word()
        self.at += len(name)
        words = []
        while True:
            self.space()
            if self.at >= len(self.text) or self.text[self.at] in ";)}`" or self.text[self.at] == stop:
                return ("call", name, words)
            words.append(self.argument())

    def argument(self):
        char = self.text[self.at]
        if char == '"':
            return ("string", self.string())
        if char == "$":
            return self.postfix()
        if char == "`":
            return self.backtick()
        if char == "(":
            self.at += 1
            inside = self.expression()
            self.need(")")
            return inside
        if char == "{":
            return self.array()
        flag = _FLAG.match(self.text, self.at)
        if flag:
            self.at = flag.end()
            return ("word", flag.group())
        match = _BARE.match(self.text, self.at)
        if not match:
            self.fail("'%s' is not an argument" % char)
        self.at = match.end()
        text = match.group()
        try:
            return ("number", float(text) if re.search(r"[.eE]", text) else int(text, 0))
        except ValueError:
            return ("word", text)

    def string(self):
        self.need('"')
        found = []
        while True:
            if self.at >= len(self.text):
                self.fail("a string without end")
            char = self.text[self.at]
            self.at += 1
            if char == '"':
                return "".join(found)
            if char == "\\":
                if self.at >= len(self.text):
                    self.fail("a string without end")
                following = self.text[self.at]
                char = _ESCAPES.get(following, following)
                self.at += 1
            found.append(char)

    def backtick(self):
        self.need("`")
        found = self.expression() if self.function_follows(self.word()) else self.call("`")
        self.need("`")
        return found

    def array(self):
        self.need("{")
        items = []
        while not self.take("}"):
            items.append(self.expression())
            if not self.take(",") and not self.peek("}"):
                self.fail("',' is missing")
        return ("array", items)

    # Expressions.

    def expression(self):
        left = self.binary(0)
        self.space()
        for sign in _ASSIGN:
            if self.peek(sign) and not self.peek("=="):
                if left[0] not in ("variable", "index"):
                    self.fail("nothing can be assigned to this")
                self.at += len(sign)
                return ("assign", left, sign[:-1], self.expression())
        if self.take("?"):
            then = self.expression()
            self.need(":")
            return ("choose", left, then, self.expression())
        return left

    def binary(self, level):
        if level == len(_BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while True:
            self.space()
            sign = next((one for one in _BINARY[level] if self.text.startswith(one, self.at)), None)
            if sign is None or self.text.startswith(sign + "=", self.at) and len(sign) == 1 and sign in "+-*/":
                return left
            self.at += len(sign)
            left = ("binary", sign, left, self.binary(level + 1))

    def unary(self):
        for sign in ("++", "--"):
            if self.take(sign):
                return ("assign", self.postfix(), sign[0], ("number", 1))
        if self.peek("!") and not self.peek("!="):
            self.at += 1
            return ("not", self.unary())
        if self.take("-"):
            return ("binary", "-", ("number", 0), self.unary())
        return self.postfix()

    def postfix(self):
        found = self.primary()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                self.at += 1
                found = ("index", found, self.expression())
                self.need("]")
            elif self.text.startswith(("++", "--"), self.at) and found[0] in ("variable", "index"):
                sign = self.text[self.at]
                self.at += 2
                found = ("after", found, sign)
            else:
                return found
        return found

    def primary(self):
        self.space()
        if self.at >= len(self.text):
            self.fail("an expression is missing")
        char = self.text[self.at]
        if char == '"':
            return ("string", self.string())
        if char == "`":
            return self.backtick()
        if char == "{":
            return self.array()
        if char == "$":
            self.at += 1
            match = _NAME.match(self.text, self.at)
            if not match:
                self.fail("the name of a variable is missing")
            self.at = match.end()
            return ("variable", match.group())
        if char == "(":
            return self.parenthesis()
        number = _NUMBER.match(self.text, self.at)
        if number:
            self.at = number.end()
            text = number.group()
            real = not text.lower().startswith("0x") and re.search(r"[.eE]", text)
            return ("number", float(text) if real else int(text, 0))
        return self.name()

    def parenthesis(self):
        self.need("(")
        if self.word() in _TYPES:
            start, kind = self.at, self.word()
            self.at += len(kind)
            if self.take(")"):
                return ("cast", kind, self.unary())
            self.at = start
        inside = self.expression()
        self.need(")")
        return inside

    def name(self):
        if self.take("<<"):
            self.fail("the host does not read vectors")
        name = self.word()
        if not name:
            self.fail("'%s' is not read" % self.text[self.at])
        self.at += len(name)
        if name in ("true", "on", "yes", "false", "off", "no"):
            return ("number", int(name in ("true", "on", "yes")))
        if not self.take("("):
            return ("string", name)
        arguments = []
        while not self.take(")"):
            arguments.append(self.expression())
            if not self.take(",") and not self.peek(")"):
                self.fail("',' is missing")
        return ("cast", name, arguments[0]) if name in _TYPES else ("call", name, arguments)


def parse(text):
    return Parser(text).program()
