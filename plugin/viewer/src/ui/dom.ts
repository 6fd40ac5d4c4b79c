// SPDX-License-Identifier: MIT
// Elements from code. Whatever comes from data goes in as text, never as markup.

type Child = Node | string | null | undefined | false;
type Property = string | number | boolean | null | undefined | ((event: never) => void);
type Properties = Record<string, Property>;

// Properties: class, text, title and so on; on…: a listener; data-… and aria-…: attributes.
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (name === 'class') element.className = String(value);
    else if (name === 'text') element.textContent = String(value);
    else if (name.includes('-') || name === 'role' || name === 'for') element.setAttribute(name, String(value));
    else (element as unknown as Properties)[name] = value;
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

// Lines on a field of 24 by 24; a path that starts with "*" is filled.
const paths: Record<string, string[]> = {
  play: ['*M8 5.5v13a.6.6 0 0 0 .92.5l10-6.5a.6.6 0 0 0 0-1L8.92 5a.6.6 0 0 0-.92.5z'],
  pause: ['*M7 5h3.4v14H7zM13.6 5H17v14h-3.4z'],
  back: ['M15 6l-6 6 6 6'],
  next: ['M9 6l6 6-6 6'],
  first: ['M17 6l-6 6 6 6M7.5 6v12'],
  last: ['M7 6l6 6-6 6M16.5 6v12'],
  loop: ['M4 11a6 6 0 0 1 6-5h8M15 3l3 3-3 3M20 13a6 6 0 0 1-6 5H6M9 21l-3-3 3-3'],
  sun: ['M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8'],
  full: ['M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'],
  help: ['M9.2 9a2.9 2.9 0 1 1 4 2.7c-.8.4-1.2 1-1.2 1.9v.6M12 17.3v.2'],
  follow: ['M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3'],
  copy: ['M9 9h10v11H9zM5 15V4h10'],
  panel: ['M4 5h16v14H4zM14.5 5v14'],
  link: ['M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2'],
  close: ['M6 6l12 12M18 6L6 18'],
  grid: ['M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'],
};

export function icon(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths[name] ?? []) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d.replace('*', ''));
    path.setAttribute('class', d.startsWith('*') ? 'filled' : 'drawn');
    svg.append(path);
  }
  return svg;
}

export function iconButton(name: string, title: string, action: () => void, className = ''): HTMLButtonElement {
  return el(
    'button',
    { type: 'button', class: `icon ${className}`, title, 'aria-label': title, onclick: action },
    icon(name),
  );
}

// Copies text, and says so on the button for a moment. Pages opened from a file have no clipboard interface everywhere.
export function copyText(text: string, button: HTMLElement): void {
  const area = el('textarea', { value: text, class: 'offscreen', readOnly: true });
  document.body.append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  if (!done) void navigator.clipboard?.writeText(text).catch(() => undefined);
  button.classList.add('done');
  window.setTimeout(() => button.classList.remove('done'), 1200);
}
