/** Far above anything that a design can pay for. */
export const MOST_OF_A_VALUE = 1000;

/** Whether something is a number that a design may state: whole, and from the least to 1000. @rule U-3 */
export function isDesignNumber(number: number, least: number): boolean {
  return Number.isSafeInteger(number) && number >= least && number <= MOST_OF_A_VALUE;
}
