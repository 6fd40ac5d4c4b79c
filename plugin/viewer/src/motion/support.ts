// SPDX-License-Identifier: MIT
// The polygon that the feet on the ground span, and how far a point is outside it.

export type Point = [number, number]; // x, z

// Convex, counter-clockwise seen with x to the right and z up; by Andrew's monotone chain.
export function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const chain = (ordered: Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of ordered) {
      while (out.length >= 2 && turn(out[out.length - 2], out[out.length - 1], p) <= 0) out.pop();
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

// The nearest point of a convex polygon, which is the point itself where it is inside.
export function nearestInside(polygon: Point[], point: Point): Point {
  if (polygon.length >= 3 && polygon.every((a, i) => turn(a, polygon[(i + 1) % polygon.length], point) >= 0))
    return point;
  let best: Point = polygon[0];
  let least = Infinity;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length];
    const dx = b[0] - a[0];
    const dz = b[1] - a[1];
    const square = dx * dx + dz * dz;
    const t = square > 0 ? Math.min(Math.max(((point[0] - a[0]) * dx + (point[1] - a[1]) * dz) / square, 0), 1) : 0;
    const at: Point = [a[0] + t * dx, a[1] + t * dz];
    const distance = Math.hypot(point[0] - at[0], point[1] - at[1]);
    if (distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}
