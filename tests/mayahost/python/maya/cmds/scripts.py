# SPDX-License-Identifier: MIT
"""Scripts that wait: scriptJob, evalDeferred. In batch Maya has neither scriptJobs nor an idle moment; here they are
kept with a recorded user interface, and fired by mayahost.ui."""

from . import _names
from ._table import command

EVENTS = ("SelectionChanged", "SceneOpened", "NewSceneOpened", "SceneSaved", "timeChanged", "timeUnitChanged",
          "linearUnitChanged", "Undo", "Redo", "playbackRangeChanged", "ToolChanged", "idle", "quitApplication",
          "NameChanged", "deleteAll", "DagObjectCreated", "workspaceChanged", "PreFileNewOrOpened")
_jobs = {}
_last = [0]
_deferred = []


def run(script):
    """A script is a function, or text: Python unless it reads as MEL alone."""
    if callable(script):
        return script()
    exec(compile(script, "<script>", "exec"), {"__name__": "__main__"})
    return None


def fire(event, attribute=None):
    """Runs the jobs of an event, or of a changed attribute; how many."""
    fired = 0
    for number, job in sorted(_jobs.items()):
        if job["event"] == event and job["attribute"] == attribute:
            fired += 1
            run(job["script"])
            if job["once"]:
                _jobs.pop(number, None)
    return fired


def clear():
    _jobs.clear()
    del _deferred[:]


def defer(script):
    _deferred.append(script)


def run_deferred():
    """Everything that waits for an idle moment, and what that makes wait; how many."""
    done = 0
    while _deferred:
        run(_deferred.pop(0))
        done += 1
    return done


def _pair(value, what):
    if not isinstance(value, (list, tuple)) or len(value) != 2 or not isinstance(value[0], str):
        raise TypeError("Flag '%s' must be passed 2 arguments" % what)
    return value


@command("""
event e any
attributeChange ac any
conditionTrue ct any
nodeDeleted nd any
kill k int
killAll ka
force f bool
runOnce ro bool
parent p string
protected pro
permanent per
killWithScene kws
replacePrevious rp
compressUndo cu bool
allChildren act
exists ex int
listJobs lj
listEvents le
""", undoable=False, ui=True)
def scriptJob(args, flags):
    if "kill" in flags:
        return _jobs.pop(flags["kill"], None) is not None
    if "exists" in flags:
        return flags["exists"] in _jobs
    if flags.get("listEvents"):
        return list(EVENTS)
    if flags.get("listJobs"):
        return ["%d: %s" % (number, job) for number, job in sorted(_jobs.items())]
    if flags.get("killAll"):
        _jobs.clear()
        return None
    for flag in ("event", "attributeChange", "nodeDeleted", "conditionTrue"):
        if flag not in flags:
            continue
        name, script = _pair(flags[flag], flag)
        if flag == "event" and name not in EVENTS:
            raise RuntimeError("Unknown event: %s" % name)
        if flag == "attributeChange":
            _names.plug(name)
        _last[0] += 1
        kinds = {"event": name, "attributeChange": "attribute", "nodeDeleted": "nodeDeleted",
                 "conditionTrue": "condition"}
        _jobs[_last[0]] = {"event": kinds[flag], "attribute": None if flag == "event" else name, "script": script,
                           "once": bool(flags.get("runOnce"))}
        return _last[0]
    raise RuntimeError("scriptJob: Nothing to wait for.")


@command("""
lowestPriority lp
low l
list ls
evaluateNext en
""", undoable=False)
def evalDeferred(args, flags):
    defer(args[0])
