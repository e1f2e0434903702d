import { divide } from '#kernel/numbers/divide';

/** The date of a turn, such as 3000.01: twelve turns make a year, and turn 1 begins the first. @rule TURN-1 */
export function turnLabelOf(turn: number, firstYear: number): string {
  const year = firstYear + divide(turn - 1, 12, 'down');
  const month = ((turn - 1) % 12) + 1;
  return `${String(year)}.${String(month).padStart(2, '0')}`;
}
