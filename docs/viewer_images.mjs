// SPDX-License-Identifier: MIT
// Pictures of pages that the program makes of the examples. Run by docs/make_images.sh.
import path from 'node:path';
import { launch, open } from '../tests/viewer/browser.mjs';
import { example, makePage, run } from '../tests/viewer/pages.mjs';

const images = path.join(process.env.FOOTFALL_SOURCE, 'docs', 'images');
const browser = await launch();

async function take(name, file, { hash = '', theme = 'dark', height = 740, before = async () => undefined } = {}) {
  const opened = await open(browser, file, { hash, theme, width: 1240, height });
  await before(opened.page);
  await opened.page.waitForTimeout(400);
  await opened.page.screenshot({ path: path.join(images, `${name}.png`) });
  await opened.close();
  console.log(name);
}

const clean = path.join(process.env.FOOTFALL_VIEWER_WORK, 'pages', 'clean.bvh');
run('clean', example('walk_sliding.bvh'), '-o', clean);

await take('view-run', makePage('image_run', example('run.bvh')), { hash: '#f=52' });
await take('view-faults', makePage('image_sliding', example('walk_sliding.bvh'), '--max-skate', '5'), {
  hash: '#f=180',
  theme: 'light',
  before: async (page) => {
    await page.keyboard.press('1');
    await page.keyboard.press('n');
  },
});
await take('view-compare', makePage('image_compare', clean, '--against', example('walk_sliding.bvh')), { hash: '#f=100' });
const motions = ['walk', 'run', 'dog', 'walk_circle', 'walk_sliding'].map((name) => example(`${name}.bvh`));
await take('view-gallery', makePage('image_gallery', ...motions, example('biped.ma'), '--title', 'Examples'), {
  before: (page) => page.waitForFunction(() => window.footfall.state().drawn >= 6),
});
await browser.close();
