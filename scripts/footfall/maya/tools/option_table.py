# SPDX-License-Identifier: MIT
"""The options of the tools that have some: what the option boxes of the menu and the tabs of Make a Walk show. Values are
remembered as Maya's options do."""
import collections
import json

from maya import cmds

from ...error import FootfallError

# name: the keyword of the tool; kind: "number", "count", "switch" or "choice"; choices: for a choice.
Option = collections.namedtuple("Option", "name label kind default choices")

_CHARACTER = Option("character", "Character", "choice", "human",
                    ("human", "bird", "dinosaur", "dog", "cat", "horse", "marten"))
_ANIMAL = Option("character", "Animal", "choice", "dog", ("dog", "cat", "horse", "marten", "insect", "spider"))
_SPEED = Option("speed", "Speed (m/s)", "number", 1.3, ())

OPTIONS = {
    "walk_curve": (
        _CHARACTER, Option("live", "Footprints Follow the Curve", "switch", True, ()),
        Option("standing", "Start and End Standing", "switch", True, ()),
        Option("step_length", "Step Length (0: the character's own)", "number", 0.0, ()),
        Option("step_width", "Step Width (0: the character's own)", "number", 0.0, ())),
    "walk_from_animation": (Option("style", "Keep Style of Animation", "switch", False, ()),),
    "walk_wander": (_CHARACTER, Option("prints", "Footprints", "count", 24, ())),
    "walk_stones": (_CHARACTER,),
    "place_prints": (_CHARACTER,),
    "steer_curve": (_SPEED,),
    "steer_to": (_SPEED,),
    "gait_from_library": (
        Option("gait", "Gait", "choice", "walk",
               ("walk", "amble", "trot", "pace", "canter", "rotary gallop", "transverse gallop", "bound", "half-bound", "pronk",
                "tripod", "tetrapod")),
        _ANIMAL, Option("speed", "Speed (m/s, 0: the gait's own)", "number", 0.0, ())),
    "gait_automatic": (_ANIMAL,),
}


def _variable(tool):
    return "footfall_options_" + tool


def values(tool):
    """{name: value} of a tool's options: as they were used last, or their defaults."""
    stored = {}
    if cmds.optionVar(exists=_variable(tool)):
        try:
            stored = json.loads(cmds.optionVar(query=_variable(tool)))
        except ValueError:  # of another version; the defaults are as good
            stored = {}
    return {option.name: _checked(option, stored.get(option.name, option.default)) for option in OPTIONS[tool]}


def _checked(option, value):
    if option.kind == "choice":
        return value if value in option.choices else option.default
    return type(option.default)(value)


def remember(tool, chosen):
    """Stores the options of a tool; raises FootfallError for one that it does not have."""
    known = {option.name for option in OPTIONS[tool]}
    for name in chosen:
        if name not in known:
            raise FootfallError("{0} has no option '{1}'; it has {2}.".format(tool, name, ", ".join(sorted(known))))
    cmds.optionVar(stringValue=(_variable(tool), json.dumps(chosen)))


def reset(tool):
    """Back to the defaults."""
    if cmds.optionVar(exists=_variable(tool)):
        cmds.optionVar(remove=_variable(tool))
