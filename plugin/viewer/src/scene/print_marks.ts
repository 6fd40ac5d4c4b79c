// SPDX-License-Identifier: MIT
// Footprints on the ground, in the colour of their side.
import { BufferAttribute, BufferGeometry, Color, DoubleSide, Group, Mesh, MeshBasicMaterial, Quaternion, Vector3 } from 'three';
import type { PrintData } from '../page/page_types';
import { type Palette, sideColour } from './palette';

const AROUND = 28;

export class PrintMarks {
  readonly group = new Group();
  private readonly marks: { print: PrintData; fill: MeshBasicMaterial; rim: MeshBasicMaterial }[] = [];

  constructor(
    private readonly prints: PrintData[],
    size: number,
    private readonly strength = 0.26, // how solid a print is that nobody stands on
  ) {
    for (const print of prints) {
      const outline = (print.outline && print.outline.length >= 3 ? print.outline : sole(print.length, print.width));
      const fill = flat();
      const rim = flat();
      const mark = new Group();
      mark.add(new Mesh(fan(outline), fill), new Mesh(band(outline, 0.0045 * size), rim));
      const up = new Vector3(...(print.normal ?? [0, 1, 0])).normalize();
      const tilt = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), up);
      mark.quaternion.copy(tilt).multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), print.yaw));
      mark.position.set(...print.position).addScaledVector(up, 0.003 * size);
      mark.children.forEach((child) => (child.renderOrder = 2));
      this.group.add(mark);
      this.marks.push({ print, fill, rim });
    }
  }

  theme(palette: Palette): void {
    for (const { print, fill, rim } of this.marks) {
      const colour = new Color(sideColour(palette, print.side));
      fill.color = colour;
      rim.color = colour;
    }
  }

  // The print that is stepped on lights up.
  show(time: number): void {
    for (const { print, fill, rim } of this.marks) {
      const near = print.time === null ? 0 : Math.max(0, 1 - Math.abs(time - print.time) / 0.45);
      fill.opacity = this.strength + 0.4 * near;
      rim.opacity = 0.75;
    }
  }

  get count(): number {
    return this.prints.length;
  }
}

function flat(): MeshBasicMaterial {
  return new MeshBasicMaterial({ transparent: true, depthWrite: false, side: DoubleSide, opacity: 0.5 });
}

// A sole in its own frame: x to its left, z ahead; narrow at the heel, wide at the ball.
function sole(length: number, width: number): [number, number][] {
  const points: [number, number][] = [];
  for (let i = 0; i < AROUND; i++) {
    const turn = (2 * Math.PI * i) / AROUND;
    const along = Math.sin(turn);
    const wide = 0.86 + 0.14 * along - 0.1 * Math.cos(2 * (along - 0.1));
    points.push([0.5 * width * wide * signedPower(Math.cos(turn), 0.8), 0.5 * length * signedPower(along, 0.85)]);
  }
  return points;
}

function signedPower(value: number, power: number): number {
  return Math.sign(value) * Math.pow(Math.abs(value), power);
}

function fan(outline: [number, number][]): BufferGeometry {
  const count = outline.length;
  const centre = outline.reduce(([x, z], p) => [x + p[0] / count, z + p[1] / count], [0, 0]);
  const positions = [centre[0], 0, centre[1], ...outline.flatMap(([x, z]) => [x, 0, z])];
  const index = outline.flatMap((_, i) => [0, 1 + i, 1 + ((i + 1) % count)]);
  return geometry(positions, index);
}

function band(outline: [number, number][], width: number): BufferGeometry {
  const count = outline.length;
  const centre = outline.reduce(([x, z], p) => [x + p[0] / count, z + p[1] / count], [0, 0]);
  const inner = outline.map(([x, z]) => {
    const dx = centre[0] - x;
    const dz = centre[1] - z;
    const share = width / Math.max(Math.hypot(dx, dz), width);
    return [x + share * dx, z + share * dz];
  });
  const positions = [...outline, ...inner].flatMap(([x, z]) => [x, 0, z]);
  const index = outline.flatMap((_, i) => {
    const j = (i + 1) % count;
    return [i, j, count + i, j, count + j, count + i];
  });
  return geometry(positions, index);
}

function geometry(positions: number[], index: number[]): BufferGeometry {
  const out = new BufferGeometry();
  out.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  out.setIndex(index);
  return out;
}
