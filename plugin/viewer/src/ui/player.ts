// SPDX-License-Identifier: MIT
// The clock of a view: which frame is shown, playing, speed, and the range that is looped.

export const speeds = [1, 0.5, 0.25, 0.1];

export class Player {
  frame = 0; // between two whole frames while it plays
  playing = false;
  speed = 1;
  range: [number, number] | null = null;
  private readonly listeners: (() => void)[] = [];

  constructor(
    readonly frames: number,
    readonly rate: number,
    readonly start: number, // s; of frame 0
  ) {}

  get whole(): number {
    return Math.round(this.frame);
  }
  get time(): number {
    return this.timeOf(this.frame);
  }
  get last(): number {
    return this.frames - 1;
  }
  timeOf(frame: number): number {
    return this.start + frame / this.rate;
  }
  frameAt(time: number): number {
    return (time - this.start) * this.rate;
  }

  watch(listener: () => void): void {
    this.listeners.push(listener);
  }

  seek(frame: number): void {
    this.frame = Math.min(Math.max(Math.round(frame), 0), this.last);
    this.changed();
  }

  step(frames: number): void {
    this.playing = false;
    this.seek(Math.round(this.frame) + frames);
  }

  toggle(): void {
    this.playing = !this.playing && this.frames > 1;
    if (!this.playing) this.frame = Math.round(this.frame);
    this.changed();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.changed();
  }

  // Both ends belong to it; the two are given in any order. A range shorter than two frames is none.
  setRange(range: [number, number] | null): void {
    if (range) {
      const [a, b] = range.map((f) => Math.min(Math.max(Math.round(f), 0), this.last)).sort((x, y) => x - y);
      this.range = b - a >= 1 ? [a, b] : null;
    } else {
      this.range = null;
    }
    this.changed();
  }

  // Seconds have passed.
  tick(seconds: number): void {
    if (!this.playing) return;
    const [from, to] = this.range ?? [0, this.last];
    let frame = this.frame + seconds * this.speed * this.rate;
    if (frame > to || frame < from) frame = from + (this.frame >= to || frame < from ? 0 : (frame - to) % Math.max(to - from, 1));
    this.frame = frame;
    this.changed();
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }
}
