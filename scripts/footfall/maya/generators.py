# SPDX-License-Identifier: MIT
"""Everything in a scene that generates motion, whatever made it: walks, leaps, steered motion, gaits, creatures.

    from footfall.maya import generators
    generators.connect(["hero:cog_ctrl"])     # the motion that is selected, or the only one that drives nothing yet
    generators.bake(["hero:cog_ctrl"])        # whatever moves these controls becomes plain curves
    generators.publish()                      # everything is baked, and no node of Footfall is left"""
import collections

from maya import cmds

from ..error import FootfallError
from . import anim_curves, creatures, gaits, locomotion, stances, timing, walking, warping
from .session import plugin, selection
from .session.undo import undoable

# what: as an animator says it; module: of footfall.maya; command: of the plug-in; nodes: all of them in the scene.
System = collections.namedtuple("System", "what module command nodes")
Generator = collections.namedtuple("Generator", "system name")

SYSTEMS = (
    System("walk", walking, "ffWalk", walking.walks),
    System("chain of leaps", stances, "ffStance", stances.chains),
    System("steered motion", locomotion, "ffLocomote", locomotion.motions),
    System("gait", gaits, "ffGaitFollow", gaits.gaits),
    System("creature", creatures, "ffSynthesize", creatures.creatures),
)


def all_of_scene():
    """Every Generator of the scene."""
    return [Generator(system, name) for system in SYSTEMS for name in system.nodes()]


def driven(generator):
    """The channels that it drives."""
    return plugin.run(generator.system.command, generator.name, query=True, driven=True) or []


def frames(generator):
    """(first, last) frame of its motion."""
    if generator.system.module is creatures:
        return None
    start, end = plugin.run(generator.system.command, generator.name, query=True, range=True)
    return start, end


def nodes_of(generator):
    """The long names of what it consists of in the scene: its node, and what is below it (prints, apexes)."""
    top = cmds.ls(generator.name, long=True)
    below = cmds.listRelatives(generator.name, allDescendents=True, fullPath=True) if cmds.ls(
        generator.name, dag=True) else None
    return set(top + (below or []))


def selected(chosen=None):
    """The generators that are selected, or a part of which is."""
    paths = set(cmds.ls(chosen if chosen is not None else cmds.ls(selection=True) or [], long=True) or [])
    return [one for one in all_of_scene() if paths & nodes_of(one)]


def moving(controls):
    """The generators that drive any of the controls, or a joint below them."""
    paths = set(cmds.ls(controls, long=True))
    for path in list(paths):
        paths.update(cmds.listRelatives(path, allDescendents=True, fullPath=True, type="joint") or [])
    found = []
    for one in all_of_scene():
        if any(path in paths for plug in driven(one) for path in cmds.ls(plug.split(".")[0], long=True)):
            found.append(one)
    return found


def _of_character(chosen):
    """The selected names without those of generators."""
    mine = set()
    for one in all_of_scene():
        mine |= nodes_of(one)
    return [name for name in cmds.ls(chosen, long=True) if name not in mine]


def to_connect(chosen=None):
    """(Generator, controls) for a selection: the selected generator, or the only one, or the only one that drives nothing
    yet. Raises FootfallError that says what there is."""
    chosen = chosen if chosen is not None else cmds.ls(selection=True) or []
    everything = all_of_scene()
    if not everything:
        raise FootfallError("There is no motion to connect. Make a walk first.")
    controls = _of_character(chosen)
    if not controls:
        raise FootfallError("Select the character that should move (and the motion, if there are several).")
    found = selected(chosen) or everything
    if len(found) > 1:
        found = [one for one in found if not driven(one)] or found
    if len(found) > 1:
        raise FootfallError("There are several motions ({0}). Select one of them and the character.".format(
            ", ".join("{0} {1}".format(one.system.what, one.name) for one in found)))
    return found[0], controls


