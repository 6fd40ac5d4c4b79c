// SPDX-License-Identifier: MIT
// Reads what the program put into the page.
import { Blobs } from './blobs';
import type { PageData } from './page_types';

export interface Page {
  data: PageData;
  blobs: Blobs;
}

const VERSION = 1;

// Nothing for a page without data; throws where the data cannot be read.
export function readPage(document: Document): Page | null {
  const text = document.getElementById('footfall-page')?.textContent;
  if (!text) return null;
  const data = JSON.parse(text) as PageData;
  if (data.version !== VERSION)
    throw new Error(`This page holds data of version ${data.version}, and its viewer reads version ${VERSION}.`);
  const blobs = new Blobs((blob) => document.getElementById(`footfall-blob-${blob}`)?.textContent ?? null);
  return { data, blobs };
}
