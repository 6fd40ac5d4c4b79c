# SPDX-License-Identifier: MIT
"""What positions and hierarchy say about controls whose names say nothing: feet are low and off the centre line, the head
is high on it, hands are far out, the hips are where the legs meet."""
from . import role_names

_LOW = 0.2       # share of the height: feet are below it
_BESIDE = 0.03   # share of the larger of width and height: nearer to the centre line is neither left nor right
_APART = 0.25    # share of the height: pairs of legs are farther apart than this


class Figure(object):
    """The controls of one character by key, with the size of the character."""

    def __init__(self, controls):
        self.controls = {control.key: control for control in controls}
        places = [control.position for control in controls] or [(0.0, 0.0, 0.0)]
        self.floor = min(place[1] for place in places)
        self.height = max(place[1] for place in places) - self.floor
        width = max(place[0] for place in places) - min(place[0] for place in places)
        self.beside = _BESIDE * max(self.height, width)

    def side(self, control):
        """left, right, or an empty text on the centre line."""
        if abs(control.position[0]) <= self.beside:
            return ""
        return "left" if control.position[0] > 0 else "right"

    def above(self, control):
        """The controls above in the hierarchy, nearest first."""
        result = []
        while control.parent in self.controls:
            control = self.controls[control.parent]
            result.append(control)
        return result

    def depth(self, control):
        """The number of controls above in the hierarchy."""
        return len(self.above(control))

    def is_below(self, control, other):
        return any(above.key == other.key for above in self.above(control))

    def near(self, control, other):
        """Whether two controls are within a tenth of the height of each other."""
        return sum((a - b) ** 2 for a, b in zip(control.position, other.position)) <= (0.1 * self.height) ** 2

    def nearest_row(self, control, rows, side):
        """The row of the nearest foot on the side; rows: {key of a foot: row}."""
        feet = [self.controls[key] for key in rows if (self.side(self.controls[key]) or side) == side]
        distance = lambda foot: sum((a - b) ** 2 for a, b in zip(foot.position, control.position))  # noqa: E731
        return rows[min(feet, key=distance).key] if feet else ""


