// SPDX-License-Identifier: MIT
// Which way a figure faces (yaw 0: +Z), and the smooth path that a camera follows.
import { type Clip, Pose } from './clip';

const FOLLOW_SIGMA = 0.25; // s; by eye: short enough to stay near, long enough not to bob
const TRAVEL = 0.6; // heights; a motion that travels less stands in place

// The path of the root, smoothed: x, y, z per frame.
export function followPath(clip: Clip): Float32Array {
  const path = new Float32Array(3 * clip.frames);
  const root = rootPositions(clip);
  const half = Math.max(1, Math.round(FOLLOW_SIGMA * clip.rate));
  let smooth = root;
  for (let pass = 0; pass < 3; pass++) smooth = boxFilter(smooth, clip.frames, half); // three boxes: nearly a Gaussian
  path.set(smooth);
  return path;
}

function rootPositions(clip: Clip): Float32Array {
  const positions = new Float32Array(3 * clip.frames);
  const pose = new Pose(clip.joints.length);
  // The joint that the limbs hang from: a root at the origin that never moves would hold the camera back.
  const joint = travellingJoint(clip);
  for (let f = 0; f < clip.frames; f++) {
    clip.pose(f, pose);
    positions.set(pose.positions.subarray(3 * joint, 3 * joint + 3), 3 * f);
  }
  return positions;
}

// The root, or the first joint below it that travels where the root does not.
function travellingJoint(clip: Clip): number {
  const legs = clip.data.legs ?? [];
  let joint = 0;
  if (legs.length > 0 && legs[0].joints.length > 0) {
    const parent = clip.joints[legs[0].joints[0]].parent;
    if (parent >= 0) joint = parent;
  }
  return joint;
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
