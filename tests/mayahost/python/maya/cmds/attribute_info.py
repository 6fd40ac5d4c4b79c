# SPDX-License-Identifier: MIT
"""Attributes as such: addAttr, deleteAttr, attributeQuery, listAttr."""
import fnmatch

import _mayahost as host

from . import _names
from ._table import command, refuse

_COMPOUNDS = {"double2": 2, "double3": 3, "float2": 2, "float3": 3, "long2": 2, "long3": 3, "short2": 2, "short3": 3,
              "compound": 0}
_DRESS = ("minValue", "maxValue", "softMinValue", "softMaxValue", "keyable", "multi", "indexMatters", "hidden",
          "writable", "readable", "storable", "usedAsColor", "usedAsFilename", "niceName", "category")
_ASKED = {"minValue": "min", "maxValue": "max", "softMinValue": "softMin", "softMaxValue": "softMax",
          "niceName": "niceName", "longName": "longName", "shortName": "shortName", "keyable": "keyable",
          "multi": "multi", "hidden": "hidden", "defaultValue": "default", "writable": "writable",
          "readable": "readable", "storable": "storable", "parent": "parent", "attributeType": "type",
          "dataType": "type", "indexMatters": "indexMatters", "usedAsColor": "usedAsColor"}


def fields_of(text):
    """"a:b=3:c" as pairs of number and name."""
    fields, value = [], 0
    for part in text.split(":"):
        name, equals, given = part.partition("=")
        value = int(given) if equals else value
        fields.append((value, name))
        value += 1
    return fields


def fields_text(fields):
    parts, following = [], 0
    for value, name in fields:
        parts.append(name if value == following else "%s=%d" % (name, value))
        following = value + 1
    return ":".join(parts)


def _ask(plug, flags):
    facts = host.facts(plug)
    if flags.get("enumName"):
        return fields_text(facts["fields"])
    name = flags.queried(*_ASKED)
    return facts[_ASKED[name]] if name else None


def _change(plug, flags):
    facts = host.facts(plug)
    _names.check(facts["dynamic"], "addAttr: '%s' is not a dynamic attribute." % plug)
    changes = {name: flags[name] for name in _DRESS + ("defaultValue",) if name in flags and name != "keyable"}
    fields = fields_of(flags["enumName"]) if "enumName" in flags else []
    host.changeAttr(plug, changes, fields)
    if "keyable" in flags:
        host.setFlag(plug, "keyable", flags["keyable"])


def _add(node, flags):
    long_name = flags.get("longName") or flags.get("shortName")
    _names.check(long_name, "New attribute needs either a long (-ln) or short (-sn) attribute name.")
    if "attributeType" in flags and "dataType" in flags:
        raise RuntimeError("addAttr: -at and -dt cannot be used together.")
    kind = flags.get("dataType", [None])[0] or flags.get("attributeType", "double")
    short, parent = flags.get("shortName", long_name), flags.get("parent", "")
    dress = {name: flags[name] for name in _DRESS if name in flags}
    message = "addAttr: Cannot add attribute '%s' of type '%s' to '%s'." % (long_name, kind, node)
    if "dataType" not in flags and kind in _COMPOUNDS:
        count = flags.get("numberOfChildren", _COMPOUNDS[kind])
        _names.check(count > 0, "addAttr: A compound needs the number of its children (-nc).")
        form = "compound" if kind == "compound" else kind[:-1]
        _names.check(host.addCompound(node, form, long_name, short, count, dress, parent), message)
        return
    fields = fields_of(flags["enumName"]) if "enumName" in flags else []
    if kind == "enum" and not fields:
        raise RuntimeError("addAttr: An enum needs its names (-en).")
    start = float(flags.get("defaultValue", fields[0][0] if fields else 0.0))
    _names.check(host.addAttr(node, kind, "dataType" in flags, long_name, short, start, fields, dress, parent), message)


@command("""
longName ln string
shortName sn string
attributeType at string
dataType dt string+
defaultValue dv float
minValue min float
maxValue max float
hasMinValue hnv bool
hasMaxValue hxv bool
softMinValue smn float
softMaxValue smx float
enumName en string
keyable k bool
multi m
indexMatters im bool
parent p string
numberOfChildren nc int
niceName nn string
category ct string+
hidden h bool
writable w bool
readable r bool
storable s bool
cachedInternally ci bool
internalSet is bool
usedAsColor uac
usedAsFilename uaf
usedAsProxy uap
proxy pxy string
disconnectBehaviour db int
exists ex
""", modes="qe")
def addAttr(args, flags):
    refuse(flags, "proxy", "usedAsProxy")
    names = _names.objects(args)
    if flags.query:
        name = names[0] if names and "." in names[0] else "%s.%s" % (names[0], flags.get("longName"))
        return host.hasPlug(name) if flags.get("exists") else _ask(_names.plug(name), flags)
    _names.check(names, "addAttr: No objects were specified or selected.")
    for name in names:
        if flags.edit:
            _change(_names.plug(name), flags)
        else:
            for node in _names.nodes([name]):
                _add(node, flags)
    return None


@command("""
attribute at string
name n string
""", modes="qe")
def deleteAttr(args, flags):
    for name in _names.objects(args):
        plug = _names.plug(name if "." in name else "%s.%s" % (name, flags.get("attribute", flags.get("name"))))
        if flags.query:
            return [one for one in host.attributes(name) if host.facts("%s.%s" % (name, one))["dynamic"]] or None
        _names.check(host.removeAttribute(plug), "deleteAttr: '%s' is not a dynamic attribute." % plug)
    return None


