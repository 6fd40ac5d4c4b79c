# SPDX-License-Identifier: MIT
"""Questions about references. The host has none: every node is of the scene itself."""
from . import _names
from ._table import command, refuse


@command("""
isNodeReferenced inr
filename f
withoutCopyNumber wcn
unresolvedName un
shortName shn
referenceNode rfn
namespace ns
isLoaded il
""", undoable=False)
def referenceQuery(args, flags):
    refuse(flags, "namespace", "isLoaded")
    name = _names.node(_names.flat(args)[0].split(".")[0])
    if flags.get("isNodeReferenced"):
        return False
    raise RuntimeError("'%s' is not from a referenced file." % name)
