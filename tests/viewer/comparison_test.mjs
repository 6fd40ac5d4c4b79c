// SPDX-License-Identifier: MIT
// Two motions on one clock.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { launch, open, picture } from './browser.mjs';
import { enginePositions, example, makePage } from './pages.mjs';
import { changed } from './pixels.mjs';

let browser;
let file;
const made = 'walk_sliding.bvh';
const raw = 'walk.bvh';
before(async () => {
  browser = await launch();
  file = makePage('comparison', example(made), '--against', example(raw));
});
after(() => browser.close());

test('side by side and overlaid, each figure where the engine has it', async () => {
  const page = await open(browser, file, { hash: '#f=60' });
  let state = await page.state();
  assert.equal(state.view, 'compare');
  assert.equal(state.frame, 60);
  const titles = await page.page.innerText('.legend');
  assert.match(titles, /walk_sliding/);
  assert.match(await page.page.innerText('h1'), /walk_sliding/, 'the motion that was asked for is the one looked at');

  const names = await page.page.evaluate(() => JSON.parse(document.getElementById('footfall-page').textContent).items.map((i) => i.file));
  for (const [i, name] of names.entries()) {
    const engine = enginePositions(example(name));
    const f = Math.floor(engine.frames.length / 2);
    const there = await page.page.evaluate(([frame, item]) => Array.from(window.footfall.jointPositions(frame, item)), [f, i]);
    const worst = Math.max(...there.map((value, k) => Math.abs(value - engine.frames[f][k])));
    assert.ok(worst < 0.001, `${name}: ${worst}`);
  }

  await page.page.keyboard.press(state.arrangement === 'side' ? 'o' : 'Shift');
  state = await page.state();
  assert.equal(state.arrangement, 'overlay');
  const overlaid = await picture(page, '.picture canvas');
  await page.page.click('text="Side by side"');
  assert.equal((await page.state()).arrangement, 'side');
  const apart = await picture(page, '.picture canvas');
  assert.ok(changed(overlaid, apart) > 0.01);
  await page.close();
});

test('the difference is a colour on the bones and a curve', async () => {
  const page = await open(browser, file, { hash: '#f=90' });
  const rows = await page.page.locator('.row-name').allInnerTexts();
  assert.ok(rows.includes('difference'), rows.join(', '));
  const coloured = await picture(page, '.picture canvas');
  await page.page.keyboard.press('x');
  assert.equal((await page.state()).difference, false);
  assert.ok(changed(coloured, await picture(page, '.picture canvas')) > 0.001);
  await page.close();
});

test('both play on one clock in seconds, whatever their rates', async () => {
  const page = await open(browser, file);
  const motions = await page.page.evaluate(() =>
    JSON.parse(document.getElementById('footfall-page').textContent).items.map(({ motion }) => [motion.frames, motion.rate, motion.start]),
  );
  const end = Math.max(...motions.map(([frames, rate, start]) => start + (frames - 1) / rate));
  await page.page.keyboard.press('End');
  assert.ok(Math.abs((await page.state()).time - end) < 0.02);
  await page.close();
});
