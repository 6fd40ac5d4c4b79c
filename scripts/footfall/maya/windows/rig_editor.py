# SPDX-License-Identifier: MIT
"""What the rig window does, without the window."""
from ...error import FootfallError
from ...rig import role_names
from .. import rig_maps
from ..session import selection


class RigEditor(object):
    """A map being corrected. Nothing is saved before save(); the map handed in is not changed."""

    def __init__(self, rig_map):
        self.source = rig_map
        self.roles = dict(rig_map.roles)
        self.leg_rows = rig_map.rows()

    def rows(self):
        """(role, control, note) for each line of the window: every role of such a rig, filled or not."""
        listed = set(role_names.template(self.leg_rows, arms=len(self.leg_rows) == 1)) | set(self.roles)
        return [(role, self.roles.get(role, ""), self.note(role)) for role in sorted(listed, key=role_names.order)]

    def note(self, role):
        """How sure the guess is, or that a person chose it."""
        name = self.roles.get(role)
        if not name:
            return "-"
        found = self.source.guesses.get(role)
        if found is None or self.source.roles.get(role) != name:
            return "chosen" if self.source.roles.get(role) != name else "saved"
        ties = "; or " + ", ".join(selection.short(tie) for tie in found.ties) if found.ties else ""
        return "{0:.0%} {1}{2}".format(found.confidence, found.reason, ties)

    def doubtful(self):
        """The roles a person should look at: tied, or less sure than half."""
        return [role for role, name in self.roles.items() if self.source.roles.get(role) == name
                and role in self.source.guesses
                and (self.source.guesses[role].ties or self.source.guesses[role].confidence < 0.5)]

    def pick(self, role, names=None):
        """Gives a role the selected control."""
        role_names.parse(role)
        picked = selection.controls(names, "the one control for '{0}'".format(role))
        if len(picked) != 1:
            raise FootfallError("{0} controls are selected: select the one for '{1}'.".format(len(picked), role))
        space = selection.namespace(picked[0])
        if space != self.source.namespace:
            raise FootfallError("{0} is of another character: this map is of {1}.".format(
                selection.short(picked[0]), self.source.namespace or "the one without a namespace"))
        self.roles[role] = rig_maps.stored_name(picked[0])
        return self.roles[role]

    def clear(self, role):
        self.roles.pop(role, None)

    def type_name(self, role, name):
        """A name typed into the line: with or without namespace; empty clears the role."""
        name = name.strip()
        if not name:
            self.clear(role)
            return
        self.pick(role, selection.with_namespace(selection.bare(name), self.source.namespace))

    def set_legs(self, pairs):
        """How many pairs of legs there are. The first pairs keep their controls; those of pairs that go are dropped."""
        rows = role_names.rows(pairs)
        kept = {}
        for role, name in self.roles.items():
            parsed = role_names.parse(role)
            if parsed.part not in role_names.LEG:
                kept[role] = name
            elif parsed.row in self.leg_rows and self.leg_rows.index(parsed.row) < len(rows):
                kept[role_names.name(parsed.part, parsed.side, rows[self.leg_rows.index(parsed.row)])] = name
        self.roles, self.leg_rows = kept, rows

    def problems(self):
        """Sentences about what cannot be right: a control with two roles (body and hips may share one)."""
        holders = {}
        for role, name in self.roles.items():
            holders.setdefault(name, []).append(role)
        return ["{0} has several roles: {1}.".format(name, ", ".join(sorted(roles, key=role_names.order)))
                for name, roles in sorted(holders.items()) if len(roles) > 1 and set(roles) != {"body", "hips"}]

    def result(self):
        """The corrected map; FootfallError where something cannot be right."""
        if self.problems():
            raise FootfallError(" ".join(self.problems()))
        return rig_maps.RigMap(self.roles, self.source.namespace, self.source.key, self.source.guesses)

    def save(self, where="preferences"):
        return rig_maps.save(self.result(), where)
