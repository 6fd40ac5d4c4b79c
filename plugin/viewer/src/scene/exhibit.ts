// SPDX-License-Identifier: MIT
// Everything in the scene that belongs to one item: its figure, ghosts, prints, trails, balance and paths.
import { type BufferGeometry, Group, Vector3 } from 'three';
import { capsuleBody, inOnePlace } from '../motion/capsules';
import { Clip } from '../motion/clip';
import { footParts, type FootPart, groundHeight } from '../motion/contacts';
import { followPath, headingOf } from '../motion/heading';
import type { Blobs } from '../page/blobs';
import type { BodyData, ItemData } from '../page/page_types';
import { Balance } from './balance';
import { bodyGeometry, FigureMesh } from './figure_mesh';
import { FootTrails } from './foot_trails';
import { GroundMesh } from './ground_mesh';
import { JointPaths } from './joint_paths';
import type { Label } from './labels';
import type { Palette } from './palette';
import { PrintMarks } from './print_marks';

export interface Layers {
  figure: boolean;
  ghosts: boolean;
  prints: boolean;
  trails: boolean;
  com: boolean;
  support: boolean;
  labels: boolean;
  hinges: boolean; // colours: joints off their hinge
  difference: boolean; // colours: apart from the other figure
}

export const layersShown: Layers = {
  figure: true,
  ghosts: false,
  prints: true,
  trails: true,
  com: true,
  support: true,
  labels: true,
  hinges: true,
  difference: true,
};

const GHOSTS = [-2, -1, 1, 2];

// Of an item with a motion. With `simple` there are figure, ground and prints only.
export class Exhibit {
  readonly group = new Group();
  readonly clip: Clip;
  readonly figure: FigureMesh;
  readonly parts: FootPart[];
  readonly path: Float32Array;
  readonly heading: number;
  readonly groundLevel: number;
  readonly ground: GroundMesh;
  readonly paths: JointPaths;
  private readonly solid: FigureMesh;
  private faint: FigureMesh | null = null;
  private readonly geometry: BufferGeometry;
  private ghosts: FigureMesh[] = [];
  private readonly prints: PrintMarks | null = null;
  private readonly trails: FootTrails | null = null;
  private readonly balance: Balance | null = null;
  private palette: Palette | null = null;
  private layers: Layers = layersShown;
  private readonly at = new Vector3();
  ghostStep = 0.12; // s between neighbouring poses

  constructor(
    readonly item: ItemData,
    blobs: Blobs,
    simple = false,
  ) {
    if (!item.motion) throw new Error(`"${item.name}" has no motion`);
    const clip = (this.clip = new Clip(item.motion, blobs));
    const body = item.motion.body;
    this.geometry = body && body.indices.count > 0 && !inOnePlace(clip) ? sharedGeometry(body, blobs) : bodyGeometry(capsuleBody(clip));
    this.figure = this.solid = new FigureMesh(clip, this.geometry, 'solid');
    this.group.add(this.solid.group);
    this.parts = footParts(clip, blobs);
    this.path = followPath(clip);
    this.heading = headingOf(clip, this.path);
    const terrain = item.terrain;
    this.groundLevel = terrain?.kind === 'flat' ? terrain.height : (groundHeight(this.parts, clip) ?? 0);
    this.ground = new GroundMesh(terrain, blobs, clip.height, this.groundLevel);
    this.paths = new JointPaths(clip);
    if (item.prints?.length) {
      this.prints = new PrintMarks(item.prints, clip.height);
      this.group.add(this.prints.group);
    }
    if (!simple) {
      this.trails = new FootTrails(clip, this.parts);
      const widths = (item.prints ?? []).map((print) => print.width).filter((width) => width > 0);
      this.balance = new Balance(clip, this.parts, blobs, (x, z) => this.ground.heightAt(x, z), widths.length > 0 ? median(widths) : null);
      this.group.add(this.trails.group, this.balance.com, this.balance.support, this.paths.group);
    }
  }

  get hasContacts(): boolean {
    return this.parts.some((part) => part.contacts.length > 0);
  }
  get hasPrints(): boolean {
    return this.prints !== null;
  }
  get hasCom(): boolean {
    return this.item.motion?.com !== undefined;
  }

