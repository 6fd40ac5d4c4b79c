// SPDX-License-Identifier: MIT
// What is shown in the scene, and the joints whose paths are.
import type { Joint } from '../page/page_types';
import type { Layers } from '../scene/exhibit';
import { el } from './dom';

export interface Switch {
  layer: keyof Layers;
  title: string;
  note: string;
  key: string;
}

export const switches: Switch[] = [
  { layer: 'figure', title: 'Figure', note: 'the solid body', key: 'b' },
  { layer: 'trails', title: 'Foot trails', note: 'green stands, red slides', key: 't' },
  { layer: 'labels', title: 'Millimetres', note: 'how far a standing foot slides', key: 'm' },
  { layer: 'prints', title: 'Footprints', note: '', key: 'p' },
  { layer: 'com', title: 'Centre of mass', note: 'its shadow, path and free fall', key: 'c' },
  { layer: 'support', title: 'Support', note: 'polygon and where the ground pushes', key: 's' },
  { layer: 'ghosts', title: 'Ghosts', note: 'poses before and after', key: 'g' },
  { layer: 'hinges', title: 'Off their hinge', note: 'knees and elbows that bend sideways, in red', key: 'h' },
  { layer: 'difference', title: 'Difference', note: 'how far joints are apart, blue to red', key: 'x' },
];

export class ShowSheet {
  readonly element: HTMLElement;
  private readonly boxes = new Map<keyof Layers, HTMLInputElement>();
  private readonly swatches: HTMLElement[] = [];

  constructor(
    layers: Layers,
    relevant: Switch[],
    joints: Joint[],
    toggle: (layer: keyof Layers) => void,
    choose: (joint: number, on: boolean) => void,
  ) {
    const rows = relevant.map(({ layer, title, note, key }) => {
      const box = el('input', { type: 'checkbox', checked: layers[layer], onchange: () => toggle(layer) });
      this.boxes.set(layer, box);
      return el(
        'label',
        { class: 'switch' },
        box,
        el('span', { class: 'track' }),
        el('span', { class: 'switch-text' }, el('span', { text: title }), note ? el('small', { text: note }) : null),
        el('kbd', { text: key }),
      );
    });
    const depth = joints.map(() => 0);
    const entries = joints.map((joint, j) => {
      depth[j] = joint.parent >= 0 ? depth[joint.parent] + 1 : 0;
      const swatch = el('i', { class: 'swatch none' });
      this.swatches.push(swatch);
      const box = el('input', { type: 'checkbox', onchange: () => choose(j, box.checked) });
      const row = el('label', { class: 'joint', title: joint.name }, box, swatch, el('span', { text: joint.name }));
      row.style.paddingLeft = `${6 + 9 * Math.min(depth[j], 9)}px`;
      return row;
    });
    const filter = el('input', {
      type: 'search',
      class: 'filter',
      placeholder: 'Find a joint',
      'aria-label': 'Find a joint',
      oninput: () => {
        const wanted = filter.value.toLowerCase();
        entries.forEach((entry, j) => (entry.hidden = !joints[j].name.toLowerCase().includes(wanted)));
      },
    });
    this.element = el(
      'div',
      { class: 'show' },
      ...rows,
      joints.length > 0 ? el('h3', { text: 'Paths of joints' }) : null,
      joints.length > 12 ? filter : null,
      el('div', { class: 'joints' }, ...entries),
    );
  }

  set(layer: keyof Layers, on: boolean): void {
    const box = this.boxes.get(layer);
    if (box) box.checked = on;
  }

  colours(of: (joint: number) => string | null): void {
    this.swatches.forEach((swatch, j) => {
      const colour = of(j);
      swatch.classList.toggle('none', colour === null);
      swatch.style.background = colour ?? '';
    });
  }
}
