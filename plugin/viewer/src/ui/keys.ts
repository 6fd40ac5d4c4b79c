// SPDX-License-Identifier: MIT
// Keys and what they do; `?` lists them.
import { el, iconButton } from './dom';

export interface Key {
  keys: string[]; // as KeyboardEvent.key has them; "Shift+" before one means with Shift
  shown?: string;
  does: string;
  run: () => void;
}

export class Keys {
  private bound: Key[] = [];
  private help: HTMLElement | null = null;

  constructor() {
    window.addEventListener('keydown', (event) => this.press(event));
  }

  bind(keys: Key[]): void {
    this.bound = keys;
    this.hideHelp();
  }

  get helpShown(): boolean {
    return this.help !== null;
  }

  toggleHelp(): void {
    if (this.help) this.hideHelp();
    else this.showHelp();
  }

  private showHelp(): void {
    const rows = this.bound.map(({ keys, shown, does }) =>
      el(
        'div',
        { class: 'help-row' },
        el('span', { class: 'help-keys' }, ...(shown ?? keys[0]).split(' ').map((key) => el('kbd', { text: named(key) }))),
        el('span', { text: does }),
      ),
    );
    const mouse = [
      ['drag', 'orbit'],
      ['right drag', 'move the view'],
      ['wheel', 'nearer, farther'],
      ['drag timeline', 'scrub'],
      ['Shift drag', 'choose the range that loops'],
      ['Ctrl wheel', 'zoom into the timeline'],
    ].map(([how, does]) =>
      el('div', { class: 'help-row' }, el('span', { class: 'help-keys' }, el('kbd', { text: how })), el('span', { text: does })),
    );
    this.help = el(
      'div',
      { class: 'help-back', onclick: () => this.hideHelp() },
      el(
        'div',
        { class: 'help', role: 'dialog', 'aria-label': 'Keys', onclick: (event: Event) => event.stopPropagation() },
        el('header', {}, el('h2', { text: 'Keys' }), iconButton('close', 'Close', () => this.hideHelp())),
        el('div', { class: 'help-list' }, ...rows),
        el('h3', { text: 'Mouse and touch' }),
        el('div', { class: 'help-list' }, ...mouse),
      ),
    );
    document.body.append(this.help);
  }

  private hideHelp(): void {
    this.help?.remove();
    this.help = null;
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement | null;
    if (target && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && event.key !== 'Escape') return;
    if (event.key === 'Escape' && this.help) {
      this.hideHelp();
      event.preventDefault();
      return;
    }
    if (target?.tagName === 'BUTTON' && (event.key === ' ' || event.key === 'Enter')) {
      if (event.key === 'Enter') return; // a button that has the focus does its own work
      target.blur();
    }
    const name = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
    const key = this.bound.find((k) => k.keys.includes(name));
    if (!key) return;
    event.preventDefault();
    key.run();
  }
}

function named(key: string): string {
  const names: Record<string, string> = {
    ' ': 'Space',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Escape: 'Esc',
  };
  return names[key] ?? key;
}

export const keys = new Keys();
