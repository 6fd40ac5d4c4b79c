// SPDX-License-Identifier: MIT
// The paths of heel and ball over the ground. While a part stands its trail is bold, in a colour that says how far it
// slides during that contact; the distance in millimetres is written beside it.
import { Group } from 'three';
import { type Clip } from '../motion/clip';
import { contactAt, type FootPart, placeOf } from '../motion/contacts';
import type { Label } from './labels';
import { type Palette, sideColour } from './palette';
import { Ribbon } from './ribbon';

const AROUND = 1.2; // s either way
const FAIR = 0.002; // m at a figure of 1.7 m; see the page on quality measures
const BAD = 0.008;
const SAID = 0.0005; // less is not worth a number

export function skateTone(skate: number, size: number): 'good' | 'fair' | 'bad' {
  const share = (skate * 1.7) / size;
  return share < FAIR ? 'good' : share < BAD ? 'fair' : 'bad';
}

export class FootTrails {
  readonly group = new Group();
  private readonly trails: { part: FootPart; air: Ribbon; standing: Ribbon }[] = [];

  constructor(
    private readonly clip: Clip,
    private readonly parts: FootPart[],
  ) {
    const lift = 0.004 * clip.height;
    for (const part of parts) {
      const points = part.positions.slice();
      const still = new Uint8Array(clip.frames);
      const moving = new Uint8Array(clip.frames);
      for (let f = 0; f < clip.frames; f++) {
        points[3 * f + 1] += lift;
        const stands = contactAt(part, clip.timeOf(f), 0.5 / clip.rate) !== null;
        still[f] = stands ? 1 : 0;
        moving[f] = stands ? 0 : 1;
      }
      const air = new Ribbon(points, 1.5, 0.55, still);
      const standing = new Ribbon(points, 5, 1, moving);
      this.group.add(air.mesh, standing.mesh);
      this.trails.push({ part, air, standing });
    }
  }

  theme(palette: Palette): void {
    for (const { part, air, standing } of this.trails) {
      air.colour(sideColour(palette, part.leg.side));
      standing.colour((f) => {
        const contact = contactAt(part, this.clip.timeOf(f), 0.5 / this.clip.rate);
        return contact ? palette[skateTone(contact[2], this.clip.height)] : palette.muted;
      });
    }
  }

  show(frame: number): void {
    const reach = AROUND * this.clip.rate;
    for (const { air, standing } of this.trails) {
      air.window(frame - reach, frame, frame + reach);
      standing.window(frame - reach, frame, frame + reach);
    }
  }

  // The skate of the contacts around a time.
  // Per leg, the contact around a time that slides farthest.
  labels(time: number): Label[] {
    const found = new Map<string, { skate: number; label: Label }>();
    for (const part of this.parts.filter(({ part }) => part !== 'toe'))
      for (const [from, to, skate] of part.contacts) {
        if (to < time - 0.25 || from > time || skate * 1.7 < SAID * this.clip.height) continue;
        if (skate <= (found.get(part.leg.name)?.skate ?? -1)) continue;
        const at = placeOf(part, this.clip, Math.min(Math.max(time, from), to));
        found.set(part.leg.name, { skate, label: { text: millimetres(skate), at, tone: skateTone(skate, this.clip.height) } });
      }
    return [...found.values()].map(({ label }) => label);
  }
}

export function millimetres(metres: number): string {
  const value = 1000 * metres;
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} mm`;
}
