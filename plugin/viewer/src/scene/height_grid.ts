// SPDX-License-Identifier: MIT
// How high a mesh of triangles is above a place in plan.

const CELLS = 64; // along the longer side

export class HeightGrid {
  private readonly cells = new Map<number, number[]>(); // first indices of triangles
  private readonly low: [number, number] = [Infinity, Infinity];
  private readonly cell: number;

  constructor(
    private readonly positions: Float32Array,
    private readonly indices: Uint32Array,
  ) {
    const high = [-Infinity, -Infinity];
    for (let i = 0; i < positions.length; i += 3)
      for (const [axis, k] of [[0, 0], [1, 2]]) {
        this.low[axis] = Math.min(this.low[axis], positions[i + k]);
        high[axis] = Math.max(high[axis], positions[i + k]);
      }
    this.cell = Math.max(high[0] - this.low[0], high[1] - this.low[1], 1e-6) / CELLS;
    for (let t = 0; t < indices.length; t += 3) {
      const corners = [0, 1, 2].map((c) => 3 * indices[t + c]);
      const xs = corners.map((c) => this.place(positions[c], 0));
      const zs = corners.map((c) => this.place(positions[c + 2], 1));
      for (let x = Math.min(...xs); x <= Math.max(...xs); x++)
        for (let z = Math.min(...zs); z <= Math.max(...zs); z++) {
          const key = x * 4096 + z;
          const list = this.cells.get(key);
          if (list) list.push(t);
          else this.cells.set(key, [t]);
        }
    }
  }

  // The highest triangle there; nothing beside the mesh.
  at(x: number, z: number): number | undefined {
    const { positions, indices } = this;
    let best: number | undefined;
    for (const t of this.cells.get(this.place(x, 0) * 4096 + this.place(z, 1)) ?? []) {
      const [a, b, c] = [0, 1, 2].map((corner) => 3 * indices[t + corner]);
      const x1 = positions[b] - positions[a];
      const z1 = positions[b + 2] - positions[a + 2];
      const x2 = positions[c] - positions[a];
      const z2 = positions[c + 2] - positions[a + 2];
      const area = x1 * z2 - x2 * z1;
      if (Math.abs(area) < 1e-12) continue;
      const u = ((x - positions[a]) * z2 - x2 * (z - positions[a + 2])) / area;
      const v = (x1 * (z - positions[a + 2]) - (x - positions[a]) * z1) / area;
      if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue;
      const y = positions[a + 1] + u * (positions[b + 1] - positions[a + 1]) + v * (positions[c + 1] - positions[a + 1]);
      if (best === undefined || y > best) best = y;
    }
    return best;
  }

  private place(value: number, axis: 0 | 1): number {
    return Math.floor((value - this.low[axis]) / this.cell);
  }
}