_BOOLS = {"multi": "multi", "hidden": "hidden", "keyable": "keyable", "channelBox": "channelBox",
          "readable": "readable", "writable": "writable", "connectable": "connectable", "storable": "storable",
          "usedAsColor": "usedAsColor", "usedAsFilename": "usedAsFilename", "indexMatters": "indexMatters"}
_LIMITS = {"minimum": "min", "maximum": "max", "softMin": "softMin", "softMax": "softMax"}


def _answer(facts, flags):
    for flag, fact in _BOOLS.items():
        if flags.get(flag):
            return bool(facts[fact])
    for flag, fact in _LIMITS.items():
        if flags.get(flag):
            return None if facts[fact] is None else [facts[fact]]
        exists = flag + "Exists" if flag.startswith("soft") else flag[:3] + "Exists"
        if flags.get(exists):
            return facts[fact] is not None
    if flags.get("range"):
        return None if facts["min"] is None or facts["max"] is None else [facts["min"], facts["max"]]
    if flags.get("rangeExists"):
        return facts["min"] is not None and facts["max"] is not None
    if flags.get("attributeType"):
        typed = facts["type"] in ("string", "doubleArray", "stringArray", "vectorArray", "pointArray", "Int32Array")
        return "typed" if typed else "compound" if facts["type"] == "TdataCompound" else facts["type"]
    if flags.get("listDefault"):
        return None if facts["default"] is None else [facts["default"]]
    if flags.get("listEnum"):
        return [fields_text(facts["fields"])] if facts["fields"] else None
    if flags.get("listChildren"):
        return list(facts["children"]) or None
    if flags.get("listParent"):
        return [facts["parent"]] if facts["parent"] else None
    if flags.get("numberOfChildren"):
        return [len(facts["children"])]
    if flags.get("enum"):
        return facts["type"] == "enum"
    if flags.get("message"):
        return facts["type"] == "message"
    name = flags.queried("longName", "shortName", "niceName")
    return facts[name] if name else None


@command("""
node n name
type typ string
exists ex
multi m
hidden h
keyable k
channelBox ch
readable r
writable w
connectable c
storable s
usedAsColor uac
usedAsFilename uaf
indexMatters im
minimum min
maximum max
softMin smn
softMax smx
minExists mne
maxExists mxe
softMinExists sme
softMaxExists sxe
range range
rangeExists re
attributeType at
listDefault ld
listEnum le
listChildren lc
listParent lp
numberOfChildren nc
enum e
message msg
longName ln
shortName sn
niceName nn
""", undoable=False)
def attributeQuery(args, flags):
    _names.check(len(args) == 1 and ("node" in flags) != ("type" in flags),
                 "attributeQuery: An attribute, and a node or a type of node, are needed.")
    if "type" in flags:
        facts = host.typeFacts(flags["type"], args[0])
    else:
        plug = "%s.%s" % (_names.node(flags["node"]), args[0])
        facts = host.facts(plug) if host.hasPlug(plug) else None
    if flags.get("exists"):
        return facts is not None
    if facts is None:
        raise RuntimeError("No attribute matches name: %s" % args[0])
    return _answer(facts, flags)


_LISTED = (("keyable", "keyable"), ("userDefined", "dynamic"), ("channelBox", "channelBox"), ("multi", "multi"),
           ("locked", "locked"), ("hasData", "readable"), ("readOnly", None), ("write", "writable"),
           ("read", "readable"), ("connectable", "connectable"), ("scalar", "scalar"), ("usedAsFilename",
                                                                                         "usedAsFilename"))


def _listed(name, attribute, flags):
    plug = "%s.%s" % (name, attribute)
    if not host.hasPlug(plug):
        return False
    facts = host.facts(plug)
    for flag, fact in _LISTED:
        if flags.get(flag) and not (facts["readable"] and not facts["writable"] if fact is None else facts[fact]):
            return False
    if (flags.get("keyable") or flags.get("channelBox")) and facts["children"]:
        return False  # its children are
    if flags.get("unlocked") and facts["locked"]:
        return False
    if flags.get("visible") and facts["hidden"]:
        return False
    if flags.get("settable") and (facts["locked"] or not host.maySet(plug)):
        return False
    if flags.get("array") and facts["type"] not in ("doubleArray", "stringArray", "vectorArray", "pointArray"):
        return False
    if flags.get("category") and not set(flags["category"]) & set(facts["categories"]):
        return False
    patterns = flags.get("string")
    return not patterns or any(fnmatch.fnmatchcase(attribute, pattern) for pattern in patterns)


@command("""
keyable k
userDefined ud
channelBox cb
multi m
locked l
unlocked u
settable se
visible v
hasData hd
readOnly ro
write w
read r
connectable c
scalar s
array a
usedAsFilename uf
string st string+
category ct string+
shortNames sn
leaf lf
""", undoable=False)
def listAttr(args, flags):
    found = []
    for name in _names.objects(args):
        node, _, inside = name.partition(".")
        node = _names.node(node)
        attributes = host.attributes(node)
        if inside:
            whole = host.facts(_names.plug(name))
            attributes = [whole["longName"]] + list(whole["children"])
        found += [one for one in attributes if _listed(node, one, flags)]
        if flags.get("shortNames"):
            found = [host.facts("%s.%s" % (node, one))["shortName"] for one in found]
    return list(dict.fromkeys(found)) or None
