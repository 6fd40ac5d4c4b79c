# SPDX-License-Identifier: MIT
"""Windows, layouts, controls and menus: their calls are recorded (mayahost.ui). In batch they fail."""
from . import _names, _ui_controls, _ui_tables, _values
from ._table import command

_DEFAULTS = {"enable": True, "visible": True, "manage": True, "value": 0, "text": "", "label": "", "annotation": "",
             "collapse": False, "select": 0}


def _parent(interface, flags, what):
    if "parent" in flags:
        return interface.find(flags["parent"])
    if what == "window":
        return None
    if interface.current is None:
        raise RuntimeError("Controls must have a layout.  No layout found in window.")
    return interface.current


def _owner(parent, kind, what):
    """A control needs a layout to be in, one item per menu."""
    if what == "item" and parent.kind not in ("menu", "popupMenu", "menuItem", "optionMenu", "optionMenuGrp"):
        raise RuntimeError("menuItem needs a menu: '%s' is a %s." % (parent.path, parent.kind))
    if what in ("layout", "control") and parent.kind in ("menu", "popupMenu", "menuItem"):
        raise RuntimeError("%s cannot be in '%s', a %s." % (kind, parent.path, parent.kind))


def _create(kind, what, names, flags):
    interface = _values.the_ui()
    parent = _parent(interface, flags, what)
    if parent is not None:
        _owner(parent, kind, what)
    made = interface.add(kind, names[0] if names else None, parent)
    _store(made, flags)
    opens = what in ("window", "layout", "menu") or kind in ("optionMenu", "optionMenuGrp") or flags.get("subMenu")
    if opens and not flags.get("exists"):
        interface.current = made
    return made.name if what == "window" or parent is None else made.path


def _store(control, flags):
    for name, value in flags.items():
        if name == "append":
            control.items += value
        elif name == "removeAll" or name == "deleteAllItems":
            control.items, control.chosen = [], []
            control.children[:] = [] if name == "deleteAllItems" else control.children
        elif name in ("removeItem", "removeIndexedItem", "selectItem", "selectIndexedItem", "deselectAll",
                      "deselectItem", "deselectIndexedItem"):
            _lists(control, name, value)
        else:
            control.flags[name] = value


def _lists(control, name, value):
    if name == "deselectAll":
        control.chosen = []
        return
    indices = [one - 1 for one in value] if "Indexed" in name else [
        i for i, item in enumerate(control.items) if item in value]
    for index in indices:
        if not 0 <= index < len(control.items):
            raise RuntimeError("The list '%s' has no item %d." % (control.path, index + 1))
    if name.startswith("remove"):
        control.items = [item for i, item in enumerate(control.items) if i not in indices]
        control.chosen = []
    elif name.startswith("deselect"):
        control.chosen = [i for i in control.chosen if i not in indices]
    elif control.flags.get("allowMultiSelection"):
        control.chosen = sorted(set(control.chosen) | set(indices))
    else:
        control.chosen = indices[-1:]


def _items(control):
    return [child.flags.get("label", "") for child in control.children if child.kind == "menuItem"]


def _list_answer(control, name):
    if name == "allItems":
        return list(control.items) or None
    if name in ("numberOfItems", "numberOfSelectedItems"):
        return len(control.items if name == "numberOfItems" else control.chosen)
    if name == "selectItem":
        return [control.items[i] for i in control.chosen] or None
    return [i + 1 for i in control.chosen] or None


def _option_answer(control, name):
    items = _items(control)
    if name == "numberOfItems":
        return len(items)
    if name.startswith("itemList"):
        return [child.path if name == "itemListLong" else child.name for child in control.children] or None
    chosen = control.flags.get("select")
    value = control.flags.get("value", items[chosen - 1] if chosen and chosen <= len(items) else
                              items[0] if items else "")
    return value if name == "value" else items.index(value) + 1 if value in items else 0


def _answer(control, name):
    if control.kind == "textScrollList" and ("tem" in name and name != "showIndexedItem"):
        return _list_answer(control, name)
    if control.kind.startswith("optionMenu") and name in ("value", "select", "numberOfItems", "itemListLong",
                                                          "itemListShort"):
        return _option_answer(control, name)
    if name == "parent":
        return control.parent.path if control.parent is not None else None
    if name in ("childArray", "itemArray", "menuArray"):
        return [child.name for child in control.children] or None
    if name in ("numberOfChildren", "numberOfItems", "numberOfMenus"):
        return len(control.children)
    if name == "fullPathName":
        return control.path
    return control.flags.get(name, _DEFAULTS.get(name))


