// SPDX-License-Identifier: MIT
// What stands under the picture, row by row: contacts of each leg, phases of a track, and measures over time.
import { unitText } from './numbers';
import type { Exhibit } from '../scene/exhibit';
import { skateTone } from '../scene/foot_trails';
import type { Palette } from '../scene/palette';
import { phaseColour, sideColour } from '../scene/palette';
import type { Blobs } from '../page/blobs';
import type { TrackData } from '../page/page_types';

export interface Span {
  from: number; // s
  to: number;
  text?: string;
  colour: (palette: Palette) => string;
  under?: (palette: Palette) => string; // a thin line below: how far the foot slides
}

export interface BarRow {
  kind: 'bars';
  label: string;
  note?: string;
  side?: string;
  lanes: { spans: Span[]; faint: boolean; title: string }[];
}

export interface Series {
  values: Float32Array;
  start: number;
  rate: number;
}

export interface CurveRow extends Series {
  kind: 'curve';
  id: string;
  label: string;
  unit: string;
  limit: number | null;
  floating: boolean; // the axis need not begin at zero
  other?: Series;
  high: number; // of all values and the limit
  low: number;
}

export type Row = BarRow | CurveRow;

// What an axis spans at the least, in the unit of its measure, so that noise does not look like a fault.
const LEAST: Record<string, number> = {
  skate: 5,
  slip: 5,
  penetration: 5,
  float: 5,
  imbalance: 20,
  difference: 10,
  joint_jump: 200,
  joint_speed: 200,
  root_jump: 0.1,
  jerk: 500,
  contact_residual: 2,
  flight_residual: 5,
  off_hinge: 10,
  hip_height: 10,
};

export function curveRow(
  id: string,
  label: string,
  unit: string,
  limit: number | null,
  series: Series,
  other?: Series,
  floating = false,
): CurveRow {
  const least = LEAST[id] ?? 0;
  let high = limit === null ? -Infinity : limit * 1.15;
  let low = floating ? Infinity : 0;
  for (const values of [series.values, other?.values])
    for (const value of values ?? []) {
      if (value > high) high = value;
      if (value < low) low = value;
    }
  if (!Number.isFinite(high)) high = 1;
  if (!Number.isFinite(low)) low = 0;
  if (high - low < least) {
    if (floating) low -= (least - (high - low)) / 2;
    high = low + least;
  }
  if (high - low < 1e-9) high = low + 1;
  return { kind: 'curve', id, label, unit, limit, floating, ...series, other, high, low };
}

export function contactRows(exhibit: Exhibit, before?: Exhibit): BarRow[] {
  const height = exhibit.clip.height;
  return (exhibit.clip.data.legs ?? []).map((leg) => {
    const lanes: BarRow['lanes'] = [];
    const add = (from: Exhibit, faint: boolean, of = leg.name) => {
      for (const part of from.parts) {
        if (part.leg.name !== of || part.contacts.length === 0) continue;
        lanes.push({
          faint,
          title: part.part,
          spans: part.contacts.map(([t0, t1, skate]) => ({
            from: t0,
            to: t1,
            text: `${(1000 * skate).toFixed(skate < 0.00995 ? 1 : 0)} mm`,
            colour: (palette) => (faint ? palette.other : sideColour(palette, leg.side)),
            under: (palette) => palette[skateTone(skate, height)],
          })),
        });
      }
    };
    add(exhibit, false);
    if (before) add(before, true);
    const names = [...new Set(exhibit.parts.filter((p) => p.leg.name === leg.name).map((p) => p.part))];
    return { kind: 'bars', label: leg.name, side: leg.side, note: `${leg.name}: ${names.join(', ')}, one above the other`, lanes };
  });
}

export function phaseRow(track: TrackData): BarRow {
  return {
    kind: 'bars',
    label: 'phases',
    lanes: [
      {
        faint: false,
        title: 'phase',
        spans: track.phases.map(({ kind, from, to }) => ({
          from,
          to,
          text: kind,
          colour: (palette: Palette) => phaseColour(palette, kind),
        })),
      },
    ],
  };
}

// The measures of an item; of a comparison with those of the other item behind.
export function measureRows(exhibit: Exhibit, blobs: Blobs, before?: Exhibit): CurveRow[] {
  const { clip, item } = exhibit;
  const series = (values: Float32Array, of: Exhibit): Series => ({ values, start: of.clip.start, rate: of.clip.rate });
  const applies = (values: Float32Array) => values.some((value) => !Number.isNaN(value));
  const measures = (item.quality?.measures ?? []).filter((measure) => applies(blobs.floats(measure.values)));
  const rows = measures.map((measure) => {
    const there = before?.item.quality?.measures.find((other) => other.id === measure.id);
    return curveRow(
      measure.id,
      measure.name,
      unitText(measure.unit),
      measure.limit,
      series(blobs.floats(measure.values), exhibit),
      there && before ? series(blobs.floats(there.values), before) : undefined,
      measure.id === 'extension',
    );
  });
  const off = hingeCurve(exhibit, blobs);
  if (off && !rows.some((row) => row.id === 'off_hinge')) {
    const there = before ? hingeCurve(before, blobs) : null;
    rows.push(
      curveRow('off_hinge', 'off hinge', '°', null, series(off, exhibit), there && before ? series(there, before) : undefined),
    );
  }
  const hips = hipCurve(exhibit);
  if (hips && clip.frames > 1)
    rows.push(
      curveRow(
        'hip_height',
        'hip height',
        'cm',
        null,
        series(hips, exhibit),
        before ? series(hipCurve(before) ?? new Float32Array(), before) : undefined,
        true,
      ),
    );
  return rows;
}

// The largest angle of any knee or elbow out of the plane it should bend in, degrees per frame.
export function hingeCurve(exhibit: Exhibit, blobs: Blobs): Float32Array | null {
  const hinges = exhibit.clip.data.hinges ?? [];
  if (hinges.length === 0) return null;
  const most = new Float32Array(exhibit.clip.frames);
  for (const hinge of hinges) {
    const values = blobs.floats(hinge.offHinge);
    for (let f = 0; f < most.length; f++) most[f] = Math.max(most[f], Math.abs(values[f]) || 0);
  }
  return most;
}

function hipCurve(exhibit: Exhibit): Float32Array | null {
  const { clip } = exhibit;
  if (clip.joints.length === 0) return null;
  const out = new Float32Array(clip.frames);
  for (let f = 0; f < clip.frames; f++) out[f] = 100 * (clip.rootHeight(f) - exhibit.groundLevel);
  return out;
}
