const TURNS_A_YEAR = 12;

/** Whether a turn is the last of its year. The yearly checks happen in that turn. @rule TURN-1 */
export function isYearEnd(turn: number): boolean {
  return turn % TURNS_A_YEAR === 0;
}

/** The turn of the next yearly checks, this one included. @rule TURN-1 */
export function nextYearEnd(turn: number): number {
  const over = turn % TURNS_A_YEAR;
  return over === 0 ? turn : turn + TURNS_A_YEAR - over;
}
