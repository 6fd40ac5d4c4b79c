// SPDX-License-Identifier: MIT
// A stance collection, a library of strides, a gait or a search: its chart, and the motions that belong to it.
import type { ItemData } from '../page/page_types';
import { aboutSheet } from '../ui/about_sheet';
import { fitnessChart, gaitChart, type HullPlace, hullChart } from '../ui/charts';
import { el, iconButton } from '../ui/dom';
import { keys } from '../ui/keys';
import { theme } from '../ui/theme';
import type { App, View, ViewState } from './app';
import { type Card, itemCard } from './item_card';
import { fullScreen } from './motion_view';
import { ThumbWall } from './thumb';

const NEAR = 26; // pixels from an example at which it plays

export class CollectionView implements View {
  readonly element: HTMLElement;
  readonly frames = 0;
  private readonly item: ItemData;
  private readonly wall: ThumbWall;
  private readonly cards: Card[];
  private readonly chart: HTMLCanvasElement | null;
  private readonly preview = el('div', { class: 'preview' });
  private places: HullPlace[] = [];
  private chosen: HullPlace | null = null;
  private previewCanvas: HTMLCanvasElement | null = null;
  private unwatch: () => void = () => undefined;

  constructor(
    private readonly app: App,
    private readonly index: number,
  ) {
    const { data, blobs } = app.page;
    const item = (this.item = data.items[index]);
    this.wall = new ThumbWall(app);
    const members = item.members ?? item.fitness?.items ?? [];
    this.cards = members
      .filter((i) => data.items[i])
      .map((i) => itemCard(i, data.items[i], blobs, this.wall.add(data.items[i]), () => app.open(i)));
    this.chart = item.hull || item.diagram || item.fitness ? el('canvas', { class: 'big-chart' }) : null;
    const head = el(
      'header',
      { class: 'head' },
      app.canClose ? iconButton('grid', 'All motions (Esc)', () => app.close()) : null,
      el('div', { class: 'titles' }, el('h1', { text: item.name }), item.caption ? el('p', { text: item.caption }) : null),
      iconButton('sun', 'Dark or light (D)', () => theme.toggle()),
      iconButton('full', 'Full screen (U)', () => fullScreen()),
      iconButton('help', 'Keys (?)', () => keys.toggleHelp()),
    );
    if (this.chart && item.hull) {
      this.chart.classList.add('hover');
      this.chart.addEventListener('pointermove', (event) => this.hover(event));
      this.chart.addEventListener('pointerdown', (event) => this.hover(event));
      this.chart.addEventListener('dblclick', () => {
        if (typeof this.chosen?.item === 'number') app.open(this.chosen.item);
      });
    }
    const hasPreview = item.hull !== undefined;
    this.element = el(
      'div',
      { class: 'collection-view' },
      head,
      el(
        'div',
        { class: 'collection-body' },
        this.chart ? el('div', { class: `chart-row ${hasPreview ? 'two' : ''}` }, this.chart, hasPreview ? this.preview : null) : null,
        this.cards.length > 0 ? el('div', { class: 'cards' }, ...this.cards.map((card) => card.element)) : null,
        el('div', { class: 'collection-about' }, aboutSheet({ ...item, caption: undefined }, data.program)),
      ),
    );
    keys.bind([
      ...(app.canClose ? [{ keys: ['Escape'], does: 'all motions', run: () => app.close() }] : []),
      { keys: ['d'], does: 'dark or light', run: () => theme.toggle() },
      { keys: ['u'], does: 'full screen', run: () => fullScreen() },
      { keys: ['?'], does: 'these keys', run: () => keys.toggleHelp() },
    ]);
  }

  mounted(): void {
    this.unwatch = theme.watch(() => this.draw());
    new ResizeObserver(() => this.draw()).observe(this.element);
    this.draw();
    const first = this.places.find((place) => typeof place.item === 'number');
    if (first) this.choose(first);
  }

  dispose(): void {
    this.wall.dispose();
    this.unwatch();
    keys.bind([]);
  }

  scrub(): void {
    // Nothing here has a clock of its own.
  }

  state(): ViewState {
    return {
      view: this.item.kind,
      item: this.index,
      members: this.cards.map((card) => card.index),
      examples: this.places,
      chosen: this.chosen?.item ?? null,
      drawn: this.wall.drawnCount,
      theme: theme.name,
      help: keys.helpShown,
    };
  }

  private draw(): void {
    for (const card of this.cards) card.draw();
    const { chart, item } = this;
    if (!chart) return;
    if (item.hull) this.places = hullChart(chart, theme.palette, item.hull, this.chosen);
    else if (item.fitness) fitnessChart(chart, theme.palette, item.fitness);
    else if (item.diagram) gaitChart(chart, theme.palette, item.diagram, null);
  }

  private hover(event: PointerEvent): void {
    let near: HullPlace | null = null;
    let least = NEAR;
    for (const place of this.places) {
      const distance = Math.hypot(place.x - event.offsetX, place.y - event.offsetY);
      if (distance < least && typeof place.item === 'number') {
        least = distance;
        near = place;
      }
    }
    if (near && (near.item !== this.chosen?.item || near.name !== this.chosen?.name)) this.choose(near);
  }

  private choose(place: HullPlace): void {
    this.chosen = place;
    if (this.previewCanvas) this.wall.remove(this.previewCanvas);
    const item = this.app.page.data.items[place.item as number];
    this.previewCanvas = this.wall.add(item);
    this.preview.replaceChildren(
      this.previewCanvas,
      el(
        'div',
        { class: 'preview-text' },
        el('b', { text: place.name }),
        el('span', { class: 'dim', text: `${place.speed.toFixed(2)} m/s · ${place.turn.toFixed(0)}°/s` }),
        el('button', { type: 'button', class: 'plain', text: 'Open', onclick: () => this.app.open(place.item as number) }),
      ),
    );
    this.draw();
  }
}
