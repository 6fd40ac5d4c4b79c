// SPDX-License-Identifier: MIT
// A row of buttons of which one is chosen.
import { el } from './dom';

export class Segmented<T extends string | number> {
  readonly element: HTMLElement;
  private readonly buttons: HTMLButtonElement[];

  constructor(
    label: string,
    private readonly options: { value: T; text: string; title?: string }[],
    choose: (value: T) => void,
  ) {
    this.buttons = options.map(({ value, text, title }) =>
      el('button', { type: 'button', text, title, 'data-value': value, onclick: () => choose(value) }),
    );
    this.element = el('div', { class: 'segmented', role: 'group', 'aria-label': label }, ...this.buttons);
  }

  set(value: T | null): void {
    this.options.forEach((option, i) => {
      this.buttons[i].classList.toggle('chosen', option.value === value);
      this.buttons[i].setAttribute('aria-pressed', String(option.value === value));
    });
  }
}
