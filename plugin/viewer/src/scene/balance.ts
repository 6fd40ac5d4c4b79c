// SPDX-License-Identifier: MIT
// The centre of mass with its shadow on the ground and its path; in flight the parabola it would fall along. The polygon
// that the standing feet span, and where the ground would have to push.
import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
} from 'three';
import type { Blobs } from '../page/blobs';
import { type Clip } from '../motion/clip';
import { contactAt, type FootPart, placeOf } from '../motion/contacts';
import { convexHull, nearestInside, type Point } from '../motion/support';
import { millimetres } from './foot_trails';
import type { Label } from './labels';
import type { Palette } from './palette';
import { Ribbon } from './ribbon';

const GRAVITY = 9.81;
const AROUND = 1.2; // s either way
const FOOT_WIDTH = 0.022; // of the height, half a foot's, where prints do not tell
const MOST_CORNERS = 96;

export class Balance {
  readonly com = new Group(); // with its path and parabolas
  readonly support = new Group(); // polygon and pressure
  private readonly ball: Mesh;
  private readonly shade: Mesh;
  private readonly drop: Mesh;
  private readonly polygon: Mesh;
  private readonly push: Mesh;
  private readonly lack: Mesh;
  private readonly path: Ribbon | null = null;
  private readonly flights: { from: number; to: number; ribbon: Ribbon }[] = [];
  private readonly centre: Float32Array | null;
  private readonly pressure: Float32Array | null;
  private label: Label | null = null;
  private readonly halfWidth: number;
  private colours = { inside: new Color(), outside: new Color() };

  constructor(
    private readonly clip: Clip,
    private readonly parts: FootPart[],
    blobs: Blobs,
    private readonly heightAt: (x: number, z: number) => number, // of the ground
    footWidth: number | null,
  ) {
    const { com, pressure, flights } = clip.data;
    this.centre = com ? blobs.floats(com) : null;
    this.pressure = pressure ? blobs.floats(pressure) : null;
    this.halfWidth = footWidth ? footWidth / 2 : FOOT_WIDTH * clip.height;
    const size = clip.height;

    this.ball = new Mesh(new SphereGeometry(0.017 * size, 20, 14), new MeshStandardMaterial({ roughness: 0.35, depthTest: false, transparent: true }));
    this.ball.renderOrder = 20;
    const disc = new CircleGeometry(0.022 * size, 28).rotateX(-Math.PI / 2);
    this.shade = new Mesh(disc, basic(0.9));
    this.shade.renderOrder = 4;
    this.drop = new Mesh(new BufferGeometry(), basic(0.35));
    this.drop.geometry.setAttribute('position', new BufferAttribute(new Float32Array(12), 3).setUsage(DynamicDrawUsage));
    this.drop.geometry.setIndex([0, 1, 2, 1, 3, 2]);
    this.drop.frustumCulled = false;
    this.drop.renderOrder = 19;
    this.com.add(this.ball, this.shade, this.drop);

    const corners = new BufferGeometry();
    corners.setAttribute('position', new BufferAttribute(new Float32Array(3 * MOST_CORNERS), 3).setUsage(DynamicDrawUsage));
    const index: number[] = [];
    for (let i = 2; i < MOST_CORNERS; i++) index.push(0, i - 1, i);
    corners.setIndex(index);
    this.polygon = new Mesh(corners, basic(0.28));
    this.polygon.frustumCulled = false;
    this.polygon.renderOrder = 1;
    this.push = new Mesh(disc, basic(1));
    this.push.renderOrder = 4;
    this.lack = new Mesh(this.drop.geometry.clone(), basic(0.9));
    this.lack.frustumCulled = false;
    this.lack.renderOrder = 4;
    this.support.add(this.polygon, this.push, this.lack);

    if (this.centre) {
      this.path = new Ribbon(this.centre, 2, 0.8);
      this.com.add(this.path.mesh);
      for (const [from, to] of flights ?? []) {
        const points = this.parabola(from, to);
        if (!points) continue;
        const ribbon = new Ribbon(points, 3, 0.95);
        ribbon.window(-1e9, 0, 1e9);
        this.com.add(ribbon.mesh);
        this.flights.push({ from, to, ribbon });
      }
    }
  }

  theme(palette: Palette): void {
    const colour = new Color(palette.com);
    for (const mesh of [this.ball, this.shade, this.drop]) (mesh.material as MeshBasicMaterial).color = colour;
    this.path?.colour(palette.com);
    for (const { ribbon } of this.flights) ribbon.colour(palette.accent);
    this.colours = { inside: new Color(palette.good), outside: new Color(palette.bad) };
  }

  show(frame: number): void {
    const time = this.clip.timeOf(frame);
    const reach = AROUND * this.clip.rate;
    this.label = null;
    if (this.centre) {
      const row = 3 * Math.round(frame);
      const [x, y, z] = this.centre.subarray(row, row + 3);
      const below = this.heightAt(x, z);
      this.ball.position.set(x, y, z);
      this.shade.position.set(x, below + 0.004 * this.clip.height, z);
      strip(this.drop.geometry, [x, below, z], [x, y, z], 0.0022 * this.clip.height);
      this.path?.window(frame - reach, frame, frame + reach);
      for (const { from, to, ribbon } of this.flights) ribbon.mesh.visible = to > time - AROUND && from < time + AROUND;
    } else {
      this.com.visible = false;
    }
    this.showSupport(frame, time);
  }

