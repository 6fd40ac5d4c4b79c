// SPDX-License-Identifier: MIT
// Rows over time with a playhead. The rows are drawn once and kept; a frame moves the playhead and writes the values.
import { work } from '../motion/clip';
import type { Palette } from '../scene/palette';
import { el } from './dom';
import { short } from './numbers';
import type { Player } from './player';
import type { BarRow, CurveRow, Row, Series } from './timeline_rows';

const RULER = 26;
const BAR_LANE = 9;
const FAINT_LANE = 5;
const CURVE = 29;
const GAP = 4;

interface Placed {
  row: Row;
  top: number;
  height: number;
  value: HTMLElement | null;
}

export class Timeline {
  readonly element: HTMLElement;
  private readonly canvas = el('canvas', { class: 'timeline-canvas' });
  private readonly head = el('div', { class: 'playhead' }, el('div', { class: 'playhead-grip' }));
  private readonly gutter = el('div', { class: 'timeline-gutter' });
  private readonly area = el('div', { class: 'timeline-area' });
  private readonly placed: Placed[] = [];
  private readonly height: number;
  private view: [number, number]; // frames at the left and right edge
  private width = 0;
  private palette: Palette | null = null;
  marks: { frame: number; title: string }[] = [];
  flights: [number, number][] = []; // s

  constructor(
    private readonly player: Player,
    rows: Row[],
  ) {
    this.view = [0, Math.max(player.last, 1)];
    let top = RULER + GAP;
    for (const row of rows) {
      const height =
        row.kind === 'curve' ? CURVE : Math.max(16, row.lanes.reduce((sum, lane) => sum + (lane.faint ? FAINT_LANE : BAR_LANE), 0) + 4);
      const value = row.kind === 'curve' ? el('span', { class: 'row-value' }) : null;
      const label = el(
        'div',
        { class: `row-label ${row.kind}`, title: row.kind === 'bars' ? (row.note ?? '') : `${row.label} (${row.unit})` },
        row.kind === 'bars' && row.side ? el('i', { class: `swatch ${row.side}` }) : null,
        el('span', { class: 'row-name', text: row.label }),
        value,
      );
      label.style.top = `${top}px`;
      label.style.height = `${height}px`;
      this.gutter.append(label);
      this.placed.push({ row, top, height, value });
      top += height + GAP;
    }
    this.height = top;
    this.gutter.style.height = this.area.style.height = `${top}px`;
    this.area.append(this.canvas, this.head);
    this.element = el('div', { class: 'timeline', tabIndex: -1 }, this.gutter, this.area);
    this.area.addEventListener('pointerdown', (event) => this.press(event));
    this.area.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    this.area.addEventListener('dblclick', () => this.zoomTo([0, Math.max(player.last, 1)]));
    new ResizeObserver(() => this.draw()).observe(this.area);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.draw();
  }

  // The playhead and the values of the frame.
  show(): void {
    const x = this.x(this.player.frame);
    this.head.style.transform = `translateX(${x.toFixed(2)}px)`;
    this.head.style.opacity = x < -1 || x > this.width + 1 ? '0' : '1';
    const time = this.player.timeOf(this.player.whole);
    for (const { row, value } of this.placed) {
      if (!value || row.kind !== 'curve') continue;
      const number = valueAt(row, time);
      value.textContent = number === null ? '–' : `${short(number)} ${row.unit}`;
      value.classList.toggle('over', number !== null && row.limit !== null && number > row.limit);
    }
    if (this.player.playing && (x > this.width || x < 0)) this.zoomTo([this.player.frame, this.player.frame + this.view[1] - this.view[0]]);
  }

  draw(): void {
    const { palette } = this;
    this.width = this.area.clientWidth;
    if (!palette || this.width === 0) return;
    work.redraws++;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(this.height * ratio);
    this.canvas.style.height = `${this.height}px`;
    const g = this.canvas.getContext('2d');
    if (!g) return;
    g.scale(ratio, ratio);
    g.clearRect(0, 0, this.width, this.height);
    this.drawFlights(g, palette);
    this.drawRuler(g, palette);
    for (const { row, top, height } of this.placed)
      if (row.kind === 'curve') this.drawCurve(g, palette, row, top, height);
      else this.drawBars(g, palette, row, top, height);
    this.drawRange(g, palette);
    this.show();
  }

  private x(frame: number): number {
    return ((frame - this.view[0]) / (this.view[1] - this.view[0])) * this.width;
  }
  private frameAt(x: number): number {
    return this.view[0] + (x / Math.max(this.width, 1)) * (this.view[1] - this.view[0]);
  }

  private drawFlights(g: CanvasRenderingContext2D, palette: Palette): void {
    g.fillStyle = palette.shade;
    for (const [from, to] of this.flights) {
      const a = this.x(this.player.frameAt(from));
      g.fillRect(a, RULER, this.x(this.player.frameAt(to)) - a, this.height - RULER);
    }
  }

