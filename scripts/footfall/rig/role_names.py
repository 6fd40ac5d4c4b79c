# SPDX-License-Identifier: MIT
"""The roles that a control can have in a rig, and how they are written.

A role is written `[side] [row] part`: "body", "left foot", "right hind toe", "left 3 foot". Sides are left and right; the
row tells several pairs of legs apart: front, middle, hind, or a number counted from the front."""
import collections

from ..error import FootfallError

CENTRE = ("body", "hips", "chest", "head")
LEG = ("foot", "toe", "pole")
ARM = ("hand", "elbow", "upperarm", "forearm", "wrist")
SIDES = ("left", "right")
ROWS = ("front", "middle", "hind")
MEANING = {
    "body": "carries the whole character (COG, root)",
    "hips": "turns the pelvis alone",
    "chest": "turns the upper body",
    "head": "turns the head",
    "foot": "plants the foot (IK)",
    "toe": "bends the toes",
    "pole": "points the knee (pole vector)",
    "hand": "places the hand (IK)",
    "elbow": "points the elbow (pole vector)",
    "upperarm": "turns the upper arm (FK)",
    "forearm": "turns the forearm (FK)",
    "wrist": "turns the hand (FK)",
}

# side and row are empty where a role has none.
Role = collections.namedtuple("Role", "side row part")
Leg = collections.namedtuple("Leg", "side row foot toe pole")


def name(part, side="", row=""):
    """The text of a role: name("toe", "right", "hind") is "right hind toe"."""
    return " ".join(word for word in (side, row, part) if word)


def parse(text):
    """The Role that a text names; raises FootfallError if it is not a role."""
    words = text.split(" ")
    part = words[-1]
    side = words[0] if len(words) > 1 else ""
    row = words[1] if len(words) == 3 else ""
    centre = part in CENTRE and len(words) == 1
    sided = part in LEG + ARM and side in SIDES and len(words) in (2, 3)
    row_is_good = (not row and "" not in words) or (part in LEG and (row in ROWS or (row.isdigit() and row[0] != "0")))
    if not (centre or sided) or not row_is_good:
        raise FootfallError("'{0}' is not a role. Roles are {1}, or 'left' or 'right' followed by {2}. A leg may have a "
                            "row in between: {3} or a number.".format(
                                text, ", ".join(CENTRE), ", ".join(LEG + ARM), ", ".join(ROWS)))
    return Role(side, row, part)


def order(text):
    """A key that sorts roles as a person would list them."""
    role = parse(text)
    parts = CENTRE + LEG + ARM
    row = ROWS.index(role.row) if role.row in ROWS else int(role.row or 0)
    return (parts.index(role.part) if role.part in CENTRE else len(CENTRE) + (role.part in ARM), row,
            SIDES.index(role.side) if role.side else 0, parts.index(role.part))


def rows(pairs):
    """The names of the rows for a number of pairs of legs, from the front. The row of a single pair is empty."""
    named = {0: (), 1: ("",), 2: ("front", "hind"), 3: ROWS}
    return named[pairs] if pairs in named else tuple(str(number + 1) for number in range(pairs))


def template(leg_rows=("",), arms=True):
    """Every role of a rig with these rows of legs, with arms or without."""
    roles = [name(part) for part in CENTRE]
    roles += [name(part, side, row) for row in leg_rows for side in SIDES for part in LEG]
    if arms:
        roles += [name(part, side) for side in SIDES for part in ARM]
    return sorted(roles, key=order)
