# SPDX-License-Identifier: MIT
"""Stances: a shelf of leaps and strides that stay physical.

    from footfall import stances
    shelf = stances.library()                              # the shelf that comes with Footfall
    leaps = stances.chain(["apex1", "apex2", "apex3"])     # through places, in order; or sketch, from_document, repeat
    stances.connect(leaps)                                 # onto the selected character, by its rig map
    stances.bake(leaps)                                    # plain curves; apexes and chain go

Thin functions over the plug-in's command ffStance, which docs/maya-stances.md describes. A chain is named by its transform,
one of its apexes or something it drives; without a name it is that of the selection, or the only one of the scene. Handles
are in metres and metres a second, as the program has them; times are frames, places in the scene's units."""
import json
import os

from maya import cmds

from ..error import FootfallError
from . import driving, rig_maps
from .session import plugin, selection
from .session.undo import undoable

HANDLES = ("startHeight", "endHeight", "startSpeed", "endSpeed", "sideSpeed", "distance")


def folder():
    """Where the shelf that comes with Footfall and its pictures are."""
    above = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    for place in (os.path.join(os.environ.get("FOOTFALL_ROOT") or above, "stances"),
                  os.path.join(above, "examples", "stances")):
        if os.path.isfile(os.path.join(place, "shelf.json")):
            return place
    raise FootfallError("The shelf of stances is not where Footfall is installed. Install Footfall again, or give a library "
                        "of your own.")


def picture(name):
    """The thumbnail of a stance of the shelf, or None."""
    path = os.path.join(folder(), "pictures", name.replace(" ", "-") + ".png")
    return path if os.path.isfile(path) else None


def _text(handles):
    """{"startSpeed": 3} as the command has it."""
    unknown = [name for name in handles if name not in HANDLES]
    if unknown:
        raise FootfallError("'{0}' is no handle: {1} are.".format(unknown[0], ", ".join(HANDLES)))
    return ",".join("{0}={1!r}".format(name, float(value)) for name, value in handles.items())


def _make(*objects, **flags):
    return plugin.run("ffStance", *([list(objects)] if objects else []), **flags)


def libraries():
    return cmds.ls(type="ffStanceLibrary") if plugin.is_loaded() else []


def evaluators():
    return _transforms("ffStanceEvaluator")


def chains():
    return _transforms("ffStanceChain")


def _transforms(kind):
    if not plugin.is_loaded():
        return []
    return [cmds.listRelatives(shape, parent=True)[0] for shape in cmds.ls(type=kind)]


@undoable("stance library")
def library(path=None, embed=False, name=None):
    """A library in the scene: of a file (the shelf that comes with Footfall), or with embed kept in the scene itself."""
    return _make(library=path or os.path.join(folder(), "shelf.json"), embed=embed or None, name=name)


def a_library(library_=None):
    """The one given, the only one of the scene, or a new one of the shelf that comes with Footfall."""
    if library_:
        return library_
    found = libraries()
    if len(found) > 1:
        raise FootfallError("There are several stance libraries ({0}): say which one.".format(", ".join(found)))
    return found[0] if found else library()


@undoable("stances from animation")
def extract(root=None, prefix="stance", span=None, library_=None, implausible=False, name=None):
    """The stances of an animated skeleton: contacts between two flights. Added to a library, or a library of their own.
    Returns the library."""
    if root is None:
        root = selection.controls(what="the root joint of a skeleton that leaps or runs")[0]
    flags = {"extract": root, "prefix": prefix, "range": span, "implausible": implausible or None}
    if library_:
        _make(library_, edit=True, **flags)
        return library_
    return _make(name=name, **flags)


def members(library_=None):
    return _make(*_named(library_), query=True, members=True) or []


@undoable("add stance")
def add_blend(name, first, second, share=0.5, library_=None):
    """A blend of two as a member of the library, which is kept in the scene from then on."""
    return _make(*_named(library_), edit=True, addBlend=name, blend=(first, second), share=share)


@undoable("remove stance")
def remove(name, library_=None):
    return _make(*_named(library_), edit=True, remove=name)


def write(path, node):
    """A library as the program reads it; of a chain its apexes."""
    return _make(node, edit=True, write=path)


def search(library_=None, method="staged", like=None, **handles):
    """The stance or blend that meets handles best; those not given are averages. A dictionary: answer, plausible, value,
    and where it cannot be met why and the nearest that can."""
    return json.loads(_make(*_named(library_), search=_text(handles), method=method, like=like))


@undoable("evaluate stance")
def evaluator(stance=None, blend=None, share=0.5, library_=None, start=None, name=None, **handles):
    """A node with six handles to drag. stance: this one, blend: these two; else the best is looked for. Its transform."""
    return _make(evaluator=True, stance=stance, blend=blend, share=share, startFrame=start, name=name,
                 handles=_text(handles) or None, **{"from": a_library(library_)})


def score(node=None):
    """(value, plausible, what was chosen, what stands in the way) of an evaluator."""
    node = node or _only(evaluators(), "evaluator", "make one first")
    return tuple(_make(node, query=True, **{what: True}) for what in ("value", "plausible", "chosen", "blame"))


