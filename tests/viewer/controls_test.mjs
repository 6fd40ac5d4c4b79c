// SPDX-License-Identifier: MIT
// Keys, buttons, the timeline, the worst moments, the table and the address.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { launch, open, picture } from './browser.mjs';
import { example, makePage } from './pages.mjs';
import { changed } from './pixels.mjs';

let browser;
let file;
before(async () => {
  browser = await launch();
  file = makePage('controls', example('walk_sliding.bvh'), '--max-skate', '5');
});
after(() => browser.close());

async function opened(hash = '', options = {}) {
  return open(browser, file, { hash, ...options });
}

test('#f= opens at a frame', async () => {
  const page = await opened('#f=123');
  assert.equal((await page.state()).frame, 123);
  assert.equal(await page.page.inputValue('.frame-box'), '123');
  await page.page.evaluate(() => (window.location.hash = '#f=7'));
  await page.page.waitForFunction(() => window.footfall.state().frame === 7);
  await page.close();
});

test('keys step, play, loop, change view and layers', async () => {
  const page = await opened('#f=50');
  const press = async (...keys) => {
    for (const key of keys) await page.page.keyboard.press(key);
    return page.state();
  };
  assert.equal((await press('ArrowRight')).frame, 51);
  assert.equal((await press('ArrowLeft', 'ArrowLeft')).frame, 49);
  assert.equal((await press('Shift+ArrowRight')).frame, 59);
  assert.equal((await press('Shift+ArrowLeft')).frame, 49);
  assert.equal((await press('Home')).frame, 0);
  assert.equal((await press('End')).frame, (await page.page.evaluate(() => window.footfall.frames)) - 1);
  assert.equal((await press('q')).speed, 0.25);
  assert.equal((await press('q')).speed, 1);
  await page.scrub(40);
  await press('[');
  await page.scrub(80);
  assert.deepEqual((await press(']')).range, [40, 80]);
  assert.equal((await press('Backslash')).range, null);
  for (const [key, view] of [['1', 'side'], ['2', 'front'], ['3', 'top'], ['4', 'three-quarter']])
    assert.equal((await press(key)).camera, view);
  assert.equal((await press('f')).follow, false);
  assert.equal((await press('f')).follow, true);
  for (const [key, layer] of [['b', 'figure'], ['t', 'trails'], ['m', 'labels'], ['c', 'com'], ['s', 'support'], ['g', 'ghosts']]) {
    const was = (await page.state()).layers[layer];
    assert.equal((await press(key)).layers[layer], !was, `${key} switches ${layer}`);
    assert.equal((await press(key)).layers[layer], was);
  }
  assert.equal((await press('d')).theme, 'light');
  assert.equal((await press('d')).theme, 'dark');
  assert.equal((await press('?')).help, true);
  assert.match(await page.page.innerText('.help'), /quarter speed/);
  assert.equal((await press('Escape')).help, false);
  await page.close();
});

test('it plays, at its speed and within the loop, and stops', async () => {
  const page = await opened('#f=100');
  await page.page.keyboard.press(' ');
  await page.page.waitForFunction(() => window.footfall.state().frame > 102);
  assert.equal((await page.state()).playing, true);
  await page.page.keyboard.press(' ');
  const still = (await page.state()).frame;
  await page.page.waitForTimeout(200);
  assert.equal((await page.state()).frame, still);
  await page.scrub(20);
  await page.page.keyboard.press('[');
  await page.scrub(24);
  await page.page.keyboard.press(']');
  await page.page.keyboard.press(' ');
  const seen = new Set();
  for (let i = 0; i < 25; i++) {
    seen.add((await page.state()).frame);
    await page.page.waitForTimeout(20);
  }
  assert.ok(Math.min(...seen) >= 20 && Math.max(...seen) <= 24, `left the loop: ${[...seen]}`);
  assert.ok(seen.size > 1, 'it moved');
  await page.close();
});

