// SPDX-License-Identifier: MIT
// Several motions on one page, and the documents that have views of their own.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { launch, open, picture } from './browser.mjs';
import { example, makePage } from './pages.mjs';
import { changed, colours } from './pixels.mjs';

let browser;
let file;
const names = ['walk_sliding', 'dog', 'run', 'walk', 'walk_circle'];
before(async () => {
  browser = await launch();
  file = makePage('gallery', ...names.map((name) => example(`${name}.bvh`)));
});
after(() => browser.close());

test('small figures move; they are sorted by name and by the worst value', async () => {
  const page = await open(browser, file, { width: 1300, height: 900 });
  assert.equal((await page.state()).view, 'gallery');
  await page.page.waitForFunction((count) => window.footfall.state().drawn >= count, names.length);
  const first = await picture(page, '.card .thumb');
  assert.ok(colours(first) > 150, `${colours(first)} colours`);
  let moved = 0;
  for (let i = 0; i < 20 && moved < 0.004; i++) {
    await page.page.waitForTimeout(60);
    moved = Math.max(moved, changed(first, await picture(page, '.card .thumb')));
  }
  assert.ok(moved >= 0.004, `${moved} of the pixels changed`);

  const titles = () => page.page.locator('.card h2').allInnerTexts();
  assert.deepEqual(await titles(), names);
  await page.page.selectOption('.order', 'name');
  assert.deepEqual(await titles(), [...names].sort());
  await page.page.selectOption('.order', 'worst');
  assert.equal((await titles()).length, names.length);
  await page.page.fill('.filter', 'circ');
  assert.deepEqual(await titles(), ['walk_circle']);
  await page.close();
});

test('a click opens one large, Escape goes back', async () => {
  const page = await open(browser, file);
  await page.page.click('.card[data-index="1"] .card-picture');
  await page.page.waitForFunction(() => window.footfall.state().view === 'motion');
  assert.equal(await page.page.innerText('h1'), 'dog');
  await page.page.keyboard.press('Escape');
  await page.page.waitForFunction(() => window.footfall.state().view === 'gallery');
  await page.close();
});

test('#i= and #f= open one motion at a frame', async () => {
  const page = await open(browser, file, { hash: '#i=2&f=10' });
  const state = await page.state();
  assert.deepEqual([state.view, state.item, state.frame, state.playing], ['motion', 2, 10, false]);
  await page.close();
});
