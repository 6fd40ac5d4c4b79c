// SPDX-License-Identifier: MIT
// The binary data of the page: little-endian sections, each aligned to four bytes.
import type { Ref } from './page_types';

export class Blobs {
  private readonly bytes = new Map<number, ArrayBuffer>();

  constructor(private readonly textOf: (blob: number) => string | null) {}

  private buffer(blob: number): ArrayBuffer {
    let buffer = this.bytes.get(blob);
    if (!buffer) {
      const text = this.textOf(blob);
      if (text === null) throw new Error(`The page's data is incomplete: part ${blob} is missing.`);
      buffer = fromBase64(text);
      this.bytes.set(blob, buffer);
    }
    return buffer;
  }

  private section(ref: Ref, bytesEach: number): [ArrayBuffer, number, number] {
    const buffer = this.buffer(ref.blob);
    if (ref.offset % bytesEach !== 0 || ref.offset + ref.count * bytesEach > buffer.byteLength)
      throw new Error('The page’s data is incomplete: a section ends past the data.');
    return [buffer, ref.offset, ref.count];
  }

  floats(ref: Ref): Float32Array {
    return new Float32Array(...this.section(ref, 4));
  }
  words(ref: Ref): Uint16Array {
    return new Uint16Array(...this.section(ref, 2));
  }
  bytesOf(ref: Ref): Uint8Array {
    return new Uint8Array(...this.section(ref, 1));
  }
  integers(ref: Ref): Uint32Array {
    return new Uint32Array(...this.section(ref, 4));
  }
}

function fromBase64(text: string): ArrayBuffer {
  const binary = atob(text.trim());
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes.buffer;
}
