// SPDX-License-Identifier: MIT
// The worst moments of a motion, worst first; a click goes there.
import type { WorstMoment } from '../page/page_types';
import { el } from './dom';
import { short, unitText } from './numbers';

export class WorstList {
  readonly element: HTMLElement;
  private readonly rows: HTMLElement[];
  private chosen = -1;

  constructor(
    private readonly moments: WorstMoment[],
    private readonly jump: (moment: WorstMoment) => void,
  ) {
    this.rows = moments.map((moment, i) =>
      el(
        'button',
        { type: 'button', class: 'worst', 'data-frame': moment.frame, onclick: () => this.choose(i) },
        el('span', { class: 'worst-value' }, el('b', { text: short(moment.value) }), ` ${unitText(moment.unit)}`),
        el('span', { class: 'worst-measure', text: `${moment.measure.replace(/_/g, ' ')}${moment.where ? ` · ${moment.where}` : ''}` }),
        el('span', { class: 'worst-frame', text: `frame ${moment.frame}` }),
        el('span', { class: 'worst-sentence', text: moment.sentence }),
      ),
    );
    this.element = el(
      'div',
      { class: 'worst-list' },
      ...(moments.length > 0 ? this.rows : [el('p', { class: 'empty', text: 'No moment stands out.' })]),
    );
  }

  choose(i: number): void {
    if (this.moments.length === 0) return;
    this.chosen = (i + this.moments.length) % this.moments.length;
    this.rows.forEach((row, k) => row.classList.toggle('chosen', k === this.chosen));
    this.rows[this.chosen].scrollIntoView({ block: 'nearest' });
    this.jump(this.moments[this.chosen]);
  }

  next(by: number): void {
    this.choose(this.chosen < 0 ? (by > 0 ? 0 : -1) : this.chosen + by);
  }
}
