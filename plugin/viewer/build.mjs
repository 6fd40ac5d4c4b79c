// SPDX-License-Identifier: MIT
// Bundles src/ into one page without data: build.mjs [OUTPUT]. The page asks for nothing from anywhere.
import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const here = path.dirname(fileURLToPath(import.meta.url));
const output = process.argv[2] ?? path.join(here, 'viewer.html');
const largest = 1.5e6; // bytes
const place = '<!--FOOTFALL_DATA-->'; // the program puts the data here

const bundle = await build({
  entryPoints: [path.join(here, 'src/main.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2020',
  charset: 'ascii',
  legalComments: 'none',
  logLevel: 'warning',
});
const styles = await build({
  entryPoints: [path.join(here, 'src/page.css')],
  bundle: true,
  minify: true,
  write: false,
  logLevel: 'warning',
});

const script = bundle.outputFiles[0].text;
const style = styles.outputFiles[0].text;
for (const [name, text] of [['script', script], ['style', style]]) {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error(`the ${name} holds text that would end its element`);
}

// A function as replacement: "$" in a bundle means nothing.
const page = readFileSync(path.join(here, 'src/page.html'), 'utf8')
  .replace('/*STYLE*/', () => style)
  .replace('/*SCRIPT*/', () => script);
if (page.split(place).length !== 2) throw new Error(`the page must hold ${place} exactly once`);
if (page.length > largest) throw new Error(`the page must be at most ${largest} bytes, got ${page.length}`);
writeFileSync(output, page);
console.log(`${output}: ${Math.round(page.length / 1000)} kB`);
