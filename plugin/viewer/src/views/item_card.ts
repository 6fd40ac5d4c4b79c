// SPDX-License-Identifier: MIT
// A card of the gallery: the moving figure, its name, numbers, a sparkline of the measure that is worst.
import type { Blobs } from '../page/blobs';
import type { ItemData, MeasureData } from '../page/page_types';
import { commandBox } from '../ui/about_sheet';
import { sparkline } from '../ui/charts';
import { el } from '../ui/dom';
import { theme } from '../ui/theme';
import { short, unitText } from '../ui/numbers';

export interface Card {
  index: number;
  item: ItemData;
  element: HTMLElement;
  worst: number; // how bad: what is past a limit comes first
  draw: () => void;
}

const kindText: Record<ItemData['kind'], string> = {
  motion: 'motion',
  track: 'footprints',
  stances: 'stance collection',
  library: 'motion library',
  stride: 'gait',
  search: 'search',
};

interface Shown {
  measure: MeasureData;
  values: Float32Array;
  most: number;
}

// The measure that is farthest past its limit; where none is past one, that of the worst moment.
function worstMeasure(item: ItemData, blobs: Blobs): Shown | null {
  const all = (item.quality?.measures ?? []).map((measure) => {
    const values = blobs.floats(measure.values);
    let most = -Infinity;
    for (const value of values) if (value > most) most = value;
    return { measure, values, most };
  });
  const there = all.filter(({ most }) => most > -Infinity);
  const past = there.filter(({ measure, most }) => measure.limit && most > measure.limit);
  past.sort((a, b) => share(b) - share(a));
  const worst = item.worst?.[0];
  return past[0] ?? there.find(({ measure }) => measure.id === worst?.measure) ?? there[0] ?? null;
}

function share({ measure, most }: Shown): number {
  return measure.limit ? most / measure.limit : 0;
}

export function itemCard(index: number, item: ItemData, blobs: Blobs, thumb: HTMLElement, open: () => void): Card {
  const worst = worstMeasure(item, blobs);
  const over = (item.check?.rows ?? []).filter((row) => row.exceeds).map((row) => row.name.replace(/_/g, ' '));
  const facts: string[] = [];
  if (item.motion) {
    facts.push(`${((item.motion.frames - 1) / item.motion.rate).toFixed(1)} s`, `${Math.round(item.motion.rate)} fps`, `${item.motion.joints.length} joints`);
  } else if (item.track) {
    facts.push(`${item.prints?.length ?? 0} prints`);
  }
  if (item.members?.length) facts.push(`${item.members.length} ${item.members.length === 1 ? 'motion' : 'motions'}`);
  if (item.fitness) facts.push(`${item.fitness.generations.length} generations`);
  const spark = worst ? el('canvas', { class: 'spark' }) : null;
  const element = el(
    'article',
    {
      class: 'card',
      tabIndex: 0,
      'data-index': index,
      onclick: open,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') open();
      },
    },
    el('div', { class: 'card-picture' }, thumb),
    el(
      'div',
      { class: 'card-text' },
      el('h2', { text: item.name }),
      item.caption ? el('p', { text: item.caption }) : null,
      el('div', { class: 'facts' }, item.kind === 'motion' ? null : el('span', { class: 'kind', text: kindText[item.kind] }), ...facts.map((text) => el('span', { text }))),
      worst
        ? el(
            'div',
            { class: 'card-measure' },
            el('span', { class: share(worst) > 1 ? 'over' : '', text: `${worst.measure.name} ${short(worst.most)} ${unitText(worst.measure.unit)}` }),
            spark,
          )
        : null,
      over.length > 0 ? el('div', { class: 'exceeds', text: `past its limit: ${over.join(', ')}` }) : null,
      item.command ? commandBox(item.command) : null,
    ),
  );
  return {
    index,
    item,
    element,
    worst: (worst && share(worst) > 1 ? 1000 * share(worst) : 0) + (item.worst?.[0]?.severity ?? 0),
    draw: () => {
      if (spark && worst) sparkline(spark, theme.palette, worst.values, worst.measure.limit);
    },
  };
}
