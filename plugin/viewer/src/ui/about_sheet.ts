// SPDX-License-Identifier: MIT
// What a motion is, what made it, and notes.
import type { ItemData } from '../page/page_types';
import { copyText, el, iconButton } from './dom';

export function commandBox(command: string): HTMLElement {
  const copy = iconButton('copy', 'Copy the command', () => copyText(command, copy));
  copy.addEventListener('click', (event) => event.stopPropagation());
  return el('div', { class: 'command' }, el('code', { text: command }), copy);
}

export function aboutSheet(item: ItemData, program: string): HTMLElement {
  const { motion } = item;
  const facts: [string, string][] = [];
  if (item.file) facts.push(['file', item.file]);
  if (motion) {
    facts.push(['length', `${((motion.frames - 1) / motion.rate).toFixed(2)} s, ${motion.frames} ${motion.frames === 1 ? 'frame' : 'frames'}`]);
    facts.push(['rate', `${Number(motion.rate.toFixed(3))} frames per second`]);
    facts.push(['joints', String(motion.joints.length)]);
    if (motion.legs?.length) facts.push(['legs', motion.legs.map((leg) => leg.name).join(', ')]);
    if (motion.unit) facts.push(['unit of the file', motion.unit]);
  }
  return el(
    'div',
    { class: 'about' },
    item.caption ? el('p', { text: item.caption }) : null,
    el('dl', {}, ...facts.flatMap(([name, value]) => [el('dt', { text: name }), el('dd', { text: value })])),
    item.command ? el('h3', { text: 'Made by' }) : null,
    item.command ? commandBox(item.command) : null,
    item.notes?.length ? el('h3', { text: 'Notes' }) : null,
    item.notes?.length ? el('ul', {}, ...item.notes.map((note) => el('li', { text: note }))) : null,
    el('p', { class: 'dim', text: program }),
  );
}
