// SPDX-License-Identifier: MIT
// Words that stand at places in the scene, as elements over the picture.
import { type Camera, Vector3 } from 'three';

export interface Label {
  text: string;
  at: [number, number, number];
  tone?: 'good' | 'fair' | 'bad' | 'plain';
}

export class Labels {
  readonly element = document.createElement('div');
  private readonly pool: HTMLElement[] = [];
  private readonly place = new Vector3();

  constructor() {
    this.element.className = 'labels';
    this.element.setAttribute('aria-hidden', 'true');
  }

  // `left`, `width`, `height`: the part of the element that the camera draws on.
  show(labels: Label[], camera: Camera, left: number, width: number, height: number, first = 0): number {
    let used = first;
    for (const { text, at, tone } of labels) {
      this.place.set(...at).project(camera);
      if (this.place.z > 1 || Math.abs(this.place.x) > 1.05 || Math.abs(this.place.y) > 1.05) continue;
      let element = this.pool[used];
      if (!element) {
        element = document.createElement('span');
        this.pool.push(element);
        this.element.append(element);
      }
      used++;
      if (element.textContent !== text) element.textContent = text;
      element.className = `label ${tone ?? 'plain'}`;
      element.hidden = false;
      const x = left + (0.5 + 0.5 * this.place.x) * width;
      const y = (0.5 - 0.5 * this.place.y) * height;
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
    return used;
  }

  // Hides those from `used` on.
  end(used: number): void {
    for (let i = used; i < this.pool.length; i++) this.pool[i].hidden = true;
  }
}
