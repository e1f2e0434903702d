/** Orders texts by UTF-16 code unit: the same on every machine, in every locale. */
export function compareText(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Orders numbers, smallest first. */
export function compareNumbers(a: number, b: number): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