def _handle(kind, what, args, flags):
    interface = _values.the_ui()
    names = [arg for arg in args if isinstance(arg, str)]
    if flags.get("exists"):
        return bool(names) and interface.has(names[0])
    if flags.query or flags.edit:
        control = interface.find(names[0]) if names else interface.current
        _names.check(control is not None, "%s: Which?" % kind)
        if kind not in ("control", "layout") and control.kind != kind:
            raise RuntimeError("'%s' is a %s, not a %s." % (control.path, control.kind, kind))
        if flags.query:
            name = next((one for one in flags if flags[one]), None)
            _names.check(name, "%s: What is asked?" % kind)
            return _answer(control, name)
        _store(control, flags)
        return control.path
    _names.check(kind not in ("control", "layout"), "%s: It is asked or edited, not made." % kind)
    return _create(kind, what, names, flags)


def _define(kind, what, table):
    def handle(args, flags):
        return _handle(kind, what, args, flags)

    handle.__name__ = kind
    handle.__doc__ = "A recorded %s." % kind
    return command(table, modes="qe", undoable=False, ui=True)(handle)


for _kind, (_what, _table) in sorted(dict(_ui_tables.KINDS, **_ui_controls.KINDS).items()):
    if _kind not in ("progressBar", "timeControl", "shelfButton"):
        globals()[_kind] = _define(_kind, _what, _table)


@command(_ui_controls.KINDS["shelfButton"][1], modes="qe", undoable=False, ui=True)
def shelfButton(args, flags):
    """Its menu items are kept as pairs of label and code, with those that are Python marked."""
    if not flags.query:
        interface = _values.the_ui()
        parent = interface.find(flags["parent"]) if "parent" in flags else interface.current
        if not flags.edit and not flags.get("exists") and (parent is None or parent.kind != "shelfLayout"):
            raise RuntimeError("shelfButton needs a shelfLayout to be in.")
    return _handle("shelfButton", "control", args, flags)


@command(_ui_tables.LAYOUT, modes="qe", undoable=False, ui=True)
def layout(args, flags):
    """Asks or edits any layout."""
    return _handle("layout", "layout", args, flags)


@command(_ui_tables.COMMON, modes="qe", undoable=False, ui=True)
def control(args, flags):
    """Asks or edits any control."""
    return _handle("control", "control", args, flags)


@command("""
menu m
topLevel top
upLevel u
defineTemplate dt string
useTemplate ut string
""", modes="q", undoable=False, ui=True)
def setParent(args, flags):
    interface = _values.the_ui()
    if flags.query:
        return interface.current.path if interface.current is not None else ""
    name = args[0] if args else None
    if flags.get("upLevel") or name == "..":
        _names.check(interface.current is not None, "setParent: There is nothing above.")
        interface.current = interface.current.parent
    elif name == "|" or flags.get("topLevel"):
        interface.current = None
    else:
        interface.current = interface.find(name)
    return interface.current.path if interface.current is not None else ""


@command("""
window wnd bool
""", undoable=False, ui=True)
def showWindow(args, flags):
    interface = _values.the_ui()
    last = [one for one in interface.controls if one.kind == "window"][-1]
    (interface.find(args[0]) if args else last).shown = True


@command("""
window wnd
control ctl
layout lay
menu m
menuItem mi
panel pnl
editor ed
toolContext tc
radioButtonGroup rbg
uiTemplate uit
collection co
""", undoable=False, ui=True)
def deleteUI(args, flags):
    interface = _values.the_ui()
    for name in _names.flat(args):
        interface.remove(interface.find(name))


@command("""
windows wnd
controls ctl
controlLayouts cl
menus m
menuItems mi
type typ string+
long l bool
head hd int
""", undoable=False, ui=True)
def lsUI(args, flags):
    kinds = {"windows": "window", "menus": "menu", "menuItems": "menuItem"}
    wanted = [kind for flag, kind in kinds.items() if flags.get(flag)] + flags.get("type", [])
    found = [one for one in _values.the_ui().controls if not wanted or one.kind in wanted]
    return [one.path if flags.get("long") else one.name for one in found] or None
