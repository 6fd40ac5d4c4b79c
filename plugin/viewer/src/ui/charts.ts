// SPDX-License-Identifier: MIT
// Charts on a canvas: sparkline, gait diagram, the hull of speeds and turns, fitness over generations.
import type { FitnessData, GaitDiagram, HullData } from '../page/page_types';
import { type Palette, sideColour } from '../scene/palette';
import { short } from './numbers';

export interface Sheet2D {
  g: CanvasRenderingContext2D;
  width: number;
  height: number;
}

// Fits the canvas to its element and clears it; nothing while it is hidden.
export function sheetOf(canvas: HTMLCanvasElement): Sheet2D | null {
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  const g = canvas.getContext('2d');
  if (!g || width === 0 || height === 0) return null;
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  g.setTransform(ratio, 0, 0, ratio, 0, 0);
  g.clearRect(0, 0, width, height);
  g.font = `${height < 120 ? 9 : 12}px system-ui, sans-serif`;
  g.textBaseline = 'middle';
  return { g, width, height };
}

export function sparkline(canvas: HTMLCanvasElement, palette: Palette, values: Float32Array, limit: number | null): void {
  const sheet = sheetOf(canvas);
  if (!sheet) return;
  const { g, width, height } = sheet;
  let high = limit === null ? 0 : 1.1 * limit;
  for (const value of values) if (value > high) high = value;
  if (high <= 0) high = 1;
  const y = (value: number) => height - 1 - (value / high) * (height - 3);
  const columns = Math.min(values.length, Math.max(Math.floor(width), 1));
  const draw = (colour: string) => {
    g.beginPath();
    let open = false;
    for (let c = 0; c < columns; c++) {
      let most = -Infinity;
      const from = Math.floor((c * values.length) / columns);
      for (let i = from; i < Math.max(((c + 1) * values.length) / columns, from + 1); i++) if (values[i] > most) most = values[i];
      if (most === -Infinity) {
        open = false;
        continue;
      }
      const x = columns > 1 ? (c / (columns - 1)) * width : width / 2;
      if (open) g.lineTo(x, y(most));
      else g.moveTo(x, y(most));
      open = true;
    }
    g.strokeStyle = colour;
    g.lineWidth = 1.3;
    g.stroke();
  };
  draw(palette.accent);
  if (limit !== null) {
    g.save();
    g.beginPath();
    g.rect(0, 0, width, y(limit));
    g.clip();
    draw(palette.bad);
    g.restore();
    g.strokeStyle = palette.bad;
    g.globalAlpha = 0.6;
    g.setLineDash([2, 3]);
    g.lineWidth = 1;
    g.beginPath();
    g.moveTo(0, y(limit));
    g.lineTo(width, y(limit));
    g.stroke();
  }
}

// One row per leg, bars while it stands; `at`: a time that is marked.
export function gaitChart(canvas: HTMLCanvasElement, palette: Palette, diagram: GaitDiagram, at: number | null): void {
  const sheet = sheetOf(canvas);
  if (!sheet) return;
  const { g, width, height } = sheet;
  const small = height < 120;
  const left = small ? 4 : 110;
  const bottom = height - (small ? 4 : 30);
  const top = small ? 4 : 16;
  const lane = (bottom - top) / Math.max(diagram.legs.length, 1);
  const x = (time: number) => left + (time / diagram.period) * (width - left - (small ? 4 : 24));
  diagram.legs.forEach((leg, i) => {
    const y = top + i * lane;
    g.fillStyle = palette.line;
    g.globalAlpha = 0.3;
    g.fillRect(x(0), y + 0.14 * lane, x(diagram.period) - x(0), 0.72 * lane);
    g.globalAlpha = 1;
    g.fillStyle = sideColour(palette, leg.side);
    for (const [from, to] of leg.stands) {
      g.beginPath();
      g.roundRect(x(from), y + 0.2 * lane, Math.max(x(to) - x(from), 1), 0.6 * lane, Math.min(5, 0.2 * lane));
      g.fill();
    }
    if (!small) {
      g.fillStyle = palette.text;
      g.textAlign = 'right';
      g.fillText(leg.name, left - 12, y + lane / 2, left - 16);
      const stands = leg.stands.reduce((sum, [from, to]) => sum + to - from, 0);
      g.textAlign = 'left';
      g.fillStyle = palette.background;
      if (leg.stands.length > 0) g.fillText(`${Math.round((100 * stands) / diagram.period)} %`, x(leg.stands[0][0]) + 8, y + lane / 2);
    }
  });
  if (!small) {
    g.textAlign = 'center';
    g.fillStyle = palette.muted;
    for (let i = 0; i <= 4; i++) {
      const time = (i / 4) * diagram.period;
      g.fillText(`${time.toFixed(2)} s`, x(time), height - 12);
    }
  }
  if (at !== null) {
    g.fillStyle = palette.accent;
    g.fillRect(x(at % diagram.period) - 1, top, 2, bottom - top);
  }
}

