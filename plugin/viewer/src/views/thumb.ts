// SPDX-License-Identifier: MIT
// Small moving figures. All are drawn by the one renderer, as many per turn as there is time for, and only those that
// can be seen.
import { Scene, Vector3 } from 'three';
import { CameraRig } from '../scene/camera_rig';
import { Exhibit } from '../scene/exhibit';
import { GroundMesh } from '../scene/ground_mesh';
import type { Palette } from '../scene/palette';
import type { Shot } from '../scene/stage';
import { TrackScene } from '../scene/track_scene';
import type { ItemData } from '../page/page_types';
import { fitnessChart, gaitChart, hullChart } from '../ui/charts';
import { el } from '../ui/dom';
import { theme } from '../ui/theme';
import type { App } from './app';

const BUDGET = 11; // ms of drawing per turn
const REST = 0.5; // s that a motion waits before it begins again

class Thumb {
  readonly canvas = el('canvas', { class: 'thumb' });
  seen = false;
  drawn = false;
  held = false; // shows one frame
  phase = 0; // s
  private shot: Shot | null = null;
  private exhibit: Exhibit | null = null;
  private track: TrackScene | null = null;
  private ground: GroundMesh | null = null;
  private rig: CameraRig | null = null;

  constructor(
    readonly item: ItemData,
    private readonly app: App,
  ) {}

  get moves(): boolean {
    return this.item.motion !== undefined || this.item.track?.comPath !== undefined;
  }

  draw(clock: number, palette: Palette): void {
    this.drawn = true;
    const { item, app, canvas } = this;
    if (!item.motion && !item.track) {
      if (item.diagram) gaitChart(canvas, palette, item.diagram, null);
      else if (item.hull) hullChart(canvas, palette, item.hull, null);
      else if (item.fitness) fitnessChart(canvas, palette, item.fitness);
      return;
    }
    if (!app.stage || canvas.clientWidth === 0) return;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    const width = Math.round(canvas.clientWidth * ratio);
    const height = Math.round(canvas.clientHeight * ratio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    if (!this.shot) this.shot = this.compose(width / height, palette);
    this.pose(clock + this.phase);
    app.stage.copy(this.shot, canvas);
  }

  theme(palette: Palette): void {
    this.exhibit?.theme(palette);
    this.track?.theme(palette);
    this.ground?.theme(palette);
    this.drawn = false;
  }

  private compose(aspect: number, palette: Palette): Shot {
    const scene = new Scene();
    const { item, app } = this;
    const rig = (this.rig = new CameraRig(el('div'), () => undefined));
    rig.controls.disconnect();
    let size: number;
    let span: number;
    let heading: number;
    const focus = new Vector3();
    if (item.motion) {
      const exhibit = (this.exhibit = new Exhibit(item, app.page.blobs, true));
      this.ground = exhibit.ground;
      scene.add(exhibit.group);
      size = span = exhibit.clip.height;
      heading = exhibit.heading;
      focus.copy(exhibit.focus(0));
    } else {
      const track = (this.track = new TrackScene(item, app.page.blobs, true));
      this.ground = new GroundMesh(item.terrain, app.page.blobs, track.size, item.terrain?.kind === 'flat' ? item.terrain.height : 0);
      scene.add(track.group);
      size = track.size;
      span = 0.62 * track.span;
      heading = track.heading;
      focus.copy(track.centre);
    }
    scene.add(this.ground.mesh);
    rig.frame(focus, heading, size);
    rig.look('three-quarter', aspect, span, item.motion ? 0 : 14);
    this.theme(palette);
    return { scene, camera: rig.camera, focus, size: Math.max(size, item.motion ? 0 : span) };
  }

  private pose(clock: number): void {
    const { exhibit, track, shot, rig } = this;
    if (!shot || !rig) return;
    if (exhibit) {
      const { clip } = exhibit;
      const time = this.held ? this.phase : clock % (clip.duration + REST);
      const frame = Math.min(time * clip.rate, clip.frames - 1);
      exhibit.show(frame);
      const focus = exhibit.focus(frame);
      rig.track(focus.x, focus.y, focus.z);
      shot.focus = focus;
      exhibit.ground.moveTo(focus.x, focus.z);
    } else if (track) {
      const [from, to] = track.range;
      track.show(from + (this.held ? 0 : clock % (to - from + REST)));
      this.ground?.moveTo(track.centre.x, track.centre.z);
    }
  }
}

export class ThumbWall {
  private readonly thumbs: Thumb[] = [];
  private readonly observer: IntersectionObserver;
  private running = true;
  private turn = 0;
  private readonly begun = performance.now();
  private readonly unwatch: () => void;
  private readonly still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  hovered: Thumb | null = null;

  constructor(private readonly app: App) {
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const thumb = this.thumbs.find((t) => t.canvas === entry.target);
        if (thumb) thumb.seen = entry.isIntersecting;
      }
    });
    this.unwatch = theme.watch((palette) => {
      app.stage?.theme(palette);
      for (const thumb of this.thumbs) thumb.theme(palette);
    });
    const loop = () => {
      if (!this.running) return;
      this.drawSome();
      requestAnimationFrame(loop);
    };
    requestAnimationFrame(loop);
  }

  add(item: ItemData): HTMLCanvasElement {
    const thumb = new Thumb(item, this.app);
    thumb.held = this.still;
    this.thumbs.push(thumb);
    thumb.canvas.addEventListener('pointerenter', () => {
      this.hovered = thumb;
      thumb.held = false;
    });
    thumb.canvas.addEventListener('pointerleave', () => {
      if (this.hovered === thumb) this.hovered = null;
      thumb.held = this.still;
    });
    this.observer.observe(thumb.canvas);
    return thumb.canvas;
  }

  remove(canvas: HTMLCanvasElement): void {
    const place = this.thumbs.findIndex((thumb) => thumb.canvas === canvas);
    if (place >= 0) this.thumbs.splice(place, 1);
    this.observer.unobserve(canvas);
  }

  get drawnCount(): number {
    return this.thumbs.filter((thumb) => thumb.drawn).length;
  }

  dispose(): void {
    this.running = false;
    this.observer.disconnect();
    this.unwatch();
  }

  private drawSome(): void {
    const seen = this.thumbs.filter((thumb) => thumb.seen && (!thumb.drawn || (thumb.moves && !thumb.held)));
    const start = performance.now();
    const clock = (start - this.begun) / 1000;
    for (let i = 0; i < seen.length && (i === 0 || performance.now() - start < BUDGET); i++) {
      this.turn = (this.turn + 1) % seen.length;
      seen[this.turn].draw(clock, theme.palette);
    }
  }
}

