const SHORT = 12;

/** The short form of a sheet's hash, to be read out or compared by eye. */
export function receiptOf(hash: string): string {
  return hash.slice(0, SHORT);
}