  show(frame: number): void {
    const { clip } = this;
    const at = Math.min(Math.max(frame, 0), clip.frames - 1);
    this.solid.show(at);
    if (this.faint) this.faint.show(at);
    const time = clip.timeOf(at);
    this.prints?.show(time);
    if (this.layers.trails) this.trails?.show(at);
    if (this.layers.com || this.layers.support) this.balance?.show(at);
    this.paths.show(at);
    this.ghosts.forEach((ghost, i) => {
      const step = Math.max(1, Math.round(this.ghostStep * clip.rate));
      const there = Math.round(at) + GHOSTS[i] * step;
      ghost.group.visible = this.layers.ghosts && there >= 0 && there < clip.frames;
      if (ghost.group.visible) ghost.show(there);
    });
  }

  labels(frame: number): Label[] {
    if (!this.layers.labels || !this.group.visible) return [];
    const time = this.clip.timeOf(Math.min(Math.max(frame, 0), this.clip.frames - 1));
    return [...(this.layers.trails && this.trails ? this.trails.labels(time) : []), ...(this.balance?.labels() ?? [])];
  }

  // Where the camera looks when this frame is shown.
  focus(frame: number, out = this.at): Vector3 {
    const at = Math.min(Math.max(frame, 0), this.clip.frames - 1);
    const first = Math.floor(at);
    const share = at - first;
    const a = 3 * first;
    const b = 3 * Math.min(first + 1, this.clip.frames - 1);
    const mix = (k: number) => (1 - share) * this.path[a + k] + share * this.path[b + k];
    return out.set(mix(0), mix(1), mix(2));
  }

  // As the other figure of a comparison: seen through, in one colour.
  set pale(value: boolean) {
    if (value && !this.faint) {
      this.faint = new FigureMesh(this.clip, this.geometry, 'ghost');
      this.faint.opacity = 0.42;
      this.group.add(this.faint.group);
      if (this.palette) this.faint.theme({ ...this.palette, left: this.palette.other, right: this.palette.other, middle: this.palette.other });
    }
    if (this.faint) this.faint.group.visible = value && this.layers.figure;
    this.solid.group.visible = !value && this.layers.figure;
  }

  apply(layers: Layers): void {
    this.layers = layers;
    this.solid.group.visible = layers.figure && !this.faint?.group.visible;
    if (this.prints) this.prints.group.visible = layers.prints;
    if (this.trails) this.trails.group.visible = layers.trails;
    if (this.balance) {
      this.balance.com.visible = layers.com && this.hasCom;
      this.balance.support.visible = layers.support;
    }
    if (layers.ghosts && this.ghosts.length === 0) {
      this.ghosts = GHOSTS.map((place) => {
        const ghost = new FigureMesh(this.clip, this.geometry, 'ghost');
        ghost.opacity = Math.abs(place) === 1 ? 0.26 : 0.14;
        if (this.palette) ghost.theme(this.palette);
        this.group.add(ghost.group);
        return ghost;
      });
    }
    for (const ghost of this.ghosts) ghost.group.visible = layers.ghosts;
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.solid.theme(palette);
    this.faint?.theme({ ...palette, left: palette.other, right: palette.other, middle: palette.other });
    for (const ghost of this.ghosts) ghost.theme(palette);
    this.prints?.theme(palette);
    this.trails?.theme(palette);
    this.balance?.theme(palette);
    this.paths.theme(palette);
    this.ground.theme(palette);
  }
}

// Figures of one kind have one body in the data, and one on the graphics card.
const geometries = new Map<string, BufferGeometry>();
function sharedGeometry(body: BodyData, blobs: Blobs): BufferGeometry {
  const name = [body.vertices, body.bones, body.indices].map(({ blob, offset }) => `${blob}:${offset}`).join(' ');
  let geometry = geometries.get(name);
  if (!geometry) {
    geometry = bodyGeometry({
      vertices: blobs.floats(body.vertices),
      normals: blobs.floats(body.normals),
      bones: blobs.words(body.bones),
      sides: blobs.bytesOf(body.sides),
      indices: blobs.integers(body.indices),
    });
    geometries.set(name, geometry);
  }
  return geometry;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
