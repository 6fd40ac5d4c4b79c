// SPDX-License-Identifier: MIT
// The panel at the side: sheets with tabs.
import { el } from './dom';

export interface Sheet {
  id: string;
  title: string;
  badge?: string;
  content: HTMLElement;
}

export class SidePanel {
  readonly element: HTMLElement;
  private readonly tabs: HTMLButtonElement[];

  constructor(private readonly sheets: Sheet[]) {
    this.tabs = sheets.map((sheet) =>
      el(
        'button',
        { type: 'button', class: 'tab', role: 'tab', 'data-sheet': sheet.id, onclick: () => this.open(sheet.id) },
        sheet.title,
        sheet.badge ? el('span', { class: 'badge', text: sheet.badge }) : null,
      ),
    );
    const bodies = sheets.map((sheet) => {
      sheet.content.classList.add('sheet');
      sheet.content.setAttribute('role', 'tabpanel');
      return sheet.content;
    });
    this.element = el('aside', { class: 'panel' }, el('div', { class: 'tabs', role: 'tablist' }, ...this.tabs), ...bodies);
    if (sheets.length > 0) this.open(sheets[0].id);
  }

  open(id: string): void {
    this.sheets.forEach((sheet, i) => {
      const chosen = sheet.id === id;
      sheet.content.hidden = !chosen;
      this.tabs[i].classList.toggle('chosen', chosen);
      this.tabs[i].setAttribute('aria-selected', String(chosen));
    });
  }
}
