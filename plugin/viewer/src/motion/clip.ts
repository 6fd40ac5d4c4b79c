// SPDX-License-Identifier: MIT
// A motion: joints, and where they are at any frame. A frame between two whole ones is a blend of both.
import type { Blobs } from '../page/blobs';
import type { Joint, MotionData } from '../page/page_types';
import { unpackRotation } from './unpack';

// Joints in the world: positions (x, y, z) and orientations (x, y, z, w).
export class Pose {
  readonly positions: Float32Array;
  readonly orientations: Float32Array;

  constructor(readonly joints: number) {
    this.positions = new Float32Array(3 * joints);
    this.orientations = new Float32Array(4 * joints);
  }
}

// How much was computed, for those who want to know what a frame costs.
export const work = { joints: 0, renders: 0, redraws: 0 };

export class Clip {
  readonly frames: number;
  readonly rate: number;
  readonly start: number;
  readonly joints: Joint[];
  readonly rest: Float32Array; // positions of the joints, all rotations identity
  readonly height: number; // metres; how tall the figure stands
  private readonly rotations: Uint16Array;
  private readonly translations: (Float32Array | null)[];
  private readonly next = new Float64Array(4);
  private readonly local = new Float64Array(4);

  constructor(
    readonly data: MotionData,
    blobs: Blobs,
  ) {
    this.frames = data.frames;
    this.rate = data.rate;
    this.start = data.start;
    this.joints = data.joints;
    this.rotations = blobs.words(data.rotations);
    this.translations = data.joints.map(() => null);
    for (const { joint, positions } of data.moving ?? []) this.translations[joint] = blobs.floats(positions);
    if (data.joints.length > 0) this.translations[0] = blobs.floats(data.root);
    for (const { joint, positions } of data.roots ?? []) this.translations[joint] = blobs.floats(positions);

    this.rest = new Float32Array(3 * this.joints.length);
    this.joints.forEach(({ parent, offset }, j) => {
      for (let k = 0; k < 3; k++) this.rest[3 * j + k] = offset[k] + (parent >= 0 ? this.rest[3 * parent + k] : 0);
    });
    this.height = this.figureHeight();
  }

  get duration(): number {
    return (this.frames - 1) / this.rate;
  }

  frameAt(time: number): number {
    return clamp((time - this.start) * this.rate, 0, this.frames - 1);
  }

  timeOf(frame: number): number {
    return this.start + frame / this.rate;
  }

  // Of the first joint, metres.
  rootHeight(frame: number): number {
    return (this.translations[0] as Float32Array)[3 * frame + 1];
  }

  pose(frame: number, pose: Pose): Pose {
    const at = clamp(frame, 0, this.frames - 1);
    const first = Math.floor(at);
    const share = at - first;
    const { positions, orientations } = pose;
    const local = this.local;
    const count = this.joints.length;
    for (let j = 0; j < count; j++) {
      this.localRotation(first, share, j);
      const { parent, offset } = this.joints[j];
      const moved = this.translations[j];
      let x = offset[0];
      let y = offset[1];
      let z = offset[2];
      if (moved) {
        x = mixed(moved, first, share, this.frames, 0);
        y = mixed(moved, first, share, this.frames, 1);
        z = mixed(moved, first, share, this.frames, 2);
      }
      const p = 3 * j;
      const q = 4 * j;
      if (parent < 0) {
        positions[p] = x;
        positions[p + 1] = y;
        positions[p + 2] = z;
        orientations.set(local, q);
        continue;
      }
      const a = 4 * parent;
      const ax = orientations[a];
      const ay = orientations[a + 1];
      const az = orientations[a + 2];
      const aw = orientations[a + 3];
      // v + 2 w (u × v) + 2 u × (u × v)
      const tx = 2 * (ay * z - az * y);
      const ty = 2 * (az * x - ax * z);
      const tz = 2 * (ax * y - ay * x);
      positions[p] = positions[3 * parent] + x + aw * tx + ay * tz - az * ty;
      positions[p + 1] = positions[3 * parent + 1] + y + aw * ty + az * tx - ax * tz;
      positions[p + 2] = positions[3 * parent + 2] + z + aw * tz + ax * ty - ay * tx;
      const [bx, by, bz, bw] = local;
      orientations[q] = aw * bx + ax * bw + ay * bz - az * by;
      orientations[q + 1] = aw * by - ax * bz + ay * bw + az * bx;
      orientations[q + 2] = aw * bz + ax * by - ay * bx + az * bw;
      orientations[q + 3] = aw * bw - ax * bx - ay * by - az * bz;
    }
    work.joints += count;
    return pose;
  }

  private localRotation(first: number, share: number, joint: number): void {
    const { local, next, rotations } = this;
    const count = this.joints.length;
    unpackRotation(rotations, 3 * (first * count + joint), local, 0);
    if (share > 0) {
      unpackRotation(rotations, 3 * ((first + 1) * count + joint), next, 0);
      const dot = local[0] * next[0] + local[1] * next[1] + local[2] * next[2] + local[3] * next[3];
      const towards = dot < 0 ? -share : share;
      for (let i = 0; i < 4; i++) local[i] = (1 - share) * local[i] + towards * next[i];
    }
    const length = Math.hypot(local[0], local[1], local[2], local[3]);
    for (let i = 0; i < 4; i++) local[i] /= length;
  }

  // From the lowest to the highest joint, or across where the figure is longer than high; the median of a few poses.
  private figureHeight(): number {
    const pose = new Pose(this.joints.length);
    const sizes: number[] = [];
    for (let i = 0; i < 5; i++) {
      this.pose(Math.round((i * (this.frames - 1)) / 4), pose);
      const low = [Infinity, Infinity, Infinity];
      const high = [-Infinity, -Infinity, -Infinity];
      pose.positions.forEach((value, k) => {
        low[k % 3] = Math.min(low[k % 3], value);
        high[k % 3] = Math.max(high[k % 3], value);
      });
      const size = Math.max(high[1] - low[1], 0.8 * Math.hypot(high[0] - low[0], high[2] - low[2]));
      sizes.push(Number.isFinite(size) ? size : 0);
    }
    sizes.sort((a, b) => a - b);
    return sizes[2] > 1e-4 ? 1.08 * sizes[2] : 1;
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

// A row of three values of `rows` frames, between the frames `first` and the next.
function mixed(values: Float32Array, first: number, share: number, frames: number, axis: number): number {
  const from = values[3 * first + axis];
  if (share === 0 || first + 1 >= frames) return from;
  return from + share * (values[3 * first + 3 + axis] - from);
}
