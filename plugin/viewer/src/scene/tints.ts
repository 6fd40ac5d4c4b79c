// SPDX-License-Identifier: MIT
// Colours per joint on top of the sides': how far two figures are apart, joints off their hinge, what a worst moment is
// about.
import type { Blobs } from '../page/blobs';
import type { ItemData } from '../page/page_types';
import type { Clip } from '../motion/clip';

const OFF_HINGE = 6; // degrees; below this a recorded knee is as good as on its hinge
const FULL_OFF = 25;
const BLUE = [72, 120, 255];
const RED = [255, 48, 64];

export class Tints {
  readonly colours: Uint8Array;
  private readonly apart: Float32Array | null;
  private readonly scale: number; // metres that are shown in full red
  private readonly off: { joint: number; values: Float32Array }[];
  private marked: number[] = [];

  constructor(
    private readonly clip: Clip,
    item: ItemData,
    blobs: Blobs,
  ) {
    this.colours = new Uint8Array(4 * clip.joints.length);
    this.apart = item.difference ? blobs.floats(item.difference.perJoint) : null;
    this.scale = Math.max(0.12 * clip.height, 1e-6);
    if (this.apart) {
      let most = 0;
      for (const value of this.apart) if (value > most) most = value;
      this.scale = Math.min(this.scale, Math.max(0.7 * most, 0.005 * clip.height));
    }
    this.off = (clip.data.hinges ?? []).map(({ joint, offHinge }) => ({ joint, values: blobs.floats(offHinge) }));
  }

  // What a worst moment is about: a joint by its name, or a leg by its name or side.
  mark(where: string): void {
    const { joints, data } = this.clip;
    const name = where.toLowerCase();
    const joint = joints.findIndex((j) => j.name.toLowerCase() === name);
    const legs = (data.legs ?? []).filter((leg) => leg.name.toLowerCase() === name || name.split(/[\s,:]+/).includes(leg.side));
    this.marked = joint >= 0 ? [joint] : legs.flatMap((leg) => leg.joints.slice(-1));
  }

  clear(): void {
    this.marked = [];
  }

  // Of one frame, in `colours`; returns whether there is any.
  at(frame: number, shown: { difference: boolean; hinges: boolean }): boolean {
    const { colours } = this;
    colours.fill(0);
    const count = this.clip.joints.length;
    const row = Math.min(Math.max(Math.round(frame), 0), this.clip.frames - 1);
    let any = false;
    const put = (joint: number, colour: number[], strength: number) => {
      colours[4 * joint] = colour[0];
      colours[4 * joint + 1] = colour[1];
      colours[4 * joint + 2] = colour[2];
      colours[4 * joint + 3] = Math.round(255 * Math.min(strength, 1));
      any = true;
    };
    if (shown.difference && this.apart)
      for (let j = 0; j < count; j++) {
        const share = Math.min(this.apart[row * count + j] / this.scale, 1);
        if (share > 0.02) put(j, RED.map((c, k) => Math.round(share * c + (1 - share) * BLUE[k])), 0.25 + 0.75 * share);
      }
    if (shown.hinges)
      for (const { joint, values } of this.off) {
        const degrees = Math.abs(values[row]);
        if (degrees > OFF_HINGE) put(joint, RED, 0.35 + 0.65 * ((degrees - OFF_HINGE) / (FULL_OFF - OFF_HINGE)));
      }
    for (const joint of this.marked) put(joint, RED, 0.9);
    return any;
  }
}
