# SPDX-License-Identifier: MIT
"""The keys of a timing layer as plain tuples, and the bookkeeping of holds, speeds and beats. Frames throughout.

A key says: at this frame show that frame of the source."""
import collections

from ..error import FootfallError

Key = collections.namedtuple("Key", "at source tension continuity bias")
NEAR = 0.01  # frames: keys nearer than this are at one frame


def key(at, source, tension=0.0, continuity=0.0, bias=0.0):
    return Key(float(at), float(source), float(tension), float(continuity), float(bias))


def find(keys, at):
    """The key at a frame; FootfallError, listing the keys, where there is none."""
    for one in keys:
        if abs(one.at - at) < NEAR:
            return one
    listed = ", ".join("{0:g}".format(one.at) for one in keys) or "it has none"
    raise FootfallError("The timing layer has no key at frame {0:g}: {1}.".format(at, listed))


def put(keys, *new):
    """The keys with others added, which replace those at the same frame; in order."""
    kept = [one for one in keys if not any(abs(one.at - other.at) < NEAR for other in new)]
    return sorted(kept + list(new))


def without(keys, at):
    gone = find(keys, at)
    return [one for one in keys if one is not gone]


def later(keys, after, by):
    """The keys with those after a frame moved by so many frames."""
    return [one._replace(at=one.at + by) if one.at > after + NEAR else one for one in keys]


def outside(keys, start, end):
    """The keys that are not within a range."""
    return [one for one in keys if one.at < start - NEAR or one.at > end + NEAR]


def held(keys, start, end, source, shift):
    """Shows `source` from start to end. With `shift` what follows comes later by as much, otherwise it catches up with
    the next key. Tension 1 on both keys: time stands still between them, whatever the interpolation."""
    kept = later(keys, start, end - start) if shift else outside(keys, start, end)
    return put(kept, key(start, source, tension=1), key(end, source, tension=1))


def at_speed(keys, start, end, first, last, factor, shift):
    """What plays from start to end (showing first to last) plays at a speed: twice as fast takes half as long. With
    `shift` what follows moves along, otherwise it stays where it is. Returns the keys and the new end."""
    new_end = start + (end - start) / factor
    kept = outside(keys, start, end if shift else max(end, new_end))
    if shift:
        kept = later(kept, end - 2 * NEAR, new_end - end)
    return put(kept, key(start, first), key(new_end, last)), new_end


def on_beats(pairs):
    """Keys that make source frames land on wanted frames: pairs of (source, wanted)."""
    pairs = sorted((float(wanted), float(source)) for source, wanted in pairs)
    if not pairs:
        raise FootfallError("Beats need at least one pair: (source frame, wanted frame).")
    for (wanted, source), (next_wanted, next_source) in zip(pairs, pairs[1:]):
        if next_wanted - wanted < NEAR:
            raise FootfallError("Two frames, {0:g} and {1:g}, are wanted at frame {2:g}: choose one.".format(
                source, next_source, wanted))
        if next_source <= source:
            raise FootfallError("Frame {0:g} is wanted at {1:g}, after frame {2:g} at {3:g}: time would run backwards. "
                                "Beats keep the order of the source.".format(next_source, next_wanted, source, wanted))
    return [key(wanted, source) for wanted, source in pairs]
