// SPDX-License-Identifier: MIT
// Paths of the joints that somebody chose, through the whole motion.
import { Group, Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { type Clip, Pose } from '../motion/clip';
import type { Palette } from './palette';
import { Ribbon } from './ribbon';

export class JointPaths {
  readonly group = new Group();
  private readonly paths = new Map<number, { ribbon: Ribbon; dot: Mesh; points: Float32Array }>();
  private palette: Palette | null = null;

  constructor(private readonly clip: Clip) {}

  choose(joints: number[]): void {
    for (const [joint, path] of this.paths) {
      if (joints.includes(joint)) continue;
      this.group.remove(path.ribbon.mesh, path.dot);
      path.ribbon.dispose();
      this.paths.delete(joint);
    }
    const fresh = joints.filter((joint) => !this.paths.has(joint));
    if (fresh.length === 0) return;
    const points = fresh.map(() => new Float32Array(3 * this.clip.frames));
    const pose = new Pose(this.clip.joints.length);
    for (let f = 0; f < this.clip.frames; f++) {
      this.clip.pose(f, pose);
      fresh.forEach((joint, i) => points[i].set(pose.positions.subarray(3 * joint, 3 * joint + 3), 3 * f));
    }
    fresh.forEach((joint, i) => {
      const ribbon = new Ribbon(points[i], 2.5, 0.95);
      const dot = new Mesh(
        new SphereGeometry(0.011 * this.clip.height, 16, 12),
        new MeshBasicMaterial({ depthTest: false, transparent: true }),
      );
      dot.renderOrder = 21;
      this.group.add(ribbon.mesh, dot);
      this.paths.set(joint, { ribbon, dot, points: points[i] });
    });
    if (this.palette) this.theme(this.palette);
  }

  get chosen(): number[] {
    return [...this.paths.keys()];
  }

  colourOf(joint: number): string | null {
    const place = this.chosen.indexOf(joint);
    return place < 0 || !this.palette ? null : this.palette.series[place % this.palette.series.length];
  }

  theme(palette: Palette): void {
    this.palette = palette;
    for (const [joint, { ribbon, dot }] of this.paths) {
      const colour = this.colourOf(joint) ?? palette.accent;
      ribbon.colour(colour);
      (dot.material as MeshBasicMaterial).color.set(colour);
    }
  }

  show(frame: number): void {
    const reach = Math.max(this.clip.frames, 1) * 1.2;
    for (const { ribbon, dot, points } of this.paths.values()) {
      ribbon.window(frame - reach, frame, frame + reach);
      const row = 3 * Math.round(frame);
      dot.position.set(points[row], points[row + 1], points[row + 2]);
    }
  }
}
