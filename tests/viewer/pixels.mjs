// SPDX-License-Identifier: MIT
// Pixels of a PNG as browsers write screenshots: 8 bits, three or four channels, not interlaced.
import { strict as assert } from 'node:assert';
import { inflateSync } from 'node:zlib';

export function decodePng(file) {
  const parts = [];
  let width = 0;
  let height = 0;
  let channels = 0;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = { 2: 3, 6: 4 }[body[9]];
      assert.ok(body[8] === 8 && channels && body[12] === 0, 'a PNG of 8 bits, RGB or RGBA');
    } else if (kind === 'IDAT') parts.push(body);
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const out = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let i = 0; i < row; i++) {
      const left = i >= channels ? out[y * row + i - channels] : 0;
      const above = y > 0 ? out[(y - 1) * row + i] : 0;
      const corner = i >= channels && y > 0 ? out[(y - 1) * row + i - channels] : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      out[y * row + i] = raw[y * (row + 1) + 1 + i] + guess;
    }
  }
  return { width, height, channels, data: out };
}

function paeth(a, b, c) {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

export function colours({ data, channels }) {
  const seen = new Set();
  for (let i = 0; i < data.length; i += channels) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
  return seen.size;
}

// The share of pixels that are not the same, by more than `least` in some channel.
export function changed(a, b, least = 24) {
  assert.equal(a.data.length, b.data.length);
  let count = 0;
  for (let i = 0; i < a.data.length; i += a.channels) {
    for (let k = 0; k < 3; k++)
      if (Math.abs(a.data[i + k] - b.data[i + k]) > least) {
        count++;
        break;
      }
  }
  return count / (a.width * a.height);
}
