// SPDX-License-Identifier: MIT
// validate.js SAMPLES FOLDER PACKAGES NPM: has the program SAMPLES write glTF files into FOLDER and fails on any error
// or warning of Khronos' validator. Exit 77: the validator could not be had.
'use strict';
const fs = require('fs');
const path = require('path');
const {spawnSync} = require('child_process');

const [samples, folder, packages, npm] = process.argv.slice(2);
const version = '2.0.0-dev.3.10';
const validatorPath = path.join(packages, 'node_modules', 'gltf-validator');

if (!fs.existsSync(validatorPath)) {
  const got = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--prefix', packages, `gltf-validator@${version}`],
                        {encoding: 'utf8', timeout: 120000});
  if (got.status !== 0) {
    console.log(`skipped: npm could not fetch gltf-validator\n${got.stderr}`);
    process.exit(77);
  }
}
const validator = require(validatorPath);

fs.rmSync(folder, {recursive: true, force: true});
fs.mkdirSync(folder, {recursive: true});
const written = spawnSync(samples, [folder], {encoding: 'utf8'});
if (written.status !== 0) {
  console.error(`the samples were not written\n${written.stderr}`);
  process.exit(1);
}

(async () => {
  const files = fs.readdirSync(folder).sort();
  let bad = 0;
  for (const file of files) {
    const bytes = new Uint8Array(fs.readFileSync(path.join(folder, file)));
    const {issues} = await validator.validateBytes(bytes, {uri: file, maxIssues: 20});
    if (issues.numErrors + issues.numWarnings === 0) continue;
    ++bad;
    console.error(`${file}: ${issues.numErrors} errors, ${issues.numWarnings} warnings`);
    for (const issue of issues.messages.filter((m) => m.severity < 2)) {
      console.error(`  ${issue.code} ${issue.pointer || ''}: ${issue.message}`);
    }
  }
  console.log(`${files.length} files checked, ${bad} bad`);
  process.exit(bad > 0 || files.length < 20 ? 1 : 0);
})();