export interface HullPlace {
  speed: number;
  turn: number;
  name: string;
  item?: number | null;
  x: number;
  y: number;
}

// Speed to the right, turn upwards. Returns where the examples are.
export function hullChart(canvas: HTMLCanvasElement, palette: Palette, hull: HullData, chosen: HullPlace | null): HullPlace[] {
  const sheet = sheetOf(canvas);
  if (!sheet) return [];
  const { g, width, height } = sheet;
  const small = height < 160;
  const all = hull.classes.flatMap((c) => [...c.points, ...c.examples.map((e): [number, number] => [e.speed, e.turn])]);
  const speeds = all.map((p) => p[0]);
  const turns = all.map((p) => p[1]);
  const axis = (values: number[]): [number, number] => {
    const low = Math.min(...values, 0);
    const high = Math.max(...values, low + 1e-3);
    const margin = 0.08 * (high - low);
    return [low - margin, high + margin];
  };
  const [s0, s1] = axis(speeds);
  const [t0, t1] = axis(turns);
  const frame = small ? { left: 4, right: 4, top: 4, bottom: 4 } : { left: 62, right: 18, top: 16, bottom: 44 };
  const x = (speed: number) => frame.left + ((speed - s0) / (s1 - s0)) * (width - frame.left - frame.right);
  const y = (turn: number) => height - frame.bottom - ((turn - t0) / (t1 - t0)) * (height - frame.top - frame.bottom);
  if (!small) {
    axes(g, palette, { x, y, x0: s0, x1: s1, y0: t0, y1: t1, width, height, frame, labelX: 'speed (m/s)', labelY: 'turn (°/s)' });
  }
  const places: HullPlace[] = [];
  hull.classes.forEach((group, i) => {
    const colour = palette.series[i % palette.series.length];
    g.beginPath();
    group.points.forEach(([speed, turn], k) => (k === 0 ? g.moveTo(x(speed), y(turn)) : g.lineTo(x(speed), y(turn))));
    g.closePath();
    g.fillStyle = colour;
    g.globalAlpha = 0.14;
    g.fill();
    g.globalAlpha = 1;
    g.strokeStyle = colour;
    g.lineWidth = small ? 1 : 1.6;
    g.stroke();
    for (const example of group.examples) {
      const place = { ...example, x: x(example.speed), y: y(example.turn) };
      places.push(place);
      const is = chosen !== null && chosen.item === example.item && chosen.name === example.name;
      g.beginPath();
      g.arc(place.x, place.y, is ? 8 : small ? 2 : 4.5, 0, 2 * Math.PI);
      g.fillStyle = colour;
      g.fill();
      if (is) {
        g.strokeStyle = palette.text;
        g.lineWidth = 2;
        g.stroke();
      }
    }
    if (!small && group.points.length > 0) {
      const middle = group.points.reduce((sum, p) => sum + p[0] / group.points.length, 0);
      const top = Math.max(...group.points.map((p) => p[1]));
      g.fillStyle = colour;
      g.textAlign = 'center';
      g.font = '600 13px system-ui, sans-serif';
      g.fillText(group.name, x(middle), Math.max(y(top) - 9, 8));
    }
  });
  return places;
}