  private drawRuler(g: CanvasRenderingContext2D, palette: Palette): void {
    g.font = '10.5px system-ui, sans-serif';
    g.textBaseline = 'middle';
    const seconds = (this.view[1] - this.view[0]) / this.player.rate;
    const step = niceStep((seconds * 64) / this.width);
    const first = Math.ceil(this.player.timeOf(this.view[0]) / step - 1e-6) * step;
    const last = this.player.timeOf(this.view[1]);
    g.strokeStyle = palette.line;
    g.fillStyle = palette.muted;
    g.lineWidth = 1;
    for (let time = first; time <= last + 1e-9; time += step) {
      const x = Math.round(this.x(this.player.frameAt(time))) + 0.5;
      g.globalAlpha = 0.45;
      g.beginPath();
      g.moveTo(x, RULER - 6);
      g.lineTo(x, this.height);
      g.stroke();
      g.globalAlpha = 1;
      const text = `${Number(time.toFixed(3))} s`;
      const wide = g.measureText(text).width;
      g.fillText(text, Math.min(Math.max(x - wide / 2, 2), this.width - wide - 2), 10);
    }
    g.fillStyle = palette.bad;
    for (const { frame } of this.marks) {
      const x = this.x(frame);
      g.beginPath();
      g.moveTo(x - 4, RULER - 7);
      g.lineTo(x + 4, RULER - 7);
      g.lineTo(x, RULER - 1);
      g.fill();
    }
  }

  private drawBars(g: CanvasRenderingContext2D, palette: Palette, row: BarRow, top: number, height: number): void {
    g.fillStyle = palette.line;
    g.globalAlpha = 0.28;
    g.fillRect(0, top, this.width, height);
    g.globalAlpha = 1;
    let y = top + 2;
    const only = row.lanes.length === 1;
    for (const { spans, faint } of row.lanes) {
      const lane = only ? height - 4 : faint ? FAINT_LANE : BAR_LANE;
      for (const span of spans) {
        const a = this.x(this.player.frameAt(span.from) - 0.5);
        const b = this.x(this.player.frameAt(span.to) + 0.5);
        if (b < 0 || a > this.width) continue;
        const wide = Math.max(b - a, 1.5);
        g.fillStyle = span.colour(palette);
        g.globalAlpha = faint ? 0.7 : 0.95;
        rounded(g, a, y, wide, lane - 2, Math.min(2.5, wide / 2));
        if (span.under && !faint) {
          g.globalAlpha = 1;
          g.fillStyle = span.under(palette);
          g.fillRect(a, y + lane - 3.5, wide, 2);
        }
        if (span.text && !faint && lane >= 12 && wide > 44) {
          g.globalAlpha = 1;
          g.fillStyle = palette.background;
          g.fillText(span.text, a + 5, y + lane / 2 - 0.5);
        }
      }
      g.globalAlpha = 1;
      y += lane;
    }
  }

  private drawCurve(g: CanvasRenderingContext2D, palette: Palette, row: CurveRow, top: number, height: number): void {
    const bottom = top + height;
    const y = (value: number) => bottom - 1 - ((value - row.low) / (row.high - row.low)) * (height - 4);
    g.save();
    g.beginPath();
    g.rect(0, top, this.width, height);
    g.clip();
    g.strokeStyle = palette.line;
    g.globalAlpha = 0.6;
    g.beginPath();
    g.moveTo(0, bottom - 0.5);
    g.lineTo(this.width, bottom - 0.5);
    g.stroke();
    g.globalAlpha = 1;
    if (row.other) {
      g.strokeStyle = palette.other;
      g.lineWidth = 1.2;
      this.trace(g, row.other, y);
      g.stroke();
    }
    g.strokeStyle = palette.accent;
    g.lineWidth = 1.4;
    this.trace(g, row, y);
    g.stroke();
    this.trace(g, row, y, bottom);
    g.globalAlpha = 0.14;
    g.fillStyle = palette.accent;
    g.fill();
    g.globalAlpha = 1;
    if (row.limit !== null) {
      const limit = y(row.limit);
      // What is above the limit again, in the colour of faults.
      g.save();
      g.beginPath();
      g.rect(0, top, this.width, limit - top);
      g.clip();
      g.strokeStyle = palette.bad;
      g.lineWidth = 1.6;
      this.trace(g, row, y);
      g.stroke();
      this.trace(g, row, y, bottom);
      g.globalAlpha = 0.3;
      g.fillStyle = palette.bad;
      g.fill();
      g.restore();
      g.strokeStyle = palette.bad;
      g.globalAlpha = 0.75;
      g.setLineDash([3, 3]);
      g.lineWidth = 1;
      g.beginPath();
      g.moveTo(0, Math.round(limit) + 0.5);
      g.lineTo(this.width, Math.round(limit) + 0.5);
      g.stroke();
    }
    g.restore();
    g.globalAlpha = 0.85;
    g.fillStyle = palette.muted;
    g.font = '9.5px system-ui, sans-serif';
    g.textAlign = 'right';
    g.fillText(short(row.high), this.width - 3, top + 6);
    g.textAlign = 'left';
    g.globalAlpha = 1;
  }

