/** Since when two empires know each other; what the scenario begins with began at the start. */
export const sinceText = (turn: number): string =>
  turn < 1 ? 'the start' : `turn ${String(turn)}`;
