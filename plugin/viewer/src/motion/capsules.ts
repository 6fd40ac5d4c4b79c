// SPDX-License-Identifier: MIT
// A body of capsules around the bones, for a figure that comes without one.
import type { Clip } from './clip';

export interface Body {
  vertices: Float32Array;
  normals: Float32Array;
  bones: Uint16Array;
  sides: Uint8Array; // 0 middle, 1 left, 2 right
  indices: Uint32Array;
}

const AROUND = 12;
const RINGS = 4; // of each half sphere

export function capsuleBody(clip: Clip): Body {
  const vertices: number[] = [];
  const normals: number[] = [];
  const bones: number[] = [];
  const sides: number[] = [];
  const indices: number[] = [];
  const thick = 0.022 * clip.height;

  const body = (): Body => ({
    vertices: new Float32Array(vertices),
    normals: new Float32Array(normals),
    bones: new Uint16Array(bones),
    sides: new Uint8Array(sides),
    indices: new Uint32Array(indices),
  });
  const add = (from: number[], to: number[], radius: number, bone: number) => {
    const axis = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const length = Math.hypot(...axis);
    const along = length > 1e-9 ? axis.map((v) => v / length) : [0, 1, 0];
    const helper = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const u = unit(cross(helper, along));
    const v = cross(along, u);
    const first = vertices.length / 3;
    const side = sideOf(clip.joints[bone].name);
    for (let ring = 0; ring <= 2 * RINGS + 1; ring++) {
      const upper = ring > RINGS;
      const angle = ((ring - (upper ? 1 : 0) - RINGS) / RINGS) * (Math.PI / 2);
      const centre = upper ? to : from;
      for (let i = 0; i < AROUND; i++) {
        const turn = (2 * Math.PI * i) / AROUND;
        const normal = [0, 1, 2].map(
          (k) => Math.sin(angle) * along[k] + Math.cos(angle) * (Math.cos(turn) * u[k] + Math.sin(turn) * v[k]),
        );
        normals.push(...normal);
        vertices.push(...normal.map((n, k) => centre[k] + radius * n));
        bones.push(bone);
        sides.push(side);
      }
    }
    for (let ring = 0; ring <= 2 * RINGS; ring++)
      for (let i = 0; i < AROUND; i++) {
        const a = first + ring * AROUND + i;
        const b = first + ring * AROUND + ((i + 1) % AROUND);
        indices.push(a, b, a + AROUND, b, b + AROUND, a + AROUND);
      }
  };

  // Joints that all lie in one place (curves without a figure) are shown by three axes each.
  const depth: number[] = [];
  const flat = inOnePlace(clip);
  clip.joints.forEach(({ parent }, joint) => {
    depth[joint] = parent >= 0 ? depth[parent] + 1 : 0;
    if (!flat) return;
    const here = Array.from(clip.rest.subarray(3 * joint, 3 * joint + 3));
    const length = 0.4 * clip.height * Math.pow(0.75, depth[joint]);
    for (let axis = 0; axis < 3; axis++)
      add(here, here.map((value, k) => value + (k === axis ? length : 0)), 0.4 * thick, joint);
  });
  if (flat) return body();

  clip.joints.forEach(({ parent }, joint) => {
    const here = Array.from(clip.rest.subarray(3 * joint, 3 * joint + 3));
    if (parent < 0) {
      add(here, here, 1.4 * thick, joint);
      return;
    }
    const above = Array.from(clip.rest.subarray(3 * parent, 3 * parent + 3));
    const length = Math.hypot(here[0] - above[0], here[1] - above[1], here[2] - above[2]);
    add(above, here, Math.min(thick, 0.3 * length + 0.25 * thick), parent);
  });
  return body();
}

// Joints without extent: no body can be seen on them.
export function inOnePlace({ rest }: Clip): boolean {
  return rest.every((value, k) => Math.abs(value - rest[k % 3]) < 1e-6);
}

function sideOf(name: string): number {
  if (/left/i.test(name) || /^[lL][_A-Z]|[_.][lL]$/.test(name)) return 1;
  if (/right/i.test(name) || /^[rR][_A-Z]|[_.][rR]$/.test(name)) return 2;
  return 0;
}

function cross(a: number[], b: number[]): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: number[]): number[] {
  const length = Math.hypot(...a);
  return a.map((v) => v / length);
}