  // A path along the values; where there are more values than pixels, from the least to the largest of each pixel. With a
  // base it is closed along it.
  private trace(g: CanvasRenderingContext2D, series: Series, y: (value: number) => number, base?: number): void {
    const { values, start, rate } = series;
    const frameToX = (i: number) => this.x(this.player.frameAt(start + i / rate));
    const perFrame = Math.max(frameToX(1) - frameToX(0), 1e-9);
    const first = Math.max(0, Math.floor((0 - frameToX(0)) / perFrame) - 1);
    const last = Math.min(values.length - 1, Math.ceil((this.width - frameToX(0)) / perFrame) + 1);
    const stride = Math.max(1, Math.floor(0.5 / perFrame));
    g.beginPath();
    let open = false;
    let lastX = 0;
    let firstX = 0;
    const close = () => {
      if (open && base !== undefined) {
        g.lineTo(lastX, base);
        g.lineTo(firstX, base);
      }
      open = false;
    };
    for (let i = first; i <= last; i += stride) {
      let low = Infinity;
      let high = -Infinity;
      for (let k = i; k < Math.min(i + stride, last + 1); k++) {
        const value = values[k];
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (high === -Infinity) {
        close();
        continue;
      }
      const x = frameToX(i);
      if (!open) {
        firstX = x;
        g.moveTo(x, y(high));
        if (i === last || values.length === 1) g.lineTo(x + 2, y(high));
      }
      if (base === undefined && high > low) g.lineTo(x, y(low));
      g.lineTo(x, y(high));
      lastX = x;
      open = true;
    }
    close();
  }

  private drawRange(g: CanvasRenderingContext2D, palette: Palette): void {
    const { range } = this.player;
    if (!range) return;
    const a = this.x(range[0]);
    const b = this.x(range[1]);
    g.fillStyle = palette.background;
    g.globalAlpha = 0.6;
    g.fillRect(0, RULER - 6, a, this.height);
    g.fillRect(b, RULER - 6, this.width - b, this.height);
    g.globalAlpha = 1;
    g.fillStyle = palette.accent;
    g.fillRect(a, RULER - 6, b - a, 3);
    g.fillRect(a - 1, RULER - 6, 2, this.height);
    g.fillRect(b - 1, RULER - 6, 2, this.height);
  }

  // A drag scrubs; with Shift it marks the range that loops.
  private press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = (e: PointerEvent) => this.frameAt(e.clientX - this.area.getBoundingClientRect().left);
    const from = at(event);
    const ranging = event.shiftKey;
    this.area.setPointerCapture(event.pointerId);
    const move = (e: PointerEvent) => {
      if (ranging) {
        this.player.setRange([from, at(e)]);
        this.draw();
      } else {
        this.player.playing = false;
        this.player.seek(at(e));
      }
    };
    const up = () => {
      this.area.removeEventListener('pointermove', move);
      this.area.removeEventListener('pointerup', up);
      this.area.removeEventListener('pointercancel', up);
    };
    this.area.addEventListener('pointermove', move);
    this.area.addEventListener('pointerup', up);
    this.area.addEventListener('pointercancel', up);
    if (!ranging) move(event);
    event.preventDefault();
  }

  // With Ctrl or along the ruler it zooms; sideways it moves.
  private wheel(event: WheelEvent): void {
    const box = this.area.getBoundingClientRect();
    const onRuler = event.clientY - box.top < RULER + 4;
    const span = this.view[1] - this.view[0];
    if (event.ctrlKey || onRuler) {
      const at = this.frameAt(event.clientX - box.left);
      const factor = Math.exp(0.0016 * event.deltaY);
      this.zoomTo([at - (at - this.view[0]) * factor, at + (this.view[1] - at) * factor]);
    } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      const shift = (event.deltaX / this.width) * span;
      this.zoomTo([this.view[0] + shift, this.view[1] + shift]);
    } else {
      return;
    }
    event.preventDefault();
  }

  zoomTo(view: [number, number]): void {
    const all = Math.max(this.player.last, 1);
    const span = Math.min(Math.max(view[1] - view[0], Math.min(8, all)), all);
    const from = Math.min(Math.max(view[0], 0), all - span);
    this.view = [from, from + span];
    this.draw();
  }
}

export function valueAt(series: Series, time: number): number | null {
  const i = Math.round((time - series.start) * series.rate);
  const value = series.values[i];
  return value === undefined || Number.isNaN(value) ? null : value;
}

function niceStep(least: number): number {
  const power = Math.pow(10, Math.floor(Math.log10(Math.max(least, 1e-3))));
  for (const factor of [1, 2, 5, 10]) if (factor * power >= least) return factor * power;
  return 10 * power;
}

function rounded(g: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number): void {
  g.beginPath();
  g.roundRect(x, y, width, height, radius);
  g.fill();
}
