// SPDX-License-Identifier: MIT
// What every view needs, and what a view is.
import type { Page } from '../page/read_page';
import type { Stage } from '../scene/stage';

export interface App {
  page: Page;
  stage: Stage | null; // none without WebGL
  open: (item: number) => void;
  close: () => void; // back to the gallery
  canClose: boolean;
}

export interface ViewState {
  view: string;
  [name: string]: unknown;
}

export interface View {
  element: HTMLElement;
  frames: number;
  mounted(): void;
  dispose(): void;
  scrub(frame: number): void;
  state(): ViewState;
}
