# SPDX-License-Identifier: MIT
"""The keys of a timing layer as plain tuples, and what holds, speed changes and beats do to them. All times are in frames.

A key means: at frame `at` show frame `source` of the motion."""
import collections

from ..error import FootfallError

Key = collections.namedtuple("Key", "at source tension continuity bias")
NEAR = 0.01  # frames: keys closer than this are at the same frame


def key(at, source, tension=0.0, continuity=0.0, bias=0.0):
    """A Key; tension, continuity and bias shape spline interpolation, -1 to 1."""
    return Key(float(at), float(source), float(tension), float(continuity), float(bias))


def find(keys, at):
    """The key at a frame; raises FootfallError, which lists the keys, if there is none."""
    for one in keys:
        if abs(one.at - at) < NEAR:
            return one
    listed = ", ".join("{0:g}".format(one.at) for one in keys)
    raise FootfallError("The timing layer has no key at frame {0:g}{1}.".format(
        at, "; it has keys at frames " + listed if listed else " or anywhere else"))


def put(keys, *new):
    """The keys in order with new ones added, which replace those at the same frames."""
    kept = [one for one in keys if not any(abs(one.at - other.at) < NEAR for other in new)]
    return sorted(kept + list(new))


def without(keys, at):
    """The keys without the one at a frame."""
    gone = find(keys, at)
    return [one for one in keys if one is not gone]


def later(keys, after, by):
    """The keys, those after a frame moved by so many frames."""
    return [one._replace(at=one.at + by) if one.at > after + NEAR else one for one in keys]


def outside(keys, start, end):
    """The keys outside a range of frames."""
    return [one for one in keys if one.at < start - NEAR or one.at > end + NEAR]


def held(keys, start, end, source, shift):
    """Shows the frame `source` from start to end. With `shift` what follows is shifted by as much, otherwise the motion
    catches up with the next key. Tension 1 on both keys keeps time still between them with any interpolation."""
    kept = later(keys, start, end - start) if shift else outside(keys, start, end)
    return put(kept, key(start, source, tension=1), key(end, source, tension=1))


def at_speed(keys, start, end, first, last, factor, shift):
    """Plays what is between start and end (source frames first to last) at a speed: factor 2 takes half as long. With
    `shift` what follows is shifted, otherwise it stays. Returns the keys and the new end."""
    new_end = start + (end - start) / factor
    kept = outside(keys, start, end if shift else max(end, new_end))
    if shift:
        kept = later(kept, end - 2 * NEAR, new_end - end)
    return put(kept, key(start, first), key(new_end, last)), new_end


def on_beats(pairs):
    """The keys that play source frames at wanted frames: pairs of (source, wanted)."""
    pairs = sorted((float(wanted), float(source)) for source, wanted in pairs)
    if not pairs:
        raise FootfallError("Beats need at least one pair of (source frame, wanted frame).")
    for (wanted, source), (next_wanted, next_source) in zip(pairs, pairs[1:]):
        if next_wanted - wanted < NEAR:
            raise FootfallError("Two source frames, {0:g} and {1:g}, are wanted at frame {2:g}. Choose one.".format(
                source, next_source, wanted))
        if next_source <= source:
            raise FootfallError("Source frame {0:g} is wanted at frame {1:g}, after source frame {2:g} at frame {3:g}, "
                                "so time would "
                                "run backwards. Beats must keep the order of the motion.".format(next_source, next_wanted, source, wanted))
    return [key(wanted, source) for wanted, source in pairs]
