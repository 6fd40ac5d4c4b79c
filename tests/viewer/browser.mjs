// SPDX-License-Identifier: MIT
// A browser without a window, and pages in it that are watched: what they say on the console, what they ask for.
import { strict as assert } from 'node:assert';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodePng } from './pixels.mjs';

const work = process.env.FOOTFALL_VIEWER_WORK;
const { chromium } = await import(pathToFileURL(path.join(work, 'node_modules/playwright-core/index.mjs')).href);

const DRAWING = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
const NO_DRAWING = ['--disable-3d-apis'];

export async function launch({ webgl = true } = {}) {
  return chromium.launch({
    executablePath: process.env.FOOTFALL_BROWSER,
    args: ['--no-sandbox', '--disable-gpu', ...(webgl ? DRAWING : NO_DRAWING)],
  });
}

// A page from a file, watched. `close` ends it and fails where anything was said or asked for.
export async function open(browser, file, { hash = '', width = 1100, height = 760, theme = 'dark' } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => {
    const text = message.text();
    // The software renderer remarks on its own speed when a picture is read back.
    if (message.type() === 'error' || (message.type() === 'warning' && !/GPU stall due to ReadPixels/.test(text))) faults.push(text);
  });
  page.on('pageerror', (error) => faults.push(error.stack ?? String(error)));
  page.on('dialog', (dialog) => {
    faults.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const address = pathToFileURL(file).href + hash;
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && request.url().replace(/#.*/, '') !== address.replace(/#.*/, ''))
      faults.push(`asked for ${request.url()}`);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.footfall !== undefined || document.querySelector('.message') !== null);
  await page.evaluate(() => window.footfall?.ready);
  return {
    page,
    faults,
    state: () => page.evaluate(() => window.footfall.state()),
    scrub: (frame) => page.evaluate((f) => window.footfall.scrub(f), frame),
    close: async () => {
      await context.close();
      assert.deepEqual(faults, [], `${path.basename(file)} said something on the console or asked for something`);
    },
  };
}

// The pixels of an element.
export async function picture(opened, selector = '.picture') {
  return decodePng(await opened.page.locator(selector).first().screenshot());
}
