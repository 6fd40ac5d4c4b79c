// SPDX-License-Identifier: MIT
// Many motions on one page, all moving.
import type { ItemData } from '../page/page_types';
import { el, iconButton } from '../ui/dom';
import { keys } from '../ui/keys';
import { theme } from '../ui/theme';
import type { App, View, ViewState } from './app';
import { type Card, itemCard } from './item_card';
import { fullScreen, missingWebGL } from './motion_view';
import { ThumbWall } from './thumb';

type Order = 'given' | 'name' | 'worst';

export class GalleryView implements View {
  readonly element: HTMLElement;
  readonly frames = 0;
  private readonly wall: ThumbWall;
  private readonly cards: Card[];
  private readonly grid = el('div', { class: 'cards' });
  private readonly filter = el('input', { type: 'search', class: 'filter', placeholder: 'Find', 'aria-label': 'Find a motion' });
  private readonly order: HTMLSelectElement;
  private unwatch: () => void = () => undefined;

  constructor(app: App) {
    const { data, blobs } = app.page;
    this.wall = new ThumbWall(app);
    this.cards = data.items.flatMap((item, index) =>
      item.member ? [] : [itemCard(index, item, blobs, this.wall.add(pictured(item, data.items)), () => app.open(index))],
    );
    this.order = el(
      'select',
      { class: 'order', 'aria-label': 'Order', onchange: () => this.arrange() },
      el('option', { value: 'given', text: 'As given' }),
      el('option', { value: 'name', text: 'By name' }),
      el('option', { value: 'worst', text: 'Worst first' }),
    );
    this.filter.addEventListener('input', () => this.arrange());
    this.element = el(
      'div',
      { class: 'gallery-view' },
      el(
        'header',
        { class: 'head' },
        el('div', { class: 'titles' }, el('h1', { text: data.title }), data.sentence ? el('p', { text: data.sentence }) : null),
        this.filter,
        this.order,
        iconButton('sun', 'Dark or light (D)', () => theme.toggle()),
        iconButton('full', 'Full screen (U)', () => fullScreen()),
        iconButton('help', 'Keys (?)', () => keys.toggleHelp()),
      ),
      app.stage ? null : missingWebGL(),
      this.grid,
      el('footer', { class: 'foot', text: data.program }),
    );
    this.arrange();
    keys.bind([
      { keys: ['d'], does: 'dark or light', run: () => theme.toggle() },
      { keys: ['u'], does: 'full screen', run: () => fullScreen() },
      { keys: ['Enter'], does: 'open the motion that has the focus', run: () => undefined },
      { keys: ['?'], does: 'these keys', run: () => keys.toggleHelp() },
    ]);
  }

  mounted(): void {
    this.unwatch = theme.watch(() => this.cards.forEach((card) => card.draw()));
    new ResizeObserver(() => this.cards.forEach((card) => card.draw())).observe(this.grid);
  }

  dispose(): void {
    this.wall.dispose();
    this.unwatch();
    keys.bind([]);
  }

  scrub(): void {
    // Figures of a gallery move by themselves.
  }

  state(): ViewState {
    return {
      view: 'gallery',
      order: this.order.value,
      shown: [...this.grid.children].map((card) => Number((card as HTMLElement).dataset.index)),
      drawn: this.wall.drawnCount,
      theme: theme.name,
      help: keys.helpShown,
    };
  }

  private arrange(): void {
    const wanted = this.filter.value.toLowerCase();
    const shown = this.cards.filter(({ item }) => `${item.name} ${item.caption ?? ''}`.toLowerCase().includes(wanted));
    const by: Record<Order, (a: Card, b: Card) => number> = {
      given: (a, b) => a.index - b.index,
      name: (a, b) => a.item.name.localeCompare(b.item.name, 'en', { numeric: true }),
      worst: (a, b) => b.worst - a.worst,
    };
    shown.sort(by[this.order.value as Order]);
    this.grid.replaceChildren(...shown.map((card) => card.element));
  }
}

// What moves on a card: the item, or the first motion of a collection.
function pictured(item: ItemData, items: ItemData[]): ItemData {
  if (item.motion || item.track || item.diagram || item.hull || item.fitness) return item;
  return items[item.members?.[0] ?? -1] ?? item;
}
