// SPDX-License-Identifier: MIT
// A rotation in three words: the largest component of the quaternion is left out, the other three have 15 bits each.

const SCALE = 2 / 32767 / Math.SQRT2;
const ZERO = 1 / Math.SQRT2;

// Three words from `at` to x, y, z, w in `out` from `to`.
export function unpackRotation(words: Uint16Array, at: number, out: Float32Array | Float64Array, to: number): void {
  const largest = ((words[at] >> 15) << 1) | (words[at + 1] >> 15);
  let rest = 1;
  let word = at;
  for (let i = 0; i < 4; i++) {
    if (i === largest) continue;
    const value = (words[word++] & 0x7fff) * SCALE - ZERO;
    out[to + i] = value;
    rest -= value * value;
  }
  out[to + largest] = Math.sqrt(Math.max(rest, 0));
}
