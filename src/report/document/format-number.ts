/** A number as the reports print it: a true minus sign, which is as wide as a digit, and no grouping, so that it can be copied. */
export const formatNumber = (value: number): string =>
  value < 0 ? `−${String(-value)}` : String(value);
