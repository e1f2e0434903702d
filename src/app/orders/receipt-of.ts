const SHORT = 12;

/** The short form of a sheet's hash, for people to read out or compare. */
export function receiptOf(hash: string): string {
  return hash.slice(0, SHORT);
}
