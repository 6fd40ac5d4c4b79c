// SPDX-License-Identifier: MIT
// Numbers and units as people read them.

export function short(value: number): string {
  const size = Math.abs(value);
  if (size >= 99999.5) return value.toExponential(1);
  return size >= 99.5 ? value.toFixed(0) : size >= 9.95 ? value.toFixed(1) : value.toFixed(2);
}

// "m/s3" is m/s³, "deg/s" is °/s.
export function unitText(unit: string): string {
  return unit.replace('deg', '°').replace(/([a-z])2\b/, '$1²').replace(/([a-z])3\b/, '$1³');
}