def faced(controls, sides):
    """The controls as if the character stood at the origin and faced +Z: sides told by names say which way it faces, in
    any pose. sides: {key: "left", "right" or ""}."""
    named = {side: [control.position for control in controls if sides.get(control.key) == side]
             for side in role_names.SIDES}
    if not all(named.values()):
        across = sorted(control.position[0] for control in controls)
        centre, turn = (across[len(across) // 2] if across else 0.0, 0.0), (1.0, 0.0)
    else:
        left, right = ([sum(place[axis] for place in named[side]) / len(named[side]) for axis in (0, 2)]
                       for side in role_names.SIDES)
        x, z = left[0] - right[0], left[1] - right[1]
        length = (x * x + z * z) ** 0.5
        centre = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
        turn = (x / length, z / length) if length > 0 else (1.0, 0.0)
    result = []
    for control in controls:
        x, y, z = control.position[0] - centre[0], control.position[1], control.position[2] - centre[1]
        result.append(control._replace(position=(x * turn[0] + z * turn[1], y, z * turn[0] - x * turn[1])))
    return result


def rows(figure, feet):
    """{key: row}: feet of one side at clearly different positions along the body form rows, counted from the front.
    feet: [(side, control)]. A foot on each side is a pair, however far the two are apart: the figure is walking."""
    groups = {}
    for side, foot in sorted(feet, key=lambda entry: -entry[1].position[2]):
        mine = groups.setdefault(side, [])
        if mine and mine[-1][-1].position[2] - foot.position[2] <= _APART * figure.height:
            mine[-1].append(foot)
        else:
            mine.append([foot])
    most = max(groups.values(), key=len) if groups else []
    names = role_names.rows(len(most))
    places = [_middle(group) for group in most]
    result = {}
    for mine in groups.values():
        for number, group in enumerate(mine):
            # A side with fewer feet has those that are nearest to the other side's.
            at = number if len(mine) == len(most) else min(
                range(len(most)), key=lambda one: abs(places[one] - _middle(group)))
            result.update((foot.key, names[at]) for foot in group)
    return result


def _middle(group):
    return sum(foot.position[2] for foot in group) / len(group)


def guess(figure, nameless, found):
    """{role: (key, confidence, reason)} for roles that are not in `found`, from controls whose names say nothing."""
    result = {}
    if figure.height <= 0:
        return result
    if not any(role_names.parse(role).part == "foot" for role in found):
        result.update(_feet(figure, nameless))
    used = {entry[0] for entry in result.values()} | {entry.key for entry in found.values()}
    middle = [control for control in nameless if not figure.side(control) and control.key not in used]
    high = [control for control in middle if control.position[1] > figure.floor + 0.5 * figure.height]
    if "head" not in found and high:
        head = max(high, key=lambda control: (control.position[1], -figure.depth(control)))
        result["head"] = (head.key, 0.4, "highest on the centre line")
    feet = [role for role in list(found) + list(result) if role_names.parse(role).part == "foot"]
    many = any(role_names.parse(role).row for role in feet)  # a character with more than two feet has no hands
    if not many and not any(role_names.parse(role).part == "hand" for role in found):
        result.update(_hands(figure, nameless, used))
    for role, entry in _hips_and_chest(figure, middle, found, result).items():
        result[role] = entry
    return result


def _feet(figure, nameless):
    low = [control for control in nameless if figure.side(control)
           and control.position[1] <= figure.floor + _LOW * figure.height]
    tops = [control for control in low if not any(figure.is_below(control, other) for other in low)]
    row_of = rows(figure, [(figure.side(control), control) for control in tops])
    result = {}
    for side in role_names.SIDES:
        for row in sorted(set(row_of.values())):
            mine = [control for control in tops if figure.side(control) == side and row_of[control.key] == row]
            if not mine:
                continue
            foot = min(mine, key=lambda control: (control.position[2], control.name))
            result[role_names.name("foot", side, row)] = (foot.key, 0.45, "low on the " + side)
            toes = [control for control in low if figure.is_below(control, foot)] or [
                control for control in mine if control.position[2] > foot.position[2]]
            if toes:
                toe = min(toes, key=lambda control: (figure.depth(control), -control.position[2], control.name))
                result[role_names.name("toe", side, row)] = (toe.key, 0.35, "in front of the foot on the " + side)
    return result


def _hands(figure, nameless, used):
    result = {}
    for side in role_names.SIDES:
        mine = [control for control in nameless if figure.side(control) == side and control.key not in used
                and control.position[1] > figure.floor + 2 * _LOW * figure.height]
        if mine:
            hand = max(mine, key=lambda control: (abs(control.position[0]), -figure.depth(control)))
            result[role_names.name("hand", side)] = (hand.key, 0.35, "farthest out on the " + side)
    return result


def _hips_and_chest(figure, middle, found, placed):
    """The hips where the legs meet, the chest where arms and head meet: the nearest control above all of them."""
    key_of = {role: entry.key for role, entry in found.items()}
    key_of.update({role: entry[0] for role, entry in placed.items()})
    ends = lambda *parts: [key_of[role] for role in key_of if role_names.parse(role).part in parts]  # noqa: E731
    result = {}
    for role, keys in (("hips", ends("foot")), ("chest", ends("hand", "head"))):
        if role in found or len(keys) < 2:
            continue
        lines = [[control.key for control in figure.above(figure.controls[key])] for key in keys]
        common = [control for control in middle if all(control.key in line for line in lines)
                  and control.position[1] > figure.floor + _LOW * figure.height]
        if common and not (role == "chest" and result.get("hips", ("",))[0] == _deepest(figure, common).key):
            result[role] = (_deepest(figure, common).key, 0.5,
                            "where the {0} meet".format("legs" if role == "hips" else "arms and the head"))
    return result


def _deepest(figure, controls):
    return max(controls, key=lambda control: (figure.depth(control), control.name))