test('a click on a worst moment goes there and marks it', async () => {
  const page = await opened();
  const rows = page.page.locator('.worst');
  const count = await rows.count();
  assert.ok(count >= 1 && count <= 10, `${count} worst moments`);
  for (let i = 0; i < count; i++) {
    const frame = Number(await rows.nth(i).getAttribute('data-frame'));
    await rows.nth(i).click();
    assert.equal((await page.state()).frame, frame);
  }
  await page.scrub(0);
  await page.page.keyboard.press('n');
  assert.equal(await page.page.locator('.worst.chosen').count(), 1);
  await page.close();
});

test('the timeline scrubs under the pointer', async () => {
  const page = await opened();
  const box = await page.page.locator('.timeline-area').boundingBox();
  const before = await picture(page, '.picture canvas');
  await page.page.mouse.move(box.x + 0.1 * box.width, box.y + 30);
  await page.page.mouse.down();
  await page.page.mouse.move(box.x + 0.5 * box.width, box.y + 34);
  await page.page.mouse.up();
  const frames = await page.page.evaluate(() => window.footfall.frames);
  const { frame } = await page.state();
  assert.ok(Math.abs(frame - 0.5 * (frames - 1)) < 0.01 * frames + 1, `frame ${frame} of ${frames}`);
  assert.ok(changed(before, await picture(page, '.picture canvas')) > 0.004);

  await page.page.keyboard.down('Shift');
  await page.page.mouse.move(box.x + 0.2 * box.width, box.y + 30);
  await page.page.mouse.down();
  await page.page.mouse.move(box.x + 0.4 * box.width, box.y + 30);
  await page.page.mouse.up();
  await page.page.keyboard.up('Shift');
  const { range } = await page.state();
  assert.ok(range && Math.abs(range[0] - 0.2 * frames) < 4 && Math.abs(range[1] - 0.4 * frames) < 4, `range ${range}`);
  await page.close();
});

test('dragging the picture orbits, and a path is drawn for a chosen joint', async () => {
  const page = await opened();
  const box = await page.page.locator('.picture').boundingBox();
  await page.page.mouse.move(box.x + 300, box.y + 250);
  await page.page.mouse.down();
  await page.page.mouse.move(box.x + 420, box.y + 240, { steps: 4 });
  await page.page.mouse.up();
  assert.equal((await page.state()).camera, null);
  const before = await picture(page, '.picture canvas');
  await page.page.click('[data-sheet="show"]');
  await page.page.locator('.joint').nth(8).click();
  assert.deepEqual((await page.state()).paths, [8]);
  assert.ok(changed(before, await picture(page, '.picture canvas')) > 0.0005);
  await page.close();
});

test('the report of check is a table, and what is past its limit stands out', async () => {
  const page = await opened();
  await page.page.click('[data-sheet="check"]');
  const text = await page.page.innerText('.check table');
  for (const name of ['skate', 'penetration', 'jerk', 'extension']) assert.match(text, new RegExp(name));
  assert.ok((await page.page.locator('.check .over').count()) >= 1);
  await page.page.locator('.check .jump').first().click();
  await page.page.click('[title="Copy the report"]');
  await page.page.waitForSelector('.icon.done');
  await page.close();
});

test('light, and a window as small as a telephone', async () => {
  const page = await opened('#f=60', { width: 390, height: 780, theme: 'light' });
  assert.equal((await page.state()).theme, 'light');
  const box = await page.page.locator('.picture').boundingBox();
  assert.ok(box.width === 390 && box.height > 200, `${box.width} by ${box.height}`);
  assert.equal(await page.page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.page.click('[title^="Panel"]');
  assert.ok(await page.page.locator('.panel').isVisible());
  await page.close();
});

test('without WebGL the page says so, and its numbers can be read', async () => {
  const blind = await launch({ webgl: false });
  const page = await open(blind, file);
  assert.match(await page.page.innerText('.no-webgl'), /no WebGL/);
  await page.scrub(30);
  assert.equal((await page.state()).frame, 30);
  assert.ok((await page.page.locator('.worst').count()) >= 1);
  await page.close();
  await blind.close();
});