@undoable("connect")
def connect(chosen=None, replace=False):
    """Connects the motion to the given or selected character. Returns (Generator, driven channels)."""
    generator, controls = to_connect(chosen)
    if generator.system.module is creatures:
        return generator, creatures.connect(generator.name, controls, replace=replace)
    return generator, generator.system.module.connect(generator.name, controls, replace=replace)


def the_one(chosen=None):
    """The selected generator, one that drives the selection, or the only one."""
    chosen = chosen if chosen is not None else cmds.ls(selection=True) or []
    found = selected(chosen) or (moving(chosen) if chosen else []) or all_of_scene()
    if not found:
        raise FootfallError("There is no motion of Footfall in the scene. Make a walk first.")
    if len(found) > 1:
        raise FootfallError("There are several motions ({0}). Select one of them.".format(
            ", ".join("{0} {1}".format(one.system.what, one.name) for one in found)))
    return found[0]


def skeleton(chosen=None):
    """Creates a skeleton for the selected motion or the only one; returns (Generator, root)."""
    generator = the_one(chosen)
    return generator, generator.system.module.skeleton(generator.name)


def disconnect(chosen=None):
    """Disconnects the selected motion, the one of the selected character, or the only one; returns the channels."""
    generator = the_one(chosen)
    return generator.system.module.disconnect(generator.name)


@undoable("bake")
def bake(chosen=None, keep=False, every_frame=False):
    """Bakes what moves the given or selected controls to plain curves: generators, and warps, blends and timing on top or by
    themselves. A selected generator is baked on whatever it drives. keep: generators stay. Returns the channels."""
    chosen = chosen if chosen is not None else cmds.ls(selection=True) or []
    if not chosen:
        raise FootfallError("Nothing is selected. Select the controls to bake, or a motion of Footfall.")
    controls = _of_character(chosen)
    channels = []
    for generator in {one.name: one for one in selected(chosen) + (moving(controls) if controls else [])}.values():
        if driven(generator):
            channels += generator.system.module.bake(generator.name, keep=keep, every_frame=every_frame)
        elif not controls:
            raise FootfallError("{0} drives nothing yet. Select a character and press Connect first.".format(generator.name))
    left = [name for name in controls if cmds.objExists(name)]
    if left and (not channels or _is_ours(left)):
        channels += warping.bake(left, every_frame=every_frame)
    return channels


def _is_ours(controls):
    """Whether warps, blends or timing of Footfall are on the controls."""
    return bool(warping.warps(controls) or timing.layers_on(selection.controls(controls)) or any(
        cmds.nodeType(name) == anim_curves.BLEND for name in anim_curves.timed(controls)))


@undoable("bake everything")
def publish(every_frame=False):
    """Bakes everything that Footfall moves to plain curves and deletes every node of Footfall, with prints, apexes and
    libraries. The scene then opens without the plug-in. Returns the channels."""
    if not ours():
        raise FootfallError("The scene has no node of Footfall. There is nothing to remove.")
    channels = []
    for generator in all_of_scene():
        if cmds.objExists(generator.name) and driven(generator):
            channels += generator.system.module.bake(generator.name, every_frame=every_frame)
    if any(cmds.nodeType(name) in ("ffMotionWarp", "ffMotionBlend", "ffTimeWarp") for name in ours()):
        try:
            channels += plugin.run("ffBake", everyFrame=every_frame or None) or []
        except FootfallError as error:
            if "nothing selected" not in str(error):  # idle nodes only, which go below
                raise
    for name in ours():
        if cmds.objExists(name):
            _remove(name)
    return channels


def ours():
    """Every node of a type of the plug-in."""
    kinds = cmds.pluginInfo(plugin.NAME, query=True, dependNode=True) or []
    return cmds.ls(type=kinds, long=True) if kinds else []


def _remove(name):
    """Deletes a node; a shape with its transform, which was made for it."""
    shape = "shape" in (cmds.nodeType(name, inherited=True) or [])
    cmds.delete(cmds.listRelatives(name, parent=True, fullPath=True)[0] if shape else name)
