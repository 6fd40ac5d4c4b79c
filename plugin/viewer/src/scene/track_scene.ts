// SPDX-License-Identifier: MIT
// A track of footprints: the path of the centre of mass, coloured by phase, and a dagger beside each print: as long as
// the foot stands, with a crossbar where the next foot strikes.
import { Color, Group, Mesh, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three';
import type { Blobs } from '../page/blobs';
import type { ItemData } from '../page/page_types';
import type { Label } from './labels';
import { type Palette, phaseColour } from './palette';
import { PrintMarks } from './print_marks';
import { Ribbon } from './ribbon';

export class TrackScene {
  readonly group = new Group();
  readonly size: number;
  readonly heading: number;
  readonly centre = new Vector3();
  readonly span: number; // metres from the first to the last print
  private readonly path: Float32Array;
  private readonly times: Float32Array;
  private readonly ribbon: Ribbon | null;
  private readonly ball: Mesh;
  private readonly marks: PrintMarks;
  private readonly daggers: Ribbon[] = [];

  constructor(
    private readonly item: ItemData,
    blobs: Blobs,
    withPrints: boolean,
  ) {
    const track = item.track;
    const prints = item.prints ?? [];
    const lengths = prints.map((print) => print.length).sort((a, b) => a - b);
    this.size = lengths.length > 0 ? 6.6 * lengths[lengths.length >> 1] : 1.7; // a foot is about a sixth and a half of the height
    this.path = track?.comPath ? blobs.floats(track.comPath) : new Float32Array();
    this.times = track?.comTimes ? blobs.floats(track.comTimes) : new Float32Array();
    this.marks = new PrintMarks(withPrints ? prints : [], this.size, 0.55);
    this.group.add(this.marks.group);

    const places = prints.length > 0 ? prints.map((print) => new Vector3(...print.position)) : this.pathPoints();
    for (const place of places) this.centre.addScaledVector(place, 1 / places.length);
    const way = places.length > 1 ? places[places.length - 1].clone().sub(places[0]) : new Vector3(0, 0, 1);
    this.span = Math.max(way.length(), this.size);
    this.heading = Math.atan2(way.x, way.z);

    this.ribbon = this.path.length >= 6 ? new Ribbon(this.path, 3.5) : null;
    if (this.ribbon) {
      this.ribbon.window(-1e9, 0, 1e9);
      this.group.add(this.ribbon.mesh);
    }
    this.ball = new Mesh(new SphereGeometry(0.03 * this.size, 24, 16), new MeshStandardMaterial({ roughness: 0.35 }));
    this.ball.castShadow = true;
    this.ball.visible = this.path.length > 0 && withPrints; // a figure shows its own
    this.group.add(this.ball);
    for (const { position, direction, mark } of track?.daggers ?? []) {
      const from = new Vector3(...position);
      const along = new Vector3(...direction);
      from.y += 0.004 * this.size;
      const lines = [[from, from.clone().add(along)]];
      const across = new Vector3(along.z, 0, -along.x).normalize().multiplyScalar(0.03 * this.size);
      if (mark !== undefined) {
        const at = from.clone().addScaledVector(along, mark);
        lines.push([at.clone().add(across), at.clone().sub(across)]);
      }
      for (const line of lines) {
        const ribbon = new Ribbon(new Float32Array(line.flatMap((point) => point.toArray())), 3);
        ribbon.window(-1e9, 0, 1e9);
        this.group.add(ribbon.mesh);
        this.daggers.push(ribbon);
      }
    }
  }

  theme(palette: Palette): void {
    this.marks.theme(palette);
    (this.ball.material as MeshStandardMaterial).color = new Color(palette.com);
    for (const dagger of this.daggers) dagger.colour(palette.muted);
    this.ribbon?.colour((i) => this.colourAt(palette, this.times[i] ?? 0));
  }

  show(time: number): void {
    this.marks.show(time);
    const at = this.at(time);
    if (at) this.ball.position.copy(at);
  }

  labels(): Label[] {
    return (this.item.prints ?? []).map((print) => ({ text: print.label, at: print.position })).filter((label) => label.text);
  }

  // Where the centre of mass is; nothing without a path.
  at(time: number): Vector3 | null {
    const { path, times } = this;
    if (path.length < 3) return null;
    let i = 0;
    while (i + 2 < times.length && times[i + 1] <= time) i++;
    const next = Math.min(i + 1, path.length / 3 - 1);
    const span = (times[next] ?? 0) - (times[i] ?? 0);
    const share = span > 0 ? Math.min(Math.max((time - times[i]) / span, 0), 1) : 0;
    const mix = (k: number) => (1 - share) * path[3 * i + k] + share * path[3 * next + k];
    return new Vector3(mix(0), mix(1), mix(2));
  }

  // Seconds at which it begins and ends.
  get range(): [number, number] {
    const phases = this.item.track?.phases ?? [];
    const times = [
      ...phases.flatMap(({ from, to }) => [from, to]),
      ...(this.item.prints ?? []).flatMap(({ time }) => (time === null ? [] : [time])),
      ...(this.times.length > 0 ? [this.times[0], this.times[this.times.length - 1]] : []),
    ];
    return times.length > 0 ? [Math.min(...times), Math.max(...times)] : [0, 0];
  }

  private colourAt(palette: Palette, time: number): string {
    const phase = (this.item.track?.phases ?? []).find(({ from, to }) => time >= from && time <= to);
    return phase ? phaseColour(palette, phase.kind) : palette.muted;
  }

  private pathPoints(): Vector3[] {
    const points: Vector3[] = [];
    for (let i = 0; i + 2 < this.path.length; i += 3) points.push(new Vector3(this.path[i], this.path[i + 1], this.path[i + 2]));
    return points.length > 0 ? points : [new Vector3()];
  }
}
