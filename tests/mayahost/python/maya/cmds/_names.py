# SPDX-License-Identifier: MIT
"""Names of objects and plugs as commands are given them."""
import _mayahost as host

FIXED = "The attribute '%s' is locked or connected and cannot be modified."


def check(done, message):
    if not done:
        raise RuntimeError(message)


def flat(args):
    """All names, lists of them laid flat."""
    names = []
    for arg in args:
        if isinstance(arg, str):
            names.append(arg)
        elif isinstance(arg, (list, tuple)):
            names += flat(arg)
        else:
            raise TypeError("Object %s is invalid" % (arg,))
    return names


def node(name):
    """The one node of a name or pattern."""
    found = host.match(name)
    if not found:
        raise ValueError("No object matches name: %s" % name)
    if len(found) > 1 and not set("*?") & set(name):
        raise ValueError("More than one object matches name: %s" % name)
    return found[0]


def nodes(names):
    found = []
    for name in names:
        matched = host.match(name)
        if not matched:
            raise ValueError("No object matches name: %s" % name)
        found += matched
    return found


def plug(name):
    if not isinstance(name, str):
        raise TypeError("Object %s is invalid" % (name,))
    if "." not in name or not host.hasPlug(name):
        raise ValueError("No object matches name: %s" % name)
    return name


def plugs(name):
    """What a name with indices, or a pattern of nodes, stands for."""
    if "." not in name:
        raise ValueError("No object matches name: %s" % name)
    first, rest = name.split(".", 1)
    found = [one for owner in host.match(first) for one in host.expandPlug("%s.%s" % (owner, rest))]
    if not found:
        raise ValueError("No object matches name: %s" % name)
    return found


def objects(args, or_selection=True):
    """The names given, or what is selected."""
    names = flat(args)
    return names if names or not or_selection else host.selection()


def leaves(name):
    """The plugs of one number in a plug: itself, or the children of a compound."""
    facts = host.facts(name)
    if facts["isArray"]:
        return [leaf for i in host.elements(name) for leaf in leaves("%s[%d]" % (name, i))]
    if facts["children"]:
        return [leaf for child in facts["children"] for leaf in leaves("%s.%s" % (name, child))]
    return [name] if facts["scalar"] else []


def shapes(name):
    if not host.isDag(name):
        return []
    return [child for child in host.dagChildren(name) if "transform" not in host.ancestry(host.nodeType(child))]


def hierarchy(names, how):
    """The names with what is above or below them."""
    if how not in ("none", "above", "below", "both"):
        raise RuntimeError("hierarchy is none, above, below or both, not '%s'" % how)
    found = []

    def below(name):
        found.append(name)
        for child in host.dagChildren(name):
            below(child)

    for name in names:
        if "." in name or how == "none" or not host.isDag(name):
            found.append(name)
            continue
        above = host.dagParent(name)
        while how in ("above", "both") and above:
            found.append(above)
            above = host.dagParent(above)
        if how in ("below", "both"):
            below(name)
        else:
            found.append(name)
    return list(dict.fromkeys(found))
