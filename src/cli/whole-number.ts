/** A whole number from 0 as somebody writes it; undefined: it is none. */
export function wholeNumber(text: string): number | undefined {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) ? value : undefined;
}
