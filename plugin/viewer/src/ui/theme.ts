// SPDX-License-Identifier: MIT
// Dark and light: what the system asks for until somebody chooses.
import { type Palette, palettes, type ThemeName } from '../scene/palette';

type Listener = (palette: Palette) => void;

class Theme {
  private listeners: Listener[] = [];
  name: ThemeName = 'dark';

  start(): void {
    const light = window.matchMedia('(prefers-color-scheme: light)');
    this.name = this.kept() ?? (light.matches ? 'light' : 'dark');
    light.addEventListener('change', () => {
      if (!this.kept()) this.set(light.matches ? 'light' : 'dark', false);
    });
    this.set(this.name, false);
  }

  get palette(): Palette {
    return palettes[this.name];
  }

  toggle(): void {
    this.set(this.name === 'dark' ? 'light' : 'dark', true);
  }

  set(name: ThemeName, keep: boolean): void {
    this.name = name;
    document.documentElement.dataset.theme = name;
    const style = document.documentElement.style;
    const { palette } = this;
    for (const key of ['left', 'right', 'middle', 'accent', 'good', 'fair', 'bad', 'com', 'other', 'background', 'text', 'muted', 'line', 'shade'] as const)
      style.setProperty(`--${key}`, palette[key]);
    if (keep) {
      try {
        localStorage.setItem('footfall-theme', name);
      } catch {
        // A page opened from a file may have no storage: the choice lasts as long as the page.
      }
    }
    for (const listener of this.listeners) listener(palette);
  }

  // Called now and at every change; returns how to stop.
  watch(listener: Listener): () => void {
    this.listeners.push(listener);
    listener(this.palette);
    return () => (this.listeners = this.listeners.filter((l) => l !== listener));
  }

  private kept(): ThemeName | null {
    try {
      const name = localStorage.getItem('footfall-theme');
      return name === 'dark' || name === 'light' ? name : null;
    } catch {
      return null;
    }
  }
}

export const theme = new Theme();
