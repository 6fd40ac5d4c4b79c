// SPDX-License-Identifier: MIT
// Opens the page: reads the data, finds out what the address asks for, and shows the view.
import { Clip, Pose } from './motion/clip';
import type { ItemData } from './page/page_types';
import { readPage } from './page/read_page';
import { Stage } from './scene/stage';
import { el } from './ui/dom';
import { theme } from './ui/theme';
import type { App, View, ViewState } from './views/app';
import { CollectionView } from './views/collection_view';
import { GalleryView } from './views/gallery_view';
import { MotionView } from './views/motion_view';

interface Footfall {
  ready: Promise<void>;
  frames: number;
  jointPositions: (frame: number, item?: number) => Float32Array;
  scrub: (frame: number) => void;
  state: () => ViewState;
}

declare global {
  interface Window {
    footfall?: Footfall;
  }
}

// #i=2&f=10&play: an item of a gallery, a frame, playing.
function readHash(): { item: number | null; frame: number | null; play: boolean } {
  const query = new URLSearchParams(window.location.hash.slice(1));
  const number = (name: string) => {
    const text = query.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : null;
  };
  return { item: number('i'), frame: number('f'), play: query.has('play') };
}

function start(root: HTMLElement): void {
  theme.start();
  const page = readPage(document);
  if (!page) {
    root.append(el('div', { class: 'message' }, el('h1', { text: 'An empty page' }), el('p', { text: '“footfall view” puts motions into it.' })));
    return;
  }
  document.title = page.data.title;
  let stage: Stage | null = null;
  try {
    stage = new Stage();
  } catch {
    stage = null; // views say so
  }

  const { items, layout } = page.data;
  const isGallery = layout === 'gallery';
  let view: View | null = null;
  let shown = '';
  const app: App = {
    page,
    stage,
    canClose: isGallery,
    open: (item) => (window.location.hash = `#i=${item}`),
    close: () => (window.location.hash = ''),
  };

  const viewOf = (index: number): View => {
    const item: ItemData = items[index];
    if (item.motion || item.track) return new MotionView(app, index, item.before !== undefined && items[item.before]?.motion ? item.before : null);
    return new CollectionView(app, index);
  };

  const show = () => {
    const { item, frame, play } = readHash();
    const index = isGallery ? item : layout === 'compare' && items.length > 1 ? 1 : Math.min(item ?? 0, items.length - 1);
    const name = index === null || !items[index] ? 'gallery' : String(index);
    if (name !== shown) {
      shown = name;
      view?.dispose();
      view = name === 'gallery' ? new GalleryView(app) : viewOf(Number(name));
      root.replaceChildren(view.element);
      view.mounted();
    }
    if (frame !== null) view?.scrub(frame);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (view instanceof MotionView && (play || (frame === null && !still))) view.play();
  };

  const clips = new Map<number, Clip>();
  window.footfall = {
    ready: Promise.resolve(),
    get frames() {
      return view?.frames ?? 0;
    },
    jointPositions: (frame, item = 0) => {
      const { motion } = items[item];
      if (!motion) throw new Error(`item ${item} has no motion`);
      let clip = clips.get(item);
      if (!clip) clips.set(item, (clip = new Clip(motion, page.blobs)));
      return clip.pose(frame, new Pose(motion.joints.length)).positions;
    },
    scrub: (frame) => view?.scrub(frame),
    state: () => view?.state() ?? { view: 'none' },
  };
  window.addEventListener('hashchange', show);
  show();
}

const root = document.getElementById('app') as HTMLElement;
try {
  start(root);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  root.replaceChildren(el('div', { class: 'message' }, el('h1', { text: 'This page cannot be shown' }), el('p', { text })));
}
