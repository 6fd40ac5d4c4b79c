// SPDX-License-Identifier: MIT
// When parts of the feet stand, and where.
import type { Blobs } from '../page/blobs';
import type { LegData, LegPart } from '../page/page_types';
import { type Clip, clamp } from './clip';

export interface FootPart {
  leg: LegData;
  part: LegPart['part'];
  positions: Float32Array; // x, y, z per frame
  contacts: [number, number, number][]; // from, to in seconds, skate in metres
}

export function footParts(clip: Clip, blobs: Blobs): FootPart[] {
  return (clip.data.legs ?? []).flatMap((leg) =>
    leg.parts.map(({ part, positions, contacts }) => ({ leg, part, positions: blobs.floats(positions), contacts })),
  );
}

// The contact that holds at a time; half a frame either way belongs to it.
export function contactAt(part: FootPart, time: number, slack: number): [number, number, number] | null {
  let low = 0;
  let high = part.contacts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const contact = part.contacts[middle];
    if (contact[1] + slack < time) low = middle + 1;
    else if (contact[0] - slack > time) high = middle - 1;
    else return contact;
  }
  return null;
}

export function placeOf(part: FootPart, clip: Clip, time: number): [number, number, number] {
  const frame = 3 * Math.round(clamp(clip.frameAt(time), 0, clip.frames - 1));
  return [part.positions[frame], part.positions[frame + 1], part.positions[frame + 2]];
}

// Median height of the feet while they stand; nothing without contacts.
export function groundHeight(parts: FootPart[], clip: Clip): number | null {
  const heights: number[] = [];
  for (const part of parts)
    for (const [from, to] of part.contacts) heights.push(placeOf(part, clip, (from + to) / 2)[1]);
  if (heights.length === 0) return null;
  heights.sort((a, b) => a - b);
  return heights[heights.length >> 1];
}
