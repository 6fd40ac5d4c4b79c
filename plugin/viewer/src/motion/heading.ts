// SPDX-License-Identifier: MIT
// Which way a figure faces (yaw 0: +Z), and the smooth path that a camera follows.
import { type Clip, Pose } from './clip';

const FOLLOW_SIGMA = 0.25; // s; by eye: short enough to stay near, long enough not to bob
const TRAVEL = 0.6; // heights; a motion that travels less stands in place

// The middle of the figure, smoothed over time: x, y, z per frame.
export function followPath(clip: Clip): Float32Array {
  const half = Math.max(1, Math.round(FOLLOW_SIGMA * clip.rate));
  let path = middles(clip);
  for (let pass = 0; pass < 3; pass++) path = boxFilter(path, clip.frames, half); // three boxes: nearly a Gaussian
  return path;
}

// Of the box around all joints.
function middles(clip: Clip): Float32Array {
  const out = new Float32Array(3 * clip.frames);
  const pose = new Pose(clip.joints.length);
  for (let f = 0; f < clip.frames; f++) {
    const { positions } = clip.pose(f, pose);
    for (let k = 0; k < 3; k++) {
      let low = Infinity;
      let high = -Infinity;
      for (let i = k; i < positions.length; i += 3) {
        if (positions[i] < low) low = positions[i];
        if (positions[i] > high) high = positions[i];
      }
      out[3 * f + k] = (low + high) / 2;
    }
  }
  return out;
}

function boxFilter(values: Float32Array, frames: number, half: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let axis = 0; axis < 3; axis++) {
    const at = (f: number) => values[3 * Math.min(Math.max(f, 0), frames - 1) + axis];
    let sum = 0;
    for (let f = -half; f <= half; f++) sum += at(f);
    for (let f = 0; f < frames; f++) {
      out[3 * f + axis] = sum / (2 * half + 1);
      sum += at(f + half + 1) - at(f - half);
    }
  }
  return out;
}

// Radians: the way the figure travels, or faces where it stays in place.
export function headingOf(clip: Clip, path: Float32Array): number {
  const last = 3 * (clip.frames - 1);
  const x = path[last] - path[0];
  const z = path[last + 2] - path[2];
  if (Math.hypot(x, z) > TRAVEL * clip.height) return Math.atan2(x, z);
  return facingAt(clip, 0) ?? 0;
}

// From the right hip to the left one, turned by a quarter; nothing for a figure without two sides.
export function facingAt(clip: Clip, frame: number): number | null {
  const legs = clip.data.legs ?? [];
  const pose = clip.pose(frame, new Pose(clip.joints.length));
  let x = 0;
  let z = 0;
  let sides = 0;
  for (const leg of legs) {
    const sign = leg.side === 'left' ? 1 : leg.side === 'right' ? -1 : 0;
    if (sign === 0 || leg.joints.length === 0) continue;
    x += sign * pose.positions[3 * leg.joints[0]];
    z += sign * pose.positions[3 * leg.joints[0] + 2];
    sides += sign;
  }
  if (sides !== 0 || legs.length < 2 || Math.hypot(x, z) < 1e-6) return null;
  return Math.atan2(-z, x); // left is +X when it faces +Z
}
