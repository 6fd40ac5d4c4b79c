# SPDX-License-Identifier: MIT
"""What the rig window edits: a rig map that is being corrected."""
from ...error import FootfallError
from ...rig import role_names
from .. import rig_maps
from ..session import selection


class RigEditor(object):
    """A rig map that is being corrected. The map passed in is not changed, and nothing is stored before save()."""

    def __init__(self, rig_map):
        self.source = rig_map
        self.roles = dict(rig_map.roles)
        self.leg_rows = rig_map.rows()

    def rows(self):
        """(role, control, note) per line of the window: every role of such a rig, with a control or without."""
        listed = set(role_names.template(self.leg_rows, arms=len(self.leg_rows) == 1)) | set(self.roles)
        return [(role, self.roles.get(role, ""), self.note(role)) for role in sorted(listed, key=role_names.order)]

    def note(self, role):
        """How sure the guess is, or where the control comes from otherwise."""
        name = self.roles.get(role)
        if not name:
            return "-"
        found = self.source.guesses.get(role)
        if found is None or self.source.roles.get(role) != name:
            return "chosen" if self.source.roles.get(role) != name else "saved"
        ties = "; or " + ", ".join(selection.short(tie) for tie in found.ties) if found.ties else ""
        return "{0:.0%} {1}{2}".format(found.confidence, found.reason, ties)

    def doubtful(self):
        """The roles that deserve a look: guesses that are tied or less than 50 % sure."""
        return [role for role, name in self.roles.items() if self.source.roles.get(role) == name
                and role in self.source.guesses
                and (self.source.guesses[role].ties or self.source.guesses[role].confidence < 0.5)]

    def pick(self, role, names=None):
        """Gives a role the selected control; returns the stored name."""
        role_names.parse(role)
        picked = selection.controls(names, "the one control for '{0}'".format(role))
        if len(picked) != 1:
            raise FootfallError("{0} controls are selected. Select only the one for '{1}'.".format(len(picked), role))
        space = selection.namespace(picked[0])
        if space != self.source.namespace:
            raise FootfallError("{0} belongs to another character; this is the map of {1}.".format(
                selection.short(picked[0]), self.source.namespace or "the character without a namespace"))
        self.roles[role] = rig_maps.stored_name(picked[0])
        return self.roles[role]

    def clear(self, role):
        """Leaves a role without a control."""
        self.roles.pop(role, None)

    def type_name(self, role, name):
        """Gives a role the control with a typed name, with or without namespace; an empty name clears the role."""
        name = name.strip()
        if not name:
            self.clear(role)
            return
        self.pick(role, selection.with_namespace(selection.bare(name), self.source.namespace))

    def set_legs(self, pairs):
        """Sets the number of pairs of legs. The first pairs keep their controls; those of removed pairs are dropped."""
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
        """A sentence per problem: a control with several roles (only body and hips may share one)."""
        holders = {}
        for role, name in self.roles.items():
            holders.setdefault(name, []).append(role)
        return ["{0} has several roles: {1}. Choose one.".format(name, ", ".join(sorted(roles, key=role_names.order)))
                for name, roles in sorted(holders.items()) if len(roles) > 1 and set(roles) != {"body", "hips"}]

    def result(self):
        """The corrected RigMap; raises FootfallError if there are problems."""
        if self.problems():
            raise FootfallError(" ".join(self.problems()))
        return rig_maps.RigMap(self.roles, self.source.namespace, self.source.key, self.source.guesses)

    def save(self, where="preferences"):
        """Saves the corrected map, see rig_maps.save; returns the path."""
        return rig_maps.save(self.result(), where)
