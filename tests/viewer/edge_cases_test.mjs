// SPDX-License-Identifier: MIT
// Motions that are unlike any other: one frame, no contacts, 500 joints, names that look like markup, 10 000 frames.
import { strict as assert } from 'node:assert';
import { existsSync, rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launch, open, picture } from './browser.mjs';
import { bvh, enginePositions, makePage, run, written } from './pages.mjs';
import { changed, colours } from './pixels.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const wave = (count, length) =>
  Array.from({ length: count }, (_, j) => ({ name: `joint${j}`, parent: j - 1, offset: [0, j === 0 ? 0 : length, 0] }));
const swing = (f, j) => [4 * Math.sin(f / 20 + 0.6 * j), 3 * Math.cos(f / 31 + j), 0];

async function agrees(page, motion, frames) {
  const engine = enginePositions(motion);
  for (const f of frames) {
    const there = await page.page.evaluate((frame) => Array.from(window.footfall.jointPositions(frame)), f);
    const worst = Math.max(...there.map((value, k) => Math.abs(value - engine.frames[f][k])));
    assert.ok(worst < 0.001, `frame ${f}: ${worst} m`);
  }
}

test('one frame', async () => {
  const motion = written('one_frame.bvh', bvh(wave(6, 20), 1, () => [0, 90, 0], swing));
  const page = await open(browser, makePage('one_frame', motion));
  assert.equal(await page.page.evaluate(() => window.footfall.frames), 1);
  for (const key of [' ', 'ArrowRight', 'End', 'g', 'n']) await page.page.keyboard.press(key);
  const state = await page.state();
  assert.deepEqual([state.frame, state.playing], [0, false]);
  assert.ok(colours(await picture(page, '.picture canvas')) > 200);
  await agrees(page, motion, [0]);
  await page.close();
});

test('no contacts', async () => {
  const motion = written('no_contacts.bvh', bvh(wave(8, 20), 90, (f) => [f, 300 + 20 * Math.sin(f / 9), 0], swing));
  const page = await open(browser, makePage('no_contacts', motion));
  await page.scrub(45);
  assert.equal((await page.state()).frame, 45);
  await agrees(page, motion, [0, 45, 89]);
  await page.close();
});

test('500 joints', async () => {
  const motion = written('many_joints.bvh', bvh(wave(500, 1.5), 40, (f) => [0, 20, 2 * f], (f, j) => [0.4 * Math.sin(f / 8 + j / 20), 0, 0]));
  const page = await open(browser, makePage('many_joints', motion));
  const before = await picture(page, '.picture canvas');
  assert.ok(colours(before) > 200);
  await page.scrub(20);
  assert.ok(changed(before, await picture(page, '.picture canvas')) > 0.002);
  await agrees(page, motion, [0, 20, 39]);
  await page.page.click('[data-sheet="show"]');
  assert.ok((await page.page.locator('.joint').count()) >= 500);
  await page.close();
});

test('names that look like markup stay text', async () => {
  const names = ['</script><script>window.broken=1</script>', '"onmouseover="window.broken=1', "'quoted'", '<img/src=x/onerror=window.broken=1>', '<!--', 'Hüfte·腰·🦴', '&amp;'];
  const joints = names.map((name, j) => ({ name, parent: j - 1, offset: [0, j === 0 ? 0 : 18, 0] }));
  const motion = written('hostile.bvh', bvh(joints, 30, () => [0, 60, 0], swing));
  const file = makePage('hostile', motion, '--title', '</title><script>window.broken=1</script>"\u2028');
  const page = await open(browser, file);
  await page.page.click('[data-sheet="show"]');
  const shown = await page.page.locator('.joint > span').allTextContents();
  for (const name of names) assert.ok(shown.includes(name), `${name} is not among ${shown.join(' | ')}`);
  assert.equal(await page.page.evaluate(() => window.broken), undefined);
  assert.equal(await page.page.title(), '</title><script>window.broken=1</script>"\u2028');
  assert.equal(await page.page.evaluate(() => document.querySelectorAll('img, script').length), 3, 'data, bytes and the page’s own script');
  await page.close();
});

test('10 000 frames of 38 joints: a frame costs what its joints cost, less than a thirtieth of a second of work', async () => {
  const motion = written('long.bvh', bvh(wave(38, 4.5), 10000, (f) => [0, 20, f], swing));
  const page = await open(browser, makePage('long', motion));
  const client = await page.page.context().newCDPSession(page.page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Seconds that the page's thread worked, whatever else the machine does.
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value;
  };
  const steps = 120;
  const before = { state: await page.state(), busy: await busy() };
  await page.page.evaluate((count) => {
    for (let i = 0; i < count; i++) window.footfall.scrub((i * 7919) % 10000);
  }, steps);
  const after = { state: await page.state(), busy: await busy() };
  const per = (name) => (after.state.work[name] - before.state.work[name]) / steps;
  assert.ok(per('joints') <= 2 * 38 + 50, `${per('joints')} joints posed per frame`);
  assert.ok(per('redraws') < 0.1, `the timeline was drawn anew ${per('redraws')} times per frame`);
  assert.ok(per('renders') <= 1.2 && after.state.work.drawCalls < 60, `${after.state.work.drawCalls} calls per picture`);
  const seconds = (after.busy - before.busy) / steps;
  console.log(`${(1000 * seconds).toFixed(2)} ms of work per frame`);
  assert.ok(seconds < 1 / 30, `${(1000 * seconds).toFixed(1)} ms of work per frame`);
  await page.close();
});

test('a bad input gives one clear error and no page', () => {
  const motion = written('bad.bvh', 'HIERARCHY\nROOT hips\n{\n');
  const page = motion.replace('.bvh', '.html');
  rmSync(page, { force: true });
  assert.throws(() => run('view', motion, '-o', page), ({ status, stderr }) => {
    assert.equal(status, 2);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
    assert.match(stderr, /bad\.bvh/);
    return true;
  });
  assert.ok(!existsSync(page));
});
