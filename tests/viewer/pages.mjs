// SPDX-License-Identifier: MIT
// Pages that the program makes, and motions written for a test.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.env.FOOTFALL_VIEWER_WORK, 'pages');
mkdirSync(folder, { recursive: true });

export function run(...args) {
  const options = { cwd: process.env.FOOTFALL_SOURCE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 };
  return execFileSync(process.env.FOOTFALL_PROGRAM, args, options);
}

export function example(name) {
  return path.join(process.env.FOOTFALL_SOURCE, 'examples', name);
}

export function written(name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

// footfall view ARGS -o NAME.html; returns the page's path.
export function makePage(name, ...args) {
  const file = path.join(folder, `${name}.html`);
  run('view', ...args, '-o', file);
  return file;
}

// Every joint at every frame where the engine has it: frames of x, y, z.
export function enginePositions(motion) {
  const text = execFileSync(process.env.FOOTFALL_JOINT_POSITIONS, [motion], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return JSON.parse(text);
}

// A BVH of joints {name, parent, offset (cm)} at 60 frames per second. place(frame): the root in cm; turn(frame, joint):
// degrees about Z, X, Y.
export function bvh(joints, frames, place, turn) {
  const children = joints.map((_, j) => joints.flatMap((other, k) => (other.parent === j ? [k] : [])));
  const lines = ['HIERARCHY'];
  const order = [];
  const write = (j, depth) => {
    const pad = '  '.repeat(depth);
    order.push(j);
    lines.push(`${pad}${depth === 0 ? 'ROOT' : 'JOINT'} ${joints[j].name}`, `${pad}{`, `${pad}  OFFSET ${joints[j].offset.join(' ')}`);
    lines.push(`${pad}  CHANNELS ${depth === 0 ? '6 Xposition Yposition Zposition' : '3'} Zrotation Xrotation Yrotation`);
    for (const child of children[j]) write(child, depth + 1);
    if (children[j].length === 0) lines.push(`${pad}  End Site`, `${pad}  {`, `${pad}    OFFSET 0 5 0`, `${pad}  }`);
    lines.push(`${pad}}`);
  };
  write(0, 0);
  lines.push('MOTION', `Frames: ${frames}`, 'Frame Time: 0.0166666667');
  for (let f = 0; f < frames; f++) {
    const row = order.flatMap((j) => (j === 0 ? [...place(f), ...turn(f, j)] : turn(f, j)));
    lines.push(row.map((value) => value.toFixed(4)).join(' '));
  }
  return lines.join('\n') + '\n';
}
