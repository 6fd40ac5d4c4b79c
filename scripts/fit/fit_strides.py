#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the curves of people's strides that core/figure/perform/stride_tables.h holds, from recorded clips.

  fit_strides.py CLIPS… --footfall PROGRAM [-o stride_tables.h] [--unit METRES] [--leave-out]

CLIPS are BVH files of people who walk or run, named SUBJECT_TAKE.bvh. `footfall prints --from` finds when feet strike
and leave, so that the curves are over the phases that walks on footprints use. A stride goes from a foot's strike to
its next. Its phase is stretched so that the foot leaves at one phase in all strides (steady_phase). Every angle is a
Fourier series of that phase whose coefficients are straight lines in speed, v/√(g·leg): one set for walks, one for
runs. A person counts once, however many strides were recorded. --leave-out prints how far each person's strides are
from a fit of the others. Needs numpy.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

from bvh_figure import Figure

GRAVITY = 9.81
SAMPLES = 101
# Of a gait: the phase at which feet leave, the middle of the speeds, bounds of duty, ridge on the slopes by speed.
GAITS = {"walk": dict(toe_off=0.62, speed=0.45, duty=(0.48, 0.75), speeds=(0.25, 0.8)),
         "run": dict(toe_off=0.30, speed=1.1, duty=(0.2, 0.42), speeds=(0.7, 2.0))}
# Harmonics of each angle. Odd ones alone: left and right take turns; even ones alone: both sides do the same.
HARMONICS = {"thigh": (0, 1, 2, 3, 4, 5), "knee": (0, 1, 2, 3, 4, 5, 6), "foot": (0, 1, 2, 3, 4, 5, 6),
             "arm": (0, 1, 2, 3), "elbow": (0, 1, 2, 3), "arm_out": (0, 1),
             "list": (1, 3, 5), "pelvis_twist": (1, 3, 5), "shoulder_twist": (1, 3), "bank": (1, 3),
             "lean": (0, 2, 4)}
LIMBS = ("thigh", "knee", "foot", "arm", "elbow", "arm_out")
MIRRORED = ("list", "pelvis_twist", "shoulder_twist", "bank")
# Ridge on what changes with speed, in strides of one person at a distance of 1 in speed.
SPEED_RIDGE = {"walk": 0.02, "run": 0.2}


def steady_phase(share, duty, toe_off):
    """0 and 1 at strikes, toe_off when the foot leaves (share = duty): a monotone cubic with one slope at all joins
    but the middle one (stride_curves.cpp has the same)."""
    a, b = toe_off / duty, (1 - toe_off) / (1 - duty)
    middle = 2 * a * b / (a + b)
    ends = middle
    first = share < duty
    u = np.where(first, share / duty, (share - duty) / (1 - duty))
    h = np.where(first, duty, 1 - duty)
    low, high = np.where(first, 0, toe_off), np.where(first, toe_off, 1)
    left, right = np.where(first, ends, middle), np.where(first, middle, ends)
    return (low * (1 + 2 * u) * (1 - u) ** 2 + high * u * u * (3 - 2 * u)
            + h * (left * u * (1 - u) ** 2 - right * u * u * (1 - u)))


def strides_of(clip, program, unit):
    with tempfile.TemporaryDirectory() as folder:
        track = pathlib.Path(folder) / "track.json"
        said = subprocess.run([program, "prints", "--from", str(clip), "-o", str(track)], check=True,
                              capture_output=True, text=True).stdout
        prints = json.loads(track.read_text())["prints"]
    found = re.search(r"first footfall is at (\S+) s", said)
    strikes = np.cumsum([0] + [p.get("step", 0) for p in prints])[:-1] + float(found.group(1) if found else 0)
    figure, strides = Figure(clip, unit), []
    for i in range(len(prints) - 2):
        start, end = strikes[i], strikes[i + 2]
        sides = [p["side"] for p in prints[i:i + 3]]
        if start < figure.time[0] or end > figure.time[-1] or sides[0] != sides[2] or sides[0] == sides[1]:
            continue
        duration = end - start
        way = [np.interp([start, end], figure.time, figure.pelvis[:, axis]) for axis in (0, 2)]
        speed = np.hypot(*(w[1] - w[0] for w in way)) / duration / np.sqrt(GRAVITY * figure.leg)
        duty = prints[i]["stance"] / duration
        gait = next((name for name, g in GAITS.items() if g["duty"][0] < duty < g["duty"][1]
                     and g["speeds"][0] < speed < g["speeds"][1]), None)
        if gait is None or abs((strikes[i + 1] - start) / duration - 0.5) > 0.06:
            continue
        share = np.linspace(0, 1, SAMPLES)
        time, side = start + share * duration, sides[0].capitalize()
        stride = {"gait": gait, "speed": speed, "duty": duty, "subject": clip.stem.split("_")[0], "clip": clip.stem,
                  "phase": steady_phase(share, duty, GAITS[gait]["toe_off"])}
        for name in HARMONICS:
            values = np.interp(time, figure.time, figure.angles[name + side if name in LIMBS else name])
            stride[name] = values * (-1 if name in MIRRORED and side == "Right" else 1)
        # A foot's pitch counts from where it is flat, in the middle of the stance.
        stance = (share > 0.3 * duty) & (share < 0.5 * duty)
        stride["foot"] = stride["foot"] - np.median(stride["foot"][stance])
        strides.append(stride)
    return strides


