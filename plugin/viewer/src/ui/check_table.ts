// SPDX-License-Identifier: MIT
// The report of `check` as a table; the button copies it as the program prints it.
import type { CheckRow } from '../page/page_types';
import { copyText, el, iconButton } from './dom';
import { short, unitText } from './numbers';

export function checkTable(
  check: { rows: CheckRow[]; text: string },
  jump: (frame: number) => void,
  before?: { rows: CheckRow[] },
): HTMLElement {
  const number = (value: number | null) => (value === null || value === undefined ? '–' : short(value));
  const head = before ? ['', 'before', 'after', 'limit'] : ['', 'mean', 'max', 'limit'];
  const rows = check.rows.map((row) => {
    const was = before?.rows.find((other) => other.name === row.name);
    const values = before ? [number(was?.max ?? null), number(row.max)] : [number(row.mean), number(row.max)];
    const better = was && was.max !== null && row.max !== null ? Math.sign(was.max - row.max) : 0;
    const last = el('td', { class: `number ${row.exceeds ? 'over' : ''} ${before && better > 0 ? 'better' : before && better < 0 ? 'worse' : ''}` });
    if (row.frame !== null && row.frame !== undefined && row.max !== null)
      last.append(
        el('button', {
          type: 'button',
          class: 'jump',
          text: values[1],
          title: `${row.where ? `${row.where}, ` : ''}frame ${row.frame}`,
          onclick: () => jump(row.frame as number),
        }),
      );
    else last.textContent = values[1];
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, row.name.replace(/_/g, ' '), el('span', { class: 'unit', text: ` ${unitText(row.unit)}` })),
      el('td', { class: 'number', text: values[0] }),
      last,
      el('td', { class: 'number dim', text: number(row.limit) }),
    );
  });
  const copy = iconButton('copy', 'Copy the report', () => copyText(check.text || asText(check.rows), copy), 'wide');
  copy.append(el('span', { text: 'Copy the report' }));
  return el(
    'div',
    { class: 'check' },
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...head.map((text, i) => el('th', { scope: 'col', class: i ? 'number' : '', text })))),
      el('tbody', {}, ...rows),
    ),
    copy,
  );
}

function asText(rows: CheckRow[]): string {
  return rows.map((row) => [row.name, row.unit, row.mean, row.max, row.frame, row.where].join('\t')).join('\n');
}