@undoable("chain of leaps")
def chain(objects=None, library_=None, first_foot=None, character=None, start=None, name=None):
    """Leaps through objects in the order they are given or selected: apexes, locators, anything that has a place."""
    objects = selection.controls(objects, "two or more places for the tops of the leaps, in order")
    return _make(*objects, chain=True, firstFoot=first_foot, character=character, startFrame=start, name=name,
                 **{"from": a_library(library_)})


@undoable("chain of leaps")
def from_document(path, library_=None, start=None, name=None):
    """Through the apexes of a document, as `footfall stance chain` takes it."""
    return _make(chain=True, apexes=path, startFrame=start, name=name, **{"from": a_library(library_)})


@undoable("repeat stance")
def repeat(count, stance=None, library_=None, like=None, start=None, name=None, **handles):
    """So many links of the same stance or handles."""
    return _make(chain=True, repeat=count, stance=stance, like=like, handles=_text(handles) or None, startFrame=start,
                 name=name, **{"from": a_library(library_)})


@undoable("chain of curves")
def sketch(path=None, shadow=None, library_=None, start=None, name=None):
    """Through the arcs of a drawn curve, the path of the body, over its shadow, a curve on the ground."""
    if path is None or shadow is None:
        chosen = [name for name in cmds.ls(selection=True) or [] if _is_curve(name)]
        if len(chosen) != 2:
            raise FootfallError("Select two curves: the path of the body, then its shadow on the ground.")
        path, shadow = chosen
    return _make(chain=True, sketch=(path, shadow), startFrame=start, name=name, **{"from": a_library(library_)})


def apexes(chain_=None):
    """The apexes in order."""
    return _on(chain_, query=True, apexes=True) or []


@undoable("insert apex")
def insert(position, number=0, chain_=None):
    """A new apex at a place; number 0: after the last."""
    return _on(chain_, edit=True, insertApex=number, position=position)


@undoable("velocity handle")
def velocity(number, chain_=None):
    """A locator to drag the velocity at an apex by: it is where the body would be a quarter of a second later."""
    return _on(chain_, edit=True, velocity=number)


@undoable("free velocity")
def free(number, chain_=None):
    """The velocity at an apex is the chain's choice again."""
    return _on(chain_, edit=True, free=number)


def links(chain_=None):
    """[{"stance", "handles", "value", "plausible", "missed", "trouble"}] of each leap."""
    return json.loads(_on(chain_, query=True, links=True))


def notes(chain_=None):
    """What cannot be done as it is asked for, with what would do."""
    return _on(chain_, query=True, notes=True) or []


@undoable("connect leaps")
def connect(chain_=None, controls=None, rig_map=None, replace=False, fit=True):
    """Drives the rig of the given or selected controls by its map; a skeleton without controls by its joints. The rig
    should be in its rest pose, standing on the ground. fit: apexes grow with the size of the rig. The channels."""
    names = selection.controls(controls, "the character that should leap")
    chain_ = chain_ or _only(chains(), "chain of leaps", "make one first")
    if all(cmds.nodeType(name) == "joint" for name in names):
        flags = {"joints": driving.top_joint(names[0])}
    else:
        flags = {"control": driving.roles(rig_map or rig_maps.of_selection(names))}
    return _on(chain_, edit=True, replace=replace or None, fitApexes=fit or None, **flags) or []


@undoable("make skeleton")
def skeleton(chain_=None):
    """A skeleton that does the leaps; its root."""
    return _on(chain_, edit=True, skeleton=True)


@undoable("disconnect leaps")
def disconnect(chain_=None):
    return _on(chain_, edit=True, disconnect=True) or []


@undoable("bake leaps")
def bake(chain_=None, keep=False, every_frame=False, span=None):
    """What the chain drives to plain curves; apexes and chain go unless kept. Returns the channels."""
    return _on(chain_, edit=True, bake=True, keep=keep or None, everyFrame=every_frame or None, range=span) or []


def _on(chain_, **flags):
    if chain_ is not None and not cmds.objExists(chain_):
        raise FootfallError("There is no {0} in the scene.".format(chain_))
    found = chains()
    if chain_ is None and not found:
        raise FootfallError("There is no chain of leaps in the scene: make one first.")
    if chain_ is None and len(found) == 1:
        chain_ = found[0]
    return _make(*([chain_] if chain_ else []), **flags)


def _named(library_):
    if library_ is None and not libraries():
        raise FootfallError("There is no stance library in the scene: open the browser, or make one.")
    return [library_] if library_ else []


def _only(found, what, remedy):
    if not found:
        raise FootfallError("There is no {0} in the scene: {1}.".format(what, remedy))
    if len(found) > 1:
        raise FootfallError("There are several of the kind {0} ({1}): say which one.".format(what, ", ".join(found)))
    return found[0]


def _is_curve(name):
    shapes = [name] + (cmds.listRelatives(name, shapes=True, fullPath=True) or [])
    return any(cmds.nodeType(shape) == "nurbsCurve" for shape in shapes)
