# SPDX-License-Identifier: MIT
"""Stances: a library of leaps and strides that stay physically plausible.

    from footfall.maya import stances
    library = stances.library()                            # the library that comes with Footfall
    leaps = stances.chain(["apex1", "apex2", "apex3"])     # through positions, in order; or sketch, from_document, repeat
    stances.connect(leaps)                                 # to the selected character, by its rig map
    stances.bake(leaps)                                    # to plain curves; deletes apexes and chain

These functions run the command ffStance of the plug-in. `chain_` names a chain of leaps by its transform, one of its apexes or
a node that it drives; by default it is the selected chain, or the only one in the scene. `library_` names a library, by
default the only one. Handles are in metres and metres per second, as in the program; times are in frames, positions in
scene units."""
import json
import os

from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin, selection
from .session.undo import undoable

HANDLES = ("startHeight", "endHeight", "startSpeed", "endSpeed", "sideSpeed", "distance")


def folder():
    """The folder of the stance library that comes with Footfall, with its thumbnails."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    above = os.path.dirname(os.path.dirname(package))
    for place in (os.path.join(os.environ.get("FOOTFALL_ROOT") or above, "stances"),
                  os.path.join(above, "examples", "stances")):
        if os.path.isfile(os.path.join(place, "shelf.json")):
            return place
    raise FootfallError("The stance library that comes with Footfall was not found. Install Footfall again, or name a "
                        "library "
                        "of your own.")


def picture(name):
    """The thumbnail of a stance of the library that comes with Footfall, or None."""
    path = os.path.join(folder(), "pictures", name.replace(" ", "-") + ".png")
    return path if os.path.isfile(path) else None


def _text(handles):
    """{"startSpeed": 3} in the form that the command reads."""
    unknown = [name for name in handles if name not in HANDLES]
    if unknown:
        raise FootfallError("A handle must be one of {1}, got '{0}'.".format(unknown[0], ", ".join(HANDLES)))
    return ",".join("{0}={1!r}".format(name, float(value)) for name, value in handles.items())


def _make(*objects, **flags):
    return plugin.run("ffStance", *([list(objects)] if objects else []), **flags)


def libraries():
    """The stance libraries in the scene."""
    return cmds.ls(type="ffStanceLibrary") if plugin.is_loaded() else []


def evaluators():
    """The transforms of the stance evaluators in the scene."""
    return _transforms("ffStanceEvaluator")


def chains():
    """The transforms of the chains of leaps in the scene."""
    return _transforms("ffStanceChain")


def _transforms(kind):
    if not plugin.is_loaded():
        return []
    return [cmds.listRelatives(shape, parent=True)[0] for shape in cmds.ls(type=kind)]


@undoable("stance library")
def library(path=None, embed=False, name=None):
    """Creates a library node for a file, by default the one that comes with Footfall; returns it. embed: stores the
    library in the scene."""
    return _make(library=path or os.path.join(folder(), "shelf.json"), embed=embed or None, name=name)


def default_library(library_=None):
    """The given library, the only one in the scene, or a new node for the one that comes with Footfall."""
    if library_:
        return library_
    found = libraries()
    if len(found) > 1:
        raise FootfallError("There are several stance libraries ({0}). Delete those you do not need, or name one in "
                            "Python.".format(", ".join(found)))
    return found[0] if found else library()


@undoable("stances from animation")
def extract(root=None, prefix="stance", span=None, library_=None, implausible=False, name=None):
    """Extracts the stances of an animated skeleton, the contacts between two flights, into a library or a new one;
    returns the library. root: by default the selected joint. implausible: keep stances that are not physically
    plausible, too."""
    if root is None:
        root = selection.controls(what="the root joint of a skeleton that leaps or runs")[0]
    flags = {"extract": root, "prefix": prefix, "range": span, "implausible": implausible or None}
    if library_:
        _make(library_, edit=True, **flags)
        return library_
    return _make(name=name, **flags)


def members(library_=None):
    """The names of the stances in a library."""
    return _make(*_named(library_), query=True, members=True) or []


@undoable("add stance")
def add_blend(name, first, second, share=0.5, library_=None):
    """Adds a blend of two stances to the library, which is then stored in the scene. share: of the first."""
    return _make(*_named(library_), edit=True, addBlend=name, blend=(first, second), share=share)


@undoable("remove stance")
def remove(name, library_=None):
    """Removes a stance from the library."""
    return _make(*_named(library_), edit=True, remove=name)


def write(path, node):
    """Writes a library, or the apexes of a chain, in the form that the program reads."""
    return _make(node, edit=True, write=path)


def search(library_=None, method="staged", like=None, **handles):
    """Searches the stance or blend that meets the handles best; handles that are not given take average values. Returns
    a dictionary: answer, plausible, value, and for a request that cannot be met the reason and the nearest one that
    can."""
    return json.loads(_make(*_named(library_), search=_text(handles), method=method, like=like))


@undoable("evaluate stance")
def evaluator(stance=None, blend=None, share=0.5, library_=None, start=None, name=None, **handles):
    """Creates an evaluator with six handles to drag; returns its transform. stance: show this one. blend: these two.
    Without either it shows the stance or blend that meets the handles best."""
    return _make(evaluator=True, stance=stance, blend=blend, share=share, startFrame=start, name=name,
                 handles=_text(handles) or None, **{"from": default_library(library_)})


def score(node=None):
    """(value, plausible, chosen, blame) of an evaluator: the score, whether it can be done, the stance or blend chosen,
    and what prevents it."""
    node = node or _only(evaluators(), "stance evaluator", "Pick a stance in the Stance Browser first", "stance evaluators")
    return tuple(_make(node, query=True, **{what: True}) for what in ("value", "plausible", "chosen", "blame"))


@undoable("chain of leaps")
def chain(objects=None, library_=None, first_foot=None, character=None, start=None, name=None):
    """Creates leaps through objects in the given or selected order: apexes, locators or any transforms. Returns the
    chain."""
    objects = selection.controls(objects, "two or more locators at the tops of the leaps, in order")
    return _make(*objects, chain=True, firstFoot=first_foot, character=character, startFrame=start, name=name,
                 **{"from": default_library(library_)})


@undoable("chain of leaps")
def from_document(path, library_=None, start=None, name=None):
    """Creates leaps through the apexes of a document, as `footfall stance chain` reads it. Returns the chain."""
    return _make(chain=True, apexes=path, startFrame=start, name=name, **{"from": default_library(library_)})


@undoable("repeat stance")
def repeat(count, stance=None, library_=None, like=None, start=None, name=None, **handles):
    """Creates a chain that repeats a stance or handles so many times. Returns the chain."""
    return _make(chain=True, repeat=count, stance=stance, like=like, handles=_text(handles) or None, startFrame=start,
                 name=name, **{"from": default_library(library_)})


@undoable("chain of curves")
def sketch(path=None, shadow=None, library_=None, start=None, name=None):
    """Creates leaps through the arcs of a curve, the path of the body, above its shadow, a curve on the ground. By
    default the two selected curves. Returns the chain."""
    if path is None or shadow is None:
        chosen = [name for name in cmds.ls(selection=True) or [] if _is_curve(name)]
        if len(chosen) != 2:
            raise FootfallError("Select two curves: the path of the body, then its shadow on the ground.")
        path, shadow = chosen
    return _make(chain=True, sketch=(path, shadow), startFrame=start, name=name, **{"from": default_library(library_)})


def apexes(chain_=None):
    """The apexes of a chain in order."""
    return _on(chain_, query=True, apexes=True) or []


@undoable("insert apex")
def insert(position, number=0, chain_=None):
    """Inserts an apex at a position; number 0: after the last one."""
    return _on(chain_, edit=True, insertApex=number, position=position)


@undoable("velocity handle")
def velocity(number, chain_=None):
    """Adds a locator that sets the velocity at an apex: it marks where the body would be a quarter of a second
    later."""
    return _on(chain_, edit=True, velocity=number)


@undoable("free velocity")
def free(number, chain_=None):
    """Lets the chain choose the velocity at an apex again."""
    return _on(chain_, edit=True, free=number)


def links(chain_=None):
    """A dictionary per leap: stance, handles, value, plausible, missed, trouble."""
    return json.loads(_on(chain_, query=True, links=True))


def notes(chain_=None):
    """What cannot be done as requested, with what would help."""
    return _on(chain_, query=True, notes=True) or []


@undoable("connect leaps")
def connect(chain_=None, controls=None, rig_map=None, replace=False, fit=True):
    """Connects the leaps to the rig of the given or selected controls, or to a skeleton without controls; see
    driving.connect. fit: scales the apexes with the size of the rig. Returns the driven channels."""
    names = selection.controls(controls, "the character that should leap")
    chain_ = chain_ or _only(chains(), "chain of leaps", "Press Chain Leaps first", "chains of leaps")
    return _on(chain_, edit=True, replace=replace or None, fitApexes=fit or None, **driving.rig_flags(names, rig_map)) or []


@undoable("make skeleton")
def skeleton(chain_=None):
    """Creates a skeleton that does the leaps; returns its root."""
    return _on(chain_, edit=True, skeleton=True)


@undoable("disconnect leaps")
def disconnect(chain_=None):
    """Disconnects the channels that the chain drives, which keep their values; returns them."""
    return _on(chain_, edit=True, disconnect=True) or []


@undoable("bake leaps")
def bake(chain_=None, keep=False, every_frame=False, span=None):
    """Bakes what the chain drives to plain curves and deletes apexes and chain unless keep is set. Returns the
    channels."""
    return _on(chain_, edit=True, bake=True, keep=keep or None, everyFrame=every_frame or None, range=span) or []


def _on(chain_, **flags):
    if chain_ is not None and not cmds.objExists(chain_):
        raise FootfallError("There is no {0} in the scene.".format(chain_))
    found = chains()
    if chain_ is None and not found:
        raise FootfallError("There is no chain of leaps in the scene. Press Chain Leaps first.")
    if chain_ is None and len(found) == 1:
        chain_ = found[0]
    return _make(*([chain_] if chain_ else []), **flags)


def _named(library_):
    if library_ is None and not libraries():
        raise FootfallError("There is no stance library in the scene. Open the Stance Browser first.")
    return [library_] if library_ else []


def _only(found, what, remedy, several):
    if not found:
        raise FootfallError("There is no {0} in the scene. {1}.".format(what, remedy))
    if len(found) > 1:
        raise FootfallError("There are several {0} ({1}). Delete or bake those you do not mean, or name one in "
                            "Python.".format(several, ", ".join(found)))
    return found[0]


def _is_curve(name):
    shapes = [name] + (cmds.listRelatives(name, shapes=True, fullPath=True) or [])
    return any(cmds.nodeType(shape) == "nurbsCurve" for shape in shapes)
