# SPDX-License-Identifier: MIT
"""Which control has which role: from names first (control_names), from positions and the hierarchy where names say nothing
(layout). Controls come in as plain tuples, so that any host application can use it."""
import collections

from . import control_names, layout, role_names

# A control of a rig. name: without namespaces; key: how the caller identifies it; parent: the key of the control above
# it, or None; position: (x, y, z) in the rest pose, Y up, left is +X, facing +Z; joint: a joint, not a control that
# drives one.
Control = collections.namedtuple("Control", "name key parent position joint")
# What was found for a role: the key of the control, how sure the guess is (0 to 1), why, and the keys of other controls
# that fit equally well.
Guess = collections.namedtuple("Guess", "key confidence reason ties")

LEAST = 0.28      # below this score a name says nothing
_TIED = 0.05      # scores this close are a tie
_TIE_COST = 0.5   # factor on the confidence of a tie


def guess(controls):
    """{role: Guess} for the controls of one character."""
    controls = list(controls)
    corners = control_names.corners_used([control.name for control in controls])
    readings = {control.key: control_names.read(control.name, corners) for control in controls}
    controls = layout.faced(controls, {key: reading.side for key, reading in readings.items()})
    figure = layout.Figure(controls)
    found = _by_name(controls, readings, figure)
    nameless = [control for control in controls if control_names.says_nothing(readings[control.key])]
    for role, (key, confidence, reason) in layout.guess(figure, nameless, found).items():
        found[role] = Guess(key, confidence, reason, [])
    _share_root(found, figure)
    return collections.OrderedDict((role, found[role]) for role in sorted(found, key=role_names.order))


def _share_root(found, figure):
    """The root of a skeleton may be both body and hips; a control right above the hips carries the body."""
    if "body" not in found and "hips" in found:
        hips = figure.controls[found["hips"].key]
        above = [control for control in figure.above(hips)[:1] if figure.near(control, hips)]
        found["body"] = (Guess(above[0].key, 0.5, "right above the hips", []) if above
                         else Guess(hips.key, 0.6, "the hips carry the whole character", []))
    elif "hips" not in found and "body" in found and figure.controls[found["body"].key].joint:
        found["hips"] = Guess(found["body"].key, 0.6, "the root of the skeleton", [])


def _by_name(controls, readings, figure):
    """{role: Guess} from the names."""
    wanted = collections.defaultdict(list)  # (part, side, row) -> [(score, control, reason)]
    effectors = any("effector" in reading.words for reading in readings.values())
    has_controls = any(not control.joint for control in controls)
    for control in controls:
        reading = readings[control.key]
        side, placed = reading.side, False
        if not side:
            side, placed = figure.side(control), True
        for part, score in reading.scores.items():
            if score < LEAST:
                continue
            if control.joint and part in ("pole", "elbow"):
                continue  # a joint of that name is the knee or elbow itself, not its pole vector
            if control.joint and has_controls:
                score *= 0.85
            if effectors and "effector" not in reading.words:
                score *= 0.9  # HumanIK has both: effectors plant, its other controls rotate joints
            reason = "its name says " + part
            if part in role_names.CENTRE:
                if not reading.side:
                    wanted[(part, "", "")].append((score, control, reason))
            elif side:
                if placed:
                    score, reason = 0.8 * score, reason + ", its position " + side
                wanted[(part, side, reading.row)].append((score, control, reason))
    wanted = _with_rows(wanted, figure)
    return _assigned(wanted, figure)


def _with_rows(wanted, figure):
    """{role: candidates}: pairs of legs are told apart by name or else by position; a single pair has no row."""
    feet = [(side, row, entry) for (part, side, row), entries in wanted.items() if part == "foot" for entry in entries]
    if not {row for _, row, _ in feet if row}:
        placed = layout.rows(figure, [(side, entry[1]) for side, _, entry in feet if entry[0] >= _best(feet) - 0.15])
    else:
        placed = {entry[1].key: row for _, row, entry in feet if row}
    rows = {row for row in placed.values()}
    result = collections.defaultdict(list)
    for (part, side, row), entries in wanted.items():
        for entry in entries:
            if part in role_names.CENTRE + role_names.ARM or len(rows) < 2:
                row_of_entry = ""
            else:
                row_of_entry = row or placed.get(entry[1].key) or figure.nearest_row(entry[1], placed, side)
            result[role_names.name(part, side, row_of_entry)].append(entry)
    return result


def _best(feet):
    return max([entry[0] for _, _, entry in feet] or [0.0])


def _assigned(wanted, figure):
    """One control per role and one role per control, the surest first."""
    found, taken = {}, set()
    ranked = {role: sorted(entries, key=lambda entry: (-round(entry[0], 6),) + _rank(role, entry[1], figure))
              for role, entries in wanted.items()}
    while True:
        left = {}
        for role, entries in ranked.items():
            free = [entry for entry in entries if entry[1].key not in taken]
            if role not in found and free:
                left[role] = free
        if not left:
            return found
        role = min(left, key=lambda name: (-left[name][0][0], role_names.order(name)))
        score, control, reason = left[role][0]
        ties = [other.key for near, other, _ in left[role][1:] if near > score - _TIED and _ties(role, control, other)]
        if ties:
            reason += "; others fit equally well"
        found[role] = Guess(control.key, round(min(score, 1.0) * (_TIE_COST if ties else 1.0), 3), reason, ties)
        taken.add(control.key)


def _rank(role, control, figure):
    """The order among equals: controls before joints; for the chest the last spine control, otherwise the one that is
    higher up in the hierarchy."""
    if role == "chest":
        numbers = [int(word) for word in control_names.words(control.name) if word.isdigit()]
        last = numbers[-1] if numbers else 0
        return (control.joint, -figure.depth(control), -last, -control.position[1], control.name)
    return (control.joint, figure.depth(control), control.name)


def _ties(role, control, other):
    """Whether two controls that fit equally well leave a doubt: not a control and a joint, nor two controls of one
    spine."""
    if control.joint != other.joint:
        return False
    stem = lambda name: [word for word in control_names.words(name) if not word.isdigit()]  # noqa: E731
    return not (role == "chest" and stem(control.name) == stem(other.name))
