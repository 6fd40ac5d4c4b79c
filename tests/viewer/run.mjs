// SPDX-License-Identifier: MIT
// run.mjs TEST: fetches playwright-core where it is missing, finds a browser, then runs the test. Without one of them it
// says why and ends with 77, which CTest takes for skipped; with CI set it fails.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const work = process.env.FOOTFALL_VIEWER_WORK;

function skip(why) {
  console.log(`Skipped: ${why}`);
  process.exit(process.env.CI ? 1 : 77);
}

// As pinned in package-lock.json; fetched again when that changes.
function fetchPackages() {
  mkdirSync(work, { recursive: true });
  const wanted = readFileSync(path.join(here, 'package-lock.json'), 'utf8');
  const stamp = path.join(work, 'fetched.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(path.join(here, file), path.join(work, file));
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(process.env.FOOTFALL_NPM || 'npm', options, { cwd: work, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
}

function findBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [process.env.FOOTFALL_BROWSER, ...names.flatMap((name) => folders.map((folder) => path.join(folder, name)))];
  return candidates.find((file) => file && existsSync(file));
}

try {
  fetchPackages();
} catch (error) {
  skip(`playwright-core could not be fetched: ${String(error.stderr || error.message).trim().split('\n')[0]}`);
}
const browser = findBrowser();
if (!browser) skip('no Chromium; install it (Debian: apt-get install chromium) or name one in FOOTFALL_BROWSER');
process.env.FOOTFALL_BROWSER = browser;
await import(pathToFileURL(path.resolve(process.argv[2])).href);
