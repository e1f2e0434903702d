/** A number as people read it: a true minus sign, which is as wide as a digit, and no grouping, so that it can be copied. */
export const formatNumber = (value: number): string =>
  value < 0 ? `−${String(-value)}` : String(value);

/** `+2`, `−1`, `±0`. */
export function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${String(value)}` : formatNumber(value);
}
