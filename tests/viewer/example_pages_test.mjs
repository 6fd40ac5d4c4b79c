// SPDX-License-Identifier: MIT
// Pages of the example motions: they open from a file, show a figure that moves, and every joint is where the engine has
// it.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launch, open, picture } from './browser.mjs';
import { enginePositions, example, makePage } from './pages.mjs';
import { changed, colours } from './pixels.mjs';

const NEAR = 0.001; // m
let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

for (const name of ['walk.bvh', 'run.bvh', 'dog.bvh', 'walk_circle.bvh', 'walk_sliding.bvh', 'biped.ma']) {
  test(`${name} is shown as it moves`, async () => {
    const file = makePage(name.replace('.', '_'), example(name));
    const opened = await open(browser, file);
    const engine = enginePositions(example(name));
    assert.equal(await opened.page.evaluate(() => window.footfall.frames), engine.frames.length);

    const first = await picture(opened, '.picture canvas');
    assert.ok(colours(first) > 300, `the picture is blank: ${colours(first)} colours`);
    await opened.scrub(Math.floor(engine.frames.length / 3));
    const later = await picture(opened, '.picture canvas');
    assert.ok(changed(first, later) > 0.004, `only ${changed(first, later)} of the pixels changed`);

    const page = await opened.page.evaluate(() =>
      Array.from({ length: window.footfall.frames }, (_, f) => Array.from(window.footfall.jointPositions(f))),
    );
    let worst = 0;
    engine.frames.forEach((places, f) => {
      assert.equal(page[f].length, places.length, 'as many joints');
      for (let k = 0; k < places.length; k += 3)
        worst = Math.max(worst, Math.hypot(places[k] - page[f][k], places[k + 1] - page[f][k + 1], places[k + 2] - page[f][k + 2]));
    });
    assert.ok(worst < NEAR, `a joint is ${(1000 * worst).toFixed(3)} mm from where the engine has it`);
    await opened.close();
  });
}

test('the page without its data is at most 1.5 MB', () => {
  const text = readFileSync(makePage('walk_size', example('walk.bvh')), 'utf8');
  const data = [...text.matchAll(/<script type="application\/(?:json|octet-stream)"[^>]*>[^<]*<\/script>/g)];
  assert.equal(data.length, 2);
  const bare = text.length - data.reduce((sum, match) => sum + match[0].length, 0);
  assert.ok(bare <= 1.5e6, `${bare} bytes`);
});