export function fitnessChart(canvas: HTMLCanvasElement, palette: Palette, fitness: FitnessData): void {
  const sheet = sheetOf(canvas);
  if (!sheet) return;
  const { g, width, height } = sheet;
  const small = height < 160;
  const rows = fitness.generations;
  const values = rows.flatMap((row) => row ?? []).filter((value) => Number.isFinite(value));
  if (values.length === 0) return;
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1e-9);
  const frame = small ? { left: 3, right: 3, top: 4, bottom: 3 } : { left: 62, right: 18, top: 16, bottom: 44 };
  const x = (i: number) => frame.left + (i / Math.max(rows.length - 1, 1)) * (width - frame.left - frame.right);
  const y = (value: number) => height - frame.bottom - ((value - low) / (high - low)) * (height - frame.top - frame.bottom);
  if (!small) axes(g, palette, { x, y, x0: 0, x1: rows.length - 1, y0: low, y1: high, width, height, frame, labelX: 'generation', labelY: 'fitness' });
  const line = (of: 0 | 1, colour: string, wide: number) => {
    g.beginPath();
    let open = false;
    rows.forEach((row, i) => {
      if (row && open) g.lineTo(x(i), y(row[of]));
      else if (row) g.moveTo(x(i), y(row[of]));
      open = row !== null;
    });
    g.strokeStyle = colour;
    g.lineWidth = wide;
    g.stroke();
  };
  line(1, palette.muted, 1.2);
  line(0, palette.accent, 2.2);
  if (!small) {
    const last = rows.filter((row) => row !== null).pop() as [number, number];
    g.textAlign = 'right';
    g.fillStyle = palette.accent;
    g.fillText(`best ${short(last[0])}`, width - frame.right, Math.max(y(last[0]) - 12, 9));
    g.fillStyle = palette.muted;
    g.fillText(`median ${short(last[1])}`, width - frame.right, y(last[1]) + 14);
  }
}

interface Axes {
  x: (v: number) => number;
  y: (v: number) => number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  width: number;
  height: number;
  frame: { left: number; right: number; top: number; bottom: number };
  labelX: string;
  labelY: string;
}

function axes(g: CanvasRenderingContext2D, palette: Palette, a: Axes): void {
  g.strokeStyle = palette.line;
  g.fillStyle = palette.muted;
  g.lineWidth = 1;
  const ticks = (low: number, high: number, count: number) => {
    const raw = (high - low) / count;
    const power = Math.pow(10, Math.floor(Math.log10(Math.max(raw, 1e-12))));
    const step = [1, 2, 5, 10].map((f) => f * power).find((s) => s >= raw) ?? 10 * power;
    const out: number[] = [];
    for (let v = Math.ceil(low / step) * step; v <= high + 1e-9 * step; v += step) out.push(Math.abs(v) < 1e-9 * step ? 0 : v);
    return out;
  };
  for (const value of ticks(a.x0, a.x1, Math.max(3, a.width / 90))) {
    const x = Math.round(a.x(value)) + 0.5;
    g.globalAlpha = 0.5;
    g.beginPath();
    g.moveTo(x, a.frame.top);
    g.lineTo(x, a.height - a.frame.bottom);
    g.stroke();
    g.globalAlpha = 1;
    g.textAlign = 'center';
    g.fillText(String(Number(value.toPrecision(6))), x, a.height - a.frame.bottom + 14);
  }
  for (const value of ticks(a.y0, a.y1, Math.max(3, a.height / 70))) {
    const y = Math.round(a.y(value)) + 0.5;
    g.globalAlpha = 0.5;
    g.beginPath();
    g.moveTo(a.frame.left, y);
    g.lineTo(a.width - a.frame.right, y);
    g.stroke();
    g.globalAlpha = 1;
    g.textAlign = 'right';
    g.fillText(String(Number(value.toPrecision(6))), a.frame.left - 8, y);
  }
  g.textAlign = 'center';
  g.fillText(a.labelX, (a.frame.left + a.width - a.frame.right) / 2, a.height - 10);
  g.save();
  g.translate(14, (a.frame.top + a.height - a.frame.bottom) / 2);
  g.rotate(-Math.PI / 2);
  g.fillText(a.labelY, 0, 0);
  g.restore();
}