def basis(phase, harmonics):
    columns = []
    for k in harmonics:
        columns += [np.cos(2 * np.pi * k * phase), np.sin(2 * np.pi * k * phase)] if k else [np.ones_like(phase)]
    return np.stack(columns, 1)


def fit(strides, gait):
    """Of each angle: coefficients at the gait's middle speed, and their change for a speed of 1 more."""
    counts = {s["subject"]: sum(t["subject"] == s["subject"] for t in strides) for s in strides}
    result = {}
    for name, harmonics in HARMONICS.items():
        rows, wanted = [], []
        for s in strides:
            b, weight = basis(s["phase"], harmonics), 1 / np.sqrt(counts[s["subject"]])
            rows.append(weight * np.hstack([b, b * (s["speed"] - GAITS[gait]["speed"])]))
            wanted.append(weight * s[name])
        size = rows[0].shape[1] // 2
        ridge = np.zeros((size, 2 * size))
        ridge[:, size:] = np.sqrt(SPEED_RIDGE[gait] * SAMPLES) * np.eye(size)
        if harmonics[0] == 0:
            ridge[0, size] *= 0.1  # the mean
        solution = np.linalg.lstsq(np.vstack(rows + [ridge]), np.hstack(wanted + [np.zeros(size)]), rcond=None)[0]
        result[name] = (solution[:size], solution[size:])
    return result


def predicted(fitted, name, stride, gait):
    mean, slope = fitted[name]
    return basis(stride["phase"], HARMONICS[name]) @ (mean + slope * (stride["speed"] - GAITS[gait]["speed"]))


def off(fitted, strides, gait):
    """RMS per angle, each person counted once."""
    result = {}
    for name in HARMONICS:
        people = {}
        for s in strides:
            people.setdefault(s["subject"], []).append(np.sqrt(np.mean((predicted(fitted, name, s, gait) - s[name]) ** 2)))
        result[name] = np.mean([np.mean(v) for v in people.values()])
    return result


def said(title, errors):
    print("%-28s" % title, "  ".join("%s %.1f" % item for item in errors.items()))


def words(values):
    return ", ".join("%.5g" % v for v in np.radians(values))


def table(fits, strides):
    lines = []
    for gait, fitted in fits.items():
        used = [s for s in strides if s["gait"] == gait]
        people = sorted({s["subject"] for s in used})
        speeds = [s["speed"] for s in used]
        lines += ["// From %d strides of %d people (subjects %s), speeds %.2f to %.2f." % (
            len(used), len(people), ", ".join(people), min(speeds), max(speeds)),
            "inline constexpr StrideTable k%sStride{" % gait.capitalize(),
            "    %g, %g, %.3g, %.3g," % (GAITS[gait]["toe_off"], GAITS[gait]["speed"], min(speeds), max(speeds))]
        for name in HARMONICS:
            mean, slope = fitted[name]
            lines += ["    // %s" % name.replace("_", " "), "    {{%s}," % words(mean), "     {%s}}," % words(slope)]
        lines[-1] = lines[-1][:-1] + "};"
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", nargs="+", type=pathlib.Path)
    parser.add_argument("--footfall", default="footfall", help="the program")
    parser.add_argument("--unit", type=float, default=0.0254 / 0.45, help="metres of a unit of the clips (CMU's)")
    parser.add_argument("--leave-out", action="store_true")
    parser.add_argument("-o", "--output", type=pathlib.Path, help="the numbers, between the lines that say so")
    args = parser.parse_args()
    strides = [s for clip in args.clips for s in strides_of(clip, args.footfall, args.unit)]
    if not strides:
        sys.exit("no whole stride in these clips")
    fits = {}
    for gait in GAITS:
        used = [s for s in strides if s["gait"] == gait]
        if not used:
            continue
        fits[gait] = fit(used, gait)
        said("%s, fitted" % gait, off(fits[gait], used, gait))
        for subject in sorted({s["subject"] for s in used}) if args.leave_out else []:
            others, own = ([s for s in used if (s["subject"] == subject) == same] for same in (False, True))
            said("%s, %s of the others" % (gait, subject), off(fit(others, gait), own, gait))
    if args.output:
        begin, end = "// --- fitted numbers begin\n", "// --- fitted numbers end\n"
        before, rest = args.output.read_text().split(begin)
        args.output.write_text(before + begin + table(fits, strides) + end + rest.split(end)[1])
    else:
        print(table(fits, strides))


if __name__ == "__main__":
    main()