  labels(): Label[] {
    return this.label && this.support.visible ? [this.label] : [];
  }

  private showSupport(frame: number, time: number): void {
    const standing: Point[] = [];
    let height = 0;
    let feet = 0;
    for (const part of this.parts) {
      if (!contactAt(part, time, 0.5 / this.clip.rate)) continue;
      const [x, y, z] = placeOf(part, this.clip, time);
      height += y;
      feet++;
      for (let i = 0; i < 8; i++) {
        const turn = (Math.PI * i) / 4;
        standing.push([x + this.halfWidth * Math.cos(turn), z + this.halfWidth * Math.sin(turn)]);
      }
    }
    const hull = convexHull(standing).slice(0, MOST_CORNERS);
    this.polygon.visible = hull.length >= 3;
    this.push.visible = this.lack.visible = false;
    if (hull.length < 3) return;
    const y = height / feet + 0.002 * this.clip.height;
    const position = this.polygon.geometry.attributes.position as BufferAttribute;
    hull.forEach(([x, z], i) => position.setXYZ(i, x, y, z));
    position.needsUpdate = true;
    this.polygon.geometry.setDrawRange(0, 3 * (hull.length - 2));

    const row = 2 * Math.round(frame);
    const push: Point | null =
      this.pressure && Number.isFinite(this.pressure[row]) ? [this.pressure[row], this.pressure[row + 1]] : null;
    let outside = 0;
    if (push) {
      const nearest = nearestInside(hull, push);
      outside = Math.hypot(push[0] - nearest[0], push[1] - nearest[1]);
      this.push.visible = true;
      this.push.position.set(push[0], y + 0.003 * this.clip.height, push[1]);
      this.push.scale.setScalar(0.6);
      if (outside > 0.001 * this.clip.height) {
        this.lack.visible = true;
        flatStrip(this.lack.geometry, [nearest[0], y, nearest[1]], [push[0], y, push[1]], 0.004 * this.clip.height);
        this.label = { text: `${millimetres(outside)} outside`, at: [push[0], y, push[1]], tone: 'bad' };
      }
    }
    const colour = outside > 0.001 * this.clip.height ? this.colours.outside : this.colours.inside;
    (this.polygon.material as MeshBasicMaterial).color = colour;
    (this.push.material as MeshBasicMaterial).color = colour;
    (this.lack.material as MeshBasicMaterial).color = colour;
  }

  // Through the centre of mass where the flight begins and ends, falling freely between.
  private parabola(from: number, to: number): Float32Array | null {
    const centre = this.centre as Float32Array;
    const last = this.clip.frames - 1;
    const first = this.clip.frameAt(from);
    const end = this.clip.frameAt(to);
    if (end - first < 1) return null;
    const at = (frame: number, k: number) => {
      const row = Math.min(Math.floor(frame), Math.max(last - 1, 0));
      const share = frame - row;
      return (1 - share) * centre[3 * row + k] + share * centre[3 * Math.min(row + 1, last) + k];
    };
    const span = (end - first) / this.clip.rate;
    const points = new Float32Array(3 * 33);
    for (let i = 0; i <= 32; i++) {
      const u = i / 32;
      for (let k = 0; k < 3; k++) points[3 * i + k] = (1 - u) * at(first, k) + u * at(end, k);
      points[3 * i + 1] += 0.5 * GRAVITY * span * span * u * (1 - u);
    }
    return points;
  }
}

function basic(opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({ transparent: true, opacity, depthWrite: false, side: DoubleSide });
}

// An upright strip between two points one above the other.
function strip(geometry: BufferGeometry, from: number[], to: number[], half: number): void {
  const position = geometry.attributes.position as BufferAttribute;
  position.setXYZ(0, from[0] - half, from[1], from[2] - half);
  position.setXYZ(1, from[0] + half, from[1], from[2] + half);
  position.setXYZ(2, to[0] - half, to[1], to[2] - half);
  position.setXYZ(3, to[0] + half, to[1], to[2] + half);
  position.needsUpdate = true;
}

// A strip on the ground.
function flatStrip(geometry: BufferGeometry, from: number[], to: number[], half: number): void {
  const position = geometry.attributes.position as BufferAttribute;
  const dx = to[0] - from[0];
  const dz = to[2] - from[2];
  const length = Math.max(Math.hypot(dx, dz), 1e-9);
  const sx = (-dz / length) * half;
  const sz = (dx / length) * half;
  position.setXYZ(0, from[0] - sx, from[1], from[2] - sz);
  position.setXYZ(1, from[0] + sx, from[1], from[2] + sz);
  position.setXYZ(2, to[0] - sx, to[1], to[2] - sz);
  position.setXYZ(3, to[0] + sx, to[1], to[2] + sz);
  position.needsUpdate = true;
}
