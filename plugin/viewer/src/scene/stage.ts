// SPDX-License-Identifier: MIT
// The one WebGL renderer of the page. It draws on its own canvas, or a small figure onto another one.
import { type Camera, Color, PCFShadowMap, type Scene, WebGLRenderer } from 'three';
import { work } from '../motion/clip';
import { viewport } from './ribbon';
import { LightRig } from './light_rig';
import type { Palette } from './palette';

export interface Shot {
  scene: Scene;
  camera: Camera;
  focus: { x: number; y: number; z: number };
  size: number; // metres; the light's shadow reaches about this far
  prepare?: () => void; // before it is drawn: what is visible in it
}

export class Stage {
  readonly canvas = document.createElement('canvas');
  private readonly renderer: WebGLRenderer;
  private readonly lights = new LightRig();
  private width = 0;
  private height = 0;

  // Throws where WebGL is not to be had.
  constructor() {
    const context = this.canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance' });
    if (!context) throw new Error('WebGL is not available');
    this.renderer = new WebGLRenderer({ canvas: this.canvas, context });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.autoClear = false;
  }

  theme(palette: Palette): void {
    this.renderer.setClearColor(new Color(palette.background));
    this.lights.theme(palette);
  }

  // Each shot takes its share of the width, side by side.
  draw(shots: Shot[], width: number, height: number, ratio: number): void {
    this.resize(width, height, ratio);
    this.renderer.setScissorTest(true);
    shots.forEach((shot, i) => {
      const left = Math.round((i * width) / shots.length);
      const right = Math.round(((i + 1) * width) / shots.length);
      this.renderer.setViewport(left, 0, right - left, height);
      this.renderer.setScissor(left, 0, right - left, height);
      this.renderer.clear();
      viewport.set(right - left, height);
      shot.prepare?.();
      this.lights.aim(shot);
      this.renderer.render(shot.scene, shot.camera);
    });
    work.renders += shots.length;
  }

  // Draws a shot and copies it onto a canvas of its own.
  copy(shot: Shot, target: HTMLCanvasElement): void {
    const context = target.getContext('2d', { alpha: false });
    if (!context || target.width === 0 || target.height === 0) return;
    this.draw([shot], target.width, target.height, 1);
    context.drawImage(this.canvas, 0, 0, target.width, target.height, 0, 0, target.width, target.height);
  }

  get drawCalls(): number {
    return this.renderer.info.render.calls;
  }

  private resize(width: number, height: number, ratio: number): void {
    if (this.width === width && this.height === height && this.renderer.getPixelRatio() === ratio) return;
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
  }
}
